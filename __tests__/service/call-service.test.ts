import { describe, expect, test } from '@jest/globals';
import { readBundleLink, readStartedJob } from '../../src/job/answers.ts';
import { callService } from '../../src/service/call-service.ts';
import type { Reply } from '../../src/service/reply.ts';
import type { Result } from '../../src/text/parsed.ts';
import { eventLog } from '../kit/event-log.ts';
import { failureOf } from '../kit/failure-of.ts';
import { A_JOB } from '../kit/inputs.ts';
import {
  answer,
  HTML,
  refused,
  RESET,
  scriptedService,
  STARTED,
  UNREACHED,
  type Script,
} from '../kit/scripted-service.ts';
import { VirtualClock } from '../kit/virtual-clock.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const LINK = answer(200, { bundleUrl: 'https://store.example.com/bundle.tar.gz?sig=0123456789' });

function calling(
  doing: 'start' | 'bundle',
  script: Script,
  { timeoutMs = 60 * MINUTE, tookMs = 0 }: { timeoutMs?: number | null; tookMs?: number } = {},
) {
  const clock = new VirtualClock();
  const events = eventLog();
  const service = scriptedService(clock, { [doing]: script }, tookMs);
  const abort = new AbortController();
  const start = doing === 'start';
  const read: (json: unknown) => Result<unknown> = start ? readStartedJob : readBundleLink;
  const run = (): Promise<unknown> =>
    clock.run(
      callService<unknown>(
        {
          doing,
          send: (signal) => (start ? service.start(A_JOB, signal) : service.bundle('job-1', signal)),
          read,
          onlyWhenNotActedOn: start,
          isFirstContact: start,
          deadlineMs: timeoutMs === null ? null : clock.now() + timeoutMs,
        },
        { clock, emit: events.emit },
        abort.signal,
      ),
    );
  return { clock, events, abort, run, times: () => service.times(doing) };
}

describe('a start', () => {
  test.each<[string, Reply]>([
    ['the connection broke', RESET],
    ['500', refused(500)],
    ['502', refused(502)],
    ['504', refused(504)],
    ['408', refused(408)],
    ['500 with Retry-After', refused(500, '1')],
    ['an HTML page came', HTML],
  ])('is not retried when it may have been acted on: %s', async (_, reply) => {
    const call = calling('start', [reply, STARTED]);
    const { lastProblem } = await failureOf(call.run(), 'start-uncertain');
    expect(lastProblem).not.toBe('');
    expect(call.times()).toEqual([0]);
  });

  test.each<[string, Reply]>([
    ['the connection was refused', UNREACHED],
    ['429', refused(429)],
    ['503', refused(503)],
  ])('is retried when it surely was not: %s', async (_, reply) => {
    const call = calling('start', [reply, reply, STARTED]);
    expect(await call.run()).toBe('job-1');
    expect(call.times()).toEqual([0, 1 * SECOND, 3 * SECOND]);
    expect(call.events.of('call-repeated')).toMatchObject([
      { waitMs: 1 * SECOND, askedToWait: false },
      { waitMs: 2 * SECOND, askedToWait: false },
    ]);
  });

  test('that is first refused and then lost is not sent a third time', async () => {
    const call = calling('start', [refused(503), RESET, STARTED]);
    await failureOf(call.run(), 'start-uncertain');
    expect(call.times()).toHaveLength(2);
  });

  test.each([
    [400, 'request-refused'],
    [401, 'key-refused'],
    [403, 'not-allowed'],
    [404, 'not-found'],
    [409, 'conflict'],
    [422, 'request-refused'],
  ] as const)('that is answered %i fails at once', async (status, code) => {
    const call = calling('start', [refused(status), STARTED]);
    expect(await failureOf(call.run(), code)).toEqual({ doing: 'start', status, detail: `said ${status}` });
    expect(call.times()).toHaveLength(1);
  });

  test.each([
    [{}, "it has no 'jobId'"],
    [{ jobId: 7 }, "it has no 'jobId'"],
    [{ jobId: '../x' }, "its 'jobId' is not an identifier"],
    [[], "it has no 'jobId'"],
    [null, "it has no 'jobId'"],
  ])('whose answer is %j is not retried', async (json, problem) => {
    const call = calling('start', [answer(200, json), STARTED]);
    expect(await failureOf(call.run(), 'answer-unusable')).toEqual({ doing: 'start', problem });
    expect(call.times()).toHaveLength(1);
  });

  test('that never reaches the service fails after a minute', async () => {
    const call = calling('start', [UNREACHED]);
    expect(await failureOf(call.run(), 'service-unavailable')).toEqual({
      doing: 'start',
      lastProblem: 'the connection was refused',
      forMs: 60 * SECOND,
    });
  });

  test('that is throttled fails after five minutes', async () => {
    const call = calling('start', [refused(429)]);
    expect(await failureOf(call.run(), 'rate-limited')).toMatchObject({ detail: 'said 429' });
    expect(call.clock.passedMs).toBe(5 * MINUTE);
  });

  test('fails at its deadline, after a last attempt', async () => {
    const call = calling('start', [refused(503)], { timeoutMs: 40 * SECOND });
    await failureOf(call.run(), 'service-unavailable');
    expect(call.times().at(-1)).toBe(40 * SECOND);
    const late = calling('start', (_, passedMs) => (passedMs < 40 * SECOND ? refused(503) : STARTED), {
      timeoutMs: 40 * SECOND,
    });
    expect(await late.run()).toBe('job-1');
  });
});

describe('the deadline of a start', () => {
  test.each([
    ['at once', 0],
    ['at the last attempt', 12 * SECOND],
  ])('ends the start a few seconds later when there is no answer: %s', async (_, silentFromMs) => {
    const call = calling(
      'start',
      (__, passedMs) => (passedMs < silentFromMs ? refused(503) : new Promise<Reply>(() => undefined)),
      { timeoutMs: 12 * SECOND },
    );
    const { lastProblem } = await failureOf(call.run(), 'start-uncertain');
    expect(lastProblem).toMatch(/^no answer came for (5|17) s$/);
    expect(call.clock.passedMs).toBe(17 * SECOND);
    expect(call.clock.pending).toBe(0);
  });
});

describe('the request for the bundle', () => {
  test.each<[string, Reply]>([
    ['a reset', RESET],
    ['a refused connection', UNREACHED],
    ['an HTML page', HTML],
    ['500', refused(500)],
    ['502', refused(502)],
    ['429', refused(429)],
  ])('is retried after %s', async (_, reply) => {
    const call = calling('bundle', [reply, reply, LINK], { timeoutMs: null });
    expect(await call.run()).toMatchObject({ sizeBytes: null });
    expect(call.times()).toEqual([0, 1 * SECOND, 3 * SECOND]);
  });

  test.each([
    [401, 'key-refused'],
    [403, 'not-allowed'],
    [404, 'not-found'],
    [409, 'conflict'],
  ] as const)('fails at once with %i', async (status, code) => {
    const call = calling('bundle', [refused(status), LINK], { timeoutMs: null });
    expect(await failureOf(call.run(), code)).toEqual({ doing: 'bundle', status, detail: `said ${status}` });
    expect(call.times()).toHaveLength(1);
  });

  test('fails after five minutes', async () => {
    const call = calling('bundle', [RESET], { timeoutMs: null });
    expect(await failureOf(call.run(), 'service-unavailable')).toMatchObject({
      doing: 'bundle',
      forMs: 5 * MINUTE,
    });
  });

  test('survives a service that is unreachable for two minutes, as it was reachable before', async () => {
    const call = calling('bundle', (_, passedMs) => (passedMs < 2 * MINUTE ? UNREACHED : LINK), {
      timeoutMs: null,
    });
    await call.run();
  });

  test('is not delayed for a day because the service asks for that', async () => {
    const call = calling('bundle', [refused(429, '86400'), refused(429)], { timeoutMs: null });
    await failureOf(call.run(), 'rate-limited');
    expect(call.clock.passedMs).toBeLessThanOrEqual(60 * MINUTE);
  });

  test('whose answer has no usable link fails at once', async () => {
    const call = calling('bundle', [answer(200, { bundleUrl: 'ftp://x' }), LINK]);
    await failureOf(call.run(), 'answer-unusable');
  });
});

describe('Retry-After', () => {
  test.each([
    ['45', 45 * SECOND],
    [new Date(Date.UTC(2025, 0, 1) + 70 * SECOND).toUTCString(), 70 * SECOND],
  ])('%s overrides our own schedule', async (retryAfter, waitMs) => {
    for (const status of [429, 503]) {
      const call = calling('start', [refused(status, retryAfter), STARTED]);
      await call.run();
      expect(call.times()).toEqual([0, waitMs]);
      expect(call.events.of('call-repeated')).toMatchObject([{ waitMs, askedToWait: true }]);
    }
  });

  test('is clamped to the time left, with a last attempt at the end of it', async () => {
    const call = calling('start', [refused(429, '7200'), STARTED], { timeoutMs: 10 * MINUTE });
    expect(await call.run()).toBe('job-1');
    expect(call.times()).toEqual([0, 10 * MINUTE]);
  });

  test.each(['0', new Date(0).toUTCString()])(
    '%s still leaves a pause between attempts',
    async (retryAfter) => {
      const call = calling('start', [refused(429, retryAfter), refused(429, retryAfter), STARTED]);
      await call.run();
      const [first = 0, second = 0, third = 0] = call.times();
      expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(0.5 * SECOND);
    },
  );
});

describe('an abort', () => {
  test.each([
    ['while it waits', 0, 500],
    ['while a request is under way', 800, 2_500],
  ])('%s ends the call at once, with the reason', async (_, tookMs, abortMs) => {
    for (const doing of ['start', 'bundle'] as const) {
      const call = calling(doing, [refused(503)], { tookMs });
      const reason = new Error('stop');
      call.clock.after(abortMs, () => {
        call.abort.abort(reason);
      });
      await expect(call.run()).rejects.toBe(reason);
      expect(call.clock.passedMs).toBe(abortMs);
      expect(call.clock.pending).toBe(0);
    }
  });
});
