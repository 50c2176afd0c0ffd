/** The process that reads an untrusted site. It gets one order and no secrets. */
import { randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { BlankPages } from '../core/failure.ts';
import { textLine } from '../site/page-texts.ts';
import { systemErrorCode } from '../system/disk-failure.ts';
import { writeNewFile } from '../system/new-file.ts';
import type { ReaderAnswer, ReaderMessage, ReadOrder } from './reader-process.ts';
import { readPages, readSite, type OnText } from './read-site.ts';
import type { CheckReport } from './report/finding.ts';
import { outcomeOf } from './report/outcome.ts';
import { reportOf } from './report/report.ts';

const REPORT_MODE = 0o644;
const TEXTS_MODE = 0o600;

process.once('message', (order: ReadOrder) => {
  void read(order).then(send);
});
// The process that started this one is gone.
process.once('disconnect', () => {
  process.exit(1);
});

async function read(order: ReadOrder): Promise<ReaderAnswer> {
  const { root, hosting, siteUrl, reportPath, textsPath = null } = order;
  try {
    const onProgress = async (fileCount: number, totalFiles: number): Promise<void> => {
      send({ kind: 'progress', fileCount, totalFiles });
      await setImmediate();
    };
    // One file takes less memory than a message, which is copied whole on both sides.
    const lines = new Map<string, string>();
    const errors: string[] = [];
    const onText: OnText | null =
      textsPath === null
        ? null
        : (path, text, isError) => {
            if (isError) errors.push(path);
            if (text === null) lines.delete(path);
            else lines.set(path, textLine(path, text, isError));
          };
    const reading =
      hosting === null
        ? await readPages(root, onProgress, onText)
        : await readSite({ root, hosting, siteUrl, seed: randomInt(2 ** 32) }, onProgress, onText);
    if (textsPath !== null) writeNewFile(textsPath, TEXTS_MODE, lines.values());
    if (reading === null)
      return { kind: 'done', outcome: null, errorPages: blankPages(errors.length, errors) };
    const report = reportOf(reading);
    return (
      (reportPath === null ? null : unwritten(reportPath, report)) ?? {
        kind: 'done',
        outcome: outcomeOf(report),
        errorPages: errorPagesOf(report),
      }
    );
  } catch (error) {
    return { kind: 'failed', problem: error instanceof Error ? error.message : String(error) };
  }
}

function errorPagesOf({ findings }: CheckReport): BlankPages | null {
  const found = findings.find(({ kind }) => kind === 'error-page');
  return found === undefined
    ? null
    : blankPages(
        found.count,
        found.places.map(({ page }) => page),
      );
}

function blankPages(count: number, [first]: readonly string[]): BlankPages | null {
  return first === undefined ? null : { count, first };
}

function send(message: ReaderMessage): void {
  process.send?.(message, undefined, undefined, () => {
    if (message.kind !== 'progress') process.disconnect();
  });
}

function unwritten(path: string, report: CheckReport): ReaderAnswer | null {
  try {
    writeNewFile(path, REPORT_MODE, reportText(report));
    return null;
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return { kind: 'unwritten', code, problem: (error as Error).message };
  }
}

/** The report as JSON text, one line per finding, because the whole may be too long for a string. */
function* reportText({ findings, ...rest }: CheckReport): Generator<string> {
  yield `${JSON.stringify(rest, null, 2).slice(0, -2)},\n  "findings": [`;
  let before = '\n    ';
  for (const finding of findings) {
    yield before + JSON.stringify(finding);
    before = ',\n    ';
  }
  yield '\n  ]\n}\n';
}
