import { hashOfName, tagOf } from './names.ts';

/** What the reader of texts needs to know about an element: bits. An element without an entry is a block. */
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
  [KIND.block | KIND.hidden, 'datalist defs desc metadata noembed noframes title'],
  [KIND.block | KIND.hidden | KIND.picture, 'iframe'],
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

/** Kinds by the number of the element, one of `TAG`. */
const KINDS = new Uint16Array(256).fill(KIND.block);
for (const [kinds, names] of NAMES)
  for (const name of names.split(' ')) KINDS[tagOf(hashOfName(name))] = kinds;

/** The kinds of a known element. */
export function kindsOf(tag: number): number {
  return KINDS[tag] ?? 0;
}

/**
 * Of elements that end where another one begins, by rank: one of the same or a higher rank ends them, as a row ends a
 * cell. 0 for all others.
 */
const RANKS = new Uint8Array(256);
for (const [rank, names] of [
  'p',
  'dd dt li option td th',
  'optgroup tr',
  'caption colgroup tbody tfoot thead',
].entries())
  for (const name of names.split(' ')) RANKS[tagOf(hashOfName(name))] = rank + 1;

export function rankOf(tag: number): number {
  return RANKS[tag] ?? 0;
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
