import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { commandFiles, shippedAction } from '../scripts/shipped-action.ts';
import type { Command } from './measure.ts';

export interface ActionRun {
  readonly main: string;
  readonly apiUrl: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** The shipped action, as a runner starts it. The site comes to lie in `site`. */
export function action({ main, apiUrl, inputs }: ActionRun, folder: string): Command {
  const temp = join(folder, 'temp');
  mkdirSync(temp);
  const given = {
    ...{ domain: 'docs.example.com', 'api-key': 'svc_7Vq2mWx9TzKp4RbN', 'api-url': apiUrl },
    ...inputs,
  };
  const files = commandFiles(join(folder, 'commands'));
  // A runner keeps no compiled scripts.
  const env = { NODE_COMPILE_CACHE: '' };
  return shippedAction({ main, inputs: given, workspace: folder, temp, files, env });
}

/** The address of the API that hands out this link. */
export function apiUrlFor(apiPort: number, bundleUrl: string, sizeBytes: number): string {
  const link = { jobId: 'job_bench', bundleUrl, sizeBytes, expiresAt: '2099-01-01T00:00:00Z' };
  return `http://127.0.0.1:${apiPort}/${Buffer.from(JSON.stringify(link)).toString('base64url')}`;
}
