import { fork } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { BlankPages } from '../core/failure.ts';
import { workerFile } from '../system/worker-file.ts';
import { formatDuration } from '../text/amounts.ts';
import type { SiteOrder } from './read-site.ts';
import type { CheckOutcome } from './report/outcome.ts';

/** The one message to the reader. */
export interface ReadOrder extends Omit<SiteOrder, 'seed' | 'hosting'> {
  /** `null`: nothing is checked. */
  readonly hosting: SiteOrder['hosting'] | null;
  /** Where to write the report; `null`: nowhere. */
  readonly reportPath: string | null;
  /** Where to write the texts of all pages, one line each; absent or `null`: nowhere. */
  readonly textsPath?: string | null;
}

export type OnProgress = (fileCount: number, totalFiles: number) => void;

/** Messages of the reader. */
export type ReaderMessage =
  ReaderAnswer | { readonly kind: 'progress'; readonly fileCount: number; readonly totalFiles: number };

/** How reading has ended. */
export type ReaderAnswer =
  /** `outcome`: of the check, if there was one. `errorPages`: pages that show an error or nothing; `null`: none. */
  | { readonly kind: 'done'; readonly outcome: CheckOutcome | null; readonly errorPages: BlankPages | null }
  /** The report cannot be written. `code` is the system's, as in `ENOSPC`. */
  | { readonly kind: 'unwritten'; readonly code: string; readonly problem: string }
  /** `problem` is one clause. */
  | { readonly kind: 'failed'; readonly problem: string };

/**
 * Heap of the reader. A site of 100,000 pages takes a third of it. One file of up to 64 MiB comes on top.
 */
const HEAP_MIB = 512;
/** Measured: with a larger young generation the reader takes up to twice the memory, and no less time. */
const YOUNG_MIB = 4;
/** A site of 100,000 pages takes half a minute. */
const LONGEST_MS = 10 * 60_000;
/** The kept end of the error output, which says why the reader died. */
const STDERR_TAIL_CHARS = 4096;
/** Variables that Node may need to start. No other variable is passed on, because the environment holds secrets. */
const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP'];

export interface ReaderOptions {
  readonly onProgress?: OnProgress;
  readonly longestMs?: number;
  readonly heapMiB?: number;
}

/**
 * Reads an untrusted site in a separate process. If the site kills that process, the answer is `failed`. Rejects only
 * with the reason of the signal.
 */
export async function readSiteApart(
  order: ReadOrder,
  { onProgress, longestMs = LONGEST_MS, heapMiB = HEAP_MIB }: ReaderOptions,
  signal: AbortSignal,
): Promise<ReaderAnswer> {
  signal.throwIfAborted();
  const child = fork(workerFile('check', import.meta.filename), [], {
    execArgv: [
      `--max-old-space-size=${String(heapMiB)}`,
      `--max-semi-space-size=${String(YOUNG_MIB)}`,
      '--no-warnings',
    ],
    env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Without the console: Ctrl+C would end it before this process hears of the cancel, and the site would be published.
    detached: process.platform === 'win32',
  });
  let answer: ReaderAnswer | null = null;
  let stderrTail = '';
  const end = (problem: string): void => {
    answer ??= { kind: 'failed', problem };
    child.kill('SIGKILL');
  };
  const onAbort = (): void => {
    end('it was cancelled');
  };
  signal.addEventListener('abort', onAbort, { once: true });
  const timer = setTimeout(() => {
    end(`it took more than ${formatDuration(longestMs)}`);
  }, longestMs);
  child.stderr?.on('data', (text: Buffer) => {
    stderrTail = (stderrTail + text.toString()).slice(-STDERR_TAIL_CHARS);
  });
  child.on('message', (message: ReaderMessage) => {
    if (message.kind === 'progress') onProgress?.(message.fileCount, message.totalFiles);
    else answer ??= message;
  });
  // A process that cannot be started has no channel: `error` says so.
  child.on('spawn', () => {
    child.send(order, () => undefined);
    collectGarbage();
  });
  try {
    return await new Promise<ReaderAnswer>((resolve) => {
      child.on('error', (error) => {
        resolve({ kind: 'failed', problem: `its process cannot be started: ${error.message}` });
      });
      child.on('close', (code, endedBy) => {
        resolve(answer ?? { kind: 'failed', problem: exitProblem(code, endedBy, stderrTail, heapMiB) });
      });
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
    signal.throwIfAborted();
  }
}

/** Frees what unpacking has left, while the reader starts: this process then waits. Measured: 13 of 118 MiB with 80,000 files. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Why the reader is dead, as one clause. */
function exitProblem(
  code: number | null,
  signal: string | null,
  stderrTail: string,
  heapMiB: number,
): string {
  if (/heap out of memory|allocation failed/i.test(stderrTail))
    return `it takes more than ${String(heapMiB)} MiB of memory`;
  return signal === null ? `its process ended with ${String(code)}` : `its process was ended by ${signal}`;
}
