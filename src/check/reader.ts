/** The process that reads an untrusted site. It gets one request and no secrets. */
import { randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { systemErrorCode } from '../system/disk-failure.ts';
import { writeNewFile } from '../system/new-file.ts';
import type { ReaderAnswer, ReaderMessage, ReadRequest } from './reader-process.ts';
import { readSite } from './read-site.ts';
import type { CheckReport } from './finding.ts';
import { outcomeOf } from './report/outcome.ts';
import { reportOf } from './report/report.ts';
import { SiteTexts } from './site-texts.ts';

const REPORT_MODE = 0o644;
const TEXTS_MODE = 0o600;

process.once('message', (request: ReadRequest) => {
  void read(request).then(send);
});
// The process that started this one is gone.
process.once('disconnect', () => {
  process.exit(1);
});

async function read(request: ReadRequest): Promise<ReaderAnswer> {
  const { reportPath, accepted, textsPath = null, repeated = null, ...site } = request;
  try {
    const onProgress = async (fileCount: number, totalFiles: number): Promise<void> => {
      send({ kind: 'progress', fileCount, totalFiles });
      await setImmediate();
    };
    const texts = textsPath === null ? null : new SiteTexts(repeated);
    const { reading, ...facts } = await readSite({ ...site, seed: randomInt(2 ** 32) }, onProgress, texts);
    if (textsPath !== null && texts !== null) writeNewFile(textsPath, TEXTS_MODE, texts.lines());
    const report = reportOf(reading, accepted);
    const problem = reportPath === null ? null : unwritten(reportPath, report);
    return problem ?? { kind: 'done', outcome: outcomeOf(report), ...facts };
  } catch (error) {
    return { kind: 'failed', problem: error instanceof Error ? error.message : String(error) };
  }
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
