/** JSON nested deeper than the stack: `JSON.parse` reads it, but recursive code that walks or writes it overflows the stack. */
import { expect, test } from '@jest/globals';
import { readAgentJob } from '../../src/agent/agent-job.ts';
import { readBundleLink, readExportStatus, readStartedJob } from '../../src/job/answers.ts';
import { NEW_WATCH, watchJob } from '../../src/job/job-watch.ts';
import { judgeReply, readErrorText } from '../../src/service/reply.ts';
import { readManifest } from '../../src/site/manifest.ts';

const LEVELS = 150_000;
const DEEP: readonly (readonly [string, unknown])[] = [
  ['lists', JSON.parse('['.repeat(LEVELS) + ']'.repeat(LEVELS))],
  ['objects', JSON.parse('{"a":'.repeat(LEVELS) + '7' + '}'.repeat(LEVELS))],
];
const NAMES = [
  'status',
  'progress',
  'pageCount',
  'updatedAt',
  'error',
  'message',
  'jobId',
  'domain',
  'bundleUrl',
  'sizeBytes',
  'expiresAt',
  'source',
  'prLink',
  'model',
];

test.each(DEEP)('%s in any field, or as the whole answer', (_, deep) => {
  const bodies = [deep, ...NAMES.map((name) => ({ status: 'running', [name]: deep }))];
  for (const json of [...bodies, { error: { message: deep } }]) {
    expect(readErrorText(json)).toBeNull();
    for (const read of [readStartedJob, readExportStatus, readBundleLink, readAgentJob])
      expect(typeof read(json).ok).toBe('boolean');
    for (const status of [200, 404, 409, 500]) {
      const reply = { kind: 'answer', status, json, retryAfter: null, location: null } as const;
      expect(judgeReply('status', reply, 0).kind).not.toBe('');
    }
  }
});

test.each(DEEP)('%s as progress count as none, and not as a sign of progress', (_, deep) => {
  for (const progress of [deep, { done: 3, more: deep }]) {
    const read = readExportStatus({ status: 'running', progress });
    if (!read.ok) throw new Error(read.problem);
    const { watch, stalledMs } = watchJob(NEW_WATCH, read.value, 0);
    expect([watch.progress.share, stalledMs]).toEqual([null, null]);
    expect(watch.stall.signs?.length).toBeLessThan(100);
  }
});

test.each([
  ['in its head', (deep: string) => `{"schemaVersion":1,"more":${deep},"files":[]}`],
  ['in a file', (deep: string) => `{"schemaVersion":1,"files":[{"path":${deep}}]}`],
  ['as its list', (deep: string) => `{"schemaVersion":1,"files":[${deep}]}`],
  ['instead of it', (deep: string) => deep],
])('a manifest with such lists or objects %s is read or refused', (_, manifest) => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const text = manifest(`${open.repeat(LEVELS)}0${close.repeat(LEVELS)}`);
    expect(typeof readManifest(text)).toBe('object');
  }
});
