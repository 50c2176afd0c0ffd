import { describe, expect, test } from '@jest/globals';
import { checkDigest, DIGEST_MAX_LINES } from '../../src/rules/check/digest.ts';
import { checkSummary } from '../../src/rules/check/check-summary.ts';
import { outcomeOf } from '../../src/rules/check/outcome.ts';
import {
  FINDING_KINDS,
  type CheckReport,
  type ExternalLoad,
  type Fault,
  type Hosting,
} from '../../src/rules/check/finding.ts';
import { featureOf, servicesNamedIn } from '../../src/rules/check/known-hosts.ts';
import { ReportBuilder, type ReportLimits } from '../../src/rules/check/report-builder.ts';

const PATHS = Array.from({ length: 100 }, (_, at) => `p${String(at).padStart(2, '0')}`);

const broken = (line: number, target: string, similar: string | null = null): Fault => {
  return { cause: { kind: 'broken-link', target, similar }, line, reference: `see ${target}` };
};
const load = (line: number, host: string, use: ExternalLoad['use'] = 'script'): ExternalLoad => {
  return { line, reference: `https://${host}/`, use, host };
};

function reportOf(
  hosting: Hosting,
  fill: (builder: ReportBuilder) => void,
  limits?: ReportLimits,
): CheckReport {
  const builder = new ReportBuilder(hosting, limits);
  fill(builder);
  return builder.report({ siteUrl: null, paths: PATHS, pages: 5 });
}

const summaryText = (report: CheckReport): string => checkSummary(outcomeOf(report));

describe('a report', () => {
  test('does not depend on the order in which files are filed', () => {
    const acts: ((builder: ReportBuilder) => void)[] = [
      (builder) => {
        builder.addFaults(2, [broken(3, '/x'), broken(1, '/a')]);
        builder.addLoads(2, [load(1, 'a.example', 'image'), load(2, 'b.example')]);
      },
      (builder) => {
        const whole: Fault = { cause: { kind: 'no-title' }, line: null, reference: null };
        builder.addFaults(0, [broken(7, '/x'), broken(5, '/x'), whole]);
        builder.addLoads(0, [load(5, 'b.example'), load(6, 'b.example', 'hint')]);
        builder.addSkipped(4, { page: 'e', reason: 'too large' });
      },
      (builder) => {
        builder.addSkipped(3, { page: 'd', reason: 'not readable' });
        builder.addReferences(5);
      },
    ];
    const filled = (order: typeof acts): CheckReport =>
      reportOf('air-gapped', (builder) => {
        order.forEach((act) => {
          act(builder);
        });
      });
    const forward = filled(acts);
    expect(filled(acts.toReversed())).toEqual(forward);
    const told = forward.findings.map((finding) => {
      const places = finding.places.map(({ page, line }) => `${page}:${String(line)}`);
      return [finding.kind, 'target' in finding ? finding.target : '', finding.count, ...places];
    });
    expect(told).toEqual([
      ['broken-link', '/x', 3, 'p00:5', 'p00:7', 'p02:3'],
      ['broken-link', '/a', 1, 'p02:1'],
      ['external-load', '', 3, 'p00:5', 'p00:6', 'p02:2'],
      ['external-load', '', 1, 'p02:1'],
      ['no-title', '', 1, 'p00:null'],
    ]);
    const hosts = forward.loads.map(({ host, pages, references, uses, first }) => {
      return [host, pages, references, uses, first.page];
    });
    expect(hosts).toEqual([
      ['b.example', 2, 3, ['hint', 'script'], 'p00'],
      ['a.example', 1, 1, ['image'], 'p02'],
    ]);
    expect(forward.skipped.map(({ page }) => page)).toEqual(['d', 'e']);
    expect(forward.scanned).toEqual({ files: 100, pages: 5, references: 5 });
    expect(forward.totals).toMatchObject({ 'broken-link': 4, 'external-load': 4, 'no-title': 1 });
  });

  test('has room for every cause when one of them is everywhere, and counts what it does not list', () => {
    const report = reportOf(
      'cloud',
      (builder) => {
        for (let file = 0; file < 100; file += 1)
          builder.addFaults(file, [broken(1, '/nav'), broken(2, `/once-${String(file)}`)]);
        builder.addUnlisted('missing-anchor', 3);
      },
      { causes: 50, places: 60 },
    );
    const [first, ...others] = report.findings;
    expect(first).toMatchObject({ target: '/nav', count: 100 });
    expect(others).toHaveLength(49);
    expect(others.every(({ places }) => places.length === 1)).toBe(true);
    expect(report.totals).toMatchObject({ 'broken-link': 200, 'missing-anchor': 3 });
    const listed = report.findings.reduce((sum, { places }) => sum + places.length, 0);
    expect(report.placesLeftOut).toBe(203 - listed);
  });

  test('of a faultless site is all zeros', () => {
    const report = reportOf('client-hosted', () => undefined);
    expect(Object.keys(report.totals)).toEqual([...FINDING_KINDS]);
    expect(Object.values(report.totals).every((total) => total === 0)).toBe(true);
    expect(checkDigest(report)).toEqual([]);
    expect(checkSummary(outcomeOf(report))).toBe('');
  });
});

describe('a digest', () => {
  const report = reportOf('client-hosted', (builder) => {
    for (let file = 0; file < 30; file += 1) builder.addFaults(file, [broken(3, '/nav')]);
    for (let file = 0; file < 15; file += 1)
      builder.addFaults(file, [broken(4, `/once-${String(file).padStart(2, '0')}`, 'Once')]);
    for (let file = 0; file < 12; file += 1)
      builder.addFaults(file, [{ cause: { kind: 'empty-page' }, line: null, reference: null }]);
    const anchor = { kind: 'missing-anchor', target: 'x.html', anchor: 'y' } as const;
    builder.addFaults(1, [{ cause: anchor, line: 9, reference: 'x#y' }]);
    builder.addLoads(1, [load(2, 'www.googletagmanager.com')]);
  });

  test('has a line for each cause, most places first, and few lines', () => {
    const [links, anchors, empty] = checkDigest(report);
    expect(links).toMatchObject({ kind: 'broken-link', total: 45, more: 16 - DIGEST_MAX_LINES });
    expect(links?.lines).toHaveLength(DIGEST_MAX_LINES);
    expect(links?.lines[0]).toEqual({ what: '/nav', similar: null, count: 30, place: 'p00:3' });
    expect(links?.lines[1]).toEqual({ what: '/once-00', similar: 'Once', count: 1, place: 'p00:4' });
    expect(anchors?.lines).toEqual([{ what: '/x.html#y', similar: null, count: 1, place: 'p01:9' }]);
    expect(empty).toMatchObject({ total: 12, more: 2 });
    expect(empty?.lines[0]).toEqual({ what: 'p00', similar: null, count: 1, place: 'p00' });
  });

  test('becomes Markdown', () => {
    const once = Array.from({ length: 9 }, (_, at) => {
      return `- \`/once-0${String(at)}\` in \`p0${String(at)}:4\`; \`Once\` is there, in other upper and lower case`;
    });
    const empty = Array.from({ length: 10 }, (_, at) => `- \`p0${String(at)}\``);
    expect(checkSummary(outcomeOf(report))).toBe(`**Links that lead nowhere** (45)

- \`/nav\` in \`p00:3\`, and 29 more places
${once.join('\n')}
- and 6 others

**Links to a place that is not on its page** (1)

- \`/x.html#y\` in \`p01:9\`

**Empty pages** (12)

${empty.join('\n')}
- and 2 others

Loaded from other hosts, which readers have to reach:

- \`www.googletagmanager.com\`: analytics (script; 1 file, as \`p01\`)`);
  });

  test('says what an air gap takes away, and what was skipped', () => {
    const text = summaryText(
      reportOf('air-gapped', (builder) => {
        builder.addLoads(0, [load(1, 'x.algolia.net')]);
        builder.addLoads(1, [load(1, 'plausible.io', 'mention')]);
        builder.addLoads(2, [load(1, 'cdn.example', 'style')]);
        builder.addSkipped(3, { page: 'd', reason: 'too large' });
      }),
    );
    expect(text).toBe(`**Loads from hosts that cannot be reached** (2), and what stops working:

- \`cdn.example\`: what it is for is not known (style; 1 file, as \`p02\`)
- \`x.algolia.net\`: search (script; 1 file, as \`p00\`)

Named in scripts, which may ask them for something:

- \`plausible.io\`: analytics (1 file, as \`p01\`)

Not looked into: 1 file, as \`d\` (too large).`);
  });

  test('lets no foreign text become markup', () => {
    const evil = '`|</code>@everyone\n# x <img src=x>';
    const text = summaryText(
      reportOf('client-hosted', (builder) => {
        builder.addFaults(0, [broken(1, evil, evil)]);
        builder.addLoads(0, [load(1, evil)]);
        builder.addSkipped(1, { page: evil, reason: 'UTF-16' });
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
