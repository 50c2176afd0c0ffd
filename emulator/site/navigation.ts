import { encodedPath, escapeText, rootFrom } from './address.ts';

export interface Leaf {
  readonly url: string;
  readonly title: string;
}

/** The order of the navigation: a folder's own page first, its other pages, then the folders below it. */
export function inOrder(pages: readonly Leaf[]): readonly Leaf[] {
  const key = ({ url }: Leaf): string => {
    const folders = url.split('/');
    const name = folders.pop() ?? '';
    return [...folders.map((folder) => `2${folder}`), name === 'index.html' ? '0' : `1${name}`].join('/');
  };
  return pages.toSorted((a, b) => key(a).localeCompare(key(b), 'en', { numeric: true }));
}

/** The list of all pages, with the current one marked. */
export function sidebar(pages: readonly Leaf[], current: string): string {
  const items = pages.map(({ url, title }) => {
    const here = url === current ? ' aria-current="page"' : '';
    return `<li><a href="${rootFrom(current)}${encodedPath(url)}"${here}>${escapeText(title)}</a></li>\n`;
  });
  return `<ul>\n${items.join('')}</ul>\n`;
}

/** A title made from the name of a file: 0002-first-steps → First steps. */
export function humanName(name: string): string {
  const words = name
    .replace(/\.\w+$/, '')
    .replace(/^\d+[-_ ]/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words === '' ? name : words.slice(0, 1).toUpperCase() + words.slice(1);
}
