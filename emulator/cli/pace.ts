import { scenarioNamed } from '../scenarios/scenarios.ts';

/** How long jobs take, in milliseconds. */
export interface Pace {
  readonly queueMs: number;
  readonly renderMs: number;
  readonly agentRunMs: number;
}

/** The usual pace, but for what the scenario says of it itself. */
export function paceFor(scenario: string, { queueMs, renderMs, agentRunMs }: Pace): Partial<Pace> {
  const rules = scenarioNamed(scenario).rules ?? {};
  if ('steps' in rules) return {};
  return {
    ...('queueMs' in rules ? {} : { queueMs }),
    ...('renderMs' in rules ? {} : { renderMs }),
    ...('agentRunMs' in rules || 'agentSteps' in rules ? {} : { agentRunMs }),
  };
}
