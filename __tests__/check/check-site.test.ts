import { describe, expect, test } from '@jest/globals';
import { exportBundle } from '../../src/flows/export-bundle.ts';
import { sleep } from '../../src/flows/sleep.ts';
import type { CheckOrder } from '../../src/check/inputs.ts';
import { ReportBuilder } from '../../src/rules/check/report-builder.ts';
import type { CheckReport } from '../../src/check/report/finding.ts';
import type { RunResult } from '../../src/rules/event.ts';
import { Failure } from '../../src/rules/failure.ts';
import type { Inputs } from '../../src/rules/inputs.ts';
import {
  ANY_SITE,
  NO_RECORDS,
  answer,
  COMPLETED,
  failureOf,
  listener,
  NO_ARTIFACTS,
  scriptedService,
  scriptedStore,
  scriptedWorkbench,
  STARTED,
  whole,
} from '../flows/scripted-world.ts';
import { VirtualClock } from '../flows/virtual-clock.ts';

const SECOND = 1_000;
const WARN: CheckOrder = { onFindings: 'warn', hosting: 'client-hosted', reportPath: '/w/report.json' };
const FAIL: CheckOrder = { ...WARN, onFindings: 'fail' };
const INPUTS: Inputs = {
  apiKey: 'svc_0123456789',
  apiUrl: 'https://api.example.com',
  job: { kind: 'start', domain: 'docs.example.com', version: null, paths: null },
  wait: true,
  timeoutMs: 3_600 * SECOND,
  pollIntervalMs: 2 * SECOND,
  maxPollIntervalMs: 30 * SECOND,
  site: { path: '/w/site', overwrite: false, stripComponents: 0, maxBytes: 1_000, maxFiles: 10 },
  check: WARN,
  bundlePath: null,
  upload: null,
  helmValuesPath: null,
  reattach: false,
  ...ANY_SITE,
  caCertificate: null,
};

function reportWith(faults: number): CheckReport {
  const builder = new ReportBuilder('client-hosted');
  for (let line = 1; line <= faults; line += 1)
    builder.addFaults(0, [
      {
        cause: { kind: 'broken-link', target: `/gone-${String(line)}`, similar: null },
        line,
        reference: 'x',
      },
    ]);
  return builder.report({
    siteUrl: null,
    files: 1,
    pathOf: () => 'index.html',
    pages: 1,
    linksLeftOut: 0,
    closed: [],
  });
}

interface World {
  readonly inputs?: Partial<Inputs>;
  /** What the check comes to, after `checkMs`. */
  readonly report?: CheckReport | Error;
  readonly checkMs?: number;
}

function exporting({ inputs = {}, report = reportWith(0), checkMs = 0 }: World = {}) {
  const clock = new VirtualClock();
  const told = listener();
  const abort = new AbortController();
  const link = answer(200, { bundleUrl: 'https://store.example.com/b?sig=0123456789', sizeBytes: 9 });
  const workbench = scriptedWorkbench();
  workbench.checkSite = async (hosting, tell, signal) => {
    workbench.did.push(`check ${hosting}`);
    tell({ kind: 'check-progress', fileCount: 1, totalFiles: 2 });
    await sleep(clock, checkMs, signal);
    if (report instanceof Error) throw report;
    return report;
  };
  const ports = {
    service: scriptedService(clock, { start: [STARTED], status: [COMPLETED], bundle: [link] }),
    store: scriptedStore(clock, [whole(new Uint8Array(9))]),
    workbench,
    artifacts: NO_ARTIFACTS,
    records: NO_RECORDS,
    clock,
    tell: told.tell,
  };
  const run = (): Promise<RunResult> =>
    clock.run(exportBundle({ ...INPUTS, ...inputs }, ports, abort.signal));
  return { clock, told, abort, run, did: workbench.did };
}

const story = ({ told }: ReturnType<typeof exporting>): readonly string[] => {
  const kinds = told.all.map((event) => (event.kind === 'phase' ? `phase ${event.phase}` : event.kind));
  return kinds.slice(kinds.indexOf('unpacked') + 1);
};

describe('the check of a site', () => {
  test('comes between unpacking and publishing, and is told', async () => {
    const one = exporting();
    expect(await one.run()).toBe('success');
    expect(one.did).toEqual([
      'open to unpack',
      'unpack',
      'check client-hosted',
      'draft /w/report.json',
      'publish',
    ]);
    expect(story(one)).toEqual([
      'site-listed',
      'phase check',
      'check-progress',
      'site-checked',
      'phase publish',
      'published',
      'check-report-written',
    ]);
    expect(one.told.of('site-checked')).toMatchObject([
      { refused: false, outcome: { findings: 0, pages: 1 } },
    ]);
    expect(one.told.of('check-report-written')).toEqual([
      { kind: 'check-report-written', path: '/w/report.json' },
    ]);
  });

  test('is not made where none is asked for', async () => {
    const one = exporting({ inputs: { check: null } });
    expect(await one.run()).toBe('success');
    expect(one.did).toEqual(['open to unpack', 'unpack', 'publish']);
    expect(story(one)).toEqual(['site-listed', 'phase publish', 'published']);
  });

  test('writes no report where none is asked for', async () => {
    const one = exporting({ inputs: { check: { ...WARN, reportPath: null } }, report: reportWith(3) });
    expect(await one.run()).toBe('success');
    expect(one.did).not.toContainEqual(expect.stringMatching(/^draft/));
    expect(one.told.of('check-report-written')).toEqual([]);
  });
});

describe('findings', () => {
  test('leave the run green with warn', async () => {
    const one = exporting({ report: reportWith(3) });
    expect(await one.run()).toBe('success');
    expect(one.did).toContain('publish');
    expect(one.told.of('site-checked')).toMatchObject([{ refused: false, outcome: { findings: 3 } }]);
  });

  test('end it with fail: nothing is published but the report', async () => {
    const one = exporting({ inputs: { check: FAIL }, report: reportWith(3) });
    expect(await failureOf(one.run(), 'site-check-failed')).toEqual({
      findings: 3,
      places: 3,
      pages: 1,
      first: expect.stringMatching(/^'index\.html', line 1, links to '\/gone-1'/),
      reportPath: '/w/report.json',
    });
    expect(one.did.slice(2)).toEqual(['check client-hosted', 'draft /w/report.json', 'publish report']);
    expect(story(one)).toEqual([
      'site-listed',
      'phase check',
      'check-progress',
      'site-checked',
      'check-report-written',
    ]);
    expect(one.told.of('site-checked')).toMatchObject([{ refused: true }]);
  });

  test('that are none let a run with fail go on', async () => {
    const one = exporting({ inputs: { check: FAIL } });
    expect(await one.run()).toBe('success');
    expect(one.did.slice(2)).toEqual(['check client-hosted', 'draft /w/report.json', 'publish']);
  });
});

describe('a check that does not work', () => {
  const died = new Error('a worker of the site check ended with 1.');

  test('is a warning with warn, and the site is published without a report', async () => {
    const one = exporting({ report: died });
    expect(await one.run()).toBe('success');
    expect(one.told.of('check-broken')).toEqual([
      { kind: 'check-broken', problem: 'a worker of the site check ended with 1' },
    ]);
    expect(one.did.slice(2)).toEqual(['check client-hosted', 'publish']);
    expect(one.told.of('check-report-written')).toEqual([]);
  });

  test('is a failure with fail', async () => {
    const one = exporting({ inputs: { check: FAIL }, report: died });
    expect(await failureOf(one.run(), 'site-check-broken')).toEqual({
      problem: 'a worker of the site check ended with 1',
    });
    expect(one.did).not.toContain('publish');
  });

  test('says what is wrong with the disk, where that is it', async () => {
    const problem = 'it is no folder';
    const one = exporting({ report: new Failure('disk-error', { path: '/x', doing: 'check', problem }) });
    expect(await one.run()).toBe('success');
    expect(one.told.of('check-broken')).toEqual([{ kind: 'check-broken', problem: "'/x': it is no folder" }]);
  });
});

test.each([WARN, FAIL])('an abort during the check ends it at once, with its reason', async (check) => {
  const one = exporting({ inputs: { check }, checkMs: 60 * SECOND });
  const reason = new Failure('cancelled', { signal: 'SIGTERM' });
  one.clock.after(5 * SECOND, () => {
    one.abort.abort(reason);
  });
  await expect(one.run()).rejects.toBe(reason);
  expect(one.clock.passedMs).toBe(5 * SECOND);
  expect(one.did.at(-1)).toBe('check client-hosted');
  expect(one.told.of('check-broken')).toEqual([]);
});
