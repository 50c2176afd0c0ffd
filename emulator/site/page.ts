import { encodedPath, escapeText, rootFrom } from './address.ts';
import type { Heading } from './markdown.ts';
import { sidebar, type Leaf, type NavFolder } from './navigation.ts';

export interface PageParts {
  readonly siteTitle: string;
  readonly url: string;
  readonly title: string;
  readonly canonical: string;
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly nav: NavFolder;
  readonly trail: readonly Leaf[];
  readonly previous: Leaf | null;
  readonly next: Leaf | null;
}

// A picture inside the page: a browser would ask for /favicon.ico otherwise.
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%232456d6'/%3E%3Cpath d='M4 5h8M4 8h8M4 11h5' stroke='white' stroke-width='1.5'/%3E%3C/svg%3E";

/** A whole page. Everything it loads is on the site, by a relative address. */
export function pageHtml(parts: PageParts): string {
  const root = rootFrom(parts.url);
  const link = (leaf: Leaf): string => `${root}${encodedPath(leaf.url)}`;
  const title = parts.title === parts.siteTitle ? parts.title : `${parts.title} · ${parts.siteTitle}`;
  const trail = parts.trail
    .map((leaf) => `<a href="${link(leaf)}">${escapeText(leaf.title)}</a>`)
    .join(' › ');
  return `<!doctype html>
<html lang="en" data-root="${root}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<link rel="canonical" href="${escapeText(parts.canonical)}">
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="${root}assets/style.css">
<script defer src="${root}assets/search-index.js"></script>
<script defer src="${root}assets/search.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header class="bar">
<input class="menu-toggle" type="checkbox" id="menu" aria-label="Show the menu">
<label class="menu-button" for="menu" aria-hidden="true">Menu</label>
<a class="home" href="${root}index.html">${escapeText(parts.siteTitle)}</a>
<div class="search" role="search">
<input type="search" placeholder="Search ( / )" aria-label="Search" autocomplete="off" spellcheck="false">
<ol hidden></ol>
</div>
</header>
<div class="columns">
<nav class="sidebar" aria-label="Pages">
${sidebar(parts.nav, parts.url)}</nav>
<main id="content">
${trail === '' ? '' : `<p class="trail">${trail}</p>\n`}${parts.html}${neighbours(parts, link)}</main>
${onPage(parts.headings)}
</div>
</body>
</html>
`;
}

function neighbours({ previous, next }: PageParts, link: (leaf: Leaf) => string): string {
  if (previous === null && next === null) return '';
  const back =
    previous === null
      ? ''
      : `<a href="${link(previous)}"><small>Previous</small>${escapeText(previous.title)}</a>\n`;
  const forth =
    next === null
      ? ''
      : `<a class="next" href="${link(next)}"><small>Next</small>${escapeText(next.title)}</a>\n`;
  return `<nav class="neighbours" aria-label="Neighbouring pages">\n${back}${forth}</nav>\n`;
}

function onPage(headings: readonly Heading[]): string {
  const shown = headings.filter((heading) => heading.level === 2 || heading.level === 3);
  if (shown.length < 2) return '';
  const items = shown.map(
    ({ level, id, text }) =>
      `<li class="level-${level}"><a href="#${escapeText(id)}">${escapeText(text)}</a></li>`,
  );
  return `<nav class="on-page" aria-label="On this page"><strong>On this page</strong><ul>\n${items.join('\n')}\n</ul></nav>`;
}

/** The page for an address that leads nowhere: a host shows it at any depth, so that it loads nothing at all. */
export function notFoundHtml(siteTitle: string, style: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page not found · ${escapeText(siteTitle)}</title>
<link rel="icon" href="${ICON}">
<style>
${style}</style>
</head>
<body>
<main>
<h1>Page not found</h1>
<p>There is nothing at this address. <a href="/">Go to the start of ${escapeText(siteTitle)}</a>.</p>
</main>
</body>
</html>
`;
}
