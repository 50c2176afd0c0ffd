import type { AgentService } from '../flows/ports.ts';
import type { AgentInputs } from '../rules/agent-inputs.ts';
import { agentApi } from './api.ts';
import { httpSender } from './http.ts';
import type { Surroundings } from './surroundings.ts';
import { trustAlso } from './trust.ts';

/** The network hand of the agent-job action, fit for these inputs. */
export function connectAgent(
  { apiUrl, apiKey, caCertificate }: AgentInputs,
  surroundings: Surroundings,
): { readonly service: AgentService } {
  if (caCertificate !== null) trustAlso(caCertificate.pem);
  const send = httpSender({ clock: surroundings.clock, keepsConnections: false });
  return { service: agentApi({ ...surroundings, apiUrl, apiKey, send }) };
}
