import type { InputReader } from '../inputs/input-reader.ts';
import { filePathParser, type OtherTargets, type TargetMachine } from '../inputs/target-path.ts';
import { refuse, type Parsed } from '../text/parsed.ts';
import type { Hosting } from './report/finding.ts';

/** How the site is checked before it is published. */
export interface CheckOrder {
  /** What findings do to the run. */
  readonly onFindings: 'warn' | 'fail';
  readonly hosting: Hosting;
  /** Absolute path of the file for the whole report; `null`: none is written. */
  readonly reportPath: string | null;
}

type CheckInput = 'check' | 'hosting' | 'check-report';

export interface CheckInputs {
  /** `null`: nothing is checked. */
  readonly check: CheckOrder | null;
  /** Whole sentences that name the input. */
  readonly warnings: readonly string[];
}

/** Decides whether there is a site to check. `others`: the other files of the run. */
export interface CheckContext {
  readonly waits: boolean;
  /** Whether a site is unpacked, here or for an upload. */
  readonly unpacks: boolean;
  readonly others: OtherTargets;
}

/** Reads the inputs of the check. If nothing is unpacked, there is no check, and the report's path is not judged. */
export function readCheck(
  { read, text }: InputReader<CheckInput>,
  { waits, unpacks, others }: CheckContext,
  machine: TargetMachine,
): CheckInputs {
  const mode = read('check', parseMode);
  const hosting = read('hosting', parseHosting);
  const checks = unpacks && mode !== 'off';
  const reportPath = checks ? read('check-report', filePathParser('check-report', others, machine)) : null;
  const without =
    mode === 'off'
      ? "'check: off': no report is made."
      : waits
        ? "'extract: false': nothing is unpacked that could be checked."
        : "'wait: false': there is no site to check yet.";
  const idle = [
    ...(text('check-report') === '' ? [] : ["'check-report'"]),
    ...(mode === 'fail' ? ["'check: fail'"] : []),
  ];
  return {
    check: !checks || mode === null || hosting === null ? null : { onFindings: mode, hosting, reportPath },
    warnings: checks ? [] : idle.map((input) => `${input} has no effect with ${without}`),
  };
}

function parseMode(text: string): Parsed<'off' | 'warn' | 'fail'> {
  const lower = text.toLowerCase();
  if (lower === 'off' || lower === 'warn' || lower === 'fail') return { value: lower };
  return refuse(
    "is none of 'off', 'warn' and 'fail'",
    "Write 'warn' to list the problems, 'fail' to list them and publish nothing, or 'off'.",
  );
}

function parseHosting(text: string): Parsed<Hosting> {
  const lower = text.toLowerCase();
  if (lower === 'cloud' || lower === 'client-hosted' || lower === 'air-gapped') return { value: lower };
  return refuse(
    "is none of 'cloud', 'client-hosted' and 'air-gapped'",
    "Write 'client-hosted' for a host of your own, 'air-gapped' for one without access to other hosts, or 'cloud'.",
  );
}
