import { parseApiUrl } from './api-url.ts';
import { parseByteSize } from './byte-size.ts';
import { readCheck, type CheckOrder } from './check-inputs.ts';
import { parseDuration } from './duration.ts';
import type { InputProblem } from './failure.ts';
import { readHandOver } from './hand-over-inputs.ts';
import { parseHostname } from './hostname.ts';
import { inputReader } from './input-reader.ts';
import {
  parseApiKey,
  parseBoolean,
  parseCount,
  parseJobId,
  parsePaths,
  parseVersion,
} from './input-values.ts';
import {
  LONGEST_GAP_MS,
  LONGEST_TIMEOUT_MS,
  NO_API_URL,
  NO_KEY,
  parseGap,
  readCertificate,
  warningsForService,
  type CaCertificate,
  type CertificateWorld,
} from './shared-inputs.ts';
import { LEAST_PAGES, readSiteCare, type ManifestWorld, type SiteCare } from './site-inputs.ts';
import { judgeBundlePath, judgeSitePath } from './target-path.ts';
import type { UploadTarget } from './upload-target.ts';

/** Every input of the root action with its default, as `action.yml` has it; an input left empty means its default. */
export const INPUT_DEFAULTS = {
  domain: '',
  'api-key': '',
  'api-url': '',
  'job-id': '',
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
  'check-report': '',
  upload: 'none',
  'artifact-name': '',
  'retention-days': '',
  'helm-values': '',
  'ca-certificate': '',
} as const;

export type InputName = keyof typeof INPUT_DEFAULTS;

/** The inputs as the runner gives them: text, not trimmed, empty when absent. */
export type RawInputs = Readonly<Record<InputName, string>>;

/** What has to be known of the machine to judge the inputs. */
export type InputWorld = CertificateWorld & ManifestWorld;

export interface Inputs extends SiteCare {
  /** Secret; masked before it comes here. */
  readonly apiKey: string;
  /** Origin and base path, without a trailing slash. */
  readonly apiUrl: string;
  readonly job: JobToStart | JobToFollow;
  /** Whether the job of an earlier attempt of the workflow run is followed, and ours kept for a later one. */
  readonly reattach: boolean;
  /** `false`: the job is started and left alone; nothing is written or uploaded then. */
  readonly wait: boolean;
  readonly timeoutMs: number;
  readonly pollIntervalMs: number;
  readonly maxPollIntervalMs: number;
  /** `null`: nothing is unpacked. */
  readonly site: SiteTarget | null;
  /** `null`: the site is not checked. */
  readonly check: CheckOrder | null;
  /** Absolute path at which the archive is kept; `null`: it is not. */
  readonly bundlePath: string | null;
  /** `null`: nothing is uploaded. */
  readonly upload: UploadTarget | null;
  /** Absolute path of the file for the Helm values; `null`: none is written. */
  readonly helmValuesPath: string | null;
  readonly caCertificate: CaCertificate | null;
}

export interface JobToStart {
  readonly kind: 'start';
  /** Lower case. */
  readonly domain: string;
  readonly version: string | null;
  /** `null`: every page. Never empty. */
  readonly paths: readonly string[] | null;
}

export interface JobToFollow {
  readonly kind: 'follow';
  readonly jobId: string;
  /** For messages only: the job has its own. */
  readonly domain: string | null;
  /** Not sent, as the job has its own; for the Helm values. */
  readonly version: string | null;
}

export interface SiteTarget {
  /** Absolute; `null`: only unpacked for the upload, and not kept. */
  readonly path: string | null;
  readonly overwrite: boolean;
  readonly stripComponents: number;
  readonly maxBytes: number;
  readonly maxFiles: number;
}

export type ParsedInputs =
  | {
      readonly inputs: Inputs; /** What works but is probably not what was meant: whole sentences that name the input. */
      readonly warnings: readonly string[];
    }
  | { readonly problems: readonly InputProblem[] };

/** Deeper than any path that a file system takes. */
const MOST_STRIPPED = 255;
const MOST_FILES = 1_000_000_000;

/** Judges all inputs: everything that the action needs to know, or every problem at once, in the order of `action.yml`. */
export function parseInputs(raw: RawInputs, world: InputWorld): ParsedInputs {
  const reader = inputReader(raw, INPUT_DEFAULTS, 'api-key');
  const { text, read, readRequired, problems } = reader;
  const jobId = read('job-id', parseJobId);
  const reattach = read('reattach', parseBoolean);
  const readDomain = text('job-id') === '' ? readRequired : read;
  const domain = readDomain('domain', parseHostname, NO_DOMAIN);
  const apiKey = readRequired('api-key', parseApiKey, NO_KEY);
  const apiUrl = readRequired('api-url', parseApiUrl, NO_API_URL);
  const version = read('version', parseVersion);
  const paths = read('paths', parsePaths);
  const wait = read('wait', parseBoolean);
  const timeoutMs = read('timeout', (value) => parseDuration(value, LONGEST_TIMEOUT_MS));
  const maxPollIntervalMs = read('max-poll-interval', (value) => parseDuration(value, LONGEST_GAP_MS));
  const pollIntervalMs = read('poll-interval', (value) => parseGap(value, maxPollIntervalMs));
  const extract = read('extract', parseBoolean);
  const overwrite = read('overwrite', parseBoolean);
  const stripComponents = read('strip-components', (value) => parseCount(value, 0, MOST_STRIPPED));
  const maxBytes = read('max-size', parseByteSize);
  const maxFiles = read('max-files', (value) => parseCount(value, 1, MOST_FILES));
  const downloads = wait !== false;
  // A target that is not written to is not judged: what lies there is none of our business then.
  const unpacks = downloads && extract !== false;
  const sitePath = unpacks ? read('site-path', (value) => judgeSitePath(value, overwrite, world)) : null;
  const bundlePath = downloads
    ? read('bundle-path', (value) => judgeBundlePath(value, sitePath, world))
    : null;
  const uploadsTree = downloads && ['site', 'pages'].includes(text('upload').toLowerCase());
  const { warnings: careWarnings, ...care } = readSiteCare(
    reader,
    { waits: downloads, unpacks: unpacks || uploadsTree, isPart: paths !== null, sitePath, bundlePath },
    world,
  );
  const { manifestPath } = care;
  const handOver = readHandOver(reader, { waits: downloads, sitePath, bundlePath, manifestPath }, world);
  const caCertificate = read('ca-certificate', (value) => readCertificate(value, world));

  const job: JobToStart | JobToFollow | null =
    jobId !== null
      ? { kind: 'follow', jobId, domain, version }
      : domain !== null
        ? { kind: 'start', domain, version, paths }
        : null;
  const { upload, helmValuesPath } = handOver;
  const files = { 'bundle-path': bundlePath, 'manifest-path': manifestPath, 'helm-values': helmValuesPath };
  const checking = readCheck(
    reader,
    { waits: downloads, unpacks: unpacks || uploadsTree, others: { sitePath, files } },
    world,
  );
  const site =
    (sitePath === null && !uploadsTree) ||
    overwrite === null ||
    stripComponents === null ||
    maxBytes === null ||
    maxFiles === null
      ? null
      : { path: sitePath, overwrite, stripComponents, maxBytes, maxFiles };
  // The `null`s say nothing new when there is no problem, but they narrow the types.
  if (
    problems().length > 0 ||
    job === null ||
    apiKey === null ||
    apiUrl === null ||
    reattach === null ||
    wait === null ||
    timeoutMs === null ||
    pollIntervalMs === null ||
    maxPollIntervalMs === null
  ) {
    return { problems: problems() };
  }
  const waiting = { wait, timeoutMs, pollIntervalMs, maxPollIntervalMs };
  const targets = { site, check: checking.check, bundlePath, upload, helmValuesPath };
  const inputs: Inputs = { apiKey, apiUrl, job, reattach, ...waiting, ...targets, ...care, caCertificate };
  const warnings = [
    ...warningsFor(inputs, paths),
    ...careWarnings,
    ...checking.warnings,
    ...handOver.warnings,
  ];
  return { inputs, warnings };
}

const NO_DOMAIN =
  "Set it to the hostname of the site, such as 'docs.example.com', or set 'job-id' to follow a job.";
function warningsFor(inputs: Inputs, paths: readonly string[] | null): readonly string[] {
  const { apiKey, apiUrl, job, reattach, wait, site, bundlePath, upload, helmValuesPath } = inputs;
  const warnings = [...warningsForService(apiKey, apiUrl)];
  if (job.kind === 'follow') {
    const unused = (input: 'version' | 'paths'): string =>
      `'${input}' is not sent: 'job-id' follows a job that has been started already.`;
    if (job.version !== null && helmValuesPath === null) warnings.push(unused('version'));
    if (paths !== null) warnings.push(unused('paths'));
    if (reattach)
      warnings.push("'reattach' has no effect with 'job-id', which says already what is followed.");
  }
  if (!wait && job.kind === 'follow') {
    warnings.push(
      "'wait: false' with 'job-id' leaves nothing to do: no job is started and none is followed.",
    );
  }
  if (wait && site === null && bundlePath === null && upload === null && helmValuesPath === null) {
    warnings.push(
      "'extract: false' without 'bundle-path' downloads nothing: only the link to the bundle is put out.",
    );
  }
  return warnings;
}
