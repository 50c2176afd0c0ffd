import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A request that a page made and that came to nothing. */
export interface FailedRequest {
  readonly url: string;
  /** The browser's own word, or the status of the answer. */
  readonly why: string;
}

export interface Browser {
  /** Opens a page and waits until its requests have come to rest. */
  open(url: string): Promise<readonly FailedRequest[]>;
  close(): Promise<void>;
}

const CHROMIUM = 'chromium';

export function hasBrowser(): boolean {
  return spawnSync(CHROMIUM, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** A headless Chromium for which no host but loopback exists, as behind an air gap. */
export async function startBrowser(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'site-check-browser-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
  flags.push('--disable-background-networking', '--disable-component-update', '--disable-extensions');
  flags.push('--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1');
  flags.push('--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank');
  const chromium = spawn(CHROMIUM, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(chromium, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: chromium.stderr }).on('line', (line) => {
      const found = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    chromium.on('exit', () => {
      reject(new Error('Chromium ended before it could be spoken to'));
    });
  });
  const line = await Line.to(address);
  const { targetId } = await line.ask<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await line.ask<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  line.session = sessionId;
  await line.ask('Network.enable');
  await line.ask('Network.setCacheDisabled', { cacheDisabled: true });
  await line.ask('Page.enable');
  await line.ask('Page.setLifecycleEventsEnabled', { enabled: true });
  return {
    open: (url) => openPage(line, url),
    close: async () => {
      line.close();
      chromium.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

async function openPage(line: Line, url: string): Promise<readonly FailedRequest[]> {
  const urls = new Map<string, string>();
  const failed: FailedRequest[] = [];
  let loader = '';
  const early = new Set<string>();
  const rest = new Promise<void>((resolve) => {
    line.onEvent = (method, params) => {
      const { requestId = '', request, response, errorText = '', name, loaderId = '' } = params;
      const known = urls.get(requestId) ?? '';
      if (method === 'Network.requestWillBeSent') urls.set(requestId, request?.url ?? '');
      else if (method === 'Network.loadingFailed') failed.push({ url: known, why: errorText });
      else if (method === 'Network.responseReceived' && (response?.status ?? 0) >= 400)
        failed.push({ url: known, why: String(response?.status) });
      else if (method === 'Page.lifecycleEvent' && name === 'networkIdle') {
        early.add(loaderId);
        if (early.has(loader)) resolve();
      }
    };
  });
  ({ loaderId: loader } = await line.ask<{ loaderId: string }>('Page.navigate', { url }));
  if (!early.has(loader)) await rest;
  line.onEvent = () => undefined;
  return failed;
}

interface Params {
  readonly requestId?: string;
  readonly request?: { readonly url: string };
  readonly response?: { readonly status: number };
  readonly errorText?: string;
  readonly name?: string;
  readonly loaderId?: string;
}

/** Questions and answers of the DevTools protocol over one WebSocket. */
class Line {
  session: string | null = null;
  onEvent: (method: string, params: Params) => void = () => undefined;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<
    number,
    { resolve: (answer: unknown) => void; reject: (error: Error) => void }
  >();
  #last = 0;

  static async to(address: string): Promise<Line> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => {
        reject(new Error('Chromium does not answer'));
      });
    });
    return new Line(socket);
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as {
        readonly id?: number;
        readonly method?: string;
        readonly params?: Params;
        readonly result?: unknown;
        readonly error?: { readonly message: string };
      };
      const waiting = this.#waiting.get(message.id ?? 0);
      if (message.method !== undefined) this.onEvent(message.method, message.params ?? {});
      else if (message.error !== undefined) waiting?.reject(new Error(message.error.message));
      else waiting?.resolve(message.result);
    });
  }

  ask<T>(method: string, params: object = {}): Promise<T> {
    const id = (this.#last += 1);
    const session = this.session === null ? {} : { sessionId: this.session };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
      this.#socket.send(JSON.stringify({ id, method, params, ...session }));
    });
  }

  close(): void {
    this.#socket.close();
  }
}
