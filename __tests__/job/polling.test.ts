/** The schedule of polls, simulated on hundreds of jobs of many kinds. */
import { describe, expect, test } from '@jest/globals';
import { chanceFrom } from '../kit/chance.ts';
import { jobsOf, logNormal, type JobKind } from './polling/jobs.ts';
import { LOOKED_AT, TUNED } from './polling/kinds.ts';
import { fixed, shipped, VENDOR_TEMPLATE } from './polling/schedules.ts';
import { compare, simulate } from './polling/simulation.ts';
import { readExportStatus, type ExportStatus } from '../../src/job/answers.ts';
import { waitForJob } from '../../src/job/wait-for-job.ts';
import { eventLog } from '../kit/event-log.ts';
import { answer, COMPLETED, scriptedService } from '../kit/scripted-service.ts';
import { VirtualClock } from '../kit/virtual-clock.ts';

const MINUTE = 60_000;
const SETTING = { count: 400, seed: 20_250_101, lengths: logNormal(180, 1) };

function kind(name: string): JobKind {
  const found = [...TUNED, ...LOOKED_AT].find((one) => one.name === name);
  if (found === undefined) throw new Error(`no kind of job is called '${name}'`);
  return found;
}

const USABLE = TUNED.filter(({ name }) => name !== 'no progress').map(({ name }) => name);

describe('with usable progress', () => {
  test.each([...USABLE, 'very slow end', 'very fast end', 'sigmoid', 'a long halt at 50 %'])(
    '%s: shorter lags than polling every 10 s, for hardly more requests',
    (name) => {
      const { ours, every10s } = compare(kind(name), SETTING);
      expect(ours.meanLagMs).toBeLessThan(0.9 * every10s.meanLagMs);
      expect(ours.p95LagMs).toBeLessThan(0.95 * every10s.p95LagMs);
      expect(ours.requests).toBeLessThanOrEqual(1.2 * every10s.requests);
    },
  );

  test.each(['linear', 'steps of 10 %'])(
    '%s: about the lag of polling every 5 s, for half of its requests',
    (name) => {
      const { ours, every5s } = compare(kind(name), SETTING);
      expect(ours.meanLagMs).toBeLessThan(1.1 * every5s.meanLagMs);
      expect(ours.requests).toBeLessThan(0.5 * every5s.requests);
    },
  );
});

test('without progress: no fixed interval is better in mean lag, 95th percentile and requests together', () => {
  const { ours, beatenBy } = compare(kind('no progress'), { ...SETTING, count: 2_000 });
  expect(beatenBy()).toEqual([]);
  // The comparison can fail: a schedule with more requests and later answers is worse.
  expect(ours.requests).toBeGreaterThan(50);
  expect(ours.requests).toBeLessThan(75);
});

describe('a job', () => {
  const lagsOf = (name: string, minutes: number): { readonly mean: number; readonly p95: number } => {
    const lengths = (chance: () => number): number => minutes * MINUTE * (0.9 + 0.2 * chance());
    const { meanLagMs, p95LagMs } = simulate(
      shipped(),
      jobsOf(kind(name), { count: 300, seed: 5, lengths }),
      5,
    );
    return { mean: meanLagMs / 1_000, p95: p95LagMs / 1_000 };
  };

  test.each(TUNED.map(({ name }) => name))('of a minute is seen as done within some 2 s: %s', (name) => {
    expect(lagsOf(name, 1).mean).toBeLessThan(3);
  });

  test.each(['linear', 'slow end (concave)', 'fast end (convex)'])(
    'that always shows progress: %s',
    (name) => {
      expect(lagsOf(name, 1).p95).toBeLessThan(2.7);
    },
  );

  test.each(TUNED.map(({ name }) => name))('of an hour is seen as done within some 30 s: %s', (name) => {
    expect(lagsOf(name, 55).p95).toBeLessThan(30);
  });
});

describe('the simulation', () => {
  test('gives the same figures for the same seed, and others for another', () => {
    const run = (seed: number): unknown => compare(kind('linear'), { ...SETTING, count: 50, seed }).ours;
    expect(run(1)).toEqual(run(1));
    expect(run(1)).not.toEqual(run(2));
  });

  test('agrees with the computed lag and requests of a fixed interval', () => {
    const jobs = jobsOf(kind('linear'), SETTING);
    const { meanLagMs, p95LagMs, requests, gaveUp } = simulate(fixed(10), jobs, 1);
    const meanMs = jobs.reduce((sum, { lengthMs }) => sum + lengthMs, 0) / jobs.length;
    // Half of an interval with its poll, and the way of the answer.
    expect(meanLagMs / 1_000).toBeCloseTo(10.25 / 2 + 0.125, 0);
    expect(p95LagMs / 1_000).toBeCloseTo(0.95 * 10.25 + 0.125, 0);
    expect(requests).toBeCloseTo(meanMs / 10_250 + 1.5, 0);
    expect(gaveUp).toBe(0);
  });

  test('counts the jobs whose polling timed out', () => {
    const lengths = (): number => 11 * MINUTE;
    const jobs = jobsOf(kind('linear'), { count: 5, seed: 1, lengths });
    expect(simulate(VENDOR_TEMPLATE, jobs, 1)).toMatchObject({ gaveUp: 1, requests: 60 });
  });

  test.each([...USABLE, 'no progress', 'unsteady by 2.5 %', 'two runs from 0 to 100 %'])(
    'polls exactly when the action does: %s',
    async (name) => {
      for (const job of jobsOf(kind(name), { ...SETTING, count: 5 })) {
        const clock = new VirtualClock(chanceFrom(3));
        const service = scriptedService(clock, {
          status: (_, passedMs) =>
            passedMs >= job.lengthMs ? COMPLETED : answer(200, job.answerAt(passedMs)),
        });
        await clock.run(
          waitForJob<ExportStatus>(
            {
              doing: 'status',
              poll: (signal) => service.status('job-1', signal),
              read: readExportStatus,
              isOver: ({ status }) => status === 'completed',
              knownStatuses: ['queued', 'running'],
              progressOf: (answered) => answered,
              limits: { minMs: 2_000, maxMs: 30_000 },
              timeoutMs: 90 * MINUTE,
              startedMs: clock.now(),
            },
            { clock, emit: eventLog().emit },
            new AbortController().signal,
          ),
        );
        const wait = shipped().begin(chanceFrom(3));
        const times = [wait.firstMs];
        for (let ms = wait.firstMs; ms < job.lengthMs; times.push(ms))
          ms += wait.next(job.answerAt(ms), ms) ?? Number.NaN;
        expect(service.times('status')).toEqual(times);
      }
    },
  );
});
