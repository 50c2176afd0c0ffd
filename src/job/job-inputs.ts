import { parseHostname } from '../inputs/addresses.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { parseChoice, parseJobId, parsePaths, parseVersion } from '../inputs/input-values.ts';
import type { StartRequest } from '../service/api.ts';
import type { Parsed } from '../text/parsed.ts';

/** The inputs that say which job the run is about. */
type JobInput = 'domain' | 'job-id' | 'version' | 'paths';

export interface JobToStart extends StartRequest {
  readonly kind: 'start';
}

export interface JobToFollow {
  readonly kind: 'follow';
  readonly jobId: string;
  /** For messages only: the job has its own. */
  readonly domain: string | null;
  /** Not sent, as the job has its own; for the Helm values. */
  readonly version: string | null;
}

export interface JobInputs {
  /** `null`: neither can be known, which is noted. */
  readonly job: JobToStart | JobToFollow | null;
  /** As they were given; `null`: every page. */
  readonly paths: readonly string[] | null;
}

const NO_DOMAIN =
  "Set it to the hostname of the site, such as 'docs.example.com', or set 'job-id' to follow a job.";

/** Reads which job is started or followed. */
export function readJob({ text, read, readRequired }: InputReader<JobInput>): JobInputs {
  const jobId = read('job-id', parseJobId);
  const readDomain = text('job-id') === '' ? readRequired : read;
  const domain = readDomain('domain', parseHostname, NO_DOMAIN);
  const version = read('version', parseVersion);
  const paths = read('paths', parsePaths);
  if (jobId !== null) return { job: { kind: 'follow', jobId, domain, version }, paths };
  return { job: domain === null ? null : { kind: 'start', domain, version, paths }, paths };
}

/** Whether the start waits for another export that is under way. */
export function parseWhenBusy(text: string): Parsed<boolean> {
  const remedy = "Write 'wait' to start when the other export has ended, or 'fail' to end at once.";
  const choice = parseChoice(text, ['fail', 'wait'], remedy);
  return 'value' in choice ? { value: choice.value === 'wait' } : choice;
}
