import type { UnpackRequest } from '../archive/tree.ts';
import { readCheck, type CheckOptions } from '../check/check-inputs.ts';
import {
  allOf,
  inputReader,
  withoutInputs,
  type InputReader,
  type ParsedInputs,
} from '../inputs/input-reader.ts';
import { parseBoolean, parseCount } from '../inputs/input-values.ts';
import {
  readAccess,
  readWaitLimits,
  warningsForService,
  type CertificateMachine,
  type ServiceAccess,
} from '../inputs/service-inputs.ts';
import { faultsOfTargets, filePathParser, judgeSitePath, liesInFolder } from '../inputs/target-path.ts';
import { parseWhenBusy, readJob, type JobToFollow, type JobToStart } from '../job/job-inputs.ts';
import type { JobOptions } from '../job/take-job.ts';
import { readSiteOptions, type SiteOptions } from '../site/site-inputs.ts';
import { parseByteSize } from '../text/amounts.ts';
import { refuse } from '../text/parsed.ts';
import type { HandOverOptions } from '../upload/hand-over.ts';
import { readHandOver, uploadsFiles, USUAL_LEVEL } from '../upload/upload-inputs.ts';

/** Every input of the root action with its default, as `action.yml` has it; an input left empty means its default. */
export const INPUT_DEFAULTS = {
  domain: '',
  'api-key': '',
  'api-url': '',
  'job-id': '',
  'when-busy': 'fail',
  reattach: 'false',
  version: '',
  paths: '',
  wait: 'true',
  timeout: '60m',
  'poll-interval': '2s',
  'max-poll-interval': '30s',
  extract: 'true',
  'site-path': 'site',
  overwrite: 'false',
  'strip-components': '0',
  'bundle-path': '',
  'max-size': '10GiB',
  'max-files': '500000',
  'manifest-path': '',
  'previous-manifest': '',
  'max-invalidations': '1000',
  'min-pages': '1',
  'max-page-drop': '',
  check: 'warn',
  hosting: 'client-hosted',
  'check-ignore': '',
  'check-baseline': '',
  'check-report': '',
  upload: 'none',
  'artifact-name': '',
  'retention-days': '',
  'compression-level': USUAL_LEVEL,
  'helm-values': '',
  'ca-certificate': '',
} as const;

export type InputName = keyof typeof INPUT_DEFAULTS;

/** The inputs as the runner gives them: text, not trimmed, empty when absent. */
export type RawInputs = Readonly<Record<InputName, string>>;

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

/** Every path that the run will publish; `null` for what it will not. */
export function targetsOf({
  site,
  bundlePath,
  manifestPath,
  check,
  helmValuesPath,
}: Inputs): readonly (string | null)[] {
  return [site?.path ?? null, bundlePath, manifestPath, check?.reportPath ?? null, helmValuesPath];
}

/** Judges all inputs: the values that the action needs, or every problem at once, in the order of `action.yml`. */
export function parseInputs(raw: RawInputs, machine: CertificateMachine): ParsedInputs<Inputs> {
  const all = inputReader(raw, INPUT_DEFAULTS, 'api-key');
  const plan = readPlan(all);
  if (plan.waits && !plan.unpacks)
    for (const input of NEED_SITE)
      if (all.text(input) !== INPUT_DEFAULTS[input]) all.read(input, () => NOT_UNPACKED);
  const reader = withoutInputs(all, unusedIn(plan));
  const { read, text, problems } = reader;
  const { job, paths } = readJob(reader);
  const access = readAccess(reader, machine);
  const limits = readWaitLimits(reader);
  const waitsWhenBusy = read('when-busy', parseWhenBusy);
  const reattach = read('reattach', parseBoolean);
  const unpacking = readUnpacking(reader);
  const sitePath = read('site-path', (value) => judgeSitePath(value, unpacking.overwrite, machine));
  const bundlePath = read('bundle-path', filePathParser('bundle-path', machine));
  const siteOptions = readSiteOptions(reader, paths !== null, machine);
  const { upload, helmValuesPath } = readHandOver(reader, machine);
  const { check, baselinePath } = readCheck(reader, machine);
  const targets = {
    read: { 'previous-manifest': siteOptions.comparison?.path ?? null, 'check-baseline': baselinePath },
    written: {
      'bundle-path': bundlePath,
      'manifest-path': siteOptions.manifestPath,
      'helm-values': helmValuesPath,
      'check-report': check?.reportPath ?? null,
    },
    sitePath,
  };
  for (const [input, fault] of faultsOfTargets(targets, machine)) reader.note(input, fault);
  const run = allOf({ job, waitsWhenBusy, reattach });
  const request = allOf(unpacking);
  if (problems().length > 0 || access === null || limits === null || run === null || request === null)
    return { problems: problems() };
  const results = {
    wait: plan.waits,
    site: plan.unpacks ? { path: sitePath, ...request } : null,
    check: plan.unpacks ? check : null,
    bundlePath,
    upload: plan.waits ? upload : null,
    helmValuesPath,
  };
  const inputs: Inputs = { ...access, ...limits, ...run, ...siteOptions, ...results };
  // A site that is not unpacked here may lie there all the same, and is published by another step.
  const isExposed =
    helmValuesPath !== null && sitePath === null && liesInFolder(helmValuesPath, text('site-path'), machine);
  const warnings = [
    ...warningsFor(inputs, paths),
    ...idleInputs(text, plan),
    ...(isExposed
      ? ["'helm-values' lies in 'site-path': publish that folder without it, the link in it is a secret."]
      : []),
  ];
  return { inputs, warnings };
}

/** What the run does, which decides on the inputs that it uses. */
interface Plan {
  readonly waits: boolean;
  /** Whether the unpacked site stays on the disk. */
  readonly keeps: boolean;
  /** Whether anything is unpacked, here or for an upload. */
  readonly unpacks: boolean;
  readonly checks: boolean;
}

function readPlan({ read, text }: InputReader<InputName>): Plan {
  const waits = read('wait', parseBoolean) !== false;
  const keeps = read('extract', parseBoolean) !== false && waits;
  const unpacks = keeps || (waits && uploadsFiles(text('upload')));
  return { waits, keeps, unpacks, checks: unpacks && text('check').toLowerCase() !== 'off' };
}

const NEED_SITE = ['manifest-path', 'previous-manifest', 'max-page-drop', 'min-pages'] as const;
const NOT_UNPACKED = refuse(
  'needs the files of the site, and this run unpacks none',
  "Leave 'extract' at 'true', or leave this input out.",
);

/** Inputs about files that the run does not touch: what is there on the disk does not matter then. */
function unusedIn({ waits, keeps, unpacks, checks }: Plan): readonly InputName[] {
  return [
    ...(waits ? [] : (['bundle-path', 'helm-values'] as const)),
    ...(keeps ? [] : (['site-path'] as const)),
    ...(unpacks ? [] : NEED_SITE),
    ...(checks ? [] : (['check-baseline', 'check-report'] as const)),
  ];
}

/** Deeper than any path that a file system accepts. */
const STRIPPED_MAX = 255;
const FILES_MAX = 1_000_000_000;

/** `null` for what is wrong, which is noted. */
function readUnpacking({ read }: InputReader<InputName>): {
  readonly [K in keyof Omit<SiteTarget, 'path'>]: SiteTarget[K] | null;
} {
  return {
    overwrite: read('overwrite', parseBoolean),
    stripComponents: read('strip-components', (value) => parseCount(value, 0, STRIPPED_MAX)),
    maxBytes: read('max-size', parseByteSize),
    maxFiles: read('max-files', (value) => parseCount(value, 1, FILES_MAX)),
  };
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
