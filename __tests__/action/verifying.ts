/** Runs of the shipped verify action, and a host to ask that is correct but for what a test changes. */
import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { VERIFY_OUTPUT_NAMES } from '../../src/report/outputs.ts';
import { serve, type Seen } from '../kit/small-server.ts';
import { manifestOf, page } from '../verify/sites.ts';
import type { Certificates } from './certificates.ts';
import { runAction, type Run, type RunOptions } from './runner.ts';

export const HOSTILE = 'a ::error::x <img src=x>|`@all.html';
export const FILES: Readonly<Record<string, string>> = {
  'index.html': page('The first page'),
  'guide.html': page('The guide'),
  'dir/index.html': page('A folder'),
  'app.js': `run(${'1,'.repeat(5_000)})`,
  'guide.rsc': '0:"x"',
  '404.html': page('Nothing here'),
  [HOSTILE]: page('Hostile'),
};
export const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.html$/, 'text/html; charset=utf-8'],
  [/\.js$/, 'text/javascript'],
  [/\.rsc$/, 'text/x-component'],
];

export type Answers = (response: ServerResponse, request: Seen, count: number) => boolean;

/** The file that a correct host serves for an address. */
export function fileAt(url: string): string | null {
  const path = decodeURIComponent(url.replace(/^\//, ''));
  const names = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  return names.find((name) => name in FILES && name !== '404.html') ?? null;
}

export function send(
  response: ServerResponse,
  name: string,
  { status = 200, body = FILES[name] ?? '' } = {},
): void {
  const type = TYPES.find(([ending]) => ending.test(name))?.[1] ?? 'application/octet-stream';
  response.writeHead(status, { 'content-type': type }).end(body);
}

/** A correct host, except for requests that `odd` answers itself, which then returns `true`. */
export async function host(
  odd: Answers = () => false,
  tls: Certificates | null = null,
): ReturnType<typeof serve> {
  const answer: Parameters<typeof serve>[0] = (response, request, count) => {
    if (odd(response, request, count)) return;
    const name = fileAt(request.url);
    if (name === null) send(response, '404.html', { status: 404 });
    else send(response, name);
  };
  return await serve(answer, '127.0.0.1', tls);
}

/** The last round begins one interval before the timeout: none follows the first, however slow the machine is. */
export const ONE_ROUND = { timeout: '20s', 'poll-interval': '20s' };
/** Rounds without a pause between them. */
export const ROUNDS = { timeout: '20s', 'poll-interval': '20ms' };

export type More = Omit<RunOptions, 'action' | 'service' | 'prepare'> & {
  readonly manifest?: string;
  readonly changes?: string;
  /** More files of the workspace. */
  readonly files?: Readonly<Record<string, string>>;
};

export async function verify(
  url: string,
  { manifest = manifestOf(FILES), changes, files = {}, inputs, ...more }: More = {},
): Promise<Run> {
  const run = await runAction({
    action: 'verify',
    service: null,
    prepare: ({ workspace }) => {
      for (const [name, text] of Object.entries(files)) writeFileSync(join(workspace, name), text);
      writeFileSync(join(workspace, 'manifest.json'), manifest);
      if (changes !== undefined) writeFileSync(join(workspace, 'changes.json'), changes);
    },
    inputs: {
      url,
      manifest: 'manifest.json',
      ...(changes !== undefined && { changes: 'changes.json' }),
      ...ONE_ROUND,
      ...inputs,
    },
    ...more,
  });
  expect(
    Object.keys(run.outputs).filter((name) => !VERIFY_OUTPUT_NAMES.some((known) => known === name)),
  ).toEqual([]);
  return run;
}

export const only =
  (path: string, answer: (response: ServerResponse) => void): Answers =>
  (response, { url }) => {
    if (url !== path) return false;
    answer(response);
    return true;
  };
