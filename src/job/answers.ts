import { parseHostname } from '../inputs/addresses.ts';
import { parseJobId } from '../inputs/input-values.ts';
import { readErrorText } from '../service/reply.ts';
import { flatJson, jsonFields, valueOf, type FlatJson, type Result } from '../text/parsed.ts';
import { linkFault, redact } from '../text/redact.ts';

/** One answer about an export job. */
export interface ExportStatus {
  readonly status: string;
  /** Its type and unit are open; nested values are dropped. */
  readonly progress: FlatJson;
  /** Whole pages; `null` when absent or not a count. */
  readonly pageCount: number | null;
  /** When the service last touched the job, as it sent it; `null` when absent. */
  readonly updatedAt: string | null;
  /** The site that the job is about, in lower case; `null` when the service names none that is a hostname. */
  readonly domain: string | null;
  /** The link of a completed job, where the service has no bundle endpoint; `null` when there is none to use. */
  readonly link: BundleLink | null;
  /** The service's `error` field of a failed job. */
  readonly error: string | null;
}

/** A presigned link. The whole `url` is a secret: print it through `printableUrl` only. */
export interface BundleLink {
  readonly url: string;
  /** Bytes of the archive, where the service says so. */
  readonly sizeBytes: number | null;
  /** As the service sent it (date-time). */
  readonly expiresAt: string | null;
}

/** A status is a word; a longer text must not fill the log. */
const STATUS_MAX_CHARS = 100;
const HOSTNAME_MAX_CHARS = 253;

/** Reads the answer to a start: `{"jobId": string, …}`. */
export function readStartedJob(json: unknown): Result<string> {
  const id = jsonFields(json)?.['jobId'];
  if (typeof id !== 'string' || id === '') return no("it has no 'jobId'");
  // The id becomes part of a path, an output and a log line: anything odd in it is refused.
  const parsed = parseJobId(id);
  return 'value' in parsed ? yes(parsed.value) : no("its 'jobId' is not an identifier");
}

/** Reads the answer about a job: `{"status": string, …}`. An empty status is allowed: it means "not yet". */
export function readExportStatus(json: unknown): Result<ExportStatus> {
  const fields = jsonFields(json);
  if (fields === null) return no('it is not a JSON object');
  const status = fields['status'] ?? '';
  if (typeof status !== 'string') return no("its 'status' is not a text");
  const link = readBundleLink(json);
  const word = redact(status);
  return yes({
    status: word.length > STATUS_MAX_CHARS ? `${word.slice(0, STATUS_MAX_CHARS)}…` : word,
    progress: flatJson(fields['progress']),
    pageCount: readCount(fields['pageCount']),
    updatedAt: readMoment(fields['updatedAt']),
    domain: readDomain(fields['domain']),
    link: link.ok ? link.value : null,
    error: readErrorText({ error: fields['error'] }),
  });
}

/** Reads the answer of the bundle endpoint: `{"bundleUrl": string, …}`. */
export function readBundleLink(json: unknown): Result<BundleLink> {
  const fields = jsonFields(json);
  const url = fields?.['bundleUrl'];
  if (fields === null || typeof url !== 'string' || url === '') return no("it has no 'bundleUrl'");
  const fault = linkFault(url);
  if (fault !== null) return no(`its 'bundleUrl' ${fault}`);
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    return no("its 'bundleUrl' is not an http(s) address");
  return yes({
    url: new URL(url).href,
    sizeBytes: readCount(fields['sizeBytes']),
    expiresAt: readMoment(fields['expiresAt']),
  });
}

function readCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function readDomain(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > HOSTNAME_MAX_CHARS) return null;
  return valueOf(parseHostname(value));
}

/** A date as text, shown and compared as it is; `null` for what cannot be a date. */
function readMoment(value: unknown): string | null {
  return typeof value === 'string' && /^[\w:.+-]{1,40}$/.test(value) ? value : null;
}

function yes<T>(value: T): Result<T> {
  return { ok: true, value };
}

function no(problem: string): Result<never> {
  return { ok: false, problem };
}
