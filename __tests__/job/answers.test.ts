import { describe, expect, test } from '@jest/globals';
import { readBundleLink, readExportStatus, readStartedJob } from '../../src/job/answers.ts';
import { shown } from '../kit/titles.ts';

const NO_OBJECTS: readonly unknown[] = [null, undefined, 7, 'text', true, [], [{ jobId: 'a' }]];

describe('a started job', () => {
  test.each(['job-1', '01JABC', 'a.b_c-D', '550e8400-e29b-41d4-a716-446655440000', 'x'.repeat(256)])(
    '%s',
    (jobId) => {
      expect(readStartedJob({ jobId, status: 'queued' })).toEqual({ ok: true, value: jobId });
    },
  );

  const WRONG_IDS = [
    '../jobs',
    '..',
    '.',
    'a/b',
    'a b',
    'a\nb',
    'a%2fb',
    'a?b',
    '::set-output',
    'x'.repeat(257),
    'job‮1',
  ];
  test.each(WRONG_IDS.map((id) => [shown(id), id]))(
    'the id %s is refused: it becomes part of a path and a log line',
    (_, jobId) => {
      expect(readStartedJob({ jobId })).toEqual({ ok: false, problem: "its 'jobId' is not an identifier" });
    },
  );

  test.each([{}, { jobId: '' }, { jobId: 7 }, { jobId: null }, { id: 'job-1' }, ...NO_OBJECTS])(
    '%j has no id',
    (json) => {
      expect(readStartedJob(json)).toEqual({ ok: false, problem: "it has no 'jobId'" });
    },
  );
});

describe('the state of a job', () => {
  test('is read unchanged, including progress', () => {
    expect(
      readExportStatus({
        status: 'running',
        progress: '7 of 9',
        pageCount: 12,
        updatedAt: '2025-01-01T00:00:00.5+02:00',
        error: null,
        more: 1,
      }),
    ).toEqual({
      ok: true,
      value: {
        status: 'running',
        progress: '7 of 9',
        pageCount: 12,
        updatedAt: '2025-01-01T00:00:00.5+02:00',
        domain: null,
        link: null,
        error: null,
      },
    });
  });

  test.each([
    [42, 42],
    ['42 %', '42 %'],
    [
      { done: 3, of: 7, phase: 'render', final: false, note: null },
      { done: 3, of: 7, phase: 'render', final: false, note: null },
    ],
    [{ done: 3, more: { pages: 1 }, list: [1] }, { done: 3 }],
    [[42], null],
    [true, null],
    [undefined, null],
  ])('progress of %j is read as %j: nested values are dropped', (progress, taken) => {
    expect(readExportStatus({ status: 'running', progress })).toMatchObject({ value: { progress: taken } });
  });

  test.each([
    [{}, ''],
    [{ status: null }, ''],
    [{ status: '' }, ''],
    [{ status: 'COMPLETED' }, 'COMPLETED'],
  ])('of %j is %j', (json, status) => {
    expect(readExportStatus(json)).toMatchObject({ ok: true, value: { status } });
  });

  test.each([
    [0, 0],
    [1_000_000, 1_000_000],
    [-1, null],
    [1.5, null],
    ['12', null],
    [Number.MAX_VALUE, null],
    [null, null],
    [[12], null],
  ])('a page count of %j is %j', (pageCount, count) => {
    expect(readExportStatus({ status: 'running', pageCount })).toMatchObject({ value: { pageCount: count } });
  });

  test.each([
    undefined,
    null,
    1_735_689_600_000,
    '',
    'a while ago',
    '2025-01-01\n::error::x',
    'x'.repeat(41),
  ])('a last change at %j is absent', (updatedAt) => {
    expect(readExportStatus({ status: 'running', updatedAt })).toMatchObject({ value: { updatedAt: null } });
  });

  test.each([
    ['no such theme', 'no such theme'],
    ['two\nlines\u0007', 'two lines'],
    [{ message: 'nested', code: 7 }, 'nested'],
    ['', null],
    [null, null],
    [7, null],
  ])('an error of %j is reported as %j', (error, expected) => {
    expect(readExportStatus({ status: 'failed', error })).toMatchObject({ value: { error: expected } });
  });

  test('a field called message is not the error of a job', () => {
    expect(readExportStatus({ status: 'failed', message: 'rendering' })).toMatchObject({
      value: { error: null },
    });
  });

  test.each([7, true, {}, ['completed']])('a status of %j is refused', (status) => {
    expect(readExportStatus({ status })).toEqual({ ok: false, problem: "its 'status' is not a text" });
  });

  test.each(NO_OBJECTS)('%j is no state', (json) => {
    expect(readExportStatus(json)).toEqual({ ok: false, problem: 'it is not a JSON object' });
  });
});

describe('a bundle link', () => {
  test('with every field of the service is read', () => {
    const json = {
      jobId: 'a',
      bundleUrl: 'https://s.example/b?sig=1',
      sizeBytes: 7,
      expiresAt: '2025-01-01T00:00:00Z',
    };
    expect(readBundleLink(json)).toEqual({
      ok: true,
      value: { url: 'https://s.example/b?sig=1', sizeBytes: 7, expiresAt: '2025-01-01T00:00:00Z' },
    });
  });

  test('with the link alone is read, in its normal form', () => {
    expect(readBundleLink({ bundleUrl: 'HTTPS://S.example/a b' })).toEqual({
      ok: true,
      value: { url: 'https://s.example/a%20b', sizeBytes: null, expiresAt: null },
    });
  });

  test.each(['large', -1, 1.5, null, {}])('a size of %j is not used', (sizeBytes) => {
    expect(readBundleLink({ bundleUrl: 'https://s.example/b', sizeBytes })).toMatchObject({
      value: { sizeBytes: null },
    });
  });

  test.each([7, 'soon, they say', '2025-01-01\n::error::x', 'x'.repeat(41)])(
    'an expiry of %j is ignored',
    (expiresAt) => {
      expect(readBundleLink({ bundleUrl: 'https://s.example/b', expiresAt })).toMatchObject({
        value: { expiresAt: null },
      });
    },
  );

  test.each([
    'ftp://s.example/b',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:,x',
    '/b',
    's.example/b',
    'https://',
    'http:s.example',
    ' https://s.example/b',
  ])('the link %s is refused', (bundleUrl) => {
    expect(readBundleLink({ bundleUrl })).toEqual({
      ok: false,
      problem: "its 'bundleUrl' is not an http(s) address",
    });
  });

  test.each([
    {},
    { bundleUrl: '' },
    { bundleUrl: null },
    { bundleUrl: 7 },
    { url: 'https://s.example/b' },
    ...NO_OBJECTS,
  ])('%j has no link', (json) => {
    expect(readBundleLink(json)).toEqual({ ok: false, problem: "it has no 'bundleUrl'" });
  });
});

test.each([
  [`https://s.example/${'b'.repeat(8_192)}`, "its 'bundleUrl' is longer than 8192 characters"],
  [`https://s.example/b?${'a=1&'.repeat(64)}`, "its 'bundleUrl' has more than 64 parameters"],
])('a link is bounded before anything is done with it (%#)', (bundleUrl, problem) => {
  expect(readBundleLink({ bundleUrl })).toEqual({ ok: false, problem });
});
