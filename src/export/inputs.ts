import type { UnpackRequest } from '../archive/tree.ts';
import { readCheck, type CheckOptions } from '../check/check-inputs.ts';
import type { ReadingMachine } from '../inputs/earlier-file.ts';
import { allOf, inputReader, type InputReader, type ParsedInputs } from '../inputs/input-reader.ts';
import { parseBoolean, parseCount } from '../inputs/input-values.ts';
import {
  readAccess,
  readWaitLimits,
  warningsForService,
  type CertificateMachine,
  type ServiceAccess,
} from '../inputs/service-inputs.ts';
import {
  faultsOfTargets,
  filePathParser,
  judgeSitePath,
  liesInFolder,
  type TargetMachine,
  type Targets,
} from '../inputs/target-path.ts';
import { parseWhenBusy, readJob, type JobToFollow, type JobToStart } from '../job/job-inputs.ts';
import type { JobOrder } from '../job/take-job.ts';
import { LEAST_PAGES, readSiteOptions, type SiteOptions } from '../site/site-inputs.ts';
import { parseByteSize } from '../text/amounts.ts';
import type { HandOverOrder } from '../upload/hand-over.ts';
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
  'min-pages': LEAST_PAGES,
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

/** The facts about the machine for judging the inputs. */
export type InputMachine = CertificateMachine & ReadingMachine;

export interface Inputs extends ServiceAccess, JobOrder, SiteOptions, HandOverOrder {
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
export function parseInputs(raw: RawInputs, machine: InputMachine): ParsedInputs<Inputs> {
  const reader = inputReader(raw, INPUT_DEFAULTS, 'api-key');
  const { read, text, problems } = reader;
  const { job, paths } = readJob(reader);
  const access = readAccess(reader, machine);
  const limits = readWaitLimits(reader);
  const waitsWhenBusy = read('when-busy', parseWhenBusy);
  const reattach = read('reattach', parseBoolean);
  const wait = read('wait', parseBoolean);
  // A target that is not written to is not judged: existing files there do not matter then.
  const waits = wait !== false;
  const { site, sitePath, unpacks } = readSite(reader, waits, machine);
  const bundlePath = waits ? read('bundle-path', filePathParser('bundle-path', machine)) : null;
  const care = readSiteOptions(reader, { waits, unpacks, isPart: paths !== null }, machine);
  const { upload, helmValuesPath } = readHandOver(reader, waits, machine);
  const checking = readCheck(reader, { waits, unpacks }, machine);
  const targets: Targets = {
    read: { 'previous-manifest': care.comparison?.path ?? null, 'check-baseline': checking.baselinePath },
    written: {
      'bundle-path': bundlePath,
      'manifest-path': care.manifestPath,
      'helm-values': helmValuesPath,
      'check-report': checking.check?.reportPath ?? null,
    },
    sitePath,
  };
  for (const [input, fault] of faultsOfTargets(targets, machine))
    if (input !== 'report') reader.note(input, fault);
  const run = allOf({ job, waitsWhenBusy, reattach, wait });
  if (problems().length > 0 || access === null || limits === null || run === null)
    return { problems: problems() };
  const results = { site, check: checking.check, bundlePath, upload, helmValuesPath };
  const inputs: Inputs = { ...access, ...limits, ...run, ...results, ...care };
  // A site that is not unpacked here may lie there all the same, and is published by another step.
  const isExposed =
    helmValuesPath !== null && sitePath === null && liesInFolder(helmValuesPath, text('site-path'), machine);
  const warnings = [
    ...warningsFor(inputs, paths),
    ...idleInputs(text, waits),
    ...checking.warnings,
    ...(isExposed
      ? ["'helm-values' lies in 'site-path': publish that folder without it, the link in it is a secret."]
      : []),
  ];
  return { inputs, warnings };
}

/** Deeper than any path that a file system accepts. */
const MOST_STRIPPED = 255;
const MOST_FILES = 1_000_000_000;

interface SiteInputs {
  /** `null`: nothing is unpacked, or the inputs are wrong, which is noted. */
  readonly site: SiteTarget | null;
  /** Absolute path of the folder that is to stay. */
  readonly sitePath: string | null;
  /** Whether the run unpacks anything, here or for an upload. */
  readonly unpacks: boolean;
}

/** Reads what is unpacked, and where. */
function readSite(
  { text, read }: InputReader<InputName>,
  waits: boolean,
  machine: TargetMachine,
): SiteInputs {
  const extract = read('extract', parseBoolean);
  const overwrite = read('overwrite', parseBoolean);
  const stripComponents = read('strip-components', (value) => parseCount(value, 0, MOST_STRIPPED));
  const maxBytes = read('max-size', parseByteSize);
  const maxFiles = read('max-files', (value) => parseCount(value, 1, MOST_FILES));
  const keeps = waits && extract !== false;
  const sitePath = keeps ? read('site-path', (value) => judgeSitePath(value, overwrite, machine)) : null;
  const uploadsTree = waits && uploadsFiles(text('upload'));
  const order = allOf({ overwrite, stripComponents, maxBytes, maxFiles });
  return {
    site: (sitePath === null && !uploadsTree) || order === null ? null : { path: sitePath, ...order },
    sitePath,
    unpacks: keeps || uploadsTree,
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

/** Warns of inputs that are set and do nothing, in a run that does not wait or that uploads nothing. */
function idleInputs(text: (input: InputName) => string, waits: boolean): readonly string[] {
  const idle = (inputs: readonly InputName[], why: string): readonly string[] =>
    inputs
      .filter((input) => text(input).toLowerCase() !== INPUT_DEFAULTS[input])
      .map((input) => `'${input}' has no effect ${why}.`);
  return [
    ...(waits ? [] : idle(NEED_WAIT, "with 'wait: false': nothing is downloaded yet")),
    ...(text('upload').toLowerCase() === 'none' ? idle(NEED_UPLOAD, "without 'upload'") : []),
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
