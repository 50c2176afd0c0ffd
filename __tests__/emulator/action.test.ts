/** The emulator's action as the runner runs it: the shipped bundle, before and after another step. */
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { parseLine, parseOutputs, type Command } from '../action/commands.ts';
import { has, needs } from '../needs.ts';
import { runAction } from '../action/runner.ts';
import { writeFiles } from '../action/sites.ts';
import { subtree } from '../action/tree.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const { runs, inputs: known } = parse(readFileSync(join(ROOT, 'emulator', 'action.yml'), 'utf8')) as {
  readonly runs: { readonly main: string; readonly post: string };
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
};

let job = '';
beforeEach(() => {
  job = mkdtempSync(join(tmpdir(), 'emulator-action-'));
  for (const folder of ['workspace', 'temp']) mkdirSync(join(job, folder));
});
afterEach(() => {
  rmSync(job, { recursive: true, force: true });
});

interface Step {
  readonly exitCode: number | null;
  readonly printed: readonly string[];
  readonly commands: readonly Command[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** Runs one script of the action. `state` is what its other script has saved. */
function step(
  script: string,
  more: Readonly<Record<string, string>> = {},
  state: Step['state'] = {},
  env: Readonly<Record<string, string>> = {},
): Step {
  const files = Object.fromEntries(
    ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'].map((name) => [name, join(job, name)]),
  );
  for (const file of Object.values(files)) writeFileSync(file, '');
  const inputs = Object.entries(known).map(([name, { default: value = '' }]) => [
    `INPUT_${name.toUpperCase()}`,
    more[name] ?? value,
  ]);
  const saved = Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]);
  const done = spawnSync(process.execPath, [join(ROOT, 'emulator', script)], {
    encoding: 'utf8',
    timeout: 120_000,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      GITHUB_WORKSPACE: join(job, 'workspace'),
      RUNNER_TEMP: join(job, 'temp'),
      ...files,
      ...(Object.fromEntries([...inputs, ...saved]) as Record<string, string>),
      ...env,
    },
  });
  const read = (name: string): string => readFileSync(files[name] ?? '', 'utf8');
  const printed = `${done.stdout}${done.stderr}`.trimEnd().split('\n');
  return {
    exitCode: done.status,
    printed,
    commands: printed.map(parseLine).filter((line) => typeof line !== 'string'),
    outputs: parseOutputs(read('GITHUB_OUTPUT')),
    state: parseOutputs(read('GITHUB_STATE')),
    summary: read('GITHUB_STEP_SUMMARY'),
  };
}

/** A job with the emulator around `use`, and the results of its two scripts. */
async function around(
  inputs: Readonly<Record<string, string>>,
  use: (started: Step) => Promise<void>,
): Promise<{ readonly started: Step; readonly ended: Step }> {
  const started = step(runs.main, inputs);
  const failed = await use(started).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const ended = step(runs.post, inputs, started.state);
  if (failed !== null) throw failed.error;
  return { started, ended };
}

/** Runs the export against the emulator of a job. */
function exportFrom(
  { outputs }: Step,
  more: Readonly<Record<string, string>> = {},
): ReturnType<typeof runAction> {
  const { 'api-url': apiUrl = '', 'api-key': apiKey = '' } = outputs;
  return runAction({
    service: null,
    inputs: { 'api-url': apiUrl, 'api-key': apiKey, domain: 'docs.example.com', ...more },
  });
}

const listens = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

// Where a name can be too long; Windows treats it as missing.
needs('a platform other than Windows', () => {
  test('a folder that cannot be removed does not fail the job', () => {
    const ended = step(runs.post, {}, { post: 'true', folder: join(job, 'x'.repeat(300)) });
    expect(ended.exitCode).toBe(0);
    expect(ended.commands.map(({ name }) => name)).toEqual(['warning']);
    expect(ended.commands[0]?.data).toContain("Cannot remove the emulator's folder");
  });
});

describe('The emulator around an export', () => {
  test('serves Markdown of the workspace, and ends with the job', async () => {
    writeFiles(join(job, 'workspace'), { 'docs/README.md': '# Ours\n', 'docs/guide/start.md': '# Start\n' });
    const { started, ended } = await around({ content: 'docs' }, async (running) => {
      const run = await exportFrom(running);
      expect(run.outputs).toMatchObject({ result: 'success', 'page-count': '2' });
      const site = subtree(run.after, 'work/docs/docs/site');
      expect(Object.keys(site)).toEqual(expect.arrayContaining(['index.html', 'guide/start.html']));
      expect(Object.keys(site)).toEqual(expect.arrayContaining(['assets/style.css']));
    });
    expect([started.exitCode, ended.exitCode]).toEqual([0, 0]);
    const key = started.outputs['api-key'] ?? '';
    expect(started.printed[0]).toBe(`::add-mask::${key}`);
    expect(`${started.printed.slice(1).join('\n')}${ended.printed.join('\n')}${ended.summary}`).not.toContain(
      key,
    );
    expect(ended.printed[0]).toMatch(/After +Request +Answer +Bytes/);
    expect(ended.printed[1]).toMatch(/0\.0 s {2}POST \/v1\/static-export\/jobs .+ 202 +\d+$/);
    expect(ended.printed.some((line) => /GET store .+bundle\.tar\.gz.+ 20[06] +/.test(line))).toBe(true);
    expect(ended.summary).toMatch(
      /^### What the emulator was asked\n\n\| After \| Request \| Answer \| Bytes \|\n/,
    );
    expect(ended.summary.split('\n').filter((line) => line.startsWith('| '))).toHaveLength(
      ended.printed.length + 1,
    );
    expect(await listens(started.outputs['api-url'] ?? '')).toBe(false);
    expect(readdirSync(join(job, 'temp'))).toEqual([]);
  });

  test('serves a folder with a start page unchanged, in the requested format', async () => {
    writeFiles(join(job, 'workspace'), {
      'public/index.html': '<p>start',
      'public/notes.md': '# Not rendered',
    });
    await around({ content: 'public', format: 'zip' }, async (running) => {
      const run = await exportFrom(running);
      expect(Object.keys(subtree(run.after, 'work/docs/docs/site')).toSorted()).toEqual([
        'index.html',
        'notes.md',
      ]);
      expect(run.log).toContain('Unpacked zip');
    });
  });

  test('serves a sample without content, for the given domain', async () => {
    const { ended } = await around({ domain: 'help.example.com' }, async (running) => {
      expect((await exportFrom(running)).outputs['result']).toBe('error');
      expect((await exportFrom(running, { domain: 'help.example.com' })).outputs['result']).toBe('success');
    });
    expect(ended.printed.filter((line) => line.includes('POST /v1/static-export/jobs {'))).toHaveLength(2);
  });

  test('plays a scenario', async () => {
    await around({ scenario: 'failing-job' }, async (running) => {
      expect((await exportFrom(running)).outputs['result']).toBe('failed');
    });
  });

  test('has an agent job', async () => {
    await around({}, async ({ outputs }) => {
      const { 'api-url': apiUrl = '', 'api-key': apiKey = '' } = outputs;
      const run = await runAction({
        action: 'agent-job',
        service: null,
        inputs: { 'api-url': apiUrl, 'api-key': apiKey, 'project-id': 'docs', 'job-id': 'agent_0001' },
      });
      expect(run.outputs['result']).toBe('success');
    });
  });

  test('shows the requests it received, and runs no command in them', async () => {
    const { ended } = await around({}, async ({ outputs: { 'api-url': apiUrl = '' } }) => {
      const body = JSON.stringify({ domain: '##[add-path]/tmp', version: '\n::add-path::/tmp' });
      await fetch(`${apiUrl}/v1/static-export/jobs`, { method: 'POST', body });
    });
    expect(ended.commands).toEqual([]);
    expect(ended.printed[1]).toContain('[add-path]/tmp');
  });

  test('has a different address and key in each job', async () => {
    const first = await around({}, () => Promise.resolve());
    const second = await around({}, () => Promise.resolve());
    expect(first.started.outputs['api-key']).not.toBe(second.started.outputs['api-key']);
    expect(first.ended.printed).toEqual(['The emulator was asked nothing.']);
    expect(first.ended.summary).toBe('');
  });
});

describe('The post step', () => {
  test('contacts the emulator directly, whatever proxy the job has', () => {
    const proxy = 'http://127.0.0.1:9';
    const env = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: proxy, http_proxy: proxy };
    const started = step(runs.main, {}, {}, env);
    const ended = step(runs.post, {}, started.state, env);
    expect(ended.printed).toEqual(['The emulator was asked nothing.']);
    step(runs.post, {}, started.state);
  });

  test('does not wait for an answer that never comes', async () => {
    // This process is blocked, so no answer comes.
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const stopUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/stop`;
    const clock = pathToFileURL(join(ROOT, '__tests__', 'action', 'fast-clock.ts')).href;
    const env = { NODE_OPTIONS: `--no-warnings --import ${clock}`, CLOCK_SPEED: '100' };
    const ended = step(runs.post, {}, { post: 'true', 'stop-url': stopUrl, folder: '' }, env);
    silent.close();
    expect(ended.exitCode).toBe(0);
    expect(ended.commands.map(({ name, data }) => [name, data])).toEqual([
      ['warning', expect.stringContaining('it did not answer within 10 s')],
    ]);
  });
});

const WAY_OUT = has('symbolic links')
  ? ([
      [{ content: 'way-out' }, /^Cannot set the input 'content' to 'way-out': it is not in the workspace/],
      [
        { content: 'whole' },
        /^Cannot set the input 'content' to 'whole': it is a link to the workspace itself/,
      ],
    ] as const)
  : [];

describe('An invalid input', () => {
  test.each([
    [{ content: 'nothing' }, /^Cannot set the input 'content' to 'nothing': there is no such folder/],
    [{ scenario: 'flaky' }, /^Cannot set the input 'scenario' to 'flaky': .+ Near it: flaky-polls/],
    [{ format: 'rar' }, /^Cannot set the input 'format' to 'rar': there is tar\.gz/],
    [{ content: '..' }, /^Cannot set the input 'content' to '\.\.': it is not in the workspace/],
    [{ content: '../temp' }, /^Cannot set the input 'content' to '\.\.\/temp': it is not in the workspace/],
    [{ content: tmpdir() }, /^Cannot set the input 'content' to '.+': it is not in the workspace/],
    ...WAY_OUT,
    [{ content: '.git' }, /^Cannot set the input 'content' to '\.git': it is the repository's own/],
    [{ content: 'docs/.git/hooks' }, /^Cannot set the input 'content' to '.+': it is the repository's own/],
  ])('%j: the error names the input, and nothing is started', (inputs, message) => {
    for (const folder of ['.git', 'docs/.git/hooks'])
      mkdirSync(join(job, 'workspace', folder), { recursive: true });
    if (has('symbolic links')) {
      symlinkSync('../temp', join(job, 'workspace', 'way-out'));
      symlinkSync('.', join(job, 'workspace', 'whole'));
    }
    const started = step(runs.main, inputs);
    expect(started.exitCode).toBe(1);
    const errors = started.commands.filter(({ name }) => name === 'error').map(({ data }) => data);
    expect(errors).toEqual([expect.stringMatching(message)]);
    expect([started.outputs, started.state]).toEqual([{}, { post: 'true' }]);
    expect(readdirSync(join(job, 'temp'))).toEqual([]);
  });

  test('leaves the post step nothing to do, which runs all the same', () => {
    const ended = step(runs.post, {}, { post: 'true' });
    expect([ended.exitCode, ended.printed, ended.outputs]).toEqual([0, [''], {}]);
  });

  test('a start that fails half-way leaves no emulator running', async () => {
    const started = step(runs.main, {}, {}, { GITHUB_OUTPUT: join(job, 'temp') });
    expect(started.exitCode).toBe(1);
    expect(started.commands.map(({ name }) => name)).toEqual(['add-mask', 'error']);
    expect(started.state['stop-url']).toMatch(/^http:/);
    expect(await listens(started.state['stop-url'] ?? '')).toBe(false);
  });

  test('an emulator that ended before the job gives a warning', () => {
    const started = step(runs.main);
    const gone = step(runs.post, {}, started.state);
    expect(gone.exitCode).toBe(0);
    const repeated = step(runs.post, {}, started.state);
    expect(repeated.exitCode).toBe(0);
    expect(repeated.commands.map(({ name }) => name)).toEqual(['warning']);
    expect(repeated.printed[0]).toContain('Cannot ask the emulator for its journal');
  });
});
