import { describe, expect, test } from '@jest/globals';
import type { RunEvent } from '../../src/rules/event.ts';
import { counted, logLines, newLogState, type LogLine } from '../../src/rules/log-lines.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

type Status = Extract<RunEvent, { kind: 'job-status' }>;

/** What a log says, told event by event at a time in seconds. */
function log(): { readonly tell: (atSeconds: number, event: RunEvent) => readonly string[] } {
  let state = newLogState(0);
  return {
    tell: (atSeconds, event) => {
      const said = logLines(event, state, atSeconds * SECOND);
      state = said.state;
      return said.lines.map((line) => line.text);
    },
  };
}

function once(event: RunEvent, nowMs = 0): readonly LogLine[] {
  return logLines(event, newLogState(0), nowMs).lines;
}

function status(elapsedSeconds: number, facts: Partial<Status> = {}): Status {
  return {
    kind: 'job-status',
    status: 'running',
    share: null,
    pageCount: null,
    elapsedMs: elapsedSeconds * SECOND,
    nextPollMs: 2 * SECOND,
    leftMs: null,
    ...facts,
  };
}

const REQUEST: RunEvent = {
  kind: 'request',
  method: 'GET',
  path: '/v1/static-export/jobs/job-1',
  outcome: '200',
  tookMs: 12.4,
  requestId: 'r-1',
};

describe('the line of a poll', () => {
  test.each<[Partial<Status>, number, string]>([
    [{ share: 0.42, pageCount: 120 }, 60, 'Running: 42 %, 120 pages, 1 min so far, about 1 min 23 s left'],
    [{ share: 0.42, pageCount: 1 }, 60, 'Running: 42 %, 1 page, 1 min so far, about 1 min 23 s left'],
    [{ pageCount: 1234 }, 60, 'Running: 1,234 pages, 1 min so far'],
    [{}, 60, 'Running: 1 min so far'],
    [{ status: 'queued', share: 0, pageCount: 0 }, 60, 'Queued: 1 min so far'],
    [{ status: 'queued', share: 0, pageCount: 0 }, 0, 'Queued'],
    [{ status: '' }, 60, 'No status yet: 1 min so far'],
    [{ share: 1 }, 60, 'Running: 100 %, 1 min so far'],
    // Too early, or too little done, for an estimate.
    [{ share: 0.04 }, 600, 'Running: 4 %, 10 min so far'],
    [{ share: 0.5 }, 4, 'Running: 50 %, 4 s so far'],
    // Never 100 % before it is.
    [{ share: 0.999 }, 600, 'Running: 99 %, 10 min so far, about 0.6 s left'],
  ])('%j after %i s: %s', (facts, elapsed, text) => {
    expect(once(status(elapsed, facts))).toEqual([{ level: 'info', text }]);
  });

  test('comes with a new status, at once', () => {
    const { tell } = log();
    expect(tell(0, status(0, { status: 'queued' }))).toHaveLength(1);
    expect(tell(1, status(1, { status: 'queued' }))).toHaveLength(0);
    expect(tell(2, status(2))).toHaveLength(1);
  });

  test('comes with ten percent more, at once', () => {
    const { tell } = log();
    tell(0, status(0, { share: 0.1 }));
    expect(tell(1, status(1, { share: 0.19 }))).toHaveLength(0);
    expect(tell(2, status(2, { share: 0.2 }))).toHaveLength(1);
    expect(tell(3, status(3, { share: 0.29 }))).toHaveLength(0);
  });

  test('comes with any change after ten seconds, and without one after thirty', () => {
    const { tell } = log();
    tell(0, status(0, { share: 0.1, pageCount: 5 }));
    expect(tell(9, status(9, { share: 0.11, pageCount: 5 }))).toHaveLength(0);
    expect(tell(10, status(10, { share: 0.11, pageCount: 5 }))).toHaveLength(1);
    expect(tell(29, status(29, { share: 0.11, pageCount: 5 }))).toHaveLength(0);
    expect(tell(39, status(39, { share: 0.11, pageCount: 5 }))).toHaveLength(0);
    expect(tell(40, status(40, { share: 0.11, pageCount: 5 }))).toHaveLength(1);
    expect(tell(50, status(50, { share: 0.11, pageCount: 6 }))).toHaveLength(1);
  });

  test('comes every thirty seconds too when each poll is noted in the debug log', () => {
    const { tell } = log();
    const said: number[] = [];
    for (let at = 0; at <= 300; at += 5) {
      tell(at, REQUEST);
      if (tell(at, status(at)).length > 0) said.push(at);
    }
    expect(said).toEqual([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300]);
  });

  test('an hour of progress does not flood the log', () => {
    const { tell } = log();
    let lines = 0;
    for (let at = 0; at <= 3600; at += 2) {
      tell(at, REQUEST);
      lines += tell(at, status(at, { share: at / 3600, pageCount: at })).length;
    }
    expect(lines).toBeGreaterThan(100);
    expect(lines).toBeLessThanOrEqual(370);
  });
});

describe('the lines of a transfer', () => {
  test('of a download come every ten seconds, with what is left', () => {
    const { tell } = log();
    const progress = (heldBytes: number, totalBytes: number | null): RunEvent => ({
      kind: 'download-progress',
      heldBytes,
      totalBytes,
    });
    tell(0, { kind: 'phase', phase: 'download' });
    expect(tell(9, progress(1_048_576, 10_485_760))).toEqual([]);
    expect(tell(10, progress(2_097_152, 10_485_760))).toEqual([
      'Downloaded 2 MiB of 10 MiB (20 %), about 40 s left',
    ]);
    expect(tell(15, progress(3_145_728, 10_485_760))).toEqual([]);
    expect(tell(20, progress(3_145_728, null))).toEqual(['Downloaded 3 MiB']);
    expect(tell(30, progress(0, 0))).toEqual(['Downloaded 0 B']);
  });

  test('of unpacking come every ten seconds', () => {
    const { tell } = log();
    const progress: RunEvent = { kind: 'unpack-progress', fileCount: 1234, siteBytes: 1_048_576 };
    tell(0, { kind: 'phase', phase: 'unpack' });
    expect(tell(9, progress)).toEqual([]);
    expect(tell(10, progress)).toEqual(['Unpacked 1,234 files, 1 MiB so far']);
    expect(tell(11, progress)).toEqual([]);
  });
});

const LINK = {
  url: 'https://store.example.com/b.tar.gz?X-Amz-Signature=5ec2e7',
  sizeBytes: 2_097_152,
  expiresAt: '2025-01-01T01:00:00Z',
};
const SHA = 'a'.repeat(64);

test.each<[RunEvent, readonly LogLine[]]>([
  [{ kind: 'phase', phase: 'start' }, []],
  [{ kind: 'phase', phase: 'wait' }, []],
  [{ kind: 'phase', phase: 'download' }, []],
  [{ kind: 'phase', phase: 'publish' }, []],
  [{ kind: 'phase', phase: 'bundle' }, [{ level: 'info', text: 'Asking for the bundle ...' }]],
  [{ kind: 'phase', phase: 'unpack' }, [{ level: 'info', text: 'Unpacking ...' }]],
  [
    { kind: 'inputs-read', domain: 'd', warnings: ['One.', 'Two.'] },
    [
      { level: 'warning', text: 'One.' },
      { level: 'warning', text: 'Two.' },
    ],
  ],
  [
    { kind: 'job-started', jobId: 'job-1', domain: 'docs.example.com' },
    [{ level: 'info', text: "Started export job 'job-1' for docs.example.com" }],
  ],
  [{ kind: 'job-followed', jobId: 'job-1' }, [{ level: 'info', text: "Following export job 'job-1'" }]],
  [
    { kind: 'status-unknown', status: 'warming' },
    [
      {
        level: 'info',
        text: "The service says 'warming', which is not a known status: waiting for the job's end",
      },
    ],
  ],
  [
    { kind: 'status-unknown', status: '' },
    [{ level: 'info', text: "The service gives no status: waiting for the job's end" }],
  ],
  [
    { kind: 'job-completed', pageCount: 1, elapsedMs: 65 * SECOND, polls: 12 },
    [{ level: 'info', text: 'Completed: 1 page, after 1 min 5 s, 12 polls' }],
  ],
  [
    { kind: 'job-completed', pageCount: null, elapsedMs: 5 * SECOND, polls: 1 },
    [{ level: 'info', text: 'Completed: after 5 s, 1 poll' }],
  ],
  [
    { kind: 'call-repeated', problem: 'it answered 503', waitMs: 4_000, askedToWait: false },
    [{ level: 'info', text: 'The service has a problem: it answered 503. Trying again in 4 s' }],
  ],
  [
    { kind: 'call-repeated', problem: 'it answered 429', waitMs: 2 * MINUTE, askedToWait: true },
    [{ level: 'info', text: 'The service has a problem: it answered 429. It asks to wait 2 min' }],
  ],
  [
    { kind: 'link-issued', link: LINK, count: 1 },
    [{ level: 'info', text: 'Bundle at store.example.com, 2 MiB, expires 2025-01-01T01:00:00Z' }],
  ],
  [
    { kind: 'link-issued', link: { ...LINK, sizeBytes: null, expiresAt: null }, count: 3 },
    [{ level: 'info', text: 'Fresh link (number 3) at store.example.com' }],
  ],
  [
    {
      kind: 'download-resumed',
      problem: 'the connection was cut',
      fromByte: 2_097_152,
      waitMs: 1_000,
      freshLink: false,
    },
    [{ level: 'info', text: 'The download stopped: the connection was cut. Going on at 2 MiB in 1 s' }],
  ],
  [
    { kind: 'download-resumed', problem: 'the bundle changed', fromByte: 0, waitMs: 0, freshLink: false },
    [{ level: 'info', text: 'The download stopped: the bundle changed. Starting from the beginning now' }],
  ],
  [
    { kind: 'downloaded', bytes: 2_097_152, sha256: SHA },
    [{ level: 'info', text: `Downloaded 2 MiB in 3 s, SHA-256 ${SHA}` }],
  ],
  [
    { kind: 'unpacked', format: 'tar.gz', fileCount: 1234, siteBytes: 2_097_152 },
    [{ level: 'info', text: 'Unpacked tar.gz: 1,234 files, 2 MiB, in 3 s' }],
  ],
  [
    { kind: 'published', sitePath: '/w/site', bundlePath: '/w/b.tar.gz' },
    [
      { level: 'info', text: 'The site is in /w/site' },
      { level: 'info', text: 'The archive is at /w/b.tar.gz' },
    ],
  ],
  [{ kind: 'published', sitePath: null, bundlePath: null }, []],
  [{ kind: 'ended', result: 'success', failure: null }, []],
  [REQUEST, [{ level: 'debug', text: 'GET /v1/static-export/jobs/job-1: 200, 12 ms, request r-1' }]],
])('%j', (event, lines) => {
  expect(once(event, 3 * SECOND)).toEqual(lines);
});

test('no line has a link with its query', () => {
  for (const line of once({ kind: 'link-issued', link: LINK, count: 1 }))
    expect(line.text).not.toContain('5ec2e7');
});

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2, '2 pages'],
  [1_234_567, '1,234,567 pages'],
])('%i are %s', (count, text) => {
  expect(counted(count, 'page')).toBe(text);
});
