import type { AgentJob } from '../agent/agent-job.ts';
import type { Phase } from '../core/run.ts';
import type { ReattachOutcome } from '../job/events.ts';
import type { JobRecord } from '../job/job-record.ts';
import { counted, formatAbout, formatDuration } from '../text/amounts.ts';
import { capitalized } from '../text/words.ts';
import type { EventOf, RunEvent, SessionOrJobEvent } from './event.ts';
import { UNAVAILABLE } from './explain-site.ts';
import type { Output } from './outputs.ts';
import type { RunRecord } from './run-record.ts';

/** One sentence, several, or none. */
export type Text = string | readonly string[];

/** The folded groups of the log. Lines that a reader must not miss are outside of them. */
export type Group = 'wait' | 'download' | 'unpack' | 'check' | 'texts' | 'upload' | 'verify';

/** What an event means for the log, the outputs and the summary. What is left out does not apply. */
export interface Entry<E> {
  /** `tookMs`: of the phase that it ends or belongs to, so far; absent where that phase did not begin. */
  says?(event: E, tookMs?: number): Text;
  /** The group of the log in which `says` stands; `debug` is the log for debugging. Outside of all groups if left out. */
  within?(event: E): Group | 'debug';
  /** It comes by the thousand during this phase: the log has a line of it now and then. */
  readonly progressOf?: Phase;
  /** The service has answered: a problem that lasted is over. */
  readonly isAnswer?: true;
  /** Annotations that are no warning, whole sentences. */
  notes?(event: E): Text;
  /** Warnings, whole sentences. `warned`: how many the log has already. */
  warns?(event: E, warned: number): Text;
  /** What the summary keeps of these warnings; all, if left out. */
  recalls?(event: E): Text;
  readonly ends?: Phase;
  /** Outputs that it sets; `record` has the event already. An output with `null` is not set. */
  sets?(event: E, record: RunRecord): readonly Output[];
  /** Fields of the record that it changes. The last event of each kind is kept anyway. */
  keeps?(event: E, record: RunRecord): Partial<RunRecord>;
}

/** One entry for each kind of event: a new event does not compile before it has one. */
export type Entries<E extends RunEvent> = { readonly [K in E['kind']]: Entry<EventOf<K>> };

export const JOB_EVENTS: Entries<SessionOrJobEvent> = {
  phase: {
    keeps: ({ phase }, { phases, nowMs }) => ({
      phases: [...phases, { phase, startedMs: nowMs, endedMs: null }],
    }),
  },
  'inputs-read': {
    warns: ({ warnings }) => warnings,
    keeps: ({ domain }) => ({ domain }),
  },
  request: {
    says: ({ method, path, outcome, tookMs, requestId }) => {
      const text = `${method} ${path}: ${outcome}, ${Math.round(tookMs)} ms`;
      return requestId === null ? text : `${text}, request ${requestId}`;
    },
    within: () => 'debug',
  },
  'call-repeated': {
    says: ({ problem, waitMs, askedToWait }) => {
      const wait = `${askedToWait ? 'It asks to wait' : 'Trying again in'} ${formatDuration(waitMs)}`;
      return `The service has a problem: ${problem}. ${waitMs === 0 ? 'Trying once more' : wait}`;
    },
    keeps: (_, { repeatedCalls }) => ({ repeatedCalls: repeatedCalls + 1 }),
  },
  'service-busy': {
    says: ({ detail, leftMs }) => {
      const said = detail === null ? '' : `: ${detail}`;
      return `The service says that another export is under way (409)${said}. Waiting for its end, ${formatDuration(leftMs)} at most`;
    },
    isAnswer: true,
  },
  'job-started': {
    says: ({ jobId, domain }) => `Started export job '${jobId}' for ${domain}`,
    isAnswer: true,
    ends: 'start',
    sets: ({ jobId }) => [['job-id', jobId]],
    keeps: ({ jobId, domain }) => ({ jobId, domain }),
  },
  'job-followed': {
    says: ({ jobId, byAttempt }) => {
      const by = byAttempt === undefined ? '' : `, which attempt ${byAttempt} of this run started`;
      return `Following export job '${jobId}'${by}`;
    },
    isAnswer: true,
    sets: ({ jobId }) => [['job-id', jobId]],
    keeps: ({ jobId, byAttempt }) => ({ jobId, isRecorded: byAttempt !== undefined }),
  },
  reattach: {
    says: ({ outcome }) => reattachText(outcome),
    isAnswer: true,
    warns: ({ outcome }) => reattachWarning(outcome),
    keeps: ({ outcome }) => ({ isRecorded: outcome.kind === 'kept' }),
  },
  /** `Running: 42 %, 120 pages, 1 min so far, about 2 minutes left` */
  'job-status': {
    says: ({ status, share, pageCount, elapsedMs, leftMs }) => {
      const percent = share === null ? 0 : Math.floor(share * 100);
      const parts = [
        ...(percent === 0 ? [] : [`${percent} %`]),
        ...(pageCount === null || pageCount === 0 ? [] : [counted(pageCount, 'page')]),
        ...(elapsedMs < 1_000 ? [] : [`${formatDuration(elapsedMs)} so far`]),
        ...(leftMs === null ? [] : [`${formatAbout(leftMs)} left`]),
      ];
      const name = status === '' ? 'No status yet' : capitalized(status);
      return parts.length === 0 ? name : `${name}: ${parts.join(', ')}`;
    },
    isAnswer: true,
    keeps: ({ status, pageCount }, record) => ({
      status,
      pageCount: pageCount ?? record.pageCount,
      polls: record.polls + 1,
      renderingSinceMs: record.renderingSinceMs ?? (status === 'queued' ? null : record.nowMs),
    }),
  },
  'job-stalled': {
    warns: (event) => {
      const shown = [
        ...(event.status === '' ? ['no status'] : []),
        ...shownBy(event),
        ...(event.updatedAt === null ? [] : [`last updated at ${event.updatedAt}`]),
      ];
      const still = `The job has shown no change for ${formatDuration(event.stillMs)} (${shown.join(', ')})`;
      const until = `This step waits for it until 'timeout', ${formatDuration(event.timeLeftMs)} from now.`;
      return `${still}. Look at it on the dashboard: it may be stuck. ${until}`;
    },
    // The stall is past by then.
    recalls: (event) => {
      const shown = shownBy(event);
      const facts = shown.length === 0 ? '' : ` (${shown.join(', ')})`;
      return `The job showed no change for ${formatDuration(event.stillMs)} or more${facts}.`;
    },
  },
  'status-unknown': {
    says: ({ status }) => {
      const said = status === '' ? 'gives no status' : `says '${status}', which is not a known status`;
      return `The service ${said}: waiting for the job's end`;
    },
    within: () => 'wait',
  },
  'job-completed': {
    says: ({ pageCount, elapsedMs, polls }) => {
      const pages = pageCount === null ? '' : `${counted(pageCount, 'page')}, `;
      return `Completed after ${formatDuration(elapsedMs)}: ${pages}${counted(polls, 'poll')}`;
    },
    isAnswer: true,
    ends: 'wait',
    sets: (_, { pageCount }) => [['page-count', pageCount]],
    keeps: ({ pageCount, polls }, record) => ({
      status: 'completed',
      pageCount: pageCount ?? record.pageCount,
      polls,
    }),
  },
  'agent-job-followed': {
    says: ({ jobId, projectId }) => `Following agent job '${jobId}' of project '${projectId}'`,
    keeps: ({ jobId }) => ({ jobId }),
  },
  'agent-job': {
    /** Where the agent works, as far as that is known. */
    says: ({ job: { repository, ref, model } }) => {
      const known = [
        ...(repository === null ? [] : [repository]),
        ...(ref === null ? [] : [`branch ${ref}`]),
        ...(model === null ? [] : [`model ${model}`]),
      ];
      return known.length === 0 ? [] : `The agent works on ${known.join(', ')}`;
    },
    isAnswer: true,
    sets: ({ job }) => [
      ['status', job.status],
      ['pull-request-url', job.pullRequestUrl ?? ''],
      ['repository', job.repository],
      ['ref', job.ref],
      ['model', job.model],
      ['created-at', job.createdAt],
      ['archived-at', job.archivedAt],
    ],
    keeps: ({ job }) => ({ agentJob: job }),
  },
  'agent-job-over': {
    says: ({ job: { status, pullRequestUrl: url }, elapsedMs }) => {
      if (status === 'archived') return [];
      const came = url === null ? 'no pull request: no file changed' : `pull request ${url}`;
      return `Completed after ${formatDuration(elapsedMs)}: ${came}`;
    },
    isAnswer: true,
    warns: ({ job }) => {
      if (job.status !== 'archived') return [];
      const { pullRequestUrl: url } = job;
      return `${archivedText(job)} ${url === null ? 'It names no pull request.' : `Its pull request: ${url}`}`;
    },
    // The summary begins with it.
    recalls: () => [],
    ends: 'wait',
  },
  'left-behind': {
    warns: ({ paths: [first = '', ...others] }) => {
      const more = others.length === 0 ? '' : ` and ${counted(others.length, 'other temporary folder')}`;
      return `Cannot remove the temporary folder '${first}'${more}: a file in it may be in use, or belong to another user, or a cancelled step had no time for it. The result of this run is not affected. Remove it by hand.`;
    },
  },
  ended: {
    sets: ({ result }) => [['result', result]],
    keeps: ({ result, failure }) => ({ end: { result, failure } }),
  },
};

function reattachText(outcome: ReattachOutcome): Text {
  switch (outcome.kind) {
    case 'none':
      return 'No earlier attempt has left a job that can be followed: starting a new one';
    case 'failed':
      return `${earlier(outcome)} failed at the service: starting a new one`;
    case 'gone':
      return `${earlier(outcome)} is not known to the service any more`;
    case 'kept':
      return `A re-run of failed jobs finds this job by the artifact '${outcome.artifactName}'`;
    default:
      return [];
  }
}

function earlier({ jobId, attempt }: JobRecord): string {
  return `Export job '${jobId}', which attempt ${attempt} started,`;
}

function reattachWarning(outcome: ReattachOutcome): Text {
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

export function archivedText({ archivedAt }: AgentJob): string {
  const when = archivedAt === null ? 'is archived' : `was archived at ${archivedAt}`;
  return `The agent job ${when}. The service does not say whether it had completed: look at it on the dashboard.`;
}

/** What a stalled job shows. */
function shownBy({ status, share }: EventOf<'job-stalled'>): readonly string[] {
  return [
    ...(status === '' ? [] : [`'${status}'`]),
    ...(share === null ? [] : [`${Math.floor(share * 100)} %`]),
  ];
}
