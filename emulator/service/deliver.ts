import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Act } from './act.ts';
import type { Answer } from './answer.ts';
import type { Ending } from './journal.ts';

const READ_BYTES = 1024 * 1024;
/** The longest that a timer can wait: 24 days. */
const PAUSE_MAX_MS = 2 ** 31 - 1;
const PACED_READ_BYTES = 64 * 1024;

export interface Delivery {
  readonly answer: Answer;
  readonly act: Act;
  /** The files that the archives of the answer are in. */
  readonly paths: readonly string[];
  readonly bytesPerSecond: number;
  readonly closing: AbortSignal;
  readonly note: (fact: { status: number } | { bytes: number } | { ending: Ending }) => void;
}

/** Sends an answer as the act says. Its end is recorded before the client can see it. */
export async function deliver(response: ServerResponse, given: Delivery): Promise<void> {
  const left = new AbortController();
  const leave = (): void => {
    left.abort();
  };
  response.once('close', leave);
  if (response.destroyed) leave();
  const delivery = { ...given, closing: AbortSignal.any([given.closing, left.signal]) };
  const { answer, act, closing, note } = delivery;
  if (act.do === 'delay' && !(await pause(act.ms, closing))) {
    note({ ending: 'left' });
    return;
  }
  note({ status: answer.status });
  response.writeHead(answer.status, answer.headers);
  response.flushHeaders();
  if (!(await sendBody(response, delivery))) note({ ending: 'left' });
}

/** Sends the body, or as much of it as the act allows. False if the client has left. */
async function sendBody(response: ServerResponse, delivery: Delivery): Promise<boolean> {
  const { answer, act, closing, note, bytesPerSecond } = delivery;
  if (act.do === 'endless') return endlessJson(response, delivery);
  const size =
    typeof answer.body === 'string' ? Buffer.byteLength(answer.body) : answer.body.to - answer.body.from;
  const stop = act.do === 'cut' || act.do === 'stall' ? act.bytes : Infinity;
  const step = act.do === 'drip' ? act.bytes : Infinity;
  const ending: Ending = stop > size ? 'whole' : act.do === 'stall' ? 'stalled' : 'cut';
  const end = Math.min(stop, size);
  if (end === 0) note({ ending });

  const startedAt = performance.now();
  let total = 0;
  for await (const piece of bodyPieces(answer, {
    paths: delivery.paths,
    end,
    paced: bytesPerSecond < Infinity,
  })) {
    for (let at = 0; at < piece.length;) {
      const part = piece.subarray(at, at + step);
      at += part.length;
      total += part.length;
      note({ bytes: total });
      if (total === end) note({ ending });
      if (!(await written(response, part))) return false;
      const restMs = startedAt + (total / bytesPerSecond) * 1000 - performance.now();
      const waitMs = act.do === 'drip' ? act.everyMs : restMs;
      if (waitMs > 1 && !(await pause(waitMs, closing))) return total === end;
    }
  }
  if (ending === 'stalled') {
    await pause(Infinity, closing);
    return true;
  }
  const declared = answer.headers['content-length'];
  // A client sees that a body is shorter than declared only when the connection ends.
  if (ending === 'cut' || (declared !== undefined && Number(declared) !== size))
    response.socket?.destroySoon();
  else response.end();
  return true;
}

/** The first `end` bytes of the body. */
async function* bodyPieces(
  { body }: Answer,
  from: { paths: readonly string[]; end: number; paced: boolean },
): AsyncGenerator<Buffer> {
  if (from.end === 0) return;
  if (typeof body === 'string') {
    yield Buffer.from(body).subarray(0, from.end);
    return;
  }
  const path = from.paths[body.archive];
  if (path === undefined) throw new RangeError(`There is no archive ${body.archive}`);
  const highWaterMark = from.paced ? PACED_READ_BYTES : READ_BYTES;
  for await (const piece of createReadStream(path, {
    start: body.from,
    end: body.from + from.end - 1,
    highWaterMark,
  })) {
    yield piece as Buffer;
  }
}

async function endlessJson(response: ServerResponse, { closing, note }: Delivery): Promise<boolean> {
  const filler = Buffer.alloc(PACED_READ_BYTES, 'x');
  let part = Buffer.from('{"status":"');
  for (let bytes = part.length; !closing.aborted && (await written(response, part)); bytes += filler.length) {
    note({ bytes });
    part = filler;
  }
  return false;
}

/** Resolves once the bytes are sent: false if the client has left. */
function written(response: ServerResponse, part: Buffer): Promise<boolean> {
  if (response.destroyed) return Promise.resolve(false);
  return new Promise((resolve) => {
    const left = (): void => {
      resolve(false);
    };
    response.once('close', left);
    response.write(part, (error) => {
      response.off('close', left);
      resolve(error === null || error === undefined);
    });
  });
}

/** Waits. False if the client has left or the emulator has ended meanwhile. */
function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return setTimeout(Math.min(ms, PAUSE_MAX_MS), true, { signal }).catch(() => false);
}
