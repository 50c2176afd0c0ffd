import { hashOfName } from './names.ts';

/** What the reader of texts needs to know about an element: bits. An unknown element is `BLOCK`, or inline with a dash. */
export const KIND = {
  /** Separates words, and ends elements around it that were never closed. */
  block: 1,
  /** Has no end tag. */
  void: 2,
  /** Its end tag, or both of its tags, may be left out. */
  optional: 4,
  /** Ends an open `<p>`. */
  endsParagraph: 8,
  /** Its content is never shown. */
  hidden: 16,
  /** Shows something other than text, or will. */
  picture: 32,
  main: 64,
  article: 128,
  /** Is around the content wherever it occurs. */
  around: 256,
  /** Is around the content unless it is a part of it. */
  aroundBody: 512,
  /** `<html>` and `<body>`: a script shows one that is hidden. */
  root: 1024,
} as const;

const NAMES: readonly (readonly [kinds: number, names: string])[] = [
  [
    0,
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rp rt ruby s samp slot small span strike strong sub sup time tt u var',
  ],
  [KIND.void, 'link meta wbr'],
  [KIND.hidden, 'style template'],
  // They say that a script fills the page, as those of Sphinx's search do.
  [KIND.hidden | KIND.picture, 'noscript script'],
  [KIND.block | KIND.hidden, 'datalist defs desc iframe metadata noembed noframes title'],
  [KIND.block | KIND.void, 'area base basefont bgsound br col frame keygen param source track'],
  [KIND.block | KIND.void | KIND.picture, 'embed img input'],
  [KIND.block | KIND.picture, 'audio button canvas math object select svg textarea video'],
  [KIND.block | KIND.void | KIND.endsParagraph, 'hr'],
  [KIND.block | KIND.optional, 'colgroup caption optgroup option tbody td tfoot th thead tr'],
  [KIND.block | KIND.optional | KIND.root, 'body head html'],
  [KIND.block | KIND.optional | KIND.endsParagraph, 'dd dt li p'],
  [
    KIND.block | KIND.endsParagraph,
    'address blockquote center details dialog dir div dl fieldset figcaption figure form h1 h2 h3 h4 h5 h6 hgroup menu ol pre search section summary table ul',
  ],
  [KIND.block | KIND.endsParagraph | KIND.main, 'main'],
  [KIND.block | KIND.endsParagraph | KIND.article, 'article'],
  [KIND.block | KIND.endsParagraph | KIND.around, 'footer nav'],
  [KIND.block | KIND.endsParagraph | KIND.aroundBody, 'aside header'],
];

/** By the last bits of their hashes, which no two of the names share: a `Map` takes longer than the rest of a tag. */
const SLOTS = 16_384;
const HASHES = new Int32Array(SLOTS);
const KINDS = new Uint16Array(SLOTS);
for (const [kinds, names] of NAMES)
  for (const name of names.split(' ')) {
    const hash = hashOfName(name);
    HASHES[hash & (SLOTS - 1)] = hash;
    KINDS[hash & (SLOTS - 1)] = kinds;
  }

/** The kinds of the element whose name has this hash; `null`: it is not known. */
export function kindsOf(hash: number): number | null {
  const slot = hash & (SLOTS - 1);
  return HASHES[slot] === hash ? (KINDS[slot] ?? 0) : null;
}

/**
 * Of elements that end where another one begins, by rank: one of the same or a higher rank ends them, as a row ends a
 * cell. 0 for all others.
 */
const RANKS: ReadonlyMap<number, number> = new Map(
  ['p', 'dd dt li option td th', 'optgroup tr', 'caption colgroup tbody tfoot thead'].flatMap((names, rank) =>
    names.split(' ').map((name): [number, number] => [hashOfName(name), rank + 1]),
  ),
);

export function rankOf(hash: number): number {
  return RANKS.get(hash) ?? 0;
}

/** Roles that make a landmark of any element. */
const ROLES: ReadonlyMap<string, number> = new Map([
  ['main', KIND.main],
  ['article', KIND.article],
  ['navigation', KIND.around],
  ['contentinfo', KIND.around],
  ['banner', KIND.aroundBody],
  ['complementary', KIND.aroundBody],
]);
export const LANDMARKS = KIND.main | KIND.article | KIND.around | KIND.aroundBody;

/** The landmark of a role; `null`: none, and the element keeps its own meaning. */
export function landmarkOf(role: string): number | null {
  return ROLES.get(role.trim().toLowerCase()) ?? null;
}
