import { describe, expect, test } from '@jest/globals';
import { isAgentJobOver, readAgentJob, type AgentJob } from '../../src/agent/agent-job.ts';
import { shown, titled } from '../kit/titles.ts';

const JSON_ANSWER = {
  id: 'agent_0001',
  status: 'completed',
  source: { repository: 'https://github.com/example/docs', ref: 'agent/quickstart' },
  model: 'some-model',
  prLink: 'https://github.com/example/docs/pull/7',
  createdAt: '2025-01-01T00:00:00Z',
  archivedAt: null,
};
const JOB: AgentJob = {
  status: 'completed',
  repository: 'https://github.com/example/docs',
  ref: 'agent/quickstart',
  model: 'some-model',
  pullRequestUrl: 'https://github.com/example/docs/pull/7',
  createdAt: '2025-01-01T00:00:00Z',
  archivedAt: null,
  error: null,
};
const EMPTY: AgentJob = {
  status: '',
  repository: null,
  ref: null,
  model: null,
  pullRequestUrl: null,
  createdAt: null,
  archivedAt: null,
  error: null,
};
const NO_LINK = { ok: false, problem: "its 'prLink' is not an http(s) address" };

function job(more: Readonly<Record<string, unknown>>): AgentJob {
  const read = readAgentJob({ ...JSON_ANSWER, ...more });
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

test('an answer with every field of the contract is read', () => {
  expect(readAgentJob(JSON_ANSWER)).toEqual({ ok: true, value: JOB });
});

test('fields outside the contract change nothing', () => {
  expect(job({ more: 1, source: { ...JSON_ANSWER.source, more: [] } })).toEqual(JOB);
});

test('an empty object is a job with no known field', () => {
  expect(readAgentJob({})).toEqual({ ok: true, value: EMPTY });
});

test.each([null, undefined, 7, 'completed', true, [], [JSON_ANSWER]])('%j is refused as a job', (json) => {
  expect(readAgentJob(json)).toEqual({ ok: false, problem: 'it is not a JSON object' });
});

describe('the status', () => {
  test.each([
    ['active', false],
    ['completed', true],
    ['archived', true],
    ['failed', true],
    ['', false],
    ['Completed', false],
    [' completed', false],
    ['complete', false],
    ['error', false],
    ['cancelled', false],
  ])('%j ends the job: %s', (status, over) => {
    expect(job({ status }).status).toBe(status);
    expect(isAgentJobOver(job({ status }))).toBe(over);
  });

  test.each([undefined, null])('%j means "not yet"', (status) => {
    expect(job({ status }).status).toBe('');
    expect(isAgentJobOver(job({ status }))).toBe(false);
  });

  test.each([7, true, {}, ['completed']])('%j is refused', (status) => {
    expect(readAgentJob({ ...JSON_ANSWER, status })).toEqual({
      ok: false,
      problem: "its 'status' is not a text",
    });
  });
});

/** The text fields of a job, and where an answer holds each. */
const TEXTS: readonly (readonly [keyof AgentJob, (value: unknown) => Readonly<Record<string, unknown>>])[] = [
  ['repository', (repository) => ({ source: { ...JSON_ANSWER.source, repository } })],
  ['ref', (ref) => ({ source: { ...JSON_ANSWER.source, ref } })],
  ['model', (model) => ({ model })],
  ['createdAt', (createdAt) => ({ createdAt })],
  ['archivedAt', (archivedAt) => ({ archivedAt })],
];

describe.each(TEXTS)('the field %s', (name, answer) => {
  const READ: readonly (readonly [string, string])[] = [
    ['a text', 'a text'],
    [' a text\n', 'a text'],
    ['two\nlines', 'two lines'],
    ['two\r\n\u0007\u0000lines\u0085', 'two lines'],
    ['\u2028::set-output name=a::b\u2029', '::set-output name=a::b'],
    ['\u001b[31mred', '[31mred'],
    ['x'.repeat(2_000), 'x'.repeat(2_000)],
  ];
  test.each(titled(READ))('%s is read', (_, value, read) => {
    expect(job(answer(value))).toEqual({ ...JOB, [name]: read });
  });

  const ABSENT = [undefined, null, '', ' \n', 7, true, {}, [], ['a'], 'x'.repeat(2_001)];
  test.each(ABSENT.map((value) => [shown(value), value]))('%s counts as absent', (_, value) => {
    expect(job(answer(value))).toEqual({ ...JOB, [name]: null });
  });
});

test.each([undefined, null, 'https://github.com/example/docs', 7, [], {}])(
  'a source of %j has neither repository nor branch',
  (source) => {
    expect(job({ source })).toEqual({ ...JOB, repository: null, ref: null });
  },
);

describe('the pull request', () => {
  test.each([
    'https://github.com/example/docs/pull/7',
    'http://git.internal:3000/a/b/pulls/7',
    'HTTPS://gitlab.example.com/a/b/-/merge_requests/7',
    'https://dev.azure.com/a/b%20c/_git/d/pullrequest/7?view=files#top',
  ])('%s', (prLink) => {
    expect(job({ prLink }).pullRequestUrl).toBe(prLink);
  });

  test.each([undefined, null, ''])('%j is no pull request', (prLink) => {
    expect(job({ prLink }).pullRequestUrl).toBeNull();
  });

  // None of these may be read as "no file changed".
  const REFUSED = [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://example.com/x',
    '//example.com/x',
    '/example/docs/pull/7',
    'example/docs#7',
    'https:',
    'https://',
    'https:///',
    'https://[bad',
    'https://a b',
    'https://example.com/pull/7\n::set-output name=result::success',
    'https://example.com/pull/7\u2028::add-mask::docs',
    ' ',
    7,
    true,
    {},
    [],
    ['https://example.com/pull/7'],
    `https://example.com/${'x'.repeat(2_000)}`,
  ];
  test.each(REFUSED.map((prLink) => [shown(prLink), prLink]))('%s is refused', (_, prLink) => {
    expect(readAgentJob({ ...JSON_ANSWER, prLink })).toEqual(NO_LINK);
  });
});

test('credentials in an address are dropped: it becomes a log line and an output', () => {
  const read = job({
    prLink: 'https://me:hunter2@github.com/example/docs/pull/7?a=b@c',
    source: { repository: 'https://x-access-token:hunter2@github.com/example/docs.git', ref: 'a@b' },
  });
  expect(read.pullRequestUrl).toBe('https://github.com/example/docs/pull/7?a=b@c');
  expect(read.repository).toBe('https://github.com/example/docs.git');
  expect(read.ref).toBe('a@b');
  expect(job({ source: { repository: 'git@github.com:example/docs.git' } }).repository).toBe(
    'git@github.com:example/docs.git',
  );
});
