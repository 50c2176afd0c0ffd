import { Failure } from '../core/failure.ts';

/** Returns the result of `act`. Throws `disk-full` or `disk-error` for an error of the file system, any other error unchanged. */
export function orDiskFailure<T>(path: string, doing: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw diskFailure(error, path, doing);
  }
}

/** `disk-full` or `disk-error` for an error of the file system; any other error unchanged. `doing` is a verb and its object. */
export function diskFailure(error: unknown, path: string, doing: string): unknown {
  const code = systemErrorCode(error);
  if (code === null || !/^E[A-Z0-9]+$/.test(code)) return error;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new Failure('disk-full', { path, doing }, error);
  return new Failure('disk-error', { path, doing, problem: (error as Error).message }, error);
}

/** The code of an error that Node threw, as in `ENOENT` or `Z_DATA_ERROR`; `null` for anything else. */
export function systemErrorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || error instanceof Failure) return null;
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}
