import { Failure } from '../core/failure.ts';
import { sleep, type Clock, type Emit, type PhaseEvent, type RunResult } from '../core/run.ts';
import type { Ask } from './ask.ts';
import { levelOf, type Verdict } from './cause.ts';
import type { VerifyEvent } from './events.ts';
import { findingsOf, type VerifyOutcome } from './finding.ts';
import { roundDelayMs } from './pace.ts';
import { planOf, spread, type Plan, type Target } from './plan.ts';
import { reportOf } from './report.ts';
import { SiteAsker } from './site-asker.ts';
import type { FailOn, VerifyInputs } from './verify-inputs.ts';
import { firstSentence } from './verify-text.ts';

export interface VerifyPorts {
  readonly ask: Ask;
  readonly clock: Clock;
  readonly emit: Emit<VerifyEvent | PhaseEvent>;
  /** Writes a file completely or not at all. Throws `disk-full`, `disk-error`. */
  readonly writeFile: (path: string, text: string) => void;
}

/** How many of the targets that are not right a round requests before all others. */
const PROBES = 20;

/**
 * Requests the files of a site until they match the manifest, or `timeout` passes, and reports those that do not.
 * Rejects with a `Failure`: `site-broken` or `site-stale` as `fail-on` has it, `certificate-untrusted`, `proxy-refused`,
 * `disk-full`, `disk-error`; or with the signal's reason.
 */
export async function verifySite(
  inputs: VerifyInputs,
  ports: VerifyPorts,
  signal: AbortSignal,
): Promise<RunResult> {
  const { emit, clock, writeFile } = ports;
  const startedMs = clock.now();
  const plan = planOf(inputs.site, inputs.changes, inputs.maxRequests);
  const targets = [...plan.scouts, ...plan.others];
  const removedCount = targets.filter(({ kind }) => kind === 'removed').length;
  const { url, failOn, reportPath } = inputs;
  emit({ kind: 'phase', phase: 'verify' });
  emit({
    kind: 'verify-planned',
    url,
    servedCount: plan.servedCount,
    targetCount: targets.length,
    removedCount,
  });
  const asker = new SiteAsker(inputs, ports, targets.length);
  const roundCount = await askUntilRight({ plan, targets, inputs, asker }, ports, signal);
  const outcome = outcomeOf({ plan, targets, inputs, asker }, roundCount);
  const isRefused = isRed(outcome.result, failOn);
  emit({ kind: 'verified', outcome, isRefused });
  if (reportPath !== null) {
    writeFile(reportPath, reportOf(outcome, { startedMs, endedMs: clock.now() }));
    emit({ kind: 'verify-report-written', path: reportPath });
  }
  if (!isRefused || outcome.result === 'success') return outcome.result;
  const { brokenCount, staleCount, checkedCount } = outcome;
  const facts = { brokenCount, staleCount, checkedCount, first: firstSentence(outcome), reportPath };
  throw new Failure(outcome.result === 'broken' ? 'site-broken' : 'site-stale', facts);
}

interface Work {
  readonly plan: Plan;
  readonly targets: readonly Target[];
  readonly inputs: VerifyInputs;
  readonly asker: SiteAsker;
}

/** Requests round by round, and returns how many rounds there were. `timeout` ends requests under way. */
async function askUntilRight(
  { plan, targets, inputs: { timeoutMs, pollIntervalMs }, asker }: Work,
  { clock, emit }: VerifyPorts,
  signal: AbortSignal,
): Promise<number> {
  const deadline = new AbortController();
  const deadlineMs = clock.now() + timeoutMs;
  const end = (): void => {
    deadline.abort();
  };
  const cancel = clock.after(timeoutMs, end);
  const live = AbortSignal.any([signal, deadline.signal]);
  let round = 1;
  const late = new Set<Target>();
  try {
    asker.beginRound({ atMs: deadlineMs, end });
    for (const scout of plan.scouts) await asker.askAll([scout], live);
    await asker.askAll(plan.others, live);
    for (;;) {
      const pending = asker.unsettled(targets);
      if (pending.length === 0 && late.size > 0) {
        // One of several servers may still have the old site, though by chance each file came from a new one once.
        const again = spread([...late], PROBES);
        round += 1;
        asker.beginRound({ atMs: deadlineMs, end });
        for (let count = 0; count < PROBES && asker.unsettled(again).length === 0; count += again.length)
          await asker.askAll(again, live);
        if (asker.unsettled(again).length === 0) return round;
        continue;
      }
      for (const target of pending) late.add(target);
      const wantedMs = roundDelayMs(round + 1, pollIntervalMs, clock.random());
      // The last round begins early enough to get its answers.
      const waitMs = Math.min(wantedMs, deadlineMs - pollIntervalMs - clock.now());
      if (pending.length === 0 || waitMs <= 0) return round;
      const cachedMs = oldestMs(pending.map((target) => asker.verdicts.get(target)));
      emit({ kind: 'verify-round', pendingCount: pending.length, cachedMs, waitMs });
      await sleep(clock, waitMs, live);
      round += 1;
      asker.beginRound({ atMs: deadlineMs, end });
      const probes = new Set(waitMs < wantedMs ? pending : spread(pending, PROBES, round));
      await asker.askAll([...probes], live);
      const isMoving = asker.unsettled([...probes]).length < probes.size;
      const others = pending.filter((target) => !probes.has(target));
      if (isMoving) await asker.askAll(others, live);
    }
  } catch (error) {
    signal.throwIfAborted();
    if (!deadline.signal.aborted) throw error;
    // In later rounds, `max-requests` has left out targets without a verdict.
    if (round === 1) asker.endUnanswered(targets);
    return round;
  } finally {
    cancel();
  }
}

/** How long the oldest copy has been in a cache; `null`: no cache reports it. */
function oldestMs(verdicts: readonly (Verdict | undefined)[]): number | null {
  const ages = verdicts.flatMap((verdict) => {
    const cause = verdict?.cause;
    return cause?.kind === 'old-contents' && cause.from.kind === 'cache' ? [cause.from.ageMs ?? 0] : [];
  });
  return ages.length === 0 ? null : ages.reduce((most, ms) => Math.max(most, ms), 0);
}

function outcomeOf({ plan, targets, inputs, asker }: Work, roundCount: number): VerifyOutcome {
  const { verdicts } = asker;
  const levels = [...verdicts.values()].map(({ cause }) => (cause === null ? null : levelOf(cause)));
  const brokenCount = levels.filter((level) => level === 'broken').length;
  const staleCount = levels.filter((level) => level === 'stale').length;
  const files = targets.filter(({ kind }) => kind === 'file');
  return {
    result: brokenCount > 0 ? 'broken' : staleCount > 0 ? 'stale' : 'success',
    url: inputs.url,
    servedCount: plan.servedCount,
    checkedCount: verdicts.size,
    staleCount,
    brokenCount,
    leftOutCount: plan.servedCount - files.filter((target) => verdicts.has(target)).length,
    requestCount: asker.requestCount,
    roundCount,
    findings: findingsOf(verdicts),
  };
}

function isRed(result: VerifyOutcome['result'], failOn: FailOn): boolean {
  if (result === 'success' || failOn === 'nothing') return false;
  return result === 'broken' || failOn === 'stale';
}
