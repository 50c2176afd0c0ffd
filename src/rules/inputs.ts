import { parseApiUrl } from './api-url.ts';
import { parseByteSize } from './byte-size.ts';
import { asInput, parseDuration } from './duration.ts';
import type { InputProblem } from './failure.ts';
import { parseHostname } from './hostname.ts';
import {
  hasKeyPrefix,
  parseApiKey,
  parseBoolean,
  parseCount,
  parseJobId,
  parsePaths,
  parsePem,
  parseVersion,
} from './input-values.ts';
import { refuse, type Parsed } from './parsed.ts';
import { judgeBundlePath, judgeSitePath, readPath, type TargetWorld } from './target-path.ts';

/** Every input of the root action with its default, as `action.yml` has it; an input left empty means its default. */
export const INPUT_DEFAULTS = {
  domain: '',
  'api-key': '',
  'api-url': '',
  'job-id': '',
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
  'ca-certificate': '',
} as const;

export type InputName = keyof typeof INPUT_DEFAULTS;

/** The inputs as the runner gives them: text, not trimmed, empty when absent. */
export type RawInputs = Readonly<Record<InputName, string>>;

/** What has to be known of the machine to judge the inputs. */
export interface InputWorld extends TargetWorld {
  /** The text of a file; `null` when it is missing, unreadable or larger than any certificate. */
  readonly readText: (path: string) => string | null;
  /** Whether one PEM block is a certificate that can be used. */
  readonly isCertificate: (pemBlock: string) => boolean;
}

export interface Inputs {
  /** Secret; masked before it comes here. */
  readonly apiKey: string;
  /** Origin and base path, without a trailing slash. */
  readonly apiUrl: string;
  readonly job: JobToStart | JobToFollow;
  /** `false`: the job is started and left alone; `site` and `bundlePath` are then `null`. */
  readonly wait: boolean;
  readonly timeoutMs: number;
  readonly pollIntervalMs: number;
  readonly maxPollIntervalMs: number;
  /** `null`: nothing is unpacked. */
  readonly site: SiteTarget | null;
  /** Absolute path at which the archive is kept; `null`: it is not. */
  readonly bundlePath: string | null;
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
  /** Not sent: the job has its own. */
  readonly version: string | null;
}

export interface SiteTarget {
  /** Absolute. */
  readonly path: string;
  readonly overwrite: boolean;
  readonly stripComponents: number;
  readonly maxBytes: number;
  readonly maxFiles: number;
}

export interface CaCertificate {
  /** Absolute. */
  readonly path: string;
  readonly pem: string;
}

/** Something that works but is probably not what was meant. `message` is whole sentences. */
export interface InputWarning {
  readonly input: InputName;
  readonly message: string;
}

export type ParsedInputs =
  | { readonly inputs: Inputs; readonly warnings: readonly InputWarning[] }
  | { readonly problems: readonly InputProblem[] };

/** The longest job that any runner allows (self-hosted: five days); beyond it a timeout is a slip of the pen. */
const LONGEST_TIMEOUT_MS = 5 * 24 * 60 * 60 * 1000;
/** A longer gap would look like a step that hangs, and one lost answer would cost as much again. */
const LONGEST_GAP_MS = 60 * 60 * 1000;
/** Deeper than any path that a file system takes. */
const MOST_STRIPPED = 255;
const MOST_FILES = 1_000_000_000;
const LONGEST_SHOWN = 200;

/** Judges all inputs: everything that the action needs to know, or every problem at once, in the order of `action.yml`. */
export function parseInputs(raw: RawInputs, world: InputWorld): ParsedInputs {
  const problems: InputProblem[] = [];
  const text = (input: InputName): string => raw[input].trim() || INPUT_DEFAULTS[input];

  /** The value of an input, or `null` when it is empty or cannot be used; the latter is noted. */
  const read = <T>(input: InputName, parse: (text: string) => Parsed<T>): T | null => {
    if (text(input) === '') return null;
    const parsed = parse(text(input));
    if ('value' in parsed) return parsed.value;
    problems.push({ input, value: shownValue(input, text(input), text('api-key')), ...parsed });
    return null;
  };
  const readRequired = <T>(
    input: InputName,
    parse: (text: string) => Parsed<T>,
    remedy: string,
  ): T | null => {
    if (text(input) === '') problems.push({ input, value: '', ...refuse('is empty', remedy) });
    return read(input, parse);
  };

  const jobId = read('job-id', parseJobId);
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
  const caCertificate = read('ca-certificate', (value) => readCertificate(value, world));

  const job: JobToStart | JobToFollow | null =
    jobId !== null
      ? { kind: 'follow', jobId, domain, version }
      : domain !== null
        ? { kind: 'start', domain, version, paths }
        : null;
  const site =
    sitePath === null ||
    overwrite === null ||
    stripComponents === null ||
    maxBytes === null ||
    maxFiles === null
      ? null
      : { path: sitePath, overwrite, stripComponents, maxBytes, maxFiles };
  // The `null`s say nothing new when there is no problem, but they narrow the types.
  if (
    problems.length > 0 ||
    job === null ||
    apiKey === null ||
    apiUrl === null ||
    wait === null ||
    timeoutMs === null ||
    pollIntervalMs === null ||
    maxPollIntervalMs === null
  ) {
    return { problems: problems.sort((a, b) => position(a.input) - position(b.input)) };
  }
  const waiting = { wait, timeoutMs, pollIntervalMs, maxPollIntervalMs };
  const inputs: Inputs = { apiKey, apiUrl, job, ...waiting, site, bundlePath, caCertificate };
  return { inputs, warnings: warningsFor(inputs, paths) };
}

const NO_DOMAIN =
  "Set it to the hostname of the site, such as 'docs.example.com', or set 'job-id' to follow a job.";
const NO_KEY =
  "Pass an admin API key as a secret: 'api-key: ${{ secrets.DOCS_API_KEY }}'. " +
  'Secrets do not reach workflows that a fork or Dependabot triggers.';
const NO_API_URL = "Set it to the address of the service's API, such as 'https://api.example.com'.";

function parseGap(value: string, maxPollIntervalMs: number | null): Parsed<number> {
  const gap = parseDuration(value, LONGEST_GAP_MS);
  if (!('value' in gap) || maxPollIntervalMs === null || gap.value <= maxPollIntervalMs) return gap;
  const gapText = asInput(gap.value);
  const remedy = `Set 'max-poll-interval' to at least '${gapText}', or 'poll-interval' to less.`;
  return refuse(`is longer than 'max-poll-interval' (${asInput(maxPollIntervalMs)})`, remedy);
}

function readCertificate(value: string, world: InputWorld): Parsed<CaCertificate> {
  const remedy =
    'Give the path of a PEM file, relative to the workspace; check it out or write it in an earlier step.';
  if (value.startsWith('-----BEGIN'))
    return refuse('is a certificate itself instead of the path of one', remedy);
  const path = readPath(value, world, remedy);
  if (!('value' in path)) return path;
  const text = world.readText(path.value);
  if (text === null) return refuse('names no file that can be read', remedy);
  const pem = parsePem(text, world.isCertificate);
  return 'value' in pem ? { value: { path: path.value, pem: pem.value } } : pem;
}

function warningsFor(inputs: Inputs, paths: readonly string[] | null): readonly InputWarning[] {
  const { apiKey, apiUrl, job, wait, site, bundlePath } = inputs;
  const warnings: InputWarning[] = [];
  if (!hasKeyPrefix(apiKey)) {
    const message =
      "'api-key' does not begin with a word and an underscore, as admin API keys do. Check which secret it is.";
    warnings.push({ input: 'api-key', message });
  }
  const versionPath = /\/v\d+$/.exec(apiUrl)?.[0];
  if (versionPath !== undefined) {
    const message = `'api-url' ends with '${versionPath}', which the action adds itself. Leave it out if jobs are not found.`;
    warnings.push({ input: 'api-url', message });
  }
  if (job.kind === 'follow') {
    const unused = (input: 'version' | 'paths'): InputWarning => ({
      input,
      message: `'${input}' is not sent: 'job-id' follows a job that has been started already.`,
    });
    if (job.version !== null) warnings.push(unused('version'));
    if (paths !== null) warnings.push(unused('paths'));
  }
  if (!wait && job.kind === 'follow') {
    const message =
      "'wait: false' with 'job-id' leaves nothing to do: no job is started and none is followed.";
    warnings.push({ input: 'wait', message });
  }
  if (wait && site === null && bundlePath === null) {
    const message =
      "'extract: false' without 'bundle-path' downloads nothing: only the link to the bundle is put out.";
    warnings.push({ input: 'extract', message });
  }
  return warnings;
}

/** The value as a message may show it: no secret, one line, not endless. */
function shownValue(input: InputName, value: string, apiKey: string): string {
  if (input === 'api-key') return '(not shown)';
  const withoutKey = apiKey.length < 8 ? value : value.replaceAll(apiKey, '***');
  const oneLine = withoutKey.replaceAll(/\p{Cc}+/gu, ' ');
  const address = input === 'domain' || input === 'api-url';
  // Whatever the address is worth: what stands before its last `@` or after its `?` may be a password or a token.
  const shown = address
    ? oneLine.replace(/^([a-z][a-z0-9+.-]*:\/\/)?.*@/i, '$1***@').replace(/\?.+$/, '?…')
    : oneLine;
  return shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown;
}

function position(input: string): number {
  return Object.keys(INPUT_DEFAULTS).indexOf(input);
}
