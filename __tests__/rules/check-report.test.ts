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
import { hostText } from '../../src/rules/check/host-ledger.ts';
import { featureOf, ServiceFinder, servicesNamedIn } from '../../src/rules/check/known-hosts.ts';
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
  limits?: Partial<ReportLimits>,
): CheckReport {
  const builder = new ReportBuilder(hosting, limits);
  fill(builder);
  const pathOf = (file: number): string => PATHS[file] ?? '';
  return builder.report({ siteUrl: null, files: 100, pathOf, pages: 5, linksLeftOut: 0, closed: [] });
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
        builder.addSkipped(4, 'too large');
      },
      (builder) => {
        builder.addSkipped(3, 'not readable');
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
    expect(forward.skipped.map(({ page }) => page)).toEqual(['p03', 'p04']);
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

  test('repeats so many words of pages at most, and counts the rest', () => {
    const report = reportOf(
      'cloud',
      (builder) => {
        const whole: Fault = { cause: { kind: 'no-title' }, line: null, reference: null };
        for (let file = 0; file < 50; file += 1)
          builder.addFaults(file, [broken(1, `/${'x'.repeat(90)}${String(file)}`), broken(2, '/nav'), whole]);
      },
      { chars: 2_000 },
    );
    const chars = JSON.stringify(report.findings.filter((finding) => 'target' in finding)).length;
    expect(chars).toBeGreaterThan(1_000);
    expect(chars).toBeLessThan(6_000);
    // What takes no further words is told all the same.
    const nav = report.findings.find((finding) => 'target' in finding && finding.target === '/nav');
    expect(nav).toMatchObject({ count: 50, places: { length: 50 } });
    expect(report.findings.at(-1)).toMatchObject({ kind: 'no-title', places: { length: 50 } });
    expect(report.totals).toMatchObject({ 'broken-link': 100, 'no-title': 50 });
    const listed = report.findings.reduce((sum, { places }) => sum + places.length, 0);
    expect(report.placesLeftOut).toBe(150 - listed);
  });

  test('of a faultless site is all zeros', () => {
    const report = reportOf('client-hosted', () => undefined);
    expect(Object.keys(report.totals)).toEqual([...FINDING_KINDS]);
    expect(Object.values(report.totals).every((total) => total === 0)).toBe(true);
    expect(checkDigest(report)).toEqual([]);
    expect(checkSummary(outcomeOf(report))).toBe('');
  });
});

describe('more hosts than are told apart', () => {
  const HOSTS = Array.from({ length: 60 }, (_, at) => `h${String(at)}.example`);
  const filing = (
    files: readonly number[],
    hosting: Hosting,
    fill?: (b: ReportBuilder) => void,
  ): CheckReport =>
    reportOf(
      hosting,
      (builder) => {
        fill?.(builder);
        for (const file of files) {
          // In two parts, between which parts of other files may come.
          const loads = HOSTS.filter((_, at) => at % 7 !== file % 7).map((host, at) => load(at + 1, host));
          builder.addLoads(file, loads.slice(0, 20), true);
          if (file % 10 === 0) builder.addLoads(90, [load(1, 'h0.example')]);
          builder.addLoads(file, [...loads.slice(20), load(99, 'cdn.jsdelivr.net'), ...loads.slice(0, 5)]);
        }
      },
      { hosts: 12 },
    );
  const files = Array.from({ length: 30 }, (_, at) => at);
  const mixed = files.toSorted((a, b) => ((a * 17) % 30) - ((b * 17) % 30));

  test('are counted, and which ones are told does not depend on the order of files', () => {
    const forward = filing(files, 'client-hosted');
    expect(filing(files.toReversed(), 'client-hosted')).toEqual(forward);
    expect(filing(mixed, 'client-hosted')).toEqual(forward);
    expect(forward.loads).toHaveLength(12);
    expect(forward.loads[0]).toMatchObject({ host: 'cdn.jsdelivr.net', pages: 30, references: 30 });
    const all = files.reduce((sum, file) => sum + HOSTS.filter((_, at) => at % 7 !== file % 7).length + 6, 3);
    const told = forward.loads.reduce((sum, { references }) => sum + references, 0);
    expect(forward.loadsLeftOut.references).toBe(all - told);
    // All of these files load from one of the others, and file 90 only from the first.
    const first = forward.loads.some(({ host }) => host === 'h0.example');
    expect(forward.loadsLeftOut.pages).toBe(first ? 30 : 31);
    expect(forward.findings).toEqual([]);
  });

  test('are findings behind an air gap, those beyond as one', () => {
    const forward = filing(files, 'air-gapped');
    expect(filing(files.toReversed(), 'air-gapped')).toEqual(forward);
    expect(filing(mixed, 'air-gapped')).toEqual(forward);
    expect(forward.findings).toHaveLength(13);
    const [further] = forward.findings;
    expect(further).toMatchObject({ kind: 'external-load', host: null, feature: 'unknown' });
    expect(further?.count).toBe(forward.loadsLeftOut.references);
    expect(further?.places).toHaveLength(forward.loadsLeftOut.references);
    const text = summaryText(forward);
    const { references, pages } = forward.loadsLeftOut;
    expect(text).toContain(
      `Beyond what a report holds: ${references.toLocaleString('en')} loads from further hosts, on ${String(pages)} pages, not listed.`,
    );
    expect(outcomeOf(forward).notices[0]).toContain(
      'loads from one of the further hosts, which an air-gapped',
    );
  });

  test('are none where each has its place', () => {
    const { loads, loadsLeftOut } = reportOf(
      'client-hosted',
      (builder) => {
        builder.addLoads(
          0,
          HOSTS.slice(0, 12).map((host) => load(1, host)),
        );
      },
      { hosts: 12 },
    );
    expect([loads.length, loadsLeftOut]).toEqual([12, { references: 0, pages: 0 }]);
  });

  test('have names of a length that a host may have', () => {
    expect(hostText(`${'x'.repeat(300)}.example`)).toBe(`${'x'.repeat(253)}…`);
    expect(hostText('cdn.example')).toBe('cdn.example');
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
        builder.addSkipped(3, 'too large');
      }),
    );
    expect(text).toBe(`**Loads from hosts that cannot be reached** (2), and what stops working:

- \`cdn.example\`: what it is for is not known (style; 1 file, as \`p02\`)
- \`x.algolia.net\`: search (script; 1 file, as \`p00\`)

Named in scripts, which may ask them for something:

- \`plausible.io\`: analytics (1 file, as \`p01\`)

Not looked into: 1 file, as \`p03\` (too large).`);
  });

  test('lets no foreign text become markup', () => {
    const evil = '`|</code>@everyone\n# x <img src=x>';
    const text = summaryText(
      reportOf('client-hosted', (builder) => {
        builder.addFaults(0, [broken(1, evil, evil)]);
        builder.addLoads(0, [load(1, evil)]);
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

  test.each([1, 2, 7, 50, 1000])('named in a script that comes in pieces of %d', (size) => {
    const script = [
      'fetch("https://plausible.io/api")',
      'notplausible.io hotjar.comx',
      '"x-dsn.algolia.net"',
      '"https://kapa.ai/"',
      'y.algolia.net plausible.io',
      'at the end: segment.com',
    ].join('\n');
    const finder = new ServiceFinder();
    for (let at = 0; at < script.length; at += size) finder.write(script.slice(at, at + size));
    expect(finder.end().map(({ host, line }) => `${host}:${String(line)}`)).toEqual([
      'plausible.io:1',
      'algolia.net:3',
      'kapa.ai:4',
      'segment.com:6',
    ]);
  });
});
