import type { FailureCode, FailureFacts } from '../core/failure.ts';
import type { Subject } from '../core/run.ts';
import { escaped, printable, redact } from './redact.ts';

/** What sentences about a run may refer to. */
export interface RunFacts {
  /** Absent: an export. */
  readonly subject?: Subject;
  readonly domain: string | null;
  readonly jobId: string | null;
  /** Address of the troubleshooting page. Absent or `null`: not known. */
  readonly troubleshooting?: string | null;
  /** Whether a later attempt of the workflow run finds the job by itself (`reattach`). */
  readonly isRecorded?: boolean;
  /** `published`: what is in its place; absolute paths. `share`: of the work, 0 to 1. */
  readonly last?: {
    readonly 'job-started'?: object;
    readonly 'job-completed'?: object;
    readonly 'job-status'?: { readonly share: number | null; readonly pageCount: number | null };
    readonly 'status-unknown'?: { readonly status: string };
    readonly published?: { readonly sitePath: string | null; readonly bundlePath: string | null };
  };
}

/** The two sentences of a failure: what cannot be done and why, and the next step. */
export type Prose<C extends FailureCode> = {
  readonly [K in C]: (facts: FailureFacts[K], run: RunFacts) => readonly [sentence: string, nextStep: string];
};

export function site({ domain }: RunFacts): string {
  return domain === null ? 'the site' : `'${domain}'`;
}

export function job({ jobId, subject }: RunFacts): string {
  const noun = subject === 'agent-job' ? 'agent job' : 'job';
  return jobId === null ? `the ${noun}` : `${noun} '${jobId}'`;
}

/** How a reader goes on with the same job. */
export function howToResume({ jobId, subject, isRecorded }: RunFacts): string {
  if (subject === 'agent-job') return 'Run this again: it follows the same job.';
  if (jobId === null || subject === 'verify') return 'Run this again.';
  return isRecorded === true
    ? `'Re-run failed jobs' resumes job '${jobId}' without a new export.`
    : `To resume this job without a new export, run the workflow with 'job-id: ${jobId}'.`;
}

/** The same behind another sentence; empty before a job is known. A run without its id would start another export. */
export function thenResume(run: RunFacts): string {
  return run.jobId === null ? '' : ` ${howToResume(run)}`;
}

/** ` while job 'job-1' continues at the service`; empty before a job is known. */
export function jobStands(run: RunFacts): string {
  if (run.jobId === null) return '';
  const isOver = run.last?.['job-completed'] !== undefined;
  return isOver ? ` after ${job(run)} was completed` : ` while ${job(run)} continues at the service`;
}

/** What a failed run leaves; empty before a job is known, and for the agent's, which publishes nothing. */
export function whatStands({ jobId, subject, last }: RunFacts): string {
  if (subject === 'agent-job' || jobId === null) return '';
  const { sitePath = null, bundlePath = null } = last?.published ?? {};
  if (sitePath !== null) return `The site was published at ${quote(sitePath)}.`;
  if (bundlePath !== null) return `The archive was published at ${quote(bundlePath)}.`;
  return 'Nothing was published; the old site is untouched.';
}

/** A text whose line breaks, control characters and runs of white space are one space each. */
export function folded(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ');
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An untrusted name or path as it may be printed: redacted, escaped, shortened, in quotes. */
export function quote(name: string): string {
  const shown = redact(name).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, escaped);
  return `'${shown.length > 200 ? `${shown.slice(0, 200)}…` : shown}'`;
}

/**
 * Untrusted text as the log may have it: `printable`, on one line, and never a command of the runner, which reads `::`
 * at the beginning, after white space too, and `##[` anywhere.
 */
export function oneLine(text: string): string {
  const line = printable(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  return line.replace(/^::/, ': :').replaceAll('##[', '## [');
}
