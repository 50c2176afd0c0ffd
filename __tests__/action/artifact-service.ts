/**
 * GitHub's artifact service as far as its client uses it: the calls of the Twirp interface, and a blob store that
 * takes blocks. It keeps what arrived for the test to read, and can play faults.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { Certificates } from './certificates.ts';

/** The attempt of the run that the runner's token is for. */
export const THIS_ATTEMPT = 'run-attempt-2';
/** A signature as in the store's links, which no log may show. */
export const BLOB_SIGNATURE = 'q7Rk/Zp2mVx9Tn4BwLs8Yd==';

export type Call =
  'CreateArtifact' | 'FinalizeArtifact' | 'ListArtifacts' | 'DeleteArtifact' | 'block' | 'blocklist';

/** What happens to one request instead of a good answer. `cut`: the connection breaks in the middle of the body. */
export type Fault =
  /** `text`: a body that no `JSON.stringify` can make, or that is not JSON. */
  | { readonly do: 'answer'; readonly status: number; readonly body?: unknown; readonly text?: string }
  /** The request was carried out before. */
  | { readonly do: 'lose' }
  | { readonly do: 'cut'; readonly afterBytes: number }
  /** The head of an answer and half of its body. */
  | { readonly do: 'half' }
  | { readonly do: 'silence' };

export interface Artifact {
  readonly id: number;
  readonly name: string;
  readonly attempt: string;
  readonly mimeType: string | null;
  readonly expiresAt: string | null;
  /** `null` until its upload is finalized. */
  readonly hash: string | null;
  readonly size: number;
  readonly bytes: Buffer;
}

export interface ArtifactServiceOptions {
  /** The faults of each call, each used once, in order. */
  readonly faults?: Readonly<Partial<Record<Call, readonly Fault[]>>>;
  /** Existing artifacts, each with the attempt that made it. */
  readonly existing?: readonly { readonly name: string; readonly attempt: string }[];
  /** How the run was re-run: with all of its jobs, it sees no artifact of an earlier attempt. */
  readonly rerunOf?: 'failed jobs' | 'all jobs';
  /** Serves https, under a name that only a proxy knows. */
  readonly secure?: { readonly tls: Certificates; readonly host: string };
  /** Makes links to another blob store, which gets the blobs instead. */
  readonly blobUrl?: (id: number) => Promise<string>;
}

export interface ArtifactService {
  /** What the runner gives to an action. */
  readonly env: Readonly<Record<string, string>>;
  /** The same for another attempt of the run. */
  readonly envOf: (attempt: number) => Readonly<Record<string, string>>;
  /** The host and port that it listens on. */
  readonly host: string;
  readonly calls: () => readonly Call[];
  /** All current artifacts, the oldest first. */
  readonly artifacts: () => readonly Artifact[];
  /** Adds an artifact that another job of the run has made. */
  readonly plant: (name: string, attempt: string) => void;
  readonly close: () => Promise<void>;
}

interface Fields {
  readonly name?: string;
  readonly workflow_run_backend_id?: string;
  readonly mime_type?: string;
  readonly expires_at?: string;
  readonly hash?: string;
  readonly size?: string;
  readonly name_filter?: string;
}

export async function startArtifactService(options: ArtifactServiceOptions = {}): Promise<ArtifactService> {
  const calls: Call[] = [];
  const left = new Map(Object.entries(options.faults ?? {}).map(([call, faults]) => [call, [...faults]]));
  const blobs = new Map<string, Map<string, Buffer>>();
  const sockets = new Set<Socket>();
  let origin = '';
  let lastId = 0;
  let artifacts: readonly Artifact[] = [];
  const plant = (name: string, attempt: string): void => {
    const bytes = Buffer.from('old');
    const facts = { mimeType: null, expiresAt: null, hash: 'sha256:old', size: 3, bytes };
    artifacts = [...artifacts, { id: (lastId += 1), name, attempt, ...facts }];
  };
  for (const { name, attempt } of options.existing ?? []) plant(name, attempt);

  const answerCall = async (call: Call, fields: Fields): Promise<readonly [number, unknown]> => {
    const mine = (one: Artifact): boolean =>
      one.name === fields.name && one.attempt === fields.workflow_run_backend_id;
    const found = artifacts.find(mine);
    switch (call) {
      case 'CreateArtifact': {
        if (found !== undefined)
          return [
            409,
            { code: 'already_exists', msg: 'an artifact with this name already exists on the workflow run' },
          ];
        const id = (lastId += 1);
        const plain = { hash: null, size: 0, bytes: Buffer.alloc(0) };
        const named = { id, name: fields.name ?? '', attempt: fields.workflow_run_backend_id ?? '' };
        const { mime_type: mimeType = null, expires_at: expiresAt = null } = fields;
        artifacts = [...artifacts, { ...named, mimeType, expiresAt, ...plain }];
        const own = `${origin}/account/artifacts/${id}?sv=2026-01-01&sig=${encodeURIComponent(BLOB_SIGNATURE)}`;
        return [200, { ok: true, signed_upload_url: (await options.blobUrl?.(id)) ?? own }];
      }
      case 'FinalizeArtifact':
        if (found === undefined) return [404, { code: 'not_found', msg: 'artifact not found' }];
        artifacts = artifacts.map((one) =>
          mine(one) ? { ...one, hash: fields.hash ?? null, size: Number(fields.size) } : one,
        );
        return [200, { ok: true, artifact_id: String(found.id) }];
      case 'ListArtifacts': {
        const isSeen = ({ attempt }: Artifact): boolean =>
          options.rerunOf !== 'all jobs' || attempt === fields.workflow_run_backend_id;
        const wanted = artifacts.filter(
          (one) => one.name === (fields.name_filter ?? one.name) && isSeen(one),
        );
        return [200, { artifacts: wanted.map(listed) }];
      }
      case 'DeleteArtifact':
        artifacts = artifacts.filter((one) => !mine(one));
        return [200, { ok: true, artifact_id: String(found?.id ?? 0) }];
      case 'block':
      case 'blocklist':
        return [400, { msg: 'no call of this service' }];
    }
  };

  const answerBlob = (call: 'block' | 'blocklist', url: URL, body: Buffer): void => {
    const blocks = blobs.get(url.pathname) ?? new Map<string, Buffer>();
    blobs.set(url.pathname, blocks);
    if (call === 'block') {
      blocks.set(url.searchParams.get('blockid') ?? '', body);
      return;
    }
    const order = [...body.toString().matchAll(/<(?:Latest|Uncommitted)>([^<]+)</g)].map(([, id = '']) => id);
    const bytes = Buffer.concat(order.map((id) => blocks.get(id) ?? Buffer.from('(a block is missing)')));
    artifacts = artifacts.map((one) => (url.pathname.endsWith(`/${one.id}`) ? { ...one, bytes } : one));
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin);
    const call = callOf(url);
    calls.push(call);
    const fault = left.get(call)?.shift() ?? null;
    if (fault?.do === 'cut') {
      let bytes = 0;
      request.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes >= fault.afterBytes) request.socket.destroy();
      });
      return;
    }
    const body = await bodyOf(request);
    if (fault?.do === 'silence') return;
    if (fault?.do === 'answer') {
      if (fault.text !== undefined)
        response.writeHead(fault.status, { 'content-type': 'application/json' }).end(fault.text);
      else send(response, fault.status, fault.body ?? { msg: 'out of order' });
      return;
    }
    if (call === 'block' || call === 'blocklist') {
      answerBlob(call, url, body);
      if (fault?.do === 'lose') return void request.socket.destroy();
      response.writeHead(201, { etag: '"1"', 'x-ms-request-id': '1' }).end();
      return;
    }
    const [status, json] = await answerCall(call, JSON.parse(body.toString()) as Fields);
    if (fault?.do === 'lose') return void request.socket.destroy();
    if (fault?.do === 'half') {
      const text = JSON.stringify(json);
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': text.length });
      response.write(text.slice(0, text.length / 2), () => request.socket.destroy());
      return;
    }
    send(response, status, json);
  };

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    // These tests abort clients in the middle.
    serve(request, response).catch(() => request.socket.destroy());
  };
  const { secure } = options;
  const server = secure === undefined ? createServer(listener) : createSecureServer(secure.tls, listener);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = secure === undefined ? `http://127.0.0.1:${port}` : `https://${secure.host}:${port}`;
  const envFor = (attempt: string): Readonly<Record<string, string>> => ({
    // Only its origin is used.
    ACTIONS_RESULTS_URL: `${origin}/some/path/`,
    ACTIONS_RUNTIME_TOKEN: token(`Actions.ExampleScope Actions.Results:${attempt}:job-1`),
    GITHUB_RUN_ID: '4711',
  });
  return {
    env: envFor(THIS_ATTEMPT),
    envOf: (attempt) => ({
      ...envFor(`run-attempt-${attempt}`),
      GITHUB_RUN_ATTEMPT: String(attempt),
    }),
    host: new URL(origin).host,
    calls: () => [...calls],
    artifacts: () => artifacts,
    plant,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The runner's token, for a client that does not check its signature. */
function token(scope: string): string {
  const part = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ scp: scope })}.c2lnbmF0dXJl`;
}

function listed({ id, name, attempt, size, hash }: Artifact): unknown {
  const backend = { workflow_run_backend_id: attempt, workflow_job_run_backend_id: `job of ${attempt}` };
  return { ...backend, database_id: String(id), name, size: String(size), digest: hash };
}

function callOf({ pathname, searchParams }: URL): Call {
  const comp = searchParams.get('comp');
  if (comp === 'block' || comp === 'blocklist') return comp;
  return pathname.slice(pathname.lastIndexOf('/') + 1) as Call;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
