import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  type EntryRefusal,
  Failure,
  isFailure,
  isKnownFailure,
  type FailureCode,
  type FailureFacts,
  type ServiceCall,
} from '../../src/core/failure.ts';
import { resultOf } from '../../src/report/end.ts';
import { explain } from '../../src/report/explain.ts';
import type { RunEvent } from '../../src/report/event.ts';
import { newRecord, type RunRecord } from '../../src/report/run-record.ts';
import { summaryOf } from '../../src/report/summary.ts';
import { printable } from '../../src/text/redact.ts';
import type { Subject } from '../../src/core/run.ts';
import { words } from '../kit/rendered.ts';

const UNKNOWN = newRecord(0);
const RUN: RunRecord = { ...UNKNOWN, domain: 'docs.example.com', jobId: 'job-1' };

function after(event: RunEvent, run = RUN): RunRecord {
  return { ...run, last: { [event.kind]: event } };
}

const STARTED: RunEvent = { kind: 'job-started', jobId: 'job-1', domain: 'docs.example.com' };
const polled = (share: number | null, pageCount: number | null): RunEvent => ({
  kind: 'job-status',
  status: 'running',
  share,
  pageCount,
  elapsedMs: 0,
  leftMs: null,
});

function refusal(status: number, detail: string | null = 'what the service says') {
  return { doing: 'status', status, detail } as const;
}

/** One case of each code; its type makes every code required. */
const FACTS: { readonly [C in FailureCode]: FailureFacts[C] } = {
  'inputs-invalid': {
    problems: [
      { input: 'domain', value: 'https://x', problem: 'has a scheme', remedy: "Write 'x'." },
      { input: 'api-key', value: '', problem: 'is empty', remedy: 'Set it.' },
      { input: 'timeout', value: null, problem: 'is odd', remedy: 'Change it.' },
    ],
  },
  'key-refused': refusal(401),
  'not-allowed': refusal(403),
  'not-found': refusal(404),
  conflict: refusal(409),
  'busy-timeout': { timeoutMs: 3_600_000, detail: 'what the service says' },
  'rate-limited': refusal(429),
  'request-refused': refusal(422),
  'api-redirects': { ...refusal(302), location: 'https://x.example/y' },
  'service-unavailable': { doing: 'status', lastProblem: 'it answered 503', forMs: 301_000 },
  'certificate-untrusted': { host: 'api.example.com', problem: 'SELF_SIGNED_CERT_IN_CHAIN' },
  'proxy-refused': { host: 'proxy.example.com:3128' },
  'start-uncertain': { lastProblem: 'the connection was cut' },
  'answer-unusable': { doing: 'bundle', problem: "it has no 'bundleUrl'" },
  'job-failed': { detail: 'no such theme' },
  'agent-failed': { repository: 'https://git.example/docs' },
  'no-pull-request': { repository: 'https://git.example/docs' },
  'job-timeout': { timeoutMs: 3_600_000, status: 'running', lastProblem: null },
  cancelled: { signal: 'SIGTERM' },
  'link-refused': { status: 403, detail: 'AccessDenied', host: 'store.example.com' },
  'download-failed': {
    host: 'store.example.com',
    attempts: 8,
    heldBytes: 1_048_576,
    lastProblem: 'the connection was cut',
  },
  'bundle-size-wrong': { expectedBytes: 7, actualBytes: 9 },
  'link-unusable': { problem: 'it is redirected more than 5 times' },
  'archive-unknown': { head: 'an HTML page', isKept: false },
  'archive-damaged': { problem: 'its checksum is wrong', entry: 'a/b.html' },
  'archive-refused': { entry: '../x', reason: { kind: 'name-climbs' } },
  'archive-too-large': { input: 'max-size', limit: 10 * 1024 ** 3, entry: 'a/b.html' },
  'archive-empty': { stripComponents: 2 },
  'site-incomplete': {
    problems: [
      { kind: 'no-index' },
      { kind: 'min-pages', pages: 3, least: 1200 },
      { kind: 'max-page-drop', gone: { count: 1297, first: 'a.html' }, blank: null, before: 1300, limit: 20 },
      { kind: 'blank-pages', pages: 40, blank: { count: 12, first: 'a.html' } },
      { kind: 'empty-pages', count: 7, paths: ['a.html', 'b.html'] },
    ],
  },
  'site-check-failed': {
    findings: 2,
    places: 31,
    pages: 12,
    ...{ known: null, missingBaseline: null },
    first: "'a.html', line 3, links to '/b', where there is no page. Correct the link.",
    reportPath: '/w/report.json',
  },
  'site-check-broken': { problem: 'a worker of the site check ended with 1' },
  'site-broken': {
    checkedCount: 214,
    staleCount: 41,
    brokenCount: 12,
    first: "12 files answer 404, such as 'a.js'. Check that they were uploaded.",
    reportPath: null,
  },
  'site-stale': {
    checkedCount: 214,
    staleCount: 1,
    brokenCount: 0,
    first: "1 page is still the old one: 'a.html'. Check that the deployment copied every file.",
    reportPath: '/w/verify-report.json',
  },
  'upload-unavailable': { kind: 'site', why: 'not-github', host: 'github.example.com' },
  'upload-name-refused': { path: 'a/what?.html', character: '?', others: 2 },
  'pages-too-large': { bytes: 11 * 1024 ** 3, limit: 10 * 1024 ** 3 },
  'upload-failed': {
    kind: 'pages',
    artifactName: 'github-pages',
    problem: 'the connection broke (ECONNRESET)',
    remedy: 'run-again',
  },
  'node-too-old': { version: '20.20.2', least: 24 },
  'outputs-unusable': { path: '/r/set_output_1', problem: 'ENOSPC: no space left on device, write' },
  'disk-full': { path: '/w/site', doing: 'write the file' },
  'disk-too-small': { path: '/w/site', doing: 'unpack the bundle', neededBytes: 5e9, freeBytes: 1e9 },
  'disk-error': { path: '/w/site', doing: 'make the folder', problem: 'EACCES: permission denied' },
  bug: { what: 'TypeError: x is not a function' },
};
const CODES = Object.keys(FACTS) as FailureCode[];
/** These end a run before there is a job. */
const WITHOUT_JOB: readonly FailureCode[] = [
  'node-too-old',
  'inputs-invalid',
  'upload-unavailable',
  'busy-timeout',
  'start-uncertain',
];

function failure<C extends FailureCode>(code: C, facts: FailureFacts[C] = FACTS[code]): Failure<C> {
  return new Failure(code, facts);
}

const inWords = (one: Failure, run = RUN): string => {
  const { sentence, nextStep } = explain(one, run);
  return `${sentence} ${nextStep}`;
};

/** A regular expression that matches this text alone. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

describe('every failure', () => {
  test.each(CODES)('%s says what cannot be done, why, and what to do', (code) => {
    for (const run of [RUN, UNKNOWN]) {
      const { sentence, nextStep } = explain(failure(code), run);
      // The state of a live site is a verdict: the action could verify it.
      expect(sentence).toMatch(/^(?:Cannot [a-z][^:]*|.+ is (?:broken|stale)): .*[.!?…]$/);
      expect(nextStep).toMatch(/^([A-Z]|[a-z-]+: )[^\n]*[.)]$/);
      const all = `${sentence} ${nextStep}`;
      expect(all).not.toMatch(/[\r\n]/);
      expect(all).not.toMatch(/\bat .*\.[jt]s:\d|undefined|\[object|NaN|null|please|Error:.*Error:/i);
      expect(all.length).toBeLessThan(900);
      expect(sentence).not.toMatch(/\.\.$|: :|: \.| {2}/);
      // Our own words are not changed by the redaction of untrusted text.
      expect(printable(all)).toBe(all);
    }
  });

  test.each(
    CODES.filter(
      (code) =>
        !['inputs-invalid', 'node-too-old', 'bug', 'disk-full', 'disk-too-small', 'disk-error'].includes(
          code,
        ),
    ),
  )('%s names the job, or the site where there is no job yet', (code) => {
    expect(inWords(failure(code))).toMatch(/job-1|docs\.example\.com/);
    expect(inWords(failure(code), { ...RUN, jobId: null })).not.toContain('job-1');
  });

  test.each(CODES)('%s has its heading in the troubleshooting page', (code) => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/troubleshooting.md'), 'utf8');
    expect(page.match(new RegExp(`^## ${code}$`, 'gm'))).toHaveLength(1);
  });

  test.each(CODES)('%s links to its heading, where the page is known', (code) => {
    const docs = 'https://github.com/a/b/blob/v1/docs';
    expect(explain(failure(code), { ...RUN, docs }).more).toBe(`${docs}/troubleshooting.md#${code}`);
    expect(explain(failure(code), RUN).more).toBeNull();
  });

  test.each(['job-timeout', 'cancelled', 'service-unavailable', 'download-failed', 'link-refused'] as const)(
    '%s says what stands now, and how this reader resumes the job',
    (code) => {
      const text = inWords(failure(code));
      expect(text).toContain('Nothing was published; the old site is untouched.');
      expect(text).toContain(
        "To resume this job without a new export, run the workflow with 'job-id: job-1'.",
      );
      expect(inWords(failure(code), { ...RUN, isRecorded: true })).toContain(
        "'Re-run failed jobs' resumes job 'job-1' without a new export.",
      );
      expect(inWords(failure(code), UNKNOWN)).toContain('Run this again');
      expect(inWords(failure(code), UNKNOWN)).not.toContain('published');
    },
  );

  test.each([
    'key-refused',
    'not-allowed',
    'not-found',
    'conflict',
    'rate-limited',
    'request-refused',
  ] as const)("%s shows the service's own text, for every call", (code) => {
    for (const doing of ['start', 'status', 'bundle'] as const) {
      const facts = { ...FACTS[code], doing };
      expect(explain(failure(code, facts), RUN).sentence).toContain(
        `(${facts.status}): what the service says.`,
      );
      expect(explain(failure(code, { ...facts, detail: null }), RUN).sentence).toContain(
        `(${facts.status}).`,
      );
    }
  });
});

describe('a refusal after the start says how to go on with the job', () => {
  const resume = "run the workflow with 'job-id: job-1'";

  test.each(['key-refused', 'not-allowed', 'rate-limited'] as const)('%s', (code) => {
    const words = (doing: ServiceCall, run = RUN): string =>
      inWords(failure(code, { ...FACTS[code], doing }), run);
    expect(words('status')).toContain(resume);
    expect(words('bundle')).toContain(resume);
    expect(words('start', UNKNOWN)).not.toContain('resume');
    expect(words('bundle')).not.toContain('run this again later');
  });

  test('a bundle that is refused: what the job was asked for before is right', () => {
    const text = inWords(failure('request-refused', { ...refusal(405), doing: 'bundle' }));
    expect(text).toContain("'api-url' is right: tell the people who run the service.");
    expect(text).toContain(resume);
  });

  test('a job of this run that the service does not know any more', () => {
    const text = (run: RunRecord): string =>
      explain(failure('not-found', { ...refusal(404), doing: 'status' }), run).nextStep;
    expect(text(after(STARTED))).toContain('Run this again, which starts a new export.');
    expect(text(after(STARTED))).not.toContain("'job-id'");
    expect(text(RUN)).toContain("Check 'job-id', where it is set");
  });

  test('a run that was cancelled before the answer to its start', () => {
    expect(inWords(failure('cancelled'), UNKNOWN)).toContain('unless the dashboard shows an export');
  });
});

const SUBJECTS: Readonly<Partial<Record<FailureCode, Subject>>> = {
  'agent-failed': 'agent-job',
  'no-pull-request': 'agent-job',
  'site-broken': 'verify',
  'site-stale': 'verify',
};

test.each(CODES)('%s is quoted below its heading as it is said', (code) => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/troubleshooting.md'), 'utf8');
  const [, quotes = ''] = new RegExp(`^## ${code}\n\n((?:.+\n)+)`, 'm').exec(page) ?? [];
  const forms = [...quotes.replaceAll('\n', ' ').matchAll(/"([^"]+)"/g)].map(
    ([, quote = '']) => new RegExp(`^${quote.split('…').map(literal).join('.*')}`),
  );
  const { sentence } = explain(failure(code), { ...RUN, subject: SUBJECTS[code] ?? 'export' });
  expect(forms.filter((form) => form.test(sentence))).not.toEqual([]);
});

/** All annotations in one file, so that a changed text is read beside the others. */
test.each(CODES)('the text for a reader: %s', (code) => {
  const subject = SUBJECTS[code] ?? 'export';
  const run = { ...RUN, subject, jobId: WITHOUT_JOB.includes(code) ? null : 'job-1' };
  expect(inWords(failure(code), run)).toMatchSnapshot('annotation');
  const end = { result: resultOf(failure(code)), failure: failure(code) };
  const { sentence, nextStep, list } = explain(failure(code), run);
  // The summary has the same words, or the list of all mistakes.
  const parts = list.length === 0 ? [sentence, nextStep] : list.flat();
  const shown = words(summaryOf({ ...run, end }));
  for (const part of parts) expect(shown).toContain(part);
});

test.each<[string, Failure, string]>([
  [
    'inputs',
    failure('inputs-invalid'),
    "Cannot use the inputs: 'domain' 'https://x' has a scheme; 'api-key' is empty; 'timeout' (not shown) is odd. domain: Write 'x'. api-key: Set it. timeout: Change it.",
  ],
  [
    'a job that failed',
    failure('job-failed'),
    "Cannot export 'docs.example.com': job 'job-1' failed at the service: no such theme. Nothing was published; the old site is untouched. Check that the site builds on the dashboard, then run this again.",
  ],
  [
    'a job that failed without a reason',
    failure('job-failed', { detail: null }),
    "Cannot export 'docs.example.com': job 'job-1' failed at the service, which gave no reason. Nothing was published; the old site is untouched. Check that the site builds on the dashboard, then run this again.",
  ],
  [
    'pages that lost their texts',
    failure('site-incomplete', {
      problems: [
        {
          kind: 'max-page-drop',
          gone: null,
          blank: { count: 12, first: 'a.html' },
          before: 40,
          limit: 20,
        },
      ],
    }),
    "Cannot publish the site of job 'job-1': of the 40 HTML files of the previous site, 12 show an error or no text, such as 'a.html': 30 %, and 'max-page-drop' allows 20 %. Nothing was published; the old site is untouched. Check these pages on the dashboard and export again; a higher 'max-page-drop' takes them as they are.",
  ],
  [
    'a drop just over its limit',
    failure('site-incomplete', {
      problems: [
        { kind: 'max-page-drop', gone: { count: 1, first: 'b.html' }, blank: null, before: 3, limit: 33.3 },
      ],
    }),
    "Cannot publish the site of job 'job-1': of the 3 HTML files of the previous site, 1 is gone and not found at another address, such as 'b.html': 33.4 %, and 'max-page-drop' allows 33.3 %. Nothing was published; the old site is untouched. Check on the dashboard that the whole site was exported. If so many pages may disappear, raise 'max-page-drop'. To resume this job without a new export, run the workflow with 'job-id: job-1'.",
  ],
  [
    'a completed job whose bundle is refused',
    failure('request-refused', { doing: 'bundle', status: 405, detail: null }),
    "Cannot get the bundle of job 'job-1': the service refused the request (405). Nothing was published; the old site is untouched. The job is completed, so 'api-url' is right: tell the people who run the service. To resume this job without a new export, run the workflow with 'job-id: job-1'.",
  ],
  [
    'a timeout',
    failure('job-timeout'),
    "Cannot export 'docs.example.com': after 1 h job 'job-1' was still 'running'. Nothing was published; the old site is untouched. The job continues at the service. To resume this job without a new export, run the workflow with 'job-id: job-1'. If such jobs take longer, raise 'timeout'.",
  ],
  [
    'a timeout in the middle of errors',
    failure('job-timeout', { timeoutMs: 90_000, status: null, lastProblem: 'it answered 503' }),
    "Cannot export 'docs.example.com': after 1 min 30 s job 'job-1' was still in no known state, and it answered 503. Nothing was published; the old site is untouched. Check 'api-url', the runner's network and its proxy settings. The job may continue at the service. To resume this job without a new export, run the workflow with 'job-id: job-1'.",
  ],
  [
    'a cancelled run',
    failure('cancelled'),
    "Cannot continue the export of 'docs.example.com': the step was cancelled (SIGTERM) while job 'job-1' continues at the service. Nothing was published; the old site is untouched. To resume this job without a new export, run the workflow with 'job-id: job-1'.",
  ],
  [
    'an archive with a hostile name',
    failure('archive-refused', {
      entry: `a\n\u202e::error::x${'y'.repeat(300)}`,
      reason: { kind: 'name-control' },
    }),
    `Cannot unpack the bundle of job 'job-1': its entry 'a\\u{a}\\u{202e}::error::x${'y'.repeat(176)}…' is refused: its name has a control character. Nothing was published; the old site is untouched. The whole bundle is refused. If the entry comes from your docs, rename or remove it and export again.`,
  ],
  [
    'an upload from another server than GitHub.com',
    failure('upload-unavailable'),
    "Cannot upload the site of 'docs.example.com': 'github.example.com' is not GitHub.com and has no artifact service of this kind. Leave 'upload' out, and upload the folder with the version of actions/upload-artifact that your server has.",
  ],
  [
    'an upload outside of a workflow',
    failure('upload-unavailable', { kind: 'bundle', why: 'no-token', host: 'github.com' }),
    "Cannot upload the bundle of 'docs.example.com': the artifact service cannot be used without ACTIONS_RUNTIME_TOKEN, which is not set. Run the action as a 'uses:' step of a workflow, which is given that access, or leave 'upload' out.",
  ],
  [
    'an upload without an address to go to',
    failure('upload-unavailable', { kind: 'pages', why: 'no-address', host: 'github.com' }),
    "Cannot upload the Pages site of 'docs.example.com': the artifact service has no URL: ACTIONS_RESULTS_URL is not set, or holds none. Run the action as a 'uses:' step of a workflow, which is given that access, or leave 'upload' out.",
  ],
  [
    'a file name that no artifact can hold',
    failure('upload-name-refused'),
    "Cannot upload the site of job 'job-1' as an artifact: the name of 'a/what?.html' has the character '?', which no artifact can hold; 2 more files like it. Nothing was published; the old site is untouched. Set 'upload: bundle', which uploads the bundle as it is, 'upload: pages', whose tar takes such names, or rename the page in your docs.",
  ],
  [
    'a site that is too large for Pages',
    failure('pages-too-large'),
    "Cannot upload the Pages site of job 'job-1': it is 11 GiB, and GitHub deploys 10 GiB at most. Nothing was published; the old site is untouched. Export fewer pages with 'paths', or publish the folder elsewhere.",
  ],
  [
    'an upload that failed',
    failure('upload-failed'),
    "Cannot upload the Pages site of job 'job-1' as artifact 'github-pages': the connection broke (ECONNRESET). Nothing was published; the old site is untouched. The cause may be temporary. To resume this job without a new export, run the workflow with 'job-id: job-1'.",
  ],
])('%s', (_, one, words) => {
  // These two come before the job is started.
  const isEarly = isFailure(one, 'inputs-invalid') || isFailure(one, 'upload-unavailable');
  expect(inWords(one, isEarly ? { ...RUN, jobId: null } : RUN)).toBe(words);
});

test('a run that was cancelled after its job had ended', () => {
  const run = after({ kind: 'job-completed', pageCount: null, elapsedMs: 0, polls: 1 });
  expect(inWords(failure('cancelled'), run)).toBe(
    "Cannot continue the export of 'docs.example.com': the step was cancelled (SIGTERM) after job 'job-1' was completed. Nothing was published; the old site is untouched. To resume this job without a new export, run the workflow with 'job-id: job-1'.",
  );
});

test.each(['key-refused', 'not-allowed', 'rate-limited'] as const)(
  '%s: a run that has a job says how to resume it, one that has none does not',
  (code) => {
    const started = failure(code, { doing: 'status', status: 400, detail: null });
    const agent = failure(code, { doing: 'agent-status', status: 400, detail: null });
    const early = failure(code, { doing: 'start', status: 400, detail: null });
    expect(inWords(started, RUN)).toMatch(/ run the workflow with 'job-id: job-1'\.$/);
    expect(inWords(agent, { ...RUN, subject: 'agent-job' })).toMatch(/ it follows the same job\.$/);
    expect(inWords(agent, { ...RUN, subject: 'agent-job' })).not.toMatch(/[Ee]xport/);
    expect(inWords(early, { ...RUN, jobId: null })).not.toMatch(/resume|undefined/);
  },
);

describe('a failure says what stands now', () => {
  const published = (sitePath: string | null, bundlePath: string | null): RunRecord =>
    after({ kind: 'published', sitePath, bundlePath });
  test.each<[string, RunRecord, string]>([
    ['before anything is published', RUN, 'Nothing was published; the old site is untouched. '],
    ['after the site was', published('/w/site', '/w/a.zip'), "The site was published at '/w/site'. "],
    ['after the archive was', published(null, '/w/a.zip'), "The bundle was published at '/w/a.zip'. "],
    [
      'after a run that keeps nothing',
      published(null, null),
      'Nothing was published; the old site is untouched. ',
    ],
    ['before there is a job', UNKNOWN, ''],
    ['in an agent job', { ...RUN, subject: 'agent-job' }, ''],
  ])('%s', (_, run, text) => {
    const { nextStep } = explain(failure('upload-failed'), run);
    expect(nextStep.startsWith(`${text}The cause may be temporary.`)).toBe(true);
  });
});

test.each([true, false])('a bundle that is no archive: %p that it can be kept to look at it', (isKept) => {
  const text = inWords(failure('archive-unknown', { head: 'a text', isKept }));
  expect(text.includes("'extract: false'")).toBe(isKept);
});

test.each([
  [0.425, 12, "was still 'running' (42 %, 12 pages). "],
  [null, 1, "was still 'running' (1 page). "],
  [0, null, "was still 'running' (0 %). "],
  [null, 0, "was still 'running'. "],
])('a timeout reports the last progress: %p of the work, %p pages', (share, pageCount, words) => {
  expect(inWords(failure('job-timeout'), after(polled(share, pageCount)))).toContain(words);
});

test.each([
  ['SELF_SIGNED_CERT_IN_CHAIN', "as 'ca-certificate'"],
  ['CERT_HAS_EXPIRED', 'renewed at the host'],
  ['CERT_NOT_YET_VALID', "the runner's clock"],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'check the URL'],
])('a certificate with %s', (problem, step) => {
  const { nextStep } = explain(failure('certificate-untrusted', { host: 'h', problem }), RUN);
  expect(nextStep).toContain(step);
  expect(nextStep.includes('ca-certificate')).toBe(step.includes('ca-certificate'));
});

test.each(['certificate-untrusted', 'api-redirects'] as const)(
  '%s says how to resume a job that is known, and nothing of one before',
  (code) => {
    expect(explain(failure(code), RUN).nextStep).toContain(`job-id: ${RUN.jobId ?? ''}`);
    expect(explain(failure(code), UNKNOWN).nextStep).not.toContain('job-id');
  },
);

test.each([
  ['export', 'Nothing was started.'],
  ['verify', 'Run this again.'],
] as const)('a proxy that refuses %s before there is a job', (subject, step) => {
  expect(inWords(failure('proxy-refused'), { ...UNKNOWN, subject })).toContain(step);
});

test('a timeout with a status that is not known does not say that the job continues', () => {
  const run = after({ kind: 'status-unknown', status: 'aborted' }, { ...RUN, subject: 'agent-job' });
  const words = (status: string): string =>
    inWords(failure('job-timeout', { timeoutMs: 60_000, status, lastProblem: null }), run);
  expect(words('aborted')).toBe(
    "Cannot wait for agent job 'job-1': after 1 min it was still 'aborted', which is not a known status. Look at the job on the dashboard: it may have ended. Run this again: it follows the same job.",
  );
  expect(words('active')).toContain("was still 'active'. The job continues at the service.");
  // The service's own word, and not that no poll had an answer.
  expect(words('unknown')).toContain("was still 'unknown'. The job continues at the service.");
});

describe('once the service has answered, its address is not to be checked', () => {
  const ANSWERED = after(polled(null, null));

  test.each<[string, Failure]>([
    ['no answer', failure('service-unavailable')],
    ['a timeout', failure('job-timeout', { timeoutMs: 1, status: null, lastProblem: 'it hangs' })],
    [
      'an agent job',
      failure('service-unavailable', { ...FACTS['service-unavailable'], doing: 'agent-status' }),
    ],
  ])('%s', (_, one) => {
    const words = "Check 'api-url', the runner's network and its proxy settings. ";
    expect(inWords(one, RUN)).toContain(words);
    expect(inWords(one, ANSWERED)).not.toContain(words);
    expect(inWords(one, after(STARTED))).not.toContain(words);
  });

  test('and neither are the ids of an agent job', () => {
    const gone = failure('not-found', { doing: 'agent-status', status: 404, detail: null });
    const run: RunRecord = { ...RUN, subject: 'agent-job' };
    expect(inWords(gone, run)).toContain("Check 'project-id' and 'job-id'");
    expect(inWords(gone, { ...run, last: ANSWERED.last })).toBe(
      "Cannot follow agent job 'job-1': the service knows no such job (404). It knew the job before: look for it on the dashboard, and create a new job if it is gone.",
    );
  });
});

test.each<FailureCode>(['archive-refused', 'job-failed', 'pages-too-large', 'upload-name-refused'])(
  '%s needs a new export: the message does not advise to resume the job',
  (code) => {
    expect(inWords(failure(code))).not.toMatch(/resume/i);
  },
);

test('several mistakes of the inputs are a list, one alone is a sentence', () => {
  expect(explain(failure('inputs-invalid'), UNKNOWN).list).toEqual([
    ["'domain' 'https://x' has a scheme", "Write 'x'."],
    ["'api-key' is empty", 'Set it.'],
    ["'timeout' (not shown) is odd", 'Change it.'],
  ]);
  expect(explain(failure('job-failed'), RUN).list).toEqual([]);
});

test.each([
  [500_000_000, '500 MB'],
  [2_000_000_000, '2 GB'],
  [10 * 1024 ** 3, '10 GiB'],
  [512 * 1024, '512 KiB'],
  [1_234_567, '1.2 MiB'],
])('a limit of %d bytes is written as %s, as it was given', (limit, shown) => {
  const text = inWords(failure('archive-too-large', { input: 'max-size', limit, entry: null }));
  expect(text).toContain(`it holds more than ${shown}.`);
});

test.each([
  [1, '1 entry'],
  [2_000, '2,000 entries'],
])('a limit of %d entries is written as %s', (limit, shown) => {
  const text = inWords(failure('archive-too-large', { input: 'max-files', limit, entry: null }));
  expect(text).toContain(`it holds more than ${shown}.`);
});

describe('the hint fits the refused entry', () => {
  test.each<[EntryRefusal, string, RegExp]>([
    [{ kind: 'hard-link' }, 'it is a hard link', /tool that packed.+'--hard-dereference'/],
    [{ kind: 'symbolic-link' }, 'it is a symbolic link', /tool that packed.+'--dereference'/],
    [{ kind: 'sparse-file' }, 'it is a sparse file', /tool that packed.+without '--sparse'/],
    [{ kind: 'method', method: 14 }, 'it is packed with method 14', /tool that packed.+'deflate'/],
    [{ kind: 'encrypted' }, 'it is encrypted', /tool that packed.+without a password.+tampered with/],
    [{ kind: 'name-climbs' }, "its name climbs out of its folder with '..'", /tampered with/],
    [{ kind: 'name-absolute' }, 'its name is absolute', /tampered with/],
    [{ kind: 'name-git' }, "its name has a part that git reads as '.git'", /tampered with/],
    [{ kind: 'device' }, 'it is a device', /tampered with/],
    [{ kind: 'name-control' }, 'its name has a control character', /comes from your docs, rename/],
    [{ kind: 'windows-device' }, 'a part of its name is a device on Windows', /comes from your docs, rename/],
    [
      { kind: 'windows-colon' },
      'its name has a colon, which Windows reads as a drive or a stream',
      /comes from your docs, rename/,
    ],
    [
      { kind: 'name-twice' },
      'its name is in the bundle twice',
      /If 'strip-components' is set, lower it: .+comes from your docs, rename/,
    ],
    [
      { kind: 'part-too-long', bytesMax: 255 },
      'a part of its name is longer than 255 bytes',
      /comes from your docs, rename/,
    ],
    [
      { kind: 'name-too-long', bytesMax: 768, isMacos: true },
      'its name is longer than 768 bytes, too long for macOS',
      /comes from your docs, rename/,
    ],
    [
      { kind: 'name-alike', first: 'Foo' },
      "its name differs from 'Foo' only in case or in the form of an accent, so that some systems take both for one",
      /comes from your docs, rename/,
    ],
  ])('%j: %s', (reason, clause, hint) => {
    const { sentence, nextStep } = explain(failure('archive-refused', { entry: 'x', reason }), RUN);
    expect(sentence).toContain(`its entry 'x' is refused: ${clause}`);
    expect(nextStep).toMatch(/^Nothing was published; .+ The whole bundle is refused\. /);
    expect(nextStep).toMatch(hint);
    if (!hint.source.includes('docs')) expect(nextStep).not.toContain('rename');
  });
});

test('without a report, the site check leads to the summary', () => {
  const facts = { ...FACTS['site-check-failed'], reportPath: null };
  expect(inWords(failure('site-check-failed', facts))).toContain(
    "The summary shows what to repair first; 'check-report' writes all problems to a file.",
  );
});

test('a single problem with the inputs needs no name before its remedy', () => {
  const [problem] = FACTS['inputs-invalid'].problems;
  if (problem === undefined) throw new Error('no problem');
  expect(explain(failure('inputs-invalid', { problems: [problem] }), UNKNOWN).nextStep).toBe("Write 'x'.");
});

test('a value is quoted whatever it begins with', () => {
  const problem = { input: 'site-path', value: '(not shown)', problem: 'is odd', remedy: 'Change it.' };
  expect(explain(failure('inputs-invalid', { problems: [problem] }), UNKNOWN).sentence).toBe(
    "Cannot use the inputs: 'site-path' '(not shown)' is odd.",
  );
});

test('a text of the service that ends with a full stop gets no second one', () => {
  expect(explain(failure('job-failed', { detail: 'It broke.' }), RUN).sentence).toMatch(/: It broke\.$/);
});

test('a bug is described on one line, shortened', () => {
  const { sentence } = explain(
    failure('bug', { what: `Error: a\n    at x (y.ts:1:1)\n${'z'.repeat(999)}` }),
    RUN,
  );
  expect(sentence).not.toContain('\n');
  expect(sentence.length).toBeLessThan(400);
});

test('announced and received bytes are exact, so that people can compare them', () => {
  expect(
    inWords(failure('bundle-size-wrong', { expectedBytes: 1_048_577, actualBytes: 1_048_576 })),
  ).toContain('it has 1,048,576 bytes, and the service says 1,048,577');
  expect(inWords(failure('bundle-size-wrong', { expectedBytes: 100, actualBytes: 'more' }))).toContain(
    'it has more than 100 bytes, and the service says 100',
  );
});

test('a failure is recognised by its code', () => {
  const one = failure('job-failed');
  expect(isKnownFailure(one)).toBe(true);
  expect(isFailure(one, 'job-failed')).toBe(true);
  expect(isFailure(one, 'job-timeout')).toBe(false);
  for (const other of [new Error('job-failed'), { code: 'job-failed' }, 'job-failed', null])
    expect(isKnownFailure(other)).toBe(false);
  expect(new Failure('bug', { what: 'x' }, one).cause).toBe(one);
});
