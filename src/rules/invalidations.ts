import { compareUtf8 } from './site-files.ts';
import { wildcardFolders, type OrderedPaths } from './wildcard-folders.ts';

/** A file that a host serves for its folder, and one that it may serve without its ending too. */
const INDEX = /(?:^|\/)index\.html?$/;
const PAGE = /[^/]\.html?$/;
const ENDING = /\.html?$/;

/**
 * What a CDN has to forget, as URL paths: every address at which a host may have served one of these files, or may have
 * said that there is none. More than `most` are folded: some folders become `/folder/*`, 15 at most, so that little is
 * forgotten for nothing.
 */
export function invalidationsOf(changed: readonly string[], most: number): readonly string[] {
  const sorted = changed.toSorted(compareUtf8);
  const paths: OrderedPaths = { count: sorted.length, pathAt: (place) => sorted[place] ?? '' };
  // Each path has an address that no other one has.
  const all = paths.count <= most ? inOrder(addressesOfAll(paths)) : null;
  return all !== null && all.length <= most ? all : inOrder(foldedAddresses(paths, most));
}

/** How many addresses a file has. */
export function addressCount(path: string): number {
  if (INDEX.test(path)) return path.includes('/') ? 3 : 2;
  return PAGE.test(path) ? 2 : 1;
}

/** The addresses of a file, percent-encoded: as it is, without `.html`, and as the index of its folder. */
export function addressesOf(path: string): readonly string[] {
  const address = addressOf(path);
  if (INDEX.test(path)) {
    const folder = address.slice(0, address.lastIndexOf('/') + 1);
    return folder === '/' ? [folder, address] : [folder, folder.slice(0, -1), address];
  }
  return PAGE.test(path) ? [address.replace(ENDING, ''), address] : [address];
}

/** As browsers ask for it; an asterisk would be taken for a wildcard. */
function addressOf(path: string): string {
  const encoded = encodeURI(path).replace(
    /[?#*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `/${encoded}`;
}

function* addressesOfAll(
  { count, pathAt }: OrderedPaths,
  { from, to } = { from: 0, to: count },
): Generator<string> {
  for (let place = from; place < to; place += 1) yield* addressesOf(pathAt(place));
}

/** The wildcards, and the addresses that none of them covers. */
function* foldedAddresses(paths: OrderedPaths, most: number): Generator<string> {
  let place = 0;
  for (const { folder, from, to, indexes } of wildcardFolders(paths, addressCount, most)) {
    yield* addressesOfAll(paths, { from: place, to: from });
    yield `${addressOf(folder)}*`;
    if (indexes > 0) yield addressOf(folder.slice(0, -1));
    place = to;
  }
  yield* addressesOfAll(paths, { from: place, to: paths.count });
}

/** Each once; addresses are ASCII. */
function inOrder(all: Iterable<string>): readonly string[] {
  return [...new Set(all)].sort();
}
