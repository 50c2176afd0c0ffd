/** Loaded before the action and each of its threads (`node --import`): the threads print a line and then wait for ever. */
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (!isMainThread) {
  writeSync(2, 'a thread waits\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
}
