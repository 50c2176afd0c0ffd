import { Failure } from '../core/failure.ts';
import { jitter } from '../core/retry.ts';
import { sleep, type Emit, type PhaseEvent, type RunResult } from '../core/run.ts';
import type { VerifyEvent } from './events.ts';
import { countOf, findingsOf, reportOf, type VerifyOutcome } from './finding.ts';
import { planOf, spread, TELLING_REQUESTS, type Plan } from './plan.ts';
import { SiteAsker, type AskerPorts } from './site-asker.ts';
import type { FailOn, VerifyInputs } from './verify-inputs.ts';
import { firstSentence } from './verify-text.ts';

export interface VerifyPorts extends AskerPorts {
  readonly emit: Emit<VerifyEvent | PhaseEvent>;
  /** Writes a file completely or not at all. Throws `disk-full`, `disk-error`. */
  readonly writeFile: (path: string, text: string) => void;
}

/** How many of the targets that are not right a round requests before all others. */
const PROBES = 20;
/** How many of those that have become right are among them: one of several servers may still have the old site. */
const LATE_PROBES = 5;

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
  const { url, failOn, reportPath } = inputs;
  emit({ kind: 'phase', phase: 'verify' });
  emit({
    kind: 'verify-planned',
    url,
    servedCount: plan.servedCount,
    fileCount: plan.targets.filter(({ kind }) => kind === 'file').length,
    removedCount: new Set(plan.targets.flatMap((target) => (target.kind === 'removed' ? [target.path] : [])))
      .size,
  });
  const deadline = new AbortController();
  const end = (): void => {
    deadline.abort();
  };
  const endMs = startedMs + inputs.timeoutMs;
  const asker = new SiteAsker(inputs, ports, { targets: plan.targets, endMs, end });
  const cancel = clock.after(inputs.timeoutMs, end);
  const work: Work = { plan, inputs, asker, roundCount: 1, endMs };
  try {
    await askUntilRight(work, ports, AbortSignal.any([signal, deadline.signal]));
  } catch (error) {
    signal.throwIfAborted();
    if (!deadline.signal.aborted) throw error;
    // In later rounds, `max-requests` has left out targets without a verdict.
    if (work.roundCount === 1) asker.endUnanswered();
  } finally {
    cancel();
  }
  const outcome = outcomeOf(work);
  const code = failureCodeOf(outcome.result, failOn);
  emit({ kind: 'verified', outcome, isRefused: code !== null });
  if (reportPath !== null) {
    writeFile(reportPath, reportOf(outcome, { startedMs, endedMs: clock.now() }));
    emit({ kind: 'verify-report-written', path: reportPath });
  }
  if (code === null) return outcome.result;
  const { brokenCount, staleCount, checkedCount } = outcome;
  const first = firstSentence(outcome);
  throw new Failure(code, { brokenCount, staleCount, checkedCount, first, reportPath });
}

interface Work {
  readonly plan: Plan;
  readonly inputs: VerifyInputs;
  readonly asker: SiteAsker;
  readonly endMs: number;
  roundCount: number;
}

async function askUntilRight(work: Work, { clock, emit }: VerifyPorts, signal: AbortSignal): Promise<void> {
  const { plan, asker, endMs, inputs } = work;
  const [nowhere, ...files] = plan.targets;
  asker.beginRound();
  await asker.askAll([nowhere], signal);
  await asker.askAll(files, signal);
  for (;;) {
    if (asker.unsettled().length === 0) await askApart(work, signal);
    const pending = asker.unsettled();
    const wantedMs = roundDelayMs(work.roundCount + 1, inputs.pollIntervalMs, clock.random());
    // The last round begins early enough to get its answers.
    const waitMs = Math.min(wantedMs, endMs - inputs.pollIntervalMs - clock.now());
    if (pending.length === 0 || waitMs <= 0) return;
    const [first] = findingsOf(asker.verdicts().filter(([target]) => pending.includes(target)));
    if (first !== undefined) emit({ kind: 'verify-round', pendingCount: pending.length, first, waitMs });
    await sleep(clock, waitMs, signal);
    work.roundCount += 1;
    asker.beginRound();
    const isLast = waitMs < wantedMs;
    const probes = new Set(isLast ? pending : spread(pending, PROBES, work.roundCount));
    // A kept connection leads to the same one of several servers. The last round may be too long for new ones.
    await asker.askAll([...probes, ...spread(asker.late(), LATE_PROBES, work.roundCount)], signal, !isLast);
    const others = pending.filter((target) => !probes.has(target));
    if (asker.unsettled([...probes]).length < probes.size) await asker.askAll(others, signal);
  }
}

/**
 * Once all is right: by chance each answer may have come from a new server. So what tells old from new is requested some
 * 20 times more, over connections of their own; twice as often after a server was found to be old, as this is repeated.
 */
async function askApart(work: Work, signal: AbortSignal): Promise<void> {
  const { plan, asker } = work;
  const late = asker.late();
  const telling = (late.length > 0 ? late : plan.telling).filter((target) => asker.isRight(target));
  if (telling.length === 0 || plan.targets.some((target) => asker.isRight(target) === false)) return;
  // The plan has left requests for it in the first round.
  if (work.roundCount > 1) asker.beginRound();
  const count = TELLING_REQUESTS * (asker.hasTurned ? 2 : 1);
  const once = spread(telling, count, work.roundCount);
  const often = Array.from({ length: Math.ceil(count / once.length) }, () => once).flat();
  await asker.askAll(often.slice(0, count), signal, true);
  if (asker.unsettled().length === 0) asker.hasTurned = false;
}

/** Waits between two rounds grow by this factor, up to the limit: CDN caches expire in seconds or in minutes. */
const GROWTH = 1.5;
const WAIT_MAX_MS = 60_000;

/** The wait before round number `round` (2 is the first retry), ±20 %; `firstMs` is `poll-interval`. */
function roundDelayMs(round: number, firstMs: number, random: number): number {
  return jitter(Math.min(Math.max(firstMs, WAIT_MAX_MS), firstMs * GROWTH ** (round - 2)), random);
}

function outcomeOf({ plan, inputs, asker, roundCount }: Work): VerifyOutcome {
  const verdicts = asker.verdicts();
  const findings = findingsOf(verdicts);
  const [brokenCount, staleCount] = [countOf(findings, 'broken'), countOf(findings, 'stale')];
  const files = verdicts.filter(([{ kind }]) => kind === 'file');
  return {
    result: brokenCount > 0 ? 'broken' : staleCount > 0 ? 'stale' : 'success',
    url: inputs.url,
    servedCount: plan.servedCount,
    checkedCount: verdicts.length,
    staleCount,
    brokenCount,
    leftOutCount: plan.servedCount - files.length,
    unaskedCount: plan.targets.length - verdicts.length,
    requestCount: asker.requestCount,
    roundCount,
    findings,
  };
}

/** `null`: the step does not fail. */
function failureCodeOf(result: VerifyOutcome['result'], failOn: FailOn): 'site-broken' | 'site-stale' | null {
  if (result === 'success' || failOn === 'nothing') return null;
  if (result === 'broken') return 'site-broken';
  return failOn === 'stale' ? 'site-stale' : null;
}
