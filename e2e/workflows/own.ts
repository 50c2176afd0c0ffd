// Workflows that run the project as it is committed: the one of .github/, and one of failures.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { ROOT, runFor, stepOf, type Case } from './case.ts';
import { makeTheirsWithCopy } from './repositories.ts';

/** What each scenario of endings.yml ends with, and what the service was asked for by then. */
const ENDINGS: Readonly<Record<string, { readonly result: string; readonly said: string }>> = {
  'failing-job': { result: 'failed', said: 'job: job_0001' },
  'never-ends': { result: 'timeout', said: 'job: job_0001' },
  unauthorized: { result: 'error', said: 'job: ' },
};

export const OWN: readonly Case[] = [
  {
    name: '.github/workflows/self-test.yml',
    play: (place) =>
      runFor(
        place,
        {
          workflow: join(ROOT, '.github/workflows/self-test.yml'),
          repository: place.project,
          matrix: 'os:ubuntu-24.04',
        },
        (run) => {
          assert.ok(run.ok, 'it is green');
          for (const name of [
            'An export says what is true',
            'A cut download of another format gives the same site',
            'A site is verified, and what it lacks is found',
            'A failed job fails the step and leaves nothing',
            'An agent job hands on its pull request',
          ])
            assert.equal(stepOf(run, 'self-test', name).result, 'success', name);
          for (const id of ['failed', 'lost'])
            assert.equal(stepOf(run, 'self-test', id).result, 'failure', id);
          assert.match(run.summaries, /Docs export: done[^]*What the emulator was asked/);
          const { outputs } = stepOf(run, 'self-test', 'export');
          return `outputs are true of ${outputs['file-count'] ?? ''} files and of the archive (sha256sum), the site is verified, an agent job hands on ${stepOf(run, 'self-test', 'agent').outputs['pull-request-url'] ?? ''}`;
        },
      ),
  },
  {
    name: 'e2e/workflows/endings.yml',
    play: (place) =>
      runFor(
        place,
        { workflow: join(import.meta.dirname, 'endings.yml'), repository: place.project },
        (run) => {
          assert.ok(!run.ok, 'it is red');
          for (const [scenario, { result, said }] of Object.entries(ENDINGS)) {
            const steps = run.steps.filter(({ matrix }) => matrix['scenario'] === scenario);
            const named = (wanted: string) => steps.find(({ id, name }) => wanted === id || wanted === name);
            assert.equal(named('export')?.result, 'failure', scenario);
            assert.equal(named('export')?.outputs['result'], result, scenario);
            assert.equal(named('After a success'), undefined, `${scenario}: the steps after it are left out`);
            assert.equal(named('As it ended')?.result, 'success', scenario);
            assert.equal(named('As it ended')?.said.trimEnd(), said.trimEnd(), scenario);
          }
          return "'if: failure()' tells failed, timeout and error apart by the output 'result'";
        },
      ),
  },
  {
    name: 'docs/air-gapped.md, a copy in the repository',
    play: (place) => {
      const repository = join(place.folder, 'repository');
      makeTheirsWithCopy(repository, place.project);
      const workflow = join(import.meta.dirname, 'copied.yml');
      return runFor(place, { workflow, repository }, (run) => {
        assert.ok(run.ok, 'it is green');
        assert.equal(stepOf(run, 'export', 'export').outputs['result'], 'success');
        const url = stepOf(run, 'export', 'agent').outputs['pull-request-url'] ?? '';
        assert.match(url, /^https:/);
        assert.equal(stepOf(run, 'export', 'verify').outputs['result'], 'broken');
        return 'copied by its commands, all four actions run from there';
      });
    },
  },
];
