import { brokenCheckText } from '../check/report/check-text.ts';
import type { ReattachOutcome } from '../job/events.ts';
import { counted, formatBytes, formatDuration } from '../text/amounts.ts';
import type { EventOf, RunEvent } from './event.ts';
import { UNAVAILABLE } from './explain-upload.ts';

/** The warnings of an event: whole sentences, for the log and for the summary. */
export function warningsOf(event: RunEvent): readonly string[] {
  return [warningText(event)].flat();
}

function warningText(event: RunEvent): string | readonly string[] {
  switch (event.kind) {
    case 'inputs-read':
      return event.warnings;
    case 'reattach':
      return reattachWarning(event.outcome);
    case 'check-broken':
      return brokenCheckText(event.problem);
    case 'texts-unread':
      return `The texts of the pages are not read: ${event.problem}. Files are compared, pages are not, and the manifest has no texts.`;
    case 'site-compared':
      return comparedWarnings(event);
    case 'pages-large':
      return `The site is ${formatBytes(event.bytes)} as a Pages artifact: GitHub supports ${formatBytes(event.limit)}, and larger deployments may fail.`;
    case 'retention-lowered':
      return `'retention-days' is more than the repository allows: the artifact is kept for ${counted(event.days, 'day')}.`;
    case 'left-behind':
      return leftText(event);
    default:
      return [];
  }
}

function comparedWarnings({
  otherDomain,
  manifest,
  isPart,
  removed,
}: EventOf<'site-compared'>): readonly string[] {
  const warnings: string[] = [];
  if (otherDomain !== null)
    warnings.push(
      `'previous-manifest' is of another site: ${otherDomain} (${manifest}). What counts as changed is the difference from that one. Check where the workflow keeps the manifest of each site.`,
    );
  if (isPart && removed > 0)
    warnings.push(
      `'paths' exports a part of the site, and what it leaves out counts as removed: ${counted(removed, 'file')}. Delete the files in 'remove.txt' only if you mean to.`,
    );
  return warnings;
}

function reattachWarning(outcome: ReattachOutcome): string | readonly string[] {
  switch (outcome.kind) {
    case 'unavailable':
      return `'reattach' has no effect here: ${UNAVAILABLE[outcome.why](outcome.host)}. A re-run starts a new export.`;
    case 'unsearchable':
      return `'reattach' cannot look for the job of an earlier attempt: ${outcome.problem}. A new one is started.`;
    case 'other-domain':
      return `An artifact of this run names export job '${outcome.jobId}' as that of attempt ${outcome.attempt}, but the service says that this job exports '${outcome.domain}'. It is not followed. Look for the job of this run that made the artifact.`;
    case 'not-kept':
      return `'reattach' cannot keep the job for a re-run: ${outcome.problem}. A re-run starts a new export.`;
    default:
      return [];
  }
}

function leftText({ paths, continues }: EventOf<'left-behind'>): string {
  const [first = '', ...others] = paths;
  const more = others.length === 0 ? '' : ` and ${counted(others.length, 'other temporary folder')}`;
  if (continues)
    return `Still removing the temporary folder '${first}'${more}: there are more files than can be removed before a cancelled step has to be over. A process that this step has started removes them.`;
  return `Cannot remove the temporary folder '${first}'${more}: a file in it may be in use, or belong to another user. The result of this run is not affected. Remove it by hand.`;
}

/** The warning in the log, while the job stalls. */
export function stallText(event: EventOf<'job-stalled'>): string {
  const { status, updatedAt } = event;
  const shown = [
    ...(status === '' ? ['no status'] : []),
    ...shownBy(event),
    ...(updatedAt === null ? [] : [`last updated at ${updatedAt}`]),
  ];
  const still = `The job has shown no change for ${formatDuration(event.stillMs)} (${shown.join(', ')})`;
  const until = `This step waits for it until 'timeout', ${formatDuration(event.timeLeftMs)} from now.`;
  return `${still}. Look at it on the dashboard: it may be stuck. ${until}`;
}

/** The warning in the summary, where the stall is past. */
export function pastStallText(event: EventOf<'job-stalled'>): string {
  const shown = shownBy(event);
  const facts = shown.length === 0 ? '' : ` (${shown.join(', ')})`;
  return `The job showed no change for ${formatDuration(event.stillMs)} or more${facts}.`;
}

function shownBy({ status, share }: EventOf<'job-stalled'>): readonly string[] {
  return [
    ...(status === '' ? [] : [`'${status}'`]),
    ...(share === null ? [] : [`${Math.floor(share * 100)} %`]),
  ];
}
