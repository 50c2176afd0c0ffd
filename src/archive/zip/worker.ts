import { closeSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { isKnownFailure } from '../../core/failure.ts';
import { hashBytes, hashInto } from '../../site/file-index.ts';
import { orDiskFailure } from '../../system/disk-failure.ts';
import { openNewFile } from '../tree.ts';
import { packedData, unpackData, ZipFile } from './data.ts';
import { type Done, type JobFile, STOPPED, UNDONE, type WorkerOptions } from './thread.ts';

// The thread's own side: does jobs until it is ended.

const { archive, root, hashes, state } = workerData as WorkerOptions;
let zip: ZipFile | null = null;

parentPort?.on('message', (files: readonly JobFile[]) => {
  let done: Done;
  try {
    zip ??= new ZipFile(archive);
    done = { records: unpack(zip, files), failure: null };
  } catch (error) {
    // Anything else is a bug, and ends the thread.
    if (!isKnownFailure(error)) throw error;
    done = { records: new Uint8Array(), failure: { code: error.code, facts: error.facts } };
  }
  Atomics.sub(state, UNDONE, 1);
  Atomics.notify(state, UNDONE);
  parentPort?.postMessage(done);
});

function unpack(from: ZipFile, files: readonly JobFile[]): Uint8Array {
  const records = Buffer.alloc(files.length * hashBytes(hashes));
  for (const [index, { entry, path, length }] of files.entries()) {
    if (Atomics.load(state, STOPPED) !== 0) break;
    unpackData(packedData(from.read(entry.offset, length), entry), entry, (bytes) => {
      writeNew(path, bytes);
      hashInto(records, index * hashBytes(hashes), bytes, hashes);
    });
  }
  return records;
}

function writeNew(path: string, bytes: Uint8Array): void {
  const descriptor = openNewFile(root, path);
  orDiskFailure(join(root, path), 'write the file', () => {
    try {
      writeFileSync(descriptor, bytes);
    } finally {
      closeSync(descriptor);
    }
  });
}
