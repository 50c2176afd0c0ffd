import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { needs } from '../needs.ts';
import type { Places } from './run-environment.ts';
import { runAction, type Run, type RunOptions } from './runner.ts';
import { SITE } from './sites.ts';
import { withSmallDisk } from './small-disk.ts';
import { siteTree, subtree } from './tree.ts';

const SITE_PATH = 'work/docs/docs/site';
const OWN_FILE = '{temp}/own';
const ownFile = ({ temp }: Pick<Places, 'temp'>): string => join(temp, 'own');

/** The run fails with the one annotation that says why, though the runner gets no output. */
function expectFailure(run: Run, says: RegExp): void {
  expect(run.exitCode).toBe(1);
  expect(run.errors).toHaveLength(1);
  expect(run.errors[0]).toMatch(says);
  expect(run.printed.some((line) => /^\s+at .+:\d+/.test(line))).toBe(false);
}

/** What makes a command file of the runner unusable. */
interface Unusable {
  readonly file: string;
  readonly prepare?: (places: Places) => void;
  readonly problem: RegExp;
}

const DEVICE = process.platform === 'win32' ? String.raw`\\.\NUL` : '/dev/full';
const UNUSABLE: Readonly<Record<string, Unusable>> = {
  'that is missing': { file: OWN_FILE, problem: /ENOENT/ },
  'that is a folder': { file: '{temp}', problem: /EISDIR|it is no file/ },
  'that is a device': { file: DEVICE, problem: /it is no file/ },
};

const FULL_DISK = withSmallDisk<{ readonly options: RunOptions }>(
  {
    options: {
      env: { GITHUB_OUTPUT: OWN_FILE },
      prepare: (places) => {
        writeFileSync(ownFile(places), '');
        fillDisk(places);
      },
    },
  },
  'temp',
);

function fillDisk({ temp }: Pick<Places, 'temp'>): void {
  try {
    for (let at = 0; ; at += 1) writeFileSync(join(temp, `full-${at}`), Buffer.alloc(64 * 1024));
  } catch {
    // A full disk.
  }
  try {
    for (let at = 0; ; at += 1) writeFileSync(join(temp, `rest-${at}`), Buffer.alloc(4096));
  } catch {
    // Uses the last block.
  }
}

describe('A GITHUB_OUTPUT', () => {
  for (const action of ['export', 'agent-job'] as const) {
    for (const [what, { file, problem }] of Object.entries(UNUSABLE)) {
      test.concurrent(`${what} ends the ${action} before the first request`, async () => {
        const run = await runAction({ action, env: { GITHUB_OUTPUT: file }, hasNoResult: true });
        expectFailure(run, /^Cannot set the outputs of this step: '.+': /);
        expect(run.errors[0]).toMatch(problem);
        expect(run.journal).toEqual([]);
        expect(run.after).toEqual(run.before);
        expect(run.summary).toContain('`outputs-unusable`');
      });
    }
  }

  needs('a small file system', () => {
    test.concurrent('on a full disk ends the run before the first request', async () => {
      const run = await runAction({ ...FULL_DISK.options, hasNoResult: true });
      expectFailure(run, /^Cannot set the outputs of this step: '.+own': ENOSPC/);
      expect(run.journal).toEqual([]);
    });
  });

  test.concurrent('that works is not changed by the check', async () => {
    const run = await runAction({
      env: { GITHUB_OUTPUT: OWN_FILE },
      inputs: { 'site-path': '..' },
      prepare: (places) => {
        writeFileSync(ownFile(places), 'from=before\n');
      },
      hasNoResult: true,
      mayLeave: ['work/_temp/own'],
    });
    expectFailure(run, /^Cannot use the inputs/);
  });

  test.concurrent('that disappears during a run fails it, with its annotation', async () => {
    const run = await runAction({
      service: { files: SITE, scenario: { about: 'slow', acts: { bundle: [{ do: 'delay', ms: 200 }] } } },
      env: { GITHUB_OUTPUT: OWN_FILE },
      prepare: (places) => {
        writeFileSync(ownFile(places), '');
      },
      during: async ({ untilAsked, temp }) => {
        await untilAsked('bundle');
        rmSync(ownFile({ temp }));
      },
      hasNoResult: true,
      mayLeave: ['work/_temp/own'],
    });
    expectFailure(run, /^Cannot set the outputs of this step: '.+own': .*missing.+'job-id: job_0001'/i);
    expect(run.after[SITE_PATH]).toBeUndefined();
  });

  test.concurrent('that disappears at the very end fails a successful run, with its annotation', async () => {
    const run = await runAction({
      main: join(import.meta.dirname, 'sessions', 'loses-outputs.ts'),
      service: null,
      env: { GITHUB_OUTPUT: OWN_FILE },
      prepare: (places) => {
        writeFileSync(ownFile(places), '');
      },
      hasNoResult: true,
      mayLeave: ['work/_temp/own'],
    });
    expectFailure(run, /^Cannot set the outputs of this step: '.+own': /);
    expect(run.summary).toMatch(/^### ❌/);
  });
});

describe('A broken GITHUB_STEP_SUMMARY', () => {
  for (const [what, { file }] of Object.entries(UNUSABLE)) {
    test.concurrent(`${what} does not fail a successful run`, async () => {
      const run = await runAction({ service: { files: SITE }, env: { GITHUB_STEP_SUMMARY: file } });
      expect(run.outputs['result']).toBe('success');
      expect(subtree(run.after, SITE_PATH)).toEqual(siteTree(SITE));
    });

    test.concurrent(`${what} leaves the annotation of a failure intact`, async () => {
      const run = await runAction({
        service: { scenario: 'failing-job' },
        env: { GITHUB_STEP_SUMMARY: file, GITHUB_STATE: file },
      });
      expect(run.outputs['result']).toBe('failed');
      expect(run.errors[0]).toMatch(/^Cannot export .+ failed at the service/);
    });
  }
});
