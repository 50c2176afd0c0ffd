import type { BundleSink } from './sink.ts';
import { type Fetcher, PartsRefused } from './fetcher.ts';
import { RetryBudget } from './retries.ts';

const CONNECTIONS_MAX = 4;
/** Enough to hide the time between two requests; one for each connection, and the one being written, are held. */
export const PART_BYTES = 4 * 1024 * 1024;
/** The decision is made after so many bytes of one answer. */
export const MEASURED_BYTES = 4 * 1024 * 1024;
/** A connection that is faster is not what the run waits for: unpacking and the site check are. */
const FAST_BYTES_PER_MS = 40_000;
/** New connections cost some round trips. They are not worth them when the rest takes less than this, or is one part. */
const WORTHWHILE_MS = 2_000;

/** Whether more connections pay, where `bytes` took `waitedMs` over one, and `leftBytes` are left. */
export function moreConnectionsPay(bytes: number, waitedMs: number, leftBytes: number): boolean {
  const bytesPerMs = bytes / Math.max(1, waitedMs);
  return bytesPerMs < FAST_BYTES_PER_MS && leftBytes > Math.max(PART_BYTES, bytesPerMs * WORTHWHILE_MS);
}

/** How many connections so many bytes get. */
export function connectionsFor(bytes: number): number {
  return Math.min(CONNECTIONS_MAX, Math.ceil(bytes / PART_BYTES));
}

export interface Rest {
  readonly fetcher: Fetcher;
  readonly sink: BundleSink;
  readonly fromByte: number;
  readonly totalBytes: number;
}

/**
 * Fetches the rest of the bundle in parts, over several connections, and gives them to the sink in order. Resolves with
 * the first byte that was not given: the end, or where the store stopped serving parts. Rejects as `Fetcher.fetch` does.
 */
export async function fetchParts(
  { fetcher, sink, fromByte, totalBytes }: Rest,
  signal: AbortSignal,
): Promise<number> {
  const own = new AbortController();
  const eitherSignal = AbortSignal.any([signal, own.signal]);
  const spare: Buffer[] = [];
  const ahead: Promise<Buffer>[] = [];
  const connectionCount = connectionsFor(totalBytes - fromByte);
  let asked = fromByte;
  let given = fromByte;
  const ask = (): void => {
    if (asked === totalBytes) return;
    const part = fetchPart(asked, Math.min(asked + PART_BYTES, totalBytes));
    asked = Math.min(asked + PART_BYTES, totalBytes);
    // It is waited for in its turn.
    part.catch(() => undefined);
    ahead.push(part);
  };
  const fetchPart = async (from: number, end: number): Promise<Buffer> => {
    const buffer = spare.pop() ?? Buffer.allocUnsafeSlow(PART_BYTES);
    const stretch = {
      at: from,
      end,
      budget: new RetryBudget(from),
      take: (bytes: Uint8Array) => {
        buffer.set(bytes, stretch.at - from);
        return Promise.resolve(true);
      },
    };
    await fetcher.fetch(stretch, eitherSignal);
    return buffer.subarray(0, end - from);
  };
  try {
    for (let count = 0; count < connectionCount; count += 1) ask();
    for (let part = ahead.shift(); part !== undefined; part = ahead.shift()) {
      const bytes = await part;
      ask();
      await sink.write(bytes);
      given += bytes.length;
      spare.push(Buffer.from(bytes.buffer));
    }
  } catch (error) {
    if (!(error instanceof PartsRefused)) throw error;
  } finally {
    own.abort();
    await Promise.allSettled(ahead);
  }
  // Parts behind the gap are dropped.
  fetcher.heldBytes = given;
  return given;
}
