import { describe, expect, test } from '@jest/globals';
import { checkDigest, DIGEST_MAX_LINES } from '../../src/rules/check/digest.ts';
import { checkSummary } from '../../src/rules/check/check-summary.ts';
import {
  FINDING_KINDS,
  type CheckReport,
  type ExternalLoad,
  type Finding,
  type Hosting,
} from '../../src/rules/check/finding.ts';
import { featureOf, servicesNamedIn } from '../../src/rules/check/known-hosts.ts';
import { ReportBuilder } from '../../src/rules/check/report-builder.ts';

const SITE = { siteUrl: null, files: 9, pages: 5 };

const broken = (page: string, line: number, target: string): Finding => {
  return { kind: 'broken-link', page, line, reference: `see ${target}`, target, similar: null };
};
const load = (
  page: string,
  line: number,
  host: string,
  use: ExternalLoad['use'] = 'script',
): ExternalLoad => {
  return { page, line, reference: `https://${host}/`, use, host };
};

function reportOf(hosting: Hosting, fill: (builder: ReportBuilder) => void, most?: number): CheckReport {
  const builder = new ReportBuilder(hosting, most);
  fill(builder);
  return builder.report(SITE);
}

describe('a report', () => {
  test('does not depend on the order in which files are filed', () => {
    const acts: ((builder: ReportBuilder) => void)[] = [
      (builder) => {
        builder.addFindings(2, [broken('c', 1, '/x'), broken('c', 1, '/a')]);
        builder.addLoads(2, [load('c', 1, 'a.example', 'image'), load('c', 2, 'b.example')]);
      },
      (builder) => {
        builder.addFindings(0, [broken('a', 7, '/x'), { kind: 'no-title', page: 'a' }]);
        builder.addLoads(0, [load('a', 5, 'b.example'), load('a', 6, 'b.example', 'hint')]);
        builder.addSkipped(4, { page: 'e', reason: 'too large' });
      },
      (builder) => {
        builder.addSkipped(3, { page: 'd', reason: 'not readable' });
        builder.addReferences(5);
      },
    ];
    const forward = reportOf('air-gapped', (builder) => {
      acts.forEach((act) => {
        act(builder);
      });
    });
    const backward = reportOf('air-gapped', (builder) => {
      acts.toReversed().forEach((act) => {
        act(builder);
      });
    });
    expect(backward).toEqual(forward);
    expect(forward.findings.map((finding) => `${finding.page} ${finding.kind}`)).toEqual([
      'a no-title',
      'a external-load',
      'a external-load',
      'a broken-link',
      'c broken-link',
      'c broken-link',
      'c external-load',
      'c external-load',
    ]);
    expect(
      forward.loads.map(({ host, pages, references, uses, first }) => [
        host,
        pages,
        references,
        uses,
        first.page,
      ]),
    ).toEqual([
      ['b.example', 2, 3, ['hint', 'script'], 'a'],
      ['a.example', 1, 1, ['image'], 'c'],
    ]);
    expect(forward.skipped.map(({ page }) => page)).toEqual(['d', 'e']);
    expect(forward.scanned).toEqual({ files: 9, pages: 5, references: 5 });
  });

  test('holds the first findings up to its limit and counts the others', () => {
    const fill =
      (order: readonly number[]) =>
      (builder: ReportBuilder): void => {
        for (const file of order)
          builder.addFindings(file, [
            broken(`p${String(file)}`, 2, '/x'),
            broken(`p${String(file)}`, 1, '/x'),
          ]);
        builder.addUnlisted('missing-anchor', 3);
      };
    const order = Array.from({ length: 100 }, (_, file) => file);
    const report = reportOf('cloud', fill(order), 5);
    expect(report.findings.map((finding) => finding.page)).toEqual(['p0', 'p0', 'p1', 'p1', 'p2']);
    expect(report.totals).toMatchObject({ 'broken-link': 200, 'missing-anchor': 3 });
    expect(report.findingsLeftOut).toBe(198);
    expect(reportOf('cloud', fill(order.toReversed()), 5)).toEqual(report);
  });

  test('of a faultless site is all zeros', () => {
    const report = reportOf('client-hosted', () => undefined);
    expect(Object.keys(report.totals)).toEqual([...FINDING_KINDS]);
    expect(Object.values(report.totals).every((total) => total === 0)).toBe(true);
    expect(checkDigest(report)).toEqual([]);
    expect(checkSummary(report)).toBe('Site check: nothing found on 5 pages with 0 references.');
  });
});

describe('a digest', () => {
  const report = reportOf('client-hosted', (builder) => {
    for (let file = 0; file < 30; file += 1)
      builder.addFindings(file, [broken(`p${String(file)}`, 3, '/nav')]);
    for (let file = 0; file < 15; file += 1)
      builder.addFindings(file, [
        { ...broken(`p${String(file)}`, 4, `/once-${String(file)}`), similar: 'Once' } as Finding,
      ]);
    builder.addFindings(1, [
      { kind: 'missing-anchor', page: 'p1', line: 9, reference: 'x#y', target: 'x.html', anchor: 'y' },
      { kind: 'empty-page', page: 'p1' },
    ]);
    builder.addLoads(1, [load('p1', 2, 'www.googletagmanager.com')]);
  });

  test('gathers by cause, most first, few lines', () => {
    const [links, anchors, empty] = checkDigest(report);
    expect(links).toMatchObject({ kind: 'broken-link', total: 45, more: 16 - DIGEST_MAX_LINES });
    expect(links?.lines).toHaveLength(DIGEST_MAX_LINES);
    expect(links?.lines[0]).toEqual({ what: '/nav', similar: null, findings: 30, place: 'p0:3' });
    expect(links?.lines[1]).toEqual({ what: '/once-0', similar: 'Once', findings: 1, place: 'p0:4' });
    expect(anchors?.lines).toEqual([{ what: '/x.html#y', similar: null, findings: 1, place: 'p1:9' }]);
    expect(empty?.lines).toEqual([{ what: 'p1', similar: null, findings: 1, place: 'p1' }]);
  });

  test('becomes Markdown', () => {
    expect(checkSummary(report)).toBe(`Site check: 47 findings on 5 pages with 0 references.

**Links that lead nowhere** (45)

- \`/nav\` in \`p0:3\`, and 29 more places
${Array.from({ length: 9 }, (_, at) => `- \`/once-${String(at)}\` in \`p${String(at)}:4\`; \`Once\` is there, in other upper and lower case`).join('\n')}
- and 6 others

**Links to a place that is not on its page** (1)

- \`/x.html#y\` in \`p1:9\`

**Empty pages** (1)

- \`p1\`

Loaded from other hosts, which readers have to reach:

- \`www.googletagmanager.com\`: analytics (script; 1 file)`);
  });

  test('says what an air gap takes away, and what was skipped', () => {
    const text = checkSummary(
      reportOf('air-gapped', (builder) => {
        builder.addLoads(0, [load('a', 1, 'x.algolia.net')]);
        builder.addLoads(1, [load('b', 1, 'plausible.io', 'mention')]);
        builder.addLoads(2, [load('c', 1, 'cdn.example', 'style')]);
        builder.addSkipped(3, { page: 'd', reason: 'too large' });
      }),
    );
    expect(text).toContain(`Does not work without these hosts:

- \`cdn.example\`: what it is for is not known (style; 1 file)
- \`plausible.io\`: analytics (named in a script; 1 file)
- \`x.algolia.net\`: search (script; 1 file)

Not looked into: 1 file, as \`d\` (too large).`);
    expect(text).toContain('**Loads from hosts that cannot be reached** (2)');
  });

  test('lets no foreign text become markup', () => {
    const evil = '`|</code>@everyone\n# x <img src=x>';
    const text = checkSummary(
      reportOf('client-hosted', (builder) => {
        builder.addFindings(0, [broken(evil, 1, evil)]);
        builder.addLoads(0, [load(evil, 1, evil)]);
      }),
    );
    expect(text).not.toMatch(/<img|@everyone|^# x/m);
  });
});

describe('a host', () => {
  test.each([
    ['www.google-analytics.com', 'analytics'],
    ['plausible.io', 'analytics'],
    ['myplausible.io', 'unknown'],
    ['abc-dsn.algolia.net', 'search'],
    ['widget.kapa.ai', 'assistant'],
    ['codesandbox.io', 'playground'],
    ['cdn.jsdelivr.net:443', 'code from a CDN'],
    ['fonts.gstatic.com', 'fonts'],
    ['gstatic.com', 'unknown'],
    ['io', 'unknown'],
    ['', 'unknown'],
  ])('%s is for %s', (host, feature) => {
    expect(featureOf(host)).toBe(feature);
  });

  test.each<[string, readonly string[]]>([
    ['fetch("https://plausible.io/api")', ['plausible.io@15']],
    ['a="x-dsn.algolia.net",b="y.algolia.net"', ['algolia.net@9']],
    ['notplausible.io plausible.iox plausible.io.evil -plausible.io', []],
    ['//cdn.jsdelivr.net/x', []],
  ])('named in %j', (script, expected) => {
    expect(servicesNamedIn(script).map(({ host, at }) => `${host}@${String(at)}`)).toEqual(expected);
  });
});
