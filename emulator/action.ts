import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionsFrom } from './action/action-inputs.ts';
import { printedIn, SERVE, serve, startInBackground, type Background } from './action/background.ts';
import { stopEmulator, type FinalJournal } from './action/stop.ts';
import { messageOf } from './system/error-code.ts';
import { logTable, markdownTable } from './action/journal-table.ts';
import { removeFolder } from './system/remove-folder.ts';
import { addSummary, annotate, mask, saveState, say, setOutput } from './action/workflow-commands.ts';

/** The step: leaves an emulator running for the steps that follow. */
async function start(env: NodeJS.ProcessEnv): Promise<void> {
  // First: the post step also runs after a failure, and must not take itself for this one.
  saveState(env, 'post', 'true');
  const apiKey = `svc_${randomBytes(24).toString('hex')}`;
  mask(apiKey);
  const options = optionsFrom(env, apiKey);
  const folder = mkdtempSync(join(env['RUNNER_TEMP'] || tmpdir(), 'docs-emulator-'));
  saveState(env, 'folder', folder);
  const use = ({ apiUrl, pages, stopUrl }: Background): void => {
    saveState(env, 'stop-url', stopUrl);
    setOutput(env, 'api-url', apiUrl);
    setOutput(env, 'api-key', apiKey);
    const source = options.site ?? options.markdown ?? 'the sample';
    say(`The service is emulated at ${apiUrl}. Pages of ${options.domain}: ${pages}.`);
    say(`Content: ${source}${options.markdown === undefined ? '' : ', rendered from Markdown'}`);
    say(`Scenario: ${options.scenario}`);
  };
  await startInBackground(process.argv[1] ?? '', options, { folder, use });
}

/** The post step: ends the emulator and shows the requests that it got. Nothing in it fails the job. */
async function finish(env: NodeJS.ProcessEnv): Promise<void> {
  const { 'STATE_stop-url': stopUrl = '', STATE_folder: folder = '' } = env;
  if (stopUrl !== '') {
    try {
      show(env, await stopEmulator(stopUrl));
    } catch (error) {
      annotate(
        'warning',
        `Cannot ask the emulator for its journal: ${messageOf(error)}. ${printedIn(folder)}`,
      );
    }
  }
  if (folder === '') return;
  try {
    await removeFolder(folder);
  } catch (error) {
    annotate('warning', `Cannot remove the emulator's folder '${folder}': ${messageOf(error)}.`);
  }
}

function show(env: NodeJS.ProcessEnv, { entries, dropped }: FinalJournal): void {
  if (entries.length === 0) {
    say('The emulator was asked nothing.');
    return;
  }
  for (const line of logTable(entries)) say(line);
  if (dropped > 0) say(`${dropped} more requests, in the middle, were answered and not written down.`);
  addSummary(env, `### What the emulator was asked\n\n${markdownTable(entries)}\n`);
}

const NODE_MIN = 24;

try {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < NODE_MIN)
    throw new Error(
      `Cannot run on Node ${node}: this action needs Node ${NODE_MIN} or later. Update the runner.`,
    );
  if (process.argv[2] === SERVE) await serve();
  else if (process.env['STATE_post'] === 'true') await finish(process.env);
  else await start(process.env);
} catch (error) {
  annotate('error', messageOf(error));
  process.exitCode = 1;
}
