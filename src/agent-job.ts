import type { AgentInputs } from './agent/agent-inputs.ts';
import { watchAgentJob } from './agent/watch-agent-job.ts';
import { readAgentInputs } from './runner/read-inputs.ts';
import { runSession } from './runner/session.ts';
import { agentApi, type AgentService, type ServiceContext } from './service/api.ts';
import { httpSender } from './service/http/send.ts';
import { trustAlso } from './service/http/watched-client.ts';

await runSession('agent-job', async (session) => {
  const inputs = readAgentInputs(process.env, session.emit);
  return await watchAgentJob(inputs, { ...session, ...connectAgent(inputs, session) }, session.signal);
});

/** The client of the agent API, for these inputs. */
function connectAgent(
  { apiUrl, apiKey, caCertificate }: AgentInputs,
  context: ServiceContext,
): { readonly service: AgentService } {
  if (caCertificate !== null) trustAlso(caCertificate.pem);
  const send = httpSender({ clock: context.clock, keepsConnections: false });
  return { service: agentApi({ ...context, apiUrl, apiKey, send }) };
}
