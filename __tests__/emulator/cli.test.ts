import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { parseCommandLine } from '../../emulator/cli/cli-options.ts';
import { helpText } from '../../emulator/cli/cli-text.ts';
import { scenarioNames } from '../../emulator/scenarios/scenarios.ts';

const CLI = fileURLToPath(new URL('../../emulator/cli.ts', import.meta.url));

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
    ['an empty value', ['--domain', ''], /^Cannot use --domain: it is empty/],
    ['a base path without a slash', ['--base-path', 'api'], /^Cannot use --base-path 'api'/],
    ['half of a certificate', ['--tls-key', CLI], /^Cannot use --tls-key without --tls-cert/],
  ];
  test.each(refusals)('with %s is refused, and the message names the option', (_, args, message) => {
    expect(() => parseCommandLine(args)).toThrow(message);
  });

  test('is read into options', () => {
    const args = [
      '--site',
      '.',
      '--port',
      '8787',
      '--scenario',
      'slow',
      '--base-path',
      '/api',
      '--existing-job',
      'a',
    ];
    expect(parseCommandLine(args)).toMatchObject({
      site: '.',
      port: 8787,
      storePort: 8788,
      scenario: 'slow',
      basePath: '/api',
      existingJobs: ['a'],
      queueMs: undefined,
    });
    expect(parseCommandLine([])).toMatchObject({
      scenario: 'ok',
      queueMs: 2000,
      renderMs: 8000,
      port: undefined,
    });
    expect(parseCommandLine(['--scenario', 'slow', '--render-ms', '5'])).toMatchObject({ renderMs: 5 });
    expect(parseCommandLine(['--help'])).toBe('help');
  });

  test('has help that names every scenario', () => {
    for (const name of scenarioNames()) expect(helpText()).toContain(`  ${name} `);
  });
});

describe('npm run emulator', () => {
  test('ends with 2 and one line for a bad option', () => {
    const done = spawnSync(process.execPath, [CLI, '--prot'], { encoding: 'utf8' });
    expect(done).toMatchObject({
      status: 2,
      stdout: '',
      stderr: "Cannot read the command line: Unknown option '--prot'. See --help for the options.\n",
    });
  });

  test('shows where it listens, then each request, and ends on SIGINT', async () => {
    const child = spawn(process.execPath, [
      CLI,
      '--scenario',
      'failing-job',
      '--key',
      'key_one',
      '--domain',
      'a.example',
    ]);
    let shown = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (shown += text));
    const until = async (pattern: RegExp): Promise<string> => {
      for (;;) {
        const [, found] = pattern.exec(shown) ?? [];
        if (found !== undefined) return found;
        await once(child.stdout, 'data');
      }
    };
    const url = await until(/api-url +(\S+)\n[\s\S]*Requests\n/);
    expect(shown).toContain('      domain: a.example\n');
    const answer = await fetch(`${url}/v1/static-export/jobs`, {
      method: 'POST',
      headers: { authorization: 'Bearer key_one' },
      body: '{"domain":"a.example"}',
    });
    expect(answer.status).toBe(202);
    await until(/(POST \/v1\/static-export\/jobs \{"domain":"a\.example"\} \[Bearer key_…\] → 202)/);
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([0, null]);
  });
});
