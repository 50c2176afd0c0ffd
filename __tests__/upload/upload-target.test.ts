import { describe, expect, test } from '@jest/globals';
import { artifactUrl, uploadObstacle } from '../../src/artifacts/client.ts';
import {
  judgeClientError,
  readClientLine,
  readStatus,
  withStatus,
  type UploadProblem,
} from '../../src/artifacts/client-error.ts';
import { refusedPath } from '../../src/upload/hand-over.ts';
import { parseArtifactName, parseUpload, UPLOAD_INPUTS } from '../../src/upload/upload-inputs.ts';
import { aMachine } from '../kit/inputs.ts';

describe('upload', () => {
  test.each([
    ['none', 'none'],
    ['site', 'site'],
    ['Bundle', 'bundle'],
    ['PAGES', 'pages'],
  ])('%s is %s', (text, value) => {
    expect(parseUpload(text)).toEqual({ value });
  });

  test.each([
    ['true', "is none of 'none', 'site', 'bundle' and 'pages'"],
    ['sites', "is none of 'none', 'site', 'bundle' and 'pages'"],
    ['site,pages', "is none of 'none', 'site', 'bundle' and 'pages'"],
  ])('%s %s', (text, problem) => {
    expect(parseUpload(text)).toMatchObject({ problem });
  });
});

describe('artifact-name', () => {
  test.each(['docs', 'docs-site', 'docs.tar.gz', 'Doku größe', '.docs', 'a (1) & b', 'x'.repeat(255)])(
    '%s is taken',
    (name) => {
      expect(parseArtifactName(name)).toEqual({ value: name });
    },
  );

  test.each([
    ['docs/site', "holds the character '/', which the artifact service refuses"],
    ['feature/a:b', "holds the character ':', which the artifact service refuses"],
    ['a\\b', "holds the character '\\', which the artifact service refuses"],
    ['a"b"', `holds the character '"', which the artifact service refuses`],
    ['*', "holds the character '*', which the artifact service refuses"],
    ['a\nb', 'holds a control character'],
    ['..', 'is dots only, which no file can be called'],
    ['ü'.repeat(128), 'is longer than 255 bytes'],
  ])('%j %s', (name, problem) => {
    const remedy = "Choose a name such as 'docs-site'.";
    expect(parseArtifactName(name)).toEqual({ problem, remedy });
  });
});

test.each([
  ['1', { value: 1 }],
  ['400', { value: 400 }],
  ['0', { problem: 'is out of range', remedy: 'Write a whole number from 1 to 400.' }],
  ['401', { problem: 'is out of range', remedy: 'Write a whole number from 1 to 400.' }],
  ['7d', { problem: 'is not a whole number in digits', remedy: 'Write a whole number from 1 to 400.' }],
  ['-1', { problem: 'is not a whole number in digits', remedy: 'Write a whole number from 1 to 400.' }],
  ['1.5', { problem: 'is not a whole number in digits', remedy: 'Write a whole number from 1 to 400.' }],
])('retention-days %s: %j', (text, parsed) => {
  expect(UPLOAD_INPUTS['retention-days'].parse(text, aMachine(), () => '')).toEqual(parsed);
});

describe('file names that no artifact can hold', () => {
  test.each([
    ['a/b"c', '"'],
    ['c:/x', ':'],
    ['a<b', '<'],
    ['a>b', '>'],
    ['a|b', '|'],
    ['a*b', '*'],
    ['what?/index.html', '?'],
  ])('%j has %s', (path, character) => {
    expect(refusedPath(['index.html', path])).toEqual({ path, character, others: 0 });
  });

  test('the first is named, and the others are counted', () => {
    expect(refusedPath(['a', 'b?', 'c/d', 'e*?', 'f|'])).toEqual({
      path: 'b?',
      character: '?',
      others: 2,
    });
  });

  test('all other names are accepted', () => {
    expect(refusedPath([])).toBeNull();
    expect(
      refusedPath(['a/b/c.html', '.well-known/x', "größe (1)/'&%$#@!~`^[]{}=+;,.html", 'a b']),
    ).toBeNull();
  });
});

describe('the artifact service', () => {
  const GITHUB = {
    GITHUB_SERVER_URL: 'https://github.com',
    ACTIONS_RESULTS_URL: 'https://results-receiver.actions.githubusercontent.com/',
    ACTIONS_RUNTIME_TOKEN: 'a.b.c',
    GITHUB_REPOSITORY: 'example/docs',
    GITHUB_RUN_ID: '4711',
  };

  test.each([
    'https://github.com',
    'https://GitHub.com/',
    '',
    'https://tenant.ghe.com',
    'http://github.localhost',
  ])('is available on %s', (GITHUB_SERVER_URL) => {
    expect(uploadObstacle({ ...GITHUB, GITHUB_SERVER_URL })).toBeNull();
  });

  test.each<[Partial<typeof GITHUB>, unknown]>([
    [{ GITHUB_SERVER_URL: 'https://github.example.com' }, { why: 'not-github', host: 'github.example.com' }],
    [{ GITHUB_SERVER_URL: 'https://notgithub.com' }, { why: 'not-github', host: 'notgithub.com' }],
    [{ GITHUB_SERVER_URL: 'https://ghe.com' }, { why: 'not-github', host: 'ghe.com' }],
    [{ GITHUB_SERVER_URL: 'http://localhost:3000' }, { why: 'not-github', host: 'localhost' }],
    [{ GITHUB_SERVER_URL: 'not a URL' }, { why: 'not-github', host: 'not a URL' }],
    [{ ACTIONS_RUNTIME_TOKEN: '' }, { why: 'no-token', host: 'github.com' }],
    [{ ACTIONS_RESULTS_URL: '' }, { why: 'no-address', host: 'github.com' }],
    [{ ACTIONS_RESULTS_URL: 'results' }, { why: 'no-address', host: 'github.com' }],
    [
      { ACTIONS_RUNTIME_TOKEN: '', ACTIONS_RESULTS_URL: '', GITHUB_SERVER_URL: 'https://a.example' },
      { why: 'not-github', host: 'a.example' },
    ],
  ])('is unavailable with %j: %j', (more, obstacle) => {
    expect(uploadObstacle({ ...GITHUB, ...more })).toEqual(obstacle);
  });

  test('has an address for an artifact, where the run knows its own', () => {
    const url = 'https://github.com/example/docs/actions/runs/4711/artifacts/7';
    expect(artifactUrl(GITHUB, 7)).toBe(url);
    expect(artifactUrl({ ...GITHUB, GITHUB_SERVER_URL: '' }, 7)).toBe(url);
    expect(artifactUrl({ ...GITHUB, GITHUB_SERVER_URL: 'https://github.com/' }, 7)).toBe(url);
    expect(artifactUrl({ ...GITHUB, GITHUB_RUN_ID: '' }, 7)).toBeNull();
    expect(artifactUrl({ ...GITHUB, GITHUB_REPOSITORY: '' }, 7)).toBeNull();
  });
});

describe('the messages of the artifact client', () => {
  test.each([
    ['Uploaded bytes 8388608', null, 'Uploaded bytes 8388608'],
    ['::add-mask::secret', 'add-mask', 'secret'],
    ['::debug::Body: {%0A  "ok": true, "100%25"%0A}', 'debug', 'Body: {\n  "ok": true, "100%"\n}'],
    ['::error::An error has occurred', 'error', 'An error has occurred'],
    ['::warning title=x::Odd', 'warning', 'Odd'],
    ['::odd', null, '::odd'],
    ['said: ::debug::x', null, 'said: ::debug::x'],
  ])('%s', (line, command, text) => {
    expect(readClientLine(line)).toEqual({ command, text });
  });
});

describe('an answer without JSON', () => {
  const NO_JSON = 'Failed request: (502), with an answer that is no JSON';

  test.each([
    ['Unexpected end of JSON input', NO_JSON],
    [`Unexpected token '<', "<html>\n<h1>"... is not valid JSON`, NO_JSON],
    ['Unexpected non-whitespace character after JSON at position 3 (line 1 column 4)', NO_JSON],
    [
      'Failed to CreateArtifact: Failed to make request after 5 attempts: Unexpected end of JSON input',
      `Failed to CreateArtifact: Failed to make request after 5 attempts: ${NO_JSON}`,
    ],
    [
      'Attempt 1 of 5 failed with error: Unexpected end of JSON input. Retrying request in 3000 ms...',
      `Attempt 1 of 5 failed with error: ${NO_JSON}. Retrying request in 3000 ms...`,
    ],
    ['Failed request: (403) Forbidden: no JSON for you', 'Failed request: (403) Forbidden: no JSON for you'],
  ])('%j is reported with its status', (text, expected) => {
    expect(withStatus(text, 502)).toBe(expected);
    expect(withStatus(text, null)).toBe(text);
  });

  test.each([
    ['::debug::[Response] - 500', 500],
    ['::debug::[Request] POST https://example.com', null],
    ['[Response] - many', null],
  ])('the status is in the line %j: %j', (line, status) => {
    expect(readStatus(line)).toBe(status);
  });
});

describe('an error of the artifact client', () => {
  const CREATE = 'Failed to CreateArtifact: ';
  test.each<[string, string | null, UploadProblem]>([
    [
      `${CREATE}Unable to make request: ECONNRESET\nIf you are using self-hosted runners, please make sure …`,
      null,
      { kind: 'passing', problem: 'the connection broke (ECONNRESET)', remedy: 'run-again' },
    ],
    [
      'Unable to make request: ETIMEDOUT\nIf you are …',
      'ETIMEDOUT',
      { kind: 'passing', problem: 'the connection broke (ETIMEDOUT)', remedy: 'run-again' },
    ],
    [
      'Upload progress stalled.',
      null,
      { kind: 'passing', problem: 'nothing went up for five minutes', remedy: 'run-again' },
    ],
    [
      `${CREATE}Received non-retryable error: Failed request: (409) Conflict: an artifact with this name already exists on the workflow run`,
      null,
      {
        kind: 'passing',
        problem: 'the name is taken by another artifact of this run',
        remedy: 'rename',
      },
    ],
    [
      `${CREATE}Artifact storage quota has been hit. Unable to upload any new artifacts.\nMore info on …`,
      null,
      { kind: 'final', problem: 'the storage quota for artifacts is used up', remedy: 'free-storage' },
    ],
    [
      `${CREATE}Failed to make request after 5 attempts: Failed request: (503) Service Unavailable`,
      null,
      {
        kind: 'final',
        problem:
          'failed to CreateArtifact: Failed to make request after 5 attempts: Failed request: (503) Service Unavailable',
        remedy: 'run-again',
      },
    ],
    [
      `${CREATE}Received non-retryable error: Failed request: (403) Forbidden: no.`,
      null,
      {
        kind: 'final',
        problem: 'failed to CreateArtifact: Failed request: (403) Forbidden: no',
        remedy: 'check',
      },
    ],
    ['Server busy', '503', { kind: 'final', problem: 'server busy', remedy: 'run-again' }],
    ['', '400', { kind: 'final', problem: 'it failed with 400', remedy: 'check' }],
    ['', null, { kind: 'final', problem: 'the artifact client gave no reason', remedy: 'check' }],
  ])('%j (%s)', (message, code, judged) => {
    expect(judgeClientError({ message, code })).toEqual(judged);
  });

  test('shows no signature, and is shortened', () => {
    const { problem } = judgeClientError({
      message: `Cannot PUT https://blobs.example.com/a?sig=5ecret&se=1 ${'x'.repeat(1_000)}`,
      code: null,
    });
    expect(problem).toContain('https://blobs.example.com/a');
    expect(problem).not.toContain('5ecret');
    expect(problem.length).toBeLessThan(310);
  });
});
