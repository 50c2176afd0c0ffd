/** The fields of a JSON object, each still to be narrowed; `null` for anything else, a list among it. */
export function jsonFields(json: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  return json as Readonly<Record<string, unknown>>;
}
