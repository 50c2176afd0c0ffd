import type { ReattachOutcome } from '../job/events.ts';
import type { JobRecord } from '../job/job-record.ts';
import { UNAVAILABLE } from './explain-upload.ts';

/** The line of the log; a warning is a whole sentence, for the summary too. */
export function reattachLine(event: ReattachOutcome): {
  readonly level: 'info' | 'warning';
  readonly text: string;
} {
  switch (event.kind) {
    case 'unavailable':
      return warning(
        `'reattach' has no effect here: ${UNAVAILABLE[event.why](event.host)}. A re-run starts a new export.`,
      );
    case 'none':
      return info('No earlier attempt has left a job that can be followed: starting a new one');
    case 'unsearchable':
      return warning(
        `'reattach' cannot look for the job of an earlier attempt: ${event.problem}. A new one is started.`,
      );
    case 'failed':
      return info(`${earlier(event)} failed at the service: starting a new one`);
    case 'gone':
      return info(`${earlier(event)} is not known to the service any more`);
    case 'other-domain':
      return warning(
        `An artifact of this run names export job '${event.jobId}' as that of attempt ${event.attempt}, but the service says that this job exports '${event.domain}'. It is not followed. Look for the job of this run that made the artifact.`,
      );
    case 'kept':
      return info(`A re-run of failed jobs finds this job by the artifact '${event.artifactName}'`);
    case 'not-kept':
      return warning(
        `'reattach' cannot keep the job for a re-run: ${event.problem}. A re-run starts a new export.`,
      );
  }
}

function earlier({ jobId, attempt }: JobRecord): string {
  return `Export job '${jobId}', which attempt ${attempt} started,`;
}

function info(text: string): { readonly level: 'info'; readonly text: string } {
  return { level: 'info', text };
}

function warning(text: string): { readonly level: 'warning'; readonly text: string } {
  return { level: 'warning', text };
}
