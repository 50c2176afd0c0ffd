import type { Content } from './archives/bundle.ts';
import type { Format } from './archives/pack.ts';
import type { Scenario } from './scenarios/scenario.ts';
import type { JournalEntry } from './service/journal.ts';
import { stepsFor } from './service/progress.ts';
import { DEFAULT_RULES, type Rules } from './service/rules.ts';

// Few enough to be quick, enough to show every status. Counted in polls, so that a journal is the same every time.
const DEFAULT_POLLS = { queued: 1, running: 2 };

/** The rules that an option of the same name sets. */
const RULE_OPTIONS = [
  ...(['apiKey', 'domain', 'basePath', 'bare', 'oneJobAtATime', 'linkLifetimeMs'] as const),
  // Jobs advance with time: how long they are queued, then rendered.
  ...(['queueMs', 'renderMs'] as const),
  // Without a time, the agent job ends at the third poll.
  ...(['projectId', 'agentJobId', 'agentRunMs'] as const),
];

type RuleOptions = { readonly [K in (typeof RULE_OPTIONS)[number]]?: Rules[K] | undefined };

/** How to start an emulator. An option overrides the scenario. */
export interface EmulatorOptions extends Content, RuleOptions {
  readonly scenario?: string | Scenario | undefined;
  readonly format?: Format | undefined;
  /** Jobs advance with polls: how many see `queued`, then `running`. The default is 1 and 2. */
  readonly polls?: { readonly queued: number; readonly running: number } | undefined;
  /** Jobs that exist from the beginning, by id. */
  readonly existingJobs?: readonly string[] | undefined;
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
  // An option that is undefined must not hide a default.
  const given = RULE_OPTIONS.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]]));
  const chosen: Partial<Rules> = { ...scenario.rules, ...(Object.fromEntries(given) as Partial<Rules>) };
  const rules: Rules = {
    ...DEFAULT_RULES,
    ...found,
    bundleName: zip ? 'bundle.zip' : 'bundle.tar.gz',
    ...chosen,
    basePath: chosen.basePath?.replace(/\/+$/, '') ?? DEFAULT_RULES.basePath,
  };
  const timed = chosen.queueMs !== undefined || chosen.renderMs !== undefined;
  const byPolls = options.polls !== undefined || (!timed && rules.steps === undefined);
  const agentByPolls = chosen.agentRunMs === undefined && rules.agentSteps === undefined;
  const agentSteps = rules.agentEnds === 'never' ? ['active'] : ['active', 'active', rules.agentEnds];
  return {
    ...rules,
    ...(byPolls ? { steps: stepsFor(rules, options.polls ?? DEFAULT_POLLS) } : {}),
    ...(agentByPolls ? { agentSteps } : {}),
  };
}
