import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the part of the heap for new objects as small as it is at the start. V8 lets it grow to 64 MiB while the names
 * of an archive are gathered, and then fills all of it before it collects. Measured with 85,000 files: 50 MiB less at
 * the peak, in the same time. V8 reads this flag at each collection, so that it may be set while it runs.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
