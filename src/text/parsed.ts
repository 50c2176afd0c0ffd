/** A value read from foreign JSON, or one clause that says what is missing. */
export type Read<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

/** What a parser makes of a text: a value, or why there is none. Parsers never throw. */
export type Parsed<T> = { readonly value: T } | Refusal;

export interface Refusal {
  /** One clause that follows a colon, in lower case and without a full stop: what is wrong with the text. */
  readonly problem: string;
  /** One sentence with its full stop: the way out. */
  readonly remedy: string;
}

/** Short for a refusal, so that tables of refusals stay readable. */
export function refuse(problem: string, remedy: string): Refusal {
  return { problem, remedy };
}
