import type { Act } from '../service/act.ts';
import type { Scenario } from './scenario.ts';

const HTML_PAGE =
  '<!doctype html><html><head><title>502</title></head><body><h1>Bad gateway</h1></body></html>';

/** An answer of the API with its error body. */
function refusal(
  status: number,
  error: string,
  more: { times?: Act['times']; headers?: Record<string, string> } = {},
): Act {
  const { times = 1, headers = {} } = more;
  return { do: 'answer', status, body: { error }, headers, times };
}

const THROTTLED = refusal(429, 'Too many requests', { times: 'always' });
const BUSY = 'Another export job is already active';
const REDIRECTED: Act = { do: 'redirect', status: 302, times: 'always' };
const DOWN = refusal(503, 'Service unavailable', { times: 'always' });
const HTML: Act = { do: 'answer', status: 200, body: HTML_PAGE, headers: { 'content-type': 'text/html' } };

/** How export jobs end, and what their status is until then. */
export const JOB_SCENARIOS = {
  ok: { about: 'everything works' },
  slow: { about: 'queued for 15 s, rendered for 2 minutes', rules: { queueMs: 15_000, renderMs: 120_000 } },
  'never-ends': { about: 'the job runs for ever', rules: { ends: 'never', queueMs: 0, renderMs: 60_000 } },
  'failing-job': { about: 'the job fails and says why', rules: { ends: 'failed' } },
  'failing-job-no-text': { about: 'the job fails without a text', rules: { ends: 'failed', error: null } },
  'empty-status': {
    about: 'an empty status twice, then completed',
    rules: { steps: [{ status: '' }, { status: '' }, { status: 'completed' }] },
  },
  'reports-progress-as-text': { about: 'progress and page count are texts', rules: { progressAs: 'text' } },
  'reports-progress-as-fraction': { about: 'progress goes from 0 to 1', rules: { progressAs: 'fraction' } },
  'reports-no-progress': { about: 'neither progress nor page count', rules: { progressAs: 'nothing' } },
  'job-carries-link': {
    about: 'no bundle endpoint (404): the completed job carries the link itself, a fresh one in each answer',
    rules: { jobCarriesLink: true },
  },
  bare: { about: 'answers hold only what the contract names', rules: { bare: true } },
} satisfies Readonly<Record<string, Scenario>>;

/** Faults of the API. */
export const API_SCENARIOS = {
  'throttled-start': {
    about: 'the start is throttled once (429, Retry-After: 1)',
    acts: { start: [refusal(429, 'Too many requests', { headers: { 'retry-after': '1' } })] },
  },
  'throttled-start-date': {
    about: 'the start is throttled once, Retry-After is a date',
    acts: { start: [refusal(429, 'Too many requests', { headers: { 'retry-after': '{now+2s}' } })] },
  },
  'rate-limited': {
    about: 'every request to the API is throttled',
    acts: { start: [THROTTLED], status: [THROTTLED], bundle: [THROTTLED] },
  },
  'flaky-polls': {
    about: 'polls end in a reset, a 503, JSON cut short, an HTML page, then all is well',
    acts: {
      status: [{ do: 'reset', when: 'before' }, refusal(503, 'Try again'), { do: 'cut', bytes: 10 }, HTML],
    },
  },
  'flaky-bundle': {
    about: 'asking for the bundle ends in a reset, a 502, JSON cut short, then all is well',
    acts: {
      bundle: [{ do: 'reset', when: 'before' }, refusal(502, 'Bad gateway'), { do: 'cut', bytes: 10 }],
    },
  },
  down: { about: 'after the start the API answers 503 for ever', acts: { status: [DOWN], bundle: [DOWN] } },
  'late-visible': {
    about: 'the new job is unknown (404) to the first three polls',
    acts: { status: [refusal(404, 'Export job not found', { times: 3 })] },
  },
  unauthorized: {
    about: 'the key has expired (401)',
    acts: { start: [refusal(401, 'API key has expired', { times: 'always' })] },
  },
  'unauthorized-later': {
    about: 'the key expires while the job runs (401 from the second poll on)',
    acts: { status: [{ do: 'pass' }, refusal(401, 'API key has expired', { times: 'always' })] },
  },
  forbidden: { about: 'the plan has no static export (403)', rules: { exportEnabled: false } },
  'forbidden-address': {
    about: 'the address is not on the allow-list (403)',
    acts: { start: [refusal(403, 'IP address is not allowed', { times: 'always' })] },
  },
  'not-found': {
    about: 'the job is never found (404)',
    acts: { status: [refusal(404, 'Export job not found', { times: 'always' })] },
  },
  'bad-domain': {
    about: 'the service does not know the domain (400)',
    acts: { start: [refusal(400, 'No deployment found for this domain', { times: 'always' })] },
  },
  'active-job': {
    about: 'another job is active (409)',
    acts: { start: [refusal(409, BUSY, { times: 'always' })] },
  },
  'active-job-ends': {
    about: 'another job is active (409) until the fourth start',
    acts: { start: [refusal(409, BUSY, { times: 3 })] },
  },
  'lost-start-answer': {
    about: 'the job starts, the connection breaks before the answer',
    acts: { start: [{ do: 'reset', when: 'after' }] },
  },
  'cut-start-answer': {
    about: 'the job starts, the answer is cut after 10 bytes',
    acts: { start: [{ do: 'cut', bytes: 10 }] },
  },
  'busy-start': {
    about: 'the start is answered 503 once, then works',
    acts: { start: [refusal(503, 'Service unavailable')] },
  },
  'broken-start': {
    about: 'the start is answered 500 once: whether the job runs is unknown',
    acts: { start: [refusal(500, 'Internal error')] },
  },
  'start-without-id': {
    about: 'the start answer has no job id',
    rules: { patch: { start: { jobId: null } } },
  },
  'wrong-shapes': {
    about: 'status is a number, progress a list, page count negative',
    rules: { patch: { status: { status: 7, progress: [], pageCount: -1 } } },
  },
  'bundle-not-ready': {
    about: 'completed, yet the bundle is refused once (409)',
    acts: { bundle: [refusal(409, 'Export job is running, not completed')] },
  },
  'bundle-never-ready': {
    about: 'completed, yet the bundle is always refused (409)',
    acts: { bundle: [refusal(409, 'Export job is running, not completed', { times: 'always' })] },
  },
  'redirecting-api': {
    about: 'the API redirects to another origin (307), which writes down what it is sent',
    acts: { start: [{ ...REDIRECTED, status: 307 }], status: [REDIRECTED], agent: [REDIRECTED] },
  },
  'redirecting-polls': {
    about: 'polls are redirected to another origin (302)',
    acts: { status: [REDIRECTED] },
  },
  'huge-json': {
    about: 'the status answer never ends',
    acts: { status: [{ do: 'endless', times: 'always' }] },
  },
  'silent-api': {
    about: 'polls are never answered',
    acts: { status: [{ do: 'delay', ms: 3_600_000, times: 'always' }] },
  },
  'silent-start': { about: 'the start is never answered', acts: { start: [{ do: 'delay', ms: 3_600_000 }] } },
} satisfies Readonly<Record<string, Scenario>>;

/** How the agent job ends. */
export const AGENT_SCENARIOS = {
  'agent-pull-request': { about: 'agent job: completes with a pull request' },
  'agent-no-change': { about: 'agent job: completes without a change', rules: { pullRequest: null } },
  'agent-failed': { about: 'agent job: fails', rules: { agentEnds: 'failed' } },
  'agent-archived': { about: 'agent job: is archived', rules: { agentEnds: 'archived' } },
  'agent-slow': { about: 'agent job: runs for 2 minutes', rules: { agentRunMs: 120_000 } },
  'agent-never-ends': { about: 'agent job: runs for ever', rules: { agentEnds: 'never' } },
  'agent-unknown-status': {
    about: 'agent job: statuses that the contract does not name, then completed',
    rules: { agentSteps: ['active', 'thinking', '', 'completed'] },
  },
  'agent-not-found': {
    about: 'agent job: is never found (404)',
    acts: { agent: [refusal(404, 'Agent job not found', { times: 'always' })] },
  },
  'agent-unauthorized': {
    about: 'agent job: the key has expired (401)',
    acts: { agent: [refusal(401, 'API key has expired', { times: 'always' })] },
  },
  'agent-flaky': {
    about: 'agent job: a reset, a 503, JSON cut short, an HTML page, a 429, then all is well',
    acts: {
      agent: [
        { do: 'reset', when: 'before' },
        refusal(503, 'Try again'),
        { do: 'cut', bytes: 10 },
        HTML,
        refusal(429, 'Too many requests', { headers: { 'retry-after': '1' } }),
      ],
    },
  },
  'agent-down': { about: 'agent job: the API answers 503 for ever', acts: { agent: [DOWN] } },
} satisfies Readonly<Record<string, Scenario>>;
