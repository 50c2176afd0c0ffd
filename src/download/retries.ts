import { Failure } from '../core/failure.ts';
import {
  ATTEMPTS_WITHOUT_PROGRESS,
  ERROR_RUN_LIMIT_MS,
  RETRY_FIRST_MS,
  retryDelayMs,
} from '../core/retry.ts';
import { type Emit, sleep, type Clock } from '../core/run.ts';
import type { BundleLink } from '../job/answers.ts';
import type { ServiceEvent } from '../service/events.ts';
import { hostOf } from '../text/redact.ts';
import type { FailedAttempt } from './attempt.ts';
import type { DownloadEvent } from './events.ts';
import type { LinkKeeper } from './links.ts';

/** Where a setback happened. */
export interface RetryState {
  /** What was being fetched: two setbacks of the same are two, those of several at once have one cause. */
  readonly stretch: object;
  /** Attempts in a row that brought nothing. */
  readonly fruitless: number;
  /** The first byte that is missing there. */
  readonly fromByte: number;
  /** Bytes that have come so far, all together. */
  readonly heldBytes: number;
}

export type Pause = (failedAttempt: FailedAttempt, state: RetryState, signal: AbortSignal) => Promise<void>;

/** The bundle is not there: a fresh link leads to the same place, and helps only where the store is a moment behind. */
const GONE: readonly number[] = [404, 410];
const FRESH_LINKS_WHEN_GONE = 3;

/** Connections that are lost together are noticed within this time; a single one needs longer to fail again. */
const MOMENT_MS = 1_000;

/** What follows a failed attempt: it is told, once for all connections that it befell, and waited after. */
export class Retries {
  readonly #clock: Clock;
  readonly #tell: Emit<DownloadEvent | ServiceEvent>;
  readonly #links: LinkKeeper;
  #told: { readonly problem: string; readonly stretch: object; readonly atMs: number } | null = null;

  /** Since when the bundle is gone, by the number of links and of bytes; `null`: it has not been. */
  #gone: { readonly links: number; readonly heldBytes: number } | null = null;

  constructor(clock: Clock, emit: Emit<DownloadEvent | ServiceEvent>, links: LinkKeeper) {
    this.#clock = clock;
    this.#tell = emit;
    this.#links = links;
  }

  /** Resolves when the next attempt may begin. Rejects with `download-failed` or `link-refused` after too many. */
  readonly pause: Pause = async (failedAttempt, state, signal) => {
    if (state.fruitless >= ATTEMPTS_WITHOUT_PROGRESS || this.#isGoneForGood(failedAttempt, state))
      throw this.outOfAttempts(failedAttempt, state.heldBytes);
    const waitMs = pauseMs(failedAttempt, state.fruitless, this.#clock.random());
    if (this.#isNews(failedAttempt, state)) {
      const { problem, freshLink } = failedAttempt;
      this.#tell({ kind: 'download-resumed', problem, fromByte: state.fromByte, waitMs, freshLink });
    }
    await sleep(this.#clock, waitMs, signal);
  };

  outOfAttempts({ refusal, problem }: FailedAttempt, heldBytes: number): Failure {
    const host = hostNameOf(this.#links.latest);
    if (refusal !== null) return new Failure('link-refused', { ...refusal, host });
    const attempts = ATTEMPTS_WITHOUT_PROGRESS;
    return new Failure('download-failed', { host, attempts, heldBytes, lastProblem: problem });
  }

  /** Whether fresh links were refused like the first, over all connections, and nothing came meanwhile. */
  #isGoneForGood({ refusal }: FailedAttempt, { heldBytes }: RetryState): boolean {
    if (refusal === null || !GONE.includes(refusal.status)) return false;
    const { count } = this.#links;
    if (this.#gone === null || heldBytes > this.#gone.heldBytes) this.#gone = { links: count, heldBytes };
    return count - this.#gone.links >= FRESH_LINKS_WHEN_GONE;
  }

  #isNews({ problem }: FailedAttempt, { stretch }: RetryState): boolean {
    const told = this.#told;
    const atMs = this.#clock.now();
    if (told?.problem === problem && told.stretch !== stretch && atMs - told.atMs < MOMENT_MS) return false;
    this.#told = { problem, stretch, atMs };
    return true;
  }
}

function hostNameOf(link: BundleLink | null): string {
  return link === null ? '' : hostOf(link.url);
}

/** A link that has just expired is replaced at once; one that is refused again and again is waited for. */
function pauseMs({ freshLink, waitMs }: FailedAttempt, fruitless: number, random: number): number {
  const ownMs = freshLink && fruitless <= 1 ? 0 : retryDelayMs(Math.max(1, fruitless), random);
  const wantedMs = waitMs === null ? ownMs : Math.max(waitMs, RETRY_FIRST_MS);
  return Math.min(wantedMs, ERROR_RUN_LIMIT_MS);
}

/** Counts the attempts in a row that brought nothing, for one stretch of the bundle. */
export class RetryBudget {
  #furthest: number;
  #fruitless = 0;

  /** `at`: the offset at which it begins. */
  constructor(at: number) {
    this.#furthest = at;
  }

  /** After an attempt that ended at the offset `at`: how many in a row, with this one, got no further than before. */
  failedAt(at: number): number {
    this.#fruitless = at > this.#furthest ? 0 : this.#fruitless + 1;
    this.#furthest = Math.max(this.#furthest, at);
    return this.#fruitless;
  }

  /** It is another bundle now: what the old one had reached says nothing of it. */
  reset(): void {
    this.#furthest = 0;
  }
}
