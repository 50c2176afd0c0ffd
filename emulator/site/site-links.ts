import { posix } from 'node:path';
import { encodedPath, rootFrom } from './address.ts';

/** What is on the site, for settling links. */
export interface SiteMap {
  /** Page address by the Markdown file it came from. */
  readonly pageOf: ReadonlyMap<string, string>;
  /** The anchors of a page by its address. */
  readonly anchorsOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** The other files, which are copied. */
  readonly files: ReadonlySet<string>;
}

const EXTERNAL = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

/** Where a link of a Markdown file leads on the site; null when there is nothing. */
export function linkFrom(source: string, href: string, site: SiteMap): string | null {
  if (EXTERNAL.test(href)) return href;
  const own = site.pageOf.get(source) ?? '';
  const [path, anchor] = splitOnce(href, '#');
  const target = path === '' ? own : targetOf(source, path, site);
  if (target === null) return null;
  const known = anchor !== undefined && site.anchorsOf.get(target)?.has(decoded(anchor)) === true;
  if (path === '') return known ? `#${anchor}` : null;
  return `${rootFrom(own)}${encodedPath(target)}${known ? `#${anchor}` : ''}`;
}

/** Where a picture is on the site; null when it would have to be loaded from somewhere else. */
export function imageFrom(source: string, src: string, site: SiteMap): string | null {
  if (/^data:image\//i.test(src)) return src;
  if (EXTERNAL.test(src)) return null;
  const target = targetOf(source, src.split('#')[0] ?? '', site);
  return target === null ? null : `${rootFrom(site.pageOf.get(source) ?? '')}${encodedPath(target)}`;
}

function targetOf(source: string, path: string, site: SiteMap): string | null {
  const plain = decoded(path.split('?')[0] ?? '');
  const joined = plain.startsWith('/') ? plain.slice(1) : posix.join(posix.dirname(source), plain);
  const name = posix.normalize(joined).replace(/\/+$/, '').replace(/^\.$/, '');
  const folder = name === '' ? '' : `${name}/`;
  const pages = [
    name,
    `${name}.md`,
    name.replace(/\.html?$/, '.md'),
    `${folder}index.md`,
    `${folder}README.md`,
  ];
  for (const candidate of pages) {
    const page = site.pageOf.get(candidate);
    if (page !== undefined) return page;
  }
  return site.files.has(name) ? name : null;
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
