import type { UnpackRequest } from '../archive/tree.ts';
import { CHECK_INPUTS, checkOf, type CheckOptions } from '../check/check-inputs.ts';
import {
  defaultsOf,
  input,
  inputReader,
  optional,
  type InputReader,
  type MayBeNull,
  type ParsedInputs,
  type RawValues,
} from '../inputs/input-table.ts';
import { countParser, parseBoolean } from '../inputs/input-values.ts';
import {
  ACCESS_INPUTS,
  CERTIFICATE_INPUT,
  WAIT_INPUTS,
  warningsForService,
  type ServiceAccess,
} from '../inputs/service-inputs.ts';
import {
  faultsOfTargets,
  filePathParser,
  judgeSitePath,
  liesInFolder,
  type InputMachine,
} from '../inputs/target-path.ts';
import {
  DOMAIN_INPUT,
  JOB_INPUTS,
  jobOf,
  NO_JOB,
  type JobToFollow,
  type JobToStart,
} from '../job/job-inputs.ts';
import type { JobOptions } from '../job/take-job.ts';
import { SITE_INPUTS, siteOptionsOf, type SiteOptions } from '../site/site-inputs.ts';
import { parseByteSize } from '../text/amounts.ts';
import { refuse, valueOf } from '../text/parsed.ts';
import type { HandOverOptions } from '../upload/hand-over.ts';
import { UPLOAD_INPUTS, uploadOf, uploadsFiles } from '../upload/upload-inputs.ts';

/** Deeper than any path that a file system accepts. */
const STRIPPED_MAX = 255;
const FILES_MAX = 1_000_000_000;

/** Every input of the root action: its default and its parser. */
const INPUTS = {
  ...DOMAIN_INPUT,
  ...ACCESS_INPUTS,
  ...JOB_INPUTS,
  wait: input('wait', 'true', parseBoolean),
  ...WAIT_INPUTS,
  extract: input('extract', 'true', parseBoolean),
  'site-path': optional(
    'sitePath',
    (text, machine, textOf) => judgeSitePath(text, valueOf(parseBoolean(textOf('overwrite'))), machine),
    'site',
  ),
  overwrite: input('overwrite', 'false', parseBoolean),
  'strip-components': input('stripComponents', '0', countParser(0, STRIPPED_MAX)),
  'bundle-path': optional('bundlePath', filePathParser('bundle-path')),
  'max-size': input('maxBytes', '10GiB', parseByteSize),
  'max-files': input('maxFiles', '500000', countParser(1, FILES_MAX)),
  ...SITE_INPUTS,
  ...CHECK_INPUTS,
  ...UPLOAD_INPUTS,
  ...CERTIFICATE_INPUT,
};

export const INPUT_DEFAULTS = defaultsOf(INPUTS);
export type InputName = keyof typeof INPUTS;

/** The inputs as the runner gives them: text, not trimmed, empty when absent. */
export type RawInputs = RawValues<typeof INPUTS>;

export interface Inputs extends ServiceAccess, JobOptions, SiteOptions, HandOverOptions {
  readonly job: JobToStart | JobToFollow;
  /** `false`: the job is started and not followed; nothing is written or uploaded then. */
  readonly wait: boolean;
  /** `null`: nothing is unpacked. */
  readonly site: SiteTarget | null;
  /** `null`: the site is not checked. */
  readonly check: CheckOptions | null;
  /** Absolute path at which the archive is kept; `null`: it is not kept. */
  readonly bundlePath: string | null;
}

export interface SiteTarget extends UnpackRequest {
  /** Absolute; `null`: only unpacked for the upload, and not kept. */
  readonly path: string | null;
  readonly overwrite: boolean;
}

/** Judges all inputs: the values that the action needs, or every problem at once, in the order of `action.yml`. */
export function parseInputs(raw: RawInputs, machine: InputMachine): ParsedInputs<Inputs> {
  const reader = inputReader(INPUTS, raw, machine);
  const { text, value, note, leaveOut, end } = reader;
  const plan = planOf(reader);
  leaveOut(unusedIn(plan));
  if (plan.waits && !plan.unpacks)
    for (const name of NEED_SITE) if (text(name) !== INPUT_DEFAULTS[name]) note(name, NOT_UNPACKED);
  if (text('job-id') === '' && text('domain') === '') note('domain', NO_JOB);
  const targets = {
    read: {
      'previous-manifest': value('previous-manifest')?.path ?? null,
      'check-baseline': value('check-baseline')?.path ?? null,
    },
    written: {
      'bundle-path': value('bundle-path'),
      'manifest-path': value('manifest-path'),
      'helm-values': value('helm-values'),
      'check-report': value('check-report'),
    },
    sitePath: value('site-path'),
  };
  for (const [name, fault] of faultsOfTargets(targets, machine)) note(name, fault);
  const read = end();
  if ('problems' in read) return read;
  const { values } = read;
  const { apiKey, apiUrl, caCertificate, timeoutMs, pollIntervalMs, maxPollIntervalMs } = values;
  const { sitePath, overwrite, stripComponents, maxBytes, maxFiles, bundlePath, helmValuesPath } = values;
  const site = { path: sitePath, overwrite, stripComponents, maxBytes, maxFiles };
  const inputs: Inputs = {
    ...{ apiKey, apiUrl, caCertificate, timeoutMs, pollIntervalMs, maxPollIntervalMs },
    ...siteOptionsOf(values, values.paths !== null),
    job: jobOf(values),
    waitsWhenBusy: values.whenBusy === 'wait',
    reattach: values.reattach,
    wait: plan.waits,
    site: plan.unpacks ? site : null,
    check: plan.unpacks ? checkOf(values) : null,
    bundlePath,
    upload: plan.waits ? uploadOf(values) : null,
    helmValuesPath,
  };
  // A site that is not unpacked here may lie there all the same, and is published by another step.
  const isExposed =
    helmValuesPath !== null && sitePath === null && liesInFolder(helmValuesPath, text('site-path'), machine);
  const warnings = [
    ...warningsFor(inputs, values.paths),
    ...idleInputs(text, plan),
    ...(isExposed
      ? ["'helm-values' lies in 'site-path': publish that folder without it, the link in it is a secret."]
      : []),
  ];
  return { inputs, warnings };
}

export const EXPORT_INPUTS = {
  defaults: INPUT_DEFAULTS,
  parse: parseInputs,
  domainOf: ({ job }: Inputs): string | null => job.domain,
  usesTemp: true,
};

/** What the run does, which decides on the inputs that it uses. */
interface Plan {
  readonly waits: boolean;
  /** Whether the unpacked site stays on the disk. */
  readonly keeps: boolean;
  /** Whether anything is unpacked, here or for an upload. */
  readonly unpacks: boolean;
  readonly checks: boolean;
}

function planOf({ value, text }: InputReader<typeof INPUTS>): Plan {
  const waits = value('wait') !== false;
  const keeps = value('extract') !== false && waits;
  const unpacks = keeps || (waits && uploadsFiles(text('upload')));
  return { waits, keeps, unpacks, checks: unpacks && text('check').toLowerCase() !== 'off' };
}

const NEED_SITE = ['manifest-path', 'previous-manifest', 'max-page-drop', 'min-pages'] as const;
const NOT_UNPACKED = refuse(
  'needs the files of the site, and this run unpacks none',
  "Leave 'extract' at 'true', or leave this input out.",
);

/** Inputs about files that the run does not touch: what is there on the disk does not matter then. */
function unusedIn({ waits, keeps, unpacks, checks }: Plan): readonly MayBeNull<typeof INPUTS>[] {
  return [
    ...(waits ? [] : (['bundle-path', 'helm-values'] as const)),
    ...(keeps ? [] : (['site-path'] as const)),
    ...(unpacks ? [] : NEED_SITE),
    ...(checks ? [] : (['check-baseline', 'check-report'] as const)),
  ];
}

const NEED_WAIT = [
  'bundle-path',
  'manifest-path',
  'previous-manifest',
  'max-page-drop',
  'upload',
  'helm-values',
] as const;
const NEED_UPLOAD = ['artifact-name', 'retention-days', 'compression-level'] as const;
const NEED_CHECK = ['check-ignore', 'check-baseline', 'check-report'] as const;

/** Warns of inputs that are set and do nothing, in a run that does not wait, uploads nothing or checks nothing. */
function idleInputs(text: (input: InputName) => string, { waits, checks }: Plan): readonly string[] {
  const idle = (inputs: readonly InputName[], why: string): readonly string[] =>
    inputs
      .filter((input) => text(input).toLowerCase() !== INPUT_DEFAULTS[input])
      .map((input) => `'${input}' has no effect ${why}.`);
  const mode = text('check').toLowerCase();
  const notChecked =
    mode === 'off'
      ? "with 'check: off': no report is made"
      : waits
        ? "with 'extract: false': nothing is unpacked that could be checked"
        : "with 'wait: false': there is no site to check yet";
  return [
    ...(waits ? [] : idle(NEED_WAIT, "with 'wait: false': nothing is downloaded yet")),
    ...(text('upload').toLowerCase() === 'none' ? idle(NEED_UPLOAD, "without 'upload'") : []),
    ...(checks ? [] : idle(NEED_CHECK, notChecked)),
    ...(!checks && mode === 'fail' ? [`'check: fail' has no effect ${notChecked}.`] : []),
  ];
}

function warningsFor(inputs: Inputs, paths: readonly string[] | null): readonly string[] {
  const { apiKey, apiUrl, job, waitsWhenBusy, wait, site, bundlePath, upload, helmValuesPath } = inputs;
  const warnings = [...warningsForService(apiKey, apiUrl)];
  if (job.kind === 'follow') {
    const unused = (input: 'version' | 'paths'): string =>
      `'${input}' is not sent: 'job-id' follows a job that has been started already.`;
    if (job.version !== null && helmValuesPath === null) warnings.push(unused('version'));
    if (paths !== null) warnings.push(unused('paths'));
    if (waitsWhenBusy) warnings.push("'when-busy' has no effect with 'job-id': no job is started.");
  }
  if (!wait && job.kind === 'follow') {
    warnings.push(
      "'wait: false' with 'job-id' leaves nothing to do: no job is started and none is followed.",
    );
  }
  if (wait && site === null && bundlePath === null && upload === null && helmValuesPath === null) {
    warnings.push(
      "'extract: false' without 'bundle-path' or 'upload' downloads nothing: the run ends with the output 'bundle-url'.",
    );
  }
  return warnings;
}
