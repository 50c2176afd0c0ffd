import { availableParallelism } from 'node:os';
import { ArchiveTree } from './archive-tree.ts';
import type { EntryTree } from './entry-tree.ts';
import { ZipBatch } from './zip-batch.ts';
import { ZipCrew } from './zip-crew.ts';
import type { PlannedEntry } from './zip-plan.ts';
import { ZipStream } from './zip-stream.ts';

/** Where entries of a zip go: small ones to threads where that pays, all others through one stream. */
export class ZipTarget {
  readonly stream: ZipStream;
  readonly #tree: EntryTree;
  #crew: ZipCrew | null = null;

  constructor(tree: EntryTree) {
    this.#tree = tree;
    this.stream = new ZipStream(tree);
  }

  /** Starts threads where they can help; a second call does nothing. */
  hire(): void {
    // A thread can share in making files, and not in anything else.
    if (this.#crew !== null || !(this.#tree instanceof ArchiveTree)) return;
    if (availableParallelism() > 1) this.#crew = new ZipCrew(this.#tree);
  }

  /** Takes a whole entry with its data. A promise only where it has to wait. */
  add(planned: PlannedEntry, packed: Buffer): Promise<void> | null {
    return this.#crew !== null && ZipBatch.fits(planned)
      ? this.#crew.add(planned, packed)
      : this.stream.add(planned, packed);
  }

  /** Resolves when every file is written and verified. Rejects with `DamagedBatch` or a `Failure`. */
  async end(): Promise<void> {
    await this.#crew?.end();
    if (this.stream.wasUsed) await this.stream.end();
  }

  /** Comes back when no thread writes any more. A second call does nothing. */
  stop(reason: unknown): void {
    this.stream.destroy(reason);
    this.#crew?.stop(reason);
  }
}
