import { PackedTexts } from './packed-texts.ts';
import type { OrderedPaths } from './changes.ts';
import { wildcardFolders } from './wildcard-folders.ts';

/** A file that a host serves for its folder, and one that it may serve without its ending too. */
const INDEX = /(?:^|\/)index\.html?$/;
const PAGE = /[^/]\.html?$/;
const ENDING = /\.html?$/;

/**
 * What a CDN has to forget, as URL paths: every address at which a host may have served one of these files, or may have
 * said that there is none. More than `most` are folded: some folders become `/folder/*`, 15 at most, so that little is
 * forgotten for nothing.
 */
export function* invalidationsOf(paths: OrderedPaths, most: number): Generator<string> {
  // Each path has an address that no other one has.
  const all = paths.count <= most ? inOrder(addressesOfAll(paths)) : null;
  yield* texts(all !== null && all.count <= most ? all : inOrder(foldedAddresses(paths, most)));
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

interface OrderedTexts {
  readonly count: number;
  readonly textAt: (place: number) => string;
}

/** In the order of their bytes, each once. */
function inOrder(all: Iterable<string>): OrderedTexts {
  const packed = new PackedTexts();
  for (const text of all) packed.add(text);
  const order = packed.order();
  let count = 0;
  for (const number of order) {
    if (count > 0 && packed.compare(order[count - 1] ?? 0, number) === 0) continue;
    order[count] = number;
    count += 1;
  }
  return { count, textAt: (place) => packed.textAt(order[place] ?? 0) };
}

function* texts({ count, textAt }: OrderedTexts): Generator<string> {
  for (let place = 0; place < count; place += 1) yield textAt(place);
}
