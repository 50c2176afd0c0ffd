import { describe, expect, test } from '@jest/globals';
import { parseInputs, type Inputs, type RawInputs } from '../../src/export/inputs.ts';
import type { PathState } from '../../src/inputs/target-path.ts';
import { aMachine, rawInputs, type Disk } from '../kit/inputs.ts';

/** The inputs with their warnings, or the problems as one text each. */
function parse(
  given: Partial<RawInputs>,
  disk: Disk = {},
):
  | { readonly inputs: Inputs; readonly warnings: readonly string[] }
  | { readonly problems: readonly string[] } {
  const parsed = parseInputs(rawInputs(given), aMachine(disk));
  if (!('problems' in parsed)) return parsed;
  return { problems: parsed.problems.map(({ input, problem }) => `${input} ${problem}`) };
}

function inputs(given: Partial<RawInputs>): Inputs {
  const parsed = parse(given);
  if ('problems' in parsed) throw new Error(parsed.problems.join());
  return parsed.inputs;
}

describe('upload', () => {
  test.each([
    ['site', { kind: 'site', artifactName: 'docs-site', retentionDays: null, compressionLevel: 6 }],
    ['bundle', { kind: 'bundle', artifactName: 'docs-bundle', retentionDays: null, compressionLevel: null }],
    ['pages', { kind: 'pages', artifactName: 'github-pages', retentionDays: 1, compressionLevel: 6 }],
    ['none', null],
    ['', null],
  ])('%j has the name and retention of its kind', (upload, expected) => {
    expect(inputs({ upload }).upload).toEqual(expected);
  });

  test('may have its own name and retention, for each kind', () => {
    for (const kind of ['site', 'bundle', 'pages'] as const) {
      const { upload } = inputs({ upload: kind, 'artifact-name': 'mine', 'retention-days': '30' });
      expect(upload).toMatchObject({ kind, artifactName: 'mine', retentionDays: 30 });
    }
  });

  test.each([
    ['site', '0', 0],
    ['pages', '9', 9],
    ['pages', '', 6],
  ])('of the %s is compressed at level %j: %j', (upload, level, compressionLevel) => {
    expect(inputs({ upload, 'compression-level': level }).upload).toMatchObject({ compressionLevel });
  });

  test.each([
    [{ upload: 'site', 'compression-level': '10' }, 'is out of range'],
    [{ upload: 'site', 'compression-level': 'best' }, 'is not a whole number in digits'],
    [
      { upload: 'bundle', 'compression-level': '1' },
      "has no use with 'upload: bundle', which goes up as it is",
    ],
    [
      { upload: 'bundle', 'compression-level': 'x' },
      "has no use with 'upload: bundle', which goes up as it is",
    ],
  ])('%j is refused: compression-level %s', (given, problem) => {
    expect(parse(given)).toEqual({ problems: [`compression-level ${problem}`] });
  });

  test('of the bundle accepts the default level, which the runner always passes', () => {
    expect(inputs({ upload: 'bundle', 'compression-level': '6' }).upload).toMatchObject({ kind: 'bundle' });
  });

  test.each([
    ['site', 'true', '/w/site'],
    ['pages', 'true', '/w/site'],
    ['site', 'false', null],
    ['pages', 'false', null],
  ])('of the %s with extract: %s unpacks into %s', (upload, extract, path) => {
    expect(inputs({ upload, extract, 'strip-components': '1', 'max-files': '9' }).site).toEqual({
      path,
      overwrite: false,
      stripComponents: 1,
      maxBytes: 10 * 2 ** 30,
      maxFiles: 9,
    });
  });

  test('of the bundle alone does not unpack', () => {
    expect(inputs({ upload: 'bundle', extract: 'false' }).site).toBeNull();
  });

  test('has no effect in a run that does not wait', () => {
    expect(inputs({ upload: 'pages', wait: 'false', 'helm-values': 'v.yaml' })).toMatchObject({
      upload: null,
      site: null,
      helmValuesPath: null,
    });
  });

  test('is validated also where nothing is uploaded', () => {
    expect(parse({ 'artifact-name': 'a:b', 'retention-days': 'x', upload: 'all' })).toEqual({
      problems: [
        "upload is none of 'none', 'site', 'bundle' and 'pages'",
        "artifact-name holds the character ':', which the artifact service refuses",
        'retention-days is not a whole number in digits',
      ],
    });
    expect(parse({ 'retention-days': 'x' })).toEqual({
      problems: ['retention-days is not a whole number in digits'],
    });
  });
});

describe('helm-values', () => {
  const values = (path: string, more: Partial<RawInputs> = {}, disk: Disk = {}): string => {
    const parsed = parse({ 'helm-values': path, ...more }, disk);
    return 'problems' in parsed ? parsed.problems.join() : (parsed.inputs.helmValuesPath ?? '');
  };

  test.each([
    ['values.yaml', '/w/values.yaml'],
    ['out/deep/values.yaml', '/w/out/deep/values.yaml'],
    ['/tmp/runner/values.yaml', '/tmp/runner/values.yaml'],
    ['site.yaml', '/w/site.yaml'],
    ['../values.yaml', 'helm-values lies outside the workspace'],
    ['out/', 'helm-values names a folder'],
    ['.', 'helm-values names a folder'],
    ['/w', 'helm-values is the workspace itself'],
    ['.git/values.yaml', "helm-values lies inside '.git'"],
    ['site', "helm-values is 'site-path' or lies in it"],
    ['site/a/values.yaml', "helm-values is 'site-path' or lies in it"],
    ['~/values.yaml', "helm-values begins with '~', which only a shell understands"],
    ['$RUNNER_TEMP/v', 'helm-values begins with a variable, which only a shell understands'],
    ['a\nb', 'helm-values holds a line break or another control character'],
  ])('%j: %s', (path, expected) => {
    expect(values(path)).toBe(expected);
  });

  test.each<[PathState, string]>([
    ['missing', '/w/v'],
    ['file', '/w/v'],
    ['folder', 'helm-values is a folder'],
    ['link', 'helm-values is a link'],
    ['below-file', 'helm-values lies below something that is a file'],
    ['unreadable', 'helm-values cannot be used: it is a device or may not be read'],
  ])('with %s there: %s', (state, expected) => {
    expect(values('v', {}, { states: { '/w/v': state } })).toBe(expected);
  });

  test('may not be the archive, nor above or below it', () => {
    const more = { 'bundle-path': 'out/b' };
    for (const path of ['out/b', './out//b']) expect(values(path, more)).toBe("helm-values is 'bundle-path'");
    expect(values('out/b/v', more)).toBe("helm-values lies below 'bundle-path', which is a file");
    expect(values('out', more)).toBe("helm-values cannot be a file: 'bundle-path' lies below it");
    expect(values('out/v', more)).toBe('/w/out/v');
    expect(values('alias/b', more, { links: { '/w/alias': '/w/out' } })).toBe("helm-values is 'bundle-path'");
  });

  test('may not lead into the site through a link', () => {
    expect(values('alias/v', {}, { links: { '/w/alias': '/w/site' } })).toBe(
      "helm-values is 'site-path' or lies in it",
    );
  });

  test('have a warning in a folder that another step may publish', () => {
    const inside = parse({ extract: 'false', 'helm-values': 'site/v.yaml' });
    expect(inside).toMatchObject({
      inputs: { site: null, helmValuesPath: '/w/site/v.yaml' },
      warnings: [
        "'helm-values' lies in 'site-path': publish that folder without it, the link in it is a secret.",
      ],
    });
    expect(parse({ extract: 'false', 'helm-values': 'v.yaml' })).toMatchObject({ warnings: [] });
  });

  test('have the version of a followed job', () => {
    const parsed = parse({ 'job-id': 'job_1', version: 'v7', 'helm-values': 'v.yaml' });
    expect(parsed).toMatchObject({ inputs: { job: { kind: 'follow', version: 'v7' } }, warnings: [] });
  });
});

test.each<[Partial<RawInputs>, readonly string[]]>([
  [{ 'artifact-name': 'x' }, ["'artifact-name' has no effect without 'upload'."]],
  [{ upload: 'none', 'retention-days': '3' }, ["'retention-days' has no effect without 'upload'."]],
  [{ 'compression-level': '1' }, ["'compression-level' has no effect without 'upload'."]],
  [{ 'compression-level': '6' }, []],
  [
    { wait: 'false', upload: 'site' },
    ["'upload' has no effect with 'wait: false': nothing is downloaded yet."],
  ],
  [
    { wait: 'false', 'helm-values': 'v' },
    ["'helm-values' has no effect with 'wait: false': nothing is downloaded yet."],
  ],
  [{ wait: 'false', upload: 'none' }, []],
  [{ extract: 'false', upload: 'bundle' }, []],
  [{ extract: 'false', 'helm-values': 'v' }, []],
  [{ upload: 'pages', 'artifact-name': 'x', 'retention-days': '3' }, []],
])('%j has the warning %j', (given, warnings) => {
  expect(parse(given)).toMatchObject({ warnings });
});
