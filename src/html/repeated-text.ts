/**
 * Text that stands on most pages of a site is no content: a date, a version, a menu, wherever a theme has put it. A piece
 * of text is what stands between two blocks; pieces are known by a number, in which each word with a digit and each name of a
 * month or a day is the same, because dates and versions differ from page to page and from build to build.
 */

/** Pages that are read to find such pieces. More find no others. */
export const SAMPLE_PAGES = 50;
/** On a smaller site a piece has to stand on every page, and below the second number none is left out. */
const [FEW_PAGES, LEAST_PAGES] = [10, 3] as const;

const DATES =
  'jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov november dec december mon monday tue tuesday wed wednesday thu thursday fri friday sat saturday sun sunday';
const DATE_WORDS = new Set(DATES.split(' ').map((word) => wordHash(Buffer.from(word))));
const LENGTHS = 2 ** 20;
const SPACE = 0x20;

/** The key of a piece of text, a whole number. Only a piece with a word that is no number has words that are all the same. */
export function pieceKey(bytes: Uint8Array, from: number, to: number): number {
  let [shape, exact, word, length] = [0, 0, 0, 0];
  let hasDigit = false;
  let hasWord = false;
  for (let at = from; at <= to; at += 1) {
    const byte = at === to ? SPACE : (bytes[at] ?? 0);
    const isDigit = byte >= 0x30 && byte <= 0x39;
    const lower = byte | 0x20;
    if (isDigit || byte >= 0x80 || (lower >= 0x61 && lower <= 0x7a)) {
      hasDigit ||= isDigit;
      word = Math.imul(word ^ lower, 0x0100_0193);
      continue;
    }
    if (word !== 0) {
      shape = mixed(shape, hasDigit || DATE_WORDS.has(word) ? 1 : word);
      exact = mixed(exact, word);
      hasWord ||= !hasDigit;
      length += 1;
    }
    word = 0;
    hasDigit = false;
    if (byte <= SPACE) continue;
    shape = mixed(shape, byte);
    exact = mixed(exact, byte);
    length += 1;
  }
  return ((hasWord ? shape : exact) >>> 0) * LENGTHS + (length % LENGTHS);
}

function mixed(hash: number, part: number): number {
  const mix = Math.imul(hash ^ part, 0x0100_0193);
  return mix ^ (mix >>> 15);
}

function wordHash(bytes: Uint8Array): number {
  let word = 0;
  for (const byte of bytes) word = Math.imul(word ^ byte, 0x0100_0193);
  return word;
}

/** The keys of at most this many pieces that stand on most pages of a sample, in ascending order. `pages`: the pieces of each. */
export function repeatedPieces(pages: readonly ReadonlySet<number>[], most: number): readonly number[] {
  const { length } = pages;
  if (length < LEAST_PAGES) return [];
  const counts = new Map<number, number>();
  for (const key of pages.flatMap((pieces) => [...pieces])) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = length < FEW_PAGES ? length : length / 2 + 0.5;
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort(([one, many], [other, more]) => more - many || one - other)
    .slice(0, most)
    .map(([key]) => key)
    .sort((one, other) => one - other);
}
