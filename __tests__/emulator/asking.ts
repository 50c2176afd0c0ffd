import { request as httpRequest, type Agent } from 'node:http';
import type { EmulatorOptions } from '../../emulator/options.ts';
import { startEmulator, type Emulator } from '../../emulator/server.ts';

export const FILES = { 'index.html': '<h1>Start</h1>', 'guide/start.html': 'x'.repeat(50_000) };

const running: Emulator[] = [];
/** Closes every emulator that a test started. */
export async function closeAll(): Promise<void> {
  await Promise.all(running.splice(0).map((emulator) => emulator.close()));
}

export async function start(options: EmulatorOptions = {}): Promise<Emulator> {
  const emulator = await startEmulator({ files: FILES, ...options });
  running.push(emulator);
  return emulator;
}

export interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  /** Whether the body ended as its head promised. */
  readonly complete: boolean;
}

/** One request on a connection of its own, which the server may not end for us. Rejects when no answer comes. */
export function ask(
  url: string,
  how: {
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    leaveAfter?: number;
    /** Keeps connections; without it each request has one of its own. */
    agent?: Agent;
  } = {},
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      url,
      {
        method: how.method ?? 'GET',
        headers: { connection: 'keep-alive', ...how.headers },
        agent: how.agent ?? false,
      },
      (response) => {
        const pieces: Buffer[] = [];
        const done = (): void => {
          const body = Buffer.concat(pieces);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            complete: response.complete,
          });
        };
        response.on('data', (piece: Buffer) => {
          pieces.push(piece);
          if (Buffer.concat(pieces).length >= (how.leaveAfter ?? Infinity)) request.destroy();
        });
        response.on('error', () => undefined);
        response.on('close', done);
      },
    );
    request.on('error', reject);
    request.end(how.body);
  });
}

/** Calls to the API with the key, answered with status and JSON, or the code of the broken connection. */
export function client(emulator: Emulator): {
  api: (method: string, path: string, body?: string) => Promise<[number | string, unknown]>;
  link: () => Promise<string>;
} {
  const api = async (method: string, path: string, body?: string): Promise<[number | string, unknown]> => {
    try {
      const headers = { authorization: `Bearer ${emulator.apiKey}` };
      const got = await ask(`${emulator.apiUrl}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      });
      try {
        return [got.status, JSON.parse(got.body.toString())];
      } catch {
        return [got.status, got.body.toString().slice(0, 15)];
      }
    } catch (error) {
      return [(error as { code: string }).code, null];
    }
  };
  const link = async (): Promise<string> => {
    const [, answer] = await api('POST', '/v1/static-export/jobs/job_0001/bundle');
    return (answer as { bundleUrl: string }).bundleUrl;
  };
  return { api, link };
}

export const START = ['POST', '/v1/static-export/jobs', '{"domain":"docs.example.com"}'] as const;
export const STATUS = ['GET', '/v1/static-export/jobs/job_0001'] as const;

/** An emulator whose job is done, and a link of it. */
export async function startWithLink(
  options: EmulatorOptions = {},
): Promise<{ emulator: Emulator; link: () => Promise<string> }> {
  const emulator = await start({ polls: { queued: 0, running: 0 }, ...options });
  const { api, link } = client(emulator);
  await api(...START);
  return { emulator, link };
}
