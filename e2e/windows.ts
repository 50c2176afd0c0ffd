// The shipped action and its tests on Windows' Node under Wine. Before a release and by hand; RELEASING.md says so.
import { stripVTControlCharacters } from 'node:util';
import { platformRow, writePlatforms, type PlatformRow } from './platforms.ts';
import { wineMachine, type WineMachine } from './wine.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const JEST = [
  ...['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'],
  // One run at a time: several share Wine's one server, and a cancel then takes longer than its three seconds.
  ...['--runInBand', '--maxConcurrency=1'],
];
/** Wine on two busy cores is up to ten times as slow as Linux. */
const LIMIT_MS = 20 * 60_000;

/** What makes sense there, in parts that end in some minutes each. `-t` picks tests by their names. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'export: tar, tar.gz, tar.zst, zip': ['__tests__/action/exports'],
  'agent job': ['__tests__/action/agent-job'],
  'verify: a deployed site': ['__tests__/verify/', '__tests__/action/verify'],
  'failures, hostile archives': ['__tests__/action/failures'],
  'endings: cancel, never green by accident': ['__tests__/action/endings'],
  'emulator action': ['__tests__/emulator/action'],
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

async function play(machine: WineMachine, tests: readonly string[]): Promise<string> {
  const { code, output } = await machine.node([...JEST, ...tests], LIMIT_MS);
  const plain = stripVTControlCharacters(output);
  const failures = [...plain.matchAll(/^ {2}● (.+)$/gm)].map(([, name = '']) => name);
  for (const name of new Set(failures)) say(`  failed: ${name}`);
  const count = (what: string): number =>
    Number(new RegExp(`^Tests:.*?(\\d+) ${what}`, 'm').exec(plain)?.[1] ?? 0);
  if (code === null) return 'not over in 20 minutes';
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')];
  const bad = code === 0 ? '' : `, **${failed} failed**`;
  return `${passed} tests passed${bad}${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

say('Tests on Windows by Wine. The first time takes 2.5 GB and five minutes, each time half an hour.');
const wanted = process.argv.slice(2);
try {
  const machine = await wineMachine(say);
  say(machine.about);
  const rows: PlatformRow[] = [];
  for (const [title, tests] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.some((word) => title.includes(word))) continue;
    say(`--- ${title} ...`);
    const result = await play(machine, tests);
    say(result);
    rows.push(platformRow(title, machine.about, result));
  }
  writePlatforms('windows', rows);
  if (rows.some(({ result }) => /failed|not over/.test(result))) process.exitCode = 1;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
