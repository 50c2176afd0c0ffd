import { parseSiteUrl } from '../inputs/addresses.ts';
import { readEarlierFile, type ReadingMachine } from '../inputs/earlier-file.ts';
import { allOf, inputReader, type ParsedInputs } from '../inputs/input-reader.ts';
import { parseChoice, parseCount } from '../inputs/input-values.ts';
import {
  INTERVAL_MAX_MS,
  TIMEOUT_MAX_MS,
  readCertificate,
  type CaCertificate,
  type CertificateMachine,
} from '../inputs/service-inputs.ts';
import { faultsOfTargets, filePathParser } from '../inputs/target-path.ts';
import { readChanges, type ListedChanges } from '../site/changes.ts';
import { readManifest } from '../site/manifest.ts';
import { MANIFEST_MAX_BYTES } from '../site/site-inputs.ts';
import { parseDuration } from '../text/amounts.ts';
import { refuse, type Parsed } from '../text/parsed.ts';
import type { ExpectedSite } from './plan.ts';

/** Every input of the verify action with its default, as its `action.yml` has it. */
export const VERIFY_INPUT_DEFAULTS = {
  url: '',
  manifest: '',
  changes: '',
  'max-requests': '2000',
  timeout: '10m',
  'poll-interval': '5s',
  concurrency: '8',
  'fail-on': 'stale',
  report: '',
  'ca-certificate': '',
} as const;

export type VerifyInputName = keyof typeof VERIFY_INPUT_DEFAULTS;

/** What fails the step: `broken` also fails with `stale`. */
export type FailOn = 'broken' | 'stale' | 'nothing';

export interface VerifyInputs {
  /** Origin and base path, without a trailing slash. */
  readonly url: string;
  readonly site: ExpectedSite;
  /** `null`: not given. */
  readonly changes: ListedChanges | null;
  /** Of one round. */
  readonly maxRequests: number;
  readonly timeoutMs: number;
  /** The first wait between two rounds. */
  readonly pollIntervalMs: number;
  readonly concurrency: number;
  readonly failOn: FailOn;
  /** Absolute; `null`: no report is written. */
  readonly reportPath: string | null;
  readonly caCertificate: CaCertificate | null;
}

const REQUESTS_MAX = 1_000_000;
const CONNECTIONS_MAX = 32;
const NO_URL = "Set it to the public address of the site, such as 'https://docs.example.com'.";
const CHOOSE_MANIFEST = "Give the output 'manifest-path' of the export.";
const NO_MANIFEST =
  "Set 'manifest-path' in the step that exports, and give its output here: '${{ steps.export.outputs.manifest-path }}'.";

/** Parses all inputs of the verify action: every value, or every problem at once. */
export function parseVerifyInputs(
  raw: Readonly<Record<VerifyInputName, string>>,
  machine: CertificateMachine & ReadingMachine,
): ParsedInputs<VerifyInputs> {
  const reader = inputReader(raw, VERIFY_INPUT_DEFAULTS, null);
  const { read, readRequired, problems } = reader;
  const url = readRequired('url', parseSiteUrl, NO_URL);
  const manifest = readRequired(
    'manifest',
    outputParser('manifest-path', parseExpectedSite, machine),
    NO_MANIFEST,
  );
  const site = manifest?.content ?? null;
  // Without a manifest there is nothing to compare the changes with, which is reported already.
  const parseChanges = (text: string): Parsed<ListedChanges> =>
    readChanges(text, site?.contentDigest ?? null);
  const changes = site && read('changes', outputParser('changes-path', parseChanges, machine));
  const maxRequests = read('max-requests', (value) => parseCount(value, 1, REQUESTS_MAX));
  const timeoutMs = read('timeout', (value) => parseDuration(value, TIMEOUT_MAX_MS));
  const pollIntervalMs = read('poll-interval', (value) => parseDuration(value, INTERVAL_MAX_MS));
  const concurrency = read('concurrency', (value) => parseCount(value, 1, CONNECTIONS_MAX));
  const failOn = read('fail-on', parseFailOn);
  const reportPath = read('report', filePathParser('report', machine));
  const given = { manifest: manifest?.path ?? null, changes: changes?.path ?? null };
  const targets = { read: given, written: { report: reportPath }, sitePath: null };
  for (const [, fault] of faultsOfTargets(targets, machine)) reader.note('report', fault);
  const caCertificate = read('ca-certificate', (value) => readCertificate(value, machine));
  const limits = { maxRequests, timeoutMs, pollIntervalMs, concurrency, failOn };
  const required = allOf({ url, site, ...limits });
  if (problems().length > 0 || required === null) return { problems: problems() };
  const inputs = { ...required, changes: changes?.content ?? null, reportPath, caCertificate };
  return { inputs, warnings: [] };
}

function parseFailOn(text: string): Parsed<FailOn> {
  return parseChoice(text, ['broken', 'stale', 'nothing'], "Write 'broken', 'stale' or 'nothing'.");
}

function parseExpectedSite(text: string): Parsed<ExpectedSite> {
  const site = readManifest(text);
  if (!('value' in site)) return refuse(site.problem, CHOOSE_MANIFEST);
  if (site.value.files.size === 0) return refuse('lists no file', CHOOSE_MANIFEST);
  const sizeless = [...site.value.files.values()].findIndex(({ bytes }) => bytes === null);
  return sizeless === -1 ? site : refuse(`has no size of file number ${sizeless + 1}`, CHOOSE_MANIFEST);
}

/** Makes the parser of an input that names a file by an output of the export. It gives the path and what is in the file. */
function outputParser<T>(
  output: string,
  parse: (text: string) => Parsed<T>,
  machine: ReadingMachine,
): (value: string) => Parsed<{ readonly path: string; readonly content: T }> {
  const choose = `Give the output '${output}' of the export.`;
  const options = { mostBytes: MANIFEST_MAX_BYTES, choose, without: choose, writer: output };
  return (value) => {
    const file = readEarlierFile(value, options, machine);
    if (!('value' in file)) return file;
    const { path, text } = file.value;
    const parsed = text === null ? refuse('names no file that can be read', choose) : parse(text);
    return 'value' in parsed ? { value: { path, content: parsed.value } } : parsed;
  };
}
