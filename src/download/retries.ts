import { Failure } from '../core/failure.ts';
import {
  ATTEMPTS_WITHOUT_PROGRESS,
  ERROR_RUN_LIMIT_MS,
  RETRY_FIRST_MS,
  retryDelayMs,
} from '../core/retry.ts';
import { type Emit, sleep, type Clock } from '../core/run.ts';
import type { ServiceEvent } from '../service/api.ts';
import type { StoreHead } from '../service/store.ts';
import { hostOf } from '../text/redact.ts';
import type { DownloadEvent } from './sink.ts';
import type { LinkKeeper } from './links.ts';

/** An attempt that brought too little, and what the next one needs. */
export interface FailedAttempt {
  readonly problem: string;
  /** What the store asked for, in milliseconds. */
  readonly waitMs: number | null;
  /** The next attempt needs a fresh link. */
  readonly freshLink: boolean;
  /** The store asks for fewer requests (429, 503). */
  readonly slowDown: boolean;
  readonly refusal: Pick<StoreHead, 'status' | 'detail'> | null;
}

/** `detail`: the store's own words. */
export function failedAttempt(problem: string, detail: string | null = null): FailedAttempt {
  const said = detail === null ? problem : `${problem} (${detail})`;
  return { problem: said, waitMs: null, freshLink: false, slowDown: false, refusal: null };
}

/** Where an attempt failed. */
export interface RetryState {
  /** The stretch, or the key of the whole bundle. Failures of several stretches within a moment have one cause. */
  readonly stretch: object;
  /** Attempts in a row that brought nothing. */
  readonly failedAttempts: number;
  /** The first byte that is missing there. */
  readonly fromByte: number;
  /** Bytes of the bundle that have come so far. */
  readonly heldBytes: number;
}

/** The bundle is not there. A fresh link leads to the same place, and helps only while the store lags behind. */
const GONE: readonly number[] = [404, 410];
const FRESH_LINKS_WHEN_GONE = 3;

/** Connections that are lost together fail within this time; a single one needs longer to fail twice. */
const MOMENT_MS = 1_000;

/** What follows a failed attempt: one event for all connections that failed together, and a pause. */
export class Retries {
  readonly #clock: Clock;
  readonly #emit: Emit<DownloadEvent | ServiceEvent>;
  readonly #links: LinkKeeper;
  #reported: { readonly problem: string; readonly stretch: object; readonly atMs: number } | null = null;

  /** Links and bytes at the time when the bundle was first found gone; `null`: it has not been. */
  #gone: { readonly links: number; readonly heldBytes: number } | null = null;

  constructor(clock: Clock, emit: Emit<DownloadEvent | ServiceEvent>, links: LinkKeeper) {
    this.#clock = clock;
    this.#emit = emit;
    this.#links = links;
  }

  /** Resolves when the next attempt may begin. Rejects with `download-failed` or `link-refused` after too many. */
  async pause(failed: FailedAttempt, state: RetryState, signal: AbortSignal): Promise<void> {
    if (state.failedAttempts >= ATTEMPTS_WITHOUT_PROGRESS || this.#isGoneForGood(failed, state))
      throw this.outOfAttempts(failed, state.heldBytes);
    const waitMs = pauseMs(failed, state.failedAttempts, this.#clock.random());
    if (this.#isFirstOfCause(failed, state)) {
      const { problem, freshLink } = failed;
      this.#emit({ kind: 'download-resumed', problem, fromByte: state.fromByte, waitMs, freshLink });
    }
    await sleep(this.#clock, waitMs, signal);
  }

  outOfAttempts({ refusal, problem }: FailedAttempt, heldBytes: number): Failure {
    const { latest } = this.#links;
    const host = latest === null ? '' : hostOf(latest.url);
    if (refusal !== null) return new Failure('link-refused', { ...refusal, host });
    const attempts = ATTEMPTS_WITHOUT_PROGRESS;
    return new Failure('download-failed', { host, attempts, heldBytes, lastProblem: problem });
  }

  /** Whether fresh links were refused like the first, over all connections, without a new byte in between. */
  #isGoneForGood({ refusal }: FailedAttempt, { heldBytes }: RetryState): boolean {
    if (refusal === null || !GONE.includes(refusal.status)) return false;
    const { issuedCount: count } = this.#links;
    if (this.#gone === null || heldBytes > this.#gone.heldBytes) this.#gone = { links: count, heldBytes };
    return count - this.#gone.links >= FRESH_LINKS_WHEN_GONE;
  }

  #isFirstOfCause({ problem }: FailedAttempt, { stretch }: RetryState): boolean {
    const last = this.#reported;
    const atMs = this.#clock.now();
    if (last?.problem === problem && last.stretch !== stretch && atMs - last.atMs < MOMENT_MS) return false;
    this.#reported = { problem, stretch, atMs };
    return true;
  }
}

/** A link that has just expired is replaced at once; after repeated refusals the next link is waited for. */
function pauseMs({ freshLink, waitMs }: FailedAttempt, failedAttempts: number, random: number): number {
  const ownMs = freshLink && failedAttempts <= 1 ? 0 : retryDelayMs(Math.max(1, failedAttempts), random);
  const wantedMs = waitMs === null ? ownMs : Math.max(waitMs, RETRY_FIRST_MS);
  return Math.min(wantedMs, ERROR_RUN_LIMIT_MS);
}

/** Counts the attempts in a row that brought nothing, for one stretch. */
export class RetryBudget {
  #furthest: number;
  #failures = 0;

  /** `at`: the offset at which it begins. */
  constructor(at: number) {
    this.#furthest = at;
  }

  /** After an attempt that ended at the offset `at`: how many in a row, with this one, got no further than before. */
  failedAt(at: number): number {
    this.#failures = at > this.#furthest ? 0 : this.#failures + 1;
    this.#furthest = Math.max(this.#furthest, at);
    return this.#failures;
  }

  /** For a new bundle: how far the old one had come says nothing of it. */
  reset(): void {
    this.#furthest = 0;
  }
}
