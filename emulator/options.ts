import type { Content } from './archives/bundle.ts';
import type { Format } from './archives/pack.ts';
import type { Scenario } from './scenarios/scenario.ts';
import type { JournalEntry } from './service/journal.ts';
import { stepsFor } from './service/progress.ts';
import { DEFAULT_RULES, type Rules } from './service/rules.ts';

// Few enough to be quick, enough to show every status. Counted in polls, so that a journal is the same every time.
const DEFAULT_POLLS = { queued: 1, running: 2 };

/** How to start an emulator. An option overrides the scenario. */
export interface EmulatorOptions extends Content {
  readonly scenario?: string | Scenario | undefined;
  readonly format?: Format | undefined;
  /** Jobs advance with time: how long they are queued, then rendered. */
  readonly queueMs?: number | undefined;
  readonly renderMs?: number | undefined;
  /** Jobs advance with polls: how many see `queued`, then `running`. The default is 1 and 2. */
  readonly polls?: { readonly queued: number; readonly running: number } | undefined;
  readonly linkLifetimeMs?: number | undefined;
  readonly apiKey?: string | undefined;
  /** Jobs that exist from the beginning, by id. */
  readonly existingJobs?: readonly string[] | undefined;
  readonly projectId?: string | undefined;
  readonly agentJobId?: string | undefined;
  /** How long the agent job runs. Without it, the job ends at the third poll. */
  readonly agentRunMs?: number | undefined;
  readonly basePath?: string | undefined;
  readonly bare?: boolean | undefined;
  readonly oneJobAtATime?: boolean | undefined;
  readonly maxStartsPerHour?: number | undefined;
  /** The speed of each download. */
  readonly bytesPerSecond?: number | undefined;
  readonly port?: number | undefined;
  readonly storePort?: number | undefined;
  /** API and store on the same origin. */
  readonly onePort?: boolean | undefined;
  /** PEM texts: serve https. */
  readonly tls?: { readonly key: string; readonly cert: string } | undefined;
  /** Called when a request has been answered. */
  readonly onRequest?: ((entry: JournalEntry) => void) | undefined;
}

/** The rules that follow from options and scenario. */
export function newRules(
  options: EmulatorOptions,
  scenario: Scenario,
  found: { pages: number; storeUrl: string },
): Rules {
  const zip = (options.format ?? scenario.format ?? 'tar.gz').startsWith('zip');
  const chosen = given({
    apiKey: options.apiKey,
    domain: options.domain,
    queueMs: options.queueMs,
    renderMs: options.renderMs,
    linkLifetimeMs: options.linkLifetimeMs,
    projectId: options.projectId,
    agentJobId: options.agentJobId,
    agentRunMs: options.agentRunMs,
    basePath: options.basePath?.replace(/\/+$/, ''),
    bare: options.bare,
    oneJobAtATime: options.oneJobAtATime,
    maxStartsPerHour: options.maxStartsPerHour,
  });
  const rules: Rules = {
    ...DEFAULT_RULES,
    ...found,
    bundleName: zip ? 'bundle.zip' : 'bundle.tar.gz',
    ...scenario.rules,
    ...chosen,
  };
  const times = { ...scenario.rules, ...chosen };
  const timed = times.queueMs !== undefined || times.renderMs !== undefined;
  const byPolls = options.polls !== undefined || (!timed && rules.steps === undefined);
  const agentByPolls = times.agentRunMs === undefined && rules.agentSteps === undefined;
  return {
    ...rules,
    ...(byPolls ? { steps: stepsFor(rules, options.polls ?? DEFAULT_POLLS) } : {}),
    ...(agentByPolls ? { agentSteps: agentStepsFor(rules) } : {}),
  };
}

function agentStepsFor(rules: Rules): string[] {
  return rules.agentEnds === 'never' ? ['active'] : ['active', 'active', rules.agentEnds];
}

/** The fields that have a value: undefined must not hide a default. */
function given(fields: { [K in keyof Rules]?: Rules[K] | undefined }): Partial<Rules> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
