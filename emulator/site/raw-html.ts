import { escapeText } from './address.ts';
import type { Links } from './site-links.ts';

// Tags that a site may keep, as they load nothing. Of their attributes only `id` is kept, which links may name.
const KEPT =
  /^(b|br|code|dd|del|details|dl|dt|em|hr|i|ins|kbd|li|ol|p|pre|s|small|strong|sub|summary|sup|table|tbody|td|th|thead|tr|ul)$/;
const DROPPED =
  /^(article|center|div|figcaption|figure|font|h[1-6]|iframe|img|link|picture|script|section|source|span|style|svg|video)$/;
const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)(?![a-zA-Z0-9-])([^<>]*)>/g;
const ATTRIBUTE = /(?<![a-zA-Z-])([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const SAFE_LINK = /^(https?:|mailto:|[^:]*$|[^:]*[/?#])/i;

/**
 * HTML inside Markdown, made harmless: nothing of it can run, or load from another host. Links and images of the site get
 * their addresses there, as those of Markdown do. Unknown tags are shown as text.
 */
export function harmlessHtml(html: string, links: Links): string {
  let result = '';
  let at = 0;
  for (const match of html.matchAll(TAG)) {
    result += html.slice(at, match.index).replaceAll('<', '&lt;') + harmlessTag(match, links);
    at = match.index + match[0].length;
  }
  return result + html.slice(at).replaceAll('<', '&lt;');
}

function harmlessTag([whole, slash = '', name = '', rest = '']: RegExpMatchArray, links: Links): string {
  const tag = name.toLowerCase();
  if (whole.startsWith('<!--')) return '';
  const isKept = KEPT.test(tag) || tag === 'a';
  if (!isKept && !DROPPED.test(tag)) return whole.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  if (slash !== '') return isKept ? `</${tag}>` : '';
  const given = attributesIn(rest);
  const [src, href] = [given.get('src') ?? '', given.get('href') ?? ''];
  const id = given.get('id') ?? (tag === 'a' ? given.get('name') : undefined);
  if (isKept)
    return open(tag, {
      id,
      href: tag === 'a' && href !== '' && SAFE_LINK.test(href) ? links.page(href) : undefined,
    });
  const image = tag === 'img' && src !== '' ? links.image(src) : null;
  if (image !== null) return open('img', { id, src: image, alt: given.get('alt') ?? '' });
  return id === undefined ? '' : `${open('span', { id })}</span>`;
}

function open(tag: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const shown = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeText(value)}"`,
  );
  return `<${tag}${shown.join('')}>`;
}

function attributesIn(text: string): ReadonlyMap<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]): [string, string] => [
    name.toLowerCase(),
    (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
  ]);
  return new Map(found);
}
