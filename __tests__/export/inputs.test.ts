import { describe, expect, test } from '@jest/globals';
import {
  INPUT_DEFAULTS,
  parseInputs,
  type InputName,
  type Inputs,
  type RawInputs,
} from '../../src/export/inputs.ts';
import type { PathState } from '../../src/inputs/target-path.ts';
import { aMachine, rawInputs, MINIMAL, type Disk } from '../kit/inputs.ts';

const CERTIFICATE = '-----BEGIN CERTIFICATE-----\ngood\n-----END CERTIFICATE-----\n';

function parse(given: Partial<RawInputs>, disk: Disk = {}): ReturnType<typeof parseInputs> {
  return parseInputs(rawInputs(given), aMachine(disk));
}

/** The problems as a reader of the log sees them, or a word for none. */
function problems(given: Partial<RawInputs>, disk: Disk = {}): readonly string[] {
  const parsed = parse(given, disk);
  if (!('problems' in parsed)) return ['none'];
  return parsed.problems.map(
    ({ input, value, problem, remedy }) => `${input} "${value}" ${problem}. ${remedy}`,
  );
}

function inputs(given: Partial<RawInputs>, disk: Disk = {}): Inputs {
  const parsed = parse(given, disk);
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  return parsed.inputs;
}

function warned(given: Partial<RawInputs>): readonly string[] {
  const parsed = parse(given);
  return 'warnings' in parsed ? parsed.warnings : ['refused'];
}

/** Every input that can be combined, with another value than its default where possible. */
const GIVEN: Omit<RawInputs, 'job-id' | 'extract'> = {
  'api-key': 'svc_key-0123456789\n',
  'api-url': ' https://api.example.com/base/ ',
  domain: ' Docs.Example.com ',
  version: ' 2026-11 ',
  paths: '/a\n\n/b\n',
  'when-busy': 'Wait',
  reattach: 'True',
  wait: 'True',
  timeout: '90s',
  'poll-interval': '50ms',
  'max-poll-interval': '1s',
  'site-path': 'out/./docs/',
  overwrite: 'TRUE',
  'strip-components': '2',
  'bundle-path': 'out/bundle.tar.gz',
  'max-size': '1MB',
  'max-files': '10',
  'manifest-path': 'out/manifest.json',
  'previous-manifest': 'live.json',
  'max-invalidations': '3000',
  'min-pages': '12',
  'max-page-drop': '20%',
  check: 'Fail',
  hosting: ' AIR-gapped ',
  'check-ignore': '/api/**\n\nmissing-anchor /guide#*\n',
  'check-baseline': 'known.json',
  'check-report': 'out/report.json',
  upload: 'Pages',
  'artifact-name': ' docs ',
  'retention-days': '7',
  'compression-level': '1',
  'helm-values': 'out/values.yaml',
  'ca-certificate': 'ca.pem',
};
const FULL_DISK: Disk = {
  states: { '/w/out/docs': 'folder', '/w/out/bundle.tar.gz': 'file' },
  texts: { '/w/ca.pem': CERTIFICATE },
};

describe('accepted inputs', () => {
  test('ten lines of YAML are enough: all other inputs have a default', () => {
    expect(inputs({})).toEqual({
      apiKey: 'svc_key-0123456789',
      apiUrl: 'https://api.example.com',
      job: { kind: 'start', domain: 'docs.example.com', version: null, paths: null },
      waitsWhenBusy: false,
      reattach: false,
      wait: true,
      timeoutMs: 3_600_000,
      pollIntervalMs: 2_000,
      maxPollIntervalMs: 30_000,
      site: {
        path: '/w/site',
        overwrite: false,
        stripComponents: 0,
        maxBytes: 10 * 2 ** 30,
        maxFiles: 500_000,
      },
      check: {
        ...{ onFindings: 'warn', hosting: 'client-hosted', reportPath: null },
        ...{ accepted: { ignore: [], known: null }, missingBaseline: null },
      },
      bundlePath: null,
      upload: null,
      manifestPath: null,
      comparison: null,
      gates: { minPages: 1, maxPageDrop: null, needsIndex: true },
      helmValuesPath: null,
      caCertificate: null,
    });
    expect(warned({})).toEqual([]);
  });

  test('an empty or blank input means its default', () => {
    const blank = Object.fromEntries(Object.keys(INPUT_DEFAULTS).map((name) => [name, ' \n'])) as RawInputs;
    expect(inputs({ ...blank, ...MINIMAL })).toEqual(inputs({}));
  });

  test.each(Object.keys(INPUT_DEFAULTS) as InputName[])('%s changes what is read', (name) => {
    const others = Object.fromEntries(Object.entries(GIVEN).filter(([other]) => other !== name));
    const values: RawInputs = { ...GIVEN, 'job-id': 'job_1', wait: 'false', extract: 'false' };
    const given = { ...others, [name]: values[name] };
    const left = { ...others, [name]: '' };
    expect(parse(given, FULL_DISK)).toHaveProperty('inputs');
    expect(parse(given, FULL_DISK)).not.toEqual(parse(left, FULL_DISK));
  });

  test('all inputs together are read with their values', () => {
    const read = inputs(GIVEN, FULL_DISK);
    expect(read).toEqual({
      apiKey: 'svc_key-0123456789',
      apiUrl: 'https://api.example.com/base',
      job: { kind: 'start', domain: 'docs.example.com', version: '2026-11', paths: ['/a', '/b'] },
      waitsWhenBusy: true,
      reattach: true,
      wait: true,
      timeoutMs: 90_000,
      pollIntervalMs: 50,
      maxPollIntervalMs: 1_000,
      site: { path: '/w/out/docs', overwrite: true, stripComponents: 2, maxBytes: 1_000_000, maxFiles: 10 },
      check: {
        ...{ onFindings: 'fail', hosting: 'air-gapped', reportPath: '/w/out/report.json' },
        accepted: {
          ignore: [
            { kind: null, address: '/api/**' },
            { kind: 'missing-anchor', address: '/guide#*' },
          ],
          known: null,
        },
        missingBaseline: '/w/known.json',
      },
      bundlePath: '/w/out/bundle.tar.gz',
      upload: { kind: 'pages', artifactName: 'docs', retentionDays: 7, compressionLevel: 1 },
      manifestPath: '/w/out/manifest.json',
      comparison: { path: '/w/live.json', previous: null, maxInvalidations: 3_000 },
      gates: { minPages: 12, maxPageDrop: 20, needsIndex: false },
      helmValuesPath: '/w/out/values.yaml',
      caCertificate: CERTIFICATE,
    });
  });

  test('with job-id the run follows a job, with or without a domain', () => {
    const follow = { kind: 'follow', jobId: 'job_1', domain: null, version: null };
    expect(inputs({ 'job-id': 'job_1', domain: '' }).job).toEqual(follow);
    expect(inputs({ 'job-id': 'job_1' }).job).toEqual({ ...follow, domain: 'docs.example.com' });
  });

  test('without waiting or unpacking there are no targets, and existing files there do not matter', () => {
    const full: Disk = { states: { '/w/site': 'folder', '/w/b.zip': 'folder' } };
    expect(inputs({ wait: 'false', 'bundle-path': 'b.zip' }, full)).toMatchObject({
      wait: false,
      site: null,
      bundlePath: null,
    });
    expect(inputs({ extract: 'false', 'bundle-path': 'site/b.zip' }, full)).toMatchObject({
      site: null,
      bundlePath: '/w/site/b.zip',
    });
  });
});

describe('refused inputs', () => {
  test('every mistake is reported, in the order of action.yml', () => {
    const wrong = {
      domain: 'https://docs.example.com/x',
      'api-key': '',
      'api-url': 'http://api.example.com',
      'job-id': '',
      'when-busy': 'retry',
      reattach: 'auto',
      version: 'a\nb',
      paths: '- /a',
      wait: 'maybe',
      timeout: '60',
      'poll-interval': '1h',
      'max-poll-interval': '0s',
      extract: 'si',
      'site-path': '../out',
      overwrite: '1',
      'strip-components': '-1',
      'bundle-path': '.git/b',
      'max-size': '10G',
      'max-files': '1e6',
      upload: 'yes',
      'artifact-name': 'docs/site',
      'retention-days': 'a week',
      'compression-level': '-1',
      'helm-values': 'values/',
      'ca-certificate': 'missing.pem',
    };
    expect(problems(wrong)).toMatchInlineSnapshot(`
      [
        "domain "https://docs.example.com/x" is a URL; only its hostname is wanted. Did you mean 'docs.example.com'?",
        "api-key "" is empty. Pass an admin API key as a secret: 'api-key: \${{ secrets.DOCS_API_KEY }}'. Secrets do not reach workflows that a fork or Dependabot triggers.",
        "api-url "http://api.example.com" would send the key over the network unencrypted. Give 'https://api.example.com'.",
        "when-busy "retry" is neither 'fail' nor 'wait'. Write 'wait' to start when the other export has ended, or 'fail' to end at once.",
        "reattach "auto" is neither 'true' nor 'false'. Write 'true' or 'false'.",
        "version "a b" holds a line break or another control character. Give a short label, such as '2026-11-21' or a commit.",
        "paths "- /a" holds '- /a', which is no page path. Give one per line, such as '/guide': no list, no address, no control character.",
        "wait "maybe" is neither 'true' nor 'false'. Write 'true' or 'false'.",
        "timeout "60" has no unit. Add one: '60s' for seconds, '60m' for minutes.",
        "max-poll-interval "0s" is no time at all. Write a number with a unit, such as '90s', '30m' or '2h'.",
        "extract "si" is neither 'true' nor 'false'. Write 'true' or 'false'.",
        "site-path "../out" lies outside the workspace. Choose a folder inside the workspace, such as 'site'.",
        "overwrite "1" is neither 'true' nor 'false'. Write 'true' or 'false'.",
        "strip-components "-1" is not a whole number in digits. Write a whole number from 0 to 255.",
        "bundle-path ".git/b" lies inside '.git'. Choose a file, such as 'bundle.tar.gz'.",
        "max-size "10G" does not say which unit. Write '10GiB' (1024) or '10GB' (1000).",
        "max-files "1e6" is not a whole number in digits. Write a whole number from 1 to 1000000000.",
        "upload "yes" is none of 'none', 'site', 'bundle' and 'pages'. Write 'site' for the folder, 'bundle' for what was downloaded, 'pages' for a Pages deployment, or 'none'.",
        "artifact-name "docs/site" holds the character '/', which the artifact service refuses. Choose a name such as 'docs-site'.",
        "retention-days "a week" is not a whole number in digits. Write a whole number from 1 to 400.",
        "compression-level "-1" is not a whole number in digits. Write a whole number from 0 to 9.",
        "helm-values "values/" names a folder. Choose a file, such as 'values.yaml'.",
        "ca-certificate "missing.pem" names no file that can be read. Give the path of a PEM file, relative to the workspace; check it out or write it in an earlier step.",
      ]
    `);
  });

  test.each<[Partial<RawInputs>, string]>([
    [
      { domain: '' },
      `domain "" is empty. Set it to the hostname of the site, such as 'docs.example.com', or set 'job-id' to follow a job.`,
    ],
    [
      { 'api-url': '' },
      `api-url "" is empty. Set it to the URL of the service's API, such as 'https://api.example.com'.`,
    ],
    [
      { 'job-id': '../x', domain: '' },
      `job-id "../x" holds more than letters, digits, '_', '-' and '.'. Give the 'job-id' output of the step that started the job.`,
    ],
    [
      { 'poll-interval': '60s' },
      `poll-interval "60s" is longer than 'max-poll-interval' (30s). Set 'max-poll-interval' to at least '1m', or 'poll-interval' to less.`,
    ],
    [{ timeout: '121h' }, `timeout "121h" is longer than 120 h. Choose at most '120h'.`],
    [{ 'max-poll-interval': '2h' }, `max-poll-interval "2h" is longer than 1 h. Choose at most '1h'.`],
    [{ 'max-files': '0' }, 'max-files "0" is out of range. Write a whole number from 1 to 1000000000.'],
    [
      { 'strip-components': '256' },
      'strip-components "256" is out of range. Write a whole number from 0 to 255.',
    ],
  ])('%j', (given, message) => {
    expect(problems(given)).toEqual([message]);
  });

  test.each([
    ['', 'Secrets do not reach workflows that a fork or Dependabot triggers.'],
    ['svc_hunter2 ', 'none'],
    ['svc_hunter2\r\n', 'none'],
    ['svc_ hunter2', 'holds white space'],
    ['Bearer svc_hunter2', "begins with 'Bearer'"],
    ['svc_hunter2é', 'holds characters that no key has'],
  ])('the key %j: no message shows it, and its remedy is %j', (key, part) => {
    const [message, ...more] = problems({ 'api-key': key });
    expect(message).toContain(part);
    expect(message).not.toContain('hunter2');
    expect(more).toEqual([]);
  });

  test.each<Partial<RawInputs>>([
    { 'api-url': 'https://me:hunter2@api.example.com' },
    { 'api-url': 'https://me:hun/hunter2@api.example.com' },
    { 'api-url': 'https://hunter2@api.example.com' },
    { 'api-url': 'me:hunter2@api.example.com' },
    { 'api-url': 'https://api.example.com?token=hunter2' },
    { domain: 'https://me:hunter2@docs.example.com/' },
    { domain: 'me:hunter2@docs.example.com' },
    { domain: 'https://docs.example.com/?token=hunter2' },
    { 'api-key': 'svc_hunter2-hunter2', version: 'a\n svc_hunter2-hunter2' },
    { 'api-key': 'svc_Hunter2-hunter2', domain: 'svc_Hunter2-hunter2' },
    { 'api-key': 'svc_Hunter2-hunter2', domain: 'https://svc_Hunter2-hunter2' },
    { 'api-key': 'svc_Hunter2-hunter2', 'job-id': 'svc_Hunter2-hunter2' },
    { 'api-key': 'svc_Hunter2-hunter2', 'api-url': 'svc_Hunter2-hunter2' },
    { 'api-key': 'docs.example.com', domain: 'svc_Hunter2-hunter2-hunter2' },
  ])('no message repeats a password, token or key: %j', (given) => {
    const found = problems(given);
    expect(found).toHaveLength(1);
    expect(found.join()).not.toMatch(/hunter2|none/i);
  });

  test('an address with a query or credentials is not shown, so that it does not look like its remedy', () => {
    expect(problems({ 'api-url': 'https://api.example.com?x=1', domain: 'me@docs.example.com' })).toEqual([
      `domain "null" holds a user name. Did you mean 'docs.example.com'?`,
      `api-url "null" holds a query or a fragment. Give 'https://api.example.com'.`,
    ]);
  });

  test('a value is shown on one line and shortened', () => {
    const [message] = problems({ version: `a\r\n::error::b${'c'.repeat(1_000)}` });
    expect(message).toMatch(/^version "a ::error::bc+…" /);
    expect(message?.length).toBeLessThan(400);
  });

  test('a mistake in one input causes no problem in another', () => {
    const full: Disk = { states: { '/w/site': 'folder' } };
    expect(problems({ overwrite: 'yes' }, full)).toHaveLength(1);
    expect(problems({ 'max-poll-interval': 'x', 'poll-interval': '50m' })).toHaveLength(1);
    expect(problems({ 'job-id': 'a/b', domain: '' })).toHaveLength(1);
    expect(problems({ wait: 'x', 'site-path': '..' })).toHaveLength(2);
  });
});

describe('site-path', () => {
  const site = (path: string, disk: Disk = {}, overwrite = 'false'): string =>
    problems({ 'site-path': path, overwrite }, disk).join() === 'none'
      ? (inputs({ 'site-path': path, overwrite }, disk).site?.path ?? '')
      : problems({ 'site-path': path, overwrite }, disk)[0]!.replace(/^site-path ".*?" (.*?)\. .*$/, '$1');

  test.each([
    ['site', '/w/site'],
    ['a/b/c', '/w/a/b/c'],
    ['a/../b', '/w/b'],
    ['/w/site', '/w/site'],
    ['.well-known', '/w/.well-known'],
    ['.github/site', '/w/.github/site'],
    ['..site', '/w/..site'],
    ['my site', '/w/my site'],
    ['..', 'lies outside the workspace'],
    ['../w2', 'lies outside the workspace'],
    ['/', 'lies outside the workspace'],
    ['/tmp/site', 'lies outside the workspace'],
    ['/wider', 'lies outside the workspace'],
    ['.', 'is the workspace itself'],
    ['/w', 'is the workspace itself'],
    ['../w', 'is the workspace itself'],
    ['a/..', 'is the workspace itself'],
    ['.git', "lies inside '.git'"],
    ['.git/hooks', "lies inside '.git'"],
    ['.GIT/hooks', "lies inside '.git'"],
    ['sub/.git/x', "lies inside '.git'"],
    ['~/site', "begins with '~', which only a shell understands"],
    ['$RUNNER_TEMP/site', 'begins with a variable, which only a shell understands'],
    ['a\nb', 'holds a line break or another control character'],
    ['a\u0000b', 'holds a line break or another control character'],
  ])('%j: %s', (path, expected) => {
    expect(site(path)).toBe(expected);
  });

  test.each<[PathState, string, string]>([
    ['missing', 'false', '/w/site'],
    ['empty-folder', 'false', '/w/site'],
    ['folder', 'false', 'exists and is not empty'],
    ['folder', 'true', '/w/site'],
    ['file', 'true', 'is a file'],
    ['link', 'true', 'is a link'],
    ['below-file', 'true', 'lies below something that is a file'],
    ['unreadable', 'true', 'cannot be used: it is a device or may not be read'],
  ])('with %s there, overwrite %s: %s', (state, overwrite, expected) => {
    expect(site('site', { states: { '/w/site': state } }, overwrite)).toBe(expected);
  });

  const MOVED = 'is a folder that this user may not change';
  test.each<[PathState, string, readonly string[], string]>([
    ['missing', 'true', ['/w/site'], '/w/site'],
    ['missing', 'true', ['/w'], "lies in a folder that this user may not change: '/w'"],
    ['folder', 'true', ['/w'], "lies in a folder that this user may not change: '/w'"],
    ['folder', 'true', ['/w/site'], MOVED],
    ['empty-folder', 'true', ['/w/site'], MOVED],
    ['empty-folder', 'false', ['/w/site'], '/w/site'],
  ])('with %s there, overwrite %s and %j read-only: %s', (state, overwrite, locked, expected) => {
    const disk = { states: { '/w/site': state, '/w': 'folder' as const } };
    expect(site('site', { ...disk, mayWrite: (path) => !locked.includes(path) }, overwrite)).toBe(expected);
  });

  test('a git repository is refused, with a folder `.git` or, as a work tree, with a file', () => {
    for (const git of ['folder', 'file'] as const) {
      const disk: Disk = { states: { '/w/site': 'folder', '/w/site/.git': git } };
      expect(site('site', disk, 'true')).toBe("is a git repository, whose '.git' would be removed");
      expect(site('site/below', disk, 'true')).toBe('/w/site/below');
    }
  });

  test('a mount point is refused, also an empty one', () => {
    const disk: Disk = { states: { '/w/site': 'empty-folder' }, isMountPoint: (path) => path === '/w/site' };
    expect(site('site', disk)).toBe('is a mount point, which cannot be replaced');
    expect(site('site/below', disk)).toBe('/w/site/below');
  });

  test.each<[Record<string, string | null>, string]>([
    [{ '/w/out': '/elsewhere' }, 'leads out of the workspace through a link'],
    [{ '/w/out': '/w/other' }, '/w/out/site'],
    [{ '/w/out': '/w/.git' }, "lies inside '.git'"],
    [{ '/w/out': null }, 'leads through a link that ends nowhere'],
    [{ '/w/out/site': '/w' }, 'leads to the workspace itself through a link'],
    [{ '/w': '/real/w' }, '/w/out/site'],
  ])('with the links %j: %s', (links, expected) => {
    expect(site('out/site', { links })).toBe(expected);
  });

  const windows: Disk = { platform: 'win32', workspace: 'D:\\a\\w' };
  test.each([
    ['site', 'D:\\a\\w\\site'],
    ['a/b', 'D:\\a\\w\\a\\b'],
    ['d:/A/W/site', 'D:\\A\\W\\site'],
    ['..\\x', 'lies outside the workspace'],
    ['C:\\site', 'lies outside the workspace'],
    ['\\site', 'lies outside the workspace'],
    ['\\\\server\\share\\site', 'lies outside the workspace'],
    ['C:site', 'names a drive without a folder'],
    ['d:\\a\\W', 'is the workspace itself'],
    ['.git\\hooks', "lies inside '.git'"],
    ['GIT~1\\hooks', "lies inside '.git'"],
    ['.git. \\hooks', 'holds a name that Windows reads otherwise'],
    ['.git::$INDEX_ALLOCATION\\x', 'holds a name that Windows reads otherwise'],
    ['nul', 'holds a name that Windows reads otherwise'],
    ['lpt\u00b9', 'holds a name that Windows reads otherwise'],
    ['conin$', 'holds a name that Windows reads otherwise'],
    ['prn .txt', 'holds a name that Windows reads otherwise'],
    ['\\\\?\\D:\\a\\w\\site', 'names a device of Windows'],
    ['a\\COM1.txt', 'holds a name that Windows reads otherwise'],
    ['site.', 'holds a name that Windows reads otherwise'],
    ['what?', 'holds a name that Windows reads otherwise'],
    ['%TEMP%\\site', 'begins with a variable, which only a shell understands'],
  ])('on Windows %j: %s', (path, expected) => {
    expect(site(path, windows)).toBe(expected);
  });

  test('on macOS, where case does not matter, the workspace is found under any spelling', () => {
    const mac: Disk = { platform: 'darwin', workspace: '/Users/runner/w' };
    expect(site('/users/Runner/W', mac)).toBe('is the workspace itself');
    expect(site('/users/runner/w/site', mac)).toBe('/users/runner/w/site');
  });

  test('on macOS, where the form of an accent does not matter, both forms are one folder', () => {
    const mac: Disk = { platform: 'darwin', workspace: '/Users/runner/caf\u00e9' };
    expect(site('/Users/runner/cafe\u0301', mac)).toBe('is the workspace itself');
    expect(site('/Users/runner/cafe\u0301', { ...mac, platform: 'linux' })).toBe(
      'lies outside the workspace',
    );
  });
});

describe('bundle-path', () => {
  const bundle = (path: string, disk: Disk = {}, more: Partial<RawInputs> = {}): string => {
    const parsed = parse({ ...more, 'bundle-path': path }, disk);
    return 'problems' in parsed ? parsed.problems[0]!.problem : (parsed.inputs.bundlePath ?? '');
  };

  test.each([
    ['b.tar.gz', '/w/b.tar.gz'],
    ['out/b', '/w/out/b'],
    ['/tmp/b.zip', '/tmp/b.zip'],
    ['/w/b.zip', '/w/b.zip'],
    ['site.tar.gz', '/w/site.tar.gz'],
    ['../b.zip', 'lies outside the workspace'],
    ['out/', 'names a folder'],
    ['..', 'names a folder'],
    ['.', 'names a folder'],
    ['/w', 'is the workspace itself'],
    ['.git/b.zip', "lies inside '.git'"],
    ['site', "is 'site-path' or lies in it"],
    ['site/b.zip', "is 'site-path' or lies in it"],
    ['~/b.zip', "begins with '~', which only a shell understands"],
  ])('%j: %s', (path, expected) => {
    expect(bundle(path)).toBe(expected);
  });

  test.each<[PathState, string]>([
    ['missing', '/w/b'],
    ['file', '/w/b'],
    ['empty-folder', 'is a folder'],
    ['folder', 'is a folder'],
    ['link', 'is a link'],
    ['below-file', 'lies below something that is a file'],
    ['unreadable', 'cannot be used: it is a device or may not be read'],
  ])('with %s there: %s', (state, expected) => {
    expect(bundle('b', { states: { '/w/b': state } })).toBe(expected);
  });

  test('a read-only folder and a mount point are refused, a read-only file is replaced', () => {
    const states = { '/w/b': 'file', '/w': 'folder' } as const;
    const locked = (folder: string): Disk => ({ states, mayWrite: (path) => path !== folder });
    expect(bundle('b', locked('/w'))).toBe("lies in a folder that this user may not change: '/w'");
    expect(bundle('b', locked('/w/b'))).toBe('/w/b');
    expect(bundle('b', { states, isMountPoint: (path) => path === '/w/b' })).toMatch(/mount point/);
  });

  test('a site below the file of the bundle is refused, by name and through links', () => {
    expect(bundle('out', {}, { 'site-path': 'out/site' })).toBe(
      "cannot be a file: 'site-path' lies below it",
    );
    expect(bundle('alias/b', { links: { '/w/alias': '/w/site' } })).toBe("is 'site-path' or lies in it");
    expect(bundle('/tmp/link/b', { links: { '/tmp/link': '/w/site' } })).toBe("is 'site-path' or lies in it");
    expect(bundle('out/b', { links: { '/w/out': '/elsewhere' } })).toBe(
      'leads out of the workspace through a link',
    );
  });

  describe('on Windows, which reports a path below a file as missing', () => {
    const disk = (states: Readonly<Record<string, PathState>>): Disk => ({
      platform: 'win32',
      workspace: 'D:\\a\\w',
      states,
      links: { 'D:\\a\\w\\alias': 'D:\\a\\w\\real.txt' },
    });
    const here = { 'D:\\a\\w': 'folder', 'D:\\a\\w\\file.txt': 'file' } as const;
    const linked = { ...here, 'D:\\a\\w\\alias': 'link', 'D:\\a\\w\\real.txt': 'file' } as const;
    const targets = ['site-path', 'bundle-path', 'manifest-path', 'helm-values', 'check-report'] as const;
    const BELOW = 'lies below something that is a file';

    test.each<[string, Readonly<Record<string, PathState>>, string]>([
      ['file.txt\\x', here, BELOW],
      ['file.txt\\deep\\down\\x', here, BELOW],
      ['alias\\x', linked, BELOW],
      ['folder\\x', { ...here, 'D:\\a\\w\\folder': 'folder' }, 'none'],
      ['new\\deep\\x', here, 'none'],
    ])('%j below a file: %#', (path, states, expected) => {
      for (const input of targets) {
        const given = { 'site-path': 'elsewhere', [input]: path };
        const [found] = problems(given, disk(states));
        expect(found?.replace(/^[a-z-]+ ".*?" (.*?)\. .*$/, '$1')).toBe(expected);
      }
    });

    test.each<[string, Readonly<Record<string, PathState>>, string]>([
      ['Z:\\out\\x', { 'Z:\\': 'missing' }, 'lies on a drive that is not there'],
      ['Z:\\x', { 'Z:\\': 'missing' }, 'lies on a drive that is not there'],
      ['Z:\\x', { 'Z:\\': 'unreadable', 'Z:\\x': 'unreadable' }, 'lies on a drive that is not there'],
      ['\\\\gone\\share\\x', { '\\\\gone\\share\\': 'missing' }, 'lies on a share that cannot be reached'],
      [
        '\\\\gone\\share\\x',
        { '\\\\gone\\share\\': 'unreadable', '\\\\gone\\share\\x': 'unreadable' },
        'lies on a share that cannot be reached',
      ],
      ['Z:\\x', { 'Z:\\x': 'unreadable' }, 'cannot be used: it is a device or may not be read'],
    ])('%j on a drive or share: %#', (path, states, expected) => {
      for (const input of targets.filter((one) => one !== 'site-path')) {
        const [found] = problems({ [input]: path }, disk(states));
        expect(found?.replace(/^[a-z-]+ ".*?" (.*?)\. .*$/, '$1')).toBe(expected);
      }
    });
  });

  test('on Windows another drive is absolute, and letter case does not matter', () => {
    const windows: Disk = { platform: 'win32', workspace: 'D:\\a\\w' };
    expect(bundle('C:\\temp\\b.zip', windows)).toBe('C:\\temp\\b.zip');
    expect(bundle('//server/share/b.zip', windows)).toBe('\\\\server\\share\\b.zip');
    for (const odd of ['C:\\temp\\nul', 'C:\\temp\\b.zip:x', 'C:\\temp.\\b.zip'])
      expect(bundle(odd, windows)).toBe('holds a name that Windows reads otherwise');
    expect(bundle('\\\\.\\PhysicalDrive0\\b', windows)).toBe('names a device of Windows');
    expect(bundle('SITE\\b.zip', windows)).toBe("is 'site-path' or lies in it");
    expect(bundle('out\\', windows)).toBe('names a folder');
  });
});

describe('ca-certificate', () => {
  const problem = (path: string, texts: Record<string, string>): string =>
    problems({ 'ca-certificate': path }, { texts })[0]!.replace(/^ca-certificate ".*?" (.*?)\. .*$/s, '$1');

  test.each([
    ['ca.pem', { '/w/ca.pem': CERTIFICATE }, 'none'],
    ['/etc/ssl/ca.pem', { '/etc/ssl/ca.pem': CERTIFICATE }, 'none'],
    ['../ca.pem', { '/ca.pem': CERTIFICATE }, 'none'],
    ['ca.pem', {}, 'names no file that can be read'],
    ['ca.pem', { '/w/ca.pem': 'hello' }, 'names a file without a certificate in it'],
    [CERTIFICATE, {}, 'is a certificate itself instead of the path of one'],
  ])('%j on %j: %s', (path, texts, expected) => {
    expect(problem(path, texts as Record<string, string>)).toBe(expected);
  });

  test.each([
    ['20.20.2', false],
    ['22.18.0', false],
    ['23.11.1', false],
    ['24.4.1', false],
    ['24.5.0', true],
    ['25.0.0', true],
    ['26.1.0-nightly20261101', true],
  ])('Node %s supports it: %s', (nodeVersion, isUsable) => {
    const disk = { nodeVersion, texts: { '/w/ca.pem': CERTIFICATE } };
    expect(problems({}, disk)).toEqual(['none']);
    expect(problems({ 'ca-certificate': 'ca.pem' }, disk)).toEqual([
      isUsable
        ? 'none'
        : `ca-certificate "ca.pem" cannot be used on Node ${nodeVersion}. Use a runner of version 2.328.0 or later, which brings Node 24.5; or set 'NODE_EXTRA_CA_CERTS' on the runner to the absolute path of the file, and leave this input out.`,
    ]);
  });
});

test.each<[Partial<RawInputs>, readonly string[]]>([
  [
    { 'api-key': 'abcdefgh' },
    [
      "'api-key' does not begin with a word and an underscore, as admin API keys do. Check which secret it is.",
    ],
  ],
  [
    { 'api-url': 'https://api.example.com/v1/' },
    ["'api-url' ends with '/v1', which the action adds itself. Leave it out if jobs are not found."],
  ],
  [
    { 'job-id': 'a', version: 'v', paths: '/p' },
    [
      "'version' is not sent: 'job-id' follows a job that has been started already.",
      "'paths' is not sent: 'job-id' follows a job that has been started already.",
    ],
  ],
  [{ 'job-id': 'a', 'when-busy': 'wait' }, ["'when-busy' has no effect with 'job-id': no job is started."]],
  // A workflow with 'reattach' is also the one that is run by hand with a job to resume.
  [{ 'job-id': 'a', reattach: 'true' }, []],
  [
    { 'job-id': 'a', wait: 'false' },
    ["'wait: false' with 'job-id' leaves nothing to do: no job is started and none is followed."],
  ],
  [
    { extract: 'false' },
    [
      "'extract: false' without 'bundle-path' or 'upload' downloads nothing: the run ends with the output 'bundle-url'.",
    ],
  ],
  [{ extract: 'false', 'bundle-path': 'b' }, []],
  [{ wait: 'false', extract: 'false' }, []],
  [{ wait: 'false', 'site-path': 'x' }, []],
  [
    { wait: 'false', 'bundle-path': 'b' },
    ["'bundle-path' has no effect with 'wait: false': nothing is downloaded yet."],
  ],
  [{ 'job-id': 'a' }, []],
])('%j has the warning %j', (given, messages) => {
  expect(warned(given)).toEqual(messages);
});
