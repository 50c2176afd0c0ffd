import type { Subject } from '../core/run.ts';
import { redact, printable } from './redact.ts';

/** Words that sentences about a run are made of. */

/** What the words may refer to. */
export interface RunFacts {
  /** Absent: an export. */
  readonly subject?: Subject;
  readonly domain: string | null;
  readonly jobId: string | null;
  /** Address of the troubleshooting page. Absent or `null`: not known. */
  readonly troubleshooting?: string | null;
}

export function site({ domain }: RunFacts): string {
  return domain === null ? 'the site' : `'${domain}'`;
}

export function job({ jobId, subject: about }: RunFacts): string {
  const noun = about === 'agent-job' ? 'agent job' : 'job';
  return jobId === null ? `the ${noun}` : `${noun} '${jobId}'`;
}

export function takeUp({ jobId, subject: about }: RunFacts): string {
  if (about === 'agent-job') return 'Run this again: it follows the same job.';
  return jobId === null ? 'Run this again.' : `Take it up again with 'job-id: ${jobId}'.`;
}

/** A name from an archive as it may be printed: escaped, shortened. */
export function quote(name: string): string {
  const escape = (mark: string): string => `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`;
  const shown = redact(name).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, escape);
  return `'${shown.length > 200 ? `${shown.slice(0, 200)}…` : shown}'`;
}

/**
 * Text as it may be printed, whatever untrusted is in it: `printable`, on one line, and one the runner does not read as a command: `::` counts at the beginning, after white space
 * too, and `##[` counts anywhere.
 */
export function oneLine(text: string): string {
  const line = printable(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  return line.replace(/^::/, ': :').replaceAll('##[', '## [');
}
