import { describe, expect, test } from '@jest/globals';
import {
  parseVerifyInputs,
  VERIFY_INPUT_DEFAULTS,
  type VerifyInputName,
  type VerifyInputs,
} from '../../src/verify/verify-inputs.ts';
import { aMachine } from '../kit/inputs.ts';
import { changesOf, manifestOf, page, sha256 } from './sites.ts';

const FILES = { 'index.html': page('first'), 'größe.html': page('size'), 'app.js': 'run()' };
const MANIFEST = manifestOf(FILES);
const TEXTS: Readonly<Record<string, string>> = {
  '/w/manifest.json': MANIFEST,
  '/w/changes.json': changesOf({
    added: ['app.js'],
    changed: ['index.html'],
    removed: ['old.html'],
    previously: { 'index.html': 'before' },
  }),
  '/w/other.json': changesOf({}, sha256('another')),
  '/w/odd.json': changesOf({ removed: ['../x'] }),
  '/w/text.json': 'text',
  '/w/none.json': manifestOf({}),
  '/w/sizeless.json': MANIFEST.replaceAll('"size"', '"bytes"'),
  '/w/newer.json': MANIFEST.replace('"schemaVersion":1', '"schemaVersion":2'),
};
const machine = aMachine({
  readBytes: (path) => {
    const text = TEXTS[path];
    if (text !== undefined) return Buffer.from(text);
    return path.endsWith('.gz') ? Buffer.from([0x1f, 0x8b]) : 'unreadable';
  },
  states: Object.fromEntries([...Object.keys(TEXTS), '/w/x.gz'].map((path) => [path, 'file'])),
});

function parsed(given: Partial<Record<VerifyInputName, string>>) {
  const absent = Object.fromEntries(Object.keys(VERIFY_INPUT_DEFAULTS).map((name) => [name, '']));
  const raw = { ...absent, url: 'https://docs.example.com', manifest: 'manifest.json', ...given };
  return parseVerifyInputs(raw as Record<VerifyInputName, string>, machine);
}

function inputsOf(given: Partial<Record<VerifyInputName, string>>): VerifyInputs {
  const result = parsed(given);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.inputs;
}

test('the defaults match the documentation', () => {
  expect(inputsOf({})).toMatchObject({
    url: 'https://docs.example.com',
    changes: null,
    maxRequests: 2000,
    timeoutMs: 600_000,
    pollIntervalMs: 5_000,
    concurrency: 8,
    failOn: 'stale',
    reportPath: null,
    caCertificate: null,
  });
});

test('the manifest gives sizes, hashes and text digests; the changes give what to request first', () => {
  const { site, changes } = inputsOf({ changes: 'changes.json' });
  expect(
    [...site.files.values()].map(({ path, bytes, sha256: hash, text }) => [path, bytes, hash, text === null]),
  ).toEqual([
    ['index.html', Buffer.byteLength(FILES['index.html']), sha256(FILES['index.html']), false],
    ['größe.html', Buffer.byteLength(FILES['größe.html']), sha256(FILES['größe.html']), false],
    ['app.js', 5, sha256('run()'), true],
  ]);
  expect(site.addressStyle).toEqual({ pages: 'extensionless', folders: 'slash' });
  expect(changes).toEqual({
    added: ['app.js'],
    changed: ['index.html'],
    removed: ['old.html'],
    previousSha256: new Map([['index.html', sha256('before')]]),
  });
});

test('all given inputs are read', () => {
  const given = {
    url: ' https://docs.example.com:8443/base/ ',
    'max-requests': '50',
    timeout: '90s',
    'poll-interval': '250ms',
    concurrency: '32',
    'fail-on': 'nothing',
    report: 'out/report.json',
  } as const;
  expect(inputsOf(given)).toMatchObject({
    url: 'https://docs.example.com:8443/base',
    maxRequests: 50,
    timeoutMs: 90_000,
    pollIntervalMs: 250,
    concurrency: 32,
    failOn: 'nothing',
    reportPath: '/w/out/report.json',
  });
});

test.each([
  'http://localhost:8080',
  'http://127.0.0.1:8080/docs',
  'http://[::1]:8080',
  'http://docs.localhost',
])('plain http on this machine: %s', (url) => {
  expect(inputsOf({ url }).url).toBe(url);
});

describe('a mistake is refused:', () => {
  test.each<[VerifyInputName, string, string]>([
    ['url', '', 'is empty'],
    ['url', 'docs.example.com', "does not begin with 'https://'"],
    ['url', 'http://docs.example.com', 'is not encrypted: anybody on the way could answer for the site'],
    ['url', 'http://127.0.0.1.example.com', 'is not encrypted: anybody on the way could answer for the site'],
    ['url', 'http://192.168.0.1', 'is not encrypted: anybody on the way could answer for the site'],
    ['url', 'https://user:pass@docs.example.com', 'holds credentials'],
    ['url', 'https://docs.example.com/?a=1', 'holds a query or a fragment'],
    ['url', 'ftp://docs.example.com', "begins with 'ftp://'"],
    ['manifest', '', 'is empty'],
    ['manifest', 'lost.json', 'names no file that can be read'],
    ['manifest', 'x.gz', 'is not UTF-8'],
    ['manifest', 'text.json', 'is not JSON'],
    ['manifest', 'none.json', 'lists no file'],
    ['manifest', 'sizeless.json', 'has no size of file number 1'],
    ['manifest', 'newer.json', 'has schema version 2, and this version of the action reads 1'],
    ['changes', 'lost.json', 'names no file that can be read'],
    ['changes', 'text.json', 'is not JSON'],
    ['changes', 'manifest.json', 'is not the changes.json of an export'],
    ['changes', 'odd.json', 'is not the changes.json of an export'],
    ['changes', 'other.json', "is of another export than 'manifest'"],
    ['max-requests', '0', 'is out of range'],
    ['timeout', '10', 'has no unit'],
    ['poll-interval', '2h', 'is longer than 1 h'],
    ['concurrency', '33', 'is out of range'],
    ['fail-on', 'warn', "is none of 'broken', 'stale' and 'nothing'"],
    ['report', 'manifest.json', "is 'manifest'"],
    ['report', '../report.json', 'lies outside the workspace'],
    ['ca-certificate', 'lost.pem', 'names no file that can be read'],
  ])('%s: %j', (input, value, problem) => {
    const result = parsed({ [input]: value });
    expect('problems' in result ? result.problems : []).toEqual([
      expect.objectContaining({ input, problem }),
    ]);
    expect(JSON.stringify(result)).not.toContain('pass');
  });

  test('every mistake is reported', () => {
    const result = parsed({ url: '', manifest: '', 'fail-on': 'x', concurrency: 'many' });
    expect('problems' in result && result.problems.map(({ input }) => input)).toEqual([
      'url',
      'manifest',
      'concurrency',
      'fail-on',
    ]);
  });
});
