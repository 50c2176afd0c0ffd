import { describe, expect, test } from '@jest/globals';
import type { AgentInputs } from '../../src/agent/agent-inputs.ts';
import { watchAgentJob } from '../../src/agent/agent-job.ts';
import { Failure } from '../../src/core/failure.ts';
import type { RunResult } from '../../src/core/run.ts';
import type { Reply } from '../../src/service/reply.ts';
import { eventLog } from '../kit/event-log.ts';
import { failureOf } from '../kit/failure-of.ts';
import { answer, HTML, refused, RESET, UNREACHED, type Script } from '../kit/scripted-service.ts';
import { seeded, VirtualClock } from '../kit/virtual-clock.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const REPOSITORY = 'https://github.com/example/docs';
const PULL_REQUEST = `${REPOSITORY}/pull/7`;

const INPUTS: AgentInputs = {
  projectId: 'docs',
  jobId: 'agent-1',
  apiKey: 'svc_key-0123456789',
  apiUrl: 'https://api.example.com',
  timeoutMs: 60 * MINUTE,
  pollIntervalMs: 2 * SECOND,
  maxPollIntervalMs: 30 * SECOND,
  requirePullRequest: false,
  caCertificate: null,
};

function job(status: unknown, more: Readonly<Record<string, unknown>> = {}): Reply {
  const source = { repository: REPOSITORY, ref: 'agent/quickstart' };
  return answer(200, { id: 'agent-1', status, source, model: 'some-model', prLink: null, ...more });
}

const ACTIVE = job('active');
const COMPLETED = job('completed', { prLink: PULL_REQUEST });
const UNCHANGED = job('completed');

interface Circumstances {
  readonly inputs?: Partial<AgentInputs>;
  readonly tookMs?: number;
  readonly chance?: () => number;
}

/** A run against a scripted API. */
function watching(script: Script, { inputs = {}, tookMs = 0, chance = () => 0.5 }: Circumstances = {}) {
  const clock = new VirtualClock(chance);
  const events = eventLog();
  const abort = new AbortController();
  const asked: { readonly atMs: number; readonly projectId: string; readonly jobId: string }[] = [];
  const service = {
    status: async (projectId: string, jobId: string, signal: AbortSignal): Promise<Reply> => {
      signal.throwIfAborted();
      const count = asked.push({ atMs: clock.passedMs, projectId, jobId }) - 1;
      if (tookMs > 0) await clock.pass(tookMs, signal);
      const said =
        typeof script === 'function' ? script(count, clock.passedMs) : (script[count] ?? script.at(-1));
      if (said === undefined) throw new Error('the test has no answer');
      return await said;
    },
  };
  const run = (): Promise<RunResult> =>
    clock.run(watchAgentJob({ ...INPUTS, ...inputs }, { service, clock, emit: events.emit }, abort.signal));
  return { clock, events, abort, asked, times: () => asked.map(({ atMs }) => atMs), run };
}

describe('a job that completes', () => {
  test('is polled by its two ids, with an event for each answer and for the end', async () => {
    const run = watching([ACTIVE, ACTIVE, COMPLETED]);
    expect(await run.run()).toBe('success');
    expect(run.asked.map(({ projectId, jobId }) => [projectId, jobId])).toEqual(
      [1, 2, 3].map(() => ['docs', 'agent-1']),
    );
    expect(run.events.all.map(({ kind }) => kind)).toEqual([
      'agent-job-followed',
      'phase',
      'agent-job',
      'job-status',
      'agent-job',
      'job-status',
      'agent-job',
      'agent-job-over',
    ]);
    const [over] = run.events.of('agent-job-over');
    expect(over?.job).toEqual({
      status: 'completed',
      repository: REPOSITORY,
      ref: 'agent/quickstart',
      model: 'some-model',
      pullRequestUrl: PULL_REQUEST,
      createdAt: null,
      archivedAt: null,
    });
    expect(over?.elapsedMs).toBe(run.clock.passedMs);
  });

  test('reports where the agent works at the first answer, not at the last', async () => {
    const run = watching([ACTIVE, COMPLETED]);
    await run.run();
    expect(run.events.all[2]).toMatchObject({
      kind: 'agent-job',
      job: { status: 'active', repository: REPOSITORY, ref: 'agent/quickstart', model: 'some-model' },
    });
  });

  test('needs one poll when it is already completed', async () => {
    const run = watching([COMPLETED]);
    expect(await run.run()).toBe('success');
    expect(run.times()).toEqual([0]);
  });

  test.each([
    ['a pull request', COMPLETED, false],
    ['a pull request, which is required', COMPLETED, true],
    ['no pull request', UNCHANGED, false],
  ])('succeeds with %s', async (_, last, requirePullRequest) => {
    const run = watching([ACTIVE, last], { inputs: { requirePullRequest } });
    expect(await run.run()).toBe('success');
    expect(run.events.of('agent-job-over')).toHaveLength(1);
  });

  test('fails without a pull request where one is required', async () => {
    const run = watching([ACTIVE, UNCHANGED], { inputs: { requirePullRequest: true } });
    expect(await failureOf(run.run(), 'no-pull-request')).toEqual({ repository: REPOSITORY });
    expect(run.events.of('agent-job').at(-1)?.job.status).toBe('completed');
    expect(run.events.of('agent-job-over')).toEqual([]);
  });

  test('fails when its pull request link is invalid', async () => {
    for (const requirePullRequest of [true, false]) {
      const odd = job('completed', { prLink: 'javascript:alert(1)' });
      const run = watching([ACTIVE, odd], { inputs: { requirePullRequest } });
      expect(await failureOf(run.run(), 'service-unavailable')).toMatchObject({
        doing: 'agent-status',
        lastProblem: "its answer cannot be used: its 'prLink' is not an http(s) address",
      });
    }
  });
});

describe('a job that fails', () => {
  test.each([
    ['with a repository', job('failed'), REPOSITORY],
    ['without one', answer(200, { status: 'failed' }), null],
  ])('fails the run, and names the repository to look at: %s', async (_, last, repository) => {
    const run = watching([ACTIVE, last], { inputs: { requirePullRequest: true } });
    expect(await failureOf(run.run(), 'agent-failed')).toEqual({ repository });
    expect(run.events.of('agent-job').at(-1)?.job.status).toBe('failed');
    expect(run.events.of('agent-job-over')).toEqual([]);
  });
});

describe('a job that is archived', () => {
  test.each([
    [PULL_REQUEST, false],
    [PULL_REQUEST, true],
    [null, false],
    [null, true],
  ])('succeeds, with pull request %s and require-pull-request %s', async (prLink, requirePullRequest) => {
    const archivedAt = '2025-01-01T00:00:00Z';
    const run = watching([ACTIVE, job('archived', { prLink, archivedAt })], {
      inputs: { requirePullRequest },
    });
    expect(await run.run()).toBe('success');
    expect(run.events.of('agent-job-over')).toMatchObject([
      { job: { status: 'archived', archivedAt, pullRequestUrl: prLink } },
    ]);
  });
});

test('an unknown or empty status means "not yet" and is reported once', async () => {
  const statuses = ['active', 'thinking', 'thinking', '', 'active', 'Completed', undefined, null, 'thinking'];
  const run = watching((count) => (count < statuses.length ? job(statuses[count]) : COMPLETED));
  expect(await run.run()).toBe('success');
  expect(run.events.of('status-unknown').map(({ status }) => status)).toEqual(['thinking', '', 'Completed']);
  expect(run.times()).toHaveLength(statuses.length + 1);
});

test('a field named progress changes nothing: agent jobs have none', async () => {
  const run = watching((count) => (count < 9 ? job('active', { progress: 99, pageCount: 7 }) : COMPLETED));
  await run.run();
  for (const { share, pageCount } of run.events.of('job-status'))
    expect([share, pageCount]).toEqual([null, null]);
});

describe('404', () => {
  test('is waited out while the job may be new', async () => {
    const run = watching((_, passedMs) => (passedMs < 9 * SECOND ? refused(404) : COMPLETED));
    expect(await run.run()).toBe('success');
    expect(run.events.of('call-repeated').map(({ problem }) => problem)).toContain(
      'it does not know the job yet (404)',
    );
  });

  test("fails after ten seconds, with the service's text", async () => {
    const run = watching([refused(404)], { chance: seeded(5) });
    expect(await failureOf(run.run(), 'not-found')).toEqual({
      doing: 'agent-status',
      status: 404,
      detail: 'said 404',
    });
    expect(run.clock.passedMs).toBeGreaterThanOrEqual(10 * SECOND);
    expect(run.clock.passedMs).toBeLessThan(20 * SECOND);
    expect(run.times().length).toBeGreaterThan(2);
  });

  test('is reported as 404, not as a timeout, when the timeout comes first', async () => {
    const run = watching([refused(404)], { inputs: { timeoutMs: 5 * SECOND } });
    expect(await failureOf(run.run(), 'not-found')).toMatchObject({ detail: 'said 404' });
    expect(run.clock.passedMs).toBe(5 * SECOND);
  });

  test('is final when it comes later', async () => {
    const run = watching((_, passedMs) => (passedMs < 20 * SECOND ? ACTIVE : refused(404)));
    await failureOf(run.run(), 'not-found');
    expect(run.times().filter((time) => time >= 20 * SECOND)).toHaveLength(1);
  });
});

describe('an answer that ends the run at once', () => {
  test.each([
    [401, 'key-refused'],
    [403, 'not-allowed'],
    [400, 'request-refused'],
    [409, 'conflict'],
  ] as const)('has status %i: %s', async (status, code) => {
    for (const before of [[], [ACTIVE], [RESET]]) {
      const run = watching([...before, refused(status)]);
      expect(await failureOf(run.run(), code)).toEqual({
        doing: 'agent-status',
        status,
        detail: `said ${status}`,
      });
      expect(run.times()).toHaveLength(before.length + 1);
    }
  });

  test('a redirect, which never receives the key', async () => {
    const run = watching([answer(302, undefined, { location: 'https://elsewhere.example/x' })]);
    expect(await failureOf(run.run(), 'api-redirects')).toMatchObject({ doing: 'agent-status' });
  });

  test('an untrusted certificate', async () => {
    const run = watching([
      {
        kind: 'final',
        failure: new Failure('certificate-untrusted', { host: 'api.example.com', problem: 'X' }),
      },
    ]);
    await failureOf(run.run(), 'certificate-untrusted');
    expect(run.times()).toHaveLength(1);
  });
});

const FAILING: readonly (readonly [string, Reply])[] = [
  ['a reset', RESET],
  ['a refused connection', UNREACHED],
  ['503', refused(503)],
  ['429', refused(429)],
  ['an HTML page', HTML],
  ['JSON that is no object', answer(200, ['completed'])],
  ['a status that is no text', answer(200, { status: 7 })],
];

describe('a run of failing polls', () => {
  test.each(FAILING)('of %s is survived for just under five minutes', async (_, failing) => {
    const run = watching((count, passedMs) =>
      count === 0 ? ACTIVE : passedMs < 5 * MINUTE + SECOND ? failing : COMPLETED,
    );
    expect(await run.run()).toBe('success');
    expect(run.events.of('call-repeated').length).toBeGreaterThan(10);
  });

  test.each(FAILING)('of %s fails after five minutes', async (_, failing) => {
    const run = watching((count) => (count === 0 ? ACTIVE : failing));
    const code = failing.kind === 'answer' && failing.status === 429 ? 'rate-limited' : 'service-unavailable';
    expect(await failureOf(run.run(), code)).toMatchObject({ doing: 'agent-status' });
    expect(run.clock.passedMs).toBeGreaterThanOrEqual(5 * MINUTE);
    expect(run.clock.passedMs).toBeLessThan(5 * MINUTE + 30 * SECOND);
  });

  test('keeps the last known fields', async () => {
    const run = watching((count) => (count === 0 ? ACTIVE : refused(503)));
    await failureOf(run.run(), 'service-unavailable');
    expect(run.events.of('agent-job').map(({ job: { status } }) => status)).toEqual(['active']);
  });

  test('respects Retry-After, clamped to the time left', async () => {
    const short = watching([refused(429, '45'), COMPLETED]);
    await short.run();
    expect(short.times()).toEqual([0, 45 * SECOND]);
    const long = watching([refused(503, '7200'), COMPLETED], { inputs: { timeoutMs: 10 * MINUTE } });
    expect(await long.run()).toBe('success');
    expect(long.times()).toEqual([0, 10 * MINUTE]);
  });
});

describe('the deadline', () => {
  test('has a last poll: a job that has just ended is not timed out', async () => {
    const run = watching((_, passedMs) => (passedMs >= 7 * MINUTE ? COMPLETED : ACTIVE), {
      inputs: { timeoutMs: 7 * MINUTE },
    });
    expect(await run.run()).toBe('success');
    expect(run.times().at(-1)).toBe(7 * MINUTE);
  });

  test('gives a timeout only after that poll', async () => {
    const run = watching([ACTIVE], { inputs: { timeoutMs: 7 * MINUTE } });
    expect(await failureOf(run.run(), 'job-timeout')).toEqual({
      timeoutMs: 7 * MINUTE,
      status: 'active',
      lastProblem: null,
    });
    expect(run.times().at(-1)).toBe(7 * MINUTE);
  });

  test('reports the last error when polls fail', async () => {
    const run = watching((count) => (count === 0 ? ACTIVE : refused(503)), { inputs: { timeoutMs: MINUTE } });
    expect(await failureOf(run.run(), 'job-timeout')).toEqual({
      timeoutMs: MINUTE,
      status: 'active',
      lastProblem: 'it answered 503: said 503',
    });
  });
});

test('every polling interval keeps to the limits of the inputs', async () => {
  const run = watching((_, passedMs) => (passedMs >= 50 * MINUTE ? COMPLETED : ACTIVE), {
    inputs: { pollIntervalMs: 3 * SECOND, maxPollIntervalMs: 20 * SECOND },
    chance: seeded(9),
  });
  await run.run();
  const gaps = run
    .times()
    .slice(1)
    .map((time, at) => time - (run.times()[at] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3 * SECOND);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(20 * SECOND);
});

describe('an abort', () => {
  test.each([
    ['while it waits', 0],
    ['while a poll is under way', 700],
  ])('%s ends the wait at once, with the reason', async (_, tookMs) => {
    for (const script of [[ACTIVE], [RESET], [refused(429, '600')]]) {
      const run = watching(script, { tookMs });
      const reason = new Error('stop');
      run.clock.after(30 * SECOND + 100, () => {
        run.abort.abort(reason);
      });
      await expect(run.run()).rejects.toBe(reason);
      expect(run.clock.passedMs).toBe(30 * SECOND + 100);
      expect(run.clock.pending).toBe(0);
    }
  });

  test('before the first poll sends nothing', async () => {
    const run = watching([ACTIVE]);
    run.abort.abort(new Error('stop'));
    await expect(run.run()).rejects.toThrow('stop');
    expect(run.times()).toEqual([]);
  });
});
