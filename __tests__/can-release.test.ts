import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { CALLED_WORKFLOWS, packageVersion, withReleaseTag } from '../scripts/called-workflows.ts';
import { faultsOfRelease, type Release } from '../scripts/can-release.ts';

const ROOT = dirname(import.meta.dirname);

const GOOD: Release = {
  version: '1.10.0',
  ref: 'refs/heads/main',
  packageVersion: '1.10.0',
  changelog:
    '# Changelog\n\n## [Unreleased]\n\n## [1.10.0] - 2026-12-01\n\n### Added\n\n- This.\n\n## [1.9.0] - 2026-11-30\n\n- That.\n',
  called: { 'pages.yml': '- uses: someone/static-docs-export/verify@v1.10.0\n' },
  tags: ['', 'v1', 'v1.9.0', 'v0.9.9', 'v2.0.0', 'v1.20.0-beta', 'v1.x'],
};

describe('A release', () => {
  test('of a new version, on main and in the changelog, is allowed', () => {
    expect(faultsOfRelease(GOOD)).toEqual([]);
    expect(faultsOfRelease({ ...GOOD, tags: [] })).toEqual([]);
  });

  test.each<[Partial<Release>, string]>([
    [{ version: 'v1.10.0' }, "'v1.10.0' is not a version"],
    [{ version: '1.10' }, "'1.10' is not a version"],
    [{ version: '01.10.0' }, 'is not a version'],
    [{ version: '1.10.0; rm -rf /' }, 'is not a version'],
    [{ version: '' }, 'is not a version'],
    [{ ref: 'refs/heads/other' }, 'this is refs/heads/other'],
    [{ ref: 'refs/tags/main' }, 'this is refs/tags/main'],
    [{ tags: ['v1.10.0'] }, 'there is v1.10.0 already'],
    [{ tags: ['v1.9.0', 'v1.11.0'] }, 'there is v1.11.0 already, and v1 would go back'],
    [{ tags: ['v1.10.1'] }, 'there is v1.10.1 already'],
    [{ packageVersion: '1.9.0' }, 'package.json has 1.9.0'],
    [
      { called: { 'pages.yml': 'uses: o/static-docs-export@v1\n' } },
      'pages.yml calls actions of another version',
    ],
    [
      { called: { 'pages.yml': 'uses: OWNER/static-docs-export@v1.10.0\n' } },
      'pages.yml calls actions of OWNER',
    ],
    [{ changelog: GOOD.changelog.replace('1.10.0', '1.10.1') }, 'CHANGELOG.md has no'],
    [{ changelog: GOOD.changelog.replace('- This.\n', '') }, 'CHANGELOG.md has no'],
    [{ changelog: GOOD.changelog.replace('[1.10.0] - 2026-12-01', '[1.10.0]') }, 'CHANGELOG.md has no'],
  ])('%j is refused', (change, fault) => {
    expect(faultsOfRelease({ ...GOOD, ...change })).toEqual([expect.stringContaining(fault)]);
  });

  test('reports all reasons against it', () => {
    expect(
      faultsOfRelease({ ...GOOD, ref: '', tags: ['v1.10.0'], packageVersion: '', changelog: '' }),
    ).toHaveLength(4);
  });
});

test.each(CALLED_WORKFLOWS)('%s calls the actions of its own release', (name) => {
  const text = readFileSync(join(ROOT, name), 'utf8');
  expect(text.match(/static-docs-export(?:\/verify)?@/g)).toHaveLength(2);
  expect(text).toBe(withReleaseTag(text, packageVersion()));
  expect(text).not.toBe(withReleaseTag(text, '99.0.0'));
});

describe('Our own workflows', () => {
  interface Workflow {
    readonly permissions: unknown;
    readonly jobs: Readonly<Record<string, Job>>;
  }
  interface Job {
    readonly needs?: string;
    readonly environment?: string;
    readonly permissions?: object;
    readonly steps?: readonly Step[];
    readonly uses?: string;
  }
  interface Step {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }
  interface Action {
    readonly runs: { readonly main: string };
  }
  const workflows = ['check', 'self-test', 'release'].map((name): [string, Workflow, string] => {
    const text = readFileSync(join(ROOT, '.github', 'workflows', `${name}.yml`), 'utf8');
    return [name, parse(text) as Workflow, text];
  });

  test.each(workflows)('%s: only needed rights are granted, and every action is pinned', (_, flow, text) => {
    expect(flow.permissions).toEqual({});
    const steps = Object.values(flow.jobs).flatMap((job) => job.steps ?? []);
    const used = [...steps, ...Object.values(flow.jobs)].flatMap(({ uses }) => uses ?? []);
    expect(used.filter((uses) => !/^(?:\.\/|[\w./-]+@[0-9a-f]{40}$)/.test(uses))).toEqual([]);
    const unnamed = text
      .split('\n')
      .filter((line) => /uses: .*@/.test(line) && !/ # v\d+\.\d+\.\d+$/.test(line));
    expect(unnamed).toEqual([]);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@') === true);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  const release = workflows.find(([name]) => name === 'release')?.[1].jobs ?? {};

  test('a release is tagged after verification and tested at its tag before @v1 moves', () => {
    expect(Object.entries(release).map(([name, { needs = null }]) => [name, needs])).toEqual([
      ['verify', null],
      ['tag', 'verify'],
      ['smoke-test', 'tag'],
      ['move', 'smoke-test'],
    ]);
  });

  test('a release is tagged by the job that a person has approved, and by no other', () => {
    const tagging = Object.entries(release).filter(([, job]) => JSON.stringify(job).includes('refs/tags/v'));
    expect(tagging.map(([name]) => name)).toEqual(['tag', 'smoke-test']);
    expect(release['tag']?.environment).toBe('release');
    expect(release['smoke-test']?.permissions).toEqual({ contents: 'read' });
  });

  test('the provenance of each file in dist/ is attested before the tag is set', () => {
    const { steps = [], permissions } = release['tag'] ?? {};
    const attested = steps.findIndex(({ uses }) => uses?.startsWith('actions/attest@') === true);
    const tagged = steps.findIndex(({ run }) => run?.includes('refs/tags/') === true);
    expect(permissions).toMatchObject({ 'id-token': 'write', attestations: 'write' });
    expect(attested).toBeGreaterThan(-1);
    expect(tagged).toBeGreaterThan(attested);
    const pattern = steps[attested]?.with?.['subject-path'];
    expect(pattern).toBe('dist/**/*');
    for (const folder of ['.', 'agent-job', 'emulator', 'verify']) {
      const { runs } = parse(readFileSync(join(ROOT, folder, 'action.yml'), 'utf8')) as Action;
      expect(matchesGlob(join(folder, runs.main), String(pattern))).toBe(true);
    }
  });
});
