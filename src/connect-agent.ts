import type { AgentInputs } from './agent/agent-inputs.ts';
import { agentApi, type AgentService } from './service/api.ts';
import { httpSender } from './service/http/send.ts';
import { trustAlso } from './service/http/trust.ts';
import type { Surroundings } from './service/surroundings.ts';

/** The network hand of the agent-job action, fit for these inputs. */
export function connectAgent(
  { apiUrl, apiKey, caCertificate }: AgentInputs,
  surroundings: Surroundings,
): { readonly service: AgentService } {
  if (caCertificate !== null) trustAlso(caCertificate.pem);
  const send = httpSender({ clock: surroundings.clock, keepsConnections: false });
  return { service: agentApi({ ...surroundings, apiUrl, apiKey, send }) };
}
