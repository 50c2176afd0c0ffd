import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { siteUrl } from '../../src/check/site/site-address.ts';
import { SiteFolder } from '../../src/check/site/site-folder.ts';
import { SitePaths } from '../../src/check/site/site-paths.ts';
import { SiteSurvey, type Listed } from '../../src/check/site/survey.ts';
import { writeFiles } from '../action/sites.ts';
import { page } from './small-sites.ts';

interface Surveyed {
  readonly address: string | null;
  readonly sitemaps: readonly string[];
  readonly robots: readonly Listed[];
  readonly entries: (sitemap: string) => readonly Listed[];
}

/** The address that a site gives of itself. */
function surveyed(files: Readonly<Record<string, string>>, sitemap = 'sitemap.xml'): Surveyed {
  const root = mkdtempSync(join(tmpdir(), 'site-check-survey-'));
  try {
    writeFiles(root, files);
    const folder = new SiteFolder(root);
    const survey = new SiteSurvey(new SitePaths(folder.paths().files), folder);
    const entries: Listed[] = [];
    survey.read(sitemap, (entry) => entries.push(entry));
    const address = survey.address();
    return {
      address: address === null ? null : siteUrl(address),
      sitemaps: survey.sitemaps,
      robots: survey.robots,
      entries: () => entries,
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const entriesOf = (xml: string): readonly Listed[] => surveyed({ 'sitemap.xml': xml }).entries('sitemap.xml');

describe('sitemaps', () => {
  test('are read with entities, CDATA and line breaks', () => {
    const xml = `<?xml version="1.0"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc> https://e.com/a?x=1&amp;y=&#50;&#x33; </loc><lastmod>x</lastmod></url>
<url><loc><![CDATA[https://e.com/b&c]]></loc></url>
<url><loc></loc></url><!-- <loc>https://e.com/no</loc> -->
<url><LOC>https://e.com/d</LOC><image:loc>https://e.com/e.png</image:loc></url>
</urlset>`;
    expect(entriesOf(xml)).toEqual([
      { url: 'https://e.com/a?x=1&y=23', line: 3 },
      { url: 'https://e.com/b&c', line: 4 },
      { url: 'https://e.com/d', line: 6 },
    ]);
  });

  test.each<[string, string, readonly string[]]>([
    ['text alone', 'no XML', []],
    ['nothing', '', []],
    ['an entry that never ends', '<loc>never closed', []],
    ['characters that there are not', '<loc>&#x110000;&unknown;</loc>', ['\ufffd&unknown;']],
    ['an address of 66,000 characters', `<loc>${'x'.repeat(66_000)}</loc><loc>y</loc>`, ['y']],
    ['markup in an address', '<loc>a<b/>b</loc>', []],
  ])('with %s have the addresses that can be read', (_, xml, urls) => {
    expect(entriesOf(xml).map(({ url }) => url)).toEqual(urls);
  });

  test('include those of an index, each once', () => {
    const { sitemaps } = surveyed({
      'robots.txt': 'Sitemap: https://e.com/deep/maps/one.xml',
      'maps/one.xml':
        '<sitemapindex><loc>https://e.com/maps/two.xml</loc><loc>maps/one.xml</loc><loc>gone.xml</loc></sitemapindex>',
      'maps/two.xml': '<urlset><loc>https://e.com/three.xml</loc></urlset>',
      'three.xml': '<urlset></urlset>',
      'sitemap.xml': '<urlset/>',
    });
    expect(sitemaps).toEqual(['sitemap.xml', 'maps/one.xml', 'maps/two.xml']);
  });
});

test('are named in robots.txt', () => {
  const robots = `User-agent: *\r\nsitemap: https://e.com/a.xml\nSITEMAP:/b.xml\n#Sitemap: no\nSitemap:\n Sitemap: ${'x'.repeat(70_000)}\r\rSitemap: c`;
  expect(surveyed({ 'robots.txt': robots }).robots).toEqual([
    { url: 'https://e.com/a.xml', line: 2 },
    { url: '/b.xml', line: 3 },
    { url: 'c', line: 8 },
  ]);
});

describe('the address that a site names', () => {
  const canonical = (url: string, rel = 'canonical'): string => page('', `<link rel="${rel}" href="${url}">`);

  test.each<[string, Readonly<Record<string, string>>, string | null]>([
    ['without a word', { 'a.html': page('') }, null],
    ['by a canonical link', { 'a.html': canonical('https://e.com/v/a') }, 'https://e.com/v/'],
    [
      'by one among relations',
      { 'a.html': canonical('https://e.com/a?x&amp;y', 'home CANONICAL') },
      'https://e.com/',
    ],
    ['by no other relation', { 'a.html': canonical('https://e.com/a', 'canonical-x') }, null],
    [
      'by a sitemap, whatever one page says',
      {
        'a.html': canonical('https://f.com/a'),
        'b.html': page(''),
        'sitemap.xml': '<loc>https://e.com/a</loc><loc>https://e.com/b</loc>',
      },
      'https://e.com/',
    ],
    [
      'by the first link of a page',
      {
        'a.html': page(
          '',
          '<link rel=canonical href=https://e.com/a><link rel=canonical href=https://f.com/a>',
        ),
      },
      'https://e.com/',
    ],
    ['by none in a comment', { 'a.html': page('<!-- <link rel=canonical href=https://e.com/a> -->') }, null],
  ])('%s', (_name, files, expected) => {
    expect(surveyed(files).address).toBe(expected);
  });
});
