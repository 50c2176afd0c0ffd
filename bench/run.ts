// Measures our unpacking against the commands it replaces: whole processes, in turn, on fresh file systems; prints ratios.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Contender, ours, run, type Run, TAR, UNPACK_SCRIPT, UNZIP } from './contenders.ts';
import { stage } from './stage.ts';
import { type Sample, samples } from './trees.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const CACHE = join(ROOT, '.cache', 'bench');
const ROUNDS = 5;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Compiles src/, so that what is timed is what is shipped and not the stripping of types. */
function compiled(): string {
  const lib = join(CACHE, 'lib');
  mkdirSync(lib, { recursive: true });
  execFileSync(process.execPath, [
    join(ROOT, 'node_modules/typescript/bin/tsc'),
    '-p',
    ROOT,
    '--outDir',
    lib,
  ]);
  writeFileSync(join(lib, 'package.json'), '{"type":"module"}');
  writeFileSync(join(lib, 'bench-unpack.js'), UNPACK_SCRIPT);
  return lib;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

/** One line of the table: each contender's median, and the ratio to the first one round by round. */
function row(sample: Sample, contender: Contender, runs: readonly Run[], base: readonly Run[]): string {
  const ratios = runs.map(({ seconds }, round) => seconds / (base[round]?.seconds ?? Number.NaN));
  const seconds = median(runs.map((each) => each.seconds));
  const cells = [
    sample.name,
    contender.name,
    seconds.toFixed(2),
    `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`,
    median(runs.map((each) => each.cpuSeconds)).toFixed(2),
    Math.max(...runs.map((each) => each.peakMiB)).toFixed(0),
    ((seconds / sample.files) * 1e6).toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

function main(): void {
  const lib = compiled();
  // `npm run bench -- zip` measures what has `zip` in its name.
  const wanted = process.argv[2] ?? '';
  const all = samples(CACHE, say).filter(({ name }) => name.includes(wanted));
  const place = stage();
  say(
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, writing to ${place.what}.`,
  );
  say(
    `Medians of ${ROUNDS} rounds; ratio to the first of each pair with its spread; peak memory is the highest seen.\n`,
  );
  say('| Archive | Program | s | Ratio | CPU s | Peak MiB | µs a file |');
  say('|---|---|---|---|---|---|---|');
  try {
    for (const sample of all) {
      const contenders = [sample.kind === 'zip' ? UNZIP : TAR, ours(lib)];
      const runs = contenders.map((): Run[] => []);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [index, contender] of contenders.entries()) {
          runs[index]?.push(place.withFolder((into) => run(contender, sample, into)));
        }
      }
      for (const [index, contender] of contenders.entries())
        say(row(sample, contender, runs[index] ?? [], runs[0] ?? []));
    }
  } finally {
    place.remove();
  }
}

main();
