import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees now what is not needed any more, in some 50 ms. By itself the collector comes when the heap has grown again, and
 * by then a thread with a heap of its own has been added to what was left. Measured after a zip of 78,517 files: 30 to
 * 40 MiB less at the peak. Whoever starts Node with other flags keeps them.
 */
export function collectGarbage(): void {
  const isExposed = 'gc' in globalThis;
  setFlagsFromString('--expose-gc');
  // The function is a part of each context that is made while the flag is set.
  runInNewContext("typeof gc === 'function' && gc()");
  if (!isExposed) setFlagsFromString('--no-expose-gc');
}
