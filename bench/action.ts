import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputVariables } from '../scripts/action-defaults.ts';
import type { Command } from './measure.ts';

export interface ActionRun {
  readonly main: string;
  readonly apiUrl: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** The shipped action, as a runner starts it. The site comes to lie in `site`. */
export function action({ main, apiUrl, inputs }: ActionRun, folder: string): Command {
  const at = (name: string): string => join(folder, name);
  mkdirSync(at('temp'));
  for (const name of ['output', 'summary']) writeFileSync(at(name), '');
  const given = {
    ...{ domain: 'docs.example.com', 'api-key': 'svc_7Vq2mWx9TzKp4RbN', 'api-url': apiUrl },
    ...inputs,
  };
  return {
    command: [process.execPath, main],
    env: {
      ...inputVariables(given),
      GITHUB_WORKSPACE: folder,
      RUNNER_TEMP: at('temp'),
      GITHUB_OUTPUT: at('output'),
      GITHUB_STEP_SUMMARY: at('summary'),
    },
  };
}

/** The address of the API that hands out this link. */
export function apiUrlFor(apiPort: number, bundleUrl: string, sizeBytes: number): string {
  const link = { jobId: 'job_bench', bundleUrl, sizeBytes, expiresAt: '2099-01-01T00:00:00Z' };
  return `http://127.0.0.1:${apiPort}/${Buffer.from(JSON.stringify(link)).toString('base64url')}`;
}
