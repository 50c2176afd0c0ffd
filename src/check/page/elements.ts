import type { ResourceUse } from '../report/finding.ts';
import { ATTRIBUTE, TAG } from './names.ts';

/**
 * `link`: a reader or a browser goes there. `symbol`: a part of a drawing that another drawing shows. `hint`: a
 * connection made ahead. `optional`: for programs, or for browsers of long ago. Everything else is loaded with the page.
 */
export type ReferenceUse = ResourceUse | 'link' | 'symbol' | 'hint' | 'optional';

/** What an element refers to by the values of its attributes. */
export interface Element {
  readonly tag: number;
  /** The value of an attribute, with its character references decoded; `null`: there is none, or no address is so long. */
  readonly text: (attribute: number) => string | null;
  readonly has: (attribute: number) => boolean;
  /** Takes the address in an attribute, where there is one. `relation`: of what is optional. */
  readonly refer: (use: ReferenceUse, attribute: number, relation?: string) => void;
  /** Takes the addresses of a `srcset`. */
  readonly referSet: (attribute: number) => void;
}

/** Relations whose address nobody goes to and no browser loads. */
const NOT_FOLLOWED =
  /(?:^|\s)(?:shortlink|pingback|profile|edituri|wlwmanifest|amphtml|webmention|self|openid\S*)(?:\s|$)/;

/** Gives each address that an element goes to or loads from. `style`, `srcdoc` and refreshing are left to the caller. */
export function referencesOf(element: Element): void {
  const { refer } = element;
  switch (element.tag) {
    case TAG.a:
    case TAG.area:
      refer('link', ATTRIBUTE.href);
      refer('link', ATTRIBUTE['xlink:href']);
      return;
    case TAG.form:
      refer('link', ATTRIBUTE.action);
      return;
    case TAG.button:
      refer('link', ATTRIBUTE.formaction);
      return;
    case TAG.input:
      refer('link', ATTRIBUTE.formaction);
      if (element.text(ATTRIBUTE.type)?.toLowerCase() === 'image') refer('image', ATTRIBUTE.src);
      return;
    case TAG.img:
      refer('image', ATTRIBUTE.src);
      element.referSet(ATTRIBUTE.srcset);
      return;
    case TAG.source:
      refer('media', ATTRIBUTE.src);
      element.referSet(ATTRIBUTE.srcset);
      return;
    case TAG.script: {
      const [use, relation] = element.has(ATTRIBUTE.nomodule)
        ? (['optional', 'nomodule script'] as const)
        : (['script', ''] as const);
      refer(use, ATTRIBUTE.src, relation);
      refer(use, ATTRIBUTE.href, relation);
      refer(use, ATTRIBUTE['xlink:href'], relation);
      return;
    }
    case TAG.link:
      linkReferences(element);
      return;
    case TAG.meta:
      metaReferences(element);
      return;
    case TAG.video:
      refer('media', ATTRIBUTE.src);
      refer('image', ATTRIBUTE.poster);
      return;
    case TAG.audio:
    case TAG.track:
      refer('media', ATTRIBUTE.src);
      return;
    case TAG.iframe:
    case TAG.frame:
      // What `srcdoc` holds is shown in place of `src`.
      if (!element.has(ATTRIBUTE.srcdoc)) refer('frame', ATTRIBUTE.src);
      return;
    case TAG.embed:
      refer('object', ATTRIBUTE.src);
      return;
    case TAG.object:
      refer('object', ATTRIBUTE.data);
      return;
    case TAG.use:
      refer('symbol', ATTRIBUTE.href);
      refer('symbol', ATTRIBUTE['xlink:href']);
      return;
    case TAG.image:
    case TAG.feimage:
      refer('image', ATTRIBUTE.href);
      refer('image', ATTRIBUTE['xlink:href']);
      // Outside a drawing `<image>` is another name of `<img>`.
      refer('image', ATTRIBUTE.src);
      return;
    case TAG.body:
    case TAG.table:
    case TAG.td:
    case TAG.th:
      refer('image', ATTRIBUTE.background);
      return;
    default:
  }
}

function linkReferences(element: Element): void {
  const rel = (element.text(ATTRIBUTE.rel) ?? '').trim().toLowerCase();
  if (rel === '') return;
  const use = linkUse(rel);
  if (use === 'style' && element.has(ATTRIBUTE.disabled)) {
    element.refer('optional', ATTRIBUTE.href, 'disabled style sheet');
    return;
  }
  if (use !== null) {
    element.refer(use, ATTRIBUTE.href);
    if (use === 'preload') element.referSet(ATTRIBUTE.imagesrcset);
  } else if (!NOT_FOLLOWED.test(rel)) element.refer('optional', ATTRIBUTE.href, relationOf(rel, element));
}

/** The strongest of several relations: what is loaded counts before what is only linked. `null`: nothing is loaded. */
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

function relationOf(rel: string, element: Element): string {
  const isFeed = /\b(?:rss|atom|feed)\b/.test((element.text(ATTRIBUTE.type) ?? '').toLowerCase());
  return isFeed ? 'feed' : rel.slice(0, 50);
}

/** Pictures by which other sites show a link to the page. */
function metaReferences(element: Element): void {
  const property = element.text(ATTRIBUTE.property) ?? element.text(ATTRIBUTE.name) ?? '';
  if (/^(?:og|twitter):image(?::url|:secure_url|:src)?$/i.test(property))
    element.refer('optional', ATTRIBUTE.content, property.toLowerCase());
}

/** The addresses of a `srcset` attribute, split as the HTML standard does: commas inside an address belong to it. */
export function srcsetAddresses(srcset: string): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < srcset.length;) {
    while (at < srcset.length && (srcset[at] === ',' || isSpace(srcset, at))) at += 1;
    const from = at;
    while (at < srcset.length && !isSpace(srcset, at)) at += 1;
    let to = at;
    while (to > from && srcset[to - 1] === ',') to -= 1;
    if (to > from) found.push(srcset.slice(from, to));
    // A comma right after the address ends the candidate; otherwise its descriptors follow.
    if (to === at) at = afterDescriptors(srcset, at);
  }
  return found;
}

function isSpace(text: string, at: number): boolean {
  return /[\t\n\f\r ]/.test(text.charAt(at));
}

function afterDescriptors(srcset: string, from: number): number {
  let open = false;
  for (let at = from; at < srcset.length; at += 1) {
    const char = srcset[at];
    if (char === '(') open = true;
    else if (char === ')') open = false;
    else if (char === ',' && !open) return at + 1;
  }
  return srcset.length;
}

/** The address in the content of `<meta http-equiv=refresh>`, as in `0; url='guide/'`; `null` when it only reloads. */
export function refreshAddress(content: string): string | null {
  const time = /^[\t\n\f\r ]*[\d.]+/.exec(content)?.[0];
  if (time === undefined) return null;
  let rest = content.slice(time.length);
  if (!/^[\t\n\f\r ;,]/.test(rest)) return null;
  rest = rest.trimStart();
  if (/^[;,]/.test(rest)) rest = rest.slice(1).trimStart();
  const named = /^url[\t\n\f\r ]*=/i.exec(rest)?.[0];
  if (named !== undefined) rest = rest.slice(named.length).trimStart();
  const quote = rest.charAt(0);
  if (quote === '"' || quote === "'") {
    const end = rest.indexOf(quote, 1);
    rest = rest.slice(1, end === -1 ? undefined : end);
  }
  rest = rest.trim();
  return rest === '' ? null : rest;
}
