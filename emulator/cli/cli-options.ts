import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FORMATS, type Format } from '../archives/pack.ts';
import type { EmulatorOptions } from '../options.ts';
import { paceFor, scenarioNamed } from '../scenarios/scenarios.ts';
import { messageOf } from '../system/error-code.ts';

/** An option that cannot be used; its message names it. */
export class OptionError extends Error {}

/** Every option with a value, in the order of --help: what stands for the value, and what it is. */
export const OPTIONS = {
  markdown: ['DIR', 'render this folder of Markdown into a site'],
  site: ['DIR', 'serve this folder, which is a static site already'],
  archive: ['FILE', 'serve this archive, byte for byte'],
  format: ['FORMAT', `archive format: ${Object.keys(FORMATS).join(', ')}`],
  scenario: ['NAME', 'what goes wrong, see below; ok if nothing'],
  port: ['PORT', 'port of the API, and the next one for the store; free ones if not given'],
  'queue-ms': ['MS', 'how long jobs are queued; 2000 if not given'],
  'render-ms': ['MS', 'how long jobs run; 8000 if not given, 10000 for the agent job'],
  'link-lifetime-ms': ['MS', 'how long links last; an hour if not given'],
  'bytes-per-second': ['N', 'speed of each download; 0 or not given: unlimited'],
} as const satisfies Readonly<Record<string, readonly [value: string, about: string]>>;

type Name = keyof typeof OPTIONS;
type Values = Partial<Record<Name, string>>;

/** The emulator's options from a command line; 'help' when it asks for that. Throws OptionError. */
export function parseCommandLine(args: readonly string[]): EmulatorOptions | 'help' {
  const values = valuesIn(args);
  if (values === 'help') return 'help';
  const sources = (['markdown', 'site', 'archive'] as const).filter((name) => values[name] !== undefined);
  if (sources.length > 1) {
    throw new OptionError(
      `Cannot use --${sources.join(' and --')} together: each says what to serve. Give one.`,
    );
  }
  if (values.archive !== undefined) checkArchiveIsServed(scenario(values));
  const port = number(values, 'port', 65_535);
  return {
    markdown: existing(values, 'markdown', 'folder'),
    site: existing(values, 'site', 'folder'),
    archive: existing(values, 'archive', 'file'),
    format: format(values),
    scenario: scenario(values),
    port,
    storePort: port === undefined || port === 0 ? undefined : port + 1,
    ...times(values),
    linkLifetimeMs: number(values, 'link-lifetime-ms'),
    bytesPerSecond: number(values, 'bytes-per-second') || undefined,
  };
}

/** Throws OptionError for a scenario that serves other bytes than those of the given archive. */
function checkArchiveIsServed(name: string): void {
  const { hostile, rules } = scenarioNamed(name);
  if (hostile === undefined && rules?.changesAfter === undefined) return;
  throw new OptionError(
    `Cannot use --archive with --scenario '${name}': it serves an archive of its own. Give one of the two.`,
  );
}

function valuesIn(args: readonly string[]): Values | 'help' {
  const taken = Object.keys(OPTIONS).map((name) => [name, { type: 'string' }] as const);
  const options = { ...Object.fromEntries(taken), help: { type: 'boolean' as const } };
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true });
    return 'help' in values ? 'help' : (values as Values);
  } catch (error) {
    const reason = messageOf(error).split('. ')[0] ?? '';
    throw new OptionError(`Cannot read the command line: ${reason}. See --help for the options.`);
  }
}

/** Times that suit a person who watches. A scenario or an option may override them. */
function times(values: Values): Pick<EmulatorOptions, 'queueMs' | 'renderMs' | 'agentRunMs'> {
  const pace = paceFor(scenario(values), { queueMs: 2000, renderMs: 8000, agentRunMs: 10_000 });
  const given = { queueMs: number(values, 'queue-ms'), renderMs: number(values, 'render-ms') };
  return {
    queueMs: given.queueMs ?? pace.queueMs,
    renderMs: given.renderMs ?? pace.renderMs,
    agentRunMs: given.renderMs ?? pace.agentRunMs,
  };
}

function scenario(values: Values): string {
  const name = text(values, 'scenario') ?? 'ok';
  try {
    scenarioNamed(name);
  } catch (error) {
    throw new OptionError(messageOf(error).replace('Cannot play scenario', 'Cannot use --scenario'));
  }
  return name;
}

function format(values: Values): Format | undefined {
  const name = text(values, 'format');
  const found = (Object.keys(FORMATS) as Format[]).find((known) => known === name);
  if (name !== undefined && found === undefined) {
    throw new OptionError(`Cannot use --format '${name}': there is ${Object.keys(FORMATS).join(', ')}.`);
  }
  return found;
}

function text(values: Values, name: Name): string | undefined {
  const value = values[name];
  if (value === '') throw new OptionError(`Cannot use --${name}: it is empty. Give a value or leave it out.`);
  return value;
}

function number(values: Values, name: Name, max = Number.MAX_SAFE_INTEGER): number | undefined {
  const value = text(values, name);
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value) && Number(value) <= max) return Number(value);
  const limit = max === Number.MAX_SAFE_INTEGER ? '' : ` up to ${max}`;
  throw new OptionError(`Cannot use --${name} '${value}': it is not a whole number. Give one${limit}.`);
}

function existing(values: Values, name: Name, kind: 'file' | 'folder'): string | undefined {
  const path = text(values, name);
  const stat = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false });
  const isThere = kind === 'file' ? stat?.isFile() : stat?.isDirectory();
  if (path !== undefined && isThere !== true)
    throw new OptionError(`Cannot use --${name} '${path}': there is no such ${kind}.`);
  return path;
}
