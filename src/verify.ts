import { readVerifyInputs } from './runner/read-inputs.ts';
import { runSession } from './runner/session.ts';
import { httpSender } from './service/http/send.ts';
import { trustAlso } from './service/http/watched-client.ts';
import { httpAsker } from './verify/ask.ts';
import { verifySite } from './verify/verify-site.ts';
import { writeWhole } from './verify/write-whole.ts';

await runSession('verify', async (session) => {
  const { clock, emit, signal } = session;
  const inputs = readVerifyInputs(process.env, session);
  trustAlso(inputs.caCertificate);
  const ask = httpAsker({ send: httpSender({ clock, keepsConnections: true }), clock });
  const writeFile = (path: string, text: string): void => {
    writeWhole(path, text, String(process.pid));
  };
  return await verifySite(inputs, { ask, clock, emit, writeFile }, signal);
});
