import { escapeText, rootFrom } from './address.ts';
import { sidebar, type Leaf } from './navigation.ts';

export interface PageParts {
  readonly siteTitle: string;
  readonly url: string;
  readonly title: string;
  readonly canonical: string;
  readonly html: string;
  /** All pages, in the order of the navigation. */
  readonly pages: readonly Leaf[];
}

// A picture inside the page: a browser would ask for /favicon.ico otherwise.
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%232456d6'/%3E%3C/svg%3E";

/** A whole page. Everything it loads is on the site, by a relative address. */
export function pageHtml({ siteTitle, url, title, canonical, html, pages }: PageParts): string {
  const root = rootFrom(url);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title === siteTitle ? title : `${title} · ${siteTitle}`)}</title>
<link rel="canonical" href="${escapeText(canonical)}">
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="${root}assets/style.css">
</head>
<body>
<header><a href="${root}index.html">${escapeText(siteTitle)}</a></header>
<div class="columns">
<nav aria-label="Pages">
${sidebar(pages, url)}</nav>
<main>
${html}</main>
</div>
</body>
</html>
`;
}

/** The page for an address that leads nowhere: a host shows it at any depth, so that it loads nothing at all. */
export function notFoundHtml(siteTitle: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Page not found · ${escapeText(siteTitle)}</title>
<link rel="icon" href="${ICON}">
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
