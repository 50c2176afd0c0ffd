import { posix } from 'node:path';
import { encodedPath, rootFrom } from './address.ts';

/** What is on the site, for resolving links. */
export interface SiteMap {
  /** Page address by the Markdown file it came from. */
  readonly pageOf: ReadonlyMap<string, string>;
  /** The other files, which are copied. */
  readonly files: ReadonlySet<string>;
}

/** The addresses on the site. A link to what the site does not have keeps its address. */
export interface Links {
  readonly page: (href: string) => string;
  /** null: the image is on another host, and only its text is shown. */
  readonly image: (src: string) => string | null;
}

const EXTERNAL = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

/** The address on the site that a link of a Markdown file means. A link to what the site does not have stays as it is. */
export function linkFrom(source: string, href: string, site: SiteMap): string {
  if (EXTERNAL.test(href)) return href;
  const [path, anchor] = splitOnce(href, '#');
  const target = path === '' ? null : targetOf(source, path, site);
  if (target === null) return href;
  return `${rootFrom(site.pageOf.get(source) ?? '')}${encodedPath(target)}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** The address of an image on the site; null when it is on another host. A missing image keeps its address. */
export function imageFrom(source: string, src: string, site: SiteMap): string | null {
  if (/^data:image\//i.test(src)) return src;
  if (EXTERNAL.test(src)) return null;
  const target = targetOf(source, src.split('#')[0] ?? '', site);
  return target === null ? src : `${rootFrom(site.pageOf.get(source) ?? '')}${encodedPath(target)}`;
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
