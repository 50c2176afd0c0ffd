/** Faults planted by independent code: all of them are found, and nothing else. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { plantFaults, type PlantedFault } from './planted-faults.ts';
import type { CheckReport, Finding, Hosting } from '../../src/check/finding.ts';
import { renderOwnDocs } from '../kit/own-docs.ts';
import { scratchFolder } from '../kit/scratch-disk.ts';
import { needs } from '../needs.ts';
import { THOROUGH, thorough } from '../thorough.ts';
import { checkFolder, linesOf } from './small-sites.ts';

const work = scratchFolder();

function check(folder: string, hosting: Hosting = 'client-hosted'): Promise<CheckReport> {
  return checkFolder(folder, { hosting });
}

/** The site of this project's own documentation, rendered for each test. */
function renderedSite(name: string): string {
  const site = join(work, name);
  renderOwnDocs(site);
  return site;
}

/** `page reference` of findings at places; `page` alone of findings about pages. */
function places(findings: readonly Finding[]): ReadonlySet<string> {
  const all = findings.flatMap((finding) => finding.places);
  return new Set(all.map(({ page, reference }) => (reference === null ? page : `${page} ${reference}`)));
}

function allPlaces(faults: readonly PlantedFault[]): ReadonlySet<string> {
  return new Set(faults.flatMap(({ places: each }) => [...each]));
}

test('a rendered site has no fault', async () => {
  const report = await check(renderedSite('whole'), 'air-gapped');
  expect(report).toMatchObject({
    siteUrl: 'https://docs.example.com/',
    findings: [],
    loads: [],
    skipped: [],
  });
  expect(report.scanned.pages).toBeGreaterThan(10);
  expect(report.scanned.references).toBeGreaterThan(300);
});

describe('faults planted in a rendered site', () => {
  test.each(THOROUGH ? [1, 2, 3] : [1])('are found, without false positives (seed %d)', async (seed) => {
    const site = renderedSite(`seed-${String(seed)}`);
    const faults = plantFaults(site, 2, seed);
    expect(new Set(faults.map(({ kind }) => kind)).size).toBe(4);
    expect(faults.every((fault) => fault.places.size > 0)).toBe(true);
    const { findings } = await check(site);
    const expected = allPlaces(faults);
    // The sitemap names the removed page, which the simple reading of links does not see.
    const found = places(findings.filter(({ kind }) => kind !== 'missing-sitemap-page'));
    expect([...expected].filter((place) => !found.has(place))).toEqual([]);
    expect([...found].filter((place) => !expected.has(place))).toEqual([]);
    const removed = faults.filter(({ kind, target }) => kind === 'removed file' && target.endsWith('.html'));
    const listed = findings.filter(({ kind }) => kind === 'missing-sitemap-page');
    expect(listed.map((each) => ('target' in each ? each.target : null)).sort()).toEqual(
      removed
        .map(({ target }) => `/${target.replace(/(?:(?:^|\/)index)?\.html$/, '')}`)
        .filter((target) => target !== '/404')
        .sort(),
    );
  });

  test('of the other kinds are found too', async () => {
    const site = renderedSite('others');
    const change = (page: string, from: string, to: string): void => {
      const before = readFileSync(join(site, page), 'utf8');
      expect(before.includes(from)).toBe(true);
      writeFileSync(join(site, page), before.replace(from, to));
    };
    change('assets/style.css', '', '@font-face { src: url(planted.woff2) }\n');
    change('emulator.html', '<title>', '<title></title><desc>');
    change('emulator.html', '</title>\n', '</desc>\n');
    change('threat-model.html', '</head>', '<link rel="icon" href="/planted.ico"></head>');
    change('troubleshooting.html', '</head>', '<script src="https://planted.example/x.js"></script></head>');
    change('sitemap.xml', '</urlset>', '<url><loc>https://docs.example.com/planted</loc></url></urlset>');
    change('adr/index.html', 'href="../adr/0005-dist.html"', 'href="../adr/0005-Dist.html"');
    writeFileSync(join(site, 'void.html'), '\n');
    const report = await check(site, 'air-gapped');
    expect(linesOf(report).map((line) => line.replace(/:.*/, ''))).toEqual([
      'broken-link adr/index.html',
      'missing-resource font assets/style.css',
      'no-title emulator.html',
      'missing-sitemap-page sitemap.xml',
      'missing-resource icon threat-model.html',
      'external-load script troubleshooting.html',
      'empty-page void.html',
    ]);
    expect(report.findings.find(({ kind }) => kind === 'broken-link')).toMatchObject({
      target: '/adr/0005-Dist.html',
      similar: 'adr/0005-dist.html',
    });
  });
});

thorough(() => {
  needs('a documentation tree in DOCS_TREE', () => {
    test('planted faults in two parts of a real tree are found, and no other new finding appears', async () => {
      const tree = process.env['DOCS_TREE'] ?? '';
      const parts = partsOf(tree);
      expect(parts).toHaveLength(2);
      const site = join(work, 'real');
      for (const part of parts)
        cpSync(join(tree, part), join(site, part), { recursive: true, dereference: true });
      const before = places((await check(site)).findings);
      const faults = plantFaults(site, 20, 4);
      const { findings } = await check(site);
      const [expected, found] = [allPlaces(faults), places(findings)];
      expect(faults).toHaveLength(80);
      expect([...expected].filter((place) => !found.has(place))).toEqual([]);
      expect([...found].filter((place) => !expected.has(place) && !before.has(place))).toEqual([]);
    });
  });
});

/** Two folders of the tree, small enough to test with. */
function partsOf(tree: string): readonly string[] {
  const folders = readdirSync(tree, { withFileTypes: true }).filter((item) => item.isDirectory());
  const sized = folders.map(({ name }) => {
    const files = readdirSync(join(tree, name), { recursive: true, encoding: 'utf8' });
    return { name, pages: files.filter((file) => file.endsWith('.html')).length };
  });
  return sized
    .filter(({ pages }) => pages >= 100 && pages <= 1000)
    .map(({ name }) => name)
    .sort()
    .slice(0, 2);
}
