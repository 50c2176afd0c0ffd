import { getEventListeners } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { Failure } from '../../src/core/failure.ts';
import { readExportStatus, type ExportStatus } from '../../src/job/answers.ts';
import { waitForJob } from '../../src/job/wait-for-job.ts';
import type { Reply } from '../../src/service/reply.ts';
import { eventLog } from '../kit/event-log.ts';
import { failureOf } from '../kit/failure-of.ts';
import {
  answer,
  COMPLETED,
  HTML,
  refused,
  RESET,
  running,
  scriptedService,
  UNREACHED,
  type Script,
} from '../kit/scripted-service.ts';
import { seeded, VirtualClock } from '../kit/virtual-clock.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const LIMITS = { minMs: 2 * SECOND, maxMs: 30 * SECOND };

interface Circumstances {
  readonly timeoutMs?: number;
  /** How long ago we started the job; `null`: another run did. */
  readonly startedAgoMs?: number | null;
  readonly tookMs?: number;
  readonly notFoundGraceMs?: number;
  readonly limits?: typeof LIMITS;
  readonly chance?: number | (() => number);
  readonly onTold?: (kind: string) => void;
}

function waiting(
  script: Script,
  {
    timeoutMs = 60 * MINUTE,
    startedAgoMs = 0,
    tookMs = 0,
    notFoundGraceMs,
    limits = LIMITS,
    chance = 0.5,
    onTold = () => undefined,
  }: Circumstances = {},
) {
  const clock = new VirtualClock(chance);
  const events = eventLog();
  const service = scriptedService(clock, { status: script }, tookMs);
  const abort = new AbortController();
  const answers: string[] = [];
  const work = (): Promise<{ job: ExportStatus; elapsedMs: number; polls: number }> =>
    waitForJob<ExportStatus>(
      {
        doing: 'status',
        poll: (signal) => service.status('job-1', signal),
        onAnswer: (job) => void answers.push(job.status),
        read: readExportStatus,
        isOver: ({ status }) => status === 'completed' || status === 'failed',
        knownStatuses: ['queued', 'running'],
        progressOf: (job) => job,
        limits,
        timeoutMs,
        startedMs: startedAgoMs === null ? null : clock.now() - startedAgoMs,
        ...(notFoundGraceMs !== undefined && { notFoundGraceMs }),
      },
      {
        clock,
        emit: (event) => {
          events.emit(event);
          onTold(event.kind);
        },
      },
      abort.signal,
    );
  return {
    clock,
    events,
    abort,
    answers,
    times: () => service.times('status'),
    run: () => clock.run(work()),
  };
}

/** A job that ends after `ms`, with or without `progress` from 0 to 100. */
function jobOf(ms: number, shows: 'progress' | 'nothing'): Script {
  return (_, passedMs) =>
    passedMs >= ms ? COMPLETED : running(shows === 'progress' ? (100 * passedMs) / ms : undefined);
}

function gaps(times: readonly number[]): readonly number[] {
  return times.slice(1).map((time, at) => time - (times[at] ?? 0));
}

describe('the schedule', () => {
  test.each([
    ['the least', 0],
    ['the most', 1 - 2 ** -32],
    ['anything', seeded(7)],
  ])('every polling interval keeps to both limits when chance gives %s', async (_, chance) => {
    for (const shows of ['progress', 'nothing'] as const) {
      const wait = waiting(jobOf(50 * MINUTE, shows), { chance });
      await wait.run();
      const all = gaps(wait.times());
      expect(Math.min(...all)).toBeGreaterThanOrEqual(LIMITS.minMs);
      expect(Math.max(...all)).toBeLessThanOrEqual(LIMITS.maxMs);
    }
  });

  test('the limits of the user are respected, also when they are equal', async () => {
    const wait = waiting(jobOf(10 * MINUTE, 'progress'), { limits: { minMs: 5_000, maxMs: 5_000 } });
    await wait.run();
    expect(new Set(gaps(wait.times()))).toEqual(new Set([5_000]));
  });

  test('the intervals do not shorten while a job without progress grows old', async () => {
    const wait = waiting(jobOf(40 * MINUTE, 'nothing'));
    await wait.run();
    const all = gaps(wait.times());
    expect(all[0]).toBe(4 * SECOND);
    expect(all.toSorted((a, b) => a - b)).toEqual(all);
    expect(all.at(-1)).toBeGreaterThan(8 * SECOND);
  });

  test('a young job is polled soon, a queued one less often', async () => {
    const wait = waiting((_, passedMs) =>
      passedMs < 2 * MINUTE
        ? answer(200, { status: 'queued' })
        : passedMs < 3 * MINUTE
          ? running()
          : COMPLETED,
    );
    await wait.run();
    const all = gaps(wait.times());
    expect(all.slice(0, 3).map((ms) => Math.round(ms / SECOND))).toEqual([2, 2, 4]);
    expect(all[10]).toBe(8 * SECOND);
    expect(all.at(-1)).toBe(4 * SECOND);
  });

  test('two waits with different jitter do not poll together', async () => {
    const [one, other] = [waiting(jobOf(30 * MINUTE, 'nothing')), waiting(jobOf(30 * MINUTE, 'nothing'))];
    const [a, b] = [
      waiting(jobOf(30 * MINUTE, 'nothing'), { chance: seeded(1) }),
      waiting(jobOf(30 * MINUTE, 'nothing'), { chance: seeded(2) }),
    ];
    await Promise.all([one.run(), other.run(), a.run(), b.run()]);
    expect(one.times()).toEqual(other.times());
    const shared = a.times().filter((time) => time > 5 * MINUTE && b.times().includes(time));
    expect(shared).toHaveLength(0);
  });

  test.each<[string, (share: number) => unknown]>([
    ['percent', (share) => Math.floor(100 * share)],
    ['a fraction', (share) => share],
    ['text', (share) => `${Math.floor(100 * share)} % (of 12 pages)`],
  ])('progress as %s shortens the intervals towards the end', async (_, emit) => {
    const wait = waiting((__, passedMs) =>
      passedMs >= 10 * MINUTE ? COMPLETED : running(emit(passedMs / (10 * MINUTE))),
    );
    const { elapsedMs, polls } = await wait.run();
    const all = gaps(wait.times());
    expect(Math.max(...all)).toBeGreaterThan(25 * SECOND);
    expect(all.at(-1)).toBeLessThan(3 * SECOND);
    expect(elapsedMs - 10 * MINUTE).toBeLessThan(3 * SECOND);
    // Polling every 10 s would have taken 61.
    expect(polls).toBeLessThan(50);
  });

  test('a job that stops at 100 % is not polled ever more often', async () => {
    const wait = waiting((_, passedMs) =>
      passedMs >= 9 * MINUTE ? COMPLETED : running(passedMs < MINUTE ? 50 : 100),
    );
    const { polls } = await wait.run();
    expect(gaps(wait.times()).at(-1)).toBeGreaterThan(5 * SECOND);
    expect(polls).toBeLessThan(100);
  });

  test('each poll is reported', async () => {
    const wait = waiting(jobOf(2 * MINUTE, 'progress'), { startedAgoMs: 3 * SECOND });
    await wait.run();
    const events = wait.events.of('job-status');
    expect(events.map(({ elapsedMs }) => elapsedMs)).toEqual(
      wait
        .times()
        .slice(0, -1)
        .map((time) => time + 3 * SECOND),
    );
    expect(events[0]).toMatchObject({ status: 'running', share: 0, pageCount: null });
    expect(events.at(-1)?.share).toBeGreaterThan(0.9);
  });

  test('progress of an unknown type changes nothing', async () => {
    const odd = ['half', null, -1, 101, Number.NaN, { done: 3 }, [], true];
    const wait = waiting((count) => (count < odd.length ? running(odd[count]) : COMPLETED));
    await wait.run();
    expect(wait.events.of('job-status').map(({ share }) => share)).toEqual(odd.map(() => null));
  });
});

describe('a job that stalls', () => {
  const moved = '2025-01-01T00:00:00Z';
  /** Moves for two minutes, stands still for twenty, moves for one, stands still to the end. */
  const halting: Script = (_, passedMs) => {
    const minutes = passedMs / MINUTE;
    const progress = minutes < 2 ? 10 * minutes : minutes < 22 ? 20 : minutes < 23 ? minutes : 23;
    return minutes < 40 ? running(Math.floor(progress), 5) : COMPLETED;
  };

  test('is reported after five minutes, once, and again when it has moved and stalls once more', async () => {
    const wait = waiting(halting);
    expect((await wait.run()).job.status).toBe('completed');
    const stalls = wait.events.of('job-stalled');
    expect(stalls).toHaveLength(2);
    expect(stalls[0]).toMatchObject({ status: 'running', share: 0.2, updatedAt: null });
    for (const { stillMs } of stalls) {
      expect(stillMs).toBeGreaterThanOrEqual(5 * MINUTE);
      expect(stillMs).toBeLessThan(5 * MINUTE + LIMITS.maxMs);
    }
    expect(stalls[0]?.timeLeftMs).toBeGreaterThan(52 * MINUTE);
    expect(stalls[0]?.timeLeftMs).toBeLessThan(53.1 * MINUTE);
  });

  test('is recognised by its time of change alone', async () => {
    const still = waiting((_, passedMs) =>
      passedMs < 20 * MINUTE ? answer(200, { status: 'running', updatedAt: moved }) : COMPLETED,
    );
    await still.run();
    expect(still.events.of('job-stalled')).toMatchObject([{ updatedAt: moved, share: null }]);
    const alive = waiting((count, passedMs) =>
      passedMs < 20 * MINUTE ? answer(200, { status: 'running', updatedAt: `${moved}.${count}` }) : COMPLETED,
    );
    await alive.run();
    expect(alive.events.of('job-stalled')).toEqual([]);
  });

  test('is not recognised where the service shows nothing that could stop', async () => {
    const wait = waiting(jobOf(50 * MINUTE, 'nothing'));
    await wait.run();
    expect(wait.events.of('job-stalled')).toEqual([]);
  });

  test('is not confused with one whose polls fail', async () => {
    const wait = waiting((_, passedMs) =>
      passedMs < MINUTE
        ? running(10)
        : passedMs < 5.5 * MINUTE
          ? RESET
          : passedMs < 8 * MINUTE
            ? running(60)
            : COMPLETED,
    );
    await wait.run();
    expect(wait.events.of('job-stalled')).toEqual([]);
  });

  test('times out like any other', async () => {
    const wait = waiting([running(10)], { timeoutMs: 15 * MINUTE });
    await failureOf(wait.run(), 'job-timeout');
    expect(wait.events.of('job-stalled')).toHaveLength(1);
  });
});

describe('Retry-After', () => {
  test.each([
    ['45', 45 * SECOND],
    ['90', 90 * SECOND],
    [new Date(Date.UTC(2025, 0, 1) + 70 * SECOND).toUTCString(), 70 * SECOND],
  ])('%s overrides our own schedule', async (retryAfter, waitMs) => {
    for (const status of [429, 503]) {
      const wait = waiting([refused(status, retryAfter), COMPLETED]);
      await wait.run();
      expect(wait.times()).toEqual([0, waitMs]);
      expect(wait.events.of('call-repeated')).toEqual([
        { kind: 'call-repeated', problem: expect.stringContaining(`${status}`), waitMs, askedToWait: true },
      ]);
    }
  });

  test('overrides the interval that progress suggests', async () => {
    const near = (count: number): Reply =>
      answer(200, { status: 'running', progress: 90 + count }, count === 5 ? { retryAfter: '60' } : {});
    const wait = waiting((count) => (count < 9 ? near(count) : COMPLETED));
    await wait.run();
    expect(gaps(wait.times())[4]).toBeLessThan(10 * SECOND);
    expect(gaps(wait.times())[5]).toBe(60 * SECOND);
  });

  test('counts in a good answer too', async () => {
    const wait = waiting([answer(200, { status: 'running' }, { retryAfter: '45' }), COMPLETED]);
    await wait.run();
    expect(wait.times()).toEqual([0, 45 * SECOND]);
  });

  test('is clamped to the time left, and the last poll still comes', async () => {
    const wait = waiting([running(), refused(429, '7200'), COMPLETED], { timeoutMs: 10 * MINUTE });
    const { elapsedMs } = await wait.run();
    expect(elapsedMs).toBe(10 * MINUTE);
    expect(wait.events.of('call-repeated')[0]?.waitMs).toBe(10 * MINUTE - 4 * SECOND);
  });

  test.each(['0', new Date(0).toUTCString()])(
    '%s does not go below the shortest interval',
    async (retryAfter) => {
      const wait = waiting([refused(429, retryAfter), refused(503, retryAfter), COMPLETED]);
      await wait.run();
      expect(Math.min(...gaps(wait.times()))).toBeGreaterThanOrEqual(LIMITS.minMs);
    },
  );

  test('is ignored when it cannot be read', async () => {
    const wait = waiting([refused(503, 'soon'), COMPLETED]);
    await wait.run();
    expect(wait.events.of('call-repeated')).toMatchObject([{ waitMs: 2 * SECOND, askedToWait: false }]);
  });
});

const FAILING: readonly (readonly [string, Reply])[] = [
  ['a reset', RESET],
  ['a refused connection', UNREACHED],
  ['500', refused(500)],
  ['502', refused(502)],
  ['503', refused(503)],
  ['504', refused(504)],
  ['429', refused(429)],
  ['an HTML page', HTML],
  ['JSON that is no object', answer(200, ['completed'])],
  ['a status that is no text', answer(200, { status: 7 })],
];

describe('a run of failing polls', () => {
  test.each(FAILING)('of %s is survived for just under five minutes', async (_, failing) => {
    const wait = waiting((count, passedMs) =>
      count === 0 ? running() : passedMs < 5 * MINUTE + 1 * SECOND ? failing : COMPLETED,
    );
    const { job } = await wait.run();
    expect(job.status).toBe('completed');
    // The run began at the second poll, two seconds in.
    const last =
      wait
        .times()
        .filter((time) => time < 5 * MINUTE + SECOND)
        .at(-1) ?? 0;
    expect(last).toBeGreaterThan(4 * MINUTE + 30 * SECOND);
  });

  test.each(FAILING)('of %s fails after five minutes', async (_, failing) => {
    const wait = waiting((count) => (count === 0 ? running() : failing), { tookMs: 100 });
    const code = failing.kind === 'answer' && failing.status === 429 ? 'rate-limited' : 'service-unavailable';
    await failureOf(wait.run(), code);
    const began = wait.times()[1] ?? 0;
    expect(wait.clock.passedMs - began).toBeGreaterThanOrEqual(5 * MINUTE);
    expect(wait.clock.passedMs - began).toBeLessThan(5 * MINUTE + 20 * SECOND);
    expect(wait.times().at(-2)).toBeLessThan(began + 5 * MINUTE);
  });

  test('says what was wrong, and for how long', async () => {
    const wait = waiting([refused(500)]);
    const facts = await failureOf(wait.run(), 'service-unavailable');
    expect(facts).toEqual({
      doing: 'status',
      lastProblem: 'it answered 500: said 500',
      forMs: wait.clock.passedMs,
    });
  });

  test('ends with the first successful poll: the five minutes start over', async () => {
    // Four minutes of failures, one answer, and so on for an hour.
    const wait = waiting((_, passedMs) =>
      passedMs >= 55 * MINUTE ? COMPLETED : passedMs % (4 * MINUTE) < 20 * SECOND ? running() : refused(503),
    );
    expect((await wait.run()).job.status).toBe('completed');
  });

  test('is retried slowly, up to a cap, and never faster than the shortest interval', async () => {
    const wait = waiting((_, passedMs) => (passedMs > 4 * MINUTE ? COMPLETED : RESET));
    await wait.run();
    expect(gaps(wait.times()).slice(0, 6)).toEqual([2_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
    const slow = waiting([RESET, COMPLETED], { limits: { minMs: 20_000, maxMs: 30_000 } });
    await slow.run();
    expect(gaps(slow.times())).toEqual([20_000]);
  });

  test('does not outlast the timeout', async () => {
    const wait = waiting((count) => (count === 0 ? running() : refused(503)), { timeoutMs: 2 * MINUTE });
    const facts = await failureOf(wait.run(), 'job-timeout');
    expect(facts).toEqual({
      timeoutMs: 2 * MINUTE,
      status: 'running',
      lastProblem: 'it answered 503: said 503',
    });
    expect(wait.times().at(-1)).toBe(2 * MINUTE);
  });

  test('waits for a Retry-After beyond the five minutes; then the next poll decides', async () => {
    const wait = waiting([refused(503, '900'), COMPLETED]);
    await wait.run();
    expect(wait.times()).toEqual([0, 900 * SECOND]);
    const down = waiting([refused(503, '900'), refused(503)]);
    await failureOf(down.run(), 'service-unavailable');
    expect(down.times()).toEqual([0, 900 * SECOND]);
  });
});

describe('an answer that ends the wait at once', () => {
  test.each([
    [401, 'key-refused'],
    [403, 'not-allowed'],
    [400, 'request-refused'],
    [409, 'conflict'],
    [410, 'request-refused'],
  ] as const)('has status %i: %s', async (status, code) => {
    for (const before of [[], [running()], [RESET]]) {
      const wait = waiting([...before, refused(status)]);
      expect(await failureOf(wait.run(), code)).toEqual({
        doing: 'status',
        status,
        detail: `said ${status}`,
      });
      expect(wait.times()).toHaveLength(before.length + 1);
    }
  });

  test('a redirect, which never receives the key', async () => {
    const wait = waiting([answer(302, undefined, { location: 'https://elsewhere.example/x' })]);
    expect(await failureOf(wait.run(), 'api-redirects')).toMatchObject({
      location: 'https://elsewhere.example/x',
    });
  });

  test('an untrusted certificate', async () => {
    const wait = waiting([
      {
        kind: 'final',
        failure: new Failure('certificate-untrusted', { host: 'api.example.com', problem: 'X' }),
      },
    ]);
    await failureOf(wait.run(), 'certificate-untrusted');
    expect(wait.times()).toHaveLength(1);
  });
});

describe('404', () => {
  test.each([
    [0, true],
    [29_999, true],
    [30_000, false],
    [31_000, false],
  ])('%i ms after our own start: waited out is %s', async (startedAgoMs, waitedOut) => {
    const wait = waiting([refused(404), COMPLETED], { startedAgoMs });
    if (waitedOut) {
      expect((await wait.run()).job.status).toBe('completed');
      expect(wait.events.of('call-repeated')).toHaveLength(1);
    } else {
      expect(await failureOf(wait.run(), 'not-found')).toMatchObject({ detail: 'said 404' });
      expect(wait.times()).toHaveLength(1);
    }
  });

  test('is waited out for 30 s, not for five minutes', async () => {
    const wait = waiting([refused(404)], { chance: seeded(3) });
    await failureOf(wait.run(), 'not-found');
    expect(wait.clock.passedMs).toBeGreaterThanOrEqual(30 * SECOND);
    expect(wait.clock.passedMs).toBeLessThan(50 * SECOND);
    expect(wait.times().length).toBeGreaterThan(3);
  });

  test('may be waited out for another time', async () => {
    const short = waiting([refused(404)], { notFoundGraceMs: 10 * SECOND });
    await failureOf(short.run(), 'not-found');
    expect(short.clock.passedMs).toBeLessThan(20 * SECOND);
  });

  test('at an earlier deadline is reported as 404', async () => {
    const wait = waiting([refused(404)], { timeoutMs: 20 * SECOND });
    await failureOf(wait.run(), 'not-found');
    expect(wait.clock.passedMs).toBe(20 * SECOND);
  });

  test('is final for a job that we did not start', async () => {
    const wait = waiting([refused(404), COMPLETED], { startedAgoMs: null });
    await failureOf(wait.run(), 'not-found');
    expect(wait.times()).toEqual([0]);
  });

  test('is final for a job that was seen and is gone', async () => {
    const wait = waiting((_, passedMs) => (passedMs < 40 * SECOND ? running() : refused(404)));
    await failureOf(wait.run(), 'not-found');
  });
});

describe('an unknown status', () => {
  test('is reported like any other, also in the last poll', async () => {
    const wait = waiting([running(), RESET, answer(200, { status: 'odd' }), COMPLETED]);
    await wait.run();
    expect(wait.answers).toEqual(['running', 'odd', 'completed']);
  });

  test('means "not yet" and is reported once', async () => {
    const statuses = [
      'queued',
      'warming',
      'warming',
      'running',
      'warming',
      '',
      'uploading',
      '',
      undefined,
      null,
    ];
    const wait = waiting((count) =>
      count < statuses.length ? answer(200, { status: statuses[count] }) : COMPLETED,
    );
    expect((await wait.run()).polls).toBe(statuses.length + 1);
    expect(wait.events.of('status-unknown').map(({ status }) => status)).toEqual([
      'warming',
      '',
      'uploading',
    ]);
  });

  test('is not mistaken for the end', async () => {
    const statuses = ['Completed', 'complete', 'succeeded', 'error', 'cancelled', ' completed'];
    const wait = waiting((count) =>
      count < statuses.length ? answer(200, { status: statuses[count] }) : COMPLETED,
    );
    expect((await wait.run()).polls).toBe(statuses.length + 1);
  });
});

describe('the deadline', () => {
  test('has a last poll: a job that has just ended is not timed out', async () => {
    for (const chance of [0, 0.5, 0.999, seeded(11)]) {
      const wait = waiting(jobOf(7 * MINUTE, 'nothing'), { timeoutMs: 7 * MINUTE, chance });
      expect((await wait.run()).elapsedMs).toBe(7 * MINUTE);
      expect(wait.times().at(-1)).toBe(7 * MINUTE);
    }
  });

  test('gives a timeout only after that poll', async () => {
    const wait = waiting((_, passedMs) => (passedMs > 7 * MINUTE ? COMPLETED : running()), {
      timeoutMs: 7 * MINUTE,
    });
    const facts = await failureOf(wait.run(), 'job-timeout');
    expect(facts).toEqual({ timeoutMs: 7 * MINUTE, status: 'running', lastProblem: null });
    expect(wait.times().at(-1)).toBe(7 * MINUTE);
    expect(wait.times().filter((time) => time >= 7 * MINUTE)).toHaveLength(1);
  });

  test('counts from our start, and for a job of another run from now', async () => {
    const ours = waiting([running()], { timeoutMs: 5 * MINUTE, startedAgoMs: 1 * MINUTE });
    await failureOf(ours.run(), 'job-timeout');
    expect(ours.clock.passedMs).toBe(4 * MINUTE);
    const other = waiting([running()], { timeoutMs: 5 * MINUTE, startedAgoMs: null });
    await failureOf(other.run(), 'job-timeout');
    expect(other.clock.passedMs).toBe(5 * MINUTE);
  });

  test('has another last poll when one was sent before it and answered after it', async () => {
    // The first poll is answered at 2 s; the second is sent at 4 s, answered at 6 s, and shows no end.
    const wait = waiting((count) => (count < 2 ? RESET : COMPLETED), {
      timeoutMs: 5 * SECOND,
      tookMs: 2 * SECOND,
    });
    expect((await wait.run()).job.status).toBe('completed');
    expect(wait.times()).toEqual([0, 4 * SECOND, 6 * SECOND]);
    expect(wait.events.of('call-repeated').map(({ waitMs }) => waitMs)).toEqual([2 * SECOND, 0]);
  });

  test.each([
    ['the first poll', 0],
    ['a later poll', 9 * SECOND],
    ['the last poll', 12 * SECOND],
  ])('ends %s a few seconds later when there is no answer', async (_, silentFromMs) => {
    const wait = waiting(
      (__, passedMs) => (passedMs < silentFromMs ? running() : new Promise<Reply>(() => undefined)),
      { timeoutMs: 12 * SECOND },
    );
    const facts = await failureOf(wait.run(), 'job-timeout');
    expect(facts).toMatchObject({ lastProblem: expect.stringMatching(/^no answer came for \d+ s$/) });
    expect(wait.clock.passedMs).toBe(17 * SECOND);
    expect(wait.clock.pending).toBe(0);
    // No attempt follows the deadline, so no retry is reported.
    expect(wait.events.of('call-repeated')).toEqual([]);
  });

  test('accepts an answer a few seconds late', async () => {
    const wait = waiting([COMPLETED], { timeoutMs: 12 * SECOND, tookMs: 16 * SECOND });
    expect((await wait.run()).job.status).toBe('completed');
  });

  test('has a last poll without the words of a retry', async () => {
    const wait = waiting((_, passedMs) => (passedMs < 12 * SECOND ? running() : RESET), {
      timeoutMs: 12 * SECOND,
    });
    await failureOf(wait.run(), 'job-timeout');
    expect(wait.events.of('call-repeated')).toEqual([]);
  });

  test('allows two polls when it is shorter than the shortest interval', async () => {
    const wait = waiting([running()], { timeoutMs: 1 * SECOND });
    await failureOf(wait.run(), 'job-timeout');
    expect(wait.times()).toEqual([0, 1 * SECOND]);
  });
});

test('a failed job is an answer like any other', async () => {
  const wait = waiting([answer(200, { status: 'failed', error: 'no such theme' })]);
  expect((await wait.run()).job).toMatchObject({ status: 'failed', error: 'no such theme' });
});

describe('an abort', () => {
  test.each([
    ['while it waits', 0],
    ['while a poll is under way', 700],
  ])('%s ends the wait at once, with the reason', async (_, tookMs) => {
    for (const script of [[running()], [RESET], [refused(429, '600')]]) {
      const wait = waiting(script, { tookMs });
      const reason = new Error('stop');
      wait.clock.after(30 * SECOND + 100, () => {
        wait.abort.abort(reason);
      });
      await expect(wait.run()).rejects.toBe(reason);
      expect(wait.clock.passedMs).toBe(30 * SECOND + 100);
      expect(wait.clock.pending).toBe(0);
    }
  });

  test('is noticed also just before a pause', async () => {
    for (const script of [[running()], [RESET]]) {
      const wait = waiting(script, {
        onTold: (kind) => {
          if (kind === 'job-status' || kind === 'call-repeated') wait.abort.abort(new Error('stop'));
        },
      });
      await expect(wait.run()).rejects.toThrow('stop');
      expect(wait.clock.passedMs).toBe(0);
    }
  });

  test('leaves no listeners, nor does a long wait', async () => {
    const wait = waiting(jobOf(10 * MINUTE, 'nothing'));
    await wait.run();
    expect(getEventListeners(wait.abort.signal, 'abort')).toHaveLength(0);
    const aborted = waiting([running()]);
    aborted.clock.after(30 * SECOND, () => {
      aborted.abort.abort(new Error('stop'));
    });
    await expect(aborted.run()).rejects.toThrow('stop');
    expect(getEventListeners(aborted.abort.signal, 'abort')).toHaveLength(0);
  });

  test('before the first poll sends nothing', async () => {
    const wait = waiting([running()]);
    wait.abort.abort(new Error('stop'));
    await expect(wait.run()).rejects.toThrow('stop');
    expect(wait.times()).toEqual([]);
  });
});
