import { describe, expect, test } from '@jest/globals';
import type { CheckOptions } from '../../src/check/check-inputs.ts';
import type { ReaderAnswer } from '../../src/check/reader-process.ts';
import { UNKNOWN_STYLE } from '../../src/site/address-style.ts';
import { outcomeOf } from '../../src/check/report/outcome.ts';
import { reportOf } from '../../src/check/report/report.ts';
import { NOTHING_ACCEPTED } from '../../src/check/report/accepted.ts';
import { Failure } from '../../src/core/failure.ts';
import { sleep, type RunResult } from '../../src/core/run.ts';
import { exportBundle } from '../../src/export/export-bundle.ts';
import type { Inputs } from '../../src/export/inputs.ts';
import { eventLog } from '../kit/event-log.ts';
import { failureOf } from '../kit/failure-of.ts';
import { anInputs } from '../kit/inputs.ts';
import { answer, COMPLETED, scriptedService, STARTED } from '../kit/scripted-service.ts';
import { NO_RECORDS, NO_ARTIFACTS, scriptedStaging } from '../kit/scripted-staging.ts';
import { scriptedStore, whole } from '../kit/scripted-store.ts';
import { VirtualClock } from '../kit/virtual-clock.ts';
import { found, link, numbered, optional, readingOf } from './readings.ts';

const SECOND = 1_000;
const WARN: CheckOptions = {
  ...{ onFindings: 'warn', hosting: 'client-hosted', reportPath: '/w/report.json' },
  ...{ accepted: NOTHING_ACCEPTED, missingBaseline: null },
};
const FAIL: CheckOptions = { ...WARN, onFindings: 'fail' };

const FACTS = { errorPages: null, addressStyle: UNKNOWN_STYLE };

function faults(count: number): ReaderAnswer {
  const links = numbered(count, (at) => found(link(`/gone-${String(at + 1)}`)));
  return { kind: 'done', outcome: outcomeOf(reportOf(readingOf(links))), ...FACTS };
}

const OPTIONAL_ONLY: ReaderAnswer = {
  kind: 'done',
  outcome: outcomeOf(reportOf(readingOf([found(optional('/page.md'), 100)]))),
  ...FACTS,
};

interface World {
  readonly inputs?: Partial<Inputs>;
  /** The answer of the site's reader, after `checkMs`. */
  readonly said?: ReaderAnswer;
  readonly checkMs?: number;
}

function exporting({ inputs = {}, said = faults(0), checkMs = 0 }: World = {}) {
  const clock = new VirtualClock();
  const events = eventLog();
  const abort = new AbortController();
  const url = answer(200, { bundleUrl: 'https://store.example.com/b?sig=0123456789', sizeBytes: 9 });
  const staging = scriptedStaging();
  staging.readSite = async ({ hosting, reportPath, textsFor }, onProgress, signal) => {
    staging.did.push(`read ${hosting} into ${String(reportPath)}${textsFor === null ? '' : ', and texts'}`);
    onProgress(1, 2);
    await sleep(clock, checkMs, signal);
    const isRead = textsFor !== null && said.kind === 'done';
    return { answer: said, texts: isRead ? { texts: new Map(), repeated: [] } : null };
  };
  const ports = {
    service: scriptedService(clock, { start: [STARTED], status: [COMPLETED], bundle: [url] }),
    store: scriptedStore(clock, [whole(new Uint8Array(9))]),
    staging,
    artifacts: NO_ARTIFACTS,
    records: NO_RECORDS,
    clock,
    emit: events.emit,
  };
  const run = (): Promise<RunResult> =>
    clock.run(exportBundle(anInputs({ check: WARN, ...inputs }), ports, abort.signal));
  return { clock, events, abort, run, did: staging.did };
}

const story = ({ events }: ReturnType<typeof exporting>): readonly string[] => {
  const kinds = events.all.map((event) => (event.kind === 'phase' ? `phase ${event.phase}` : event.kind));
  return kinds.slice(kinds.indexOf('unpacked') + 1);
};

const DRAFT = 'draft /w/report.json';
const READ = 'read client-hosted into /t/w/report.json';
const KEEP = 'keep /t/w/report.json as /w/report.json';

describe('the check of a site', () => {
  test('runs between unpacking and publishing, and emits events', async () => {
    const one = exporting();
    expect(await one.run()).toBe('success');
    expect(one.did).toEqual(['open to unpack', 'unpack', DRAFT, READ, KEEP, 'publish']);
    expect(story(one)).toEqual([
      'site-listed',
      'phase check',
      'check-progress',
      'site-checked',
      'phase publish',
      'published',
      'check-report-written',
    ]);
    expect(one.events.of('check-progress')).toEqual([
      { kind: 'check-progress', isCheck: true, fileCount: 1, totalFiles: 2 },
    ]);
    expect(one.events.of('site-checked')).toMatchObject([
      { refused: false, outcome: { findings: 0, pages: 1_000 } },
    ]);
    expect(one.events.of('check-report-written')).toEqual([
      { kind: 'check-report-written', path: '/w/report.json' },
    ]);
  });

  test('does not run without the input', async () => {
    const one = exporting({ inputs: { check: null } });
    expect(await one.run()).toBe('success');
    expect(one.did).toEqual(['open to unpack', 'unpack', 'publish']);
    expect(story(one)).toEqual(['site-listed', 'phase publish', 'published']);
  });

  test('writes no report without a path', async () => {
    const one = exporting({ inputs: { check: { ...WARN, reportPath: null } }, said: faults(3) });
    expect(await one.run()).toBe('success');
    expect(one.did.slice(2)).toEqual(['read client-hosted into null', 'publish']);
    expect(one.events.of('check-report-written')).toEqual([]);
  });
});

describe('findings', () => {
  test('do not fail a run with warn', async () => {
    const one = exporting({ said: faults(3) });
    expect(await one.run()).toBe('success');
    expect(one.did).toContain('publish');
    expect(one.events.of('site-checked')).toMatchObject([{ refused: false, outcome: { findings: 3 } }]);
  });

  test('fail the run with fail: nothing is published but the report', async () => {
    const one = exporting({ inputs: { check: FAIL }, said: faults(3) });
    expect(await failureOf(one.run(), 'site-check-failed')).toEqual({
      findings: 3,
      places: 3,
      pages: 1_000,
      first: expect.stringMatching(/^Broken link to '\/gone-1' in 'p0\.html:3'/),
      ...{ known: null, missingBaseline: null },
      reportPath: '/w/report.json',
    });
    expect(one.did.slice(2)).toEqual([DRAFT, READ, KEEP, 'publish /w/report.json']);
    expect(story(one)).toEqual([
      'site-listed',
      'phase check',
      'check-progress',
      'site-checked',
      'check-report-written',
    ]);
    expect(one.events.of('site-checked')).toMatchObject([{ refused: true }]);
  });

  test('fail the run with fail, also without a path for the report', async () => {
    const one = exporting({ inputs: { check: { ...FAIL, reportPath: null } }, said: faults(1) });
    expect(await failureOf(one.run(), 'site-check-failed')).toMatchObject({ findings: 1, reportPath: null });
    expect(one.did.slice(2)).toEqual(['read client-hosted into null']);
  });

  test.each([
    ['that are none', faults(0)],
    ['that no reader notices', OPTIONAL_ONLY],
  ])('%s do not fail a run with fail', async (_name, said) => {
    const one = exporting({ inputs: { check: FAIL }, said });
    expect(await one.run()).toBe('success');
    expect(one.did.slice(2)).toEqual([DRAFT, READ, KEEP, 'publish']);
  });
});

describe('a reader that dies', () => {
  const problem = 'it takes more than 512 MiB of memory';
  const said: ReaderAnswer = { kind: 'failed', problem };

  test('gives a warning with warn, and the site is published without a report', async () => {
    const one = exporting({ said });
    expect(await one.run()).toBe('success');
    expect(one.events.of('check-broken')).toEqual([{ kind: 'check-broken', problem }]);
    expect(one.did.slice(2)).toEqual([DRAFT, READ, 'publish']);
    expect(one.events.of('check-report-written')).toEqual([]);
  });

  test('fails the run with fail', async () => {
    const one = exporting({ inputs: { check: FAIL }, said });
    expect(await failureOf(one.run(), 'site-check-broken')).toEqual({ problem });
    expect(one.did).not.toContain('publish');
  });
});

describe.each([WARN, FAIL])('a report that cannot be written ends the run with $onFindings', (check) => {
  test.each([
    ['ENOSPC', 'disk-full'],
    ['EACCES', 'disk-error'],
  ] as const)('%s: %s', async (code, failure) => {
    const one = exporting({ inputs: { check }, said: { kind: 'unwritten', code, problem: 'as it is' } });
    expect(await failureOf(one.run(), failure)).toMatchObject({ path: '/w/report.json' });
    expect(one.did.slice(2)).toEqual([DRAFT, READ]);
  });
});

test.each([
  ['warn', WARN],
  ['fail', FAIL],
] as const)('an abort during a check with %s ends the run at once, with its reason', async (_, check) => {
  const one = exporting({ inputs: { check }, checkMs: 60 * SECOND });
  const reason = new Failure('cancelled', { signal: 'SIGTERM' });
  one.clock.after(5 * SECOND, () => {
    one.abort.abort(reason);
  });
  await expect(one.run()).rejects.toBe(reason);
  expect(one.clock.passedMs).toBe(5 * SECOND);
  expect(one.did.at(-1)).toBe(READ);
  expect(one.events.of('check-broken')).toEqual([]);
});

describe('pages that show an error or nothing', () => {
  const errorPages = { count: 2, first: 'a/b.html' };
  const problems = [{ kind: 'blank-pages', pages: 2, blank: errorPages }];
  const gates = { minPages: 1, maxPageDrop: null, needsIndex: true };
  const answers: readonly (readonly [string, Partial<Inputs>, ReaderAnswer])[] = [
    ['with warn', { gates, check: WARN }, { ...faults(1), errorPages } as ReaderAnswer],
    ['with fail', { gates, check: FAIL }, { ...faults(1), errorPages } as ReaderAnswer],
  ];

  test.each(answers)(
    'keep the site from being published, and the report is written: %s',
    async (_, inputs, said) => {
      const one = exporting({ inputs, said });
      expect(await failureOf(one.run(), 'site-incomplete')).toEqual({ problems });
      expect(one.did.slice(2)).toEqual([DRAFT, READ, KEEP, 'publish /w/report.json']);
      expect(one.events.of('site-checked')).toMatchObject([{ refused: true }]);
    },
  );

  test('count where only texts are read', async () => {
    const said = { ...faults(1), errorPages } as ReaderAnswer;
    const one = exporting({ inputs: { gates, check: null, manifestPath: '/w/m.json' }, said });
    expect(await failureOf(one.run(), 'site-incomplete')).toEqual({ problems });
    expect(one.did).not.toContain('publish');
  });
});

describe('the texts of the pages', () => {
  const UNREAD: ReaderAnswer = { kind: 'failed', problem: 'it is dead' };
  const manifestPath = '/w/m.json';

  test.each<readonly [string, World, readonly string[], readonly string[]]>([
    [
      'are read with the check where a manifest is written',
      { inputs: { manifestPath } },
      [DRAFT, `${READ}, and texts`, KEEP, 'draft', 'publish'],
      ['texts-read', 'site-checked'],
    ],
    [
      'are read alone where nothing is checked',
      { inputs: { manifestPath, check: null }, said: faults(1) },
      ['read cloud into null, and texts', 'draft', 'publish'],
      ['texts-read'],
    ],
    [
      'are left out where the reader fails',
      { inputs: { manifestPath, check: null }, said: UNREAD },
      ['read cloud into null, and texts', 'draft', 'publish'],
      ['texts-unread'],
    ],
    [
      'are left out where the check fails',
      { inputs: { manifestPath, check: { ...WARN, reportPath: null } }, said: UNREAD },
      ['read client-hosted into null, and texts', 'draft', 'publish'],
      ['check-broken', 'texts-unread'],
    ],
    ['are not read without a manifest', { inputs: { check: null } }, ['publish'], []],
  ])('%s', async (_name, world, did, events) => {
    const one = exporting(world);
    expect(await one.run()).toBe('success');
    expect(one.did).toEqual(['open to unpack', 'unpack', ...did]);
    expect(story(one).filter((kind) => /^(?:texts|check-broken|site-checked)/.test(kind))).toEqual(events);
  });
});
