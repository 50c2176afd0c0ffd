// The shipped action and its tests on Windows' Node under Wine. Before a release and by hand; RELEASING.md says so.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { platformRow, writePlatforms, type PlatformRow } from './platforms.ts';
import { CLONE, wineMachine, type NodeMajor, type WineMachine, type WineRun } from './wine.ts';

const PROJECT = dirname(import.meta.dirname);

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const JEST = [
  ...['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'],
  // One run at a time: several share Wine's one server, and a cancel then takes longer than its three seconds.
  ...['--runInBand', '--maxConcurrency=1'],
];
/** Wine on two busy cores is up to ten times as slow as Linux. */
const LIMIT_MS = 20 * 60_000;
const TOO_LONG = 'not over in 20 minutes';

/** What makes sense there, in parts that end in some minutes each. `-t` picks tests by their names. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'export: tar, tar.gz, tar.zst, zip': ['__tests__/action/exports'],
  'agent job': ['__tests__/action/agent-job'],
  'verify: a deployed site': ['__tests__/verify/', '__tests__/action/verify'],
  'failures, hostile archives': ['__tests__/action/failures'],
  'endings: Ctrl+C, never green by accident': ['__tests__/action/endings'],
  'site check: Ctrl+C while a process reads': [
    '__tests__/action/site-check-in-runs',
    ...['-t', 'a cancel while the site is read'],
  ],
  'emulator action, npm.cmd run emulator': ['__tests__/emulator/action', '__tests__/emulator/cli'],
  'inputs, paths, texts': [
    '__tests__/inputs',
    '__tests__/text',
    '__tests__/runner',
    '__tests__/export/inputs',
  ],
  'archives: names, modes, tar': [
    '__tests__/archive/entry-rules',
    '__tests__/archive/unpack-disk',
    '__tests__/archive/unpack-tar',
  ],
  'publish, staging, removal': ['__tests__/publish', '__tests__/system', '__tests__/export/staging'],
  'site, upload, report': ['__tests__/site/', '__tests__/upload', '__tests__/report'],
};

interface Command {
  readonly line: string;
  /** The Node that is installed. */
  readonly major: NodeMajor;
  readonly shows: RegExp;
  /** The row of the table, if it shows that with exit code 0. */
  readonly result: string;
}

/** What a contributor types, in a fresh clone of the last commit, one after the other. */
const COMMANDS: Readonly<Record<string, Command>> = {
  '`npm.cmd run demo`': {
    line: 'npm.cmd run demo',
    major: 24,
    shows: /^result +success\r?$/m,
    result: 'exported',
  },
  '`npm.cmd run demo`, only Node 20 installed': {
    line: 'npm.cmd run demo',
    major: 20,
    shows: /^Fetching Node 24[^]+^result +success\r?$/m,
    result: 'Node 24 fetched, exported',
  },
  '`npm.cmd test -- __tests__/inputs`': {
    line: 'npm.cmd test -- __tests__/inputs',
    major: 24,
    shows: /^Installing packages[^]+^Tests: +\d+ passed, \d+ total/m,
    result: 'packages installed',
  },
};

async function play(machine: WineMachine, tests: readonly string[]): Promise<string> {
  const run = await machine.node([...JEST, ...tests], LIMIT_MS);
  return run.code === null ? TOO_LONG : counts(run);
}

async function playCommand(machine: WineMachine, command: Command): Promise<string> {
  const { line, major, shows, result } = command;
  const run = await machine.command(line, major, LIMIT_MS);
  if (run.code === null) return TOO_LONG;
  const output = stripVTControlCharacters(run.output);
  if (run.code === 0 && shows.test(output))
    return /^Tests: /m.test(output) ? `${result}, ${counts(run)}` : result;
  say(output);
  return `**failed** with exit code ${run.code}`;
}

/** As in `40 tests passed, 2 skipped`, from what jest has printed. */
function counts({ code, output }: WineRun): string {
  const plain = stripVTControlCharacters(output);
  const failures = [...plain.matchAll(/^ {2}● (.+)$/gm)].map(([, name = '']) => name);
  for (const name of new Set(failures)) say(`  failed: ${name}`);
  const count = (what: string): number =>
    Number(new RegExp(`^Tests:.*?(\\d+) ${what}`, 'm').exec(plain)?.[1] ?? 0);
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')];
  const bad = code === 0 ? '' : `, **${failed} failed**`;
  return `${passed} tests passed${bad}${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

function makeClone(): void {
  rmSync(join(PROJECT, CLONE), { recursive: true, force: true });
  const source = ['--quiet', '--depth', '1', `file://${PROJECT}`];
  const made = spawnSync('git', ['clone', ...source, join(PROJECT, CLONE)]);
  if (made.status !== 0) throw new Error(`Cannot clone the project: ${String(made.stderr)}`);
}

say('Tests on Windows by Wine. The first time takes 3 GB and five minutes, each time half an hour.');
const wanted = process.argv.slice(2);
try {
  const machine = await wineMachine(say);
  say(machine.about);
  const rows: PlatformRow[] = [];
  const add = async (title: string, result: () => Promise<string>): Promise<void> => {
    if (wanted.length > 0 && !wanted.some((word) => title.includes(word))) return;
    say(`--- ${title} ...`);
    const text = await result();
    say(text);
    rows.push(platformRow(title, machine.about, text));
  };
  makeClone();
  for (const [title, command] of Object.entries(COMMANDS))
    await add(title, () => playCommand(machine, command));
  rmSync(join(PROJECT, CLONE), { recursive: true });
  for (const [title, tests] of Object.entries(PARTS)) await add(title, () => play(machine, tests));
  writePlatforms('windows', rows);
  if (rows.some(({ result }) => /failed|not over/.test(result))) process.exitCode = 1;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
