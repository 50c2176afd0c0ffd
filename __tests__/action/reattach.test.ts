/** `reattach: true`: attempts of one workflow run, against one export service and one artifact service. */
import { describe, expect, test } from '@jest/globals';
import type { EmulatorOptions } from '../../emulator/options.ts';
import { startEmulator, type Emulator } from '../../emulator/server.ts';
import type { Act } from '../../emulator/service/act.ts';
import { needs } from '../needs.ts';
import { someOf } from '../thorough.ts';
import {
  startArtifactService,
  type ArtifactService,
  type ArtifactServiceOptions,
  type Fault,
} from './artifact-service.ts';
import { withAzurite } from './azurite.ts';
import { API_KEY } from './run-environment.ts';
import { runUnchecked as runAction, type Run, type RunOptions } from './runner.ts';
import { SITE } from './sites.ts';
import { siteTree, subtree } from './tree.ts';

type Faults = NonNullable<ArtifactServiceOptions['faults']>;

interface Workflow {
  readonly emulator: Emulator;
  readonly artifacts: ArtifactService;
  /** Runs the step in one attempt of the workflow run. */
  readonly attempt: (number: number, options?: Partial<RunOptions>) => Promise<Run>;
  readonly starts: () => number;
  readonly names: () => readonly string[];
}

interface Services {
  readonly service?: EmulatorOptions;
  readonly acts?: Readonly<Record<string, readonly Act[]>>;
  readonly artifacts?: ArtifactServiceOptions;
}

async function workflowRun(services: Services, work: (run: Workflow) => Promise<void>): Promise<void> {
  const emulator = await startEmulator({
    files: SITE,
    apiKey: API_KEY,
    scenario: { about: 'a workflow run', ...(services.acts && { acts: services.acts }) },
    ...services.service,
  });
  const artifacts = await startArtifactService(services.artifacts);
  try {
    await work({
      emulator,
      artifacts,
      attempt: (number, options) =>
        runAction({
          ...options,
          service: null,
          inputs: { reattach: 'true', 'api-url': emulator.apiUrl, ...options?.inputs },
          env: { ...artifacts.envOf(number), ...options?.env },
        }),
      starts: () => emulator.journal().filter(({ route }) => route === 'start').length,
      names: () => artifacts.artifacts().map(({ name }) => name),
    });
  } finally {
    await artifacts.close();
    await emulator.close();
  }
}

/** Long enough to be interrupted. */
const SLOW: EmulatorOptions = { polls: { queued: 2, running: 12 } };
/** A job without wait: the next attempt finds it. */
const LEFT: Partial<RunOptions> = { inputs: { wait: 'false' } };

/** A run cancelled while it polls. */
function cancelledWhilePolling({ emulator }: Workflow): Partial<RunOptions> {
  return {
    during: async ({ until, kill }) => {
      await until('a poll', () => emulator.journal().some(({ route }) => route === 'status'));
      kill('SIGINT');
    },
  };
}

/** Follows the job of the first attempt, and ends with the whole site. */
function expectFollowed(run: Run, { starts }: Workflow): void {
  expect(run.log).toContain("Following export job 'job_0001', which attempt 1 of this run started\n");
  expect(run.outputs).toMatchObject({ result: 'success', 'job-id': 'job_0001' });
  expect(subtree(run.after, 'work/docs/docs/site')).toEqual(siteTree(SITE));
  expect(run.warnings).toEqual([]);
  expect(starts()).toBe(1);
}

/** Starts a second job, and ends with the whole site. */
function expectFresh(run: Run, { starts }: Workflow): void {
  expect(run.outputs).toMatchObject({ result: 'success', 'job-id': 'job_0002' });
  expect(run.log).not.toContain('Following');
  expect(subtree(run.after, 'work/docs/docs/site')).toEqual(siteTree(SITE));
  expect(starts()).toBe(2);
}

describe('A re-run of failed jobs follows the export', () => {
  test.concurrent('of an attempt that was cancelled while it polled', async () => {
    await workflowRun({ service: SLOW }, async (workflow) => {
      const first = await workflow.attempt(1, cancelledWhilePolling(workflow));
      expect(first.endedAfterMs).toBeLessThan(3_000);
      expect(first.outputs).toEqual({ result: 'cancelled', 'job-id': 'job_0001' });
      expect(first.after).toEqual(first.before);
      const [name = ''] = workflow.names();
      expect(name).toMatch(/^docs-export-job-[0-9a-f]{16}-attempt-1-job_0001$/);
      expect(first.log).toContain(`A re-run of failed jobs finds this job by the artifact '${name}'\n`);
      const calls = workflow.artifacts.calls();
      expect(calls).toEqual(['CreateArtifact', 'block', 'blocklist', 'FinalizeArtifact']);

      expectFollowed(await workflow.attempt(2), workflow);
      expect(workflow.artifacts.calls()).toEqual([...calls, 'ListArtifacts']);
      // The attempt after that one follows it too.
      expectFollowed(await workflow.attempt(3), workflow);
    });
  });

  test.concurrent('of an attempt that did not wait, and ends as that one did', async () => {
    await workflowRun({}, async (workflow) => {
      expect((await workflow.attempt(1, LEFT)).outputs).toEqual({ result: 'started', 'job-id': 'job_0001' });
      const second = await workflow.attempt(2, LEFT);
      expect(second.outputs).toEqual({ result: 'started', 'job-id': 'job_0001' });
      expect(workflow.starts()).toBe(1);
      expectFollowed(await workflow.attempt(3), workflow);
    });
  });

  test.concurrent('of an attempt that failed after the job was completed', async () => {
    const acts: Services['acts'] = { bundle: [{ do: 'answer', status: 403, body: { error: 'not now' } }] };
    await workflowRun({ acts }, async (workflow) => {
      expect((await workflow.attempt(1)).outputs).toMatchObject({ result: 'error', 'job-id': 'job_0001' });
      expectFollowed(await workflow.attempt(2), workflow);
    });
  });

  test.concurrent('only with the same version and pages', async () => {
    await workflowRun({}, async (workflow) => {
      const inputs = { version: '2026-11', paths: '/a\n/b' };
      await workflow.attempt(1, { inputs: { ...inputs, wait: 'false' } });
      expectFollowed(await workflow.attempt(2, { inputs }), workflow);
    });
  });

  test.concurrent(
    'the record explains itself to people, is kept for a day, and is a zip that any client can read',
    async () => {
      await workflowRun({}, async (workflow) => {
        await workflow.attempt(1, LEFT);
        const [note] = workflow.artifacts.artifacts();
        expect(note?.mimeType).toBe('application/zip');
        const days = (Date.parse(note?.expiresAt ?? '') - Date.now()) / 86_400_000;
        expect(days).toBeGreaterThan(0.9);
        expect(days).toBeLessThan(1.1);
        expect(note?.bytes.includes('job.json')).toBe(true);
        expect(note?.bytes.includes(API_KEY)).toBe(false);
      });
    },
  );
});

describe('A new export starts, and the log says why', () => {
  const answers = (status: number, body: unknown): Services => ({
    acts: { status: [{ do: 'answer', status, body }] },
  });

  test.concurrent('when the job has failed', async () => {
    await workflowRun(answers(200, { jobId: 'job_0001', status: 'failed' }), async (workflow) => {
      await workflow.attempt(1, LEFT);
      const second = await workflow.attempt(2);
      expectFresh(second, workflow);
      expect(second.log).toContain("Export job 'job_0001', which attempt 1 started, failed at the service: ");
      // The next attempt follows the second job.
      const third = await workflow.attempt(3);
      expect(third.outputs['job-id']).toBe('job_0002');
      expect(third.log).toContain("Following export job 'job_0002', which attempt 2 of this run started\n");
    });
  });

  test.concurrent('when the job is gone', async () => {
    await workflowRun(answers(404, { error: 'Export job not found' }), async (workflow) => {
      await workflow.attempt(1, LEFT);
      const second = await workflow.attempt(2);
      expectFresh(second, workflow);
      expect(second.log).toContain('is not known to the service any more\n');
    });
  });

  test.concurrent.each([
    ['other pages', { paths: '/b' }],
    ['another version', { version: 'v2' }],
    ['another site', { domain: 'other.example.com' }],
  ])('when the first attempt was about %s', async (_, inputs) => {
    await workflowRun({}, async (workflow) => {
      await workflow.attempt(1, { inputs: { ...LEFT.inputs, paths: '/a', version: 'v1' } });
      const second = await workflow.attempt(2, { inputs: { paths: '/a', version: 'v1', ...inputs } });
      expectFresh(second, workflow);
      expect(second.log).toContain(
        'No earlier attempt has left a job that can be followed: starting a new one\n',
      );
    });
  });

  test.concurrent('when all jobs are re-run, which hides the artifacts of earlier attempts', async () => {
    await workflowRun({ artifacts: { rerunOf: 'all jobs' } }, async (workflow) => {
      await workflow.attempt(1, LEFT);
      const second = await workflow.attempt(2);
      expectFresh(second, workflow);
      expect(second.log).toContain('No earlier attempt has left a job');
    });
  });

  test.concurrent('in the same attempt: two steps with the same inputs are two exports', async () => {
    await workflowRun({}, async (workflow) => {
      const [one, two] = [await workflow.attempt(2, LEFT), await workflow.attempt(2, LEFT)];
      expect([one.outputs['job-id'], two.outputs['job-id']]).toEqual(['job_0001', 'job_0002']);
      expect(workflow.names()).toHaveLength(2);
    });
  });
});

test.concurrent('names that are not our records are ignored, whoever made them', async () => {
  await workflowRun({}, async (workflow) => {
    await workflow.attempt(1, LEFT);
    // Everybody who can read the workflow knows the hashed values.
    const prefix = (workflow.names()[0] ?? '').replace(/1-job_0001$/, '');
    expect(prefix).toMatch(/attempt-$/);
    const rests = [
      '3-..',
      '3-../../v2/agent',
      '3-job\n::error::x',
      '0-job_1',
      'x-job_1',
      `3-${'a'.repeat(999)}`,
    ];
    for (const rest of rests) workflow.artifacts.plant(`${prefix}${rest}`, 'run-attempt-3');
    const fourth = await workflow.attempt(4, { env: { RUNNER_DEBUG: '1' } });
    expectFollowed(fourth, workflow);
  });
});

describe('A record planted by another job of the run', () => {
  /** Plants a record of a later attempt under the name of the first attempt's. */
  const plant = ({ artifacts, names }: Workflow, jobId: string): void => {
    artifacts.plant((names()[0] ?? '').replace(/1-job_0001$/, `2-${jobId}`), 'run-attempt-2');
  };

  test.concurrent('with an id that the service does not know does not hide the real one', async () => {
    await workflowRun({}, async (workflow) => {
      await workflow.attempt(1, LEFT);
      plant(workflow, 'job_9999');
      const third = await workflow.attempt(3);
      expect(third.log).toContain("Export job 'job_9999', which attempt 2 started, is not known");
      expectFollowed(third, workflow);
    });
  });

  test.concurrent('with a job of another site is refused, and does not hide the real one', async () => {
    await workflowRun({}, async (workflow) => {
      await workflow.attempt(1, LEFT);
      const other = { wait: 'false', domain: 'evil.example.com', reattach: 'false' };
      expect((await workflow.attempt(1, { inputs: other })).outputs['job-id']).toBe('job_0002');
      plant(workflow, 'job_0002');
      const third = await workflow.attempt(3);
      expect(third.outputs).toMatchObject({ result: 'success', 'job-id': 'job_0001' });
      expect(subtree(third.after, 'work/docs/docs/site')).toEqual(siteTree(SITE));
      expect(third.warnings).toEqual([
        expect.stringMatching(
          /names export job 'job_0002' .+ exports 'evil\.example\.com'\. It is not followed\./,
        ),
      ]);
      expect(third.summary).toContain('evil.example.com');
    });
  });
});

const answer = (status: number, msg: string): Fault => ({ do: 'answer', status, body: { msg } });

describe('A problem with the artifact service is reported, and the export continues', () => {
  test.concurrent('no runtime token', async () => {
    await workflowRun({}, async (workflow) => {
      const first = await workflow.attempt(1, { env: { ACTIONS_RUNTIME_TOKEN: '' } });
      expect(first.outputs['result']).toBe('success');
      expect(first.warnings).toEqual([
        expect.stringMatching(/^'reattach' has no effect here: .+ACTIONS_RUNTIME_TOKEN.+not set\./),
      ]);
      expect(first.summary).toContain("⚠️ 'reattach' has no effect here");
      expect(workflow.artifacts.calls()).toEqual([]);
    });
  });

  test.concurrent('another server than GitHub.com', async () => {
    await workflowRun({}, async ({ attempt }) => {
      const { outputs, warnings } = await attempt(2, {
        env: { GITHUB_SERVER_URL: 'https://git.example.com' },
      });
      expect(outputs['result']).toBe('success');
      expect(warnings).toEqual([expect.stringContaining("'git.example.com' is not GitHub.com")]);
    });
  });

  const DEEP = `{"artifacts":${'['.repeat(150_000)}${']'.repeat(150_000)}}`;
  const down = Array<Fault>(9).fill(answer(503, 'down'));
  const silent = Array<Fault>(9).fill({ do: 'silence' });
  test.concurrent.each(
    someOf<readonly [string, Faults, RegExp]>(2, [
      ['a service that refuses', { CreateArtifact: [answer(403, 'no')] }, /cannot keep .+\(403\).+: no\. /],
      ['a service that is down', { CreateArtifact: down }, /cannot keep .+: it took longer than 10 s\. /],
      [
        'a service that says nothing',
        { CreateArtifact: silent },
        /cannot keep .+: it took longer than 10 s\. /,
      ],
      ['a store that says nothing', { block: silent }, /cannot keep .+: it took longer than 10 s\. /],
      [
        'half an answer',
        { FinalizeArtifact: [{ do: 'half' }] },
        /cannot keep .+: it took longer than 10 s\. /,
      ],
    ]),
  )('%s, when the job is recorded', async (_, faults, says) => {
    await workflowRun({ artifacts: { faults } }, async ({ attempt }) => {
      const { outputs, warnings, log } = await attempt(1, { speed: 4 });
      expect(outputs).toMatchObject({ result: 'success', 'job-id': 'job_0001' });
      expect(warnings).toEqual([expect.stringMatching(says)]);
      // The problem is reported once, and not also as a failed upload of a site.
      expect(log).not.toContain('Trying again');
    });
  });

  test.concurrent.each(
    someOf<readonly [string, Faults, RegExp]>(2, [
      ['a service that refuses', { ListArtifacts: [answer(403, 'no')] }, /cannot look .+\(403\).+: no\. /],
      ['a service that is down', { ListArtifacts: down }, /cannot look .+: it took longer than 10 s\. /],
      ['half an answer', { ListArtifacts: [{ do: 'half' }] }, /cannot look .+: it took longer than 10 s\. /],
      [
        'an answer deeper than any stack',
        { ListArtifacts: Array<Fault>(9).fill({ do: 'answer', status: 200, text: DEEP }) },
        /cannot look .+: it took longer than 10 s\. /,
      ],
      [
        'an answer that is none',
        { ListArtifacts: [{ do: 'answer', status: 200, body: { artifacts: 7 } }] },
        /cannot look/,
      ],
    ]),
  )('%s, when a job is looked up', async (_, faults, says) => {
    await workflowRun({ artifacts: { faults } }, async (workflow) => {
      await workflow.attempt(1, LEFT);
      const second = await workflow.attempt(2, { speed: 4 });
      expectFresh(second, workflow);
      expect(second.warnings).toEqual([expect.stringMatching(says)]);
    });
  });
});

describe('Cancelled: the run ends within three seconds and leaves nothing', () => {
  test.concurrent.each<[string, number, Faults, 'CreateArtifact' | 'ListArtifacts' | 'block']>([
    ['while the job is kept', 1, { CreateArtifact: [{ do: 'silence' }] }, 'CreateArtifact'],
    ['in the middle of what is kept', 1, { block: [{ do: 'silence' }] }, 'block'],
    ['while a job is looked for', 2, { ListArtifacts: [{ do: 'silence' }] }, 'ListArtifacts'],
  ])('%s', async (_, number, faults, call) => {
    await workflowRun({ artifacts: { faults } }, async ({ attempt, artifacts, starts }) => {
      const run = await attempt(number, {
        during: async ({ until, kill }) => {
          await until(call, () => artifacts.calls().includes(call));
          kill('SIGINT');
        },
      });
      expect(run.endedAfterMs).toBeLessThan(3_000);
      expect(run.outputs).toEqual({ result: 'cancelled', ...(starts() === 1 && { 'job-id': 'job_0001' }) });
      expect(starts()).toBe(number === 1 ? 1 : 0);
      expect(run.after).toEqual(run.before);
    });
  });

  test.concurrent('a record that is being uploaded arrives all the same', async () => {
    await workflowRun({ service: SLOW }, async (workflow) => {
      const first = await workflow.attempt(1, {
        during: async ({ until, kill }) => {
          await until('the note', () => workflow.artifacts.calls().includes('CreateArtifact'));
          kill('SIGTERM');
        },
      });
      expect(first.outputs).toEqual({ result: 'cancelled', 'job-id': 'job_0001' });
      expectFollowed(await workflow.attempt(2), workflow);
    });
  });
});

test('without the input, or with a job to follow, the artifact service gets no request', async () => {
  await workflowRun({}, async ({ attempt, artifacts }) => {
    const without = await attempt(2, { inputs: { reattach: 'false' } });
    expect(without.outputs).toMatchObject({ result: 'success', 'job-id': 'job_0001' });
    const following = await attempt(2, { inputs: { 'job-id': 'job_0001', overwrite: 'true' } });
    expect(following.outputs['result']).toBe('success');
    expect(following.warnings).toEqual([]);
    expect(artifacts.calls()).toEqual([]);
  });
});

needs('Azurite', () => {
  test('with a real blob store the second attempt follows the job of the first', async () => {
    await withAzurite(async ({ linkFor: blobUrl, read }) => {
      await workflowRun({ service: SLOW, artifacts: { blobUrl } }, async (workflow) => {
        await workflow.attempt(1, cancelledWhilePolling(workflow));
        const [note] = workflow.artifacts.artifacts();
        expect((await read(note?.id ?? 0)).length).toBe(note?.size);
        expect(workflow.artifacts.calls()).toEqual(['CreateArtifact', 'FinalizeArtifact']);
        expectFollowed(await workflow.attempt(2), workflow);
      });
    });
  });
});
