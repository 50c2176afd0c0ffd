import { parseSiteUrl } from '../inputs/addresses.ts';
import { earlierFileParser } from '../inputs/earlier-file.ts';
import {
  defaultsOf,
  input,
  inputReader,
  optional,
  required,
  type ParsedInputs,
  type RawValues,
} from '../inputs/input-table.ts';
import { choiceParser, countParser } from '../inputs/input-values.ts';
import {
  CERTIFICATE_INPUT,
  parseInterval,
  parseTimeout,
  type CaCertificate,
} from '../inputs/service-inputs.ts';
import { faultsOfTargets, filePathParser, type InputMachine } from '../inputs/target-path.ts';
import { readChanges, type ListedChanges } from '../site/changes.ts';
import { readManifest } from '../site/manifest.ts';
import { MANIFEST_MAX_BYTES } from '../site/site-inputs.ts';
import { refuse, valueOf, type Parsed } from '../text/parsed.ts';
import type { ExpectedSite } from './plan.ts';

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

/** Every input of the verify action. */
const VERIFY_INPUTS = {
  url: required('url', parseSiteUrl, NO_URL),
  manifest: required('site', outputParser('manifest-path', parseExpectedSite), NO_MANIFEST),
  changes: optional(
    'changes',
    outputParser('changes-path', (text) => ({ value: text })),
  ),
  'max-requests': input('maxRequests', '2000', countParser(2, REQUESTS_MAX)),
  timeout: input('timeoutMs', '10m', parseTimeout),
  'poll-interval': input('pollIntervalMs', '5s', parseInterval),
  concurrency: input('concurrency', '8', countParser(1, CONNECTIONS_MAX)),
  'fail-on': input(
    'failOn',
    'stale',
    choiceParser(['broken', 'stale', 'nothing'], "Write 'broken', 'stale' or 'nothing'."),
  ),
  report: optional('reportPath', filePathParser('report')),
  ...CERTIFICATE_INPUT,
};

export const VERIFY_INPUT_DEFAULTS = defaultsOf(VERIFY_INPUTS);
export type VerifyInputName = keyof typeof VERIFY_INPUTS;

/** Parses all inputs of the verify action: every value, or every problem at once. */
export function parseVerifyInputs(
  raw: RawValues<typeof VERIFY_INPUTS>,
  machine: InputMachine,
): ParsedInputs<VerifyInputs> {
  const { value, note, leaveOut, end } = inputReader(VERIFY_INPUTS, raw, machine);
  const manifest = value('manifest');
  // Without a manifest there is nothing to compare the changes with, which is reported already.
  if (manifest === null) leaveOut(['changes']);
  const listed = value('changes');
  const changes = listed && readChanges(listed.content, manifest?.content.contentDigest ?? null);
  if (changes !== null && !('value' in changes)) note('changes', changes);
  const given = { manifest: manifest?.path ?? null, changes: listed?.path ?? null };
  const targets = { read: given, written: { report: value('report') }, sitePath: null };
  for (const [, fault] of faultsOfTargets(targets, machine)) note('report', fault);
  const read = end();
  if ('problems' in read) return read;
  const { site, ...values } = read.values;
  return { inputs: { ...values, site: site.content, changes: changes && valueOf(changes) }, warnings: [] };
}

export const VERIFY_ACTION_INPUTS = {
  defaults: VERIFY_INPUT_DEFAULTS,
  parse: parseVerifyInputs,
  domainOf: ({ url }: VerifyInputs): string => new URL(url).host,
  usesTemp: false,
};

function parseExpectedSite(text: string): Parsed<ExpectedSite> {
  const site = readManifest(text);
  if (!('value' in site)) return refuse(site.problem, CHOOSE_MANIFEST);
  if (site.value.files.size === 0) return refuse('lists no file', CHOOSE_MANIFEST);
  const sizeless = [...site.value.files.values()].findIndex(({ bytes }) => bytes === null);
  return sizeless === -1 ? site : refuse(`has no size of file number ${sizeless + 1}`, CHOOSE_MANIFEST);
}

/** Makes the parser of an input that names a file by an output of the export. */
function outputParser<T>(
  output: string,
  parse: (text: string) => Parsed<T>,
): ReturnType<typeof earlierFileParser<T, never>> {
  const choose = `Give the output '${output}' of the export.`;
  const missing = refuse('names no file that can be read', choose);
  const options = { mostBytes: MANIFEST_MAX_BYTES, choose, without: choose, writer: output, missing };
  return earlierFileParser(options, parse);
}
