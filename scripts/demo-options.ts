// The command line of the demo.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paceFor, SCENARIO_GROUPS } from '../emulator/scenarios/scenarios.ts';
import { actionDefaults } from './action-defaults.ts';

/** A command line that cannot be used. Its message has the mistake and the possible values. */
export class UsageError extends Error {}

export interface DemoOptions {
  readonly scenario: string;
  /** How long the export job is queued and runs; absent if the scenario says it. */
  readonly pace: { readonly queueMs: number | undefined; readonly renderMs: number | undefined };
  /** A folder of static files; absent: this project's own documentation. */
  readonly site: string | undefined;
  /** The inputs that the command line gives. */
  readonly inputs: Readonly<Record<string, string>>;
}

/** Short enough for a reader who waits, long enough for polls to see the job at work. */
const PACE = { queueMs: 500, renderMs: 2500, agentRunMs: 0 };
const GROUPS = Object.entries(SCENARIO_GROUPS).filter(([title]) => title !== 'The agent job');
const NAMES = GROUPS.flatMap(([, scenarios]) => Object.keys(scenarios));
const SEE_HELP = "'npm run demo -- --help' lists the options.";

export const HELP = `Exports this project's own documentation with the action in dist/, from an emulated service on this machine.
Shows the log, the job summary and the outputs, and leaves the site in demo-site/. It needs no key and no packages.

Usage
  npm run demo
  npm run demo -- [options]

Options
  --scenario NAME      what goes wrong, see below; ok if nothing
  --input NAME=VALUE   another input of the action, as often as you like
  --site DIR           export this folder of static files instead of the documentation
  --render-ms MS       how long the export job runs; ${PACE.renderMs} if not given
  --help               show this and end

Examples
  npm run demo -- --scenario cut-once
  npm run demo -- --input check=fail --input hosting=air-gapped

Exit code
  the action's: 0 for a published site, 1 for a failed run; 2 for a command line that cannot be used

Scenarios
${scenarioList()}`;

/** The options of a command line; 'help' when it asks for that. Throws UsageError. */
export function demoOptions(args: readonly string[], root: string): DemoOptions | 'help' {
  const values = valuesIn(args);
  if (values.help === true) return 'help';
  const { scenario = 'ok', site, 'render-ms': renderMs, input: given = [] } = values;
  if (!NAMES.includes(scenario))
    throw new UsageError(
      `Cannot play scenario '${scenario}': there is no such scenario. There are:\n${scenarioList()}`,
    );
  if (renderMs !== undefined && !/^\d{1,7}$/.test(renderMs))
    throw new UsageError(`Cannot use --render-ms '${renderMs}': it is not a whole number of milliseconds.`);
  if (site !== undefined && statSync(site, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UsageError(`Cannot use --site '${site}': there is no such folder.`);
  const known = [...actionDefaults(readFileSync(join(root, 'action.yml'), 'utf8')).keys()];
  const inputs = Object.fromEntries(given.map((text) => nameAndValue(text, known)));
  const { queueMs, renderMs: usualMs } = paceFor(scenario, PACE);
  const pace = { queueMs, renderMs: renderMs === undefined ? usualMs : Number(renderMs) };
  return { scenario, pace, site, inputs };
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  scenario: { type: 'string' },
  site: { type: 'string' },
  'render-ms': { type: 'string' },
  input: { type: 'string', multiple: true },
} as const;

function valuesIn(
  args: readonly string[],
): ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'] {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('. ');
    const name = NAMES.find((one) => reason === `Unexpected argument '${one}'`);
    const meant = name === undefined ? '' : ` Did you mean '--scenario ${name}'?`;
    throw new UsageError(
      `Cannot read the command line: ${reason}.${meant}\nOptions: --scenario, --input, --site, --render-ms, --help. ${SEE_HELP}`,
    );
  }
}

function nameAndValue(text: string, names: readonly string[]): [string, string] {
  const [name = '', value] = text.split(/=(.*)/s, 2);
  if (value === undefined)
    throw new UsageError(`Cannot use --input '${text}': it has no '='. Write --input NAME=VALUE.`);
  if (!names.includes(name))
    throw new UsageError(
      `Cannot use --input '${name}': the action has no such input. It has:\n  ${names.join('\n  ')}`,
    );
  return [name, value];
}

function scenarioList(): string {
  const width = Math.max(...NAMES.map((name) => name.length));
  const groups = GROUPS.map(([title, scenarios]) => {
    const lines = Object.entries(scenarios).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}\n`);
    return `\n${title}\n${lines.join('')}`;
  });
  return groups.join('');
}
