// CloudFront as far as docs/hosting.md configures it: the documented function and error responses, before any store.
import { spawnSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { codeBlock } from './code-blocks.ts';

const DOCUMENT = 'docs/hosting.md';
const HEADING = 'Rules for CloudFront';
const LIST = 'const FOLDERS = [];';

/** What the function makes of an address: the one that the store is asked for, or an answer of its own. */
export type Rewritten = { readonly uri: string } | { readonly status: number; readonly location: string };

interface Returned {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: { readonly location?: { readonly value?: string } };
}

/**
 * The documented function. `folders` is what the documented command prints, to be put there instead of the brackets.
 * Throws when the document has no such list.
 */
export function documentedFunction(folders: string): (uri: string) => Rewritten {
  const code = codeBlock(DOCUMENT, HEADING, 'js');
  if (!code.includes(LIST)) throw new Error(`Cannot find '${LIST}' in ${DOCUMENT}.`);
  const source = code.replace(LIST, () => `const FOLDERS = ${folders};`);
  // An empty world: the real one has no require, no fetch and no process either.
  const handler = runInNewContext(`${source}\nhandler;`) as (event: object) => Returned;
  return (uri) => {
    const event = {
      version: '1.0',
      request: { method: 'GET', uri, querystring: {}, headers: {}, cookies: {} },
    };
    const { uri: asked, statusCode, headers } = handler(event);
    if (asked !== undefined) return { uri: asked };
    return { status: statusCode ?? 0, location: headers?.location?.value ?? '' };
  };
}

/** Prints the folders of a site that have a page of their own, as documented. Throws when it fails. */
export function documentedFolders(site: string): string {
  const env = { PATH: process.env['PATH'], SITE: site, LC_ALL: 'C.UTF-8' };
  const done = spawnSync('sh', ['-e', '-c', codeBlock(DOCUMENT, HEADING, 'sh')], { encoding: 'utf8', env });
  if (done.status !== 0) throw new Error(`Cannot list the folders of ${site}: ${done.stderr}`);
  return done.stdout;
}

interface ErrorResponse {
  readonly ErrorCode: number;
  readonly ResponsePagePath: string;
  /** A text in the API, where everything else is a number. */
  readonly ResponseCode: string;
}

/** What visitors get when the store refuses: its status → page and status. */
export function documentedErrors(): ReadonlyMap<number, { readonly page: string; readonly status: number }> {
  const { CustomErrorResponses: responses } = JSON.parse(codeBlock(DOCUMENT, HEADING, 'json')) as {
    readonly CustomErrorResponses: { readonly Quantity: number; readonly Items: readonly ErrorResponse[] };
  };
  if (responses.Quantity !== responses.Items.length) throw new Error('Quantity is not the number of Items.');
  return new Map(
    responses.Items.map(({ ErrorCode, ResponsePagePath, ResponseCode }) => [
      ErrorCode,
      { page: ResponsePagePath, status: Number(ResponseCode) },
    ]),
  );
}
