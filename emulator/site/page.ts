import { encodedPath, escapeText, rootFrom } from './address.ts';

/** A page in the navigation. */
export interface Leaf {
  readonly url: string;
  readonly title: string;
}

interface PageParts extends Leaf {
  readonly siteTitle: string;
  readonly canonical: string;
  readonly html: string;
  /** All pages, in the order of the navigation. */
  readonly pages: readonly Leaf[];
}

// A picture inside the page: a browser would ask for /favicon.ico otherwise.
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%232456d6'/%3E%3C/svg%3E";

/** The style sheet of all pages. */
export const STYLE = `body { max-width: 70rem; margin: 1rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif }
.columns { display: flex; gap: 2rem }
nav { flex: 0 0 14rem }
main { min-width: 0 }
nav ul { list-style: none; padding: 0 }
[aria-current] { font-weight: bold }
pre, table { overflow-x: auto; display: block }
pre { padding: 0.5rem 1rem; background: #f2f3f5 }
table { border-collapse: collapse }
th, td { border: 1px solid #d5d8dd; padding: 0.2rem 0.6rem; text-align: left }
img { max-width: 100% }
`;

/** A whole page. What the page itself loads is on the site, by a relative address. */
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
${pageList(pages, url)}</nav>
<main>
${html}</main>
</div>
</body>
</html>
`;
}

/** The list of all pages, with the current one marked. */
export function pageList(pages: readonly Leaf[], current: string): string {
  const items = pages.map(({ url, title }) => {
    const here = url === current ? ' aria-current="page"' : '';
    return `<li><a href="${rootFrom(current)}${encodedPath(url)}"${here}>${escapeText(title)}</a></li>\n`;
  });
  return `<ul>\n${items.join('')}</ul>\n`;
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
