import { parentPort, workerData } from 'node:worker_threads';
import { isKnownFailure } from '../../core/failure.ts';
import { hashBytes, hashInto } from '../../site/file-index.ts';
import { ArchiveFiles } from '../tree.ts';
import { unpackData } from './data.ts';
import { type Done, type Job, type Problem, STOPPED, UNDONE, type WorkerOrder } from './thread.ts';

// The thread's own side: does jobs until it is ended.

const { root, hashes, state } = workerData as WorkerOrder;
const target = new ArchiveFiles(root);

parentPort?.on('message', (job: Job) => {
  const { packed } = job;
  let done: Done;
  try {
    done = { packed, records: unpack(job), problem: null };
  } catch (error) {
    target.abandon();
    done = { packed, records: new Uint8Array(), problem: problemOf(error) };
  }
  Atomics.sub(state, UNDONE, 1);
  Atomics.notify(state, UNDONE);
  parentPort?.postMessage(done, [packed.buffer]);
});

function unpack({ packed, files }: Job): Uint8Array {
  const records = Buffer.alloc(files.length * hashBytes(hashes));
  let at = 0;
  for (const [index, { entry, path }] of files.entries()) {
    if (Atomics.load(state, STOPPED) !== 0) break;
    unpackData(Buffer.from(packed.buffer, at, entry.packedBytes), entry, (bytes) => {
      target.begin(path);
      target.write(bytes);
      target.finish();
      hashInto(records, index * hashBytes(hashes), bytes, hashes);
    });
    at += entry.packedBytes;
  }
  return records;
}

/** An error in a form that can be sent to another thread. */
function problemOf(error: unknown): Problem {
  if (isKnownFailure(error)) return { kind: 'failure', code: error.code, facts: error.facts };
  return { kind: 'bug', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
