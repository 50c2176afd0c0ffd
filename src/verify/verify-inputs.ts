import { parseSiteUrl } from '../inputs/addresses.ts';
import { readText } from '../inputs/earlier-file.ts';
import { allOf, inputReader, type InputReader, type ParsedInputs } from '../inputs/input-reader.ts';
import { parseCount } from '../inputs/input-values.ts';
import {
  INTERVAL_MAX_MS,
  TIMEOUT_MAX_MS,
  readCertificate,
  type CaCertificate,
  type CertificateMachine,
} from '../inputs/service-inputs.ts';
import { faultsOfTargets, filePathParser, readPath, type TargetMachine } from '../inputs/target-path.ts';
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
const CONCURRENCY_MAX = 32;
const NO_URL = "Set it to the public address of the site, such as 'https://docs.example.com'.";
const CHOOSE_MANIFEST = "Give the output 'manifest-path' of the export.";
const NO_MANIFEST =
  "Set 'manifest-path' in the step that exports, and give its output here: '${{ steps.export.outputs.manifest-path }}'.";

/** Parses all inputs of the verify action: every value, or every problem at once. */
export function parseVerifyInputs(
  raw: Readonly<Record<VerifyInputName, string>>,
  machine: CertificateMachine,
): ParsedInputs<VerifyInputs> {
  const reader = inputReader(raw, VERIFY_INPUT_DEFAULTS, null);
  const { read, readRequired, problems } = reader;
  const url = readRequired('url', parseSiteUrl, NO_URL);
  const manifest = readRequired('manifest', (value) => readManifestFile(value, machine), NO_MANIFEST);
  const changes = readChangesFile(reader, manifest?.site ?? null, machine);
  const limits = allOf({
    maxRequests: read('max-requests', (value) => parseCount(value, 1, REQUESTS_MAX)),
    timeoutMs: read('timeout', (value) => parseDuration(value, TIMEOUT_MAX_MS)),
    pollIntervalMs: read('poll-interval', (value) => parseDuration(value, INTERVAL_MAX_MS)),
    concurrency: read('concurrency', (value) => parseCount(value, 1, CONCURRENCY_MAX)),
    failOn: read('fail-on', parseFailOn),
  });
  const reportPath = read('report', filePathParser('report', machine));
  const given = { manifest: manifest?.path ?? null, changes: changes?.path ?? null };
  const targets = { read: given, written: { report: reportPath }, sitePath: null };
  for (const [input, fault] of faultsOfTargets(targets, machine)) reader.note(input, fault);
  const caCertificate = read('ca-certificate', (value) => readCertificate(value, machine));
  if (problems().length > 0 || url === null || manifest === null || limits === null)
    return { problems: problems() };
  const site = { site: manifest.site, changes: changes?.changes ?? null };
  return { inputs: { url, ...site, ...limits, reportPath, caCertificate }, warnings: [] };
}

function parseFailOn(text: string): Parsed<FailOn> {
  if (text === 'broken' || text === 'stale' || text === 'nothing') return { value: text };
  return refuse("is neither 'broken', 'stale' nor 'nothing'", "Write 'broken', 'stale' or 'nothing'.");
}

function readManifestFile(
  value: string,
  machine: TargetMachine,
): Parsed<{ readonly path: string; readonly site: ExpectedSite }> {
  const file = readJsonFile(value, machine, NO_MANIFEST);
  if (!('value' in file)) return file;
  const site = readManifest(file.value.text);
  if (!('value' in site)) return refuse(site.problem, CHOOSE_MANIFEST);
  if (site.value.files.size === 0) return refuse('lists no file', CHOOSE_MANIFEST);
  const sizeless = [...site.value.files.values()].findIndex(({ bytes }) => bytes === null);
  return sizeless === -1
    ? { value: { path: file.value.path, site: site.value } }
    : refuse(`has no size of file number ${sizeless + 1}`, CHOOSE_MANIFEST);
}

/** Without a manifest there is nothing to compare the changes with, which is reported already. */
function readChangesFile(
  { read }: InputReader<'changes'>,
  site: ExpectedSite | null,
  machine: TargetMachine,
): { readonly path: string; readonly changes: ListedChanges } | null {
  if (site === null) return null;
  return read('changes', (value) => {
    const file = readJsonFile(value, machine, "Give the output 'changes-path' of the export.");
    if (!('value' in file)) return file;
    const changes = readChanges(file.value.text, site.contentDigest);
    return 'value' in changes ? { value: { path: file.value.path, changes: changes.value } } : changes;
  });
}

function readJsonFile(
  value: string,
  machine: TargetMachine,
  remedy: string,
): Parsed<{ readonly path: string; readonly text: string }> {
  const path = readPath(value, machine, remedy);
  if (!('value' in path)) return path;
  const unreadable = refuse('names no file that can be read', remedy);
  const options = { maxBytes: MANIFEST_MAX_BYTES, tooLarge: remedy, notUtf8: remedy, unreadable };
  const text = readText(path.value, options, machine);
  return 'value' in text ? { value: { path: path.value, text: text.value } } : text;
}
