import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { isKnownFailure } from '../rules/failure.ts';
import { ArchiveFiles } from './archive-files.ts';
import { type InflateInfo, isZlibError } from './archive-inflate.ts';
import { type FileHashes, hashBytes, hashInto } from './file-ledger.ts';
import {
  BUSY,
  STOP,
  type ZipDone,
  type ZipJob,
  type ZipProblem,
  type ZipWorkerOrder,
} from './zip-messages.ts';

/** One byte more would be a byte too many; node:zlib wants at least 64. */
const ROOM_BYTES = 64;

/** The thread's side of `ZipCrew`: inflates batches of entries and writes their files, until it is ended. */
export function serveUnpacking(): void {
  const port = parentPort;
  if (port === null) throw new Error('this runs in a thread of its own');
  const { root, hashes, state } = workerData as ZipWorkerOrder;
  const files = new ArchiveFiles(root);
  port.on('message', (job: ZipJob) => {
    const isStopped = (): boolean => Atomics.load(state, STOP) !== 0;
    const nothing = { packed: job.packed, records: new Uint8Array(), doneCount: 0, problem: null };
    const done: ZipDone = isStopped() ? nothing : unpackBatch(job, { files, hashes, isStopped });
    Atomics.sub(state, BUSY, 1);
    Atomics.notify(state, BUSY);
    port.postMessage(done, [job.packed.buffer]);
  });
}

interface Work {
  readonly files: ArchiveFiles;
  readonly hashes: FileHashes;
  readonly isStopped: () => boolean;
}

function unpackBatch(job: ZipJob, { files, hashes, isStopped }: Work): ZipDone {
  const { packed, paths, sizes } = job;
  const records = Buffer.alloc(paths.length * hashBytes(hashes));
  let doneCount = 0;
  let problem: ZipProblem | null = null;
  try {
    const inflated = inflate(job);
    let at = 0;
    for (const [index, path] of paths.entries()) {
      if (isStopped()) break;
      const end = at + (sizes[index] ?? 0);
      if (path !== null) {
        const bytes = inflated.subarray(at, end);
        files.begin(path);
        files.write(bytes);
        files.finish();
        hashInto(records, index * hashBytes(hashes), bytes, hashes);
      }
      at = end;
      doneCount = index + 1;
    }
    // The collector would let tens of megabytes of these pile up.
    if (inflated.length + ROOM_BYTES === inflated.buffer.byteLength) inflated.buffer.transfer(0);
  } catch (error) {
    files.abandon();
    problem = problemOf(error);
  }
  return { packed, records, doneCount, problem };
}

/** All entries of a batch, one after another. Throws `BatchDamaged`, or what node:zlib throws. */
function inflate({ packed, usedBytes, sizes }: ZipJob): Buffer<ArrayBuffer> {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const room = bytes + ROOM_BYTES;
  // With this the whole comes in one buffer, and what is longer than it says is an error.
  const options = { chunkSize: room, maxOutputLength: room, info: true };
  const { buffer, engine } = gunzipSync(packed.subarray(0, usedBytes), options) as unknown as InflateInfo;
  if (buffer.length !== bytes || engine.bytesWritten !== usedBytes) throw new BatchDamaged();
  return buffer;
}

class BatchDamaged extends Error {
  override readonly message = 'an entry is not as long as the directory says';
}

/** An error in a form that can be sent to another thread. */
function problemOf(error: unknown): ZipProblem {
  if (isKnownFailure(error)) return { kind: 'failure', code: error.code, facts: error.facts };
  if (error instanceof BatchDamaged) return { kind: 'damaged', problem: error.message };
  if (isZlibError(error)) return { kind: 'damaged', problem: `the zip data are damaged (${error.message})` };
  return { kind: 'bug', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
