import { earlierFileParser } from '../inputs/earlier-file.ts';
import { input, optional, type Values } from '../inputs/input-table.ts';
import { choiceParser } from '../inputs/input-values.ts';
import { filePathParser } from '../inputs/target-path.ts';
import type { Hosting } from './finding.ts';
import { BASELINE_MAX_BYTES, parseIgnore, readBaseline, type Accepted } from './report/accepted.ts';

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

const MODES = "Write 'warn' to list the problems, 'fail' to list them and publish nothing, or 'off'.";
const HOSTINGS =
  "Write 'client-hosted' for a host of your own, 'air-gapped' for one without access to other hosts, or 'cloud'.";
const BASELINE = {
  mostBytes: BASELINE_MAX_BYTES,
  choose: "Choose the file that 'check-report' of an earlier run has written.",
  without: "Leave 'check-baseline' out.",
  writer: 'check-report',
  missing: { value: null },
};

export const CHECK_INPUTS = {
  check: input('onFindings', 'warn', choiceParser(['off', 'warn', 'fail'], MODES)),
  hosting: input(
    'hosting',
    'client-hosted',
    choiceParser(['cloud', 'client-hosted', 'air-gapped'], HOSTINGS),
  ),
  'check-ignore': optional('ignore', parseIgnore),
  'check-baseline': optional('baseline', earlierFileParser(BASELINE, readBaseline)),
  'check-report': optional('reportPath', filePathParser('check-report')),
};

/** `null`: nothing is checked. */
export function checkOf(values: Values<typeof CHECK_INPUTS>): CheckOptions | null {
  const { onFindings, hosting, ignore, baseline, reportPath } = values;
  if (onFindings === 'off') return null;
  const accepted = { ignore: ignore ?? [], known: baseline?.content ?? null };
  const missingBaseline = baseline?.content === null ? baseline.path : null;
  return { onFindings, hosting, reportPath, accepted, missingBaseline };
}
