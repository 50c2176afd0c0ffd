import { HOSTILE, type HostileKind } from '../archives/hostile.ts';
import { FORMATS, type Format } from '../archives/pack.ts';
import type { Scenario } from './scenario.ts';
import { AGENT_SCENARIOS, API_SCENARIOS, JOB_SCENARIOS } from './scenarios-api.ts';
import { STORE_SCENARIOS } from './scenarios-store.ts';

const FORMAT_SCENARIOS = {
  'plain-tar': inFormat('tar'),
  'tar-gz-members': inFormat('tar.gz-members'),
  'tar-zst': inFormat('tar.zst'),
  zip: inFormat('zip'),
  'zip-stored': inFormat('zip-stored'),
  'zip-descriptors': inFormat('zip-descriptors'),
  'zip-zip64': inFormat('zip-zip64'),
};

const HOSTILE_SCENARIOS = Object.fromEntries(
  Object.entries(HOSTILE).map(([kind, { about }]) => [
    `hostile-${kind}`,
    { about, hostile: kind as HostileKind },
  ]),
);

/** The scenarios by group, as --help lists them. */
export const SCENARIO_GROUPS: Readonly<Record<string, Readonly<Record<string, Scenario>>>> = {
  'How the export job goes': JOB_SCENARIOS,
  'Requests to the API': API_SCENARIOS,
  'The download': STORE_SCENARIOS,
  'Archive formats': FORMAT_SCENARIOS,
  'Archives that must be refused': HOSTILE_SCENARIOS,
  'The agent job': AGENT_SCENARIOS,
};

const ALL: ReadonlyMap<string, Scenario> = new Map(
  Object.values(SCENARIO_GROUPS).flatMap((group) => Object.entries(group)),
);

/** A scenario by its name, or a RangeError that names the nearest ones. */
export function scenarioNamed(name: string): Scenario {
  const scenario = ALL.get(name);
  if (scenario !== undefined) return scenario;
  const first = name.split('-')[0] ?? name;
  const near = [...ALL.keys()].filter((known) => first !== '' && known.includes(first));
  const hint = near.length === 0 ? '' : ` Near it: ${near.slice(0, 5).join(', ')}.`;
  throw new RangeError(
    `Cannot play scenario '${name}': there is none of that name.${hint} 'npm run emulator -- --help' lists all of them.`,
  );
}

function inFormat(format: Format): Scenario {
  return { about: `${format}: ${FORMATS[format]}`, format };
}

/** How long jobs take, in milliseconds. */
export interface Pace {
  readonly queueMs: number;
  readonly renderMs: number;
  readonly agentRunMs: number;
}

/** The usual pace, without what the scenario sets itself. */
export function paceFor(scenario: string, { queueMs, renderMs, agentRunMs }: Pace): Partial<Pace> {
  const rules = scenarioNamed(scenario).rules ?? {};
  if ('steps' in rules) return {};
  return {
    ...('queueMs' in rules ? {} : { queueMs }),
    ...('renderMs' in rules ? {} : { renderMs }),
    ...('agentRunMs' in rules || 'agentSteps' in rules ? {} : { agentRunMs }),
  };
}
