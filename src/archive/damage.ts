import { Failure } from '../core/failure.ts';
import { systemErrorCode } from '../system/disk-failure.ts';

/** `archive-damaged`. `entry` is the one that the problem is in, or the last one before it. */
export function damaged(problem: string, entry: string | null = null): Failure {
  return new Failure('archive-damaged', { problem, entry });
}

/** `archive-damaged` where node:zlib says that the data are not what they should be; anything else as it is. */
export function zlibFailure(error: unknown, format: string, entry: string | null): unknown {
  const code = systemErrorCode(error) ?? '';
  if (!/^(?:Z_|ZSTD_)/.test(code)) return error;
  const problem = `the ${format} data are damaged (${(error as Error).message})`;
  return new Failure('archive-damaged', { problem, entry }, error);
}
