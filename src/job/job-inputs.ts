import { parseHostname } from '../inputs/addresses.ts';
import { input, optional, type Values } from '../inputs/input-table.ts';
import { choiceParser, parseBoolean, parseJobId, parsePaths, parseVersion } from '../inputs/input-values.ts';
import type { StartRequest } from '../service/api.ts';
import { refuse } from '../text/parsed.ts';

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

const WHEN_BUSY = "Write 'wait' to start when the other export has ended, or 'fail' to end at once.";

/** It comes first in `action.yml`. One of `domain` and `job-id` has to be set. */
export const DOMAIN_INPUT = { domain: optional('domain', parseHostname) };
/** The other inputs that say which job the run is about. */
export const JOB_INPUTS = {
  'job-id': optional('jobId', (text) => parseJobId(text)),
  'when-busy': input('whenBusy', 'fail', choiceParser(['fail', 'wait'], WHEN_BUSY)),
  reattach: input('reattach', 'false', parseBoolean),
  version: optional('version', parseVersion),
  paths: optional('paths', parsePaths),
};

/** What is wrong with `domain` where neither is set. */
export const NO_JOB = refuse(
  'is empty',
  "Set it to the hostname of the site, such as 'docs.example.com', or set 'job-id' to follow a job.",
);

/** The job that is started or followed. */
export function jobOf({
  jobId,
  domain,
  version,
  paths,
}: Values<typeof DOMAIN_INPUT & typeof JOB_INPUTS>): JobToStart | JobToFollow {
  return jobId === null
    ? { kind: 'start', domain: domain ?? '', version, paths }
    : { kind: 'follow', jobId, domain, version };
}
