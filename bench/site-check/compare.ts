// Runs two versions of the site check on a site and prints the differences of their findings.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = `Usage: node bench/site-check/compare.ts OLD NEW SITE [--hosting client-hosted] [--shown 20] [--keep FILE]

OLD and NEW: a clone of this project, or the file of a report.
--shown: how many differences of each kind to print. --keep: write the report of NEW to this file.
`;

/** What reports of all versions have in common. */
interface Report {
  readonly findings: readonly {
    readonly kind: string;
    readonly target?: string;
    readonly anchor?: string;
    readonly host?: string | null;
    readonly count?: number;
    readonly places: readonly {
      readonly page: string;
      readonly line: number | null;
      readonly reference: string | null;
    }[];
  }[];
  readonly totals: Readonly<Record<string, number>>;
  readonly scanned: Readonly<Record<string, number>>;
  readonly placesLeftOut: unknown;
}

interface Taken {
  readonly report: Report;
  /** Of the process; `null` for a report from a file. */
  readonly cost: string | null;
}

function take(from: string, site: string, hosting: string): Taken {
  if (statSync(from).isFile())
    return { report: JSON.parse(readFileSync(from, 'utf8')) as Report, cost: null };
  const work = mkdtempSync(join(tmpdir(), 'compare-'));
  const [printed, times] = [join(work, 'report.json'), join(work, 'times')];
  try {
    const script =
      '/usr/bin/time -f "%U %S %e %M" -o "$1" "$2" --no-warnings scripts/check-site.ts "$3" --hosting "$4" --json > "$5"';
    const args = ['-c', script, 'sh', times, process.execPath, site, hosting, printed];
    const { status } = spawnSync('sh', args, { cwd: from, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0 && status !== 1) throw new Error(`The check of ${from} ended with ${String(status)}.`);
    const [user = 0, system = 0, seconds = 0, kibibytes = 0] = (
      readFileSync(times, 'utf8').trim().split('\n').at(-1) ?? ''
    )
      .split(' ')
      .map(Number);
    const cost = `${(user + system).toFixed(2)} CPU s, ${seconds.toFixed(2)} s, ${(kibibytes / 1024).toFixed(0)} MiB`;
    return { report: JSON.parse(readFileSync(printed, 'utf8')) as Report, cost };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Every place and how often it is reported: `kind → target#anchor in page:line reference`. */
function linesOf({ findings }: Report): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const { kind, target, anchor, host, places } of findings)
    for (const { page, line, reference } of places) {
      const aim = target === undefined ? (host ?? '') : target + (anchor === undefined ? '' : `#${anchor}`);
      const at = line === null ? page : `${page}:${line}`;
      const text = `${kind} → ${aim} in ${at} ${JSON.stringify(reference)}`;
      lines.set(text, (lines.get(text) ?? 0) + 1);
    }
  return lines;
}

function missingFrom(
  other: ReadonlyMap<string, number>,
  lines: ReadonlyMap<string, number>,
): readonly string[] {
  return [...lines].filter(([line, count]) => (other.get(line) ?? 0) < count).map(([line]) => line);
}

function show(title: string, lines: readonly string[], shown: number): void {
  say(`${title}: ${lines.length}`);
  const byKind = Map.groupBy(lines, (line) => line.slice(0, line.indexOf(' ')));
  for (const [kind, those] of byKind) {
    say(`  ${kind}: ${those.length}`);
    for (const line of those.slice(0, shown)) say(`    ${line.slice(kind.length + 1)}`);
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function summary(name: string, { report, cost }: Taken): void {
  const { scanned, totals, findings, placesLeftOut } = report;
  const counts = Object.entries(totals).filter(([, count]) => count > 0);
  const told = counts.map(([kind, count]) => `${kind} ${count}`).join(', ');
  const read = Object.entries(scanned).map(([what, count]) => `${count} ${what}`);
  say(`${name}: ${cost ?? 'kept'}; ${read.join(', ')}; ${findings.length} findings, places: ${told}`);
  if (JSON.stringify(placesLeftOut).match(/[1-9]/) !== null)
    say(`  left out: ${JSON.stringify(placesLeftOut)}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    hosting: { type: 'string', default: 'client-hosted' },
    shown: { type: 'string', default: '20' },
    keep: { type: 'string' },
  },
});
const [from, to, site] = positionals;
if (from === undefined || to === undefined || site === undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  const folder = resolve(site);
  const before = take(resolve(from), folder, values.hosting);
  const after = take(resolve(to), folder, values.hosting);
  if (values.keep !== undefined) writeFileSync(values.keep, JSON.stringify(after.report));
  summary('old', before);
  summary('new', after);
  const [old, now] = [linesOf(before.report), linesOf(after.report)];
  const [gone, added] = [missingFrom(now, old), missingFrom(old, now)];
  show('Only in the old', gone, Number(values.shown));
  show('Only in the new', added, Number(values.shown));
  process.exitCode = gone.length + added.length > 0 ? 1 : 0;
}
