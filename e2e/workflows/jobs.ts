// Examples that follow a job, whether it ends well or not, and tell or deploy by foreign commands.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { codeBlock } from '../code-blocks.ts';
import type { Step } from './act.ts';
import {
  callsIn,
  ROOT,
  runExample,
  runFor,
  settings,
  startsAt,
  stepOf,
  withService,
  type Case,
} from './case.ts';

export const JOBS: readonly Case[] = [
  {
    name: 'examples/split-jobs.yml',
    play: (place) => {
      const service = { markdown: join(ROOT, 'docs') };
      return runExample(place, 'examples/split-jobs.yml', { service }, (run, emulator) => {
        assert.ok(run.ok, 'it is green');
        const start = stepOf(run, 'start', 'export').outputs;
        const fetched = stepOf(run, 'fetch', 'export').outputs;
        assert.equal(start['result'], 'started');
        assert.equal(fetched['result'], 'success');
        assert.equal(fetched['job-id'], start['job-id']);
        assert.equal(startsAt(emulator), 1, 'the job was started once');
        const [sent] = emulator.journal().map(({ body }) => body as { readonly version?: string });
        assert.match(sent?.version ?? '', /^[0-9a-f]{40}$/);
        const [counted] = run.steps.filter(({ job, id }) => job === 'fetch' && id !== 'export');
        // Pages are counted without the one for addresses that lead nowhere.
        assert.equal(Number(counted?.said), emulator.pages + 1);
        return `one job fetches ${emulator.pages} pages of ${start['job-id'] ?? ''}, which another has started`;
      });
    },
  },
  {
    name: 'examples/start-only.yml and fetch-later.yml',
    play: (place) =>
      withService({}, async (emulator) => {
        let runId = 0;
        /** One more run of one of the two: its step `export`, if that ran. */
        const play = (
          name: string,
          inputs: Readonly<Record<string, string>> = {},
        ): Promise<Step | undefined> => {
          runId += 1;
          const folder = join(place.folder, String(runId));
          mkdirSync(folder);
          const asked = {
            workflow: join(ROOT, 'examples', name),
            ...settings(emulator),
            env: { E2E_CACHES: join(place.folder, 'caches') },
            event: name === 'start-only.yml' ? ('push' as const) : ('workflow_dispatch' as const),
            ...{ inputs, runId },
          };
          return runFor({ ...place, folder }, asked, (run) => {
            assert.ok(run.ok, `run ${runId} is green`);
            return run.steps.find(({ id }) => id === 'export');
          });
        };
        const fetched = async (inputs: Readonly<Record<string, string>> = {}): Promise<unknown> => {
          const step = await play('fetch-later.yml', inputs);
          return step && [step.outputs['job-id'], step.outputs['result']];
        };
        assert.equal(await fetched(), undefined, 'nothing was started yet');
        assert.equal((await play('start-only.yml'))?.outputs['result'], 'started');
        assert.deepEqual(await fetched(), ['job_0001', 'success']);
        assert.equal(await fetched(), undefined, 'each job is fetched once');
        assert.equal((await play('start-only.yml'))?.outputs['job-id'], 'job_0002');
        assert.deepEqual(await fetched({ 'job-id': 'job_0001' }), ['job_0001', 'success'], 'or by hand');
        assert.deepEqual(await fetched(), ['job_0002', 'success'], 'which hides no newer job');
        assert.equal(startsAt(emulator), 2, 'each job was started once');
        return 'one workflow starts a job and ends; the other one fetches it, once';
      }),
  },
  {
    name: 'examples/failure.yml',
    play: (place) => {
      const given = { service: { scenario: 'failing-job' }, event: 'workflow_dispatch' } as const;
      return runExample(place, 'examples/failure.yml', given, (run) => {
        assert.ok(!run.ok, 'it is red');
        assert.equal(stepOf(run, 'export', 'export').outputs['result'], 'failed');
        const body = 'Job job_0001, see https://github.com/example/docs/actions/runs/1';
        const call = ['gh', 'issue', 'create', '--title', 'Docs export failed', '--body', body];
        assert.deepEqual(callsIn(place.folder), [call]);
        return 'a failed job opens an issue that names the job';
      });
    },
  },
  {
    name: 'examples/helm.yml',
    play: (place) => {
      const chart = 'oci://registry.example.com/charts/docs';
      const given = { vars: { DOCS_CHART: chart }, secrets: { KUBECONFIG: 'kind: Config' } };
      return runExample(place, 'examples/helm.yml', given, async (run, emulator) => {
        assert.ok(run.ok, 'it is green');
        const [call = [], ...more] = callsIn(place.folder);
        assert.deepEqual(more, []);
        assert.deepEqual(call.slice(0, 4), ['helm', 'upgrade', 'docs', chart]);
        assert.equal(readFileSync(join(place.folder, 'calls.kubeconfig'), 'utf8'), 'kind: Config');
        const values = parse(readFileSync(join(place.folder, 'calls.values'), 'utf8')) as {
          readonly replicas?: number;
          readonly staticExport?: {
            readonly enabled: boolean;
            readonly bundleUrl: string;
            readonly version: string;
          };
        };
        assert.equal(values.replicas, 2, 'the values of the checkout are given too');
        assert.equal(values.staticExport?.enabled, true);
        assert.match(values.staticExport.version, /^[0-9a-f]{40}$/);
        const link = await fetch(values.staticExport.bundleUrl);
        assert.equal((await link.arrayBuffer()).byteLength, emulator.bundle.size);
        return 'Helm gets the values of the repository and a link that leads to the bundle';
      });
    },
  },
  {
    name: 'agent-job/README.md, its first workflow',
    play: (place) => {
      const workflow = join(place.folder, 'agent-job.yml');
      writeFileSync(workflow, codeBlock('agent-job/README.md', 'Wait for the pull request', 'yaml'));
      const given = { event: 'workflow_dispatch', inputs: { 'job-id': 'agent_0001' } } as const;
      return runExample(place, workflow, given, (run) => {
        assert.ok(run.ok, 'it is green');
        const url = stepOf(run, 'wait', 'agent').outputs['pull-request-url'] ?? '';
        assert.match(url, /^https:\/\/github\.com\/.+\/pull\/\d+$/);
        const [call] = callsIn(place.folder);
        assert.deepEqual(call?.slice(0, 4), ['gh', 'pr', 'comment', url]);
        return `the next step comments on ${url}`;
      });
    },
  },
];
