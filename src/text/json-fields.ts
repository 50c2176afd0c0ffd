type Scalar = number | string | boolean | null;

/** JSON without depth: whoever compares it or writes it down cannot run out of stack. */
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
