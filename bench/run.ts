// Compares the whole action with what a workflow would use instead; prints Markdown, or writes it into docs/benchmarks.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { HYPERLINK, hyperlink } from './site-check/hyperlink.ts';
import { bundleJobs } from './runs/jobs.ts';
import { type LineName, lookAtLine, startWorld, type World } from './runs/lines.ts';
import { otherWork } from './runs/machine.ts';
import { OptionError, type Options, readOptions, USAGE } from './runs/options.ts';
import { PAGE, withPart } from './page.ts';
import { type PlannedRow, programme } from './runs/programme.ts';
import { type Around, race } from './runs/race.ts';
import { report } from './runs/report.ts';
import type { Row } from './runs/results.ts';
import { letGo, sample, type Sample } from './runs/samples.ts';
import { stage } from './runs/stage.ts';
import { startUp, type StartUp } from './runs/start-up.ts';
import { installTools, type Tool, TOOLS } from './runs/system-tools.ts';

const ROOT = dirname(import.meta.dirname);
const CACHE = join(ROOT, '.cache', 'bench');
/** Nothing can be measured without these. */
const NEEDED: readonly Tool[] = ['nginx', 'openssl', 'curl', 'time'];

const WITHOUT_HYPERLINK = `runs with the site check beside a link checker: cargo cannot install hyperlink ${HYPERLINK} here.`;

const say = (line: string): void => void process.stderr.write(`${line}\n`);

async function bench(options: Options, signal: AbortSignal): Promise<void> {
  const busy = otherWork();
  const missing = installTools(TOOLS, say);
  const lacking = NEEDED.filter((tool) => missing.has(tool));
  if (lacking.length > 0) throw new Error(`Cannot measure without ${lacking.join(', ')}. Install them.`);
  mkdirSync(join(CACHE, 'archives'), { recursive: true });

  const rows = programme(options, {
    jobs: options.few ? [] : bundleJobs(CACHE),
    hyperlink: options.rows.includes('checked') ? hyperlink(CACHE, say) : null,
  });
  const world = await startWorld(CACHE, [...new Set(rows.map(({ line }) => line))]);
  const around = { stage: stage(), say, signal };
  try {
    const startUps = options.rows.includes('start') ? await measureStart(options, world, around) : [];
    const measured = await measureRows(rows, { world, missing, around });
    const circumstances = {
      date: new Date().toISOString().slice(0, 10),
      stage: around.stage.what,
      rounds: options.rounds,
      otherWork: busy,
    };
    const page = join(ROOT, PAGE);
    const found = report({ ...measured, startUps }, circumstances);
    const text = options.write ? withPart(readFileSync(page, 'utf8'), 'runs', found) : found;
    const formatted = await format(text, { ...(await resolveConfig(page)), parser: 'markdown' });
    if (options.write) writeFileSync(page, formatted);
    process.stdout.write(options.write ? `Written: ${PAGE}\n` : formatted);
    const broken = measured.rows.flatMap(({ lanes }) =>
      lanes.filter(({ contender, failed }) => failed !== null && contender.role !== 'rival'),
    );
    if (broken.length > 0) process.exitCode = 1;
  } finally {
    await world.stop();
    around.stage.remove();
  }
}

function measureStart(options: Options, { api }: World, around: Around): Promise<readonly StartUp[]> {
  say('start');
  return startUp(options.mains, { api, rounds: options.rounds }, around);
}

interface Setting {
  readonly world: World;
  readonly missing: ReadonlySet<Tool>;
  readonly around: Around;
}

interface MeasuredRows {
  readonly rows: readonly Row[];
  readonly looks: ReadonlyMap<LineName, string>;
  readonly skipped: readonly string[];
}

async function measureRows(
  rows: readonly PlannedRow[],
  { world, missing, around }: Setting,
): Promise<MeasuredRows> {
  const measured: Row[] = [];
  const looks = new Map<LineName, string>();
  const skipped: string[] = [];
  const skip = (what: string): void => {
    skipped.push(what);
    say(`Skipped: ${what}`);
  };
  for (const { group, size, kind, line, rounds, contenders } of rows) {
    const one = packed(size, kind, skip);
    if (one === null) continue;
    const able = contenders.filter(({ name, tools }) => {
      const lacking = tools.filter((tool) => missing.has(tool));
      if (lacking.length > 0) skip(`${name}: ${lacking.join(', ')} cannot be installed here.`);
      return lacking.length === 0;
    });
    if (contenders[0]?.role === 'base' && able[0]?.role !== 'base') {
      skip(`${size} ${kind}: there is nothing to compare with.`);
      continue;
    }
    const field = world.field(line, one);
    if (!looks.has(line)) looks.set(line, lookAtLine(field));
    say(`${size} ${kind} (${(one.bytes / 1e6).toFixed(1)} MB, ${one.files} files), ${line}`);
    const comparesAll = group === 'scale' || group === 'files';
    const watchesTree = group === 'checked';
    if (watchesTree && contenders[0]?.role !== 'base') skip(WITHOUT_HYPERLINK);
    const lanes = await race({ contenders: able, field, rounds, comparesAll, watchesTree }, around);
    letGo(CACHE, one);
    measured.push({ group, sample: one, line, lanes });
    for (const { contender, failed } of lanes) {
      if (failed !== null) skip(`${contender.name} with ${size} ${kind}, ${line}: it failed.`);
    }
  }
  return { rows: measured, looks, skipped };
}

function packed(
  size: PlannedRow['size'],
  kind: PlannedRow['kind'],
  skip: (what: string) => void,
): Sample | null {
  try {
    return sample(CACHE, size, kind, say);
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    skip(`${size} ${kind}: its content cannot be made here (${reason.replaceAll(/\s+/g, ' ')}).`);
    return null;
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
