import { watchAgentJob } from './agent/watch-agent-job.ts';
import { runSession } from './runner/session.ts';
import { takeAgentInputs } from './runner/take-inputs.ts';
import { connectAgent } from './connect-agent.ts';

await runSession('agent-job', async (session) => {
  const inputs = takeAgentInputs(process.env, session.tell);
  return await watchAgentJob(inputs, { ...session, ...connectAgent(inputs, session) }, session.signal);
});
