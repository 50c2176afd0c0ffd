import { closeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { FILES_IN_A_TURN } from './archive-inflate.ts';
import { OpenSlots, openSlotsMemory } from './open-slots.ts';
import type { OpeningOrder } from './opening-worker.ts';
import { workerFile } from './worker-file.ts';

/** Paths of a turn together; those of sites have 50 to 100 bytes each. */
const PATHS_BYTES = 64 * 1024;
/** The thread keeps nothing. */
const YOUNG_MIB = 1;

/**
 * A thread that opens new files while this one is busy with what goes into them: making a file takes longer than
 * writing 20 kB to it. Between two turns it has nothing to do and nothing open.
 */
export class FileOpener {
  readonly #slots = new OpenSlots(openSlotsMemory(FILES_IN_A_TURN, PATHS_BYTES));

  constructor(root: string) {
    const order: OpeningOrder = { root, memory: this.#slots.memory };
    const worker = new Worker(workerFile('opening-worker', import.meta.filename), {
      workerData: order,
      // Descriptors belong to the process, and this thread closes them.
      trackUnmanagedFds: false,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MIB },
    });
    worker.unref();
    // Without it, all files are opened here.
    worker.on('error', () => undefined);
  }

  /** Begins a turn with these paths, whose folders are there. */
  offer(paths: readonly string[]): void {
    this.#slots.offer(paths);
  }

  /** The descriptor of one of them, by its place; `null` where the caller has to open it. */
  take(place: number): number | null {
    return this.#slots.take(place);
  }

  /** Closes what was opened and not taken. */
  endTurn(): void {
    for (const descriptor of this.#slots.takeRest()) closeSync(descriptor);
  }

  /** Ends the thread. */
  end(): void {
    this.#slots.end();
  }
}
