// Compares the whole action with what a workflow would use instead, and prints Markdown: docs/benchmarks.md.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startScript, type Child } from './child.ts';
import { hyperlink } from './hyperlink.ts';
import { OptionError, type Options, readOptions, USAGE } from './options.ts';
import { race } from './race.ts';
import { report, type Row } from './report.ts';
import { rowsOf } from './rows.ts';
import { sample } from './samples.ts';
import { stage } from './stage.ts';
import { startUp } from './start-up.ts';
import { startStore } from './store.ts';
import { installTools } from './system-tools.ts';

const ROOT = dirname(import.meta.dirname);
const CACHE = join(ROOT, '.cache', 'bench');
const BYTES_PER_SECOND = 20e6;

const say = (line: string): void => void process.stderr.write(`${line}\n`);

async function bench(options: Options, signal: AbortSignal): Promise<void> {
  installTools(say);
  const archives = join(CACHE, 'archives');
  mkdirSync(archives, { recursive: true });
  const planned = rowsOf(options, options.checked === false ? null : hyperlink(CACHE, say));
  const running: Pick<Child, 'stop'>[] = [];
  const kept = <T extends Pick<Child, 'stop'>>(one: T): T => {
    running.unshift(one);
    return one;
  };
  const around = { stage: stage(), say, signal };
  try {
    const store = kept(await startStore(archives));
    const api = kept(await startScript('export-api.ts'));
    const slow = kept(await startScript('slow-link.ts', [store.port, BYTES_PER_SECOND]));
    const startUps = options.checked === null ? await startUp(options.mains, api, around) : [];
    const rows: Row[] = [];
    for (const row of planned) {
      const one = sample(CACHE, row.size, row.kind, say);
      const { port } = row.line === 'open' ? store : slow;
      const url = `http://127.0.0.1:${port}/${one.file}?X-Amz-Signature=00bench00`;
      say(`${row.size} ${row.kind} (${(one.bytes / 1e6).toFixed(1)} MB, ${one.files} files), ${row.line}`);
      const field = { sample: one, url, apiPort: api.port };
      rows.push({ ...row, sample: one, measured: await race(row.contenders, field, row.rounds, around) });
    }
    process.stdout.write(`${report(rows, startUps, around.stage.what)}\n`);
    if (rows.some(({ measured }) => measured.some(({ hasFailed }) => hasFailed))) process.exitCode = 1;
  } finally {
    for (const each of running) await each.stop();
    around.stage.remove();
  }
}

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    interrupted.abort(new Error(`Ended by ${signal}.`));
  });
try {
  const options = readOptions(process.argv.slice(2), ROOT);
  if (options === 'help') process.stdout.write(USAGE);
  else await bench(options, interrupted.signal);
} catch (error) {
  const usage = error instanceof OptionError ? `\n${USAGE}` : '';
  say(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  process.exitCode = usage === '' ? 1 : 2;
}
