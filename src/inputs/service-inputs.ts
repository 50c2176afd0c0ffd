import { asInput, parseDuration } from '../text/amounts.ts';
import { refuse, type Parsed } from '../text/parsed.ts';
import { parseApiUrl } from './addresses.ts';
import { input, optional, required } from './input-table.ts';
import { hasKeyPrefix, parseApiKey, parsePem } from './input-values.ts';
import { readPath, type InputMachine } from './target-path.ts';

/** Rules of the inputs that several actions have. */

/** The longest job that any runner allows (self-hosted: five days); beyond it a timeout is a slip of the pen. */
const TIMEOUT_MAX_MS = 5 * 24 * 60 * 60 * 1000;
/** A longer interval would look like a step that hangs, and one lost answer would double it. */
const INTERVAL_MAX_MS = 60 * 60 * 1000;

const NO_KEY =
  "Pass an admin API key as a secret: 'api-key: ${{ secrets.DOCS_API_KEY }}'. " +
  'Secrets do not reach workflows that a fork or Dependabot triggers.';
const NO_API_URL = "Set it to the URL of the service's API, such as 'https://api.example.com'.";

/** Files of certificate authorities are some 250 kB at most; whatever is larger is another file. */
const CERTIFICATE_MAX_BYTES = 4 * 1024 * 1024;

/** PEM text. */
export type CaCertificate = string;

/** How both actions reach the service. */
export interface ServiceAccess {
  /** Secret; masked before it comes here. */
  readonly apiKey: string;
  /** Origin and base path, without a trailing slash. */
  readonly apiUrl: string;
  readonly caCertificate: CaCertificate | null;
}

/** The certificate comes last in `action.yml`. */
export const ACCESS_INPUTS = {
  'api-key': required('apiKey', parseApiKey, NO_KEY),
  'api-url': required('apiUrl', parseApiUrl, NO_API_URL),
};
export const CERTIFICATE_INPUT = { 'ca-certificate': optional('caCertificate', readCertificate) };

/** How both actions wait for a job; `pollIntervalMs` is the shortest time between two polls. */
export interface WaitLimits {
  readonly timeoutMs: number;
  readonly pollIntervalMs: number;
  readonly maxPollIntervalMs: number;
}

export const WAIT_INPUTS = {
  timeout: input('timeoutMs', '60m', parseTimeout),
  'poll-interval': input('pollIntervalMs', '2s', (text, _, textOf) =>
    parseShortest(text, textOf('max-poll-interval')),
  ),
  'max-poll-interval': input('maxPollIntervalMs', '30s', parseInterval),
};

export function parseTimeout(text: string): Parsed<number> {
  return parseDuration(text, TIMEOUT_MAX_MS);
}

export function parseInterval(text: string): Parsed<number> {
  return parseDuration(text, INTERVAL_MAX_MS);
}

/** An interval that is no longer than another, where that is one. */
function parseShortest(text: string, longest: string): Parsed<number> {
  const [interval, most] = [parseInterval(text), parseInterval(longest)];
  if (!('value' in interval) || !('value' in most) || interval.value <= most.value) return interval;
  const remedy = `Set 'max-poll-interval' to at least '${asInput(interval.value)}', or 'poll-interval' to less.`;
  return refuse(`is longer than 'max-poll-interval' (${asInput(most.value)})`, remedy);
}

function readCertificate(value: string, machine: InputMachine): Parsed<CaCertificate> {
  if (!takesAuthorities(machine.nodeVersion))
    return refuse(`cannot be used on Node ${machine.nodeVersion}`, NEWER_NODE);
  const remedy =
    'Give the path of a PEM file, relative to the workspace; check it out or write it in an earlier step.';
  if (value.startsWith('-----BEGIN'))
    return refuse('is a certificate itself instead of the path of one', remedy);
  const path = readPath(value, machine, remedy);
  if (!('value' in path)) return path;
  const bytes = machine.readBytes(path.value, CERTIFICATE_MAX_BYTES);
  if (typeof bytes === 'string') return refuse('names no file that can be read', remedy);
  return parsePem(Buffer.from(bytes).toString(), machine.isCertificate);
}

const NEWER_NODE =
  "Use a runner of version 2.328.0 or later, which brings Node 24.5; or set 'NODE_EXTRA_CA_CERTS' on the runner to the absolute path of the file, and leave this input out.";

/** Whether this Node can be made to trust further authorities while it runs: `tls.setDefaultCACertificates` came with 24.5.0. */
function takesAuthorities(nodeVersion: string): boolean {
  const [major = 0, minor = 0] = nodeVersion.split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 5);
}

/** What is odd about the key and the address, though it may work. Whole sentences. */
export function warningsForService(apiKey: string, apiUrl: string): readonly string[] {
  const warnings: string[] = [];
  if (!hasKeyPrefix(apiKey))
    warnings.push(
      "'api-key' does not begin with a word and an underscore, as admin API keys do. Check which secret it is.",
    );
  const versionPath = /\/v\d+$/.exec(apiUrl)?.[0];
  if (versionPath !== undefined)
    warnings.push(
      `'api-url' ends with '${versionPath}', which the action adds itself. Leave it out if jobs are not found.`,
    );
  return warnings;
}
