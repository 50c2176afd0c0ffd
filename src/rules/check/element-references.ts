import type { ResourceUse } from './finding.ts';
import { srcsetAddresses } from './srcset.ts';

/**
 * `link`: a reader or a browser goes there. `symbol`: a part of a drawing that another drawing shows. `hint`: a
 * connection made ahead. Everything else is loaded with the page.
 */
export type ReferenceUse = ResourceUse | 'link' | 'symbol' | 'hint';

/** An attribute's value, entities decoded; `null` when the element has no such attribute. Names in lower case. */
export type Attribute = (name: string) => string | null;

export type AddReference = (use: ReferenceUse, address: string, attribute: string) => void;

/** Every attribute that `elementReferences` and its callers ask for: the others need not be read. */
export const ATTRIBUTES: ReadonlySet<string> = new Set([
  'action',
  'as',
  'background',
  'content',
  'data',
  'formaction',
  'href',
  'http-equiv',
  'id',
  'imagesrcset',
  'name',
  'poster',
  'rel',
  'shadowrootmode',
  'src',
  'srcset',
  'style',
  'type',
  'xlink:href',
]);

/** Relations whose address nobody goes to and no browser loads. */
const NOT_FOLLOWED =
  /(?:^|\s)(?:canonical|shortlink|pingback|profile|edituri|wlwmanifest|amphtml|webmention|self|openid\S*)(?:\s|$)/i;

/**
 * Calls `add` for each address that an element goes to or loads from. `style` attributes, `<style>` and
 * `<meta http-equiv=refresh>` are left to the caller. An empty address of a resource loads nothing and is left out.
 */
export function elementReferences(tag: string, attribute: Attribute, add: AddReference): void {
  const one = (use: ReferenceUse, name: string): void => {
    const address = attribute(name);
    if (address !== null && (use === 'link' || address.trim() !== '')) add(use, address, name);
  };
  const set = (use: ReferenceUse, name: string): void => {
    for (const address of srcsetAddresses(attribute(name) ?? '')) add(use, address, name);
  };
  switch (tag) {
    case 'a':
    case 'area':
      one('link', 'href');
      one('link', 'xlink:href');
      return;
    case 'form':
      one('link', 'action');
      return;
    case 'button':
      one('link', 'formaction');
      return;
    case 'input':
      one('link', 'formaction');
      if (attribute('type')?.toLowerCase() === 'image') one('image', 'src');
      return;
    case 'img':
      one('image', 'src');
      set('image', 'srcset');
      return;
    case 'source':
      one('media', 'src');
      set('image', 'srcset');
      return;
    case 'script':
      one('script', 'src');
      one('script', 'href');
      one('script', 'xlink:href');
      return;
    case 'link':
      linkReferences(attribute, add);
      return;
    case 'video':
      one('media', 'src');
      one('image', 'poster');
      return;
    case 'audio':
    case 'track':
      one('media', 'src');
      return;
    case 'iframe':
    case 'frame':
      one('frame', 'src');
      return;
    case 'embed':
      one('object', 'src');
      return;
    case 'object':
      one('object', 'data');
      return;
    case 'use':
      one('symbol', 'href');
      one('symbol', 'xlink:href');
      return;
    case 'image':
    case 'feimage':
      one('image', 'href');
      one('image', 'xlink:href');
      // Outside a drawing `<image>` is another name of `<img>`.
      one('image', 'src');
      return;
    case 'body':
    case 'table':
    case 'td':
    case 'th':
      one('image', 'background');
      return;
    default:
      return;
  }
}

function linkReferences(attribute: Attribute, add: AddReference): void {
  const rel = (attribute('rel') ?? '').toLowerCase();
  const use = linkUse(rel);
  const href = attribute('href') ?? '';
  if (use !== null && href.trim() !== '') add(use, href, 'href');
  if (use === 'preload')
    for (const address of srcsetAddresses(attribute('imagesrcset') ?? ''))
      add('image', address, 'imagesrcset');
}

/** The strongest of several relations: what is loaded counts before what is only linked. */
function linkUse(rel: string): ReferenceUse | null {
  const has = (pattern: string): boolean => new RegExp(`(?:^|\\s)(?:${pattern})(?:\\s|$)`).test(rel);
  if (has('stylesheet')) return 'style';
  if (has('icon|apple-touch-icon|apple-touch-icon-precomposed|mask-icon|fluid-icon')) return 'icon';
  if (has('manifest')) return 'manifest';
  if (has('preload|modulepreload|prefetch|prerender')) return 'preload';
  if (has('preconnect|dns-prefetch')) return 'hint';
  return rel.trim() === '' || NOT_FOLLOWED.test(rel) ? null : 'link';
}
