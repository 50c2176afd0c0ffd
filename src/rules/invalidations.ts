import { sortedByUtf8 } from './site-files.ts';

/** CloudFront takes this many paths with a wildcard at once. */
const MOST_WILDCARDS = 15;

/** A part of the addresses: what is below one folder. */
interface Branch {
  /** Ends with a slash. */
  readonly address: string;
  readonly branches: Map<string, Branch>;
  /** Addresses in this folder itself. */
  readonly leaves: string[];
  /** Addresses in it and below. */
  count: number;
}

/**
 * What a CDN has to forget, as URL paths: every address at which a host may have served one of these files, or may have
 * said that there is none. More than `most` are folded: some folders become `/folder/*`, 15 at most, so that little is
 * forgotten for nothing.
 */
export function invalidationsOf(paths: Iterable<string>, most: number): readonly string[] {
  const addresses = new Set<string>();
  for (const path of paths) for (const address of addressesOf(path)) addresses.add(address);
  return sortedByUtf8(addresses.size <= most ? addresses : folded(addresses, most));
}

/** The addresses of a file, percent-encoded: as it is, without `.html`, and as the index of its folder. */
export function addressesOf(path: string): readonly string[] {
  const address = `/${encoded(path)}`;
  const index = /^(.*\/)index\.html?$/.exec(address)?.[1];
  if (index !== undefined) return index === '/' ? [index, address] : [index, index.slice(0, -1), address];
  const page = /^(.*[^/])\.html?$/.exec(address)?.[1];
  return page === undefined ? [address] : [page, address];
}

/** As browsers ask for it; an asterisk would be taken for a wildcard. */
function encoded(path: string): string {
  return encodeURI(path).replace(/[?#*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Begins with one wildcard for all, and tells apart what it covers for as long as there is room, the largest first. */
function folded(addresses: Iterable<string>, most: number): readonly string[] {
  let exact: readonly string[] = [];
  const settled: Branch[] = [];
  let open: readonly Branch[] = [treeOf(addresses)];
  while (open.length > 0) {
    const largest = open.reduce((one, other) => (other.count > one.count ? other : one));
    open = open.filter((branch) => branch !== largest);
    const wildcards = open.length + settled.length;
    const split = splitOf(largest, {
      paths: most - exact.length - wildcards,
      wildcards: MOST_WILDCARDS - wildcards,
    });
    if (split === null) {
      settled.push(largest);
    } else {
      // Not by `push(...)`, which takes no more than some 100,000 at once.
      exact = [...exact, ...split.exact];
      open = [...open, ...split.wildcards];
    }
  }
  return [...exact, ...settled.map(({ address }) => `${address}*`)];
}

interface Room {
  /** With and without a wildcard. */
  readonly paths: number;
  readonly wildcards: number;
}

/** Its largest folders as wildcards, all else one by one; `null` when there is not enough room. */
function splitOf(
  { leaves, branches }: Branch,
  room: Room,
): { readonly exact: readonly string[]; readonly wildcards: readonly Branch[] } | null {
  const bySize = [...branches.values()].sort((one, other) => other.count - one.count);
  const wildcards = bySize.slice(0, room.wildcards);
  const rest = bySize.slice(room.wildcards);
  const count = rest.reduce((sum, branch) => sum + branch.count, leaves.length);
  if (count + wildcards.length > room.paths) return null;
  return { exact: [...leaves, ...rest.flatMap(leavesOf)], wildcards };
}

function leavesOf({ leaves, branches }: Branch): readonly string[] {
  return [...leaves, ...[...branches.values()].flatMap(leavesOf)];
}

function treeOf(addresses: Iterable<string>): Branch {
  const root = newBranch('/');
  for (const address of addresses) {
    let branch = root;
    branch.count += 1;
    for (let slash = address.indexOf('/', 1); slash !== -1; slash = address.indexOf('/', slash + 1)) {
      const folder = address.slice(0, slash + 1);
      const known = branch.branches.get(folder);
      const below = known ?? newBranch(folder);
      if (known === undefined) branch.branches.set(folder, below);
      branch = below;
      branch.count += 1;
    }
    branch.leaves.push(address);
  }
  return root;
}

function newBranch(address: string): Branch {
  return { address, branches: new Map(), leaves: [], count: 0 };
}
