import { hashOfName, tagOf } from './names.ts';

/** What the reader of texts needs to know about an element: bits. An element without an entry is a block. */
export const KIND = {
  /** Separates words, and ends elements around it that were never closed. */
  block: 1,
  /** Has no end tag. */
  void: 2,
  /** Its end tag, or both of its tags, may be left out: where it ends is unknown, so it never hides text. */
  optional: 4,
  /** `<h1>` to `<h6>`: begins a section. */
  heading: 8,
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
  [KIND.block | KIND.void, 'area base basefont bgsound br col frame hr keygen param source track'],
  [KIND.block | KIND.void | KIND.picture, 'embed img input'],
  [KIND.block | KIND.picture, 'audio button canvas math object select svg textarea video'],
  [
    KIND.block | KIND.optional,
    'body caption colgroup dd dt head html li optgroup option p tbody td tfoot th thead tr',
  ],
  [KIND.block | KIND.heading, 'h1 h2 h3 h4 h5 h6'],
  [KIND.block | KIND.main, 'main'],
  [KIND.block | KIND.article, 'article'],
  [KIND.block | KIND.around, 'footer nav'],
  [KIND.block | KIND.aroundBody, 'aside header'],
];

/** Kinds by the number of the element, one of `TAG`. */
const KINDS = new Uint16Array(256).fill(KIND.block);
for (const [kinds, names] of NAMES)
  for (const name of names.split(' ')) KINDS[tagOf(hashOfName(name))] = kinds;

const [DASH, SLASH, GREATER, SPACE] = [0x2d, 0x2f, 0x3e, 0x20] as const;

/** The kinds of an element, whose tag is at `from`. One that is not known is inline if its name has a dash, and may show anything. */
export function kindsOf(tag: number, bytes: Uint8Array, from: number): number {
  if (tag !== 0) return KINDS[tag] ?? 0;
  for (let at = from + 2; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === DASH) return KIND.picture;
    if (byte <= SPACE || byte === GREATER || byte === SLASH) break;
  }
  return KIND.block;
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
