import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { programPath } from '../needs.ts';

/** A request of a page that failed. */
export interface FailedRequest {
  readonly url: string;
  /** The browser's own word, or the status of the answer. */
  readonly why: string;
}

export interface Tab {
  /** Opens a page and waits until its requests have ended, and those of a page that it redirects to. */
  open(url: string): Promise<readonly FailedRequest[]>;
  /** The value of an expression in the page, also of one that is a promise. */
  evaluate<T>(expression: string): Promise<T>;
  /** Any other command of the DevTools protocol. */
  command(method: string, params: object): Promise<void>;
}

export interface Browser extends Tab {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** The first of its names that is installed; tests declare it with `needs('chromium')`. */
export const BROWSER = programPath('chromium') ?? 'chromium';

/**
 * A headless Chromium that resolves no host but loopback, as behind an air gap. `hosts` adds others with their
 * addresses: `docs.example.com` → `127.0.0.1:8080`.
 */
export async function startBrowser(hosts: Readonly<Record<string, string>> = {}): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'site-check-browser-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
  flags.push('--disable-background-networking', '--disable-component-update', '--disable-extensions');
  flags.push('--disable-features=HttpsUpgrades');
  const known = Object.entries(hosts).map(([host, at]) => `MAP ${host} ${at} , `);
  flags.push(`--host-resolver-rules=${known.join('')}MAP * ~NOTFOUND , EXCLUDE 127.0.0.1`);
  flags.push('--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank');
  const chromium = spawn(BROWSER, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
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
  return {
    ...(await openTab(line)),
    newTab: () => openTab(line),
    close: async () => {
      line.close();
      chromium.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

async function openTab(line: Line): Promise<Tab> {
  const { targetId } = await line.ask<{ targetId: string }>(null, 'Target.createTarget', {
    url: 'about:blank',
  });
  const attach = { targetId, flatten: true };
  const { sessionId } = await line.ask<{ sessionId: string }>(null, 'Target.attachToTarget', attach);
  const command = async (method: string, params: object = {}): Promise<void> => {
    await line.ask(sessionId, method, params);
  };
  await command('Network.enable');
  await command('Network.setCacheDisabled', { cacheDisabled: true });
  await command('Page.enable');
  await command('Page.setLifecycleEventsEnabled', { enabled: true });
  await command('Emulation.setFocusEmulationEnabled', { enabled: true });
  return {
    open: (url) => openPage(line, { sessionId, frame: targetId }, url),
    evaluate: async <T>(expression: string) => {
      const params = { expression, awaitPromise: true, returnByValue: true };
      const answer = await line.ask<Evaluated<T>>(sessionId, 'Runtime.evaluate', params);
      if (answer.exceptionDetails !== undefined) throw new Error(JSON.stringify(answer.exceptionDetails));
      return answer.result.value;
    },
    command,
  };
}

interface Evaluated<T> {
  readonly result: { readonly value: T };
  readonly exceptionDetails?: object;
}

async function openPage(
  line: Line,
  { sessionId, frame }: { readonly sessionId: string; readonly frame: string },
  url: string,
): Promise<readonly FailedRequest[]> {
  const urls = new Map<string, string>();
  const failed: FailedRequest[] = [];
  /** The main frame of the tab, which is another one after a redirect. */
  let shown = '';
  let asked = false;
  const idle = new Set<string>();
  await new Promise<void>((resolve, reject) => {
    const look = (): void => {
      if (asked && shown !== '' && idle.has(shown)) resolve();
    };
    line.onEvent.set(sessionId, (method, params) => {
      const { requestId = '', request, response, errorText = '', name, frameId, loaderId = '' } = params;
      const known = urls.get(requestId) ?? '';
      if (method === 'Network.requestWillBeSent') urls.set(requestId, request?.url ?? '');
      else if (method === 'Network.loadingFailed') failed.push({ url: known, why: errorText });
      else if (method === 'Network.responseReceived' && (response?.status ?? 0) >= 400)
        failed.push({ url: known, why: String(response?.status) });
      else if (method === 'Page.lifecycleEvent' && frameId === frame) {
        if (name === 'init') shown = loaderId;
        if (name === 'networkIdle') idle.add(loaderId);
        look();
      }
    });
    line.ask<{ loaderId?: string }>(sessionId, 'Page.navigate', { url }).then(({ loaderId }) => {
      asked = true;
      // Only the fragment changes, no page is loaded.
      if (loaderId === undefined) resolve();
      else look();
    }, reject);
  });
  line.onEvent.delete(sessionId);
  return failed;
}

interface Params {
  readonly requestId?: string;
  readonly request?: { readonly url: string };
  readonly response?: { readonly status: number };
  readonly errorText?: string;
  readonly name?: string;
  readonly frameId?: string;
  readonly loaderId?: string;
}

/** Questions and answers of the DevTools protocol over one WebSocket. */
class Line {
  readonly onEvent = new Map<string, (method: string, params: Params) => void>();
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
        readonly sessionId?: string;
        readonly method?: string;
        readonly params?: Params;
        readonly result?: unknown;
        readonly error?: { readonly message: string };
      };
      const waiting = this.#waiting.get(message.id ?? 0);
      if (message.method !== undefined)
        this.onEvent.get(message.sessionId ?? '')?.(message.method, message.params ?? {});
      else if (message.error !== undefined) waiting?.reject(new Error(message.error.message));
      else waiting?.resolve(message.result);
    });
  }

  ask<T>(sessionId: string | null, method: string, params: object = {}): Promise<T> {
    const id = (this.#last += 1);
    const session = sessionId === null ? {} : { sessionId };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
      this.#socket.send(JSON.stringify({ id, method, params, ...session }));
    });
  }

  close(): void {
    this.#socket.close();
  }
}
