// What a contributor types on Windows, by Windows' Node under Wine. Before a release and by hand; RELEASING.md says so.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { CLONE, OUTPUT, wineMachine, type NodeMajor } from './wine.ts';

const PROJECT = dirname(import.meta.dirname);
/** Wine on two busy cores is up to ten times as slow as Linux. */
const LIMIT_MS = 2 * 60 * 60_000;

interface Command {
  readonly line: string;
  /** The Node that is installed. */
  readonly major: NodeMajor;
  /** What is special about this machine. */
  readonly note?: string;
  readonly shows: RegExp;
  /** What it shows with exit code 0. */
  readonly result: string;
}

// One run at a time: several share Wine's one server, and a cancel then takes longer than its three seconds.
const TEST = 'npm.cmd test -- --maxWorkers=1 --maxConcurrency=1';
const WHOLE: Command = {
  line: TEST,
  major: 24,
  shows: /^Installing packages[^]+^Tests: .*\d+ passed, \d+ total/m,
  result: 'packages installed',
};
/** In a fresh clone of the last commit, one after the other. */
const COMMANDS: readonly Command[] = [
  { line: 'npm.cmd run demo', major: 24, shows: /^result +success$/m, result: 'exported' },
  {
    line: 'npm.cmd run demo',
    major: 20,
    note: ', only Node 20 installed',
    shows: /^Fetching Node 24[^]+^result +success$/m,
    result: 'Node 24 fetched, exported',
  },
  WHOLE,
];

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** As in `packages installed, 4000 tests passed, 200 skipped, 30 minutes`, from what a command has printed. */
function resultOf({ shows, result }: Command, printed: string, minutes: number): string | null {
  if (!shows.test(printed)) return null;
  const [, skipped = '', passed = ''] = /^Tests: +(?:(\d+) skipped, )?(\d+) passed/m.exec(printed) ?? [];
  if (passed === '') return result;
  return `${result}, ${passed} tests passed, ${skipped || '0'} skipped, ${minutes} minutes`;
}

function makeClone(): void {
  rmSync(join(PROJECT, CLONE), { recursive: true, force: true });
  const source = ['--quiet', '--depth', '1', `file://${PROJECT}`];
  const made = spawnSync('git', ['clone', ...source, join(PROJECT, CLONE)]);
  if (made.status !== 0) throw new Error(`Cannot clone the project: ${String(made.stderr)}`);
}

say('Windows by Wine. The first time takes 3 GB and five minutes, each time most of an hour.');
const files = process.argv.slice(2);
try {
  const machine = await wineMachine(say);
  say(machine.about);
  makeClone();
  const commands = files.length > 0 ? [{ ...WHOLE, line: `${TEST} ${files.join(' ')}` }] : COMMANDS;
  for (const command of commands) {
    const title = `\`${command.line}\`${command.note ?? ''}`;
    say(`--- ${title} prints into ${OUTPUT} ...`);
    const started = performance.now();
    const { code, output } = await machine.command(command.line, command.major, LIMIT_MS);
    const printed = stripVTControlCharacters(output).replaceAll('\r\n', '\n');
    const minutes = Math.ceil((performance.now() - started) / 60_000);
    const result = code === 0 ? resultOf(command, printed, minutes) : null;
    const [untested = ''] = /^Not tested [^]+/m.exec(printed) ?? [];
    if (result === null) process.exitCode = 1;
    say(result === null ? printed : untested.trimEnd());
    const failed = code === null ? '**failed**: ended after two hours' : `**failed**: exit code ${code}`;
    say(result ?? failed);
  }
  rmSync(join(PROJECT, CLONE), { recursive: true });
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
