import { type EntryRefusal, Failure } from '../core/failure.ts';
import { nameProblem, relativePath } from './entry-name.ts';

/** What an entry is: a file, a folder, or what is refused as that. */
export type EntryKind =
  | 'file'
  | 'folder'
  | 'symbolic-link'
  | 'hard-link'
  | 'device'
  | 'named-pipe'
  | 'socket'
  | 'sparse-file'
  | 'unknown-kind';

export interface EntryHeader {
  /** As in the archive, with `/` between segments; where the bytes are not UTF-8, decoded with replacement characters. */
  readonly name: string;
  readonly nameIsUtf8: boolean;
  readonly kind: EntryKind;
  /** Declared size in bytes, unpacked. */
  readonly bytes: number;
}

/** What to make of an entry; `path` is relative, normalised and safe to join to the target folder. */
export interface PlacedEntry {
  readonly kind: 'file' | 'folder';
  readonly path: string;
}

export interface EntryLimits {
  /** Leading segments to drop from every name; `.` counts as one, as it does for GNU tar and bsdtar. */
  readonly stripComponents: number;
  /** Most bytes that all files may have together. */
  readonly maxBytes: number;
  /** Most entries, and most folders. */
  readonly maxFiles: number;
  /** As `process.platform`: `win32` and `darwin` read some names otherwise, so they refuse more. */
  readonly platform: string;
}

/**
 * Names are kept until the end, to find the second of a pair; together they may be this long for each entry allowed.
 * Sites stay far below (50 to 100 characters), and half a million names of 3 kB would fill the memory.
 */
const MEAN_NAME_LENGTH = 256;
const NAMES_LENGTH_FLOOR = 16 * 1024 * 1024;

const NOT_ASCII = /[^\0-\x7f]/;

/**
 * Judges the entries of one archive in order: which may be unpacked, and as what. It remembers names and totals, and
 * touches no disk. One refused entry refuses the whole archive.
 */
export class EntryJudge {
  readonly #limits: EntryLimits;
  readonly #files = new Set<string>();
  readonly #folders = new Set<string>();
  /** Folded name → the spelling it came in, where the two differ. */
  readonly #spellings = new Map<string, string>();
  #entries = 0;
  #bytes = 0;
  #namesLength = 0;

  constructor(limits: EntryLimits) {
    this.#limits = limits;
  }

  /**
   * Where an entry belongs. `null`: there is nothing to make, as it is the root itself or has no name left after
   * `stripComponents`. Throws `archive-refused`, `archive-too-large`.
   */
  judge({ name, nameIsUtf8, kind, bytes }: EntryHeader): PlacedEntry | null {
    const { maxBytes, maxFiles, stripComponents, platform } = this.#limits;
    const tooLarge = (input: 'max-size' | 'max-files', limit: number): Failure =>
      new Failure('archive-too-large', { input, limit, entry: name });
    const refused = (reason: EntryRefusal): Failure =>
      new Failure('archive-refused', { entry: name, reason });

    this.#entries += 1;
    if (this.#entries > maxFiles) throw tooLarge('max-files', maxFiles);
    if (!nameIsUtf8) throw refused({ kind: 'name-not-utf8' });
    if (kind !== 'file' && kind !== 'folder') throw refused({ kind });
    const isFolder = kind === 'folder' || name.endsWith('/');
    if (isFolder && bytes > 0) throw refused({ kind: 'folder-with-bytes' });

    // The root folder, as an archive made by Python has it.
    const problem = /^\/+$/.test(name) ? null : nameProblem(name, platform);
    if (problem !== null) throw refused(problem);
    const path = relativePath(name, stripComponents);
    if (path === '') {
      if (isFolder || stripComponents > 0) return null;
      throw refused({ kind: 'file-as-root' });
    }
    const clash = isFolder ? this.#enterFolder(path) : this.#enterFile(path);
    if (clash !== null) throw refused(clash);
    if (this.#folders.size > maxFiles) throw tooLarge('max-files', maxFiles);

    this.#namesLength += path.length;
    if (this.#namesLength > Math.max(NAMES_LENGTH_FLOOR, MEAN_NAME_LENGTH * maxFiles))
      throw refused({ kind: 'names-too-long' });
    this.#bytes += bytes;
    if (this.#bytes > maxBytes) throw tooLarge('max-size', maxBytes);
    return { kind: isFolder ? 'folder' : 'file', path };
  }

  /** Remembers the path of a file. Returns why it clashes with an earlier one, `null` when it does not. */
  #enterFile(path: string): EntryRefusal | null {
    const key = this.#fold(path);
    if (this.#files.has(key)) return this.#twice(key, path);
    if (this.#folders.has(key)) return { kind: 'name-of-folder' };
    return this.#enter(this.#files, key, path);
  }

  #enterFolder(path: string): EntryRefusal | null {
    const key = this.#fold(path);
    if (this.#files.has(key)) return { kind: 'name-of-file' };
    if (this.#folders.has(key)) return this.#spelt(key) === path ? null : this.#twice(key, path);
    return this.#enter(this.#folders, key, path);
  }

  #enter(names: Set<string>, key: string, path: string): EntryRefusal | null {
    const clash = this.#enterParents(path);
    if (clash !== null) return clash;
    names.add(key);
    if (key !== path) this.#spellings.set(key, path);
    return null;
  }

  /** Folders that are only implied by the names of their files count like those with an entry. */
  #enterParents(path: string): EntryRefusal | null {
    const slash = path.lastIndexOf('/');
    if (slash === -1) return null;
    const parent = path.slice(0, slash);
    const clash =
      this.#folders.has(parent) && this.#spelt(parent) === parent ? null : this.#enterFolder(parent);
    return clash?.kind === 'name-of-file' ? { kind: 'below-file' } : clash;
  }

  #spelt(key: string): string {
    return this.#spellings.get(key) ?? key;
  }

  #twice(key: string, path: string): EntryRefusal {
    const first = this.#spelt(key);
    return first === path ? { kind: 'name-twice' } : { kind: 'name-alike', first };
  }

  /**
   * One key for all names that the file system takes for one. Two forms of an accent are refused everywhere; names that
   * differ in case only where the system cannot keep them apart, since real documentation has `Foo.html` beside `foo.html`.
   */
  #fold(path: string): string {
    const composed = NOT_ASCII.test(path) ? path.normalize('NFC') : path;
    const keepsCase = this.#limits.platform !== 'win32' && this.#limits.platform !== 'darwin';
    return keepsCase ? composed : composed.toUpperCase().toLowerCase();
  }
}
