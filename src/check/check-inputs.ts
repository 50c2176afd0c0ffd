import { readEarlierFile, type ReadingMachine } from '../inputs/earlier-file.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { parseChoice } from '../inputs/input-values.ts';
import { filePathParser } from '../inputs/target-path.ts';
import type { Parsed } from '../text/parsed.ts';
import type { Hosting } from './finding.ts';
import {
  BASELINE_MAX_BYTES,
  parseIgnore,
  readBaseline,
  type Accepted,
  type Known,
} from './report/accepted.ts';

/** How the site is checked before it is published. */
export interface CheckOptions {
  /** What findings do to the run. */
  readonly onFindings: 'warn' | 'fail';
  readonly hosting: Hosting;
  /** Absolute path of the file for the whole report; `null`: none is written. */
  readonly reportPath: string | null;
  readonly accepted: Accepted;
  /** Path of `check-baseline` where there is no file; `null`: it was read, or none is wanted. */
  readonly missingBaseline: string | null;
}

type CheckInput = 'check' | 'hosting' | 'check-ignore' | 'check-baseline' | 'check-report';

export interface CheckInputs {
  /** `null`: nothing is checked. */
  readonly check: CheckOptions | null;
  /** Absolute path of the earlier report; `null`: there is none. */
  readonly baselinePath: string | null;
}

/** Reads the inputs of the check. */
export function readCheck({ read }: InputReader<CheckInput>, machine: ReadingMachine): CheckInputs {
  const mode = read('check', parseMode);
  const hosting = read('hosting', parseHosting);
  const ignore = read('check-ignore', parseIgnore) ?? [];
  const baseline = read('check-baseline', (value) => readKnown(value, machine));
  const reportPath = read('check-report', filePathParser('check-report', machine));
  return {
    check:
      mode === null || mode === 'off' || hosting === null
        ? null
        : {
            ...{ onFindings: mode, hosting, reportPath },
            accepted: { ignore, known: baseline?.known ?? null },
            missingBaseline: baseline?.known === null ? baseline.path : null,
          },
    baselinePath: baseline?.path ?? null,
  };
}

const BASELINE = {
  mostBytes: BASELINE_MAX_BYTES,
  choose: "Choose the file that 'check-report' of an earlier run has written.",
  without: "Leave 'check-baseline' out.",
  writer: 'check-report',
};

/** `known`: `null` where there is no such file yet. */
function readKnown(
  value: string,
  machine: ReadingMachine,
): Parsed<{ readonly path: string; readonly known: readonly Known[] | null }> {
  const file = readEarlierFile(value, BASELINE, machine);
  if (!('value' in file)) return file;
  const { path, text } = file.value;
  const known = text === null ? { value: null } : readBaseline(text);
  return 'value' in known ? { value: { path, known: known.value } } : known;
}

function parseMode(text: string): Parsed<'off' | 'warn' | 'fail'> {
  const remedy = "Write 'warn' to list the problems, 'fail' to list them and publish nothing, or 'off'.";
  return parseChoice(text, ['off', 'warn', 'fail'], remedy);
}

function parseHosting(text: string): Parsed<Hosting> {
  const remedy =
    "Write 'client-hosted' for a host of your own, 'air-gapped' for one without access to other hosts, or 'cloud'.";
  return parseChoice(text, ['cloud', 'client-hosted', 'air-gapped'], remedy);
}
