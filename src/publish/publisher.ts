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
import { basename, dirname, join, relative } from 'node:path';
import { Failure } from '../core/failure.ts';
import { diskFailure, orDiskFailure, systemErrorCode } from '../system/disk-failure.ts';
import { missingFolders, openFolder, placeOf, type OpenFolder } from '../system/folders.ts';
import { writeNewFile } from '../system/new-file.ts';
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
 * published or removed. All of it is synchronous: it also runs while the process ends. The folders above the targets are
 * judged again each time: one of them may have become a link while the run waited.
 */
export class Publisher {
  readonly #remover: Remover;
  #ours: readonly string[] = [];
  readonly #parents: string[] = [];
  /** Folder → where it lay, or would have lain, when it was first used. */
  readonly #places = new Map<string, string>();

  /** `targets`: what will be published, or `null` for what will not. Where they lead now, they have to lead later. */
  constructor(targets: readonly (string | null)[] = [], remover = MACHINE_REMOVER) {
    this.#remover = remover;
    for (const target of targets) {
      if (target === null) continue;
      try {
        this.#placeOf(dirname(target));
      } catch {
        // Using it reports the error.
      }
    }
  }

  /** A new, empty folder beside `target`, hidden, with the folders above it. Throws `disk-full`, `disk-error`. */
  folderBeside(target: string): string {
    this.#makeParent(target);
    return this.#newFolder(dirname(target), `.${basename(target)}.partial-`);
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
    return this.#newFolder(parent, 'static-docs-export-');
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

  /** Writes a file, with this mode whatever the umask is, and publishes it at once. Throws `disk-full`, `disk-error`. */
  publishFile(
    path: string,
    file: { readonly text: string; readonly mode: number; readonly doing: string },
  ): void {
    const from = join(this.folderBeside(path), 'draft');
    orDiskFailure(path, file.doing, () => {
      writeNewFile(from, file.mode, [file.text]);
    });
    this.publishAlone({ from, to: path, mayReplace: true }, file.doing);
  }

  #place(moves: readonly Move[], doing: string): void {
    const undo: (() => void)[] = [];
    const aside: string[] = [];
    // Open until all is done or undone, so that both happen in the same folders.
    const folders: OpenFolder[] = [];
    let target = '';
    try {
      for (const { from, to, mayReplace } of moves) {
        target = to;
        const parent = dirname(to);
        const folder = this.#open(parent, doing);
        folders.push(folder);
        const here = (path: string): string => join(folder.path, relative(parent, path));
        const [fromHere, toHere] = [here(from), here(to)];
        if (!mayReplace) {
          if (existsSync(toHere)) {
            // Another program has filled it since the inputs were checked: it stays.
            if (!isFolder(toHere) || readdirSync(toHere).length > 0)
              throw new Failure('disk-error', { path: to, doing, problem: 'it is not empty any more' });
            rmdirSync(toHere);
            undo.unshift(() => {
              mkdirSync(toHere);
            });
          }
        } else if (existsSync(toHere)) {
          // A file may replace only a file: the contents of a folder created since belong to another program.
          if (isFolder(toHere) && !isFolder(fromHere))
            throw new Failure('disk-error', { path: to, doing, problem: 'it is a folder by now' });
          const holder = mkdtempSync(here(join(parent, `.${basename(to)}.replaced-`)));
          aside.push(join(parent, basename(holder)));
          const old = join(holder, basename(to));
          moveAside(toHere, old, { path: to, doing });
          undo.unshift(() => {
            rename(old, toHere);
          });
        }
        rename(fromHere, toHere);
        undo.unshift(() => {
          rename(toHere, fromHere);
        });
      }
    } catch (error) {
      for (const step of undo) step();
      throw diskFailure(named(error, folders.at(-1), dirname(target)), target, doing);
    } finally {
      for (const { close } of folders) close();
      // Only now: until then these paths hold the old files.
      this.#ours = [...this.#ours, ...aside];
    }
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
    for (const folder of parents) this.#removeIfEmpty(folder);
    return this.#ours;
  }

  #makeParent(target: string): void {
    const parent = dirname(target);
    const missing = missingFolders(parent);
    // All of them, before any exists.
    orDiskFailure(parent, 'create the folder', () => this.#placeOf(parent));
    for (const folder of missing.toReversed()) {
      this.#parents.push(folder);
      const doing = 'create the folder';
      this.#inside(dirname(folder), doing, (here) => {
        try {
          mkdirSync(join(here, basename(folder)));
        } catch (error) {
          if (systemErrorCode(error) !== 'EEXIST') throw diskFailure(error, folder, doing);
        }
      });
    }
  }

  #removeIfEmpty(folder: string): void {
    try {
      this.#inside(dirname(folder), 'remove the folder', (here) => {
        rmdirSync(join(here, basename(folder)));
      });
    } catch {
      // Another program has created something there meanwhile: it stays.
    }
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

  #newFolder(parent: string, prefix: string): string {
    const name = this.#inside(parent, MAKE_TEMPORARY, (here) => basename(mkdtempSync(join(here, prefix))));
    const path = join(parent, name);
    this.#ours = [...this.#ours, path];
    return path;
  }

  /** Calls `act` with a path that leads into a folder that is where it was. Throws `disk-full`, `disk-error`. */
  #inside<T>(folder: string, doing: string, act: (here: string) => T): T {
    const opened = this.#open(folder, doing);
    try {
      return act(opened.path);
    } catch (error) {
      throw diskFailure(named(error, opened, folder), folder, doing);
    } finally {
      opened.close();
    }
  }

  /** Opens a folder, and throws `disk-error` where it is not the one that it was. */
  #open(folder: string, doing: string): OpenFolder {
    return orDiskFailure(folder, doing, () => {
      const place = this.#placeOf(folder);
      const opened = openFolder(folder);
      if (opened.realPath === place) return opened;
      opened.close();
      const problem = `it was '${place}' when it was judged, and leads to '${opened.realPath}' by now`;
      throw new Failure('disk-error', { path: folder, doing, problem });
    });
  }

  /** Where a folder lay when it was first asked for. What was missing then counts from the nearest folder that existed. */
  #placeOf(folder: string): string {
    const known = this.#places.get(folder);
    if (known !== undefined) return known;
    const isRoot = dirname(folder) === folder;
    const place =
      existsSync(folder) || isRoot ? placeOf(folder) : join(this.#placeOf(dirname(folder)), basename(folder));
    this.#places.set(folder, place);
    return place;
  }
}

/** The error with the name of the folder for the path of its descriptor. */
function named(error: unknown, opened: OpenFolder | undefined, folder: string): unknown {
  if (error instanceof Error && opened !== undefined)
    error.message = error.message.replaceAll(opened.path, folder);
  return error;
}

/** Links are not followed. */
function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Renames what is at a target. `disk-error` where the file system moves no folder of a lower layer, as in a container. */
function moveAside(
  from: string,
  to: string,
  { path, doing }: { readonly path: string; readonly doing: string },
): void {
  try {
    rename(from, to);
  } catch (error) {
    if (systemErrorCode(error) !== 'EXDEV') throw error;
    const problem =
      'it is part of the image of this container, which the file system does not move; remove it in a step before, or choose another path';
    throw new Failure('disk-error', { path, doing, problem }, error);
  }
}
