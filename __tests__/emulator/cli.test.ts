import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { parseCommandLine } from '../../emulator/cli/cli-options.ts';
import { helpText } from '../../emulator/cli/cli-text.ts';
import { SCENARIO_GROUPS } from '../../emulator/scenarios/scenarios.ts';
import { pressCtrlC } from '../kit/ctrl-c.ts';
import { needs } from '../needs.ts';

const CLI = fileURLToPath(new URL('../../emulator/cli.ts', import.meta.url));
const WINDOWS = process.platform === 'win32';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

describe('a command line', () => {
  const refusals: [string, string[], RegExp][] = [
    ['an unknown option', ['--prot', '1'], /^Cannot read the command line: Unknown option '--prot'/],
    ['a missing value', ['--port'], /^Cannot read the command line: Option '--port/],
    ['a loose word', ['docs'], /^Cannot read the command line: Unexpected argument 'docs'/],
    [
      'a port that is no number',
      ['--port', 'http'],
      /^Cannot use --port 'http': it is not a whole number\. Give one up to 65535\./,
    ],
    ['a port that is too large', ['--port', '70000'], /^Cannot use --port '70000'/],
    [
      'an unknown scenario',
      ['--scenario', 'flaky'],
      /^Cannot use --scenario 'flaky': there is none of that name\. Near it: flaky-polls/,
    ],
    ['an unknown format', ['--format', 'rar'], /^Cannot use --format 'rar': there is tar\.gz/],
    [
      'a folder that is not there',
      ['--markdown', 'no/such'],
      /^Cannot use --markdown 'no\/such': there is no such folder/,
    ],
    ['an archive that is a folder', ['--archive', '.'], /^Cannot use --archive '\.': there is no such file/],
    ['two sources', ['--site', '.', '--markdown', '.'], /^Cannot use --markdown and --site together/],
    [
      'an archive, and a scenario that changes it',
      ['--archive', fileURLToPath(import.meta.url), '--scenario', 'changed-bundle'],
      /^Cannot use --archive with --scenario 'changed-bundle': it serves an archive of its own/,
    ],
    [
      'an archive, and a scenario with a hostile one',
      ['--archive', fileURLToPath(import.meta.url), '--scenario', 'hostile-symlink'],
      /^Cannot use --archive with --scenario 'hostile-symlink'/,
    ],
    ['an empty value', ['--format', ''], /^Cannot use --format: it is empty/],
  ];
  test.each(refusals)('with %s is refused, and the message names the option', (_, args, message) => {
    expect(() => parseCommandLine(args)).toThrow(message);
  });

  test('is parsed into options', () => {
    const args = ['--site', '.', '--port', '8787', '--scenario', 'slow'];
    expect(parseCommandLine(args)).toMatchObject({
      site: '.',
      port: 8787,
      storePort: 8788,
      scenario: 'slow',
      queueMs: undefined,
    });
    expect(parseCommandLine([])).toMatchObject({
      scenario: 'ok',
      queueMs: 2000,
      renderMs: 8000,
      port: undefined,
    });
    expect(parseCommandLine(['--scenario', 'slow', '--render-ms', '5'])).toMatchObject({
      renderMs: 5,
      agentRunMs: 5,
    });
    expect(parseCommandLine(['--help'])).toBe('help');
  });

  test('has help that names every scenario', () => {
    for (const name of Object.values(SCENARIO_GROUPS).flatMap((group) => Object.keys(group)))
      expect(helpText()).toContain(`  ${name} `);
  });
});

describe('npm run emulator', () => {
  test('exits with 2 and one line for a bad option', () => {
    const done = spawnSync(process.execPath, [CLI, '--prot'], { encoding: 'utf8' });
    expect(done).toMatchObject({
      status: 2,
      stdout: '',
      stderr: "Cannot read the command line: Unknown option '--prot'. See --help for the options.\n",
    });
  });

  /** Starts a command of the emulator; `until` gives what a pattern catches of what it has printed. */
  const started = (
    command: string,
    args: readonly string[],
    options: { readonly detached?: boolean; readonly shell?: boolean; readonly windowsHide?: boolean } = {},
  ): { child: ChildProcess; until: (pattern: RegExp) => Promise<string>; shown: () => string } => {
    const child = spawn(command, args, { ...options, cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stderr.pipe(process.stderr);
    let shown = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (shown += text));
    const until = async (pattern: RegExp): Promise<string> => {
      for (;;) {
        const [, found] = pattern.exec(shown) ?? [];
        if (found !== undefined) return found;
        await once(child.stdout, 'data');
      }
    };
    return { child, until, shown: () => shown };
  };
  const LISTENS = /api-url +(\S+)\n[\s\S]*Requests\n/;

  test('shows where it listens, then each request, and ends on SIGINT', async () => {
    const { child, until, shown } = started(process.execPath, [CLI, '--scenario', 'failing-job']);
    const url = await until(LISTENS);
    expect(shown()).toContain('      domain: docs.example.com\n');
    const answer = await fetch(`${url}/v1/static-export/jobs`, {
      method: 'POST',
      headers: { authorization: 'Bearer svc_emulator_key' },
      body: '{"domain":"docs.example.com"}',
    });
    expect(answer.status).toBe(202);
    await until(/(POST \/v1\/static-export\/jobs \{"domain":"docs\.example\.com"\} \[Bearer svc_…\] → 202)/);
    child.kill('SIGINT');
    // On Windows that ends a process at once.
    expect(await once(child, 'close')).toEqual(WINDOWS ? [null, 'SIGINT'] : [0, null]);
  });

  test('ends in order when npm and a shell both pass the same signal on', async () => {
    const { child, until } = started(process.execPath, [CLI]);
    await until(LISTENS);
    const closed = once(child, 'close');
    const again = setInterval(() => child.kill('SIGTERM'), 1);
    const ended = await closed;
    clearInterval(again);
    // On Windows a signal ends a process at once.
    expect(ended).toEqual(WINDOWS ? [null, 'SIGTERM'] : [0, null]);
  });

  needs('curl', () => {
    test.each([
      ['tar.gz', 'ok'],
      ['zip', 'redirected-link'],
    ])('shows the calls of an export by curl, which work unchanged (%s)', async (format, scenario) => {
      const folder = mkdtempSync(join(tmpdir(), 'emulator-curl-'));
      const quick = ['--queue-ms', '0', '--render-ms', '0', '--format', format, '--scenario', scenario];
      const { child, until, shown } = started(process.execPath, [CLI, ...quick]);
      try {
        await until(LISTENS);
        const [, text = ''] = /\nBy hand,[^]*?\n\n([^]*)Requests\n/.exec(shown()) ?? [];
        const script = text.split('\n').filter((line) => line.startsWith('  '));
        const ran = spawn('sh', ['-eu', '-c', script.join('\n')], { cwd: folder });
        let printed = '';
        ran.stdout.setEncoding('utf8').on('data', (piece: string) => (printed += piece));
        expect(await once(ran, 'close')).toEqual([0, null]);
        expect(printed).toMatch(/"status":"completed"/);
        const bundle = readFileSync(join(folder, `bundle.${format}`));
        const sha256 = createHash('sha256').update(bundle).digest('hex');
        expect(shown()).toContain(`SHA-256 ${sha256}\n`);
        expect(readdirSync(folder)).toHaveLength(1);
      } finally {
        child.kill();
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });

  needs(WINDOWS ? 'Ctrl+C of Windows' : [], () => {
    const [npm, options] = WINDOWS
      ? (['npm.cmd run emulator', { shell: true, windowsHide: true }] as const)
      : (['exec npm run emulator', { shell: true, detached: true }] as const);
    // A process manager signals npm alone, Ctrl-C the whole group, or all processes of a console.
    test.each<readonly [string, string, (pid: number) => unknown]>(
      WINDOWS
        ? [['Ctrl+C', 'the console of npm.cmd', pressCtrlC]]
        : [
            ['SIGTERM', 'npm', (pid) => process.kill(pid, 'SIGTERM')],
            ['SIGINT', 'npm', (pid) => process.kill(pid, 'SIGINT')],
            ['SIGINT', 'the group', (pid) => process.kill(-pid, 'SIGINT')],
          ],
    )('ends with all its processes on %s to %s', async (_signal, _whom, send) => {
      const { child, until } = started(npm, [], options);
      const url = await until(LISTENS);
      expect((await fetch(url)).status).toBe(200);
      const closed = once(child, 'close');
      await send(child.pid ?? 0);
      // The output is closed when the last process that could write to it has ended.
      await closed;
      await expect(fetch(url)).rejects.toThrow();
    });
  });
});
