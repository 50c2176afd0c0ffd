import { expect, test } from '@jest/globals';
import { Failure } from '../../src/core/failure.ts';
import { addEvent, outputsOf } from '../../src/report/event-table.ts';
import type { RunEvent } from '../../src/report/event.ts';
import { newRecord, type RunRecord } from '../../src/report/run-record.ts';

function recordOf(events: readonly (readonly [number, RunEvent])[]): RunRecord {
  return events.reduce((record, [nowMs, event]) => addEvent(record, event, nowMs), newRecord(0));
}

function status(is: string, pageCount: number | null = null): RunEvent {
  return {
    kind: 'job-status',
    status: is,
    share: null,
    pageCount,
    elapsedMs: 0,
    leftMs: null,
  };
}

const link = (expiresAt: string | null): Extract<RunEvent, { kind: 'link-issued' }>['link'] => ({
  url: 'https://store.example.com/b?sig=0123456789',
  sizeBytes: null,
  expiresAt,
});

const COMPARED = {
  kind: 'site-compared',
  manifest: '/w/live.json',
  isFirst: false,
  added: 1,
  changed: 2,
  removed: 3,
  otherDomain: 'docs.example.org',
  isPart: true,
} as const;

const ARTIFACT = {
  kind: 'pages',
  name: 'github-pages',
  id: 7,
  url: 'https://github.com/example/docs/actions/runs/1/artifacts/7',
  bytes: 9,
  digest: 'cd',
} as const;

test('holds each fact with its time', () => {
  const failure = new Failure('archive-empty', { stripComponents: 0 });
  const events: readonly (readonly [number, RunEvent])[] = [
    [1, { kind: 'inputs-read', domain: 'docs.example.com', warnings: ['Odd.'] }],
    [2, { kind: 'phase', phase: 'start' }],
    [3, { kind: 'job-started', jobId: 'job-1', domain: 'docs.example.com' }],
    [4, { kind: 'phase', phase: 'wait' }],
    [5, status('queued')],
    [6, { kind: 'call-repeated', problem: 'x', waitMs: 1, askedToWait: false }],
    [7, status('running', 5)],
    [8, status('running')],
    [9, { kind: 'job-completed', pageCount: null, elapsedMs: 5, polls: 5 }],
    [10, { kind: 'phase', phase: 'bundle' }],
    [11, { kind: 'phase', phase: 'download' }],
    [12, { kind: 'link-issued', link: link('2025-01-01T01:00:00Z'), count: 1 }],
    [13, { kind: 'download-resumed', problem: 'x', fromByte: 1, waitMs: 0, freshLink: false }],
    [14, { kind: 'link-issued', link: link('2025-01-01T02:00:00Z'), count: 2 }],
    [15, { kind: 'downloaded', bytes: 7, sha256: 'ab' }],
    [16, { kind: 'phase', phase: 'unpack' }],
    [17, { kind: 'unpacked', format: 'zip', fileCount: 2, siteBytes: 9 }],
    [17, { kind: 'site-listed', contentDigest: 'cd' }],
    [17, COMPARED],
    [18, { kind: 'phase', phase: 'publish' }],
    [
      18,
      {
        kind: 'reports-published',
        manifestPath: '/w/m.json',
        changesPath: null,
        uploadPath: null,
        invalidationPath: null,
        pagesPath: null,
      },
    ],
    [19, { kind: 'pages-large', bytes: 2 * 1024 ** 3, limit: 1024 ** 3 }],
    [20, { kind: 'upload-repeated', problem: 'x', waitMs: 1 }],
    [21, { kind: 'uploaded', artifact: ARTIFACT }],
    [22, { kind: 'values-written', path: '/t/values.yaml', expiresAt: null }],
    [23, { kind: 'ended', result: 'error', failure }],
  ];
  expect(recordOf(events)).toEqual({
    subject: 'export',
    docs: null,
    agentJob: null,
    startedMs: 0,
    nowMs: 23,
    jobId: 'job-1',
    domain: 'docs.example.com',
    status: 'completed',
    pageCount: 5,
    phases: [
      { phase: 'start', startedMs: 2, endedMs: 3 },
      { phase: 'wait', startedMs: 4, endedMs: 9 },
      { phase: 'bundle', startedMs: 10, endedMs: 12 },
      // The staging begins before, with its first link.
      { phase: 'download', startedMs: 12, endedMs: 15 },
      { phase: 'unpack', startedMs: 16, endedMs: 17 },
      { phase: 'publish', startedMs: 18, endedMs: null },
    ],
    renderingSinceMs: 7,
    polls: 5,
    repeatedCalls: 2,
    resumes: 1,
    restarts: 0,
    isRecorded: false,
    warnings: [
      'Odd.',
      expect.stringMatching(/^'previous-manifest' is of another site: docs.example.org/),
      expect.stringMatching(/^'paths' exports a part of the site, .+ counts as removed: 3 files\./),
      expect.stringMatching(/^The site is 2 GiB as a Pages artifact/),
    ],
    end: { result: 'error', failure },
    last: Object.fromEntries(events.map(([, event]) => [event.kind, event])),
  });
});

const UPLOAD = { kind: 'site', artifactName: 'docs-site', retentionDays: null, compressionLevel: 6 } as const;

test.each<RunEvent>([
  { kind: 'status-unknown', status: 'x' },
  { kind: 'download-progress', heldBytes: 1, totalBytes: 2 },
  { kind: 'unpack-progress', fileCount: 1, siteBytes: 2 },
  { kind: 'upload-started', upload: UPLOAD, fileCount: 1 },
  { kind: 'artifact-client-said', text: 'Artifact name is valid!' },
  { kind: 'request', method: 'GET', path: '/', outcome: '200', tookMs: 1, requestId: null },
])('$kind changes nothing but the time, and is the last of its kind', (event) => {
  expect(recordOf([[9, event]])).toEqual({ ...newRecord(0), nowMs: 9, last: { [event.kind]: event } });
});

test('each stall leaves a warning', () => {
  const stalled = { kind: 'job-stalled', stillMs: 312_000, updatedAt: null, timeLeftMs: 1 } as const;
  const { warnings } = recordOf([
    [1, { kind: 'inputs-read', domain: 'docs.example.com', warnings: ['Odd.'] }],
    [2, { ...stalled, status: 'running', share: 0.309 }],
    [3, { ...stalled, status: '', share: null }],
  ]);
  expect(warnings).toEqual([
    'Odd.',
    "The job showed no change for 5 min 12 s or more ('running', 30 %).",
    'The job showed no change for 5 min 12 s or more.',
  ]);
});

test('a problem of reattach leaves a warning, and no other outcome does', () => {
  const { warnings } = recordOf([
    [1, { kind: 'reattach', outcome: { kind: 'unsearchable', problem: 'it took longer than 10 s' } }],
    [2, { kind: 'reattach', outcome: { kind: 'none' } }],
    [3, { kind: 'reattach', outcome: { kind: 'kept', artifactName: 'docs-export-job-1' } }],
  ]);
  expect(warnings).toEqual([
    "'reattach' cannot look for the job of an earlier attempt: it took longer than 10 s. A new one is started.",
  ]);
});

test('phases may overlap: each ends with its own event', () => {
  const { phases } = recordOf([
    [1, { kind: 'phase', phase: 'download' }],
    [2, { kind: 'link-issued', link: link(null), count: 1 }],
    [3, { kind: 'phase', phase: 'unpack' }],
    [4, { kind: 'link-issued', link: link(null), count: 2 }],
    [5, { kind: 'downloaded', bytes: 7, sha256: 'ab' }],
    [6, { kind: 'unpacked', format: 'zip', fileCount: 2, siteBytes: 9 }],
    [7, { kind: 'phase', phase: 'publish' }],
    [8, { kind: 'published', sitePath: '/w/site', bundlePath: null }],
  ]);
  expect(phases).toEqual([
    { phase: 'download', startedMs: 2, endedMs: 5 },
    { phase: 'unpack', startedMs: 3, endedMs: 6 },
    { phase: 'publish', startedMs: 7, endedMs: 8 },
  ]);
});

test('a followed job keeps the given domain', () => {
  const record = recordOf([
    [1, { kind: 'inputs-read', domain: 'docs.example.com', warnings: [] }],
    [2, { kind: 'job-followed', jobId: 'job-9' }],
  ]);
  expect(record).toMatchObject({ jobId: 'job-9', domain: 'docs.example.com' });
});

test('an event does not change the earlier record', () => {
  const before = Object.freeze({ ...newRecord(0), phases: Object.freeze([]) });
  addEvent(before, { kind: 'phase', phase: 'wait' }, 5);
  expect(before).toEqual(newRecord(0));
});

test.each([
  [1, 1, 'true'],
  [1, 0, 'true'],
  [0, 1, undefined],
  [0, 0, 'false'],
])('with %i changed pages and %i that a script fills, text-changed is %s', (changed, unknown, is) => {
  const page = { path: 'a.html', title: 'A' };
  const record = recordOf([
    [1, COMPARED],
    [
      2,
      {
        kind: 'pages-compared',
        pages: {
          changed: Array.from({ length: changed }, () => ({ ...page, sections: [] })),
          added: [],
          removed: [],
          moved: [],
          pictures: [],
          filledByScript: Array.from({ length: unknown }, () => page),
          notCompared: [],
        },
        isFirst: false,
        titles: { end: '', shared: new Set() },
        files: 9,
        siteUrl: null,
        pageStyle: null,
      },
    ],
  ]);
  const paths = { changesPath: '/w/c', uploadPath: '/w/u', invalidationPath: '/w/i', pagesPath: '/w/p' };
  const outputs = new Map(outputsOf({ kind: 'reports-published', manifestPath: '/w/m', ...paths }, record));
  expect(outputs.get('text-changed') ?? undefined).toBe(is);
  expect(outputs.get('pages-unknown-count')).toBe(unknown);
  expect(outputs.get('pages-changed-count')).toBe(changed);
});
