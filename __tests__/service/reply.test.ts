import { describe, expect, test } from '@jest/globals';
import { Failure } from '../../src/core/failure.ts';
import type { FailureCode, ServiceCall } from '../../src/core/failure.ts';
import { judgeReply, readErrorText, type Judgement, type Reply } from '../../src/service/reply.ts';
import { titled } from '../kit/titles.ts';

const NOW = Date.UTC(2025, 0, 1);
const CALLS: readonly ServiceCall[] = ['start', 'status', 'bundle'];

function answer(
  status: number,
  json: unknown,
  more: Partial<Extract<Reply, { kind: 'answer' }>> = {},
): Reply {
  return { kind: 'answer', status, json, retryAfter: null, location: null, ...more };
}

function judged(reply: Reply, doing: ServiceCall = 'status'): Judgement {
  return judgeReply(doing, reply, NOW);
}

describe('a good answer', () => {
  test.each([200, 201, 202, 299])('%i with JSON is good', (status) => {
    expect(judged(answer(status, { a: 1 }))).toEqual({ kind: 'ok', waitMs: null, json: { a: 1 } });
    expect(judged(answer(status, null))).toEqual({ kind: 'ok', waitMs: null, json: null });
  });

  test('without JSON is bad: the service may have acted, and the call may be retried', () => {
    expect(judged(answer(200, undefined))).toMatchObject({
      kind: 'retry',
      problem: 'it answered with something that is not JSON',
      notActedOn: false,
    });
  });

  test('that says that it is an HTML page is called one, as a proxy or a sign-in page sends it', () => {
    expect(judged(answer(200, undefined, { isPage: true }))).toMatchObject({
      problem: 'it answered with an HTML page, which is not JSON',
    });
  });
});

describe('final answers', () => {
  test.each<[number, FailureCode]>([
    [400, 'request-refused'],
    [401, 'key-refused'],
    [402, 'request-refused'],
    [403, 'not-allowed'],
    [404, 'not-found'],
    [405, 'request-refused'],
    [409, 'conflict'],
    [422, 'request-refused'],
    [499, 'request-refused'],
  ])("%i is %s, with the service's own text", (status, code) => {
    for (const doing of CALLS) {
      const verdict = judged(answer(status, { error: 'because' }), doing);
      expect(verdict).toMatchObject({
        kind: 'fatal',
        failure: { code, facts: { doing, status, detail: 'because' } },
      });
      expect(judged(answer(status, undefined), doing)).toMatchObject({
        failure: { facts: { detail: null } },
      });
    }
  });

  test.each([301, 302, 303, 307, 308])('status %i: the key is not sent along', (status) => {
    expect(judged(answer(status, undefined, { location: 'https://x.example/a' }))).toMatchObject({
      kind: 'fatal',
      failure: { code: 'api-redirects', facts: { status, location: 'https://x.example/a' } },
    });
    expect(judged(answer(status, undefined))).toMatchObject({ failure: { facts: { location: 'nowhere' } } });
  });

  test('an untrusted certificate', () => {
    const failure = new Failure('certificate-untrusted', { host: 'h', problem: 'CERT_HAS_EXPIRED' });
    expect(judged({ kind: 'final', failure })).toEqual({ kind: 'fatal', failure });
  });
});

describe('answers that a retry may improve', () => {
  test.each<[number, boolean]>([
    [408, false],
    [425, false],
    [429, true],
    [500, false],
    [502, false],
    [503, true],
    [504, false],
    [599, false],
  ])('status %i; surely not acted on: %s', (status, notActedOn) => {
    expect(judged(answer(status, { error: 'because' }, { retryAfter: '7' }))).toMatchObject({
      kind: 'retry',
      problem: expect.stringMatching(new RegExp(`^it answered ${status}.*: because$`)),
      waitMs: 7_000,
      notActedOn,
      status,
    });
    expect(judged(answer(status, undefined))).toMatchObject({ waitMs: null });
  });

  test('429 ends as a rate limit, the others as an unreachable service', () => {
    expect(judged(answer(429, { error: 'ten an hour' }))).toMatchObject({
      failure: { code: 'rate-limited', facts: { status: 429, detail: 'ten an hour' } },
    });
    expect(judged(answer(503, {}))).toMatchObject({ failure: null });
  });

  test('a lost request: surely not acted on only if it never arrived', () => {
    expect(judged({ kind: 'lost', problem: 'cut', mayHaveArrived: true })).toMatchObject({
      kind: 'retry',
      problem: 'cut',
      notActedOn: false,
      status: null,
    });
    expect(judged({ kind: 'lost', problem: 'refused', mayHaveArrived: false })).toMatchObject({
      notActedOn: true,
    });
  });
});

const ERRORS: readonly (readonly [unknown, string | null])[] = [
  [{ error: 'plain' }, 'plain'],
  [{ error: { message: 'nested' } }, 'nested'],
  [{ message: 'beside' }, 'beside'],
  [{ error: 'first', message: 'second' }, 'first'],
  [{ error: ['a list'], message: 'beside' }, 'beside'],
  [{ error: { code: 7 }, message: 'beside' }, 'beside'],
  [{ error: ' two\r\n lines\t' }, 'two lines'],
  [{ error: '\u001b[31mred\u0000' }, '[31mred'],
  [{ error: 'x'.repeat(501) }, `${'x'.repeat(500)} …`],
  [{ error: '' }, null],
  [{ error: ' \n ' }, null],
  [{ error: 7 }, null],
  [{ error: {} }, null],
  [{ error: null }, null],
  [{}, null],
  [[], null],
  ['text', null],
  [undefined, null],
  [null, null],
];
test.each(titled(ERRORS))('the error text of %s', (_, json, text) => {
  expect(readErrorText(json)).toBe(text);
});
