/** Names and values of a JSON text are counted by the marks before them: commas and opening brackets. */
export interface JsonLimits {
  /** Fewer characters for each mark are not what the writer of such a file writes. */
  readonly charsPerMark: number;
  readonly marksMax: number;
}

/** A shorter text is harmless, whatever is in it. */
const SHORT_CHARS = 1024 * 1024;
const [COMMA, OPEN_LIST, OPEN_OBJECT] = [0x2c, 0x5b, 0x7b];

/** `JSON.parse` takes 40 times the size of a text that has nothing but brackets: more than any heap has. */
export function isOvercrowded(text: string, { charsPerMark, marksMax }: JsonLimits): boolean {
  if (text.length < SHORT_CHARS) return false;
  let marks = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charCodeAt(at);
    if (mark === COMMA || mark === OPEN_LIST || mark === OPEN_OBJECT) marks += 1;
  }
  return marks > Math.min(text.length / charsPerMark, marksMax);
}

/** `undefined`: it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
