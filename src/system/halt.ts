/** Stops this thread: for where nothing else may happen meanwhile, or can, because the process ends. */
export function halt(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
