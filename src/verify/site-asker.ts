import { retryDelayMs, RETRY_FIRST_MS } from '../core/retry.ts';
import { sleep, type Clock, type Emit } from '../core/run.ts';
import { isPage, type SiteFile } from '../site/file-index.ts';
import { freshnessOf, type Answer } from './answer.ts';
import type { Ask } from './ask.ts';
import type { VerifyEvent } from './events.ts';
import { isThere, levelOf, stays, waits, type Cause, type Verdict } from './finding.ts';
import { learnMissing, learnPage, siteFacts, UNKNOWN_HOST, type Host, type SiteFacts } from './host.ts';
import {
  isFolder,
  judgeFile,
  judgeNowhere,
  judgeOther,
  judgePage,
  judgeRemoved,
  seemsMissing,
} from './judge.ts';
import { addressesToAsk, FIRST_PAGE, pageKind, type Target } from './plan.ts';
import type { VerifyInputs } from './verify-inputs.ts';

export interface AskerPorts {
  readonly ask: Ask;
  readonly clock: Clock;
  readonly emit: Emit<VerifyEvent>;
}

/** An old file may be this much longer than the new one, and a host may add this much to a page. */
const LONGER_BY = 2;
const LONGER_BYTES = 1024 * 1024;
/** How often one address is requested while the host is busy. */
const BUSY_ATTEMPTS = 8;

/** Requests targets over several connections at once, and keeps what they have answered. */
export class SiteAsker {
  requestCount = 0;
  leftInRound = 0;
  /** An address was right, and later not: one of several servers differs, until a check of all has found none. */
  hasTurned = false;
  readonly #inputs: VerifyInputs;
  readonly #ports: AskerPorts;
  readonly #targets: readonly Target[];
  readonly #endMs: number;
  readonly #end: () => void;
  readonly #facts: SiteFacts;
  #host: Host = UNKNOWN_HOST;
  readonly #begun = new Set<Target>();
  readonly #verdicts = new Map<Target, Verdict>();
  readonly #everRight = new Set<Target>();
  /** The last fault of a target that time may fix. */
  readonly #everWrong = new Map<Target, Verdict>();
  /** A pause of all requests, for which the host has asked by this status. */
  #pausedUntilMs = 0;
  #busyStatus: number | null = null;

  /** `endMs`: when the last request has to be over. `end` ends all of them earlier, aborting the signal that they have. */
  constructor(
    inputs: VerifyInputs,
    ports: AskerPorts,
    { targets, endMs, end }: { targets: readonly Target[]; endMs: number; end: () => void },
  ) {
    this.#inputs = inputs;
    this.#ports = ports;
    this.#targets = targets;
    this.#endMs = endMs;
    this.#end = end;
    this.#facts = siteFacts(inputs.site, inputs.changes, inputs.url);
  }

  /** Each round may make `max-requests` requests. */
  beginRound(): void {
    this.leftInRound = this.#inputs.maxRequests;
  }

  /** Requests these, in this order. Rejects with the signal's reason, and as `Ask` does. */
  async askAll(targets: readonly Target[], signal: AbortSignal, isApart = false): Promise<void> {
    const queue = targets.values();
    const faults = new Map<Target, Verdict>();
    const work = async (): Promise<void> => {
      for (const target of queue) {
        this.#begun.add(target);
        const verdict = await this.#judged(target, { isApart, signal });
        // No request is left: the earlier verdict on the target stays.
        if (verdict === null) return;
        if (!isThere(verdict)) faults.set(target, verdict);
        this.#note(target, faults.get(target) ?? verdict);
      }
    };
    const count = Math.min(this.#inputs.concurrency, targets.length);
    await Promise.all(Array.from({ length: count }, work));
  }

  /** Those of these that time may make right. */
  unsettled(targets = this.#targets): readonly Target[] {
    return targets.filter((target) => this.#verdictOn(target)?.maySettle === true);
  }

  /** Those that were not right at first, and are now. */
  late(): readonly Target[] {
    return this.#targets.filter((target) => this.#everWrong.has(target) && this.isRight(target));
  }

  /** Whether readers get what is new; `null`: unknown. */
  isRight(target: Target): boolean | null {
    const verdict = this.#verdictOn(target);
    return verdict && isThere(verdict);
  }

  /** `timeout` has passed: a target without a verdict is not known to be right. */
  endUnanswered(): void {
    const busyStatus = this.#pausedUntilMs >= this.#endMs ? this.#busyStatus : null;
    for (const target of this.#targets) {
      const wasRequested = this.#begun.has(target);
      if (!this.#verdicts.has(target))
        this.#verdicts.set(target, waits({ kind: 'not-answered', wasRequested, busyStatus }));
    }
  }

  /** What is known of each target in the end. What was right and wrong in turn is so until a check of all. */
  verdicts(): readonly (readonly [Target, Verdict])[] {
    return this.#targets.flatMap((target) => {
      const isInTurn = this.hasTurned && this.#everRight.has(target);
      const fault = isInTurn ? (this.#everWrong.get(target)?.cause ?? null) : null;
      const verdict = fault === null ? this.#verdictOn(target) : waits(inTurn(fault));
      return verdict === null ? [] : [[target, verdict] as const];
    });
  }

  /**
   * By what the host has shown since. Where it finds other pages of its kind without their ending, one of several servers may
   * not know this one yet; where it has sent a page to the byte, one with the same text in other bytes is old.
   */
  #verdictOn(target: Target): Verdict | null {
    const verdict = this.#verdicts.get(target) ?? null;
    if (verdict?.cause?.kind === 'needs-html' && target.kind === 'file')
      return this.#host.findsClean.has(pageKind(target.file.path)) ? waits(verdict.cause) : verdict;
    if (verdict?.cause?.kind !== 'changed-by-host' || !this.#host.rewritesNothing) return verdict;
    return waits({ kind: 'old-contents', isPage: true, from: { kind: 'unknown' } });
  }

  #note(target: Target, verdict: Verdict): void {
    this.#verdicts.set(target, verdict);
    if (verdict.maySettle) {
      this.hasTurned ||= this.#everRight.has(target);
      this.#everWrong.set(target, verdict);
    } else if (isThere(verdict) && verdict.cause?.kind !== 'changed-by-host') {
      this.#everRight.add(target);
    }
    const { size: checkedCount } = this.#verdicts;
    this.#ports.emit({ kind: 'verify-progress', checkedCount, targetCount: this.#targets.length });
  }

  /** `null`: no request is left in this round. */
  async #judged(target: Target, how: How): Promise<Verdict | null> {
    const facts = this.#facts;
    switch (target.kind) {
      case 'file':
        return await this.#judgedFile(target.file, how);
      case 'other': {
        const answer = await this.#answer(target.address, [target.file], how);
        return answer && judgeOther(target, answer, { facts, host: this.#host });
      }
      case 'removed': {
        const answer = await this.#answer(target.address, [], how);
        return answer && judgeRemoved(target.path, answer, facts, this.#host);
      }
      case 'nowhere': {
        const random = Math.floor(this.#ports.clock.random() * 2 ** 48).toString(36);
        const pages = [target.page, facts.site.files.get(FIRST_PAGE)];
        const files = pages.filter((file) => file !== null && file !== undefined);
        const answer = await this.#answer(`${target.address}-${random}`, files, how);
        if (answer === null) return null;
        this.#host = learnMissing(this.#host, answer, facts.textOptions);
        return judgeNowhere(target.page, answer, facts);
      }
    }
  }

  async #judgedFile(file: SiteFile, how: How): Promise<Verdict | null> {
    const { main, other, otherMeans } = addressesToAsk(file.path, this.#inputs.site);
    const answer = await this.#answer(main, [file], how);
    if (answer === null) return null;
    const verdict = judgeFile(file, answer, this.#facts, this.#host);
    const isClean = otherMeans === 'needs-rule';
    this.#host = learnPage(this.#host, file, { answer, isFound: isClean && isThere(verdict) });
    const { kind } = verdict.cause ?? {};
    const isListed = isClean && kind === 'old-contents' && isFolder(file, answer, this.#facts);
    const isMissing = otherMeans !== 'missing' && seemsMissing(verdict);
    if (other === null || !(isListed || isMissing || kind === 'redirected-within')) return verdict;
    const second = await this.#answer(other, [file], how);
    if (second === null) return verdict;
    const there = judgeFile(file, second, this.#facts, this.#host);
    if (kind === 'redirected-within')
      return this.#isLost(file, there) ? stays({ kind: 'hidden-by-redirect' }) : verdict;
    if (otherMeans === 'right') return isThere(there) ? there : verdict;
    const isCached = answer.kind === 'answer' && freshnessOf(answer.header).kind === 'cache';
    return judgePage(verdict, there, isCached);
  }

  /** Whether readers find the text of a page, which is redirected to another, at neither address and on no other page. */
  #isLost({ path, text }: SiteFile, there: Verdict): boolean {
    const digest = text?.textSha256 ?? null;
    if (digest === null || (isThere(there) && there.cause?.kind !== 'redirected-within')) return false;
    return ![...this.#inputs.site.files.values()].some(
      (one) => one.path !== path && one.text?.textSha256 === digest,
    );
  }

  /** `files`: those that may be the answer. Waits while the host is busy. `null`: no request is left in this round. */
  async #answer(
    address: string,
    files: readonly SiteFile[],
    { isApart, signal }: How,
  ): Promise<Answer | null> {
    const url = `${this.#inputs.url}${address}`;
    const bytes = Math.max(0, ...files.map((file) => file.bytes ?? 0));
    const mostBytes = LONGER_BY * bytes + LONGER_BYTES;
    const isForPage = files.every(({ path }) => isPage(path));
    const question = { url, isPage: isForPage, mostBytes, isApart, takeRequest: () => this.#takeRequest() };
    const { ask, clock } = this.#ports;
    for (let attempt = 1; ; attempt += 1) {
      for (let leftMs = this.#pauseMs; leftMs > 0; leftMs = this.#pauseMs) await sleep(clock, leftMs, signal);
      const answer = await ask(question, signal);
      if (answer?.kind !== 'busy' || attempt === BUSY_ATTEMPTS) return answer;
      this.#pause(answer, attempt);
    }
  }

  /** By `Retry-After`, or our own delay, unless a longer pause is under way. */
  #pause({ status, waitMs }: Extract<Answer, { kind: 'busy' }>, attempt: number): void {
    const { clock, emit } = this.#ports;
    const wantedMs = Math.max(waitMs ?? retryDelayMs(attempt, clock.random()), RETRY_FIRST_MS);
    if (this.#pauseMs <= 0) emit({ kind: 'verify-paused', status, waitMs: wantedMs });
    this.#busyStatus = status;
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, clock.now() + wantedMs);
    // No request may be made in time.
    if (this.#pausedUntilMs >= this.#endMs) this.#end();
  }

  get #pauseMs(): number {
    return this.#pausedUntilMs - this.#ports.clock.now();
  }

  #takeRequest(): boolean {
    if (this.leftInRound === 0) return false;
    this.leftInRound -= 1;
    this.requestCount += 1;
    return true;
  }
}

interface How {
  readonly isApart: boolean;
  readonly signal: AbortSignal;
}

function inTurn(cause: Cause): Cause {
  if (levelOf(cause) === 'stale') return { kind: 'old-in-turn' };
  return { kind: 'fails-in-turn', status: cause.kind === 'wrong-status' ? cause.status : null };
}
