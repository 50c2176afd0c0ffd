// Runs one tool of node_modules in the project's root and returns its output.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';

/** The project's root: every path in these scripts starts there. */
export const ROOT = dirname(import.meta.dirname);

export const TSC = 'node_modules/typescript/bin/tsc';
export const NCC = 'node_modules/@vercel/ncc/dist/ncc/cli.js';
export const ESLINT = 'node_modules/eslint/bin/eslint.js';
export const PRETTIER = 'node_modules/prettier/bin/prettier.cjs';

/** What a tool printed, and whether it ended with 0. */
export interface Ran {
  readonly ok: boolean;
  readonly output: string;
  /** What a reader must know although it succeeded. */
  readonly note?: string;
}

/** Runs a tool's script on this Node, with `env` added to our environment. Never throws for what the tool finds. */
export function runTool(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Ran {
  const done = spawnSync(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const output = `${done.stdout}${done.stderr}${done.error?.message ?? ''}`;
  return { ok: done.status === 0, output };
}

/** Runs a tool that must succeed. Throws its output if it does not. */
export function mustRun(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { ok, output } = runTool(script, args, env);
  if (!ok) throw new Error(`Cannot run '${[script, ...args].join(' ')}':\n${output}`);
}
