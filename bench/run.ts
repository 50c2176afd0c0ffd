// Measures the whole action against what a workflow would have used instead, over several lines; prints ratios.
import { dirname, join } from 'node:path';
import { startScript } from './child.ts';
import { base, type Contender, type Field, ours, oursOpen, oursWhole } from './contenders.ts';
import { type LineName, OptionError, readOptions, USAGE } from './options.ts';
import { race } from './race.ts';
import { sample } from './samples.ts';
import { stage } from './stage.ts';
import { median, ratio } from './statistics.ts';
import { startStore } from './store.ts';
import { installTools } from './system-tools.ts';

const ROOT = dirname(import.meta.dirname);
const CACHE = join(ROOT, '.cache', 'bench');
const BYTES_PER_SECOND = 20e6;
const ROUND_TRIP_MS = 50;

const say = (line: string): void => void process.stderr.write(`${line}\n`);

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), ROOT);
  if (options === 'help') {
    process.stdout.write(USAGE);
    return;
  }
  installTools(['nginx', 'curl', 'unzip', 'zip', 'zstd', 'time'], say);
  const place = stage();
  const store = await startStore(join(CACHE, 'archives'));
  const api = await startScript('export-api.ts');
  const links = {
    throttled: await startScript('slow-link.ts', [store.port, BYTES_PER_SECOND, 0]),
    latency: await startScript('slow-link.ts', [store.port, 0, ROUND_TRIP_MS]),
    wholeLatency: await startScript('slow-link.ts', [store.wholePort, 0, ROUND_TRIP_MS]),
  };
  const ports: Record<LineName, readonly [number, number]> = {
    open: [store.port, store.wholePort],
    throttled: [links.throttled.port, store.wholePort],
    latency: [links.latency.port, links.wholeLatency.port],
  };
  const main = options.mains[0] ?? '';
  try {
    for (const size of options.rows.filter((row) => row === 'small' || row === 'medium' || row === 'large')) {
      for (const kind of options.kinds) {
        const one = sample(CACHE, size, kind, say);
        for (const line of options.lines) {
          say(`${size} ${kind} (${Math.round(one.bytes / 1e6)} MB, ${one.files} files), ${line}`);
          const at = (port: number): string =>
            `http://127.0.0.1:${port}/${one.file}?X-Amz-Signature=00bench00`;
          const field: Field = {
            sample: one,
            url: at(ports[line][0]),
            openUrl: at(store.port),
            wholeUrl: at(ports[line][1]),
            apiPort: api.port,
          };
          const contenders: Contender[] = [
            base(kind),
            ...options.mains.map((path, index) => ours(path, index === 0 ? 'this action' : path)),
          ];
          if (line === 'throttled') contenders.push(oursOpen(main));
          if (line === 'latency') contenders.push(oursWhole(main));
          const lanes = await race({ contenders, field, rounds: options.rounds }, place, say);
          const first = lanes[0]?.runs ?? [];
          for (const { contender, runs } of lanes) {
            const seconds = runs.map((run) => run.seconds);
            const to = ratio(
              seconds,
              first.map((run) => run.seconds),
            );
            const cells = [
              `${size} ${kind}, ${line}`,
              contender.name,
              median(seconds).toFixed(2),
              `${to.median.toFixed(2)} (${to.least.toFixed(2)}–${to.most.toFixed(2)})`,
              median(runs.map((run) => run.cpuSeconds)).toFixed(2),
              Math.max(...runs.map((run) => run.peakMiB)).toFixed(0),
            ];
            process.stdout.write(`| ${cells.join(' | ')} |\n`);
          }
        }
      }
    }
  } finally {
    for (const each of [...Object.values(links), api, store]) await each.stop();
    place.remove();
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  process.stderr.write(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
