import { AsyncLocalStorage } from 'node:async_hooks';

type Hear = (line: string) => void;

const listener = new AsyncLocalStorage<Hear | null>();
/** What the process printed with before; `null` until something is captured. */
let print: typeof process.stdout.write | null = null;

/**
 * Does `act`, with every line that it and whatever it started prints going to `hear` instead of the log, also after its
 * promise has settled. What `hear` itself prints, and what the rest of the process prints, goes to the log.
 */
export function captureOutput<T>(hear: Hear, act: () => Promise<T>): Promise<T> {
  replacePrint();
  return listener.run(hear, act);
}

/** Prints a line as it is, past any listener. */
export function printPast(line: string): void {
  (print ?? process.stdout.write.bind(process.stdout))(`${line}\n`);
}

function replacePrint(): void {
  if (print !== null) return;
  const original = process.stdout.write.bind(process.stdout);
  print = original;
  process.stdout.write = ((...given: Parameters<typeof original>) => {
    const hear = listener.getStore() ?? null;
    if (hear === null) return original(...given);
    const lines = String(given[0]).split(/\r?\n/);
    listener.run(null, () => {
      for (const line of lines) if (line !== '') hear(line);
    });
    const done: unknown = given.at(-1);
    if (typeof done === 'function') queueMicrotask(done as () => void);
    return true;
  }) as typeof process.stdout.write;
}
