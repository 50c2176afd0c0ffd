import { compareUtf8 } from './site-files.ts';

/** CloudFront takes this many paths with a wildcard at once. */
const MOST_WILDCARDS = 15;

/** Paths by place, in the order of their UTF-8 bytes, each once. */
export interface OrderedPaths {
  readonly count: number;
  readonly pathAt: (place: number) => string;
}

/** A folder. As the paths are in order, what is in it and below is next to each other. */
export interface Folder {
  /** Ends with a slash; empty for the root. */
  readonly folder: string;
  /** The first place in it, and the first behind it. */
  readonly from: number;
  readonly to: number;
  /** How many files are its index; each has an address that a wildcard for the folder does not cover. */
  readonly indexes: number;
  /** Addresses that it does cover. One that two files share counts twice. */
  readonly covered: number;
}

/**
 * The folders to be told as a wildcard each, so that they and all addresses beside them are no more than `most`. Begins
 * with one wildcard for all, and tells apart what it covers for as long as there is room, the largest first.
 * `addressCount` is how many addresses a file has.
 */
export function wildcardFolders(
  paths: OrderedPaths,
  addressCount: (path: string) => number,
  most: number,
): readonly Folder[] {
  const tree = new FolderTree(paths, addressCount);
  let exact = 0;
  const settled: Folder[] = [];
  let open: readonly Folder[] = [tree.root()];
  while (open.length > 0) {
    const largest = open.reduce((one, other) => (other.covered > one.covered ? other : one));
    open = open.filter((folder) => folder !== largest);
    const wildcards = open.length + settled.length;
    const split = splitOf(largest, tree.foldersIn(largest), {
      paths: most - exact - wildcards,
      wildcards: MOST_WILDCARDS - wildcards,
    });
    if (split === null) {
      settled.push(largest);
    } else {
      exact += split.exact;
      open = [...open, ...split.wildcards];
    }
  }
  return settled.sort((one, other) => one.from - other.from);
}

interface Room {
  /** With and without a wildcard. */
  readonly paths: number;
  readonly wildcards: number;
}

/** The largest folders in it as wildcards, and how many addresses are beside them; `null` when there is not enough room. */
function splitOf(
  { covered }: Folder,
  folders: Iterable<Folder>,
  room: Room,
): { readonly exact: number; readonly wildcards: readonly Folder[] } | null {
  const wildcards: Folder[] = [];
  for (const folder of folders) {
    wildcards.push(folder);
    if (wildcards.length <= room.wildcards) continue;
    wildcards.sort((one, other) => other.covered - one.covered).pop();
  }
  const exact = wildcards.reduce((rest, folder) => rest - folder.covered, covered);
  return exact + wildcards.length > room.paths ? null : { exact, wildcards };
}

class FolderTree {
  readonly #paths: OrderedPaths;
  /** Addresses of all paths before a place. */
  readonly #sums: Uint32Array;

  constructor(paths: OrderedPaths, addressCount: (path: string) => number) {
    this.#paths = paths;
    this.#sums = new Uint32Array(paths.count + 1);
    let sum = 0;
    for (let place = 0; place < paths.count; place += 1) {
      sum += addressCount(paths.pathAt(place));
      this.#sums[place + 1] = sum;
    }
  }

  root(): Folder {
    const to = this.#paths.count;
    return { folder: '', from: 0, to, indexes: 0, covered: this.#sums[to] ?? 0 };
  }

  /** Those right below a folder. */
  *foldersIn({ folder, from, to }: Folder): Generator<Folder> {
    for (let place = from; place < to;) {
      const path = this.#paths.pathAt(place);
      const slash = path.indexOf('/', folder.length);
      const below = path.slice(0, slash + 1);
      if (slash === -1) {
        place += 1;
        continue;
      }
      const isBeyond = (other: string): boolean => !other.startsWith(below);
      const end = this.#firstWhere(isBeyond, place, to);
      const indexes = ['index.htm', 'index.html'].filter((name) =>
        this.#has(`${below}${name}`, place, end),
      ).length;
      const covered = (this.#sums[end] ?? 0) - (this.#sums[place] ?? 0) - indexes;
      yield { folder: below, from: place, to: end, indexes, covered };
      place = end;
    }
  }

  #has(path: string, from: number, to: number): boolean {
    const place = this.#firstWhere((other) => compareUtf8(other, path) >= 0, from, to);
    return place < to && this.#paths.pathAt(place) === path;
  }

  /** `to` when it is nowhere. Whether it is true must not change more than once. In steps that grow: most folders are small. */
  #firstWhere(isTrue: (path: string) => boolean, from: number, to: number): number {
    let below = from - 1;
    let above = to;
    for (let step = 1; below + step < above; step *= 2) {
      if (isTrue(this.#paths.pathAt(below + step))) above = below + step;
      else below += step;
    }
    while (above - below > 1) {
      const middle = Math.floor((below + above) / 2);
      if (isTrue(this.#paths.pathAt(middle))) above = middle;
      else below = middle;
    }
    return above;
  }
}
