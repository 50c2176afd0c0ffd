/** The files of a site and the rules by which static hosts find them. */
export class SitePaths {
  /** With slashes, sorted by folder. Case counts, as it does on hosts, whatever this machine does. */
  readonly paths: readonly string[];
  readonly #exact: ReadonlyMap<string, number>;
  #folded: ReadonlyMap<string, number> | null = null;
  #topFolders: ReadonlySet<string> | null = null;

  constructor(paths: readonly string[]) {
    this.paths = paths;
    this.#exact = new Map(paths.map((path, index) => [path, index]));
  }

  path(index: number): string {
    return this.paths[index] ?? '';
  }

  /** The file with exactly this path, as an index; `null` when there is none. */
  at(path: string): number | null {
    return this.#exact.get(path) ?? null;
  }

  /**
   * The index of the file that a host serves for a path: the file itself, the page without its `.html`, or a folder's
   * `index.html`. `path` is decoded and begins at the root, without a slash. `null`: there is none.
   */
  find(path: string): number | null {
    return waysIn(this.#exact, path);
  }

  /** Whether there are files below a folder at the root, as `api/`. */
  hasTopFolder(folder: string): boolean {
    this.#topFolders ??= new Set(this.paths.map((path) => path.slice(0, path.indexOf('/') + 1)));
    return this.#topFolders.has(folder);
  }

  /** The path of a file that differs in case only; `null` if there is none. */
  similar(path: string): string | null {
    this.#folded ??= new Map(this.paths.map((each, index) => [each.toLowerCase(), index]));
    const found = waysIn(this.#folded, path.toLowerCase());
    return found === null ? null : this.path(found);
  }
}

function waysIn(files: ReadonlyMap<string, number>, path: string): number | null {
  if (path === '' || path.endsWith('/')) return files.get(`${path}index.html`) ?? null;
  return files.get(path) ?? files.get(`${path}.html`) ?? files.get(`${path}/index.html`) ?? null;
}

/** Whether a file is read as a page. */
export function isHtml(path: string): boolean {
  return /\.x?html?$/i.test(path);
}
