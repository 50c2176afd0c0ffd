import { Worker } from 'node:worker_threads';
import { Failure } from '../rules/failure.ts';
import type { ArchiveTree } from './archive-tree.ts';
import { hashBytes } from './file-ledger.ts';
import { workerFile } from './worker-file.ts';
import { ZipBatch } from './zip-batch.ts';
import { BUSY, STOP, type ZipDone, type ZipProblem, type ZipWorkerOrder } from './zip-messages.ts';
import type { PlannedEntry } from './zip-plan.ts';
import { damaged } from './zip-record.ts';

/** As many threads as share the work, beside this one that downloads. */
const THREADS = 2;
/** One batch to work on and one to go on with. */
const BATCHES_EACH = 4;
/** What a thread makes is gone after each batch: it needs little room for what is new. */
const YOUNG_MIB = 4;
/** For each batch; it takes some milliseconds. A disk that hangs is not waited for. */
const STOP_LIMIT_MS = 250;

interface Member {
  readonly worker: Worker;
  readonly state: Int32Array<SharedArrayBuffer>;
  readonly batches: ZipBatch[];
}

/** Thrown when a batch turned out to be damaged; one of these entries is. */
export class DamagedBatch {
  readonly failure: Failure;
  readonly suspects: readonly PlannedEntry[];

  constructor(failure: Failure, suspects: readonly PlannedEntry[]) {
    this.failure = failure;
    this.suspects = suspects;
  }
}

/** Threads that inflate the small entries of a zip and write their files. Folders are made here, before. */
export class ZipCrew {
  readonly #tree: ArchiveTree;
  readonly #members: readonly Member[];
  readonly #spare: Uint8Array<ArrayBuffer>[] = [];
  #filling: ZipBatch;
  #failed: { readonly error: unknown } | null = null;
  #isStopped = false;
  #wake: () => void = () => undefined;

  constructor(tree: ArchiveTree) {
    this.#tree = tree;
    this.#members = Array.from({ length: THREADS }, () => this.#hire());
    this.#filling = new ZipBatch(undefined);
  }

  /** Takes an entry that `ZipBatch.fits`, with its data, which are copied. A promise only where it has to wait. */
  add(planned: PlannedEntry, packed: Buffer): Promise<void> | null {
    if (planned.path !== null) this.#tree.makeFolderOf(planned.path);
    if (this.#filling.hasRoomFor(planned)) {
      this.#filling.add(planned, packed);
      return null;
    }
    const own = Buffer.from(packed);
    return this.#send().then(() => {
      this.#filling.add(planned, own);
    });
  }

  /** Resolves when every file is written and verified. Rejects with `DamagedBatch` or a `Failure`. */
  async end(): Promise<void> {
    if (this.#filling.entries.length > 0) await this.#send();
    await this.#until(() => this.#members.every(({ batches }) => batches.length === 0));
  }

  /** Comes back when no thread writes any more. A second call does nothing. */
  stop(reason: unknown): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.#fail(reason);
    for (const { state } of this.#members) Atomics.store(state, STOP, 1);
    for (const { state, worker } of this.#members) {
      for (let busy = Atomics.load(state, BUSY); busy > 0; busy = Atomics.load(state, BUSY))
        if (Atomics.wait(state, BUSY, busy, STOP_LIMIT_MS) === 'timed-out') break;
      void worker.terminate();
    }
  }

  async #send(): Promise<void> {
    const free = (): Member | undefined =>
      this.#members
        .filter(({ batches }) => batches.length < BATCHES_EACH)
        .toSorted((a, b) => a.batches.length - b.batches.length)[0];
    await this.#until(() => free() !== undefined);
    const member = free();
    if (member === undefined) return;
    const batch = this.#filling;
    this.#filling = new ZipBatch(this.#spare.pop());
    member.batches.push(batch);
    Atomics.add(member.state, BUSY, 1);
    const job = batch.job();
    member.worker.postMessage(job, [job.packed.buffer]);
  }

  /** Waits for answers until something is so. */
  async #until(isSo: () => boolean): Promise<void> {
    for (;;) {
      if (this.#failed !== null) throw this.#failed.error;
      if (isSo()) return;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  #hire(): Member {
    const state = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
    const { root, ledger } = this.#tree;
    const order: ZipWorkerOrder = { root, hashes: ledger.hashes, state };
    const worker = new Worker(workerFile('unpack-worker', import.meta.filename), {
      workerData: order,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MIB },
    });
    const member: Member = { worker, state, batches: [] };
    worker.on('message', (done: ZipDone) => {
      const batch = member.batches.shift();
      this.#spare.push(done.packed);
      this.#note(batch?.entries ?? [], done);
      if (done.problem !== null) this.#fail(errorOf(done.problem, batch?.entries ?? []));
      this.#wake();
    });
    worker.on('error', (error) => {
      // It will not do what it has got.
      Atomics.store(state, BUSY, 0);
      this.#fail(error);
    });
    return member;
  }

  /** Notes what was written. */
  #note(entries: readonly PlannedEntry[], { records, doneCount }: ZipDone): void {
    const { ledger } = this.#tree;
    const length = hashBytes(ledger.hashes);
    for (const [index, { path, entry }] of entries.slice(0, doneCount).entries())
      if (path !== null)
        ledger.add(path, entry.bytes, records.subarray(index * length, (index + 1) * length));
  }

  #fail(error: unknown): void {
    this.#failed ??= { error };
    this.#wake();
  }
}

function errorOf(problem: ZipProblem, suspects: readonly PlannedEntry[]): unknown {
  switch (problem.kind) {
    case 'damaged':
      return new DamagedBatch(damaged(problem.problem), suspects);
    case 'failure':
      return new Failure(problem.code, problem.facts as Failure['facts']);
    case 'bug':
      return new Error(problem.message);
  }
}
