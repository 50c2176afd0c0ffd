import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseMarkdown, renderMarkdown, type Parsed } from './markdown.ts';
import { humanName, inOrder, sidebar, type Leaf } from './navigation.ts';
import { encodedPath, escapeText } from './address.ts';
import { notFoundHtml, pageHtml } from './page.ts';
import { imageFrom, linkFrom, type SiteMap } from './site-links.ts';
import type { SiteFile } from './site-files.ts';

export interface RenderOptions {
  readonly title?: string | undefined;
  readonly domain?: string | undefined;
}

interface Source {
  readonly name: string;
  readonly url: string;
  readonly parsed: Parsed;
}

// Folders that are often beside documentation and no part of it.
const SKIPPED = /(^|\/)(node_modules|\.(?!well-known(\/|$))[^/]*)(\/|$)/;

/** Renders Markdown files into a static site that loads nothing from other hosts; other files are copied. */
export function renderSite(files: Iterable<SiteFile>, target: string, options: RenderOptions = {}): void {
  const sources: Source[] = [];
  const copied = new Set<string>();
  const names = new Set<string>();
  const contents = new Map<string, string>();
  for (const file of files) {
    if (file.kind === 'folder' || SKIPPED.test(file.name)) continue;
    names.add(file.name);
    if (/\.md$/i.test(file.name)) contents.set(file.name, Buffer.concat([...file.pieces()]).toString());
    else {
      copied.add(file.name);
      write(target, file.name, Buffer.concat([...file.pieces()]));
    }
  }
  for (const [name, text] of contents)
    sources.push({ name, url: urlOf(name, names), parsed: parseMarkdown(text) });

  const leaves: Leaf[] = sources.map(({ name, url, parsed }) => ({
    url,
    title: parsed.title ?? humanName(base(name)),
  }));
  const start = leaves.find((leaf) => leaf.url === 'index.html');
  const siteTitle = options.title ?? start?.title ?? 'Documentation';
  if (start === undefined && !copied.has('index.html')) leaves.push({ url: 'index.html', title: siteTitle });
  const pages = inOrder(leaves);
  const origin = `https://${options.domain ?? 'docs.example.com'}`;
  const canonical = (url: string): string => `${origin}/${encodedPath(extensionless(url))}`;
  const site: SiteMap = {
    pageOf: new Map(sources.map(({ name, url }) => [name, url])),
    files: copied,
  };

  for (const { url, title } of pages) {
    const source = sources.find((one) => one.url === url);
    const html =
      source === undefined
        ? `<h1>${escapeText(siteTitle)}</h1>\n${sidebar(pages, url)}`
        : renderMarkdown(source.parsed, {
            page: (href) => linkFrom(source.name, href, site),
            image: (src) => imageFrom(source.name, src, site),
          });
    write(target, url, pageHtml({ siteTitle, url, title, canonical: canonical(url), html, pages }));
  }

  write(target, 'assets/style.css', readFileSync(new URL('theme/style.css', import.meta.url)));
  if (!names.has('404.md')) write(target, '404.html', notFoundHtml(siteTitle));
  write(target, 'robots.txt', `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`);
  const places = pages.map(({ url }) => `  <url><loc>${escapeText(canonical(url))}</loc></url>\n`).join('');
  write(
    target,
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places}</urlset>\n`,
  );
}

/** The address of a page. README.md is the page of its folder, unless there is an index.md. */
function urlOf(name: string, names: ReadonlySet<string>): string {
  const folder = name.slice(0, name.length - base(name).length);
  const page = base(name).replace(/\.md$/i, '');
  const isIndex = page === 'index' || (page.toLowerCase() === 'readme' && !names.has(`${folder}index.md`));
  return `${folder}${isIndex ? 'index' : page}.html`;
}

/** An address as sitemaps have it: without extension, and a folder's page without its name. */
function extensionless(url: string): string {
  return url.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
}

function base(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

function write(target: string, name: string, content: string | Buffer): void {
  const path = join(target, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
