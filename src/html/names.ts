/**
 * Names of elements and attributes, by a hash of their letters, so that a name on a page never becomes a string. An unknown
 * name may share the hash of a known one. Only a hostile page does that, and it spoils only its own report.
 */

/** Adds one character of a name to its hash. Letters must be in lower case. By 379 no two known names share a slot. */
export function nameHash(hash: number, char: number): number {
  return (Math.imul(hash, 379) + char) | 0;
}

/** The hash of a whole name, in lower case. */
export function hashOfName(name: string): number {
  let hash = 0;
  for (let at = 0; at < name.length; at += 1) hash = nameHash(hash, name.charCodeAt(at));
  return hash;
}

// prettier-ignore
const TAG_NAMES = [
  '', 'a', 'area', 'article', 'audio', 'base', 'button', 'desc', 'feimage', 'foreignobject', 'form', 'frame', 'iframe', 'image',
  'input', 'link', 'loc', 'main', 'math', 'noembed', 'noframes', 'object', 'plaintext', 'script', 'sitemapindex', 'source',
  'style', 'svg', 'td', 'template', 'textarea', 'th', 'title', 'track', 'use', 'video', 'xmp',
  // Elements that matter only for the text of a page.
  'abbr', 'acronym', 'address', 'aside', 'basefont', 'bdi', 'bdo', 'bgsound', 'canvas', 'caption', 'cite', 'col',
  'colgroup', 'data', 'datalist', 'defs', 'del', 'details', 'dfn', 'dialog', 'dir', 'fieldset', 'figcaption', 'figure',
  'font', 'footer', 'header', 'hgroup', 'html', 'ins', 'kbd', 'keygen', 'label', 'mark', 'metadata', 'nav', 'noscript',
  'optgroup', 'option', 'param', 'q', 'rp', 'rt', 'samp', 'search', 'section', 'select', 'slot', 'summary', 'tbody',
  'tfoot', 'thead', 'time', 'tr', 'wbr',
  // HTML elements that end an unclosed `<svg>` or `<math>`.
  'b', 'big', 'blockquote', 'body', 'br', 'center', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'embed', 'h1', 'h2', 'h3',
  'h4', 'h5', 'h6', 'head', 'hr', 'i', 'img', 'li', 'menu', 'meta', 'nobr', 'ol', 'p', 'pre', 'ruby', 's', 'small',
  'span', 'strong', 'strike', 'sub', 'sup', 'table', 'tt', 'u', 'ul', 'var',
] as const;
export type TagName = (typeof TAG_NAMES)[number];

/** Numbers of the known elements; 0 is any other element. */
export const TAG = Object.fromEntries(TAG_NAMES.map((name, number) => [name, number])) as Readonly<
  Record<TagName, number>
>;
/** The first element that ends an `<svg>`; all later ones do too. */
export const FIRST_BREAKING_TAG = TAG.b;

/** By the last bits of their hashes, which no two names share. A `Map` takes a tenth of the whole reading time. */
const SLOTS = 2048;
const HASHES = new Int32Array(SLOTS);
const NUMBERS = new Uint8Array(SLOTS);
for (const [number, name] of TAG_NAMES.entries()) {
  const hash = hashOfName(name);
  HASHES[hash & (SLOTS - 1)] = hash;
  NUMBERS[hash & (SLOTS - 1)] = number;
}

/** The number of the element whose name has this hash, one of `TAG`. */
export function tagOf(hash: number): number {
  const slot = hash & (SLOTS - 1);
  return HASHES[slot] === hash ? (NUMBERS[slot] ?? 0) : 0;
}

// prettier-ignore
const ATTRIBUTE_NAMES = [
  'action', 'background', 'class', 'content', 'data', 'disabled', 'formaction', 'hidden', 'href', 'http-equiv', 'id',
  'imagesrcset', 'name', 'nomodule', 'open', 'popover', 'poster', 'property', 'rel', 'role', 'src', 'srcdoc', 'srcset',
  'style', 'title', 'type', 'xlink:href',
] as const;
export type AttributeName = (typeof ATTRIBUTE_NAMES)[number];

/** The hashes of the attributes that are read. */
export const ATTRIBUTE = Object.fromEntries(
  ATTRIBUTE_NAMES.map((name) => [name, hashOfName(name)]),
) as Readonly<Record<AttributeName, number>>;
