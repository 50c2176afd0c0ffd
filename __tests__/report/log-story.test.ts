/** Whole logs of long waits, for a person to judge whether every line is needed. */
import { expect, test } from '@jest/globals';
import { sleep } from '../../src/core/run.ts';
import { exportBundle } from '../../src/export/export-bundle.ts';
import { addEvent } from '../../src/report/event-table.ts';
import type { RunEvent } from '../../src/report/event.ts';
import { logLines, newLogState } from '../../src/report/log-lines.ts';
import { newRecord } from '../../src/report/run-record.ts';
import { anInputs } from '../kit/inputs.ts';
import {
  answer,
  COMPLETED,
  refused,
  scriptedService,
  STARTED,
  type Script,
} from '../kit/scripted-service.ts';
import { scriptedStaging, NO_ARTIFACTS, NO_RECORDS } from '../kit/scripted-staging.ts';
import { partly, rest, scriptedStore, whole, type Serve } from '../kit/scripted-store.ts';
import { seeded, VirtualClock } from '../kit/virtual-clock.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const BUNDLE = new Uint8Array(50_000);

interface World {
  readonly status: Script;
  readonly store?: readonly Serve[];
  readonly timeoutMs?: number;
}

/** The log as it unfolds in a browser: time, then the line, indented in a group. Without the debug log. */
async function logOf({ status, store = [whole(BUNDLE)], timeoutMs = 60 * MINUTE }: World): Promise<string> {
  const clock = new VirtualClock(seeded(42));
  const written: string[] = [];
  let state = newLogState(newRecord(clock.now()));
  const emit = (event: RunEvent): void => {
    state = logLines(event, state, addEvent(state.run, event, clock.now()));
    for (const { level, text } of state.lines) {
      if (level === 'debug' || level === 'endgroup') continue;
      const passed = Math.round(clock.passedMs / SECOND);
      const time = `${Math.floor(passed / 60)}:${String(passed % 60).padStart(2, '0')}`.padStart(5);
      const mark =
        level === 'group' ? '▸ ' : level === 'warning' ? 'Warning: ' : state.open === null ? '' : '    ';
      written.push(`${time}  ${mark}${text}`);
    }
  };
  const link = answer(200, {
    bundleUrl: 'https://store.example.com/bundle.tar.gz?sig=0123456789',
    sizeBytes: BUNDLE.length,
    expiresAt: '2025-01-01T01:10:00Z',
  });
  const service = scriptedService(clock, { start: [STARTED], status, bundle: [link] }, 250);
  const staging = scriptedStaging(async () => {
    await sleep(clock, 4 * SECOND, new AbortController().signal);
    return { format: 'tar.gz', fileCount: 4_321, siteBytes: 209_715_200 };
  });
  const hands = {
    service,
    store: scriptedStore(clock, store),
    staging,
    artifacts: NO_ARTIFACTS,
    records: NO_RECORDS,
  };
  const ports = { ...hands, clock, emit };
  const work = exportBundle(anInputs({ timeoutMs }), ports, new AbortController().signal);
  try {
    const result = await clock.run(work);
    emit({ kind: 'ended', result, failure: null });
  } catch (error) {
    emit({ kind: 'ended', result: 'timeout', failure: null });
    written.push(`       ${String(error)}`);
  }
  return `\n${written.join('\n')}\n`;
}

/** A job that is queued for 45 s and then takes `minutes`, as the service reports it. */
function job(minutes: number): (passedMs: number) => ReturnType<typeof answer> {
  return (passedMs) => {
    const share = (passedMs - 45 * SECOND) / (minutes * MINUTE - 45 * SECOND);
    if (share >= 1) return COMPLETED;
    const [status, done] = share < 0 ? ['queued', 0] : ['running', share];
    return answer(200, { status, progress: Math.floor(done * 100), pageCount: Math.floor(done * 1_234) });
  };
}

test('an export of ten minutes, with trouble on the way', async () => {
  const ten = job(10);
  const log = await logOf({
    status: (_, passedMs) => {
      const down = passedMs > 5 * MINUTE && passedMs < 6.5 * MINUTE;
      return down ? refused(503) : ten(passedMs);
    },
    store: [
      { ...partly(BUNDLE, 20_000), tookMs: 3 * SECOND },
      { ...rest(BUNDLE, 20_000), tookMs: SECOND },
    ],
  });
  expect(log).toMatchInlineSnapshot(`
    "
     0:00  Started export job 'job-1' for docs.example.com
     0:01  ▸ Waiting for the export
     0:01      Queued
     0:36      Queued: 36 s so far
     0:53      Running: 17 pages, 52 s so far
     1:29      Running: 7 %, 97 pages, 1 min 29 s so far
     2:22      Running: 17 %, 215 pages, 2 min 22 s so far, about 8 minutes left
     3:18      Running: 27 %, 340 pages, 3 min 18 s so far, about 7 minutes left
     4:16      Running: 38 %, 469 pages, 4 min 16 s so far, about 6 minutes left
     5:12      The service has a problem: it answered 503: said 503. Trying again in 2 s
     5:56      The service has a problem: it answered 503: said 503. Trying again in 12 s (7 times now)
     6:39      The service answers again, after 1 min 26 s
     6:39      Running: 63 %, 786 pages, 6 min 38 s so far, about 3 minutes left
     7:35      Running: 73 %, 910 pages, 7 min 34 s so far, about 3 minutes left
     8:32      Running: 84 %, 1,038 pages, 8 min 32 s so far, about a minute left
     9:30      Running: 94 %, 1,167 pages, 9 min 30 s so far, less than a minute left
    10:02  Completed after 10 min 2 s: 12 pages, 40 polls
    10:03  Bundle at store.example.com, 48.8 KiB, expires 2025-01-01T01:10:00Z
    10:06  ▸ Downloading the bundle
    10:06      The download stopped: the connection was cut. Resuming at 19.5 KiB in 1 s
    10:08  Downloaded 48.8 KiB in 5 s, SHA-256 5b4b67b5d68e02c992760de07640472efe53a7f7553865f83262d0a74efc3e5d
    10:12  Unpacked tar.gz: 4,321 files, 200 MiB, while downloading
    10:12  The site is in /w/site
    "
  `);
});

test('an export of ten minutes by a service that shows no progress', async () => {
  const log = await logOf({
    status: (_, passedMs) =>
      passedMs < 45 * SECOND
        ? answer(200, { status: 'queued' })
        : passedMs < 10 * MINUTE
          ? answer(200, { status: 'running' })
          : COMPLETED,
  });
  expect(log).toMatchInlineSnapshot(`
    "
     0:00  Started export job 'job-1' for docs.example.com
     0:01  ▸ Waiting for the export
     0:01      Queued
     0:36      Queued: 36 s so far
     0:53      Running: 52 s so far
     1:27      Running: 1 min 27 s so far
     2:00      Running: 2 min so far
     2:33      Running: 2 min 33 s so far
     3:15      Running: 3 min 15 s so far
     4:06      Running: 4 min 6 s so far
     5:10      Running: 5 min 10 s so far
     6:31      Running: 6 min 31 s so far
     8:09      Running: 8 min 9 s so far
    10:01  Completed after 10 min 1 s: 12 pages, 137 polls
    10:01  Bundle at store.example.com, 48.8 KiB, expires 2025-01-01T01:10:00Z
    10:01  Downloaded 48.8 KiB in 0 s, SHA-256 5b4b67b5d68e02c992760de07640472efe53a7f7553865f83262d0a74efc3e5d
    10:05  Unpacked tar.gz: 4,321 files, 200 MiB, while downloading
    10:05  The site is in /w/site
    "
  `);
});

test('an export that stalls, moves, stalls again and times out', async () => {
  const log = await logOf({
    status: (_, passedMs) => {
      const minutes = passedMs / MINUTE;
      const progress = minutes < 3 ? 10 * minutes : minutes < 11 ? 30 : minutes < 14 ? 10 * minutes - 80 : 60;
      const updatedAt = new Date(Date.UTC(2025, 0, 1) + Math.floor(progress) * 6_000).toISOString();
      return answer(200, { status: 'running', progress: Math.floor(progress), pageCount: 12, updatedAt });
    },
    timeoutMs: 30 * MINUTE,
  });
  expect(log).toMatchInlineSnapshot(`
    "
     0:00  Started export job 'job-1' for docs.example.com
     0:01  ▸ Waiting for the export
     0:01      Running: 12 pages
     0:32      Running: 5 %, 12 pages, 31 s so far
     1:04      Running: 10 %, 12 pages, 1 min 4 s so far, about 9 minutes left
     1:41      Running: 16 %, 12 pages, 1 min 40 s so far, about 8 minutes left
     2:35      Running: 25 %, 12 pages, 2 min 35 s so far, about 8 minutes left
     3:32      Running: 30 %, 12 pages, 3 min 32 s so far, about 6 minutes left
     4:30      Running: 30 %, 12 pages, 4 min 30 s so far
     5:56      Running: 30 %, 12 pages, 5 min 56 s so far
     7:48      Running: 30 %, 12 pages, 7 min 48 s so far
     8:15  Warning: The job has shown no change for 5 min 12 s ('running', 30 %, last updated at 2025-01-01T00:03:00.000Z). Look at it on the dashboard: it may be stuck. This step waits for it until 'timeout', 21 min 45 s from now.
    10:28  ▸ Still waiting for the export
    10:28      Running: 30 %, 12 pages, 10 min 28 s so far
    12:13      Running: 42 %, 12 pages, 12 min 13 s so far, about 15 minutes left
    13:38      Running: 56 %, 12 pages, 13 min 37 s so far, about 10 minutes left
    17:29      Running: 60 %, 12 pages, 17 min 29 s so far
    19:22  Warning: The job has shown no change for 5 min 17 s ('running', 60 %, last updated at 2025-01-01T00:06:00.000Z). Look at it on the dashboard: it may be stuck. This step waits for it until 'timeout', 10 min 39 s from now.
    24:19  ▸ Still waiting for the export
    24:19      Running: 60 %, 12 pages, 24 min 19 s so far
    29:35      Running: 60 %, 12 pages, 29 min 35 s so far
           Failure: job-timeout
    "
  `);
});

test('an export of twenty seconds', async () => {
  const log = await logOf({
    status: (_, passedMs) =>
      passedMs < 20 * SECOND
        ? answer(200, { status: 'running', progress: Math.floor(passedMs / 200), pageCount: null })
        : COMPLETED,
  });
  expect(log).toMatchInlineSnapshot(`
    "
     0:00  Started export job 'job-1' for docs.example.com
     0:01  ▸ Waiting for the export
     0:01      Running: 2 %
     0:03      Running: 14 %, 2.6 s so far
     0:07      Running: 35 %, 6.8 s so far
     0:12      Running: 57 %, 11 s so far
     0:16      Running: 78 %, 15 s so far
     0:18      Running: 90 %, 18 s so far
     0:20  Completed after 20 s: 12 pages, 7 polls
     0:21  Bundle at store.example.com, 48.8 KiB, expires 2025-01-01T01:10:00Z
     0:21  Downloaded 48.8 KiB in 0 s, SHA-256 5b4b67b5d68e02c992760de07640472efe53a7f7553865f83262d0a74efc3e5d
     0:25  Unpacked tar.gz: 4,321 files, 200 MiB, while downloading
     0:25  The site is in /w/site
    "
  `);
});
