import { describe, expect, test } from '@jest/globals';
import type { JobToStart } from '../../src/job/job-inputs.ts';
import {
  exportIdentity,
  findRecords,
  readAttempt,
  recordName,
  recordText,
} from '../../src/job/job-record.ts';
import { A_JOB } from '../kit/inputs.ts';

const HASH = '0123456789abcdef'.repeat(4);
const OTHER = `f${HASH.slice(1)}`;
const TEN_NEWEST = Array.from({ length: 10 }, (_, at) => `j${98 - at}`);
const API = 'https://api.example.com';

const named = (jobId: string, attempt = 1, hash = HASH): string => recordName(hash, { jobId, attempt });

test('a record is named after inputs, attempt and job, and is parsed from that name', () => {
  expect(named('job_1.a-b', 12)).toBe('docs-export-job-0123456789abcdef-attempt-12-job_1.a-b');
  const found = findRecords([{ id: 1, name: named('job_1.a-b', 12) }], HASH, 13);
  expect(found).toEqual([{ jobId: 'job_1.a-b', attempt: 12 }]);
});

describe('the jobs that an attempt may follow, the likeliest first', () => {
  const CASES: readonly (readonly [string, readonly string[], number, readonly string[]])[] = [
    ['are those of the attempt before', [named('a', 1)], 2, ['a']],
    ['are none when nothing is there', [], 2, []],
    ['are none in the first attempt', [named('a', 1)], 1, []],
    ['are not those that this attempt has started', [named('a', 2), named('b', 3)], 2, []],
    ['begin with the latest attempt', [named('a', 2), named('b', 10), named('c', 1)], 11, ['b', 'a', 'c']],
    ['begin with the last of several in one attempt', [named('a', 1), named('b', 1)], 2, ['b', 'a']],
    ['are not those for other inputs', [named('a', 1, OTHER)], 2, []],
    ['are those of an attempt whose own successor left none', [named('a', 1)], 7, ['a']],
    ['are named once each', [named('a', 1), named('b', 2), named('a', 3)], 4, ['a', 'b']],
    ['are ten at most', Array.from({ length: 99 }, (_, at) => named(`j${at}`)), 2, TEN_NEWEST],
  ];
  for (const [name, names, attempt, jobIds] of CASES) {
    test(name, () => {
      const artifacts = names.map((each, at) => ({ id: at + 1, name: each }));
      expect(findRecords(artifacts, HASH, attempt).map(({ jobId }) => jobId)).toEqual(jobIds);
      // The order of the list does not matter.
      expect(findRecords(artifacts.toReversed(), HASH, attempt).map(({ jobId }) => jobId)).toEqual(jobIds);
    });
  }
});

describe('an invalid name is ignored', () => {
  const prefix = 'docs-export-job-0123456789abcdef-attempt-';
  test.each([
    ['another artifact', 'docs-site'],
    ['no job', `${prefix}1-`],
    ['no attempt', `${prefix}-job_1`],
    ['attempt nought', `${prefix}0-job_1`],
    ['an attempt that is no number', `${prefix}1e0-job_1`],
    ['an attempt below nought', `${prefix}-1-job_1`],
    ['an attempt that no run has', `${prefix}1234567-job_1`],
    ['an id that climbs', `${prefix}1-..`],
    ['an id with a path', `${prefix}1-a/../b`],
    ['an id with a line break', `${prefix}1-job\n::set-output name=a::b`],
    ['an id with a query', `${prefix}1-a?b`],
    ['an id that is endless', `${prefix}1-${'a'.repeat(300)}`],
    ['letters that look alike', named('job_1').replace('docs', 'dоcs')],
    ['something before', ` ${named('job_1')}`],
  ])('%s', (_, name) => {
    expect(findRecords([{ id: 1, name }], HASH, 9)).toEqual([]);
    const artifacts = [
      { id: 1, name: named('good') },
      { id: 2, name },
    ];
    expect(findRecords(artifacts, HASH, 9)).toEqual([{ jobId: 'good', attempt: 1 }]);
  });
});

test('exports match when service, site, version and pages are equal', () => {
  const paths = (...given: string[]): JobToStart => ({ ...A_JOB, paths: given });
  const all = [
    exportIdentity(API, A_JOB),
    exportIdentity(`${API}/base`, A_JOB),
    exportIdentity(API, { ...A_JOB, domain: 'docs.example.org' }),
    exportIdentity(API, { ...A_JOB, version: 'v1' }),
    exportIdentity(API, paths('/a', '/b')),
    exportIdentity(API, paths('/a')),
    exportIdentity(API, paths('/a,/b')),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(exportIdentity(API, { ...A_JOB })).toBe(all[0]);
});

test('the artifact explains itself to whoever opens it', () => {
  const text = recordText({ ...A_JOB, version: 'v1' }, { jobId: 'job_1', attempt: 2 });
  const { about, ...facts } = JSON.parse(text) as Record<string, unknown>;
  expect(about).toContain("'reattach: true'");
  expect(facts).toEqual({ jobId: 'job_1', attempt: 2, domain: 'docs.example.com', version: 'v1' });
});

test.each([
  ['1', 1],
  ['17', 17],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['two', 1],
  ['99999999999999999999', 1],
])("the runner's attempt '%s' is number %i", (text, attempt) => {
  expect(readAttempt(text)).toBe(attempt);
});
