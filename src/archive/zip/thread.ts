import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Failure } from '../../core/failure.ts';
import { type FileHashes, hashBytes } from '../../site/file-index.ts';
import { workerFile } from '../../system/worker-file.ts';
import type { ArchiveTree } from '../tree.ts';
import type { ZipEntry } from './record.ts';

/** The most bytes of one job, packed and unpacked. Larger jobs gain nothing. */
const PACKED_MAX_BYTES = 256 * 1024;
const UNPACKED_MAX_BYTES = 2 * 1024 * 1024;
/** A larger entry would be most of a job. */
const ENTRY_MAX_SHARE = 0.5;
/** Jobs that wait in the thread. With fewer it is idle whenever the main thread is late. */
const JOBS_MAX = 4;
/** Room for new objects, of which the thread keeps none after a file. */
const YOUNG_MIB = 4;
/** The longest wait for the end of a job, which takes some milliseconds. A disk that hangs is not waited for. */
const STOP_LIMIT_MS = 250;

/** Indexes into `state`, which both threads see: set when no more files are to be written; number of jobs not done. */
export const STOPPED = 0;
export const UNDONE = 1;

export interface WorkerOptions {
  /** Path of the zip. */
  readonly archive: string;
  readonly root: string;
  readonly hashes: FileHashes;
  readonly state: Int32Array<SharedArrayBuffer>;
}

export interface JobFile {
  readonly entry: ZipEntry;
  readonly path: string;
  /** Bytes of header, data and descriptor. */
  readonly length: number;
}

export interface Done {
  /** Hashes of every file, one after another. */
  readonly records: Uint8Array;
  /** What a `Failure` is made of: its class does not cross threads. */
  readonly failure: Pick<Failure, 'code' | 'facts'> | null;
}

/** A thread that unpacks small files of a zip beside this one. It gets names and sizes that were judged. */
export class ZipThread {
  readonly #tree: ArchiveTree;
  readonly #worker: Worker;
  readonly #state = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  readonly #jobs: (readonly JobFile[])[] = [];
  #files: JobFile[] = [];
  #packedBytes = 0;
  #bytes = 0;
  #failed: { readonly error: unknown } | null = null;
  #onDone: () => void = () => undefined;

  private constructor(archive: string, tree: ArchiveTree) {
    const { root, fileIndex } = tree;
    const options: WorkerOptions = { archive, root, hashes: fileIndex.hashes, state: this.#state };
    this.#tree = tree;
    this.#worker = new Worker(workerFile('zip', import.meta.filename), {
      workerData: options,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MIB },
    });
    this.#worker.on('message', (done: Done) => {
      this.#take(done);
    });
    this.#worker.on('error', (error) => {
      // The thread is dead and will finish none of its jobs.
      Atomics.store(this.#state, UNDONE, 0);
      this.#fail(error);
    });
  }

  /** `null` on a machine with one core, where a thread does not help. */
  static start(archive: string, tree: ArchiveTree): ZipThread | null {
    return availableParallelism() > 1 ? new ZipThread(archive, tree) : null;
  }

  /** Whether an entry is small enough. */
  static fits({ packedBytes, bytes }: ZipEntry): boolean {
    return packedBytes <= PACKED_MAX_BYTES * ENTRY_MAX_SHARE && bytes <= UNPACKED_MAX_BYTES * ENTRY_MAX_SHARE;
  }

  /**
   * Leaves a file that `fits` to the thread. `false`: the thread has enough to do, so the caller unpacks the file.
   * Throws what went wrong in the thread earlier.
   */
  offer(file: JobFile): boolean {
    if (this.#failed !== null) throw this.#failed.error;
    const { packedBytes, bytes } = file.entry;
    const hasRoom =
      this.#packedBytes + packedBytes <= PACKED_MAX_BYTES && this.#bytes + bytes <= UNPACKED_MAX_BYTES;
    if (!hasRoom && !this.#send()) return false;
    this.#tree.makeFolderOf(file.path);
    this.#packedBytes += packedBytes;
    this.#bytes += bytes;
    this.#files.push(file);
    return true;
  }

  /** Resolves when all files are written and verified. Rejects with what went wrong. */
  async end(): Promise<void> {
    while (this.#failed === null && (this.#jobs.length > 0 || this.#files.length > 0)) {
      if (this.#files.length > 0 && this.#send()) continue;
      await new Promise<void>((resolve) => {
        this.#onDone = resolve;
      });
    }
    if (this.#failed !== null) throw this.#failed.error;
  }

  /** Returns when the thread does not write any more, or after `STOP_LIMIT_MS` without a finished job. */
  stop(reason: unknown): void {
    this.#fail(reason);
    Atomics.store(this.#state, STOPPED, 1);
    for (let left = Atomics.load(this.#state, UNDONE); left > 0; left = Atomics.load(this.#state, UNDONE))
      if (Atomics.wait(this.#state, UNDONE, left, STOP_LIMIT_MS) === 'timed-out') break;
    void this.#worker.terminate();
  }

  #send(): boolean {
    if (this.#jobs.length >= JOBS_MAX) return false;
    this.#jobs.push(this.#files);
    Atomics.add(this.#state, UNDONE, 1);
    this.#worker.postMessage(this.#files);
    this.#files = [];
    this.#packedBytes = 0;
    this.#bytes = 0;
    return true;
  }

  #take({ records, failure }: Done): void {
    const files = this.#jobs.shift() ?? [];
    const { fileIndex } = this.#tree;
    const length = hashBytes(fileIndex.hashes);
    if (failure !== null) this.#fail(new Failure(failure.code, failure.facts));
    else
      for (const [index, { path, entry }] of files.entries())
        fileIndex.add(path, entry.bytes, records.subarray(index * length, (index + 1) * length));
    this.#onDone();
  }

  #fail(error: unknown): void {
    this.#failed ??= { error };
    this.#onDone();
  }
}
