import { asInput, parseDuration } from '../text/amounts.ts';
import { refuse, type Parsed } from '../text/parsed.ts';
import { parseApiUrl } from './addresses.ts';
import type { ReadingMachine } from './earlier-file.ts';
import { allOf, type InputReader } from './input-reader.ts';
import { hasKeyPrefix, parseApiKey, parsePem } from './input-values.ts';
import { readPath } from './target-path.ts';

/** Rules of the inputs that several actions have. */

/** The longest job that any runner allows (self-hosted: five days); beyond it a timeout is a slip of the pen. */
export const TIMEOUT_MAX_MS = 5 * 24 * 60 * 60 * 1000;
/** A longer interval would look like a step that hangs, and one lost answer would double it. */
export const INTERVAL_MAX_MS = 60 * 60 * 1000;

const NO_KEY =
  "Pass an admin API key as a secret: 'api-key: ${{ secrets.DOCS_API_KEY }}'. " +
  'Secrets do not reach workflows that a fork or Dependabot triggers.';
const NO_API_URL = "Set it to the address of the service's API, such as 'https://api.example.com'.";

/** Files of certificate authorities are some 250 kB at most; whatever is larger is another file. */
const CERTIFICATE_MAX_BYTES = 4 * 1024 * 1024;

/** PEM text. */
export type CaCertificate = string;

/** The facts about the machine for judging a certificate. */
export interface CertificateMachine extends ReadingMachine {
  /** As `process.versions.node`: `24.5.0`. */
  readonly nodeVersion: string;
  /** Whether one PEM block is a certificate that can be used. */
  readonly isCertificate: (pemBlock: string) => boolean;
}

/** How both actions reach the service. */
export interface ServiceAccess {
  /** Secret; masked before it comes here. */
  readonly apiKey: string;
  /** Origin and base path, without a trailing slash. */
  readonly apiUrl: string;
  readonly caCertificate: CaCertificate | null;
}

/** `null` when it cannot be known, which is noted. */
export function readAccess(
  { read, readRequired }: InputReader<'api-key' | 'api-url' | 'ca-certificate'>,
  machine: CertificateMachine,
): ServiceAccess | null {
  const apiKey = readRequired('api-key', parseApiKey, NO_KEY);
  const apiUrl = readRequired('api-url', parseApiUrl, NO_API_URL);
  const caCertificate = read('ca-certificate', (value) => readCertificate(value, machine));
  return apiKey === null || apiUrl === null ? null : { apiKey, apiUrl, caCertificate };
}

/** How both actions wait for a job; `pollIntervalMs` is the shortest time between two polls. */
export interface WaitLimits {
  readonly timeoutMs: number;
  readonly pollIntervalMs: number;
  readonly maxPollIntervalMs: number;
}

/** `null` when one of them cannot be known, which is noted. */
export function readWaitLimits({
  read,
}: InputReader<'timeout' | 'poll-interval' | 'max-poll-interval'>): WaitLimits | null {
  const timeoutMs = read('timeout', (value) => parseDuration(value, TIMEOUT_MAX_MS));
  const maxPollIntervalMs = read('max-poll-interval', (value) => parseDuration(value, INTERVAL_MAX_MS));
  const pollIntervalMs = read('poll-interval', (value) => parseInterval(value, maxPollIntervalMs));
  return allOf({ timeoutMs, pollIntervalMs, maxPollIntervalMs });
}

/** `poll-interval`: a duration that is no longer than `max-poll-interval`, where that is known. */
function parseInterval(value: string, maxPollIntervalMs: number | null): Parsed<number> {
  const interval = parseDuration(value, INTERVAL_MAX_MS);
  if (!('value' in interval) || maxPollIntervalMs === null || interval.value <= maxPollIntervalMs)
    return interval;
  const remedy = `Set 'max-poll-interval' to at least '${asInput(interval.value)}', or 'poll-interval' to less.`;
  return refuse(`is longer than 'max-poll-interval' (${asInput(maxPollIntervalMs)})`, remedy);
}

export function readCertificate(value: string, machine: CertificateMachine): Parsed<CaCertificate> {
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
