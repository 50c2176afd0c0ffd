import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Reading } from '../../src/check/finding.ts';
import { reportOf } from '../../src/check/report/report.ts';
import {
  anchor,
  EMPTY_PAGE,
  ERROR_PAGE,
  file,
  found,
  link,
  load,
  NO_TITLE,
  numbered,
  optional,
  readingOf,
  sitemap,
} from './readings.ts';

const path = join(import.meta.dirname, '../../docs/check-report.schema.json');
const schema = JSON.parse(readFileSync(path, 'utf8')) as object;
const isReport = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);

/** The parsed file of a report. */
const written = (reading: Reading): unknown => JSON.parse(JSON.stringify(reportOf(reading)));
/** `null`, or the first violation. */
const faultOf = (report: unknown): string | null => {
  if (isReport(report)) return null;
  const [fault] = isReport.errors ?? [];
  return `${fault?.instancePath ?? ''} ${fault?.message ?? ''}`;
};

const ODD = '\u0000\ud800"\\\u2028</script>\u202e`|@x\n::error::';
const RESOURCES = [
  'script',
  'style',
  'font',
  'image',
  'icon',
  'media',
  'frame',
  'manifest',
  'preload',
  'object',
] as const;
const EXPLANATIONS = [
  'image-server',
  'original-host',
  'outside',
  'base-path',
  '_redirects',
  'staticwebapp.config.json',
] as const;
const EVERYTHING = readingOf(
  [
    ...RESOURCES.map((use, at) => found(file(`/x${String(at)}`, use), 40)),
    ...RESOURCES.map((use) => found(load(ODD, use, 'unknown'), 40)),
    ...EXPLANATIONS.map((why) => found(link('/x', why, ODD), [ODD, ''])),
    found(link('')),
    { ...found(link('/cut'), 2), count: 10_000_000, places: [] },
    found(anchor(ODD, ODD)),
    found(anchor('__proto__', 'constructor')),
    found(sitemap('/x')),
    found(optional(ODD, ODD)),
    found(NO_TITLE, 900),
    found(EMPTY_PAGE),
    found(ERROR_PAGE),
  ],
  {
    hosting: 'air-gapped',
    siteUrl: 'https://docs.example/',
    placesLeftOut: 1_000_000,
    loads: [
      {
        host: ODD,
        feature: 'code from a CDN',
        uses: ['mention', 'hint', 'script'],
        pages: 1,
        references: 2,
        first: { page: ODD, line: 1, reference: ODD },
      },
    ],
    skipped: (['too large', 'not readable', 'template', 'more than 50,000 entries'] as const).map(
      (reason) => ({
        page: ODD,
        reason,
      }),
    ),
  },
);

describe('docs/check-report.schema.json holds for', () => {
  test.each<[string, Reading]>([
    ['a site without a fault', readingOf([])],
    ['a site without a page', readingOf([], { scanned: { files: 0, pages: 0, references: 0 } })],
    ['all that there may be, with hostile names', EVERYTHING],
    ['a site with the same fault everywhere', readingOf([found(link('/x'), 20_000)])],
    [
      'a site with a fault of its own on each page',
      readingOf(numbered(5_000, (at) => found(link(`/${String(at)}`)))),
    ],
  ])('%s', (_, reading) => {
    expect(faultOf(written(reading))).toBeNull();
  });
});

describe('docs/check-report.schema.json does not hold for', () => {
  type Tree = Record<string, unknown>;
  const spoilt = (spoil: (report: Tree & { findings: Tree[]; totals: Tree }) => void): unknown => {
    const report = written(readingOf([found(link('/x')), found(optional('/y')), found(NO_TITLE)]));
    spoil(report as Tree & { findings: Tree[]; totals: Tree });
    return report;
  };
  test.each<[string, unknown]>([
    ['nothing', {}],
    ['another version', spoilt((report) => (report['schemaVersion'] = 2))],
    ['a field that is not described', spoilt((report) => (report['extra'] = 1))],
    ['a kind that is not described', spoilt(({ findings }) => (findings[0]!['kind'] = 'other'))],
    ['a field of another kind', spoilt(({ findings }) => (findings[0]!['use'] = 'script'))],
    ['a finding without harm', spoilt(({ findings }) => delete findings[0]!['harm'])],
    ['an optional file that is counted', spoilt(({ findings }) => (findings[2]!['harm'] = 'low'))],
    ['a link that is not counted', spoilt(({ findings }) => (findings[0]!['harm'] = 'none'))],
    ['a total that is missing', spoilt(({ totals }) => delete totals['no-title'])],
    ['less than nothing', spoilt(({ totals }) => (totals['no-title'] = -1))],
    [
      'line 0',
      spoilt(({ findings }) => (findings[0]!['places'] = [{ page: 'a', line: 0, reference: null }])),
    ],
    [
      'a place with more',
      spoilt(({ findings }) => (findings[0]!['places'] = [{ page: 'a', line: 1, reference: null, x: 1 }])),
    ],
  ])('%s', (_, report) => {
    expect(faultOf(report)).not.toBeNull();
  });

  test('and accepts the report that they were made from', () => {
    expect(faultOf(spoilt(() => undefined))).toBeNull();
  });
});
