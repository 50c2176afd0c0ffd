import { X509Certificate } from 'node:crypto';
import { accessSync, constants, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { Failure, type InputProblem } from '../core/failure.ts';
import type { Emit } from '../core/run.ts';
import { proxyProblems } from '../inputs/addresses.ts';
import type { ActionInputs } from '../inputs/input-table.ts';
import type { InputMachine, PathState } from '../inputs/target-path.ts';
import type { RunEvent } from '../report/event.ts';
import { requireOutputFile } from '../report/outputs.ts';
import { systemErrorCode } from '../system/disk-failure.ts';

/** Shorter words of a key that holds white space are no secret, and masking them would blot out the log. */
const WORD_MIN_CHARS = 8;

export interface ReadPorts {
  /** The runner's temporary folder. */
  readonly tempFolder: string;
  readonly emit: Emit<RunEvent>;
  readonly mask: (secret: string) => void;
}

/**
 * Reads the inputs that the runner put into the environment, reads (and never changes) the disk, and emits the
 * warnings. The key is masked before anything else happens.
 * Throws `inputs-invalid` with every problem at once, and `outputs-unusable`: a run that cannot write its outputs does
 * nothing, as later steps could not learn its result.
 */
export function readInputs<N extends string, T>(
  { defaults, parse, domainOf, usesTemp }: ActionInputs<N, T>,
  env: NodeJS.ProcessEnv,
  { emit, mask, tempFolder }: ReadPorts,
): T {
  const raw = readRaw(defaults, env);
  maskKey(raw, mask);
  const parsed = parse(raw, machineOf(env));
  const problems = [
    ...('problems' in parsed ? parsed.problems : []),
    ...proxyProblems(env),
    ...(usesTemp ? tempProblems(tempFolder) : []),
  ];
  if ('problems' in parsed || problems.length > 0) throw new Failure('inputs-invalid', { problems });
  requireOutputFile(env);
  emit({ kind: 'inputs-read', domain: domainOf(parsed.inputs), warnings: parsed.warnings });
  return parsed.inputs;
}

/** Without this folder an export would fail at its first file, after an hour of waiting for it. */
function tempProblems(path: string): readonly InputProblem[] {
  const real = realPath(path);
  const isThere = real !== null && pathState(real).endsWith('folder');
  const problem = !isAbsolute(path)
    ? 'is not absolute'
    : !isThere
      ? 'is no folder'
      : mayWrite(path)
        ? null
        : 'is a folder that this user may not change';
  const remedy =
    "Set it on the runner to the absolute path of a folder that exists, or leave it unset for the system's own.";
  return problem === null ? [] : [{ input: 'RUNNER_TEMP', value: path, problem, remedy }];
}

/** By the runner's own rule: upper case, spaces to underscores, hyphens as they are; empty when absent. */
function readRaw<N extends string>(
  defaults: Readonly<Record<N, string>>,
  env: NodeJS.ProcessEnv,
): Readonly<Record<N, string>> {
  const read = (name: string): string => env[`INPUT_${name.toUpperCase()}`] ?? '';
  return Object.fromEntries(Object.keys(defaults).map((name) => [name, read(name)])) as Record<N, string>;
}

/** Masks the key as it will be used, and each word of one that will be refused because it has several. */
function maskKey(raw: { readonly 'api-key'?: string }, mask: ReadPorts['mask']): void {
  const key = (raw['api-key'] ?? '').trim();
  if (key === '') return;
  mask(key);
  const words = key.split(/\s+/);
  if (words.length === 1) return;
  for (const word of words) if (word.length >= WORD_MIN_CHARS) mask(word);
}

function machineOf(env: NodeJS.ProcessEnv): InputMachine {
  const workspace = env['GITHUB_WORKSPACE'] || process.cwd();
  const { platform } = process;
  const nodeVersion = process.versions.node;
  const disk = { pathState, realPath, isMountPoint, mayWrite, readBytes };
  return { workspace, platform, nodeVersion, isCertificate, ...disk };
}

function pathState(path: string): PathState {
  try {
    const found = lstatSync(path);
    if (found.isSymbolicLink()) return 'link';
    if (found.isFile()) return 'file';
    if (!found.isDirectory()) return 'unreadable';
    return readdirSync(path).length === 0 ? 'empty-folder' : 'folder';
  } catch (error) {
    const code = systemErrorCode(error);
    return code === 'ENOENT' ? 'missing' : code === 'ENOTDIR' ? 'below-file' : 'unreadable';
  }
}

/** The real path of the deepest existing parent, with the other names after it. */
function realPath(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch (error) {
    const code = systemErrorCode(error);
    const parent = dirname(path);
    // A visible link that cannot be followed has no target, or leads in a circle.
    if (code === 'ELOOP' || pathState(path) === 'link') return null;
    // A missing drive or share has no links.
    if (parent === path || (code !== 'ENOENT' && code !== 'ENOTDIR')) return path;
    const real = realPath(parent);
    return real === null ? null : join(real, basename(path));
  }
}

/** Linux lists them, with octal escapes; elsewhere none is known. */
function isMountPoint(path: string): boolean {
  const mounts = String(readBytes('/proc/self/mountinfo', Infinity)).split('\n');
  const real = realPath(path);
  const unescape = (text = ''): string =>
    text.replaceAll(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));
  return mounts.some((line) => unescape(line.split(' ')[4]) === real);
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function readBytes(path: string, mostBytes: number): Uint8Array | 'too-large' | 'unreadable' {
  try {
    const found = statSync(path);
    if (!found.isFile()) return 'unreadable';
    return found.size > mostBytes ? 'too-large' : readFileSync(path);
  } catch {
    return 'unreadable';
  }
}

function isCertificate(pemBlock: string): boolean {
  try {
    return new X509Certificate(pemBlock).raw.length > 0;
  } catch {
    return false;
  }
}
