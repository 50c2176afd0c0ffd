import type { FailureCode, FailureFacts } from '../core/failure.ts';
import type { Subject } from '../core/run.ts';
import { quote } from '../text/words.ts';
import type { RunRecord } from './run-record.ts';

/** The two sentences of a failure: what cannot be done and why, and the next step. */
export type Prose<C extends FailureCode> = {
  readonly [K in C]: (
    facts: FailureFacts[K],
    run: RunRecord,
  ) => readonly [sentence: string, nextStep: string];
};

/** What annotations and summaries begin with. */
export const TITLES: Readonly<Record<Subject, string>> = {
  export: 'Docs export',
  'agent-job': 'Agent job',
  verify: 'Live site',
};

export function site({ domain }: RunRecord): string {
  return domain === null ? 'the site' : `'${domain}'`;
}

export function job({ jobId, subject }: RunRecord): string {
  const noun = subject === 'agent-job' ? 'agent job' : 'job';
  return jobId === null ? `the ${noun}` : `${noun} '${jobId}'`;
}

/** How a reader goes on with the same job. */
export function howToResume({ jobId, subject, isRecorded }: RunRecord): string {
  if (subject === 'agent-job') return 'Run this again: it follows the same job.';
  if (jobId === null || subject === 'verify') return 'Run this again.';
  return isRecorded
    ? `'Re-run failed jobs' resumes job '${jobId}' without a new export.`
    : `To resume this job without a new export, run the workflow with 'job-id: ${jobId}'.`;
}

/** The same behind another sentence; empty before a job is known. A run without its id would start another export. */
export function thenResume(run: RunRecord): string {
  return run.jobId === null ? '' : ` ${howToResume(run)}`;
}

/** ` while job 'job-1' continues at the service`; empty before a job is known. */
export function jobStands(run: RunRecord): string {
  if (run.jobId === null) return '';
  const isOver = run.last['job-completed'] !== undefined;
  return isOver ? ` after ${job(run)} was completed` : ` while ${job(run)} continues at the service`;
}

/** What a failed run leaves; empty before a job is known, and for the agent's, which publishes nothing. */
export function whatStands({ jobId, subject, last }: RunRecord): string {
  if (subject === 'agent-job' || jobId === null) return '';
  const { sitePath = null, bundlePath = null } = last.published ?? {};
  if (sitePath !== null) return `The site was published at ${quote(sitePath)}.`;
  if (bundlePath !== null) return `The bundle was published at ${quote(bundlePath)}.`;
  return 'Nothing was published; the old site is untouched.';
}
