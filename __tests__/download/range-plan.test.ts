import { describe, expect, test } from '@jest/globals';
import {
  planRange,
  strongEtag,
  type AnswerHead,
  type Wanted,
  type RangePlan,
} from '../../src/download/range-plan.ts';

const NOW = Date.UTC(2025, 0, 1);
const NOTHING: Wanted = { fromByte: 0, endByte: null, etag: null, totalBytes: null };
const FORTY: Wanted = { fromByte: 40, endByte: null, etag: '"v1"', totalBytes: 100 };

function head(status: number, headers: Partial<AnswerHead> = {}): AnswerHead {
  return { contentLength: null, contentRange: null, etag: null, retryAfter: null, ...headers, status };
}

const plan = (held: Wanted, answer: AnswerHead): RangePlan => planRange(held, answer, NOW);
const PART = { contentRange: 'bytes 40-99/100', contentLength: '60', etag: '"v1"' };

describe('206', () => {
  test.each<[string, Wanted, Partial<AnswerHead>]>([
    ['the rest', FORTY, PART],
    ['without a length', FORTY, { ...PART, contentLength: null }],
    ['a length that cannot be read', FORTY, { ...PART, contentLength: '60, 60' }],
    ['odd case and blanks', FORTY, { ...PART, contentRange: ' Bytes 40-99/100 ', etag: ' "v1" ' }],
    ['where the total was not known', { ...FORTY, totalBytes: null }, PART],
  ])('with %s is appended', (_, held, headers) => {
    expect(plan(held, head(206, headers))).toEqual({ kind: 'append', totalBytes: 100, etag: '"v1"' });
  });

  test('of everything, with no byte received, is accepted', () => {
    const all = { contentRange: 'bytes 0-99/100' };
    expect(plan(NOTHING, head(206, all))).toEqual({ kind: 'append', totalBytes: 100, etag: null });
  });

  test.each<[string, Partial<AnswerHead>]>([
    ['no Content-Range', { contentRange: null }],
    ['an empty one', { contentRange: '' }],
    ['an unknown total', { contentRange: 'bytes 40-99/*' }],
    ['an unsatisfied range', { contentRange: 'bytes */100' }],
    ['negative numbers', { contentRange: 'bytes -40-99/100' }],
    ['numbers beyond counting', { contentRange: 'bytes 40-99/99999999999999999999' }],
    ['two ranges', { contentRange: 'bytes 40-49/100, bytes 50-99/100' }],
    ['another unit', { contentRange: 'items 40-99/100' }],
    ['a part before ours', { contentRange: 'bytes 39-99/100' }],
    ['a part after ours', { contentRange: 'bytes 41-99/100' }],
    ['a part that is not the whole rest', { contentRange: 'bytes 40-98/100' }],
    ['a part beyond the total', { contentRange: 'bytes 40-100/100' }],
    ['another total', { contentRange: 'bytes 40-100/101', contentLength: '61' }],
    ['another length', { contentLength: '59' }],
    ['another ETag', { etag: '"v2"' }],
    ['no ETag', { etag: null }],
    ['a weak ETag', { etag: 'W/"v1"' }],
  ])('with %s is never appended', (_, headers) => {
    expect(plan(FORTY, head(206, { ...PART, ...headers }))).toMatchObject({ kind: 'start-over' });
    // With nothing held there is nothing to forget: the request is repeated.
    expect(plan(NOTHING, head(206, { ...PART, ...headers }))).toMatchObject({ kind: 'retry', waitMs: null });
  });

  test('is a part of another bundle only when its ETag differs', () => {
    const changed = (headers: Partial<AnswerHead>): unknown =>
      plan(FORTY, head(206, { ...PART, ...headers }));
    expect(changed({ etag: '"v2"' })).toMatchObject({ changed: true });
    expect(changed({ etag: null })).toMatchObject({ changed: true });
    expect(changed({ contentRange: 'bytes 40-100/101', contentLength: '61' })).toMatchObject({
      changed: false,
    });
  });

  test('of the first bytes must match the rest like any other part', () => {
    const first: Wanted = { ...FORTY, fromByte: 0, endByte: 10 };
    const good = { contentRange: 'bytes 0-9/100', contentLength: '10', etag: '"v1"' };
    expect(plan(first, head(206, good))).toMatchObject({ kind: 'append' });
    expect(plan(first, head(206, { ...good, etag: '"v2"' }))).toMatchObject({
      kind: 'start-over',
      changed: true,
    });
    expect(plan(first, head(206, { ...good, contentRange: 'bytes 0-9/101' }))).toMatchObject({
      kind: 'start-over',
      changed: false,
    });
    expect(plan(first, head(200, { contentLength: '100', etag: '"v2"' }))).toMatchObject({ changed: true });
    expect(plan(first, head(416))).toMatchObject({ kind: 'start-over', changed: false });
  });

  test('is never appended to bytes without a strong ETag', () => {
    const blind = { ...FORTY, etag: null };
    for (const etag of [null, 'W/"v1"', '"v1"'])
      expect(plan(blind, head(206, { ...PART, etag }))).toMatchObject({ kind: 'start-over' });
  });
});

describe('200', () => {
  test.each<[string, Wanted, Partial<AnswerHead>, Partial<RangePlan>]>([
    [
      'the whole',
      NOTHING,
      { contentLength: '100', etag: '"v1"' },
      { totalBytes: 100, etag: '"v1"', changed: false },
    ],
    ['without a length', NOTHING, {}, { totalBytes: null, etag: null, changed: false }],
    ['a length that is no number', NOTHING, { contentLength: 'many' }, { totalBytes: null, changed: false }],
    ['a weak ETag', NOTHING, { etag: 'W/"v1"' }, { etag: null, changed: false }],
    ['the same bundle', FORTY, { contentLength: '100', etag: '"v1"' }, { totalBytes: 100, changed: false }],
    ['another ETag', FORTY, { contentLength: '100', etag: '"v2"' }, { etag: '"v2"', changed: true }],
    ['no ETag any more', FORTY, { contentLength: '100' }, { etag: null, changed: true }],
    ['another length', FORTY, { contentLength: '90', etag: '"v1"' }, { totalBytes: 90, changed: true }],
  ])('with %s is read from the start', (_, held, headers, expected) => {
    expect(plan(held, head(200, headers))).toMatchObject({ kind: 'whole', ...expected });
  });
});

describe('416', () => {
  const all: Wanted = { fromByte: 100, endByte: null, etag: '"v1"', totalBytes: 100 };
  test.each<[string, Wanted, Partial<AnswerHead>, RangePlan['kind']]>([
    ['where all is held', all, { contentRange: 'bytes */100', etag: '"v1"' }, 'complete'],
    ['where all is held, without an ETag', all, { contentRange: 'bytes */100' }, 'complete'],
    ['of another bundle', all, { contentRange: 'bytes */100', etag: '"v2"' }, 'start-over'],
    ['of another total', all, { contentRange: 'bytes */101', etag: '"v1"' }, 'start-over'],
    ['without a total', all, { etag: '"v1"' }, 'start-over'],
    ['in the middle', FORTY, { contentRange: 'bytes */100', etag: '"v1"' }, 'start-over'],
    ['at a total of its own', { ...FORTY, totalBytes: null }, { contentRange: 'bytes */40' }, 'start-over'],
    ['with nothing held', NOTHING, { contentRange: 'bytes */100' }, 'retry'],
    ['of nothing', NOTHING, { contentRange: 'bytes */0' }, 'retry'],
  ])('%s', (_, held, headers, expected) => {
    expect(plan(held, head(416, headers)).kind).toBe(expected);
  });
});

describe('other answers', () => {
  test.each([408, 425, 429, 500, 502, 503, 504, 599])('%i is retried', (status) => {
    const problem = `the object storage answered ${status}`;
    expect(plan(FORTY, head(status))).toEqual({ kind: 'retry', problem, waitMs: null });
    expect(plan(FORTY, head(status, { retryAfter: '7' }))).toEqual({ kind: 'retry', problem, waitMs: 7_000 });
  });

  test.each([400, 401, 403, 404, 410, 412, 451])('%i needs a fresh link', (status) => {
    expect(plan(FORTY, head(status))).toEqual({
      kind: 'fresh-link',
      problem: `the object storage answered ${status}`,
    });
  });

  test.each([0, 100, 201, 204, 302, 304])('%i is retried, as it is unexpected', (status) => {
    expect(plan(FORTY, head(status)).kind).toBe('retry');
  });
});

test.each([
  ['"abc"', '"abc"'],
  ['""', '""'],
  [' "abc" ', '"abc"'],
  ['W/"abc"', null],
  ['abc', null],
  ['"a"b"', null],
  ['"a", "b"', null],
  ['', null],
  [null, null],
])('the strong ETag of %j is %j', (etag, strong) => {
  expect(strongEtag(etag)).toBe(strong);
});
