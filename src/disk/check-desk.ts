import type { CheckDesk } from '../flows/site-ports.ts';
import { reportText } from '../rules/check/report-text.ts';
import type { SiteDrafts } from './site-drafts.ts';

export interface CheckPlaces {
  /** The folder with the site that was unpacked. */
  readonly siteRoot: () => string | null;
  /** Keeps the report until it is published. */
  readonly drafts: SiteDrafts;
}

/**
 * A second thread takes up to 25 MiB more, on top of what unpacking has taken, and has to be worth it. One has read
 * 60,000 pages of 1.6 GiB in half a minute.
 */
const FILES_PER_WORKER = 200_000;

/** Checks what was unpacked, and drafts the report. What checks is loaded when it is asked for. */
export function checkDesk({ siteRoot, drafts }: CheckPlaces): CheckDesk {
  return {
    checkSite: async (hosting, tell, signal) => {
      const root = siteRoot();
      if (root === null) throw new Error('there is no folder with a site');
      const { checkSite } = await import('./site-check.ts');
      const onProgress = (fileCount: number, totalFiles: number): void => {
        tell({ kind: 'check-progress', fileCount, totalFiles });
      };
      return await checkSite(root, { hosting, onProgress, filesPerWorker: FILES_PER_WORKER }, signal);
    },
    draftReport: (path, report) => {
      drafts.write(path, reportText(report), 'write the report of the site check');
    },
    publishReport: (path) => {
      drafts.publishAlone(path);
    },
  };
}
