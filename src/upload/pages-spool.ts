import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { diskFailure } from '../system/disk-failure.ts';
import type { EntryTree } from '../archive/entry-tree.ts';
import type { FileLedger } from '../site/file-index.ts';
import { removeAtOnce } from '../system/remove-trees.ts';
import { requireSpace } from '../system/free-space.ts';
import type { PagesEntry } from './pages-tar.ts';

interface SpooledFile extends PagesEntry {
  readonly bytes: number;
  /** Where its contents begin. */
  readonly at: number;
}

const READ_BYTES = 256 * 1024;

/**
 * Takes an archive for a Pages artifact where no folder is wanted: contents go into one file, one after another, and
 * names are remembered, because the tar wants them in another order than the archive has them.
 */
export class PagesSpool implements EntryTree {
  readonly #path: string;
  #descriptor: number | null;
  readonly #folders = new Set<string>(['']);
  readonly #files: SpooledFile[] = [];
  #buffer: Buffer | null = null;
  #open: { readonly path: string; readonly at: number } | null = null;
  readonly ledger: FileLedger;

  /** `path` is a file that is not there yet. Throws `disk-full`, `disk-error`. */
  constructor(path: string, ledger: FileLedger) {
    this.#path = path;
    this.ledger = ledger;
    this.#descriptor = this.#attempt('create', () => openSync(path, 'wx+', 0o600));
  }

  requireSpace(bytes: number): void {
    requireSpace(dirname(this.#path), bytes, 'unpack the bundle');
  }

  makeFolder(path: string): void {
    for (let folder = path; !this.#folders.has(folder); folder = parentOf(folder)) this.#folders.add(folder);
  }

  beginFile(path: string, bytes: number): void {
    this.makeFolder(parentOf(path));
    this.#open = { path, at: this.ledger.byteCount };
    this.ledger.begin(path, bytes);
  }

  write(bytes: Uint8Array): void {
    const descriptor = this.#held();
    this.#attempt('write', () => {
      for (let at = 0; at < bytes.length;)
        at += writeSync(descriptor, bytes, at, bytes.length - at, this.ledger.byteCount + at);
    });
    this.ledger.write(bytes);
  }

  finishFile(): void {
    if (this.#open === null) return;
    this.#files.push({ ...this.#open, bytes: this.ledger.byteCount - this.#open.at });
    this.#open = null;
    this.ledger.finish();
  }

  abandon(): void {
    this.#open = null;
    this.ledger.abandon();
  }

  /** Folders and files, in no order. */
  entries(): readonly PagesEntry[] {
    const folders = [...this.#folders].map((path) => ({ path, bytes: null }));
    return [...folders, ...this.#files];
  }

  /** The contents of one of its files, piece by piece; a piece is there until the next one is asked for, of whichever file. */
  *contentsOf(file: PagesEntry): Generator<Uint8Array> {
    const { at, bytes } = file as SpooledFile;
    const descriptor = this.#held();
    const buffer = (this.#buffer ??= Buffer.allocUnsafe(READ_BYTES));
    for (let done = 0; done < bytes;) {
      const wanted = Math.min(buffer.length, bytes - done);
      const count = this.#attempt('read', () => readSync(descriptor, buffer, 0, wanted, at + done));
      if (count === 0) throw new Error('the spool is shorter than what was written to it');
      yield buffer.subarray(0, count);
      done += count;
    }
  }

  /** Closes the file; a second call does nothing. */
  close(): void {
    const descriptor = this.#descriptor;
    this.#descriptor = null;
    if (descriptor !== null) closeSync(descriptor);
  }

  /** Closes and removes it, to make room; a second call does nothing. What is in use goes with its folder. */
  remove(): void {
    this.close();
    removeAtOnce([this.#path]);
  }

  #held(): number {
    if (this.#descriptor === null) throw new Error('the spool is closed');
    return this.#descriptor;
  }

  #attempt<T>(verb: string, act: () => T): T {
    try {
      return act();
    } catch (error) {
      throw diskFailure(error, this.#path, `${verb} the contents for Pages`);
    }
  }
}

function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '' : path.slice(0, slash);
}
