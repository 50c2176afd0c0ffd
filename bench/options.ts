import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SIZES, type Size } from './samples.ts';

export interface Options {
  readonly sizes: readonly Size[];
  /** Only rows with the site check, or only those without; `null`: both. */
  readonly checked: boolean | null;
  readonly rounds: number;
  /** Builds of the action; the first is "this action". */
  readonly mains: readonly string[];
}

export const USAGE = `npm run bench -- [options]

Without options everything is measured, which takes an hour and 8 GB on the disk. Prints Markdown.

  --size NAME     one size, may be repeated: ${SIZES.join('; ')}
  --checked yes   only runs with the site check; 'no': only those without
  --rounds 5      runs of each program, in turn; small archives run three times as often
  --main PATH     another build of the action's entry; may be repeated, to compare builds
`;

export class OptionError extends Error {}

/** Reads the command line. Throws `OptionError` for what it does not know. */
export function readOptions(args: readonly string[], root: string): Options | 'help' {
  const { help, size, checked, rounds: given, main } = parse(args);
  if (help === true) return 'help';
  const rounds = Number(given ?? 5);
  if (!Number.isInteger(rounds) || rounds < 1) throw new OptionError('--rounds is not a number of rounds.');
  if (checked !== undefined && checked !== 'yes' && checked !== 'no')
    throw new OptionError("--checked is neither 'yes' nor 'no'.");
  const mains = (main ?? ['dist/main/index.js']).map((path) => resolve(root, path));
  const lost = [...mains.filter((path) => !existsSync(path))];
  if (lost.length > 0) throw new OptionError(`--main: there is no ${lost.join(', ')}.`);
  const unknown = (size ?? []).filter((each) => !SIZES.some((one) => one === each));
  if (unknown.length > 0)
    throw new OptionError(`--size does not know ${unknown.join(', ')}: ${SIZES.join('; ')}.`);
  return {
    sizes: SIZES.filter((one) => size?.includes(one) !== false),
    checked: checked === undefined ? null : checked === 'yes',
    rounds,
    mains,
  };
}

const FLAGS = {
  size: { type: 'string', multiple: true },
  checked: { type: 'string' },
  rounds: { type: 'string' },
  main: { type: 'string', multiple: true },
  help: { type: 'boolean' },
} as const;

function parse(args: readonly string[]): ReturnType<typeof parseArgs<{ options: typeof FLAGS }>>['values'] {
  try {
    return parseArgs({ args: [...args], options: FLAGS }).values;
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
}
