import { AsyncResource } from 'node:async_hooks';
import { tmpdir } from 'node:os';
import { sep } from 'node:path';
import tls from 'node:tls';
import { Failure } from '../core/failure.ts';
import type { CleanUp, Clock, RunResult, Subject } from '../core/run.ts';
import { report, type RunEnd } from '../report/end.ts';
import { docsFolder } from '../report/explain.ts';
import { narrator, type Narrator } from '../report/narrator.ts';

/** As each `action.yml` says. A runner of another make may map it to what it has, and code of later would fail in the middle. */
const NODE_MIN = 24;
/** A runner cancels with the first, then the second; on Windows with Ctrl+C, then Ctrl+Break, which is the third. */
const CANCELLING = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const;
/** How long work may take to end after a signal; the whole must end within three seconds. */
const CANCEL_PATIENCE_MS = 1_500;
/** From the signal: what is not removed by then stays. */
const CANCEL_REMOVAL_MS = 2_000;

/** The real clock and real random numbers: no other file uses either. */
const systemClock: Clock = {
  // Monotonic, so that a corrected system clock neither ends nor prolongs a wait.
  now: () => performance.timeOrigin + performance.now(),
  random: () => Math.random(),
  after: (ms, act) => {
    // A delay beyond 2^31-1 ms would fire at once.
    const timer = setTimeout(act, Math.min(ms, 2 ** 31 - 1));
    return () => {
      clearTimeout(timer);
    };
  },
};

/** What an entry gets for its work. */
export interface Session extends Pick<Narrator, 'emit' | 'mask' | 'maskUrl'> {
  readonly clock: Clock;
  /** Aborted when the step is cancelled. */
  readonly signal: AbortSignal;
  /** The runner's temporary folder, absolute. */
  readonly tempFolder: string;
  /** Milliseconds that are left for removing files: `Infinity` until the step is cancelled. */
  readonly msLeft: () => number;
  /** Calls `cleanUp` at the end, however the run ends. */
  readonly atEnd: (cleanUp: CleanUp) => void;
}

/**
 * Does the work of an action and ends the process with the right exit code: 0 only when `work` returned a result.
 * A thrown non-error, an unhandled rejection, a drained event loop and a signal all end red, reported and cleaned up.
 */
export async function runSession(
  subject: Subject,
  work: (session: Session) => Promise<RunResult>,
): Promise<void> {
  insistOnTls(process.env);
  const narration = narrator(systemClock, subject, docsFolder(process.env));
  const cancellation = new AbortController();
  const tempFolder = process.env['RUNNER_TEMP'] || tmpdir();
  const cleanUps: CleanUp[] = [];
  let ending = false;
  let cancelledAt = Infinity;
  const msLeft = (): number => cancelledAt + CANCEL_REMOVAL_MS - systemClock.now();

  const cleanUp = (): readonly string[] => cleanUps.splice(0).flatMap((act) => act());
  // Bound here, so that the last lines never land in the artifact client's captured output.
  const end = AsyncResource.bind(async (how: RunEnd): Promise<void> => {
    if (ending) return;
    ending = true;
    let final = how;
    try {
      // What a cancelled step has no time for in its temporary folder, the runner removes.
      const isNamed = (path: string): boolean => msLeft() === Infinity || !path.startsWith(tempFolder + sep);
      const left = cleanUp().filter(isNamed);
      // The result of the run stands, so this is only a warning.
      if (left.length > 0) narration.emit({ kind: 'left-behind', paths: left });
    } catch (error) {
      if (!('thrown' in how)) final = { thrown: error };
    }
    const exitCode = await report(final, narration);
    // On some systems a pipe is written in the background: the last lines must be out before the process is gone.
    process.stdout.write('', () => process.exit(exitCode));
  });

  // A failure until proven a success: the exit code where the process ends in a way that no handler below sees.
  process.exitCode = 1;
  process.on('exit', narration.unfold);
  process.on('exit', cleanUp);
  process.on('uncaughtException', (error) => void end({ thrown: error }));
  process.on('unhandledRejection', (reason) => void end({ thrown: reason }));
  process.on(
    'beforeExit',
    () => void end({ thrown: new Error('the event loop ran dry before the work was done') }),
  );
  for (const name of CANCELLING) {
    process.on(name, () => {
      const cancelled = new Failure('cancelled', { signal: name });
      cancelledAt = Math.min(cancelledAt, systemClock.now());
      cancellation.abort(cancelled);
      // Work that ignores the signal is not awaited: the runner kills what stays.
      systemClock.after(CANCEL_PATIENCE_MS, () => void end({ thrown: cancelled }));
    });
  }

  try {
    const version = process.versions.node;
    if (Number.parseInt(version, 10) < NODE_MIN)
      throw new Failure('node-too-old', { version, least: NODE_MIN });
    const { signal } = cancellation;
    const atEnd = (act: CleanUp): void => void cleanUps.push(act);
    const session: Session = { ...narration, clock: systemClock, signal, tempFolder, msLeft, atEnd };
    await end({ result: await work(session) });
  } catch (error) {
    await end({ thrown: error });
  }
}

const OLD_VERSIONS: readonly string[] = ['TLSv1', 'TLSv1.1'];

/**
 * Makes every TLS connection of this process check certificates and use TLS 1.2 or later, whatever the environment says:
 * the key could go to anybody otherwise. For the process, because the proxy tunnel and the artifact client have no
 * settings of ours. Call it before the first connection.
 */
function insistOnTls(env: NodeJS.ProcessEnv): void {
  delete env['NODE_TLS_REJECT_UNAUTHORIZED'];
  // NODE_OPTIONS can lower it (`--tls-min-v1.0`). Each connection reads it anew.
  if (OLD_VERSIONS.includes(tls.DEFAULT_MIN_VERSION)) tls.DEFAULT_MIN_VERSION = 'TLSv1.2';
}
