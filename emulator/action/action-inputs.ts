import { lstatSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { FORMATS, type Format } from '../archives/pack.ts';
import type { EmulatorOptions } from '../options.ts';
import { paceFor, scenarioNamed } from '../scenarios/scenarios.ts';
import { isRepository } from '../site/site-files.ts';
import { messageOf } from '../system/error-code.ts';

/** Long enough for a poll to find the job running, short enough for the check of a pull request. */
const PACE = { queueMs: 500, renderMs: 1500, agentRunMs: 1500 };

/** An input that cannot be used; its message names it. */
class InputError extends Error {}

/** What is the same for every emulator of the action. */
export interface ActionOptions extends EmulatorOptions {
  readonly domain: string;
  readonly scenario: string;
}

/** How to start the emulator, by the inputs of its action as the runner gives them. Throws InputError. */
export function optionsFrom(env: NodeJS.ProcessEnv, apiKey: string): ActionOptions {
  const input = (name: string): string => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
  const scenario = knownScenario(input('scenario') || 'ok');
  return {
    ...content(input('content'), env['GITHUB_WORKSPACE'] || process.cwd()),
    domain: input('domain') || 'docs.example.com',
    scenario,
    format: knownFormat(input('format')),
    apiKey,
    ...paceFor(scenario, PACE),
  };
}

/** A folder with a start page is a site; any other is Markdown and other files. */
function content(given: string, workspace: string): Pick<EmulatorOptions, 'markdown' | 'site'> {
  if (given === '') return {};
  const folder = resolve(workspace, given);
  const refused = (why: string): InputError =>
    new InputError(`Cannot set the input 'content' to '${given}': ${why}`);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw refused(
      'there is no such folder in the workspace. Check the repository out before this step, or leave it empty for the sample.',
    );
  // After following links, because a pull request may have any.
  const place = relative(realpathSync(workspace), realpathSync(folder)).split(sep);
  if (place[0] === '..' || isAbsolute(place.join(sep)))
    throw refused('it is not in the workspace, or a link leads out of it. Name a folder of the repository.');
  if (place.join('') === '' && folder !== resolve(workspace))
    throw refused('it is a link to the workspace itself. Name a folder of the repository.');
  if (place.some(isRepository))
    throw refused("it is the repository's own, which may hold a token. Name a folder of the repository.");
  const start = lstatSync(join(folder, 'index.html'), { throwIfNoEntry: false });
  return start?.isFile() === true ? { site: folder } : { markdown: folder };
}

function knownScenario(name: string): string {
  try {
    scenarioNamed(name);
    return name;
  } catch (error) {
    throw new InputError(
      messageOf(error).replace('Cannot play scenario', "Cannot set the input 'scenario' to"),
    );
  }
}

function knownFormat(name: string): Format | undefined {
  const known = Object.keys(FORMATS) as Format[];
  const found = known.find((format) => format === name);
  if (name !== '' && found === undefined)
    throw new InputError(`Cannot set the input 'format' to '${name}': there is ${known.join(', ')}.`);
  return found;
}
