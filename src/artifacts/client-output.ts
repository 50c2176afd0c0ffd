import { AsyncLocalStorage } from 'node:async_hooks';

type Hear = (line: string) => void;

const ears = new AsyncLocalStorage<Hear | null>();
/** `null` until something is listened to. */
let print: typeof process.stdout.write | null = null;

/**
 * Does `act`, with every line that it and whatever it started prints going to `hear` instead of the log, also after its
 * promise has settled. What `hear` itself prints, and what the rest of the process prints, goes to the log.
 */
export function captureOutput<T>(hear: Hear, act: () => Promise<T>): Promise<T> {
  listen();
  return ears.run(hear, act);
}

/** Prints a line as it is, past whoever listens. */
export function printPast(line: string): void {
  (print ?? process.stdout.write.bind(process.stdout))(`${line}\n`);
}

function listen(): void {
  if (print !== null) return;
  const original = process.stdout.write.bind(process.stdout);
  print = original;
  process.stdout.write = ((...given: Parameters<typeof original>) => {
    const hear = ears.getStore() ?? null;
    if (hear === null) return original(...given);
    const lines = String(given[0]).split(/\r?\n/);
    ears.run(null, () => {
      for (const line of lines) if (line !== '') hear(line);
    });
    const done: unknown = given.at(-1);
    if (typeof done === 'function') queueMicrotask(done as () => void);
    return true;
  }) as typeof process.stdout.write;
}
