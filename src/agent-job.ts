import { AGENT_JOB_INPUTS } from './agent/agent-inputs.ts';
import { watchAgentJob } from './agent/agent-job.ts';
import { readInputs } from './runner/read-inputs.ts';
import { runSession } from './runner/session.ts';
import { agentApi } from './service/api.ts';
import { httpSender } from './service/http/send.ts';
import { trustAlso } from './service/http/watched-client.ts';

await runSession('agent-job', async (session) => {
  const inputs = readInputs(AGENT_JOB_INPUTS, process.env, session);
  const { apiUrl, apiKey, caCertificate } = inputs;
  trustAlso(caCertificate);
  const send = httpSender({ clock: session.clock, keepsConnections: false });
  const service = agentApi({ ...session, apiUrl, apiKey, send });
  return await watchAgentJob(inputs, { ...session, service }, session.signal);
});
