/** The check compared with a browser: the check reports exactly what fails to load in it, behind an air gap too. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { filesIn } from '../../emulator/site/site-files.ts';
import { startBrowser } from '../kit/browser.ts';
import { renderOwnDocs } from '../kit/own-docs.ts';
import { scratchFolder } from '../kit/scratch-disk.ts';
import { serveSite } from '../kit/static-host.ts';
import { needs } from '../needs.ts';
import { thorough } from '../thorough.ts';
import { checkFolder } from './small-sites.ts';

/** Most of the time they wait for the last request to end. */
const TABS = 6;
const LONGEST_MS = 900_000;

const work = scratchFolder();

function renderedSite(name: string): string {
  const site = join(work, name);
  renderOwnDocs(site);
  return site;
}

function pagesOf(site: string): readonly string[] {
  return [...filesIn(site)].map(({ name }) => name).filter((name) => name.endsWith('.html'));
}

/** `page address` for every request that fails while a browser opens these pages, sorted. */
async function failuresInBrowser(site: string, pages: readonly string[]): Promise<readonly string[]> {
  const [host, browser] = [await serveSite(site), await startBrowser()];
  try {
    const failures: string[] = [];
    const waiting = [...pages];
    const openSome = async (): Promise<void> => {
      const tab = await browser.newTab();
      for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
        const failed = await tab.open(host.url + page);
        for (const { url } of failed) failures.push(`${page} ${url.replace(host.url, '/')}`);
      }
    };
    await Promise.all(Array.from({ length: TABS }, openSome));
    return [...new Set(failures)].sort();
  } finally {
    await browser.close();
    await host.close();
  }
}

/** The same requests as the check reports them. It reports a missing file of a style sheet there. */
async function failuresInCheck(site: string): Promise<readonly string[]> {
  const report = await checkFolder(site, { hosting: 'air-gapped' });
  return report.findings
    .flatMap((finding) => {
      if (finding.kind === 'external-load')
        return finding.places.map(({ page, reference }) => `${page} ${String(reference)}`);
      // The browser requests a path that leads above the root at the root.
      return finding.kind === 'missing-resource'
        ? finding.places.map(({ page }) => `${page} ${finding.target.replace(/^(?:\.\.\/)+/, '/')}`)
        : [];
    })
    .sort();
}

thorough(() => {
  needs('chromium', () => {
    test(
      'opens every page of a rendered site without a failed request, as the check predicts',
      async () => {
        const site = renderedSite('whole');
        expect(await failuresInCheck(site)).toEqual([]);
        const pages = pagesOf(site);
        expect(pages.length).toBeGreaterThan(10);
        expect(await failuresInBrowser(site, pages)).toEqual([]);
      },
      LONGEST_MS,
    );

    test(
      'fails to load exactly what the check reports',
      async () => {
        const site = renderedSite('planted');
        const planted: string[] = [];
        const plant = (page: string, before: string, piece: string): void => {
          planted.push(page);
          const html = readFileSync(join(site, page), 'utf8');
          expect(html.includes(before)).toBe(true);
          writeFileSync(join(site, page), html.replace(before, piece + before));
        };
        plant('index.html', '</head>', '<script src="https://planted.example/x.js"></script>');
        plant(
          'emulator.html',
          '</head>',
          '<style>body { background: url(gone/back\\.png) } /* url(x) */</style>',
        );
        plant('how-it-works.html', '</body>', '<img alt="" src="x.png" srcset="/gone.png, /gone-2.png 9x">');
        plant(
          'threat-model.html',
          '</head>',
          '<link rel="stylesheet" href="//planted.example/x.css"><base href="/a/">',
        );
        plant(
          'troubleshooting.html',
          '</body>',
          '<svg><image href="../gone.svg"/></svg><!-- <img src="y.png"> -->',
        );
        plant(
          'adr/index.html',
          '</body>',
          '<iframe src="https://planted.example/"></iframe><template><img src="z"></template>',
        );
        const said = await failuresInCheck(site);
        const inBrowser = await failuresInBrowser(site, planted);
        expect(inBrowser).toContain('index.html https://planted.example/x.js');
        expect(said).toContain('index.html https://planted.example/x.js');
        // The browser requests the picture that fits its screen, and names the scheme; the check knows no screen.
        expect(said.filter((each) => !/gone-2|x\.png/.test(each)).map(absolute)).toEqual(inBrowser);
      },
      LONGEST_MS,
    );
  });
});

function absolute(failure: string): string {
  return failure.replace(' //', ' http://');
}
