import { expect, test } from '@jest/globals';
import { outcomeOf } from '../../src/check/report/outcome.ts';
import { reportOf } from '../../src/check/report/report.ts';
import { Failure } from '../../src/core/failure.ts';
import type { Subject } from '../../src/core/run.ts';
import { addEvent } from '../../src/report/event-table.ts';
import type { EventOf, RunEvent } from '../../src/report/event.ts';
import { newRecord } from '../../src/report/run-record.ts';
import { summaryOf } from '../../src/report/summary.ts';
import { findingsOf, type VerifyOutcome } from '../../src/verify/finding.ts';
import { anchor, file, found, link, load, readingOf } from '../check/readings.ts';
import { expected } from '../verify/sites.ts';

/** The summaries of ten runs, each made from the events of the run. */

const START = Date.UTC(2025, 0, 1);
const SHA = '0123456789abcdef'.repeat(4);
const DOCS = 'https://github.com/acme/static-docs-export/blob/v1/docs';

/** An event, and how many seconds it takes. */
type Step = readonly [RunEvent, seconds: number];

function summary(steps: readonly Step[], subject: Subject = 'export'): string {
  let nowMs = START;
  let record = newRecord(START, subject, DOCS);
  for (const [event, seconds] of steps) {
    nowMs += seconds * 1_000;
    record = addEvent(record, event, nowMs);
  }
  return summaryOf(record);
}

const phase = (name: EventOf<'phase'>['phase']): Step => [{ kind: 'phase', phase: name }, 0];
const ended = (result: EventOf<'ended'>['result'], failure: Failure | null = null): Step => [
  { kind: 'ended', result, failure },
  0,
];
const BEGUN: readonly Step[] = [
  [{ kind: 'inputs-read', domain: 'docs.example.com', warnings: [] }, 0],
  phase('start'),
  [{ kind: 'job-started', jobId: 'job-1', domain: 'docs.example.com' }, 1],
];
const status = (name: string, seconds: number): Step => [
  { kind: 'job-status', status: name, share: null, pageCount: 1234, elapsedMs: 0, leftMs: null },
  seconds,
];
const COMPLETED: readonly Step[] = [
  ...BEGUN,
  phase('wait'),
  status('queued', 1),
  status('running', 15),
  [{ kind: 'job-completed', pageCount: 1234, elapsedMs: 120_000, polls: 14 }, 105],
  phase('bundle'),
  phase('download'),
];
const LINKED: Step = [
  {
    kind: 'link-issued',
    link: {
      url: 'https://x.example/b',
      sizeBytes: 55_834_574,
      expiresAt: '2025-01-01T01:00:00Z',
    },
    count: 1,
  },
  1,
];
const UNPACKED: readonly Step[] = [
  ...COMPLETED,
  LINKED,
  [{ kind: 'downloaded', bytes: 55_834_574, sha256: SHA }, 12],
  phase('unpack'),
  [{ kind: 'unpacked', format: 'tar.gz', fileCount: 4321, siteBytes: 209_715_200 }, 3],
  [{ kind: 'site-listed', contentDigest: SHA }, 0],
];

const compared = (isFirst: boolean, added: number, changed: number, removed: number): Step => {
  const counts = { added, changed, removed, otherDomain: null, isPart: false };
  return [{ kind: 'site-compared', manifest: '/w/live.json', isFirst, ...counts }, 0];
};
const checked = (...all: Parameters<typeof readingOf>): Step => {
  const outcome = outcomeOf(reportOf(readingOf(...all)));
  return [{ kind: 'site-checked', outcome, missingBaseline: null, refused: false }, 2];
};
const PUBLISHED: Step = [{ kind: 'published', sitePath: '/w/site', bundlePath: null }, 0.2];

const page = (path: string): { path: string; title: string } => ({ path, title: `About ${path}` });
const pages = (count: number): Step => [
  {
    kind: 'pages-compared',
    pages: {
      changed: Array.from({ length: count }, (_, at) => ({
        ...page(`${at % 3 === 0 ? 'api' : 'guide'}/${at}.html`),
        sections: [],
      })),
      added: [page('guide/new.html')],
      removed: [page('old.html')],
      moved: [],
      pictures: [],
      filledByScript: [],
      notCompared: [],
    },
    isFirst: false,
    titles: { end: '', shared: new Set() },
    files: 212,
    siteUrl: 'https://docs.example.com',
    pageStyle: null,
  },
  0,
];

const verified = (result: VerifyOutcome['result'], findings: VerifyOutcome['findings']): Step => [
  {
    kind: 'verified',
    outcome: {
      result,
      url: 'https://docs.example.com',
      servedCount: 214,
      checkedCount: 214,
      brokenCount: result === 'broken' ? 2 : 0,
      staleCount: result === 'success' ? 0 : 1,
      leftOutCount: 0,
      unaskedCount: 0,
      requestCount: 231,
      roundCount: 2,
      findings,
    },
    isRefused: false,
  },
  12,
];
const wrong = findingsOf(
  (
    [
      ['a.js', { kind: 'wrong-status', status: 404 }],
      ['b.js', { kind: 'wrong-status', status: 404 }],
      ['a.html', { kind: 'old-contents', isPage: true, from: { kind: 'cache', ageMs: 10_800_000 } }],
      ['b.html', { kind: 'changed-by-host' }],
    ] as const
  ).map(
    ([path, cause]) =>
      [
        { kind: 'file', file: expected(path) },
        { cause, maySettle: true },
      ] as const,
  ),
);
const VERIFYING: readonly Step[] = [
  [{ kind: 'inputs-read', domain: 'docs.example.com', warnings: [] }, 0],
  phase('verify'),
];

const RUNS: Readonly<Record<string, readonly [readonly Step[], Subject?]>> = {
  'an export with nothing to act on': [
    [...UNPACKED, compared(false, 0, 3, 0), checked([]), PUBLISHED, ended('success')],
  ],
  'changed pages, problems and an upload': [
    [
      [{ kind: 'inputs-read', domain: 'docs.example.com', warnings: ["'api-key' has no prefix."] }, 0],
      ...UNPACKED,
      compared(false, 1, 210, 1),
      pages(2),
      checked([
        found(file('/app.js', 'script'), 900),
        found(link('/Setup', null, 'setup.html')),
        found(anchor('guide/0.html', 'install'), 3),
      ]),
      PUBLISHED,
      phase('upload'),
      [
        {
          kind: 'uploaded',
          artifact: {
            kind: 'pages',
            name: 'github-pages',
            id: 7,
            url: 'https://github.com/acme/docs/actions/runs/1/artifacts/7',
            bytes: 55_000_000,
            digest: SHA,
          },
        },
        4,
      ],
      ended('success'),
    ],
  ],
  'many changed pages': [[...UNPACKED, compared(false, 1, 210, 1), pages(60), PUBLISHED, ended('success')]],
  'a first publication': [[...UNPACKED, compared(true, 4321, 0, 0), PUBLISHED, ended('success')]],
  'the Helm values of a bundle': [
    [
      ...COMPLETED.slice(0, -1),
      LINKED,
      [{ kind: 'values-written', path: '/t/values.yaml', expiresAt: null }, 0],
      ended('success'),
    ],
  ],
  'a start without a wait': [[...BEGUN, ended('started')]],
  'a site that the check refuses': [
    [
      ...UNPACKED,
      checked([found(load('x.algolia.net', 'script', 'search'), 900)], { hosting: 'air-gapped' }),
      ended(
        'error',
        new Failure('site-check-failed', {
          findings: 1,
          places: 900,
          pages: 1000,
          first: "External request to 'x.algolia.net'.",
          known: null,
          missingBaseline: null,
          reportPath: null,
        }),
      ),
    ],
  ],
  'a job that times out': [
    [
      ...BEGUN,
      phase('wait'),
      status('running', 20),
      status('running', 3_580),
      ended(
        'timeout',
        new Failure('job-timeout', { timeoutMs: 3_600_000, status: 'running', lastProblem: null }),
      ),
    ],
  ],
  'a site that is live': [[...VERIFYING, verified('success', []), ended('success')], 'verify'],
  'a site that is broken': [[...VERIFYING, verified('broken', wrong), ended('broken')], 'verify'],
};

test.each(Object.entries(RUNS))('%s', (_, [steps, subject]) => {
  expect(summary(steps, subject)).toMatchSnapshot();
});

/** The lines that are seen before anything is opened. */
function openLines(markdown: string): readonly string[] {
  const open = markdown.replace(/<details>[^]*?<\/details>/g, '');
  return open.split('\n').filter((line) => line !== '');
}

test.each(['an export with nothing to act on', 'a site that is live'])('%s: five lines at most', (name) => {
  const [steps = [], subject] = RUNS[name] ?? [];
  expect(openLines(summary(steps, subject)).length).toBeLessThanOrEqual(5);
});

test.each(Object.entries(RUNS))('%s: what nobody acts on is folded', (_, [steps, subject]) => {
  for (const line of openLines(summary(steps, subject)))
    expect(line).not.toMatch(/^\||SHA-256|digest|Polls|Retries|Requests|mermaid|\/w\/site/);
});

test('the outcome comes first, then what changed, what to repair, and the next step', () => {
  const text = summary(RUNS['changed pages, problems and an upload']?.[0] ?? []);
  const order = ['### ✅', '**docs.example.com**', '⚠️', '2 pages changed', '**Site check', 'Repair first'];
  const places = [...order, 'Next: deploy', '<details>', 'Content digest'].map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
