import { Publisher } from './publish/publisher.ts';
import { readInputs } from './runner/read-inputs.ts';
import { runSession } from './runner/session.ts';
import { httpSender, type SendHttp } from './service/http/send.ts';
import { trustAlso, USER_AGENT } from './service/http/watched-client.ts';
import { httpAsker, userAgentOf } from './verify/ask.ts';
import { VERIFY_ACTION_INPUTS } from './verify/verify-inputs.ts';
import { verifySite } from './verify/verify-site.ts';

await runSession('verify', async (session) => {
  const { clock, emit, signal } = session;
  const inputs = readInputs(VERIFY_ACTION_INPUTS, process.env, session);
  trustAlso(inputs.caCertificate);
  const userAgent = userAgentOf(USER_AGENT, process.env);
  const sender = (keepsConnections: boolean): SendHttp => httpSender({ clock, keepsConnections, userAgent });
  const ask = httpAsker({ send: sender(true), sendApart: sender(false), clock });
  const publisher = new Publisher([inputs.reportPath]);
  session.atEnd(() => publisher.discard());
  const writeFile = (path: string, text: string): void => {
    publisher.publishFile(path, { text, mode: 0o644, doing: 'write the report' });
  };
  return await verifySite(inputs, { ask, clock, emit, writeFile }, signal);
});
