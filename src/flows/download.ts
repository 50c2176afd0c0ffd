import { Failure } from '../rules/failure.ts';
import type { BundleLink } from '../rules/job.ts';
import { hostOf } from '../rules/redact.ts';
import {
  ATTEMPTS_WITHOUT_PROGRESS,
  ERROR_RUN_LIMIT_MS,
  RETRY_FIRST_MS,
  retryDelayMs,
} from '../rules/retry.ts';
import { BUNDLE_CHANGED, type Opened, type Setback, setback, StartOver } from './bundle-attempt.ts';
import { DownloadPass, type PassPorts, type PauseState } from './download-pass.ts';
import { LinkKeeper } from './link-keeper.ts';
import { Patience } from './patience.ts';
import type { BundleStore, Clock, Intake, IssueLink, Tell } from './ports.ts';
import { sleep } from './sleep.ts';

export interface DownloadPorts {
  readonly store: BundleStore;
  readonly issueLink: IssueLink;
  readonly intake: Intake;
  readonly clock: Clock;
  readonly tell: Tell;
}

export interface Downloaded {
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Fetches the bundle into the intake, whole and unchanged, through cuts, stalls and expired links.
 * It is given a way to get links, not a link: they expire while it works.
 * Fails after eight attempts in a row that brought no new byte, and when the intake refuses what it gets.
 */
export async function download(ports: DownloadPorts, signal: AbortSignal): Promise<Downloaded> {
  const { clock, tell, intake } = ports;
  const links = new LinkKeeper(ports.issueLink, signal);
  const patience = new Patience(0);
  const sizes = new SizeDoubts();
  let changes = 0;
  let opened: Opened | null = null;

  const pause = async (cause: Setback, state: PauseState, pauseSignal: AbortSignal): Promise<void> => {
    const { fruitless, fromByte } = state;
    if (fruitless >= ATTEMPTS_WITHOUT_PROGRESS) throw outOfAttempts(cause, links.latest, state.heldBytes);
    const { problem, freshLink } = cause;
    const waitMs = pauseMs(cause, fruitless, clock.random());
    tell({ kind: 'download-resumed', problem, fromByte, waitMs, freshLink });
    await sleep(clock, waitMs, pauseSignal);
  };
  const passPorts: PassPorts = {
    ...ports,
    links,
    patience,
    ranges: { areServed: true },
    pause,
    checkSize: (link, totalBytes) => {
      sizes.check(link, totalBytes, 'the store has a bundle of another size than the service says');
    },
  };

  for (;;) {
    const pass = new DownloadPass(passPorts, opened, signal);
    try {
      await pass.run();
      if (links.latest !== null) {
        const problem = 'the bundle is not as long as the service says';
        sizes.check(links.latest, pass.deliveredBytes, problem);
      }
      const done = await intake.finish();
      tell({ kind: 'downloaded', ...done });
      return done;
    } catch (error) {
      if (!(error instanceof StartOver)) throw error;
      ({ opened } = error);
      const cause = error.setback;
      if (error.isOther) {
        patience.beginAnew();
        changes += 1;
        // A store of several machines, each with an ETag of its own, has no parts that can be joined.
        if (changes > 1) passPorts.ranges.areServed = false;
        if (changes >= ATTEMPTS_WITHOUT_PROGRESS)
          throw outOfAttempts(cause ?? setback(BUNDLE_CHANGED), links.latest, pass.receivedBytes);
      }
      if (cause?.freshLink === true && links.latest !== null) links.replace(links.latest);
      if (cause !== null)
        await pause(cause, { fruitless: patience.failedAt(0), fromByte: 0, heldBytes: 0 }, signal);
    }
  }
}

/** The size that the service gives may be that of the bundle before: only the same contradiction twice is final. */
class SizeDoubts {
  #doubted: BundleLink | null = null;

  /** Throws `StartOver` at a first contradiction, and `bundle-size-wrong` at a second of the same size by another link. */
  check(link: BundleLink, actualBytes: number | null, problem: string): void {
    const { sizeBytes } = link;
    if (sizeBytes === null || actualBytes === null || actualBytes === sizeBytes) return;
    // Several connections may find the same out of one link.
    if (this.#doubted !== null && this.#doubted !== link && this.#doubted.sizeBytes === sizeBytes)
      throw new Failure('bundle-size-wrong', { expectedBytes: sizeBytes, actualBytes });
    this.#doubted = link;
    throw new StartOver({ cause: { ...setback(problem), freshLink: true } });
  }
}

/** A link that has just expired is replaced at once; one that is refused again and again is waited for. */
function pauseMs({ freshLink, waitMs }: Setback, fruitless: number, random: number): number {
  const ownMs = freshLink && fruitless <= 1 ? 0 : retryDelayMs(Math.max(1, fruitless), random);
  const wantedMs = waitMs === null ? ownMs : Math.max(waitMs, RETRY_FIRST_MS);
  return Math.min(wantedMs, ERROR_RUN_LIMIT_MS);
}

function outOfAttempts({ refusal, problem }: Setback, link: BundleLink | null, heldBytes: number): Failure {
  const host = link === null ? '' : hostOf(link.url);
  if (refusal !== null) return new Failure('link-refused', { ...refusal, host });
  return new Failure('download-failed', {
    host,
    attempts: ATTEMPTS_WITHOUT_PROGRESS,
    heldBytes,
    lastProblem: problem,
  });
}
