/** Runs the three shipped actions where only loopback is reachable, and prints their results as JSON. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseOutputs } from './commands.ts';
import { attempts, type Attempts } from './no-route.ts';
import { runAction, type Run } from './runner.ts';
import { SITE } from './sites.ts';
import { runUpload } from './uploads.ts';

const EMULATOR = join(import.meta.dirname, '..', '..', 'dist', 'emulator', 'index.js');

/** The parts of a run that the test compares. */
export type EventLog = Pick<Run, 'exitCode' | 'errors' | 'warnings' | 'outputs'> & {
  /** Route and status of each request, in order. */
  readonly asked: readonly string[];
};

export interface CutOffRuns {
  readonly export: EventLog;
  /** Calls of the artifact service, and the names of its artifacts. */
  readonly upload: { readonly calls: readonly string[]; readonly names: readonly string[] };
  readonly agentJob: EventLog;
  /** An export from the emulator that the third action has started. */
  readonly emulated: EventLog;
  readonly attempts: Attempts;
  /** The same after a planted request to another host. */
  readonly attemptsOnPurpose: Attempts;
}

function summaryOf({ exitCode, errors, warnings, outputs, journal }: Run): EventLog {
  const asked = journal.map(({ route, status }) => `${route} ${status}`);
  return { exitCode, errors, warnings, outputs, asked };
}

/** Runs one script of the emulator's action, before or after the other steps. Returns its outputs and saved state. */
function emulate(folder: string, saved: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const [output, state] = [join(folder, 'output'), join(folder, 'state')];
  for (const file of [output, state]) writeFileSync(file, '');
  const states = Object.entries(saved).map(([name, value]) => [`STATE_${name}`, value]);
  const done = spawnSync(process.execPath, [EMULATOR], {
    encoding: 'utf8',
    env: {
      ...(Object.fromEntries(states) as Readonly<Record<string, string>>),
      ...{ GITHUB_OUTPUT: output, GITHUB_STATE: state, GITHUB_WORKSPACE: folder, RUNNER_TEMP: folder },
    },
  });
  if (done.status !== 0) throw new Error(`${done.stdout}${done.stderr}`);
  return { ...parseOutputs(readFileSync(output, 'utf8')), ...parseOutputs(readFileSync(state, 'utf8')) };
}

async function exportFromAction(): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'no-route-'));
  try {
    const started = emulate(folder, {});
    const { 'api-url': apiUrl = '', 'api-key': apiKey = '', ...saved } = started;
    const inputs = { 'api-url': apiUrl, 'api-key': apiKey };
    return await runAction({ service: null, inputs }).finally(() => emulate(folder, saved));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const uploaded = await runUpload({ service: { files: SITE }, inputs: { upload: 'pages' } });
const agentJob = await runAction({ action: 'agent-job', service: {} });
const emulated = await exportFromAction();
const soFar = attempts();
await fetch('http://192.0.2.1').catch(() => undefined);
const runs: CutOffRuns = {
  export: summaryOf(uploaded.run),
  upload: {
    calls: uploaded.service.calls(),
    names: uploaded.service.artifacts().map(({ name }) => name),
  },
  agentJob: summaryOf(agentJob),
  emulated: summaryOf(emulated),
  attempts: soFar,
  attemptsOnPurpose: attempts(),
};
process.stdout.write(JSON.stringify(runs));
