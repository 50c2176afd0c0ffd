// Compares the site check with other link checkers on real documentation with planted faults; prints a table.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Checker,
  type CheckRun,
  type Complaint,
  hyperlinkAt,
  linkinator,
  oursFrom,
  startCpuSeconds,
} from './site-check/check-contenders.ts';
import { hyperlink } from './site-check/hyperlink.ts';
import { naiveVerdict, NaiveSite } from './site-check/naive-links.ts';
import { plantFaults, type PlantedFault } from './site-check/planted-faults.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const CACHE = join(ROOT, '.cache', 'bench');
/** A Debian package, and the folder of its site below /usr/share/doc. */
const TREES = [
  ['postgresql-doc-15', 'postgresql-doc-15/html'],
  ['python3.11-doc', 'python3.11/html'],
  ['rust-doc', 'rust-doc/html'],
] as const;
const FAULTS_OF_A_KIND = 25;
const SEED = 7;
/** Runs of each checker, of which the median counts; linkinator is slow and runs once. */
const ROUNDS = 3;
/** Missed places and unconfirmed complaints that are printed. */
const SHOWN = 12;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The folder of a package's site: the installed one, or one unpacked into the cache. */
function tree([name, path]: (typeof TREES)[number]): string {
  const installed = join('/usr/share/doc', path);
  if (existsSync(installed)) return installed;
  const folder = join(CACHE, name);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    execFileSync('apt-get', ['download', name], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    execFileSync('sh', ['-c', 'dpkg-deb -x *.deb . && rm *.deb'], { cwd: folder });
  }
  return join(folder, 'usr/share/doc', path);
}

/** Compiles src/, so that the stripping of types is not measured. */
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
  return lib;
}

interface Judged {
  readonly faultsFound: number;
  readonly placesFound: number;
  readonly places: number;
  /** Complaints about the original site that the naive reading confirms. */
  readonly confirmed: number;
  readonly unconfirmed: readonly Complaint[];
  readonly missed: readonly string[];
}

function judge(site: string, complaints: readonly Complaint[], faults: readonly PlantedFault[]): Judged {
  const naive = new NaiveSite(site);
  const told = new Set(complaints.flatMap((complaint) => keysOf(complaint, naive)));
  const places = faults.map(({ target, places: all }) => {
    return new Set([...all].map((place) => `${place.slice(0, place.indexOf(' '))} ${target}`));
  });
  const planted = new Set(places.flatMap((each) => [...each]));
  const missed = [...planted].filter((place) => !told.has(place));
  const rest = complaints.filter((complaint) => !keysOf(complaint, naive).some((key) => planted.has(key)));
  const unconfirmed = rest.filter((complaint) => !naiveVerdict(naive, complaint.page, complaint.reference));
  return {
    faultsFound: places.filter((each) => [...each].some((place) => told.has(place))).length,
    placesFound: planted.size - missed.length,
    places: planted.size,
    confirmed: rest.length - unconfirmed.length,
    unconfirmed,
    missed,
  };
}

/** `page target` in the form of planted faults: without the name on a removed file, and with redirects followed. */
function keysOf({ page, target }: Complaint, naive: NaiveSite): readonly string[] {
  const [path = '', name] = target.split('#', 2);
  // Some checkers name the folder instead of its index page.
  const missing = [`${page} ${path}`, `${page} ${path.replace(/\/?$/, '/index.html').replace(/^\//, '')}`];
  if (name === undefined) return missing;
  const file = naive.fileOf(path);
  const behind = file === null ? [] : [`${page} ${naive.behindRedirects(file)}#${name}`];
  return [`${page} ${target}`, ...missing, ...behind];
}

function row(
  name: string,
  checker: Checker,
  run: CheckRun,
  faults: readonly PlantedFault[],
  judged: Judged | null,
  ofHyperlink: string,
): string {
  const memory = Number.isNaN(run.peakMiB) ? '–' : run.peakMiB.toFixed(0);
  const time = run.complaints === null ? `> ${run.seconds.toFixed(0)}` : run.seconds.toFixed(1);
  const cpu = Number.isNaN(run.cpuSeconds) ? '–' : run.cpuSeconds.toFixed(2);
  const cells =
    judged === null
      ? ['–', '–', '–', '–']
      : [
          `${String(judged.faultsFound)} / ${String(faults.length)}`,
          `${String(judged.placesFound)} / ${String(judged.places)}`,
          String(judged.confirmed),
          String(judged.unconfirmed.length),
        ];
  return `| ${[name, checker.name, ...cells, time, cpu, ofHyperlink, memory].join(' | ')} |`;
}

function main(): void {
  const wanted = process.argv[2] ?? '';
  const lib = compiled();
  const fast = hyperlink(CACHE, say);
  const slow = process.argv.includes('--alone') ? [] : [linkinator(CACHE)];
  // First, because ours is compared with it.
  const rival = fast === null ? null : hyperlinkAt(fast);
  const checkers = [...(rival === null ? [] : [rival]), oursFrom(lib), ...slow];
  const start = startCpuSeconds();
  say(
    `${String(cpus().length)} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}; median of ${String(ROUNDS)} runs by CPU time, one run of linkinator.\nA Node that does nothing: ${start.toFixed(2)} CPU s, which "CPU s" includes and "of hyperlink" does not.\n`,
  );
  say(
    '| Site | Checker | Faults found | Places found | Old faults, confirmed | Unconfirmed | s | CPU s | Of hyperlink | Peak MiB |',
  );
  say('|---|---|---|---|---|---|---|---|---|---|');
  const notes: string[] = [];
  for (const source of TREES.filter(([name]) => name.includes(wanted))) {
    const site = join(mkdtempSync(join(tmpdir(), 'bench-check-')), 'site');
    try {
      // Fails for links that lead out of the tree; the rest is copied.
      spawnSync('cp', ['-rL', tree(source), site]);
      const faults = plantFaults(site, FAULTS_OF_A_KIND, SEED);
      const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) =>
        path.endsWith('.html'),
      );
      const name = `${source[0]}, ${pages.length.toLocaleString('en')} pages`;
      let rivalCpu = Number.NaN;
      for (const checker of checkers) {
        const rounds = slow.includes(checker) ? 1 : ROUNDS;
        const runs = Array.from({ length: rounds }, () => checker.check(site));
        runs.sort((a, b) => a.cpuSeconds - b.cpuSeconds);
        const run = runs[Math.floor(runs.length / 2)];
        if (run === undefined) continue;
        const judged = run.complaints === null ? null : judge(site, run.complaints, faults);
        if (checker === rival) rivalCpu = run.cpuSeconds;
        const times = (run.cpuSeconds - (checker === rival ? 0 : start)) / rivalCpu;
        say(row(name, checker, run, faults, judged, Number.isNaN(times) ? '–' : times.toFixed(1)));
        const show = (what: string, lines: readonly string[]): void => {
          if (lines.length > 0)
            notes.push(
              `${name}, ${checker.name}, ${what}:`,
              ...lines.slice(0, SHOWN).map((line) => `  ${line}`),
            );
        };
        show('missed', judged?.missed ?? []);
        show(
          'unconfirmed',
          (judged?.unconfirmed ?? []).map(
            ({ page, reference, target }) => `${page}: ${reference} (${target})`,
          ),
        );
      }
    } finally {
      rmSync(dirname(site), { recursive: true, force: true });
    }
  }
  if (notes.length > 0) say(`\n${notes.join('\n')}`);
}

main();
