import { availableParallelism } from 'node:os';
import type { ArchiveTree } from './archive-tree.ts';
import type { FileMaker } from './entry-tree.ts';
import { FileOpener } from './file-opener.ts';

/** The thread takes as long to start as a thousand files take to be made, and some 10 MiB. */
const THREAD_FROM_FILES = 2000;

/** What is to be done for one file, or for what is left of one that an earlier turn began. */
interface Step {
  readonly begun: { readonly path: string; readonly bytes: number } | null;
  readonly pieces: Uint8Array[];
  isFinished: boolean;
}

/**
 * Puts off the files of a turn, so that another thread can open them while their contents are hashed here. Folders are
 * made at once. What is written has to stay as it is until `endTurn`.
 */
export class TreeTurns implements FileMaker {
  readonly #tree: ArchiveTree;
  #threadFromFiles: number;
  #steps: Step[] = [];
  #opener: FileOpener | null = null;

  /** With more files than `threadFromFiles`, a thread is started. */
  constructor(tree: ArchiveTree, threadFromFiles = THREAD_FROM_FILES) {
    this.#tree = tree;
    this.#threadFromFiles = availableParallelism() > 1 ? threadFromFiles : Infinity;
  }

  makeFolder(path: string): void {
    this.#tree.makeFolder(path);
  }

  beginFile(path: string, bytes: number): void {
    this.#tree.makeFolderOf(path);
    this.#steps.push({ begun: { path, bytes }, pieces: [], isFinished: false });
  }

  write(bytes: Uint8Array): void {
    this.#step().pieces.push(bytes);
  }

  finishFile(): void {
    this.#step().isFinished = true;
  }

  /** Makes and writes the files. Throws `disk-full`, `disk-error`; no turn comes after that. */
  endTurn(): void {
    const steps = this.#steps;
    if (steps.length === 0) return;
    this.#steps = [];
    const { root, files, ledger } = this.#tree;
    const paths = steps.flatMap(({ begun }) => (begun === null ? [] : [begun.path]));
    if (ledger.fileCount + paths.length > this.#threadFromFiles) this.#opener ??= new FileOpener(root);
    this.#opener?.offer(paths);
    try {
      for (const step of steps) this.#hash(step);
      let place = 0;
      for (const { begun, pieces, isFinished } of steps) {
        if (begun !== null) {
          files.begin(begun.path, this.#opener?.take(place) ?? null);
          place += 1;
        }
        for (const piece of pieces) files.write(piece);
        if (isFinished) files.finish();
      }
    } finally {
      this.#opener?.endTurn();
    }
  }

  /** Ends the thread, if there is one, for good. A second call does nothing. */
  end(): void {
    this.#opener?.end();
    this.#opener = null;
    this.#threadFromFiles = Infinity;
  }

  #step(): Step {
    const last = this.#steps.at(-1);
    if (last !== undefined) return last;
    const rest = { begun: null, pieces: [], isFinished: false };
    this.#steps.push(rest);
    return rest;
  }

  #hash({ begun, pieces, isFinished }: Step): void {
    const { ledger } = this.#tree;
    if (begun !== null) ledger.begin(begun.path, begun.bytes);
    for (const piece of pieces) ledger.write(piece);
    if (isFinished) ledger.finish();
  }
}
