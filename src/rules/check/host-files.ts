/**
 * The files of a site and the rules by which static hosts find them. Names are compared as they are: hosts tell upper
 * from lower case, whatever the machine does that made the site.
 */
export class HostFiles {
  readonly #paths: readonly string[];
  readonly #indexes = new Map<string, number>();
  #byLowerCase: Map<string, number> | null = null;

  /** `paths`: of all files, from the site's root, with slashes. */
  constructor(paths: readonly string[]) {
    this.#paths = paths;
    paths.forEach((path, index) => this.#indexes.set(path, index));
  }

  /**
   * The file that a host answers a path with, as an index of `paths`: the file itself, the page without its `.html`,
   * or a folder's `index.html`. `path` is decoded and begins at the root, without a slash. `null`: there is none.
   */
  find(path: string): number | null {
    return waysIn(this.#indexes, path);
  }

  /** The path of a file that would have been found, were upper and lower case one; `null` when there is none. */
  similar(path: string): string | null {
    this.#byLowerCase ??= new Map(this.#paths.map((each, index) => [each.toLowerCase(), index]));
    return this.#paths[waysIn(this.#byLowerCase, path.toLowerCase()) ?? -1] ?? null;
  }
}

function waysIn(indexes: ReadonlyMap<string, number>, path: string): number | null {
  if (path === '' || path.endsWith('/')) return indexes.get(`${path}index.html`) ?? null;
  return indexes.get(path) ?? indexes.get(`${path}.html`) ?? indexes.get(`${path}/index.html`) ?? null;
}
