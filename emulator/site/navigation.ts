import { encodedPath, escapeText, rootFrom } from './address.ts';

export interface Leaf {
  readonly url: string;
  readonly title: string;
}

export interface NavFolder {
  readonly title: string;
  /** The page of the folder itself, its index. */
  readonly index: Leaf | null;
  readonly path: string;
  readonly pages: readonly Leaf[];
  readonly folders: readonly NavFolder[];
}

/** The tree of pages as the folders have it; an index page names its folder. */
export function navTree(pages: readonly Leaf[], path = ''): NavFolder {
  const here = pages.filter((page) => page.url.startsWith(path));
  const index = here.find((page) => page.url === `${path}index.html`) ?? null;
  const direct = here.filter((page) => page !== index && !page.url.slice(path.length).includes('/'));
  const names = here.flatMap((page) => {
    const [first, ...rest] = page.url.slice(path.length).split('/');
    return rest.length > 0 && first !== undefined ? [first] : [];
  });
  const folders = [...new Set(names)].sort(byName).map((name) => navTree(here, `${path}${name}/`));
  const own = path.split('/').at(-2) ?? '';
  return {
    title: index?.title ?? humanName(own),
    index,
    path,
    pages: direct.sort((a, b) => byName(a.url, b.url)),
    folders,
  };
}

/** Every page in the order of the navigation. */
export function inOrder(folder: NavFolder): Leaf[] {
  return [
    ...(folder.index === null ? [] : [folder.index]),
    ...folder.pages,
    ...folder.folders.flatMap(inOrder),
  ];
}

/** The folders' pages above a page, from the root down. */
export function trailOf(folder: NavFolder, url: string): Leaf[] {
  const below = folder.folders.find((one) => url.startsWith(one.path));
  const own = folder.index === null || folder.index.url === url ? [] : [folder.index];
  return [...own, ...(below === undefined ? [] : trailOf(below, url))];
}

/** The list of all pages, with folders open on the way to the current one. */
export function sidebar(folder: NavFolder, current: string): string {
  const items = [
    ...(folder.index === null ? [] : [item(overviewOf(folder, folder.index), current)]),
    ...folder.pages.map((page) => item(page, current)),
    ...folder.folders.map((below) => {
      const open = current.startsWith(below.path) || folder.folders.length <= 6 ? ' open' : '';
      return `<li><details${open}><summary>${escapeText(below.title)}</summary>\n${sidebar(below, current)}</details></li>\n`;
    }),
  ];
  return `<ul>\n${items.join('')}</ul>\n`;
}

/** A folder's own page, under a name that does not repeat the folder's. */
function overviewOf(folder: NavFolder, index: Leaf): Leaf {
  return folder.path === '' ? index : { ...index, title: 'Overview' };
}

function item(leaf: Leaf, current: string): string {
  const here = leaf.url === current ? ' aria-current="page"' : '';
  return `<li><a href="${rootFrom(current)}${encodedPath(leaf.url)}"${here}>${escapeText(leaf.title)}</a></li>\n`;
}

/** A title made from the name of a file or folder: 0002-first-steps → First steps. */
export function humanName(name: string): string {
  const words = name
    .replace(/\.\w+$/, '')
    .replace(/^\d+[-_ ]/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words === '' ? name : words.slice(0, 1).toUpperCase() + words.slice(1);
}

function byName(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
