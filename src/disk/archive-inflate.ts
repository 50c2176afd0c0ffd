import type { Transform } from 'node:stream';
import { Failure } from '../rules/failure.ts';
import { isZeros } from './tar-header.ts';

/** Takes the bytes of an archive in order, from a file or from the network. */
export interface ByteSink {
  /** Resolves when the next piece may come; the bytes may be overwritten then. Rejects with what went wrong. */
  write(bytes: Buffer): Promise<void>;
  /** Resolves when all that was written has been taken; says `archive-damaged` when more should have come. */
  end(): Promise<void>;
  /** Stops at once; what waits rejects with `reason`. */
  destroy(reason: unknown): void;
}

/** The part of node:zlib's streams that is used here. */
export type ZlibTransform = Transform & { readonly bytesWritten: number };

/**
 * Inflates on another thread and hands the bytes to `take` on this one. While `take` works on one piece the next is
 * being inflated, and no more than that is held.
 * `format` names the data in messages, as in `gzip`.
 */
export function inflateInto(
  transform: ZlibTransform,
  format: string,
  take: (bytes: Buffer) => void,
): ByteSink {
  let given = 0;
  let failed: { readonly error: unknown } | null = null;
  let rejectWaiting: ((error: unknown) => void) | null = null;
  const fail = (error: unknown): void => {
    failed ??= { error: readable(error, format) };
    if (!transform.destroyed) transform.destroy();
    rejectWaiting?.(failed.error);
  };
  // Unlike 'data', 'readable' comes after the next piece was given to the other thread.
  transform.on('readable', () => {
    try {
      for (let bytes: unknown = transform.read(); bytes !== null; bytes = transform.read())
        take(bytes as Buffer);
    } catch (error) {
      fail(error);
    }
  });
  transform.on('error', fail);

  const settle = (begin: (resolve: () => void) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      rejectWaiting = reject;
      if (failed === null) begin(resolve);
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the reason of a signal may be anything
      else reject(failed.error);
    });
  return {
    async write(bytes) {
      await settle((resolve) => {
        transform.write(bytes, () => {
          if (failed === null) resolve();
        });
      });
      given += bytes.length;
      // node:zlib stops by itself where gzip data are followed by a zero, and would ignore whatever comes then.
      const left = Math.min(bytes.length, given - transform.bytesWritten);
      if (left > 0 && !isZeros(bytes.subarray(bytes.length - left))) {
        const failure = new Failure('archive-damaged', {
          problem: `other bytes follow the ${format} data`,
          entry: null,
        });
        fail(failure);
        throw failure;
      }
    },
    async end() {
      await settle((resolve) => {
        if (transform.readableEnded) resolve();
        else transform.once('end', resolve);
        transform.end();
      });
    },
    destroy: fail,
  };
}

/** Hands the bytes on as they are. */
export function passInto(take: (bytes: Buffer) => void): ByteSink {
  return {
    // Whatever `take` throws has to become a rejection.
    write: (bytes) => Promise.resolve(bytes).then(take),
    end: () => Promise.resolve(),
    destroy: () => undefined,
  };
}

function readable(error: unknown, format: string): unknown {
  if (!(error instanceof Error) || !/^(?:Z_|ZSTD_|ERR_)/.test((error as NodeJS.ErrnoException).code ?? ''))
    return error;
  return new Failure(
    'archive-damaged',
    { problem: `the ${format} data are damaged (${error.message})`, entry: null },
    error,
  );
}
