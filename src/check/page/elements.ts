import type { ResourceUse } from '../finding.ts';
import { ATTRIBUTE, TAG, type AttributeName, type TagName } from '../../html/names.ts';

/**
 * `link`: a reader or a browser goes there. `symbol`: a part of one SVG that another SVG shows. `hint`: an early
 * connection. `optional`: for programs, or for old browsers. Everything else is loaded with the page.
 */
export type ReferenceUse = ResourceUse | 'link' | 'symbol' | 'hint' | 'optional';

/** The addresses in the attributes of an element. */
export interface Element {
  readonly tag: number;
  /** The value of an attribute, with character references decoded; `null`: missing, or too long for an address. */
  readonly text: (attribute: number) => string | null;
  readonly has: (attribute: number) => boolean;
  /** Adds the address in an attribute, if there is one. `relation`: that of an optional file. */
  readonly refer: (use: ReferenceUse, attribute: number, relation?: string) => void;
  /** Adds the addresses of a `srcset`. */
  readonly referSet: (attribute: number) => void;
}

/** Attributes that always hold one address. */
// prettier-ignore
const HOLDERS: readonly (readonly [tags: readonly TagName[], use: ReferenceUse, attributes: readonly AttributeName[]])[] = [
  [['a', 'area'], 'link', ['href', 'xlink:href']],
  [['form'], 'link', ['action']],
  [['button', 'input'], 'link', ['formaction']],
  [['img'], 'image', ['src']],
  [['audio', 'source', 'track', 'video'], 'media', ['src']],
  [['video'], 'image', ['poster']],
  [['embed'], 'object', ['src']],
  [['object'], 'object', ['data']],
  [['use'], 'symbol', ['href', 'xlink:href']],
  // Outside SVG `<image>` is another name of `<img>`.
  [['image', 'feimage'], 'image', ['href', 'xlink:href', 'src']],
  [['body', 'table', 'td', 'th'], 'image', ['background']],
];
/** The same, by the number of the element. */
const HELD: [use: ReferenceUse, attribute: number][][] = [];
for (const [tags, use, attributes] of HOLDERS)
  for (const tag of tags) {
    const held = (HELD[TAG[tag]] ??= []);
    for (const attribute of attributes) held.push([use, ATTRIBUTE[attribute]]);
  }

/** Relations whose address no reader visits and no browser loads. */
const NOT_FOLLOWED =
  /(?:^|\s)(?:shortlink|pingback|profile|edituri|wlwmanifest|amphtml|webmention|self|openid\S*)(?:\s|$)/;

/** Emits each address that an element links or loads. The caller handles `style`, `srcdoc` and refresh. */
export function referencesOf(element: Element): void {
  for (const [use, attribute] of HELD[element.tag] ?? []) element.refer(use, attribute);
  switch (element.tag) {
    case TAG.img:
    case TAG.source:
      element.referSet(ATTRIBUTE.srcset);
      return;
    case TAG.input:
      if (element.text(ATTRIBUTE.type)?.toLowerCase() === 'image') element.refer('image', ATTRIBUTE.src);
      return;
    case TAG.script: {
      const isOld = element.has(ATTRIBUTE.nomodule);
      for (const attribute of [ATTRIBUTE.src, ATTRIBUTE.href, ATTRIBUTE['xlink:href']])
        if (isOld) element.refer('optional', attribute, 'nomodule script');
        else element.refer('script', attribute);
      return;
    }
    case TAG.iframe:
    case TAG.frame:
      // `srcdoc` replaces `src`.
      if (!element.has(ATTRIBUTE.srcdoc)) element.refer('frame', ATTRIBUTE.src);
      return;
    case TAG.link:
      linkReferences(element);
      return;
    case TAG.meta: {
      // Images with which other sites show a link to the page.
      const property = element.text(ATTRIBUTE.property) ?? element.text(ATTRIBUTE.name) ?? '';
      if (/^(?:og|twitter):image(?::url|:secure_url|:src)?$/i.test(property))
        element.refer('optional', ATTRIBUTE.content, property.toLowerCase());
      return;
    }
    default:
  }
}

function linkReferences(element: Element): void {
  const rel = (element.text(ATTRIBUTE.rel) ?? '').trim().toLowerCase();
  if (rel === '') return;
  const use = linkUse(rel);
  if (use === 'style' && element.has(ATTRIBUTE.disabled))
    element.refer('optional', ATTRIBUTE.href, 'disabled style sheet');
  else if (use !== null) element.refer(use, ATTRIBUTE.href);
  else if (!NOT_FOLLOWED.test(rel)) {
    const isFeed = /\b(?:rss|atom|feed)\b/i.test(element.text(ATTRIBUTE.type) ?? '');
    element.refer('optional', ATTRIBUTE.href, isFeed ? 'feed' : rel.slice(0, 50));
  }
  if (use === 'preload') element.referSet(ATTRIBUTE.imagesrcset);
}

/** The strongest of several relations: loading counts before linking. `null`: nothing is loaded. */
function linkUse(rel: string): ReferenceUse | null {
  const words = new Set(rel.split(/\s+/));
  const has = (...names: readonly string[]): boolean => names.some((name) => words.has(name));
  if (has('stylesheet')) return 'style';
  if (has('icon', 'apple-touch-icon', 'apple-touch-icon-precomposed', 'mask-icon', 'fluid-icon'))
    return 'icon';
  if (has('manifest')) return 'manifest';
  if (has('preload', 'modulepreload', 'prefetch', 'prerender')) return 'preload';
  return has('preconnect', 'dns-prefetch') ? 'hint' : null;
}

/** An address, without commas at its end; then a comma right after it, or descriptors up to the next one. */
const CANDIDATE = /[\t\n\f\r ,]*([^\t\n\f\r ]*[^\t\n\f\r ,])(?:,+|(?:[^,(]|\([^)]*(?:\)|$))*,?)/g;

/** The addresses of a `srcset` attribute, split as the HTML standard does: commas inside an address belong to it. */
export function srcsetAddresses(srcset: string): readonly string[] {
  return Array.from(srcset.matchAll(CANDIDATE), ([, address = '']) => address);
}

/** A time; then, after a mark, maybe `url=`; then the address, maybe in quotes. */
const REFRESH =
  /^[\t\n\f\r ]*[\d.]+(?=[\t\n\f\r ;,])\s*[;,]?\s*(?:url[\t\n\f\r ]*=\s*)?(?:(["'])([^]*?)(?:\1|$)|([^]*))/i;

/** The address in the content of `<meta http-equiv=refresh>`, as in `0; url='guide/'`; `null` when it only reloads. */
export function refreshAddress(content: string): string | null {
  const [, , quoted, bare] = REFRESH.exec(content) ?? [];
  const address = (quoted ?? bare ?? '').trim();
  return address === '' ? null : address;
}
