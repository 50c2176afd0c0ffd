import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { orDiskFailure } from '../system/disk-failure.ts';
import { linkOrCopy, writeNewFile } from '../system/new-file.ts';
import type { Move, Publisher } from './publisher.ts';

const FILE_MODE = 0o644;
/** Only the owner may read it. On Windows the rights of its folder decide that. */
const SECRET_MODE = 0o600;
/** A signal waits for as many files at most. */
const FILES_AT_ONCE = 256;

/** Files about a site, such as its manifest: written before the site is published, and published with it. */
export class SiteDrafts {
  readonly #publisher: Publisher;
  readonly #tempFolder: string;
  #moves: readonly Move[] = [];

  constructor(publisher: Publisher, tempFolder: string) {
    this.#publisher = publisher;
    this.#tempFolder = tempFolder;
  }

  /** What is renamed when the site is published. */
  get moves(): readonly Move[] {
    return this.#moves;
  }

  /** Writes a file that will be at `path`, where one may be now. Throws `disk-full`, `disk-error`. */
  write(path: string, text: Iterable<string>): void {
    const from = this.place(path);
    orDiskFailure(path, 'write the file', () => {
      writeNewFile(from, FILE_MODE, text);
    });
    this.keep(from, path);
  }

  /** A path at which the caller may write a file that will be at `path`. Throws `disk-full`, `disk-error`. */
  place(path: string): string {
    return join(this.#publisher.folderBeside(path), 'draft');
  }

  /** Adds the file that the caller has written at a path of `place`. */
  keep(from: string, path: string): void {
    this.#moves = [...this.#moves, { from, to: path, mayReplace: true }];
  }

  /** Publishes the file for `path` alone, for a site that is not published. Throws `disk-full`, `disk-error`. */
  publishAlone(path: string): void {
    const move = this.#moves.find(({ to }) => to === path);
    if (move === undefined) throw new Error(`there is no draft for ${path}`);
    this.#publisher.publishAlone(move);
    this.#moves = this.#moves.filter((other) => other !== move);
  }

  /**
   * Publishes Helm values, which are a secret, at once, completely or not at all. Throws `disk-full`, `disk-error`; the
   * publisher removes what is left then.
   */
  publishSecret(path: string, text: string): void {
    this.#publisher.publishFile(path, { text, mode: SECRET_MODE, doing: 'write the Helm values' });
  }

  /**
   * Files, by name, in a folder of their own in the runner's temporary folder, which stays for later steps. Returns
   * their paths. Throws `disk-full`, `disk-error`.
   */
  writeLists<N extends string>(lists: Readonly<Record<N, Iterable<string>>>): Readonly<Record<N, string>> {
    const doing = 'write the lists of changes';
    const names = Object.keys(lists) as N[];
    const { from, to } = this.#folderForLater('changes', doing);
    orDiskFailure(from, doing, () => {
      for (const name of names) writeNewFile(join(from, name), FILE_MODE, lists[name]);
    });
    return Object.fromEntries(names.map((name) => [name, join(to, name)])) as Record<N, string>;
  }

  /**
   * A folder with these files of the site at `root`, by their paths there, which stays for later steps as the lists do.
   * They are hard links, or copies where the file system has none. Resolves with its path; rejects with `disk-full`,
   * `disk-error`, or the signal's reason.
   */
  async linkFiles(root: string, paths: readonly string[], signal: AbortSignal): Promise<string> {
    const doing = 'make the folder of what has to be uploaded';
    const { from, to } = this.#folderForLater('upload', doing);
    let folder = from;
    for (const [at, path] of paths.entries()) {
      const target = join(from, path);
      orDiskFailure(from, doing, () => {
        if (dirname(target) !== folder) mkdirSync((folder = dirname(target)), { recursive: true });
        linkOrCopy(join(root, path), target);
      });
      if (at % FILES_AT_ONCE === 0) {
        await setImmediate();
        signal.throwIfAborted();
      }
    }
    return to;
  }

  /** Makes a folder for the caller to fill, which is published with the site at `to`. */
  #folderForLater(name: string, doing: string): { readonly from: string; readonly to: string } {
    const holder = this.#publisher.folderIn(this.#tempFolder);
    const [from, to] = [join(holder, name), `${holder}-${name}`];
    orDiskFailure(from, doing, () => {
      mkdirSync(from);
    });
    this.#moves = [...this.#moves, { from, to, mayReplace: false }];
    return { from, to };
  }
}
