import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Command } from './measure.ts';

type Inputs = Readonly<Record<string, { readonly default?: string }>>;

const { inputs } = parse(readFileSync(join(import.meta.dirname, '..', 'action.yml'), 'utf8')) as {
  readonly inputs: Inputs;
};

export interface ActionRun {
  readonly main: string;
  readonly apiUrl: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** The shipped action, as a runner starts it. The site comes to lie in `site`. */
export function action({ main, apiUrl, inputs: more }: ActionRun, folder: string): Command {
  const at = (name: string): string => join(folder, name);
  mkdirSync(at('temp'));
  for (const name of ['output', 'summary']) writeFileSync(at(name), '');
  const given = { domain: 'docs.example.com', 'api-key': 'svc_7Vq2mWx9TzKp4RbN', 'api-url': apiUrl, ...more };
  const defaults = Object.entries(inputs).map(([name, input]) => [name, input.default ?? '']);
  const values = Object.entries({ ...(Object.fromEntries(defaults) as Record<string, string>), ...given });
  return {
    command: [process.execPath, main],
    env: {
      ...Object.fromEntries(values.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
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
