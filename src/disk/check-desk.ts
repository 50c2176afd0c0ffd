import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckDesk } from '../flows/check-site.ts';
import type { CheckReport } from '../rules/check/finding.ts';
import { reportText } from '../rules/check/report-text.ts';
import { diskFailure } from './disk-failure.ts';
import type { Move, Publisher } from './publisher.ts';

export interface CheckPlaces {
  /** The folder with the site that was unpacked. */
  readonly siteRoot: () => string | null;
  /** Removes what is not published. */
  readonly publisher: Publisher;
}

export interface DraftingDesk extends CheckDesk {
  /** The report that waits to be published, if there is one. */
  readonly drafted: () => readonly Move[];
}

/**
 * A second thread takes up to 25 MiB more, on top of what unpacking has taken, and has to be worth it. One reads this
 * many pages in half a minute.
 */
const FILES_PER_WORKER = 60_000;
/** So much of a report is written at once. */
const WRITE_CHARS = 256 * 1024;

/** Checks what was unpacked, and keeps the report until it is published. What checks is loaded when it is asked for. */
export function checkDesk({ siteRoot, publisher }: CheckPlaces): DraftingDesk {
  let draft: Move | null = null;
  return {
    drafted: () => (draft === null ? [] : [draft]),
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
      const from = join(publisher.folderBeside(path), 'report');
      writeReport(from, path, report);
      draft = { from, to: path, mayReplace: true };
    },
    publishReport: () => {
      if (draft === null) throw new Error('there is no report');
      publisher.publishAlone(draft);
      draft = null;
    },
  };
}

function writeReport(draft: string, path: string, report: CheckReport): void {
  try {
    const descriptor = openSync(draft, 'wx');
    try {
      let held = '';
      const flush = (): void => {
        const bytes = Buffer.from(held);
        for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
        held = '';
      };
      for (const piece of reportText(report)) {
        held += piece;
        if (held.length >= WRITE_CHARS) flush();
      }
      flush();
      // Some file systems say only now that there is no room.
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw diskFailure(error, path, 'write the report of the site check');
  }
}
