import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { findingsOf, reportOf, type Cause, type VerifyOutcome } from '../../src/verify/finding.ts';
import type { Target } from '../../src/verify/plan.ts';
import {
  findingText,
  noticeOf,
  verifyNotices,
  verifySummary,
  verifyWarnings,
} from '../../src/verify/verify-text.ts';
import { expected } from './sites.ts';

const schema = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../docs/verify-report.schema.json'), 'utf8'),
) as object;
const isReport = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

const ODD = '\u0000"\\\u2028</script>\u202e`|@x ::error::';
const CAUSES: Readonly<Record<Cause['kind'], Cause>> = {
  'no-answer': { kind: 'no-answer', problem: ODD },
  'wrong-status': { kind: 'wrong-status', status: 500 },
  'needs-html': { kind: 'needs-html', status: 404 },
  'hidden-by-folder': { kind: 'hidden-by-folder' },
  'wrong-type': { kind: 'wrong-type', ending: '.js', type: ODD },
  'redirected-away': { kind: 'redirected-away', to: 'https://other.example' },
  'redirect-loop': { kind: 'redirect-loop' },
  'nowhere-status': { kind: 'nowhere-status', status: 200, hasPage: true },
  'same-as-missing': { kind: 'same-as-missing' },
  unreadable: { kind: 'unreadable', problem: 'it is longer than 1 MiB' },
  'not-answered': { kind: 'not-answered', wasRequested: true, busyStatus: 429 },
  'fails-in-turn': { kind: 'fails-in-turn', status: 503 },
  'old-in-turn': { kind: 'old-in-turn' },
  'wrong-charset': { kind: 'wrong-charset', charset: 'windows-1252' },
  'saved-as-file': { kind: 'saved-as-file' },
  'other-page': { kind: 'other-page', page: 'index.html' },
  'old-elsewhere': { kind: 'old-elsewhere', from: { kind: 'cache', ageMs: null } },
  'emails-hidden': { kind: 'emails-hidden' },
  'hidden-by-redirect': { kind: 'hidden-by-redirect' },
  'notable-headers': {
    kind: 'notable-headers',
    headers: ['X-Robots-Tag: noindex', 'Content-Security-Policy'],
  },
  'old-contents': { kind: 'old-contents', isPage: true, from: { kind: 'cache', ageMs: 10_800_000 } },
  'other-not-found-page': { kind: 'other-not-found-page' },
  'not-removed': { kind: 'not-removed' },
  'changed-by-host': { kind: 'changed-by-host' },
  'redirected-within': { kind: 'redirected-within' },
  'type-fixed-by-host': { kind: 'type-fixed-by-host', ending: '.rsc', type: 'application/octet-stream' },
};
const target = (path: string): Target => ({ kind: 'file', file: expected(path) });
const found = (causes: readonly Cause[]): VerifyOutcome['findings'] =>
  findingsOf(causes.map((cause, at) => [target(`${ODD}${at}.html`), { cause, maySettle: true }] as const));

function outcome(causes: readonly Cause[]): VerifyOutcome {
  return {
    result: 'broken',
    url: 'https://docs.example.com',
    servedCount: 20,
    checkedCount: 20,
    staleCount: 3,
    brokenCount: 10,
    leftOutCount: 0,
    unaskedCount: 0,
    requestCount: 31,
    roundCount: 2,
    findings: found(causes),
  };
}

const written = (causes: readonly Cause[]): unknown =>
  JSON.parse(reportOf(outcome(causes), { startedMs: 0, endedMs: 12_000 }));

describe('docs/verify-report.schema.json', () => {
  test.each<[string, readonly Cause[]]>([
    ['nothing', []],
    ['every cause', Object.values(CAUSES)],
  ])('holds for %s', (_, causes) => {
    expect([isReport(written(causes)), isReport.errors]).toEqual([true, null]);
  });

  test('does not hold for a field or a kind that is not described', () => {
    expect(isReport({ ...(written([]) as object), extra: 1 })).toBe(false);
    expect(isReport(written([{ kind: 'other' } as unknown as Cause]))).toBe(false);
  });
});

describe('findings', () => {
  test('are grouped by cause, the worst and largest first, with the oldest copy', () => {
    const old = (ageMs: number): Cause => ({
      kind: 'old-contents',
      isPage: true,
      from: { kind: 'cache', ageMs },
    });
    const gathered = found([
      old(1_000),
      CAUSES['redirect-loop'],
      old(9_000),
      old(2_000),
      CAUSES['wrong-status'],
      CAUSES['wrong-status'],
    ]);
    expect(gathered.map(({ cause, paths }) => [cause, paths.length])).toEqual([
      [CAUSES['wrong-status'], 2],
      [CAUSES['redirect-loop'], 1],
      [old(9_000), 3],
    ]);
  });

  test('have a file as their example, rather than the address that cannot exist', () => {
    const cause = CAUSES['redirected-away'];
    const verdict = { cause, maySettle: false };
    const [finding] = findingsOf([
      [{ kind: 'nowhere', page: null, address: '/no-such-page' }, verdict],
      [target('a.html'), verdict],
    ]);
    expect(finding?.paths).toEqual(['a.html', '/no-such-page']);
  });

  test.each<[Cause, RegExp]>([
    [
      { kind: 'nowhere-status', status: 503, hasPage: true },
      /answers 503 instead of 404\. Look at the log of the host/,
    ],
    [
      { kind: 'nowhere-status', status: 401, hasPage: true },
      /answers 401 instead of 404\. The action asks without cred/,
    ],
    [
      { kind: 'nowhere-status', status: 403, hasPage: true },
      /answers 403 instead of 404\. The host needs a rule that/,
    ],
    [
      { kind: 'not-answered', wasRequested: false, busyStatus: 503 },
      /as the host is busy \(503\): .+ Look at the log of the host/,
    ],
    [
      { kind: 'wrong-type', ending: '.js', type: 'text/html' },
      /check that they were uploaded\. If they were, /,
    ],
    [{ kind: 'wrong-status', status: 404 }, /, and that 'url' is the address of the site\.$/],
  ])('%j has a remedy that helps', (cause, says) => {
    expect(verifyNotices(outcome([cause]))[0]).toMatch(says);
  });

  test('are limited, whatever a host sends', () => {
    const made = Array.from({ length: 5_000 }, (_, at): Cause => ({
      kind: 'wrong-type',
      ending: '.js',
      type: `x/${at}`,
    }));
    const gathered = found(made);
    expect(gathered).toHaveLength(21);
    expect(gathered.reduce((sum, { paths }) => sum + paths.length, 0)).toBe(5_000);
  });

  test('have a remedy each, and no markup of the host', () => {
    const all = outcome(Object.values(CAUSES));
    expect(verifyNotices(all)).toHaveLength(11);
    const summary = verifySummary(all, ['broken', 'stale', 'noted']);
    expect(summary.match(/^- .+\. .+\.$/gm)).toHaveLength(20);
    expect(summary).not.toMatch(/<\/script>|undefined|\u202e/);
  });

  test('name the folder that all of them are in', () => {
    const named = (...paths: readonly string[]): string => {
      const verdict = { cause: CAUSES['wrong-status'], maySettle: true };
      const [finding] = findingsOf(paths.map((path) => [target(path), verdict] as const));
      return finding === undefined ? '' : findingText(finding, (text) => text);
    };
    expect(named('docs/a.html', 'docs/b/c.html')).toBe(
      '2 files answer 500, all in docs/, such as docs/a.html',
    );
    expect(named('docs/b/a.html', 'docs/b/c.html')).toMatch(/, all in docs\/b\/, such as /);
    expect(named('docs/a.html', 'doc.html')).toBe('2 files answer 500, such as docs/a.html');
    expect(named('docs/a.html')).toBe('1 file answers 500: docs/a.html');
    expect(named('/a.html', 'b.html')).toBe('2 files answer 500, such as /a.html');
  });
});

describe('annotations of a run that succeeds', () => {
  const warnings = (more: Partial<VerifyOutcome>, isRefused = false): readonly string[] =>
    verifyWarnings({ kind: 'verified', outcome: { ...outcome([]), result: 'success', ...more }, isRefused });
  test('say what max-requests has left out of the plan, and which pages readers cannot reach', () => {
    expect(warnings({})).toEqual([]);
    expect(warnings({ checkedCount: 15, unaskedCount: 47 })).toEqual([
      "Only 15 of 62 addresses were verified: redirects and repeated requests count, too. Raise 'max-requests'.",
    ]);
    expect(warnings({ findings: found([CAUSES['hidden-by-redirect']]) })).toEqual([
      expect.stringMatching(/^1 page is redirected .+ its text is nowhere else.+Readers cannot reach them/),
    ]);
    expect(warnings({ checkedCount: 15, unaskedCount: 47 }, true)).toEqual([]);
  });
});

describe('the README of the action', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../verify/README.md'), 'utf8');
  const status = [401, 403, 404, 429, 206].map((code): Cause => ({ kind: 'wrong-status', status: code }));
  const more: readonly Cause[] = [
    ...status,
    { kind: 'fails-in-turn', status: null },
    { kind: 'not-answered', wasRequested: false, busyStatus: null },
    { kind: 'nowhere-status', status: 200, hasPage: false },
    { kind: 'nowhere-status', status: 403, hasPage: true },
    { kind: 'wrong-type', ending: '.js', type: 'text/html' },
    { kind: 'old-contents', isPage: false, from: { kind: 'host' } },
  ];
  const all = [...Object.values(CAUSES), ...more].map((cause): Cause => {
    if (cause.kind === 'no-answer') return { ...cause, problem: 'the connection was refused' };
    return 'type' in cause && cause.type === ODD ? { ...cause, type: 'text/plain' } : cause;
  });

  test.each(all.map((cause) => [cause]))('has the words of %j, and its remedy', (cause) => {
    const finding = { level: 'noted', cause, paths: ['a', 'b'] } as const;
    const code = (text: string): string => `\`${text}\``;
    const what = findingText(finding, code);
    const remedy = noticeOf(finding, code).slice(what.length + 2);
    const row = [
      what.replace(', such as `a`', '').replace(/^2 /, 'N '),
      remedy.replace(/'([^']+)'/g, '`$1`'),
    ];
    expect(readme).toContain(`| ${row.join(' | ')} |\n`);
  });
});
