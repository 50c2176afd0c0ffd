import { AsyncLocalStorage } from 'node:async_hooks';
import type { DefaultArtifactClient } from '@actions/artifact';
import * as core from '@actions/core';
import type { FailureFacts } from '../core/failure.ts';
import type { Clock } from '../core/run.ts';
import { oneLine } from '../text/words.ts';
import {
  readClientLine,
  readStatus,
  withStatus,
  type ClientError,
  type ArtifactReply,
} from './client-error.ts';

/** A cut answer leaves the client waiting for ever. Its own limit is five minutes without a byte. */
const SILENCE_LIMIT_MS = 6 * 60_000;

interface ClientContext {
  readonly clock: Clock;
  /** Takes each line that the client prints for the log. */
  readonly say: (text: string) => void;
}

/** What the client answers. It cannot be stopped: after an abort it goes on, and what it prints is dropped, until the process ends. */
export async function askClient<T>(
  act: (client: DefaultArtifactClient) => Promise<T>,
  { clock, say }: ClientContext,
  signal: AbortSignal,
): Promise<ArtifactReply<T>> {
  signal.throwIfAborted();
  /** Of the last answer. */
  let status: number | null = null;
  const stopped = Promise.withResolvers<never>();
  signal.addEventListener(
    'abort',
    () => {
      stopped.reject(signal.reason);
    },
    { once: true },
  );
  let cancelWatch = (): void => undefined;
  const watch = (): void => {
    cancelWatch();
    cancelWatch = clock.after(SILENCE_LIMIT_MS, () => {
      stopped.reject(new Error('the artifact client does not answer'));
    });
  };
  const hear = (line: string): void => {
    if (signal.aborted) return;
    watch();
    status = readStatus(line) ?? status;
    passOn(withStatus(line, status), say);
  };
  watch();
  try {
    const work = captureOutput(hear, async () => {
      const { DefaultArtifactClient } = await import('@actions/artifact');
      return await act(new DefaultArtifactClient());
    });
    return { ok: true, value: await Promise.race([work, stopped.promise]) };
  } catch (error) {
    signal.throwIfAborted();
    return { ok: false, problem: clientError(error, status) };
  } finally {
    cancelWatch();
  }
}

/**
 * Masks reach the runner as they are. The debug lines hold the signed address, with its signature masked: they stay in the
 * debug log, and lose the query there. A warning or an error of the client is a line of the log like any other: the run
 * has its own annotations.
 */
function passOn(line: string, say: (text: string) => void): void {
  const { command, text } = readClientLine(line);
  if (command === 'add-mask') printPast(line);
  else if (command === 'debug') noteDetail(text);
  else say(text);
}

/** What the client says that is worth the debug log and no more. */
export function noteDetail(text: string): void {
  core.debug(oneLine(`Artifact client: ${text}`));
}

function clientError(error: unknown, status: number | null): ClientError {
  const facts = (typeof error === 'object' && error !== null ? error : {}) as Readonly<
    Record<string, unknown>
  >;
  const code = facts['statusCode'] ?? facts['code'];
  return {
    message: withStatus(error instanceof Error ? error.message : String(error), status),
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : null,
  };
}

type Hear = (line: string) => void;

const listener = new AsyncLocalStorage<Hear | null>();
/** What the process printed with before; `null` until something is captured. */
let print: typeof process.stdout.write | null = null;

/**
 * Does `act`, with every line that it and whatever it started prints going to `hear` instead of the log, also after its
 * promise has settled. What `hear` itself prints, and what the rest of the process prints, goes to the log.
 */
export function captureOutput<T>(hear: Hear, act: () => Promise<T>): Promise<T> {
  replacePrint();
  return listener.run(hear, act);
}

/** Prints a line as it is, past any listener. */
function printPast(line: string): void {
  (print ?? process.stdout.write.bind(process.stdout))(`${line}\n`);
}

function replacePrint(): void {
  if (print !== null) return;
  const original = process.stdout.write.bind(process.stdout);
  print = original;
  process.stdout.write = ((...given: Parameters<typeof original>) => {
    const hear = listener.getStore() ?? null;
    if (hear === null) return original(...given);
    const lines = String(given[0]).split(/\r?\n/);
    listener.run(null, () => {
      for (const line of lines) if (line !== '') hear(line);
    });
    const done: unknown = given.at(-1);
    if (typeof done === 'function') queueMicrotask(done as () => void);
    return true;
  }) as typeof process.stdout.write;
}

/** Why there is no artifact service to use. */
export type UploadObstacle = Omit<FailureFacts['upload-unavailable'], 'kind'>;

/**
 * Why this run cannot upload, from what the runner gives to a step; `null` when it can. Servers
 * are distinguished as in the artifact client: by the host's name.
 */
export function uploadObstacle(env: NodeJS.ProcessEnv): UploadObstacle | null {
  const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
  const host = URL.parse(server)?.hostname ?? server;
  if (!/^(?:github\.com|.+\.ghe\.com|.+\.localhost)$/i.test(host)) return { why: 'not-github', host };
  if (!env['ACTIONS_RUNTIME_TOKEN']) return { why: 'no-token', host };
  return URL.canParse(env['ACTIONS_RESULTS_URL'] ?? '') ? null : { why: 'no-address', host };
}

/** Where a person finds an artifact, as `actions/upload-artifact` gives it; `null` when the run does not say where it is. */
export function artifactUrl(env: NodeJS.ProcessEnv, id: number): string | null {
  const { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
  if (!repository || !run) return null;
  const server = (env['GITHUB_SERVER_URL'] || 'https://github.com').replace(/\/+$/, '');
  return `${server}/${repository}/actions/runs/${run}/artifacts/${id}`;
}
