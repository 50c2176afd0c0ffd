import { describe, expect, test } from '@jest/globals';
import type { AgentInputs } from '../../src/agent/agent-inputs.ts';
import { watchAgentJob } from '../../src/agent/agent-job.ts';
import type { RunResult } from '../../src/core/run.ts';
import type { Reply } from '../../src/service/reply.ts';
import { eventLog } from '../kit/event-log.ts';
import { failureOf } from '../kit/failure-of.ts';
import { answer, refused, type Script } from '../kit/scripted-service.ts';
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
      error: null,
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
});

// What is the same for every job: ../job/wait-for-job.test.ts.
describe('the wait that all jobs share', () => {
  test('keeps every polling interval to the limits of the inputs', async () => {
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

  test('ends at the timeout of the inputs, which counts from the first poll', async () => {
    const run = watching([ACTIVE], { inputs: { timeoutMs: 7 * MINUTE } });
    expect(await failureOf(run.run(), 'job-timeout')).toMatchObject({ timeoutMs: 7 * MINUTE });
    expect(run.times().at(-1)).toBe(7 * MINUTE);
  });

  test('fails after five minutes of failing polls, which leave the last known fields', async () => {
    const run = watching((count) => (count === 0 ? ACTIVE : refused(503)));
    expect(await failureOf(run.run(), 'service-unavailable')).toMatchObject({ doing: 'agent-status' });
    expect(run.events.of('agent-job').map(({ job: { status } }) => status)).toEqual(['active']);
  });

  test('ends at once with the reason of an abort, also during a poll', async () => {
    const run = watching([ACTIVE], { tookMs: 700 });
    const reason = new Error('stop');
    run.clock.after(30 * SECOND + 100, () => {
      run.abort.abort(reason);
    });
    await expect(run.run()).rejects.toBe(reason);
    expect(run.clock.passedMs).toBe(30 * SECOND + 100);
    expect(run.clock.pending).toBe(0);
  });
});
