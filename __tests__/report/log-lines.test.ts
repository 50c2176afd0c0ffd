import { describe, expect, test } from '@jest/globals';
import type { Subject } from '../../src/core/run.ts';
import { addEvent } from '../../src/report/event-table.ts';
import type { EventOf, RunEvent } from '../../src/report/event.ts';
import { logLines, newLogState, type LogLine, type LogState } from '../../src/report/log-lines.ts';
import { newRecord } from '../../src/report/run-record.ts';
import { counted } from '../../src/text/amounts.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

type Status = EventOf<'job-status'>;

/** The notation of lines in these tests: `>` opens a group, `<` closes it; `!` warns; `~` is debug. */
const MARKS = { info: '', notice: '* ', warning: '! ', debug: '~ ', group: '> ', endgroup: '<' } as const;

function written({ level, text }: LogLine): string {
  return `${MARKS[level]}${text}`;
}

/** The log of a run after one more event. */
function after(event: RunEvent, before: LogState, nowMs: number): LogState {
  return logLines(event, before, addEvent(before.run, event, nowMs));
}

/** The lines of a log, event by event, each at a time in seconds; without the debug log. */
function log(subject?: Subject): {
  readonly emit: (atSeconds: number, event: RunEvent) => readonly string[];
} {
  let state = newLogState(newRecord(0, subject));
  return {
    emit: (atSeconds, event) => {
      state = after(event, state, atSeconds * SECOND);
      return state.lines.filter(({ level }) => level !== 'debug').map(written);
    },
  };
}

/** Whether a log has a line of its own for that event, beside opening and closing a group. */
function hasOwnLine(lines: readonly string[]): boolean {
  return lines.some((line) => !/^[<>]/.test(line));
}

function once(event: RunEvent, nowMs = 0): readonly string[] {
  const phases = (['download', 'unpack', 'upload'] as const).map((phase) => ({
    phase,
    startedMs: 0,
    endedMs: null,
  }));
  return after(event, newLogState({ ...newRecord(0), phases }), nowMs).lines.map(written);
}

function status(elapsedSeconds: number, facts: Partial<Status> = {}): Status {
  return {
    kind: 'job-status',
    status: 'running',
    share: null,
    pageCount: null,
    elapsedMs: elapsedSeconds * SECOND,
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

const UPLOAD = { kind: 'site', artifactName: 'docs-site', retentionDays: null, compressionLevel: 6 } as const;
const ARTIFACT = {
  kind: 'site',
  name: 'docs-site',
  id: 7,
  url: 'https://github.com/e/d/actions/runs/1/artifacts/7',
  bytes: 1024,
  digest: 'cd',
} as const;

describe('the line of a poll', () => {
  test.each<[Partial<Status>, number, string]>([
    [
      { share: 0.42, pageCount: 120, leftMs: 83_000 },
      60,
      'Running: 42 %, 120 pages, 1 min so far, about a minute left',
    ],
    [{ share: 0.42, pageCount: 1 }, 60, 'Running: 42 %, 1 page, 1 min so far'],
    [{ pageCount: 1234 }, 60, 'Running: 1,234 pages, 1 min so far'],
    [{}, 60, 'Running: 1 min so far'],
    [{ status: 'queued', share: 0, pageCount: 0 }, 60, 'Queued: 1 min so far'],
    [{ status: 'queued', share: 0, pageCount: 0 }, 0, 'Queued'],
    [{ status: '' }, 60, 'No status yet: 1 min so far'],
    [{ share: 1 }, 60, 'Running: 100 %, 1 min so far'],
    // The line shows 100 % only at the end.
    [{ share: 0.999, leftMs: 600 }, 600, 'Running: 99 %, 10 min so far, less than a minute left'],
  ])('%j after %i s: %s', (facts, elapsed, text) => {
    expect(once(status(elapsed, facts))).toEqual(['> Waiting for the export', text]);
  });

  test('appears at once with a new status', () => {
    const { emit } = log();
    expect(emit(0, status(0, { status: 'queued' }))).toEqual(['> Waiting for the export', 'Queued']);
    expect(emit(1, status(1, { status: 'queued' }))).toEqual([]);
    expect(emit(2, status(2))).toEqual(['Running: 2 s so far']);
  });

  test('does not repeat a status that a line has just called unknown', () => {
    const { emit } = log();
    emit(0, status(0));
    expect(emit(5, { kind: 'status-unknown', status: 'warming' })).toHaveLength(1);
    expect(emit(5, status(5, { status: 'warming' }))).toEqual([]);
    expect(emit(9, status(9))).toEqual(['Running: 9 s so far']);
    expect(emit(12, status(12, { status: 'warming' }))).toEqual(['Warming: 12 s so far']);
  });

  test('appears at once with ten percent more', () => {
    const { emit } = log();
    emit(0, status(0, { share: 0.1 }));
    expect(emit(1, status(1, { share: 0.19 }))).toEqual([]);
    expect(emit(2, status(2, { share: 0.2 }))).toEqual(['Running: 20 %, 2 s so far']);
    expect(emit(3, status(3, { share: 0.29 }))).toEqual([]);
    expect(emit(4, status(4, { share: 0.05 }))).toEqual(['Running: 5 %, 4 s so far']);
  });

  test('appears after thirty seconds of silence, whatever little has changed', () => {
    const { emit } = log();
    emit(0, status(0, { share: 0.1, pageCount: 5 }));
    expect(emit(29, status(29, { share: 0.12, pageCount: 9 }))).toEqual([]);
    expect(emit(30, status(30, { share: 0.12, pageCount: 9 }))).toEqual([
      'Running: 12 %, 9 pages, 30 s so far',
    ]);
    expect(emit(59, status(59, { share: 0.12, pageCount: 9 }))).toEqual([]);
    expect(emit(60, status(60, { share: 0.12, pageCount: 9 }))).toHaveLength(1);
  });

  test('appears ever less often while nothing changes, every five minutes at most', () => {
    const { emit } = log();
    const said: number[] = [];
    for (let at = 0; at <= 7200; at += 5) {
      emit(at, REQUEST);
      if (hasOwnLine(emit(at, status(at)))) said.push(at);
    }
    const gaps = said.slice(1).map((at, index) => at - (said[index] ?? 0));
    expect(gaps.slice(0, 5)).toEqual([30, 30, 30, 30, 30]);
    expect(gaps.toSorted((a, b) => a - b)).toEqual(gaps);
    expect(gaps.at(-1)).toBe(300);
    expect(said.length).toBeLessThan(40);
  });

  test('an hour of progress does not flood the log', () => {
    const { emit } = log();
    let lines = 0;
    for (let at = 0; at <= 3600; at += 2) {
      emit(at, REQUEST);
      if (hasOwnLine(emit(at, status(at, { share: at / 3600, pageCount: at })))) lines += 1;
    }
    expect(lines).toBeGreaterThan(15);
    expect(lines).toBeLessThan(35);
  });

  test('is in the debug log when it adds too little', () => {
    const first = after(status(0), newLogState(newRecord(0)), 0);
    expect(after(status(2, { share: 0.01 }), first, 2 * SECOND).lines.map(written)).toEqual([
      '~ Running: 1 %, 2 s so far',
    ]);
  });
});

describe('the lines of a transfer', () => {
  const progress = (heldBytes: number, totalBytes: number | null): RunEvent => ({
    kind: 'download-progress',
    heldBytes,
    totalBytes,
  });

  test('of a download appear after ten seconds, with the remaining time', () => {
    const { emit } = log();
    emit(0, { kind: 'phase', phase: 'download' });
    expect(emit(9, progress(1_048_576, 10_485_760))).toEqual([]);
    expect(emit(10, progress(2_097_152, 10_485_760))).toEqual([
      '> Downloading the bundle',
      'Downloaded 2 MiB of 10 MiB (20 %), less than a minute left',
    ]);
    expect(emit(15, progress(3_145_728, 10_485_760))).toEqual([]);
    expect(emit(20, progress(3_145_728, null))).toEqual(['Downloaded 3 MiB']);
    expect(emit(30, progress(0, 0))).toEqual(['Downloaded 0 B']);
  });

  test.each([
    [10, 0.05, ''],
    [4, 0.5, ''],
    [10, 0.5, ', less than a minute left'],
    [100, 0.1, ', about 15 minutes left'],
    [100, 1, ''],
  ])('after %i s at %d say%s', (seconds, share, left) => {
    const state = after({ kind: 'phase', phase: 'download' }, newLogState(newRecord(-MINUTE)), 0);
    const event = progress(share * 1_048_576, 1_048_576);
    const { lines } = after(event, { ...state, saidMs: -MINUTE }, seconds * SECOND);
    expect(lines.at(-1)?.text.endsWith(`%)${left}`)).toBe(true);
  });

  test('appear every minute at most in a long transfer', () => {
    const { emit } = log();
    emit(0, { kind: 'phase', phase: 'download' });
    const said: number[] = [];
    for (let at = 0; at <= 3600; at += 1) if (hasOwnLine(emit(at, progress(at, 3600)))) said.push(at);
    expect(said.slice(0, 5)).toEqual([10, 20, 30, 40, 50]);
    expect((said.at(-1) ?? 0) - (said.at(-2) ?? 0)).toBe(60);
    expect(said.length).toBeLessThan(80);
  });

  test('count the time from the link on', () => {
    const { emit } = log();
    emit(0, { kind: 'phase', phase: 'download' });
    emit(8, { kind: 'link-issued', link: LINK, count: 1 });
    emit(9, { kind: 'link-issued', link: LINK, count: 2 });
    expect(emit(12, { kind: 'downloaded', bytes: 9, sha256: 'ab' }).at(-1)).toBe(
      'Downloaded 9 B in 4 s, SHA-256 ab',
    );
  });

  test('of unpacking appear after ten seconds', () => {
    const { emit } = log();
    const unpacking: RunEvent = { kind: 'unpack-progress', fileCount: 1234, siteBytes: 1_048_576 };
    emit(0, { kind: 'phase', phase: 'unpack' });
    expect(emit(9, unpacking)).toEqual([]);
    expect(emit(10, unpacking)).toEqual(['> Unpacking the bundle', 'Unpacked 1,234 files, 1 MiB so far']);
    expect(emit(11, unpacking)).toEqual([]);
  });

  test.each([
    [true, '> Checking the site', 'Checked 12 of 1,234 files so far'],
    [false, '> Reading the texts of the pages', 'Read 12 of 1,234 files so far'],
  ])('of reading the site say whether it is checked: %j', (isCheck, title, line) => {
    const { emit } = log();
    emit(0, { kind: 'phase', phase: 'check' });
    expect(emit(10, { kind: 'check-progress', isCheck, fileCount: 12, totalFiles: 1_234 })).toEqual([
      title,
      line,
    ]);
  });

  test('of both at once share what is folded', () => {
    const { emit } = log();
    emit(0, { kind: 'phase', phase: 'download' });
    emit(0, { kind: 'phase', phase: 'unpack' });
    emit(10, progress(1, 9));
    expect(emit(20, { kind: 'unpack-progress', fileCount: 1, siteBytes: 1 })).toEqual([
      'Unpacked 1 file, 1 B so far',
    ]);
    expect(emit(25, { kind: 'downloaded', bytes: 9, sha256: 'ab' })).toEqual([
      '<',
      'Downloaded 9 B in 25 s, SHA-256 ab',
    ]);
    expect(emit(35, { kind: 'unpack-progress', fileCount: 2, siteBytes: 2 })).toEqual([
      '> Still unpacking the bundle',
      'Unpacked 2 files, 2 B so far',
    ]);
    expect(emit(40, { kind: 'unpacked', format: 'tar', fileCount: 3, siteBytes: 3 })).toEqual([
      '<',
      'Unpacked tar: 3 files, 3 B, in 40 s',
    ]);
  });
});

describe('a group', () => {
  test('opens with its first line, and closes before a line that a reader must see', () => {
    const { emit } = log();
    expect(emit(0, { kind: 'phase', phase: 'wait' })).toEqual([]);
    expect(emit(0, status(0))).toEqual(['> Waiting for the export', 'Running']);
    expect(emit(9, { kind: 'job-completed', pageCount: 3, elapsedMs: 9_000, polls: 4 })).toEqual([
      '<',
      'Completed after 9 s: 3 pages, 4 polls',
    ]);
  });

  test('never hides a warning, and opens again after it', () => {
    const { emit } = log();
    emit(0, status(0, { share: 0.2 }));
    const stalled = emit(300, { ...STALLED, stillMs: 300_000 });
    expect(stalled[0]).toBe('<');
    expect(stalled[1]).toMatch(/^! The job has shown no change for 5 min/);
    expect(emit(400, status(400, { share: 0.4 }))).toEqual([
      '> Still waiting for the export',
      'Running: 40 %, 6 min 40 s so far',
    ]);
  });

  test.each<RunEvent>([
    { kind: 'ended', result: 'success', failure: null },
    { kind: 'ended', result: 'cancelled', failure: null },
  ])('closes at the end: $result', (ended) => {
    const { emit } = log();
    emit(0, status(0));
    expect(emit(1, ended)).toEqual(['<']);
    expect(emit(2, ended)).toEqual([]);
  });

  test('is named after what the run waits for', () => {
    const { emit } = log('agent-job');
    emit(0, { kind: 'agent-job-followed', projectId: 'docs', jobId: 'agent-1' });
    expect(emit(1, status(1, { status: 'active' }))).toEqual([
      '> Waiting for the agent',
      'Active: 1 s so far',
    ]);
  });
});

test('where the agent works is said when it becomes known, and again only when more is known', () => {
  const { emit } = log();
  const answer = (repository: string | null, ref: string | null): readonly string[] =>
    emit(1, {
      kind: 'agent-job',
      job: {
        status: 'active',
        repository,
        ref,
        model: null,
        pullRequestUrl: null,
        createdAt: null,
        archivedAt: null,
        error: null,
      },
    });
  expect(answer(null, null)).toEqual([]);
  emit(1, status(1, { status: 'active' }));
  expect(answer('https://git.example/docs', null)).toEqual([
    '<',
    'The agent works on https://git.example/docs',
  ]);
  expect(answer('https://git.example/docs', null)).toEqual([]);
  expect(answer('https://git.example/docs', 'agent/x')).toEqual([
    'The agent works on https://git.example/docs, branch agent/x',
  ]);
});

describe('a problem of the service', () => {
  const problem = (what: string): RunEvent => ({
    kind: 'call-repeated',
    problem: what,
    waitMs: 15_000,
    askedToWait: false,
  });

  test('that lasts has a line at once, then seldom, and one at its end', () => {
    const { emit } = log();
    emit(0, { kind: 'phase', phase: 'wait' });
    emit(0, status(0));
    expect(emit(2, problem('it answered 503'))).toEqual([
      'The service has a problem: it answered 503. Trying again in 15 s',
    ]);
    const said: number[] = [];
    for (let at = 4; at < 180; at += 2) if (hasOwnLine(emit(at, problem('it answered 503')))) said.push(at);
    expect(said).toEqual([32, 62, 92, 122, 152]);
    expect(emit(190, problem('it answered 503'))[0]).toMatch(/ \(90 times now\)$/);
    expect(emit(198, status(198))).toEqual(['The service answers again, after 3 min 16 s']);
  });

  test('that ends at once has no line for its end', () => {
    const { emit } = log();
    emit(0, { kind: 'phase', phase: 'wait' });
    emit(0, status(0));
    emit(2, problem('it answered 503'));
    expect(emit(4, status(4))).toEqual([]);
  });

  test('has a new line when it is another problem', () => {
    const { emit } = log();
    emit(0, { kind: 'phase', phase: 'wait' });
    emit(2, problem('it answered 503'));
    expect(emit(4, problem('the connection was cut'))).toHaveLength(1);
    expect(emit(6, problem('it answered 503'))).toHaveLength(1);
  });

  test('before the job has begun is not folded', () => {
    const { emit } = log();
    emit(0, { kind: 'phase', phase: 'start' });
    expect(emit(1, problem('no connection'))).toEqual([
      'The service has a problem: no connection. Trying again in 15 s',
    ]);
    expect(emit(40, { kind: 'job-started', jobId: 'job-1', domain: 'd' })).toEqual([
      'The service answers again, after 39 s',
      "Started export job 'job-1' for d",
    ]);
  });
});

const LINK = {
  url: 'https://store.example.com/b.tar.gz?X-Amz-Signature=5ec2e7',
  sizeBytes: 2_097_152,
  expiresAt: '2025-01-01T01:00:00Z',
};
const SHA = 'a'.repeat(64);

const STALLED: EventOf<'job-stalled'> = {
  kind: 'job-stalled',
  stillMs: 5 * MINUTE,
  status: 'running',
  share: 0.42,
  updatedAt: '2025-01-01T00:05:00Z',
  timeLeftMs: 48 * MINUTE,
};

test.each<[RunEvent, readonly string[]]>([
  [{ kind: 'phase', phase: 'start' }, []],
  [{ kind: 'phase', phase: 'wait' }, []],
  [{ kind: 'phase', phase: 'bundle' }, []],
  [{ kind: 'phase', phase: 'download' }, []],
  [{ kind: 'phase', phase: 'unpack' }, []],
  [{ kind: 'phase', phase: 'publish' }, []],
  [{ kind: 'inputs-read', domain: 'd', warnings: ['One.', 'Two.'] }, ['! One.', '! Two.']],
  [
    { kind: 'job-started', jobId: 'job-1', domain: 'docs.example.com' },
    ["Started export job 'job-1' for docs.example.com"],
  ],
  [{ kind: 'job-followed', jobId: 'job-1' }, ["Following export job 'job-1'"]],
  [
    { kind: 'job-followed', jobId: 'job-1', byAttempt: 2 },
    ["Following export job 'job-1', which attempt 2 of this run started"],
  ],
  [
    { kind: 'reattach', outcome: { kind: 'none' } },
    ['No earlier attempt has left a job that can be followed: starting a new one'],
  ],
  [
    { kind: 'reattach', outcome: { kind: 'failed', jobId: 'job-1', attempt: 1 } },
    ["Export job 'job-1', which attempt 1 started, failed at the service: starting a new one"],
  ],
  [
    { kind: 'reattach', outcome: { kind: 'gone', jobId: 'job-1', attempt: 1 } },
    ["Export job 'job-1', which attempt 1 started, is not known to the service any more"],
  ],
  [
    {
      kind: 'reattach',
      outcome: { kind: 'other-domain', jobId: 'job-1', attempt: 1, domain: 'x.example.com' },
    },
    [
      "! An artifact of this run names export job 'job-1' as that of attempt 1, but the service says that this job exports 'x.example.com'. It is not followed. Look for the job of this run that made the artifact.",
    ],
  ],
  [
    { kind: 'reattach', outcome: { kind: 'unavailable', why: 'not-github', host: 'git.example.com' } },
    [
      "! 'reattach' has no effect here: 'git.example.com' is not GitHub.com and has no artifact service of this kind. A re-run starts a new export.",
    ],
  ],
  [
    { kind: 'reattach', outcome: { kind: 'unsearchable', problem: 'it took longer than 10 s' } },
    [
      "! 'reattach' cannot look for the job of an earlier attempt: it took longer than 10 s. A new one is started.",
    ],
  ],
  [
    { kind: 'reattach', outcome: { kind: 'not-kept', problem: 'failed request: (403) no' } },
    [
      "! 'reattach' cannot keep the job for a re-run: failed request: (403) no. A re-run starts a new export.",
    ],
  ],
  [
    { kind: 'reattach', outcome: { kind: 'kept', artifactName: 'docs-export-job-1' } },
    ["A re-run of failed jobs finds this job by the artifact 'docs-export-job-1'"],
  ],
  [
    { kind: 'status-unknown', status: 'warming' },
    [
      '> Waiting for the export',
      "The service says 'warming', which is not a known status: waiting for the job's end",
    ],
  ],
  [
    { kind: 'status-unknown', status: '' },
    ['> Waiting for the export', "The service gives no status: waiting for the job's end"],
  ],
  [
    STALLED,
    [
      "! The job has shown no change for 5 min ('running', 42 %, last updated at 2025-01-01T00:05:00Z). Look at it on the dashboard: it may be stuck. This step waits for it until 'timeout', 48 min from now.",
    ],
  ],
  [
    { ...STALLED, status: '', share: null, updatedAt: null },
    [
      "! The job has shown no change for 5 min (no status). Look at it on the dashboard: it may be stuck. This step waits for it until 'timeout', 48 min from now.",
    ],
  ],
  [
    { kind: 'job-completed', pageCount: 1, elapsedMs: 65 * SECOND, polls: 12 },
    ['Completed after 1 min 5 s: 1 page, 12 polls'],
  ],
  [
    { kind: 'job-completed', pageCount: null, elapsedMs: 5 * SECOND, polls: 1 },
    ['Completed after 5 s: 1 poll'],
  ],
  [
    { kind: 'call-repeated', problem: 'it answered 503', waitMs: 0, askedToWait: true },
    ['The service has a problem: it answered 503. Trying once more'],
  ],
  [
    { kind: 'call-repeated', problem: 'it answered 503', waitMs: 4_000, askedToWait: false },
    ['The service has a problem: it answered 503. Trying again in 4 s'],
  ],
  [
    { kind: 'call-repeated', problem: 'it answered 429', waitMs: 2 * MINUTE, askedToWait: true },
    ['The service has a problem: it answered 429. It asks to wait 2 min'],
  ],
  [
    { kind: 'link-issued', link: LINK, count: 1 },
    ['Bundle at store.example.com, 2 MiB, expires 2025-01-01T01:00:00Z'],
  ],
  [
    { kind: 'link-issued', link: { ...LINK, sizeBytes: null, expiresAt: null }, count: 3 },
    ['Fresh link (number 3) at store.example.com'],
  ],
  [
    {
      kind: 'download-resumed',
      problem: 'the connection was cut',
      fromByte: 2_097_152,
      waitMs: 1_000,
      freshLink: false,
    },
    ['> Downloading the bundle', 'The download stopped: the connection was cut. Resuming at 2 MiB in 1 s'],
  ],
  [
    { kind: 'download-resumed', problem: 'the bundle changed', fromByte: 0, waitMs: 0, freshLink: false },
    ['> Downloading the bundle', 'The download stopped: the bundle changed. Starting from the beginning now'],
  ],
  [{ kind: 'downloaded', bytes: 2_097_152, sha256: SHA }, [`Downloaded 2 MiB in 3 s, SHA-256 ${SHA}`]],
  [
    { kind: 'unpacked', format: 'tar.gz', fileCount: 1234, siteBytes: 2_097_152 },
    ['Unpacked tar.gz: 1,234 files, 2 MiB, in 3 s'],
  ],
  [
    { kind: 'published', sitePath: '/w/site', bundlePath: '/w/b.tar.gz' },
    ['The site is in /w/site', 'The bundle is at /w/b.tar.gz'],
  ],
  [{ kind: 'published', sitePath: null, bundlePath: null }, []],
  [
    { kind: 'upload-started', upload: UPLOAD, fileCount: 1234 },
    ["Uploading the site (1,234 files) as artifact 'docs-site' ..."],
  ],
  [
    { kind: 'upload-started', upload: { ...UPLOAD, kind: 'bundle', artifactName: 'b' }, fileCount: null },
    ["Uploading the bundle as artifact 'b' ..."],
  ],
  [
    { kind: 'pages-large', bytes: 1.5 * 1024 ** 3, limit: 1024 ** 3 },
    ['! The site is 1.5 GiB as a Pages artifact: GitHub supports 1 GiB, and larger deployments may fail.'],
  ],
  [
    { kind: 'upload-repeated', problem: 'the connection broke (ECONNRESET)', waitMs: 3_000 },
    ['The upload has a problem: the connection broke (ECONNRESET). Trying again in 3 s'],
  ],
  [
    { kind: 'retention-lowered', days: 30 },
    ["! 'retention-days' is more than the repository allows: the artifact is kept for 30 days."],
  ],
  [
    { kind: 'uploaded', artifact: ARTIFACT },
    [
      "Uploaded artifact 'docs-site': 1 KiB in 3 s, SHA-256 cd, at https://github.com/e/d/actions/runs/1/artifacts/7",
    ],
  ],
  [
    { kind: 'uploaded', artifact: { ...ARTIFACT, url: null } },
    ["Uploaded artifact 'docs-site': 1 KiB in 3 s, SHA-256 cd"],
  ],
  [
    { kind: 'values-written', path: '/t/values.yaml', expiresAt: '2025-01-01T01:00:00Z' },
    ['The Helm values are in /t/values.yaml; their link expires 2025-01-01T01:00:00Z'],
  ],
  [
    { kind: 'values-written', path: '/t/values.yaml', expiresAt: null },
    ['The Helm values are in /t/values.yaml; their link expires'],
  ],
  [
    { kind: 'left-behind', paths: ['/w/.site.replaced-a'] },
    [
      "! Cannot remove the temporary folder '/w/.site.replaced-a': a file in it may be in use, or belong to another user, or a cancelled step had no time for it. The result of this run is not affected. Remove it by hand.",
    ],
  ],
  [
    { kind: 'left-behind', paths: ['/w/a', '/t/b', '/t/c'] },
    [
      "! Cannot remove the temporary folder '/w/a' and 2 other temporary folders: a file in it may be in use, or belong to another user, or a cancelled step had no time for it. The result of this run is not affected. Remove it by hand.",
    ],
  ],
  [{ kind: 'ended', result: 'success', failure: null }, []],
  [REQUEST, ['~ GET /v1/static-export/jobs/job-1: 200, 12 ms, request r-1']],
])('%j', (event, lines) => {
  expect(once(event, 3 * SECOND)).toEqual(lines);
});

test('the lines of the artifact client are in a group, unchanged', () => {
  const { emit } = log();
  const at = (seconds: number, text: string): readonly string[] =>
    emit(seconds, { kind: 'artifact-client-said', text });
  expect([at(1, 'Artifact name is valid!'), at(2, 'Uploaded bytes 8388608')].flat()).toEqual([
    '> Uploading',
    'Artifact name is valid!',
    'Uploaded bytes 8388608',
  ]);
});

test('no line has a link with its query', () => {
  for (const count of [1, 2])
    for (const line of once({ kind: 'link-issued', link: LINK, count })) expect(line).not.toContain('5ec2e7');
});

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2, '2 pages'],
  [1_234_567, '1,234,567 pages'],
])('%i are %s', (count, text) => {
  expect(counted(count, 'page')).toBe(text);
});
