import { workerData } from 'node:worker_threads';
import { openNewFile } from './archive-files.ts';
import { OpenSlots, type OpenSlotsMemory } from './open-slots.ts';

/** What the thread that opens files is told when it starts. */
export interface OpeningOrder {
  /** The folder that paths begin at. */
  readonly root: string;
  readonly memory: OpenSlotsMemory;
}

/** The thread's side of `FileOpener`, until it is ended. */
export function serveOpening(): void {
  const { root, memory } = workerData as OpeningOrder;
  new OpenSlots(memory).serve((path) => openNewFile(root, path));
}
