import { parseJobId } from '../inputs/input-values.ts';
import type { JobToStart } from './job-inputs.ts';

/**
 * The note that an attempt of a workflow run leaves for the next: an artifact whose name says all that is read back.
 * A list of names takes one request, and nothing untrusted is downloaded and unpacked to be judged.
 */

/** An export of days ago is outdated, and no service accepts less than a day. */
export const RECORD_RETENTION_DAYS = 1;
/** Of the SHA-256 of the inputs: far more than a run has exports. */
const HASH_CHARS = 16;
/** More attempts of one run than people make; each costs a request, and anybody in the run can make such names. */
const RECORDS_MAX = 10;

/** What two exports have in common that may stand for each other, as a text to be hashed. */
export function exportIdentity(apiUrl: string, { domain, version, paths }: JobToStart): string {
  return JSON.stringify([apiUrl, domain, version, paths]);
}

export interface JobRecord {
  readonly jobId: string;
  /** Of the workflow run, from 1. */
  readonly attempt: number;
}

/** The name of a record. `hash` is lower-case hex. */
export function recordName(hash: string, { jobId, attempt }: JobRecord): string {
  return `${prefixOf(hash)}${attempt}-${jobId}`;
}

/**
 * The jobs that attempts before `attempt` have recorded under the same hash, the newest first, each once. What other steps
 * of this attempt have recorded does not count: two steps with the same inputs are two exports. Names that are no record
 * are passed over.
 */
export function findRecords(
  artifacts: readonly { readonly id: number; readonly name: string }[],
  hash: string,
  attempt: number,
): readonly JobRecord[] {
  const found = artifacts
    .flatMap(({ id, name }) => {
      const record = readRecordName(name, prefixOf(hash));
      return record === null || record.attempt >= attempt ? [] : [{ id, ...record }];
    })
    .toSorted((a, b) => b.attempt - a.attempt || b.id - a.id);
  const newest = new Map<string, JobRecord>();
  for (const record of found)
    if (!newest.has(record.jobId)) newest.set(record.jobId, { jobId: record.jobId, attempt: record.attempt });
  return [...newest.values()].slice(0, RECORDS_MAX);
}

/** The text for people who open the artifact. */
export function recordText({ domain, version }: JobToStart, { jobId, attempt }: JobRecord): string {
  const about =
    "The export job that this attempt of the workflow run started. With 'reattach: true' a re-run of failed jobs finds it by the name of this artifact, and follows it instead of starting another.";
  return `${JSON.stringify({ about, jobId, attempt, domain, version }, null, 2)}\n`;
}

/** The attempt that the runner names; the first where it names none that could be one. */
export function readAttempt(text: string): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

function prefixOf(hash: string): string {
  return `docs-export-job-${hash.slice(0, HASH_CHARS)}-attempt-`;
}

function readRecordName(name: string, prefix: string): JobRecord | null {
  if (!name.startsWith(prefix)) return null;
  const [, attempt = '', id = ''] = /^([1-9]\d{0,5})-(.+)$/.exec(name.slice(prefix.length)) ?? [];
  const jobId = parseJobId(id);
  return attempt === '' || !('value' in jobId) ? null : { attempt: Number(attempt), jobId: jobId.value };
}
