import { posix } from 'node:path';
import { decodedPath, encodedPath, rootFrom } from './address.ts';

const EXTERNAL = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

/** Pages of the site: the Markdown file that each came from → its address. */
export type PageAddresses = ReadonlyMap<string, string>;

/**
 * The address that a link of the Markdown file `source` has on the site. Only links to pages change: every other file has its
 * old place beside them. A link to what the site does not have stays as it is, so that a check of the site finds it.
 */
export function linkFrom(source: string, href: string, pages: PageAddresses): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  if (path === '' || EXTERNAL.test(href)) return href;
  const from = path.startsWith('/') ? '' : posix.dirname(source);
  const name = posix.join(from, `./${decodedPath(path)}`).replace(/\/+$/, '');
  const candidates = [
    name,
    `${name}.md`,
    name.replace(/\.html?$/, '.md'),
    posix.join(name, 'index.md'),
    posix.join(name, 'README.md'),
  ];
  const page = candidates.map((file) => pages.get(file)).find((address) => address !== undefined);
  return page === undefined ? href : `${rootFrom(pages.get(source) ?? '')}${encodedPath(page)}${rest}`;
}
