// Measures the whole action against `curl -o` and `tar xzf` or `unzip -q`, in turn, over loopback; prints ratios and memory.
// Takes a folder with a site, or archives; needs curl, tar, unzip and /usr/bin/time.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EmulatorOptions } from '../emulator/options.ts';
import { startEmulator, type Emulator } from '../emulator/server.ts';

const ACTION = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', 'main', 'index.js');
const JOB = 'job_done';
const ROUNDS = 5;
const SHELL_STEPS = { 'tar.gz': 'tar xzf bundle', zip: 'unzip -q bundle' } as const;
type Format = keyof typeof SHELL_STEPS;

/** Runs a command in a folder; its time in milliseconds. Throws when it fails. */
function timed(command: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
  const [program = '', ...args] = command;
  const startedMs = performance.now();
  return new Promise((resolve, reject) => {
    spawn(program, args, { cwd, env, stdio: 'ignore' }).on('exit', (code) => {
      if (code === 0) resolve(performance.now() - startedMs);
      else reject(new Error(`'${command.join(' ')}' ended with ${String(code)}`));
    });
  });
}

async function freshLink({ apiUrl, apiKey }: Emulator): Promise<string> {
  const headers = { authorization: `Bearer ${apiKey}` };
  const url = `${apiUrl}/v1/static-export/jobs/${JOB}`;
  await fetch(url, { headers });
  const answer = (await (await fetch(`${url}/bundle`, { method: 'POST', headers })).json()) as {
    bundleUrl: string;
  };
  return answer.bundleUrl;
}

/** One round of each, in folders of its own: times in milliseconds and the action's peak memory in MiB. */
async function round(
  emulator: Emulator,
  format: Format,
): Promise<{ base: number; ours: number; peak: number }> {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'bench-export-'));
  const at = (name: string): string => join(folder, name);
  try {
    for (const name of ['base', 'work', 'temp']) mkdirSync(at(name));
    for (const name of ['output', 'summary']) writeFileSync(at(name), '');
    const shell = `curl -sS -o bundle '${await freshLink(emulator)}' && ${SHELL_STEPS[format]}`;
    const base = await timed(['sh', '-c', shell], at('base'), process.env);
    const env = {
      PATH: process.env['PATH'],
      GITHUB_WORKSPACE: at('work'),
      RUNNER_TEMP: at('temp'),
      GITHUB_OUTPUT: at('output'),
      GITHUB_STEP_SUMMARY: at('summary'),
      'INPUT_JOB-ID': JOB,
      'INPUT_API-KEY': emulator.apiKey,
      'INPUT_API-URL': emulator.apiUrl,
    };
    const action = ['/usr/bin/time', '-f', '%M', '-o', at('peak'), process.execPath, ACTION];
    const ours = await timed(action, at('work'), env);
    return { base, ours, peak: Number(readFileSync(at('peak'), 'utf8')) / 1024 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(content: EmulatorOptions, format: Format): Promise<void> {
  const polls = { queued: 0, running: 0 };
  const emulator = await startEmulator({ ...content, format, polls, existingJobs: [JOB] });
  try {
    const ratios: number[] = [];
    let peak = 0;
    for (let count = 0; count < ROUNDS; count += 1) {
      const one = await round(emulator, format);
      ratios.push(one.ours / one.base);
      peak = Math.max(peak, one.peak);
    }
    ratios.sort((a, b) => a - b);
    const shown = (at: number): string => (ratios.at(at) ?? Number.NaN).toFixed(2);
    const megabytes = Math.round(emulator.bundle.size / 1e6);
    const spread = `${shown(Math.floor(ROUNDS / 2))} (${shown(0)}-${shown(-1)})`;
    process.stdout.write(`${format}, ${megabytes} MB: ${spread} of the time, peak ${peak.toFixed(0)} MiB\n`);
  } finally {
    await emulator.close();
  }
}

for (const source of process.argv.slice(2)) {
  if (statSync(source).isDirectory()) {
    await measure({ site: source }, 'tar.gz');
    await measure({ site: source }, 'zip');
  } else {
    await measure({ archive: source }, source.endsWith('.zip') ? 'zip' : 'tar.gz');
  }
}
if (process.argv.length < 3) {
  process.stderr.write('Usage: npm run bench:export -- FOLDER_OR_ARCHIVE ...\n');
  process.exitCode = 2;
}
