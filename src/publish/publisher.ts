import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmdirSync,
  readdirSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure } from '../core/failure.ts';
import { diskFailure, orDiskFailure, systemErrorCode } from '../system/disk-failure.ts';
import { makeFolders, missingFolders } from '../system/folders.ts';
import { MACHINE_REMOVER, removeAtOnce, type Remover, removeTrees } from '../system/remove-trees.ts';
import { rename } from '../system/rename.ts';

const MAKE_TEMPORARY = 'create a temporary folder';

/** A path that was written in staging and its target. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly mayReplace: boolean;
}

/**
 * Makes staging paths beside the targets, so that publishing is a rename, and remembers every one of them until it is
 * published or removed. All of it is synchronous: it also runs while the process ends.
 */
export class Publisher {
  readonly #remover: Remover;
  #ours: readonly string[] = [];
  readonly #parents: string[] = [];

  constructor(remover = MACHINE_REMOVER) {
    this.#remover = remover;
  }

  /** A new, empty folder beside `target`, hidden, with the folders above it. Throws `disk-full`, `disk-error`. */
  folderBeside(target: string): string {
    this.#makeParent(target);
    return this.#keep(target, () => mkdtempSync(join(dirname(target), `.${basename(target)}.partial-`)));
  }

  /** A new, empty folder for the tree that will become `target`. Throws `disk-full`, `disk-error`. */
  stagingFor(target: string): string {
    return this.#staging(this.folderBeside(target));
  }

  /** A new, empty folder below `parent` for a tree that is not published. Throws `disk-full`, `disk-error`. */
  stagingIn(parent: string): string {
    return this.#staging(this.folderIn(parent));
  }

  /** Removes a tree made by `stagingFor` and its parent folders. `discard` removes what is in use. */
  removeStaging(staging: string): void {
    const folder = dirname(staging);
    this.#ours = [...this.#ours.filter((path) => path !== folder), ...removeAtOnce([folder], this.#remover)];
  }

  /** A new, empty folder below `parent`, which exists. */
  folderIn(parent: string): string {
    return this.#keep(parent, () => mkdtempSync(join(parent, 'static-docs-export-')));
  }

  /**
   * Renames each `from` to its `to`, all or none: if one fails, those before it are undone.
   * The old path at a `to` is moved aside until all have succeeded, then removed; an empty folder is always replaced.
   */
  publish(moves: readonly Move[]): void {
    this.#place(moves, 'publish');
    this.#parents.length = 0;
    // `discard` removes what is in use: it may be free by then, and everything is published already.
    this.#ours = removeAtOnce(this.#ours, this.#remover);
  }

  /** Publishes one file, for good. Everything else is still staged. `doing` is for failures. */
  publishAlone(move: Move, doing = 'publish'): void {
    this.#place([move], doing);
  }

  #place(moves: readonly Move[], doing: string): void {
    const undo: (() => void)[] = [];
    const aside: string[] = [];
    let target = '';
    try {
      for (const { from, to, mayReplace } of moves) {
        target = to;
        if (!mayReplace) {
          if (existsSync(to)) {
            // Another program has filled it since the inputs were checked: it stays.
            if (!isFolder(to) || readdirSync(to).length > 0)
              throw new Failure('disk-error', { path: to, doing, problem: 'it is not empty any more' });
            rmdirSync(to);
            undo.unshift(() => {
              mkdirSync(to);
            });
          }
        } else if (existsSync(to)) {
          // A file may replace only a file: the contents of a folder created since belong to another program.
          if (isFolder(to) && !isFolder(from))
            throw new Failure('disk-error', { path: to, doing, problem: 'it is a folder by now' });
          const old = join(mkdtempSync(join(dirname(to), `.${basename(to)}.replaced-`)), basename(to));
          aside.push(dirname(old));
          moveAside(to, old);
          undo.unshift(() => {
            rename(old, to);
          });
        }
        rename(from, to);
        undo.unshift(() => {
          rename(to, from);
        });
      }
    } catch (error) {
      for (const step of undo) step();
      // Only now: until then these paths hold the old files.
      this.#ours = [...this.#ours, ...aside];
      throw diskFailure(error, target, doing);
    }
    this.#ours = [...this.#ours, ...aside];
  }

  /**
   * Renames staged trees into `folder`, which takes a moment however many files there are. What is in use or on
   * another file system stays where it is.
   */
  moveAway(folder: string): void {
    this.#ours = this.#ours.map((path) => {
      const away = join(folder, basename(path));
      try {
        renameSync(path, away);
        return away;
      } catch {
        return path;
      }
    });
  }

  /** Removes everything unpublished, and returns the paths that cannot be removed. A second call tries those again. */
  discard(): readonly string[] {
    this.#ours = removeTrees(this.#ours, this.#remover);
    // The deepest first: a folder is empty only after those in it are gone.
    const parents = this.#parents.splice(0).toSorted((a, b) => b.length - a.length);
    for (const folder of parents) removeIfEmpty(folder);
    return this.#ours;
  }

  #makeParent(target: string): void {
    const parent = dirname(target);
    const missing = missingFolders(parent);
    this.#parents.push(...missing);
    orDiskFailure(parent, 'create the folder', () => {
      makeFolders(missing);
    });
  }

  #staging(folder: string): string {
    const staging = join(folder, 'site');
    orDiskFailure(folder, MAKE_TEMPORARY, () => {
      mkdirSync(staging);
      // The mode of the published folder, whatever the umask is.
      chmodSync(staging, 0o755);
    });
    return staging;
  }

  #keep(near: string, make: () => string): string {
    const path = orDiskFailure(near, MAKE_TEMPORARY, make);
    this.#ours = [...this.#ours, path];
    return path;
  }
}

/** Links are not followed. */
function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Another program has created something there meanwhile: it stays.
  }
}

/**
 * Renames the path `from`. Where a folder cannot be renamed but its files can, its entries are moved one by one. That
 * is so for a folder of a lower layer on an overlay file system, as in a container. All or nothing: moved entries are moved
 * back when the rest cannot be moved. Throws what `node:fs` throws.
 */
export function moveAside(from: string, to: string): void {
  try {
    rename(from, to);
  } catch (error) {
    const found = lstatSync(from, { throwIfNoEntry: false });
    if (systemErrorCode(error) !== 'EXDEV' || found?.isDirectory() !== true) throw error;
    moveEntries(from, to, found.mode);
  }
}

function moveEntries(from: string, to: string, mode: number): void {
  mkdirSync(to);
  const moved: string[] = [];
  try {
    for (const name of readdirSync(from)) {
      moveAside(join(from, name), join(to, name));
      moved.push(name);
    }
    chmodSync(to, mode);
    rmdirSync(from);
  } catch (error) {
    for (const name of moved) rename(join(to, name), join(from, name));
    rmdirSync(to);
    throw error;
  }
}
