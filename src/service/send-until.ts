import { DEADLINE_GRACE_MS } from '../core/retry.ts';
import type { Clock } from '../core/run.ts';
import { formatDuration } from '../text/duration.ts';
import type { Reply } from './reply.ts';

/**
 * Sends a request that is ended a few seconds after the deadline: what has not been answered by then is lost.
 * `deadlineMs` is in milliseconds since the epoch. Rejects with the signal's reason, and as `send` does.
 */
export async function sendUntil(
  deadlineMs: number,
  send: (signal: AbortSignal) => Promise<Reply>,
  clock: Clock,
  signal: AbortSignal,
): Promise<Reply> {
  const sentMs = clock.now();
  const limit = new AbortController();
  const cancel = clock.after(deadlineMs + DEADLINE_GRACE_MS - sentMs, () => {
    limit.abort();
  });
  try {
    return await send(AbortSignal.any([signal, limit.signal]));
  } catch (error) {
    signal.throwIfAborted();
    if (!limit.signal.aborted) throw error;
    const problem = `no answer came for ${formatDuration(clock.now() - sentMs)}`;
    return { kind: 'lost', problem, mayHaveArrived: true };
  } finally {
    cancel();
  }
}
