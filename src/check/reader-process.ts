import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { SiteFiles } from '../site/file-index.ts';
import type { PreviousSite } from '../site/manifest.ts';
import { parseTexts, type TextsRead } from '../site/page-texts.ts';
import { workerFile } from '../system/worker-file.ts';
import { formatDuration } from '../text/amounts.ts';
import type { SiteReading, SiteReadOptions } from './read-site.ts';
import type { CheckOutcome } from './report/outcome.ts';
import type { Accepted } from './report/accepted.ts';

/** The one message to the reader. */
export interface ReadRequest extends Omit<SiteReadOptions, 'seed'> {
  /** Where to write the report; `null`: nowhere. */
  readonly reportPath: string | null;
  /** Absent: nothing is. */
  readonly accepted?: Accepted | undefined;
  /** Where to write the texts of all pages, one line each; absent or `null`: nowhere. */
  readonly textsPath?: string | null;
  /** Keys of the pieces of text that the previous manifest leaves out; absent or `null`: it has no texts. */
  readonly repeated?: readonly number[] | null;
}

export type OnProgress = (fileCount: number, totalFiles: number) => void;

/** Messages of the reader. */
export type ReaderMessage =
  ReaderAnswer | { readonly kind: 'progress'; readonly fileCount: number; readonly totalFiles: number };

/** How reading has ended. */
export type ReaderAnswer =
  | ({ readonly kind: 'done'; readonly outcome: CheckOutcome } & Omit<SiteReading, 'reading'>)
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
const READ_MAX_MS = 10 * 60_000;
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
export async function readSiteInProcess(
  request: ReadRequest,
  { onProgress, longestMs = READ_MAX_MS, heapMiB = HEAP_MIB }: ReaderOptions,
  signal: AbortSignal,
): Promise<ReaderAnswer> {
  signal.throwIfAborted();
  // Not `timeout` of `fork`: where a process cannot be started, its timer runs on and keeps this process.
  const timeout = AbortSignal.timeout(longestMs);
  const child = fork(workerFile('check', import.meta.filename), [], {
    execArgv: [
      `--max-old-space-size=${String(heapMiB)}`,
      `--max-semi-space-size=${String(YOUNG_MIB)}`,
      '--no-warnings',
    ],
    env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal: AbortSignal.any([signal, timeout]),
    killSignal: 'SIGKILL',
    // Without the console: Ctrl+C would end it before this process hears of the cancel, and the site would be published.
    detached: process.platform === 'win32',
  });
  let answer: ReaderAnswer | null = null;
  let stderrTail = '';
  child.stderr?.on('data', (text: Buffer) => {
    stderrTail = (stderrTail + text.toString()).slice(-STDERR_TAIL_CHARS);
  });
  child.on('message', (message: ReaderMessage) => {
    if (message.kind === 'progress') onProgress?.(message.fileCount, message.totalFiles);
    else answer ??= message;
  });
  // A process that cannot be started has no channel: `error` says so.
  child.on('spawn', () => {
    child.send(request, () => undefined);
    collectGarbage();
  });
  const ended = await new Promise<ReaderAnswer>((resolve) => {
    child.on('error', (error) => {
      // After an abort, `close` says when the process is gone.
      if (!child.killed)
        resolve({ kind: 'failed', problem: `its process cannot be started: ${error.message}` });
    });
    child.on('close', (code, endedBy) => {
      const problem = child.killed
        ? `it took more than ${formatDuration(longestMs)}`
        : exitProblem(code, endedBy, stderrTail, heapMiB);
      resolve(answer ?? { kind: 'failed', problem });
    });
  });
  signal.throwIfAborted();
  return ended;
}

/** What the texts of the pages are compared with. */
export interface TextsWanted {
  readonly site: SiteFiles;
  /** `null`: with nothing. */
  readonly previous: PreviousSite | null;
}

/** Reads a site and, where they are wanted and can be read, the texts of its pages. Rejects with the reason of the signal. */
export type ReadSite = (
  request: Pick<ReadRequest, 'root' | 'hosting' | 'reportPath' | 'accepted'> & {
    /** `null`: texts are not wanted. */
    readonly textsFor: TextsWanted | null;
  },
  onProgress: OnProgress,
  signal: AbortSignal,
) => Promise<{ readonly answer: ReaderAnswer; readonly texts: TextsRead | null }>;

/** `newFolder` makes an empty folder that is removed at the end. */
export function siteReader(newFolder: () => string): ReadSite {
  return async ({ textsFor, ...request }, onProgress, signal) => {
    const textsPath = textsFor === null ? null : join(newFolder(), 'texts');
    const repeated = textsFor?.previous?.repeated ?? null;
    const wanted = { ...request, siteUrl: null, textsPath, repeated };
    const answer = await readSiteInProcess(wanted, { onProgress }, signal);
    if (answer.kind !== 'done' || textsFor === null || textsPath === null) return { answer, texts: null };
    const digests = new Map(textsFor.site.files.map(({ path, sha256 }) => [path, sha256]));
    const before = textsFor.previous?.files ?? null;
    return { answer, texts: parseTexts(readFileSync(textsPath, 'utf8'), { digests, before }) };
  };
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
