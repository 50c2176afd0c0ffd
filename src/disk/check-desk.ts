import { availableParallelism } from 'node:os';
import type { CheckDesk } from '../flows/site-ports.ts';
import { reportText } from '../rules/check/report-text.ts';
import { collectGarbage } from './collect-garbage.ts';
import type { SiteDrafts } from './site-drafts.ts';

export interface CheckPlaces {
  /** The folder with the site that was unpacked. */
  readonly siteRoot: () => string | null;
  /** Keeps the report until it is published. */
  readonly drafts: SiteDrafts;
}

/**
 * A second thread takes up to 25 MiB more. Fewer files than these are read by the first before it is up; with more,
 * unpacking took much memory already, and the peak counts more than the time.
 */
const SECOND_THREAD_FILES = { least: 2_000, most: 15_000 } as const;

/** Checks what was unpacked, and drafts the report. What checks is loaded when it is asked for. */
export function checkDesk({ siteRoot, drafts }: CheckPlaces): CheckDesk {
  return {
    checkSite: async (hosting, tell, signal) => {
      const root = siteRoot();
      if (root === null) throw new Error('there is no folder with a site');
      collectGarbage();
      const { checkSite } = await import('./site-check.ts');
      const onProgress = (fileCount: number, totalFiles: number): void => {
        tell({ kind: 'check-progress', fileCount, totalFiles });
      };
      return await checkSite(root, { hosting, onProgress, workersFor }, signal);
    },
    draftReport: (path, report) => {
      drafts.write(path, reportText(report), 'write the report of the site check');
    },
    publishReport: (path) => {
      drafts.publishAlone(path);
    },
  };
}

function workersFor(files: number): number {
  const pays = files >= SECOND_THREAD_FILES.least && files <= SECOND_THREAD_FILES.most;
  return pays ? Math.min(2, availableParallelism()) : 1;
}
