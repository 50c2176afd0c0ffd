/** Pages with one planted construct each: a browser behind nginx decides which are faulty, and the check must agree. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { writeFiles } from '../action/sites.ts';
import { needs } from '../needs.ts';
import { thorough } from '../thorough.ts';
import { judgePages } from './browser-truth.ts';
import { PLANTED } from './odd-pages.ts';
import { HOST, SURROUNDINGS } from './planted-pages.ts';
import { runCheck } from './run-check.ts';
import { scratchFolder } from '../kit/scratch-disk.ts';

const LONGEST_MS = 900_000;
/** The least percentage of reported pages that are faulty. */
const PRECISION_LEAST = 97;
/** The least percentage of faulty pages that are reported. */
const RECALL_LEAST = 95;
/** Findings that no reader notices do not count as complaints. */
const NOT_COUNTED = 'missing-optional';

const work = scratchFolder();

thorough(() => {
  needs(['chromium', 'nginx'], () => {
    test(
      'the check complains of the pages that a browser finds faulty',
      async () => {
        const site = join(work, 'site');
        writeFiles(site, SURROUNDINGS);
        for (const { folder, files } of PLANTED) writeFiles(join(site, folder), files);

        const pages = PLANTED.map(({ folder, readers }) => ({ path: `${folder}/page.html`, readers }));
        const judged = await judgePages(pages, { host: HOST, root: site, scratch: join(work, 'nginx') });
        const { findings } = await runCheck(site, 'client-hosted');
        const complaints = findings
          .filter(({ kind }) => kind !== NOT_COUNTED)
          .flatMap(({ places }) => places.map(({ page }) => page.split('/', 1)[0] ?? ''));
        const complained = new Set(complaints);

        const faulty = PLANTED.filter(({ folder }) => judged.get(`${folder}/page.html`)?.length !== 0);
        const nameOf = ({ folder, name }: (typeof PLANTED)[number]): string => `${folder} ${name}`;
        const missed = faulty.filter(({ folder }) => !complained.has(folder)).map(nameOf);
        const wrong = PLANTED.filter((page) => complained.has(page.folder) && !faulty.includes(page)).map(
          nameOf,
        );
        const found = faulty.length - missed.length;
        console.info(
          `${PLANTED.length} pages, ${faulty.length} faulty; ${found} found, ${wrong.length} others complained of.\n` +
            `Missed:\n  ${missed.join('\n  ')}\nComplained of without a fault:\n  ${wrong.join('\n  ')}`,
        );

        // A browser that finds no fault, or only faults, is broken.
        expect(PLANTED.length).toBeGreaterThanOrEqual(200);
        expect(faulty.length / PLANTED.length).toBeGreaterThan(0.3);
        expect(faulty.length / PLANTED.length).toBeLessThan(0.5);
        expect([...complained].filter((folder) => !PLANTED.some((page) => page.folder === folder))).toEqual(
          [],
        );
        expect((100 * found) / faulty.length).toBeGreaterThanOrEqual(RECALL_LEAST);
        expect((100 * found) / (found + wrong.length)).toBeGreaterThanOrEqual(PRECISION_LEAST);
      },
      LONGEST_MS,
    );
  });
});
