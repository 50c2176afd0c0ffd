/** The demo in a fresh clone: dist/, a few scripts and the documentation, without packages. */
import { spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pressCtrlC, readyForCtrlC } from './kit/ctrl-c.ts';
import { needs } from './needs.ts';

const ROOT = dirname(import.meta.dirname);
const WINDOWS = process.platform === 'win32';
const LEFT_OUT = ['node_modules', '.git', '.cache', 'lib', 'demo-site', '__tests__', 'bench', 'e2e', 'src'];
const clone = mkdtempSync(join(tmpdir(), 'demo-clone-'));
const temp = mkdtempSync(join(tmpdir(), 'demo-temp-'));
const ENV = { ...process.env, TMPDIR: temp, TEMP: temp, TMP: temp };
/** What npm starts for the demo. */
const SETUP = [join(clone, 'scripts', 'with-setup.mjs'), '--no-packages'];
const DEMO = ['--no-warnings', join(clone, 'scripts', 'demo.ts')];

beforeAll(() => {
  for (const name of readdirSync(ROOT).filter((one) => !LEFT_OUT.includes(one)))
    cpSync(join(ROOT, name), join(clone, name), { recursive: true });
});
afterAll(() => {
  for (const folder of [clone, temp]) rmSync(folder, { recursive: true, force: true });
});

function demo(...args: readonly string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [...DEMO, ...args], { encoding: 'utf8', env: ENV });
}

describe('npm run demo', () => {
  test('needs no packages', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['demo']).toMatch(/^node scripts\/with-setup\.mjs --no-packages .*scripts\/demo\.ts$/);
  });

  test('shows the step, the log, the summary, the outputs and the site', () => {
    const { status, stdout, stderr } = demo('--render-ms', '0');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/=== The step of the workflow [^]+=== The log[^]+=== The job summary/);
    // The part of the documentation that the demo copies has no broken links.
    expect(stdout).toMatch(/Checked \d+ HTML files in [\d.]+ m?s: no problems found/);
    expect(stdout).toMatch(/\nresult +success\n/);
    expect(stdout).toContain(`\nIt is in ${join(clone, 'demo-site')}\n`);
    expect(existsSync(join(clone, 'demo-site', 'index.html'))).toBe(true);
    expect(readdirSync(temp)).toEqual([]);
  });

  test('shows a failure, and what was published', () => {
    const { status, stdout } = demo('--scenario', 'failing-job', '--render-ms', '0');
    expect(status).toBe(1);
    expect(stdout).toContain('Nothing was published: the action ended with exit code 1.');
    expect(readdirSync(temp)).toEqual([]);
  });

  test('prints help, with every scenario of an export', () => {
    const { status, stdout } = demo('--help');
    expect(status).toBe(0);
    for (const name of ['ok', 'cut-once', 'hostile-symlink', 'zip']) expect(stdout).toContain(`\n  ${name} `);
    expect(stdout).not.toContain('agent-flaky');
  });

  test.each([
    ['an unknown scenario', ['--scenario', 'flaky'], /^Cannot play scenario 'flaky': [^]+\n {2}cut-once /],
    ['an unknown input', ['--input', 'chek=fail'], /^Cannot use --input 'chek': [^]+\n {2}check\n/],
    ['an input without a value', ['--input', 'check'], /^Cannot use --input 'check': it has no '='/],
    ['an unknown option', ['--scenari', 'ok'], /Unknown option '--scenari'\.\nOptions: --scenario, /],
    ['a loose word', ['cut-once'], /Unexpected argument 'cut-once'\. Did you mean '--scenario cut-once'\?/],
    ['a time that is no number', ['--render-ms', '2s'], /^Cannot use --render-ms '2s'/],
    ['a folder that is not there', ['--site', 'no/such'], /^Cannot use --site 'no\/such'/],
  ])('%s exits with 2 and lists what there is', (_, args, message) => {
    const { status, stdout, stderr } = demo(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  });

  needs(WINDOWS ? 'Ctrl+C of Windows' : [], () => {
    test('ends with the action on a signal, and leaves no files', async () => {
      if (WINDOWS) await readyForCtrlC();
      const args = [...SETUP, ...DEMO, '--scenario', 'never-ends'];
      const child = spawn(process.execPath, args, { env: ENV, windowsHide: true });
      const shown: string[] = [];
      for await (const line of createInterface({ input: child.stdout })) {
        shown.push(line);
        if (!line.startsWith('Started export job')) continue;
        if (WINDOWS) await pressCtrlC(child.pid ?? 0);
        else child.kill('SIGTERM');
      }
      if (child.exitCode === null) await once(child, 'exit');
      expect(child.exitCode).toBe(1);
      expect(shown.join('\n')).toMatch(/result +cancelled\n/);
      expect(readdirSync(temp)).toEqual([]);
    });
  });
});
