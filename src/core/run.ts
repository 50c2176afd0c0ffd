/**
 * Removes what a run leaves behind, and returns the paths that cannot be removed. Synchronous, because it also runs when
 * the process exits; may be called twice.
 */
export type CleanUp = () => readonly string[];

/** The phases of an export, in their order, and the one of a verification. */
export type Phase =
  'start' | 'wait' | 'bundle' | 'download' | 'unpack' | 'check' | 'publish' | 'upload' | 'verify';

export type PhaseEvent = { readonly kind: 'phase'; readonly phase: Phase };

/** Which of the actions runs. */
export type Subject = 'export' | 'agent-job' | 'verify';

/** The values of the `result` output. `stale` and `broken` are those of a verification. */
export type RunResult =
  'success' | 'failed' | 'timeout' | 'cancelled' | 'started' | 'stale' | 'broken' | 'error';

/** Takes an event: something that has become true. Log, outputs and summary are made from events and nothing else. */
export type Emit<E> = (event: E) => void;

/** Time and chance, which no other code reads for itself. */
export interface Clock {
  /** Milliseconds since the epoch; never goes back. */
  now(): number;
  /** At least 0, below 1. */
  random(): number;
  /** Runs `act` after `ms` milliseconds unless the returned function is called before. */
  after(ms: number, act: () => void): () => void;
}

/** Waits `ms` milliseconds; rejects with the signal's reason as soon as it is aborted. */
export function sleep(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      cancel();
      reject(signal.reason as Error);
    };
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
