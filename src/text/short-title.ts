const TITLE_MAX_CHARS = 200;
/** Longer than a title that is shown, in the units of a string. */
const READ_MAX_CHARS = 4096;
/** Control characters, and those that turn the direction of the text behind them. */
const UNSAFE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** An untrusted title of a page on one line, without what may not reach a list, and no longer than lists repeat it. */
export function shortTitle(text: string): string {
  const line = text.slice(0, READ_MAX_CHARS).replace(/\s+/g, ' ').replace(UNSAFE, '');
  const title = line.trim();
  return title.length <= TITLE_MAX_CHARS ? title : Array.from(title).slice(0, TITLE_MAX_CHARS).join('');
}
