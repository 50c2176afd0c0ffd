import { closeSync, constants, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import * as core from '@actions/core';
import { Failure } from '../core/failure.ts';

/** The outputs of the root action, in the order of `action.yml`. */
// prettier-ignore
export const OUTPUT_NAMES = [
  'job-id', 'result', 'page-count', 'site-path', 'file-count', 'site-size', 'content-digest', 'manifest-path',
  'changed', 'added-count', 'changed-count', 'removed-count', 'changes-path', 'upload-path', 'invalidation-path',
  'pages-changed-count', 'pages-unknown-count', 'text-changed', 'pages-path', 'check-findings', 'check-report',
  'bundle-path', 'bundle-size', 'bundle-sha256', 'bundle-url', 'bundle-expires-at',
  'artifact-id', 'artifact-url', 'artifact-digest', 'helm-values',
] as const;

/** The outputs of the agent-job action, in the order of its `action.yml`. */
// prettier-ignore
export const AGENT_OUTPUT_NAMES = [
  'status', 'result', 'pull-request-url', 'repository', 'ref', 'model', 'created-at', 'archived-at',
] as const;

/** The outputs of the verify action, in the order of its `action.yml`. */
export const VERIFY_OUTPUT_NAMES = [
  'result',
  'checked-count',
  'stale-count',
  'broken-count',
  'report',
] as const;

export type OutputName =
  (typeof OUTPUT_NAMES)[number] | (typeof AGENT_OUTPUT_NAMES)[number] | (typeof VERIFY_OUTPUT_NAMES)[number];

/** An output with `null` is not set. */
export type Output = readonly [OutputName, string | number | null];

/**
 * Checks that outputs can be written, by writing a byte (the disk may be full) and removing it. Throws
 * `outputs-unusable`. A runner without such a file takes outputs from the log.
 */
export function requireOutputFile(env: NodeJS.ProcessEnv): void {
  const path = env['GITHUB_OUTPUT'] ?? '';
  if (path === '') return;
  try {
    // A pipe without a reader must not hold the run. Windows has no such flag, and counts it as 0.
    const file = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
    try {
      const found = fstatSync(file);
      if (!found.isFile()) throw new Error('it is no file');
      writeSync(file, '\n', found.size);
      ftruncateSync(file, found.size);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw unusable(error, path);
  }
}

/** Sets an output of the step. Throws `outputs-unusable`. */
export function setOutput(name: string, value: string | number): void {
  try {
    core.setOutput(name, value);
  } catch (error) {
    throw unusable(error, process.env['GITHUB_OUTPUT'] ?? '');
  }
}

function unusable(error: unknown, path: string): Failure {
  const problem = error instanceof Error ? error.message : String(error);
  return new Failure('outputs-unusable', { path, problem }, error);
}
