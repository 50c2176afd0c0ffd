import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LINE_NAMES, LINES, type LineName } from './lines.ts';
import { ALL_SIZES, KINDS, type Kind, type Size } from './samples.ts';

const ROWS = ['small', 'medium', 'large', 'files', 'start', 'scale', 'checked'] as const;
export type RowGroup = (typeof ROWS)[number];

export interface Options {
  readonly rows: readonly RowGroup[];
  /** `null`: the usual lines of each row. */
  readonly lines: readonly LineName[] | null;
  readonly kinds: readonly Kind[];
  /** `null`: all sizes of the rows. */
  readonly sizes: readonly Size[] | null;
  readonly rounds: number;
  /** Builds of the action; the first is "this action". */
  readonly mains: readonly string[];
  /** Only this action and the base. */
  readonly few: boolean;
  readonly write: boolean;
}

export const USAGE = `npm run bench -- [options]

Without options everything is measured, which takes an hour and a half and 16 GB on the disk, and its part of docs/benchmarks.md is
written.

  --rows ${ROWS.join(',')}
        some of them: three sizes, time per file, start, a gigabyte and more, runs with the site check
  --size NAME
        one size, such as 'over 4 GB'; may be repeated
  --only ${LINE_NAMES.join(',')}
        some lines: ${Object.values(LINES).join('; ')}
  --kinds ${KINDS.join(',')}
        some formats
  --rounds 5
        runs of each, in turn; small archives run three times as often
  --main PATH
        another build of the action's entry, absolute or below the project; may be repeated, to compare builds
  --few
        only this action and the base
  --quick
        --few --rows medium --only open,throttled,latency --kinds tar.gz,zip --rounds 3
  --write
        write that part of docs/benchmarks.md, whatever was run; otherwise print it
`;

export class OptionError extends Error {}

/** Reads the command line. Throws `OptionError` for what it does not know. */
export function readOptions(args: readonly string[], root: string): Options | 'help' {
  const { values } = parse(args);
  if (values.help === true) return 'help';
  const quick = values.quick === true;
  const rounds = Number(values.rounds ?? (quick ? 3 : 5));
  if (!Number.isInteger(rounds) || rounds < 1) throw new OptionError('--rounds is not a number of rounds.');
  return {
    rows: listOf('rows', values.rows, ROWS) ?? (quick ? ['medium'] : ROWS),
    lines: listOf('only', values.only, LINE_NAMES) ?? (quick ? ['open', 'throttled', 'latency'] : null),
    kinds: listOf('kinds', values.kinds, KINDS) ?? (quick ? ['tar.gz', 'zip'] : KINDS),
    sizes: sizesOf(values.size),
    rounds,
    mains: (values.main ?? ['dist/main/index.js']).map((path) => entry(resolve(root, path))),
    few: quick || values.few === true,
    write: values.write === true || args.length === 0,
  };
}

const FLAGS = {
  rows: { type: 'string' },
  only: { type: 'string' },
  kinds: { type: 'string' },
  size: { type: 'string', multiple: true },
  rounds: { type: 'string' },
  main: { type: 'string', multiple: true },
  few: { type: 'boolean' },
  quick: { type: 'boolean' },
  write: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function parse(args: readonly string[]): ReturnType<typeof parseArgs<{ options: typeof FLAGS }>> {
  try {
    return parseArgs({ args: [...args], options: FLAGS });
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
}

function entry(path: string): string {
  if (!existsSync(path)) throw new OptionError(`--main: there is no ${path}.`);
  return path;
}

function sizesOf(given: readonly string[] | undefined): readonly Size[] | null {
  if (given === undefined) return null;
  const unknown = given.filter((each) => !ALL_SIZES.some((one) => one === each));
  if (unknown.length > 0)
    throw new OptionError(`--size does not know ${unknown.join(', ')}: ${ALL_SIZES.join('; ')}.`);
  return ALL_SIZES.filter((one) => given.includes(one));
}

function listOf<T extends string>(
  name: string,
  given: string | undefined,
  known: readonly T[],
): readonly T[] | null {
  if (given === undefined) return null;
  const asked = given.split(',');
  const unknown = asked.filter((each) => !known.some((one) => one === each));
  if (unknown.length > 0)
    throw new OptionError(`--${name} does not know ${unknown.join(', ')}: ${known.join(', ')}.`);
  return known.filter((one) => asked.includes(one));
}
