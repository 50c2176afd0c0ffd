import { PathList } from './path-list.ts';

/** Stands for no file in a table of indexes. */
const NONE = -1;

/**
 * The files of a site and the rules by which static hosts find them. Names are compared as they are: hosts tell upper
 * from lower case, whatever the machine does that made the site.
 *
 * All paths stay in the one text that they come in, and are found by tables of numbers: a map of a hundred thousand
 * texts takes ten times the memory, in each thread.
 */
export class HostFiles {
  readonly #paths: PathList;
  readonly #seed: number;
  readonly #exact: Int32Array;
  #folded: Int32Array | null = null;

  /**
   * `joined`: the paths of all files, from the site's root, with slashes, separated by NUL. `seed`: a whole number that
   * nobody foresees, so that no site can have names that are all looked for in the same place.
   */
  constructor(joined: string, seed: number) {
    this.#paths = new PathList(joined);
    this.#seed = seed;
    this.#exact = newTable(this.count);
    for (let index = 0; index < this.count; index += 1)
      this.#exact[this.#slot(this.#exact, this.path(index), false)] = index;
  }

  get count(): number {
    return this.#paths.count;
  }

  /** The path of a file by its index. */
  path(index: number): string {
    return this.#paths.path(index);
  }

  /**
   * The file that a host answers a path with, as an index: the file itself, the page without its `.html`, or a folder's
   * `index.html`. `path` is decoded and begins at the root, without a slash. `null`: there is none.
   */
  find(path: string): number | null {
    return waysIn((name) => this.#exact[this.#slot(this.#exact, name, false)] ?? NONE, path);
  }

  /** The path of a file that would have been found, were upper and lower case one; `null` when there is none. */
  similar(path: string): string | null {
    const folded = (this.#folded ??= this.#fold());
    const found = waysIn((name) => folded[this.#slot(folded, name, true)] ?? NONE, path.toLowerCase());
    return found === null ? null : this.path(found);
  }

  #fold(): Int32Array {
    const table = newTable(this.count);
    for (let index = 0; index < this.count; index += 1)
      table[this.#slot(table, this.path(index).toLowerCase(), true)] = index;
    return table;
  }

  /** The place in a table where a name stands, or would. */
  #slot(table: Int32Array, name: string, folded: boolean): number {
    const mask = table.length - 1;
    for (let slot = hashOf(name, this.#seed) & mask; ; slot = (slot + 1) & mask) {
      const index = table[slot] ?? NONE;
      if (index === NONE || this.#is(index, name, folded)) return slot;
    }
  }

  #is(index: number, name: string, folded: boolean): boolean {
    return folded ? this.path(index).toLowerCase() === name : this.#paths.is(index, name);
  }
}

/** Twice as many places as names at least, so that a search is short. */
function newTable(count: number): Int32Array {
  return new Int32Array(2 ** Math.ceil(Math.log2(Math.max(2, 2 * count)))).fill(NONE);
}

function hashOf(name: string, seed: number): number {
  let hash = seed | 0;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 13;
  }
  return hash ^ (hash >>> 16);
}

function waysIn(lookUp: (name: string) => number, path: string): number | null {
  const ways =
    path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
  for (const way of ways) {
    const index = lookUp(way);
    if (index !== NONE) return index;
  }
  return null;
}
