import { hash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { ArtifactReply } from '../../src/artifacts/client-error.ts';
import { Failure } from '../../src/core/failure.ts';
import type { Inputs } from '../../src/export/inputs.ts';
import { recordName } from '../../src/job/job-record.ts';
import type { JobRecords, ListedArtifact } from '../../src/job/reattach.ts';
import { takeJob, type TakenJob } from '../../src/job/take-job.ts';
import { eventLog } from '../kit/event-log.ts';
import { failureOf } from '../kit/failure-of.ts';
import { anInputs } from '../kit/inputs.ts';
import {
  answer,
  COMPLETED,
  refused,
  running,
  scriptedService,
  STARTED,
  type Script,
} from '../kit/scripted-service.ts';
import { VirtualClock } from '../kit/virtual-clock.ts';

const SECOND = 1_000;
const INPUTS = anInputs({ reattach: true, timeoutMs: 600 * SECOND, site: null });

const HASH = hash('sha256', '["https://api.example.com","docs.example.com",null,null]');
const record = (jobId: string, attempt = 1): string => recordName(HASH, { jobId, attempt });

interface World {
  readonly inputs?: Partial<Inputs>;
  readonly start?: Script;
  readonly status?: Script;
  readonly attempt?: number;
  readonly obstacle?: JobRecords['obstacle'];
  readonly names?: readonly string[];
  readonly listProblem?: string;
  readonly keepProblem?: string;
  /** How long the artifact service takes for each answer. */
  readonly tookMs?: number;
}

function taking(world: World = {}) {
  const clock = new VirtualClock();
  const events = eventLog();
  const service = scriptedService(clock, {
    start: world.start ?? [STARTED],
    status: world.status ?? [running(50)],
  });
  const kept = new Map<string, string>();
  const did: string[] = [];
  const abort = new AbortController();
  const reply = async <T>(what: string, value: () => T, problem = '', signal: AbortSignal) => {
    did.push(what);
    if (world.tookMs !== undefined) await clock.pass(world.tookMs, signal);
    if (problem !== '') return { ok: false, problem: { message: problem, code: null } } as const;
    return { ok: true, value: value() } satisfies ArtifactReply<T>;
  };
  const listed = (): readonly ListedArtifact[] => (world.names ?? []).map((name, id) => ({ id, name }));
  const records: JobRecords = {
    obstacle: world.obstacle ?? null,
    attempt: world.attempt ?? 2,
    list: (signal) => reply('list', listed, world.listProblem, signal),
    keep: (name, text, signal) =>
      reply('keep', () => (kept.set(name, text), null), world.keepProblem, signal),
  };
  return {
    events,
    kept,
    did,
    abort,
    clock,
    calls: () => service.asked.map(({ call, jobId }) => (jobId === null ? call : `${call} ${jobId}`)),
    outcomes: () => events.of('reattach').map(({ outcome }) => outcome),
    run: (): Promise<TakenJob> =>
      clock.run(
        takeJob({ ...INPUTS, ...world.inputs }, { service, records, clock, emit: events.emit }, abort.signal),
      ),
  };
}

describe('the first attempt', () => {
  test('starts an export and records its job, without looking for another', async () => {
    const one = taking({ attempt: 1, names: [record('job-0')] });
    expect(await one.run()).toEqual({ jobId: 'job-1', startedMs: one.clock.startMs });
    expect(one.calls()).toEqual(['start']);
    expect(one.did).toEqual(['keep']);
    expect([...one.kept.keys()]).toEqual([record('job-1')]);
    // The output is set before any other request can fail.
    expect(one.events.all.map(({ kind }) => kind)).toEqual(['phase', 'job-started', 'reattach']);
    expect(one.outcomes()).toEqual([{ kind: 'kept', artifactName: record('job-1') }]);
  });

  test.each([
    ['without the input', { reattach: false }],
    ['with a job to follow', { job: { kind: 'follow', jobId: 'job-9', domain: null, version: null } }],
  ] as const)('%s does neither', async (_, inputs) => {
    const one = taking({ inputs, names: [record('job-0')] });
    await one.run();
    expect([one.did, one.outcomes()]).toEqual([[], []]);
  });
});

describe('a later attempt', () => {
  test.each([
    ['runs', running(50)],
    ['is queued', answer(200, { status: 'queued' })],
    ['has completed', COMPLETED],
    ['is in a state that nobody knows', answer(200, { status: 'thinking' })],
  ])('follows a job that %s, and records none', async (_, state) => {
    const one = taking({ names: ['docs-site', record('job-7')], status: [state] });
    expect(await one.run()).toEqual({ jobId: 'job-7', startedMs: null });
    expect(one.calls()).toEqual(['status job-7']);
    expect(one.events.of('job-followed')).toEqual([{ kind: 'job-followed', jobId: 'job-7', byAttempt: 1 }]);
    expect([one.did, one.outcomes()]).toEqual([['list'], []]);
  });

  const none = { kind: 'none' } as const;
  test.each([
    ['has failed', answer(200, { status: 'failed', error: 'no pages' }), [{ kind: 'failed' }]],
    ['is gone', refused(404), [{ kind: 'gone' }, none]],
    ['has an id that the service does not take', refused(422), [{ kind: 'gone' }, none]],
    [
      'is one of another site',
      answer(200, { status: 'completed', domain: 'evil.example.com' }),
      [{ kind: 'other-domain', domain: 'evil.example.com' }, none],
    ],
  ] as const)(
    'starts a new export when the job %s, says so, and records the new one',
    async (_, state, outcomes) => {
      const one = taking({ names: [record('job-7')], status: [state] });
      expect((await one.run()).jobId).toBe('job-1');
      expect(one.calls()).toEqual(['status job-7', 'start']);
      expect(one.outcomes()).toEqual([
        ...outcomes.map((each) => (each === none ? none : { ...each, jobId: 'job-7', attempt: 1 })),
        { kind: 'kept', artifactName: record('job-1', 2) },
      ]);
      // The id of a job that is not followed is no output.
      expect(one.events.of('job-followed')).toEqual([]);
    },
  );

  test.each([
    ['there is none', []],
    ['it was started for other pages', [recordName(hash('sha256', 'x'), { jobId: 'job-7', attempt: 1 })]],
    ['it was started in this attempt', [record('job-7', 2)]],
    ['its id is none', [record('..')]],
  ])('starts a new export when %s', async (_, names) => {
    const one = taking({ names });
    expect((await one.run()).jobId).toBe('job-1');
    expect(one.calls()).toEqual(['start']);
    expect(one.outcomes()[0]).toEqual({ kind: 'none' });
  });

  test.each([
    ['the same name', 'docs.example.com'],
    ['the same name in other letters', 'Docs.Example.COM'],
    ['no name', null],
    ['something that is no name', { host: 'docs.example.com' }],
    ['an address', 'https://docs.example.com/'],
  ])('follows a job whose state has %s for a domain', async (_, domain) => {
    const one = taking({ names: [record('job-7')], status: [answer(200, { status: 'running', domain })] });
    expect((await one.run()).jobId).toBe('job-7');
  });

  test.each([
    ['an id that the service does not know', refused(404)],
    ['an id that the service does not take', refused(400)],
    ['a job of another site', answer(200, { status: 'running', domain: 'evil.example.com' })],
  ])('finds its job behind newer records with %s', async (_, planted) => {
    const one = taking({
      attempt: 4,
      names: [record('job-7'), record('x-1', 2), record('x-2', 3), record('x-3', 3), record('x-3', 2)],
      status: (count) => (count < 3 ? planted : running()),
    });
    expect((await one.run()).jobId).toBe('job-7');
    expect(one.calls()).toEqual(['status x-3', 'status x-2', 'status x-1', 'status job-7']);
    expect(one.events.of('job-followed')).toEqual([{ kind: 'job-followed', jobId: 'job-7', byAttempt: 1 }]);
  });

  test('has a limit: of a thousand records it tries the newest ten', async () => {
    const names = Array.from({ length: 1_000 }, (_, at) => record(`x-${at}`));
    const one = taking({ names, status: [refused(404)] });
    expect((await one.run()).jobId).toBe('job-1');
    expect(one.calls()).toHaveLength(11);
  });

  test('survives transient errors when it asks the service for the job', async () => {
    const one = taking({ names: [record('job-7')], status: [refused(503), refused(429), running()] });
    expect((await one.run()).jobId).toBe('job-7');
    expect(one.calls()).not.toContain('start');
    expect(one.events.of('call-repeated')).toHaveLength(2);
  });

  test.each([
    [401, 'key-refused'],
    [403, 'not-allowed'],
  ] as const)('fails like any run when the service answers %i', async (status, code) => {
    const one = taking({ names: [record('job-7')], status: [refused(status)] });
    await failureOf(one.run(), code);
    expect(one.calls()).toEqual(['status job-7']);
  });
});

describe('the export continues, and the log reports', () => {
  test('a missing artifact service, which gets no request', async () => {
    const obstacle = { why: 'no-token', host: 'github.com' } as const;
    const one = taking({ obstacle, names: [record('job-7')] });
    expect((await one.run()).jobId).toBe('job-1');
    expect([one.did, one.outcomes()]).toEqual([[], [{ kind: 'unavailable', ...obstacle }]]);
  });

  test('a failed list of artifacts', async () => {
    const one = taking({ names: [record('job-7')], listProblem: 'Unable to make request: ECONNREFUSED' });
    expect((await one.run()).jobId).toBe('job-1');
    expect(one.outcomes()).toMatchObject([
      { kind: 'unsearchable', problem: 'the connection broke (ECONNREFUSED)' },
      { kind: 'kept' },
    ]);
  });

  test('a refused record', async () => {
    const one = taking({ keepProblem: 'storage quota has been hit' });
    expect((await one.run()).jobId).toBe('job-1');
    expect(one.outcomes().at(-1)).toEqual({
      kind: 'not-kept',
      problem: 'the storage quota for artifacts is used up',
    });
  });

  test('slow answers, after ten seconds each', async () => {
    const one = taking({ names: [record('job-7')], tookMs: 3_600 * SECOND });
    expect((await one.run()).jobId).toBe('job-1');
    const problem = 'it took longer than 10 s';
    expect(one.outcomes()).toEqual([
      { kind: 'unsearchable', problem },
      { kind: 'not-kept', problem },
    ]);
    expect(one.clock.passedMs).toBe(20 * SECOND);
    expect(one.clock.pending).toBe(0);
  });
});

describe('a cancel', () => {
  const cancelled = new Failure('cancelled', { signal: 'SIGINT' });

  test('ends the search for a job at once', async () => {
    const one = taking({ names: [record('job-7')], tookMs: 5 * SECOND });
    one.clock.after(SECOND, () => {
      one.abort.abort(cancelled);
    });
    await failureOf(one.run(), 'cancelled');
    expect(one.clock.passedMs).toBe(SECOND);
    expect(one.calls()).toEqual([]);
    expect(one.outcomes()).toEqual([]);
  });

  test('lets a record finish that takes less than a second', async () => {
    const one = taking({ attempt: 1, tookMs: 1.5 * SECOND });
    one.clock.after(SECOND, () => {
      one.abort.abort(cancelled);
    });
    await failureOf(one.run(), 'cancelled');
    expect(one.clock.passedMs).toBe(1.5 * SECOND);
    expect(one.outcomes()).toMatchObject([{ kind: 'kept' }]);
    expect(one.clock.pending).toBe(0);
  });

  test('ends a record that takes longer after a second', async () => {
    const one = taking({ attempt: 1, tookMs: 9 * SECOND });
    one.clock.after(SECOND, () => {
      one.abort.abort(cancelled);
    });
    await failureOf(one.run(), 'cancelled');
    expect(one.clock.passedMs).toBe(2 * SECOND);
    expect(one.outcomes()).toEqual([]);
    expect(one.events.of('job-started')).toHaveLength(1);
  });
});
