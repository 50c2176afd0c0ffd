/** What came of something that may fail. A `problem` that is a text is one clause. */
export type Result<T, E = string> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: E };

/** What a parser makes of an input: a value, or why there is none. Parsers never throw. */
export type Parsed<T> = { readonly value: T } | Refusal;

export interface Refusal {
  /** One clause that follows a colon, in lower case and without a full stop: what is wrong with the text. */
  readonly problem: string;
  /** One sentence with its full stop: the way out. */
  readonly remedy: string;
}

export function valueOf<T>(parsed: Parsed<T>): T | null {
  return 'value' in parsed ? parsed.value : null;
}

/** Short for a refusal, so that tables of refusals stay readable. */
export function refuse(problem: string, remedy: string): Refusal {
  return { problem, remedy };
}

type Scalar = number | string | boolean | null;

/** JSON without depth: recursive code that compares or writes it cannot run out of stack. */
export type FlatJson = number | string | Readonly<Record<string, Scalar>> | null;

/** A number, a text, or an object with its scalar fields; `null` for anything else. */
export function flatJson(json: unknown): FlatJson {
  if (typeof json === 'number' || typeof json === 'string') return json;
  const fields = jsonFields(json);
  return fields === null ? null : Object.fromEntries(Object.entries(fields).filter(isScalarField));
}

function isScalarField(field: readonly [string, unknown]): field is [string, Scalar] {
  return field[1] === null || typeof field[1] !== 'object';
}

/** The fields of a JSON object, each still to be narrowed; `null` for anything else, a list among it. */
export function jsonFields(json: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  return json as Readonly<Record<string, unknown>>;
}
