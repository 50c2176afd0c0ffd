import { X509Certificate } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setSecret } from '@actions/core';
import { AGENT_INPUT_DEFAULTS, parseAgentInputs, type AgentInputs } from '../agent/agent-inputs.ts';
import { Failure, type InputProblem } from '../core/failure.ts';
import type { Emit } from '../core/run.ts';
import { INPUT_DEFAULTS, parseInputs, type Inputs, type InputMachine } from '../export/inputs.ts';
import { proxyProblems } from '../inputs/proxy-settings.ts';
import type { PathState } from '../inputs/target-path.ts';
import type { RunEvent } from '../report/event.ts';
import { requireOutputFile } from '../report/output-file.ts';
import type { TextReading } from '../site/site-inputs.ts';

/** Shorter words of a key that holds white space are no secret, and masking them would blot out the log. */
const SHORTEST_SECRET = 8;

/**
 * Reads the inputs that the runner put into the environment, looks at the disk (changing nothing) and gives all of
 * them judged. The key is masked before anything else happens.
 * Throws `inputs-invalid` with every problem at once.
 */
export function readInputs(env: NodeJS.ProcessEnv): Judged<Inputs> {
  return judged(parseInputs(readRaw(INPUT_DEFAULTS, env), machineOf(env)), proxyProblems(env));
}

/** The same for the agent-job action. */
export function readAgentInputs(env: NodeJS.ProcessEnv): Judged<AgentInputs> {
  return judged(parseAgentInputs(readRaw(AGENT_INPUT_DEFAULTS, env), machineOf(env)), proxyProblems(env));
}

interface Judged<T> {
  readonly inputs: T;
  readonly warnings: readonly string[];
}

/** `around`: what is wrong with the environment of the inputs. */
function judged<T>(
  parsed: Judged<T> | { readonly problems: readonly InputProblem[] },
  around: readonly InputProblem[],
): Judged<T> {
  const problems = [...('problems' in parsed ? parsed.problems : []), ...around];
  if ('problems' in parsed || problems.length > 0) throw new Failure('inputs-invalid', { problems });
  return parsed;
}

/** By the runner's own rule: upper case, spaces to underscores, hyphens as they are; empty when absent. */
function readRaw<N extends string>(
  defaults: Readonly<Record<N, string>>,
  env: NodeJS.ProcessEnv,
): Readonly<Record<N, string>> {
  const read = (name: string): string => env[`INPUT_${name.toUpperCase()}`] ?? '';
  maskKey(read('api-key'));
  return Object.fromEntries(Object.keys(defaults).map((name) => [name, read(name)])) as Record<N, string>;
}

/** Masks the key as it will be used, and the words of one that will be refused because it has several. */
function maskKey(raw: string): void {
  const key = raw.trim();
  if (key === '') return;
  setSecret(key);
  const words = key.split(/\s+/);
  if (words.length === 1) return;
  for (const word of words) if (word.length >= SHORTEST_SECRET) setSecret(word);
}

function machineOf(env: NodeJS.ProcessEnv): InputMachine {
  const workspace = env['GITHUB_WORKSPACE'] || process.cwd();
  const { platform } = process;
  const nodeVersion = process.versions.node;
  return { workspace, platform, nodeVersion, pathState, realPath, readText, readUtf8, isCertificate };
}

function pathState(path: string): PathState {
  try {
    const found = lstatSync(path);
    if (found.isSymbolicLink()) return 'link';
    if (found.isFile()) return 'file';
    if (!found.isDirectory()) return 'unreadable';
    return readdirSync(path).length === 0 ? 'empty-folder' : 'folder';
  } catch (error) {
    const code = codeOf(error);
    return code === 'ENOENT' ? 'missing' : code === 'ENOTDIR' ? 'below-file' : 'unreadable';
  }
}

/** The real path of the deepest parent that exists, with the rest of the names behind it. */
function realPath(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch (error) {
    const code = codeOf(error);
    const parent = dirname(path);
    // A link that can be seen but not followed leads nowhere, or in a circle.
    if (code === 'ELOOP' || pathState(path) === 'link') return null;
    // A drive or a share that is not there has no links.
    if (parent === path || (code !== 'ENOENT' && code !== 'ENOTDIR')) return path;
    const real = realPath(parent);
    return real === null ? null : join(real, basename(path));
  }
}

function readText(path: string, mostBytes: number): string | null {
  try {
    const found = statSync(path);
    if (!found.isFile() || found.size > mostBytes) return null;
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function readUtf8(path: string, mostBytes: number): TextReading {
  try {
    const found = statSync(path);
    if (!found.isFile()) return { kind: 'unreadable' };
    if (found.size > mostBytes) return { kind: 'too-large' };
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return { kind: 'text', text };
  } catch (error) {
    return { kind: codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'not-utf8' : 'unreadable' };
  }
}

function isCertificate(pemBlock: string): boolean {
  try {
    return new X509Certificate(pemBlock).raw.length > 0;
  } catch {
    return false;
  }
}

/** Not by `instanceof`: the errors of `node:fs` may come from another realm than ours. */
function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/**
 * Reads the inputs and tells what is worth a warning. Throws `inputs-invalid` with every problem at once, and
 * `outputs-unusable`: what a run has done must be told to later steps, so one that cannot tell does nothing.
 */
export function takeInputs(env: NodeJS.ProcessEnv, emit: Emit<RunEvent>): Inputs {
  const { inputs, warnings } = readInputs(env);
  requireOutputFile(env);
  emit({ kind: 'inputs-read', domain: inputs.job.domain, warnings });
  return inputs;
}

/** The same for the agent-job action. */
export function takeAgentInputs(env: NodeJS.ProcessEnv, emit: Emit<RunEvent>): AgentInputs {
  const { inputs, warnings } = readAgentInputs(env);
  requireOutputFile(env);
  emit({ kind: 'inputs-read', domain: null, warnings });
  return inputs;
}
