import type { Failure, FailureCode, InputProblem, ServiceCall, ServiceRefusal } from '../core/failure.ts';
import { isFailure } from '../core/failure.ts';
import { counted, formatBytes, formatDuration, formatLimit, grouped } from '../text/amounts.ts';
import { redact } from '../text/redact.ts';
import { quote } from '../text/words.ts';
import { explainRefusal, SITE_PROSE } from './explain-site.ts';
import type { RunRecord } from './run-record.ts';
import { howToResume, job, jobStands, site, thenResume, whatStands, type Prose } from './run-words.ts';

/** A failure in words: `Cannot ‹do› ‹what›: ‹state now›. ‹Next step›.` */
export interface Explanation {
  /** What cannot be done, to what, and why; ends with a full stop. */
  readonly sentence: string;
  /** What to do next; one or two sentences. */
  readonly nextStep: string;
  /** Several mistakes with the remedy of each, for a list; empty where there is one. */
  readonly list: readonly (readonly [problem: string, remedy: string])[];
  /** Address of its heading in the troubleshooting page; `null` where that is not known. */
  readonly more: string | null;
}

/** What a 404 says of each call, and the next step. */
const NOT_FOUND: Readonly<Record<ServiceCall, readonly [why: string, nextStep: (run: RunRecord) => string]>> =
  {
    start: [
      'has no such URL',
      () => "Check 'api-url': it is the base URL of the API, without '/v1', and may need a base path.",
    ],
    status: [
      'knows no such job',
      ({ last }) =>
        last['job-started'] === undefined
          ? "Check 'job-id', where it is set, and that the key belongs to the organisation of the job. Without 'job-id' the run starts a new export."
          : 'The service has lost the job that this run started. Run this again, which starts a new export.',
    ],
    bundle: [
      'says that the job is completed, but gives no bundle of it',
      (run) => `${howToResume(run)} If that fails in the same way, tell the people who run the service.`,
    ],
    'agent-status': [
      'knows no such job',
      (run) =>
        hasAnswered(run)
          ? 'It knew the job before: look for it on the dashboard, and create a new job if it is gone.'
          : "Check 'project-id' and 'job-id', and that the key belongs to the same organisation.",
    ],
  };

/** Whether the service has told anything of the job: then the address is right. */
function hasAnswered({ last }: RunRecord): boolean {
  return last['job-started'] !== undefined || last['job-status'] !== undefined;
}

const CHECK_NETWORK = "Check 'api-url', the runner's network and its proxy settings";

const atBundle = (run: RunRecord): string =>
  `The job is completed, so 'api-url' is right: tell the people who run the service. ${howToResume(run)}`;

const PROSE: Prose<FailureCode> = {
  'inputs-invalid': ({ problems }) => [
    `Cannot use the inputs: ${problems.map(mistake).join('; ')}`,
    problems.map(({ input, remedy }) => (problems.length === 1 ? remedy : `${input}: ${remedy}`)).join(' '),
  ],
  'key-refused': (refusal, run) => [
    `${cannot(refusal.doing, run)}: the service refused the API key (401)${said(refusal)}`,
    `Keys expire, and a key of another organisation does not work: make a new admin key on the dashboard's API keys page, store it as the secret that 'api-key' reads, and check that 'api-url' is the service the key belongs to.${thenResume(run)}`,
  ],
  'not-allowed': (refusal, run) => [
    `${cannot(refusal.doing, run)}: the service does not allow it (403)${said(refusal)}`,
    `${
      run.subject === 'agent-job'
        ? "Check that agent jobs are part of the organisation's plan, and that its IP allow-list lets this runner in."
        : 'Check three things: static export is part of the Enterprise plan only; an IP allow-list of the organisation may leave out this runner; a read-only key may not start exports or ask for bundles.'
    }${thenResume(run)}`,
  ],
  'not-found': (refusal, run) => {
    const [why, nextStep] = NOT_FOUND[refusal.doing];
    return [`${cannot(refusal.doing, run)}: the service ${why} (404)${said(refusal)}`, nextStep(run)];
  },
  conflict: (refusal, run) =>
    refusal.doing === 'start'
      ? [
          `${cannot('start', run)}: another job is active (409)${said(refusal)}`,
          "Set 'when-busy: wait' to start as soon as it has ended, or follow it with 'job-id'. A 'concurrency' group in the workflow keeps two exports from meeting.",
        ]
      : [
          `${cannot(refusal.doing, run)}: the service says that the job is not finished (409)${said(refusal)}`,
          howToResume(run),
        ],
  'busy-timeout': ({ timeoutMs, detail }, run) => [
    `${cannot('start', run)}: after ${formatDuration(timeoutMs)} another job was still active (409)${said({ detail })}`,
    "No export was started. Look at the active job on the dashboard: if it moves, run this again or raise 'timeout'; if not, it has to be ended there.",
  ],
  'rate-limited': (refusal, run) => [
    `${cannot(refusal.doing, run)}: the service gets too many requests (429)${said(refusal)}`,
    refusal.doing === 'start'
      ? 'Exports are limited to a number per hour: run this again later, and export once per merge rather than per commit.'
      : `Wait until the limit has passed.${thenResume(run)}`,
  ],
  'request-refused': (refusal, run) => [
    `${cannot(refusal.doing, run)}: the service refused the request (${refusal.status})${said(refusal)}`,
    refusal.doing === 'start'
      ? "Check 'domain': the hostname of the site as the service knows it; and 'version' and 'paths', where set."
      : refusal.doing === 'bundle'
        ? atBundle(run)
        : `Check 'api-url'${run.subject === 'agent-job' ? ", 'project-id'" : ''} and 'job-id'.`,
  ],
  'api-redirects': (refusal, run) => [
    `${cannot(refusal.doing, run)}: the API redirects (${refusal.status}) to '${refusal.location}', and the key is not sent along`,
    `Set 'api-url' to the URL that the API really has.${thenResume(run)}`,
  ],
  'service-unavailable': ({ doing, lastProblem, forMs }, run) => [
    `${cannot(doing, run)}: no usable answer from the service for ${formatDuration(forMs)}; most recently ${lastProblem}`,
    doing === 'start'
      ? `${CHECK_NETWORK}, then run this again. No export was started.`
      : `${doing === 'bundle' || hasAnswered(run) ? '' : `${CHECK_NETWORK}. `}${howToResume(run)}`,
  ],
  'certificate-untrusted': ({ host, problem }, run) => [
    `Cannot ${task(run)}: the certificate of '${host}' is not trusted (${problem})`,
    `${certificateStep(problem)}${thenResume(run)}`,
  ],
  'proxy-refused': ({ host }, run) => [
    `Cannot ${task(run)}: the proxy '${host}' asks for credentials, or refuses those that it got (407)`,
    `Put the user name and password of the proxy into its URL, in HTTPS_PROXY or HTTP_PROXY. ${run.subject !== 'verify' && run.jobId === null ? 'Nothing was started.' : howToResume(run)}`,
  ],
  'start-uncertain': ({ lastProblem }, run) => [
    `${cannot('start', run)}: the request may have reached the service, but ${lastProblem}`,
    "It is not sent again, as that could start a second export. Look on the dashboard whether an export runs: if so, resume it with 'job-id'; if not, check 'api-url' and run this again.",
  ],
  'answer-unusable': ({ doing, problem }, run) => [
    `${cannot(doing, run)}: the answer is JSON, but ${problem}`,
    doing === 'start'
      ? "An export may be running all the same. Look on the dashboard: if so, resume it with 'job-id'; if not, check that 'api-url' is the base URL of the service's API."
      : doing === 'bundle'
        ? atBundle(run)
        : "Check that 'api-url' is the base URL of the service's API.",
  ],
  'job-failed': ({ detail }, run) => [
    `Cannot export ${site(run)}: ${job(run)} failed at the service${detail === null ? ', which gave no reason' : `: ${detail}`}`,
    'Check that the site builds on the dashboard, then run this again.',
  ],
  'agent-failed': ({ repository }, run) => [
    `Cannot hand on the work of ${job(run)}: the agent failed${run.agentJob?.error ? `: ${run.agentJob.error}` : ', and the service gives no reason'}`,
    `Look at the job on the dashboard${repository === null ? '' : `, and at the branches of ${repository}`}; then create a new job.`,
  ],
  'no-pull-request': ({ repository }, run) => [
    `Cannot hand on a pull request of ${job(run)}: the agent completed without one, as no file changed${repository === null ? '' : ` in ${repository}`}`,
    "If that is a good end for you, leave 'require-pull-request' out; otherwise create a job with a clearer prompt.",
  ],
  'job-timeout': ({ timeoutMs, status, lastProblem }, run) => [
    `Cannot ${task(run)}: after ${formatDuration(timeoutMs)} ${run.subject === 'agent-job' ? 'it' : job(run)} was still ${statusWords(status, run)}${progressWords(run)}${lastProblem === null ? '' : `, and ${lastProblem}`}`,
    stepAfterTimeout(status, run),
  ],
  cancelled: ({ signal }, run) => [
    `Cannot continue the ${subject(run)}: the step was cancelled (${signal})${jobStands(run)}`,
    run.jobId === null && run.subject === 'export'
      ? `Run this again, unless the dashboard shows an export of ${site(run)}: then resume that one with 'job-id'.`
      : howToResume(run),
  ],
  'link-refused': ({ status, detail, host }, run) =>
    // The object storage has no such object.
    status === 404 || status === 410
      ? [
          `Cannot download the bundle of ${job(run)}: it is gone from '${host}' (${status})${said({ detail })}`,
          "Fresh links lead to nothing either. Run the export again: start a new job, without 'job-id'.",
        ]
      : [
          `Cannot download the bundle of ${job(run)}: '${host}' refuses every link (${status})${said({ detail })}`,
          `Fresh links were asked for and refused as well. Check whether '${host}' lets this runner in. ${howToResume(run)}`,
        ],
  'download-failed': ({ host, attempts, heldBytes, lastProblem }, run) => [
    `Cannot download the bundle of ${job(run)} from '${host}': ${attempts} attempts in a row without a new byte (${formatBytes(heldBytes)} held); most recently ${lastProblem}`,
    howToResume(run),
  ],
  'bundle-size-wrong': ({ expectedBytes, actualBytes }, run) => [
    `Cannot use the bundle of ${job(run)}: it has ${actualBytes === 'more' ? `more than ${grouped(expectedBytes)}` : grouped(actualBytes)} bytes, and the service says ${grouped(expectedBytes)}`,
    `The bundle may have been replaced while the service still reports its old size. ${howToResume(run)} If it fails in the same way, tell the people who run the service.`,
  ],
  'link-unusable': ({ problem }, run) => [
    `Cannot download the bundle of ${job(run)}: its link cannot be followed: ${problem}`,
    'Tell the people who run the service.',
  ],
  'archive-unknown': ({ head, isKept }, run) => [
    `Cannot unpack the bundle of ${job(run)}: it is neither tar, tar.gz, tar.zst nor zip, but ${head}`,
    isKept
      ? `To look at it, keep it with 'bundle-path' and 'extract: false'. ${howToResume(run)}`
      : `Another server may have answered for the object storage, such as a proxy with its sign-in page: check the runner's network. ${howToResume(run)}`,
  ],
  'archive-damaged': ({ problem, entry }, run) => [
    `Cannot unpack the bundle of ${job(run)}: it is damaged${entry === null ? '' : ` at ${quote(entry)}`}: ${problem}`,
    `${howToResume(run)} If it is damaged again, start a new export.`,
  ],
  'archive-refused': ({ entry, reason }, run) => {
    const [clause, hint] = explainRefusal(reason);
    return [
      `Cannot unpack the bundle of ${job(run)}: its entry ${quote(entry)} is refused: ${clause}`,
      `The whole bundle is refused. ${hint}`,
    ];
  },
  'archive-too-large': ({ input, limit, entry }, run) => [
    `Cannot unpack the bundle of ${job(run)}: it holds more than ${input === 'max-size' ? formatLimit(limit) : limit === 1 ? '1 entry' : `${grouped(limit)} entries`}${entry === null ? '' : `, passed at ${quote(entry)}`}`,
    `If you expect that of the site, raise '${input}'. ${howToResume(run)}`,
  ],
  'archive-empty': ({ stripComponents }, run) => [
    `Cannot unpack the bundle of ${job(run)}: there is not one file in it${stripComponents > 0 ? ` after 'strip-components: ${stripComponents}'` : ''}`,
    stripComponents > 0
      ? `Lower 'strip-components'. ${howToResume(run)}`
      : 'Check that the site has pages, then export it again.',
  ],
  ...SITE_PROSE,
  'node-too-old': ({ version, least }) => [
    `Cannot run on Node ${version}: this action needs Node ${least} or later. Nothing was started`,
    `Update the runner to version 2.328.0 or later. A runner of another make has to bring Node ${least} itself, instead of running actions for it on the Node that it has.`,
  ],
  'outputs-unusable': ({ path, problem }, run) => [
    `Cannot set the outputs of this step: '${path}': ${problem}`,
    `It is the file that the runner names in GITHUB_OUTPUT: check that it is there, that it may be written to, and that its disk has free space. ${howToResume(run)}`,
  ],
  'disk-full': ({ path, doing }, run) => [
    `Cannot ${doing}: the disk of '${path}' is full`,
    `Free space on the runner, or use a larger one. What had been written is removed. ${howToResume(run)}`,
  ],
  'disk-too-small': ({ path, doing, neededBytes, freeBytes }, run) => [
    `Cannot ${doing}: it takes ${formatBytes(neededBytes)}, and the disk of '${path}' has ${formatBytes(freeBytes)} left`,
    `Free space on the runner, or use a larger one. Nothing has been written. ${howToResume(run)}`,
  ],
  'disk-error': ({ path, doing, problem }, run) => [
    `Cannot ${doing}: '${path}': ${problem}`,
    `Check that the folder is there, may be written to, and is not in use. ${howToResume(run)}`,
  ],
  bug: ({ what }) => [
    `Cannot continue: something happened that this action does not know (${redact(what).replace(/\s+/g, ' ').slice(0, 300)})`,
    'This is a bug: report it with the log of a run with step debugging on (ACTIONS_STEP_DEBUG).',
  ],
};

export function explain(failure: Failure, run: RunRecord): Explanation {
  const [state, nextStep] = prose(failure, run);
  return {
    sentence: /[.!?…]$/.test(state) ? state : `${state}.`,
    nextStep: [whatStands(run), nextStep].filter((text) => text !== '').join(' '),
    list: listOf(failure),
    more: run.docs === null ? null : `${run.docs}/troubleshooting.md#${failure.code}`,
  };
}

/** Each input that cannot be used, where there are several. */
function listOf(failure: Failure): Explanation['list'] {
  if (!isFailure(failure, 'inputs-invalid') || failure.facts.problems.length < 2) return [];
  return failure.facts.problems.map((problem) => [mistake(problem), problem.remedy]);
}

function prose<C extends FailureCode>(failure: Failure<C>, run: RunRecord): readonly [string, string] {
  return PROSE[failure.code](failure.facts, run);
}

const DOING: Readonly<Record<ServiceCall, string>> = {
  start: 'start the export of',
  status: 'follow the export of',
  bundle: 'get the bundle of',
  'agent-status': 'follow',
};

function cannot(doing: ServiceCall, run: RunRecord): string {
  return `Cannot ${DOING[doing]} ${doing === 'start' || run.jobId === null ? site(run) : job(run)}`;
}

function task(run: RunRecord): string {
  if (run.subject === 'verify') return `verify ${site(run)}`;
  return run.subject === 'agent-job' ? `wait for ${job(run)}` : `export ${site(run)}`;
}

function subject(run: RunRecord): string {
  if (run.subject === 'verify') return `verification of ${site(run)}`;
  return run.subject === 'agent-job' ? 'wait for the agent job' : `export of ${site(run)}`;
}

function certificateStep(problem: string): string {
  if (/EXPIRED|NOT_YET_VALID/.test(problem))
    return "It has to be renewed at the host, unless the runner's clock is wrong.";
  if (problem.includes('ALTNAME'))
    return 'It is for another name: check the URL, and which server answers there.';
  return "If it was issued by a private authority, give that authority's certificate as 'ca-certificate'.";
}

function said({ detail }: Pick<ServiceRefusal, 'detail'>): string {
  return detail === null ? '' : `: ${detail}`;
}

function statusWords(status: string | null, run: RunRecord): string {
  if (status === null || status === '') return 'in no known state';
  return `'${status}'${isUnknownStatus(status, run) ? ', which is not a known status' : ''}`;
}

function stepAfterTimeout(status: string | null, run: RunRecord): string {
  if (isUnknownStatus(status, run))
    return `Look at the job on the dashboard: it may have ended. ${howToResume(run)}`;
  if (status !== null)
    return `The job continues at the service. ${howToResume(run)} If such jobs take longer, raise 'timeout'.`;
  return `${hasAnswered(run) ? '' : `${CHECK_NETWORK}. `}The job may continue at the service. ${howToResume(run)}`;
}

function isUnknownStatus(status: string | null, { last }: RunRecord): boolean {
  return status !== null && status !== '' && last['status-unknown']?.status === status;
}

/** ` (42 %, 12 pages)`, or as much of it as is known. */
function progressWords({ last }: RunRecord): string {
  const { share = null, pageCount = null } = last['job-status'] ?? {};
  const known = [
    ...(share === null ? [] : [`${Math.floor(share * 100)} %`]),
    ...(pageCount === null || pageCount === 0 ? [] : [counted(pageCount, 'page')]),
  ];
  return known.length === 0 ? '' : ` (${known.join(', ')})`;
}

function mistake({ input, value, problem }: InputProblem): string {
  const shown = value === null ? '(not shown) ' : value === '' ? '' : `'${value}' `;
  return `'${input}' ${shown}${problem}`;
}

/**
 * Address of the folder of the docs, as they are in the version that runs; `null` when the runner does not say where
 * that lies: it names repository and ref for an action that it downloaded, and not for one of the workspace (`uses: ./`).
 */
export function docsFolder(env: NodeJS.ProcessEnv): string | null {
  const server = env['GITHUB_SERVER_URL'] ?? '';
  const repository = env['GITHUB_ACTION_REPOSITORY'] ?? '';
  const ref = env['GITHUB_ACTION_REF'] ?? '';
  if (!/^https?:\/\//i.test(server) || !URL.canParse(server)) return null;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || ref === '') return null;
  // A branch may have slashes in it, and they stay.
  const at = ref.split('/').map(encodeURIComponent).join('/');
  return `${new URL(server).origin}/${repository}/blob/${at}/docs`;
}
