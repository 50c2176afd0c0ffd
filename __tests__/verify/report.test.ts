import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Cause } from '../../src/verify/cause.ts';
import { findingsOf, type VerifyOutcome } from '../../src/verify/finding.ts';
import type { Target } from '../../src/verify/plan.ts';
import { reportOf } from '../../src/verify/report.ts';
import { verifySummary } from '../../src/verify/verify-summary.ts';
import { verifyNotices } from '../../src/verify/verify-text.ts';
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
  'nowhere-status': { kind: 'nowhere-status', status: 200 },
  'same-as-missing': { kind: 'same-as-missing' },
  unreadable: { kind: 'unreadable', problem: 'it is longer than 1 MiB' },
  'not-answered': { kind: 'not-answered', busyStatus: 429 },
  'old-contents': { kind: 'old-contents', isPage: true, from: { kind: 'cache', ageMs: 10_800_000 } },
  'other-not-found-page': { kind: 'other-not-found-page' },
  'not-removed': { kind: 'not-removed' },
  'changed-by-host': { kind: 'changed-by-host' },
  'redirected-within': { kind: 'redirected-within' },
  'unused-not-found-page': { kind: 'unused-not-found-page' },
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
      [{ kind: 'nowhere', page: null }, verdict],
      [target('a.html'), verdict],
    ]);
    expect(finding?.paths).toEqual(['a.html', '404.html']);
  });

  test.each<[Cause, RegExp]>([
    [{ kind: 'nowhere-status', status: 503 }, /answers 503 instead of 404\. Look at the log of the host/],
    [{ kind: 'nowhere-status', status: 401 }, /answers 401 instead of 404\. The action asks without cred/],
    [{ kind: 'nowhere-status', status: 403 }, /answers 403 instead of 404\. The host needs a rule that/],
    [
      { kind: 'not-answered', busyStatus: 503 },
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
    const summary = verifySummary(all);
    expect(summary.match(/^- .+\. .+\.$/gm)).toHaveLength(18);
    expect(summary).not.toMatch(/<\/script>|undefined|\u202e/);
  });
});
