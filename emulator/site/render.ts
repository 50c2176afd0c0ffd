import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { encodedPath, escapeText } from './address.ts';
import { parseMarkdown, renderMarkdown } from './markdown.ts';
import { notFoundHtml, pageHtml, pageList, STYLE, type Leaf } from './page.ts';
import type { SiteFile } from './site-files.ts';
import { linkFrom } from './site-links.ts';

export interface RenderOptions {
  readonly title?: string | undefined;
  readonly domain?: string | undefined;
}

// Folders that are often beside documentation and no part of it.
const SKIPPED = /(^|\/)(node_modules|\.(?!well-known(\/|$))[^/]*)(\/|$)/;

/** Renders Markdown files into a static site; other files are copied, and have their old places beside the pages. */
export function renderSite(files: Iterable<SiteFile>, target: string, options: RenderOptions = {}): void {
  const copied = new Set<string>();
  const texts = new Map<string, string>();
  for (const file of files) {
    if (file.kind === 'folder' || SKIPPED.test(file.name)) continue;
    const content = Buffer.concat([...file.pieces()]);
    if (/\.md$/i.test(file.name)) texts.set(file.name, content.toString());
    else {
      copied.add(file.name);
      write(target, file.name, content);
    }
  }
  const addresses = new Map([...texts.keys()].map((name) => [name, urlOf(name, texts)]));
  const sources = [...texts].map(([name, text]) => {
    const parsed = parseMarkdown(text);
    const title = parsed.title ?? humanName(posix.basename(name));
    return { name, parsed, title, url: addresses.get(name) ?? '' };
  });

  const start = sources.find(({ url }) => url === 'index.html');
  const siteTitle = options.title ?? start?.title ?? 'Documentation';
  const hasStart = start !== undefined || copied.has('index.html');
  const pages = inOrder([...sources, ...(hasStart ? [] : [{ url: 'index.html', title: siteTitle }])]);
  const origin = `https://${options.domain ?? 'docs.example.com'}`;
  const canonical = (url: string): string => `${origin}/${encodedPath(extensionless(url))}`;
  const writePage = ({ url, title }: Leaf, html: string): void => {
    write(target, url, pageHtml({ siteTitle, url, title, canonical: canonical(url), html, pages }));
  };
  for (const source of sources)
    writePage(
      source,
      renderMarkdown(source.parsed, (href) => linkFrom(source.name, href, addresses)),
    );
  if (!hasStart)
    writePage(
      { url: 'index.html', title: siteTitle },
      `<h1>${escapeText(siteTitle)}</h1>\n${pageList(pages, 'index.html')}`,
    );

  write(target, 'assets/style.css', STYLE);
  if (!texts.has('404.md')) write(target, '404.html', notFoundHtml(siteTitle));
  write(target, 'robots.txt', `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`);
  const places = pages.map(({ url }) => `  <url><loc>${escapeText(canonical(url))}</loc></url>\n`).join('');
  write(
    target,
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places}</urlset>\n`,
  );
}

/** The address of a page. README.md is the page of its folder, unless there is an index.md. */
function urlOf(name: string, texts: ReadonlyMap<string, string>): string {
  const page = posix.basename(name).replace(/\.md$/i, '');
  const isReadme = page.toLowerCase() === 'readme' && !texts.has(posix.join(posix.dirname(name), 'index.md'));
  return posix.join(posix.dirname(name), `${isReadme ? 'index' : page}.html`);
}

/** The order of the navigation: a folder's own page first, its other pages, then the folders below it. */
function inOrder(pages: readonly Leaf[]): readonly Leaf[] {
  const key = ({ url }: Leaf): string => {
    const folders = url.split('/');
    const name = folders.pop() ?? '';
    return [...folders.map((folder) => `2${folder}`), name === 'index.html' ? '0' : `1${name}`].join('/');
  };
  return pages.toSorted((a, b) => key(a).localeCompare(key(b), 'en', { numeric: true }));
}

/** A title made from the name of a file: 0002-first-steps → First steps. */
function humanName(name: string): string {
  const words = name
    .replace(/\.\w+$/, '')
    .replace(/^\d+[-_ ]/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words === '' ? name : words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** An address as sitemaps have it: without extension, and a folder's page without its name. */
function extensionless(url: string): string {
  return url.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
}

function write(target: string, name: string, content: string | Buffer): void {
  const path = join(target, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
