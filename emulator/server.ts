import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeBundles, type Bundle } from './archives/bundle.ts';
import { exchange, type ExchangeContext } from './service/exchange.ts';
import { Journal, type JournalEntry, type Origin } from './service/journal.ts';
import { newRules, type EmulatorOptions } from './options.ts';
import { removeFolder } from './system/remove-folder.ts';
import { scenarioNamed } from './scenarios/scenarios.ts';
import { newState, withEntry, type ServiceState } from './service/state.ts';

export interface Emulator {
  readonly apiUrl: string;
  readonly storeUrl: string;
  /** Where redirects lead; null when the scenario has none. */
  readonly elsewhereUrl: string | null;
  readonly apiKey: string;
  readonly projectId: string;
  readonly agentJobId: string;
  /** The archive that the first links serve. */
  readonly bundle: Bundle;
  /** The later archive, if the scenario changes the bundle. */
  readonly changedBundle: Bundle | null;
  readonly pages: number;
  /** The requests so far in the order of their arrival; if there are very many, the first and the last ones. */
  readonly journal: () => readonly JournalEntry[];
  /** The number of requests between those. */
  readonly dropped: () => number;
  /** Resolves when no request is open. That of a client that has left may stay open for a moment. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts the service on loopback. `close` removes its files. Throws RangeError for options that cannot be used. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const scenario =
    typeof options.scenario === 'object' ? options.scenario : scenarioNamed(options.scenario ?? 'ok');
  const acts = scenario.acts ?? {};
  const redirects = Object.values(acts).some((list) => list.some((act) => act.do === 'redirect'));
  const changes = scenario.rules?.changesAfter !== undefined;
  const format = options.format ?? scenario.format ?? 'tar.gz';

  const folder = mkdtempSync(join(tmpdir(), 'docs-export-emulator-'));
  const closing = new AbortController();
  const servers: Server[] = [];
  const byOrigin = new Map<Origin, Server>();
  const open = new Set<Promise<void>>();
  const removeAtExit = (): void => {
    rmSync(folder, { recursive: true, force: true });
  };
  // For an end without `close`, such as a signal while the archive is being packed.
  process.once('exit', removeAtExit);
  const close = async (): Promise<void> => {
    closing.abort();
    await Promise.all(servers.map(stopped));
    await Promise.allSettled(open);
    await removeFolder(folder);
    process.off('exit', removeAtExit);
  };

  try {
    const made = await makeBundles(options, { format, hostile: scenario.hostile, changes }, folder);
    const context: ExchangeContext = {
      state: newState({}, made.stored),
      acts,
      requestCounts: new Map(),
      journal: new Journal(),
      paths: made.bundles.map((bundle) => bundle.path),
      bytesPerSecond: options.bytesPerSecond ?? Infinity,
      hungUp: new WeakSet(),
      restart: async (origin, ms) => {
        const server = byOrigin.get(origin);
        if (server !== undefined) await restarted(server, ms, closing.signal);
      },
      elsewhere: '',
      closing: closing.signal,
      onRequest: options.onRequest,
    };
    const listen = (origin: Origin, port: number): Promise<string> => {
      const listener: RequestListener = (request, response) => {
        const running = exchange(context, origin, { request, response });
        open.add(running);
        void running.finally(() => open.delete(running));
      };
      const server =
        options.tls === undefined ? createServer(listener) : createSecureServer(options.tls, listener);
      servers.push(server);
      byOrigin.set(origin, server);
      return listening(server, port, options.tls === undefined ? 'http' : 'https');
    };
    const apiOrigin = await listen('api', options.port ?? 0);
    const storeUrl = options.onePort === true ? apiOrigin : await listen('store', options.storePort ?? 0);
    if (redirects) context.elsewhere = await listen('elsewhere', 0);
    const { pages } = made;
    context.state = withJobs(
      newState(newRules(options, scenario, { pages, storeUrl }), made.stored),
      options.existingJobs,
    );

    const { rules } = context.state;
    return {
      apiUrl: `${apiOrigin}${rules.basePath}`,
      storeUrl,
      elsewhereUrl: redirects ? context.elsewhere : null,
      apiKey: rules.apiKey,
      projectId: rules.projectId,
      agentJobId: rules.agentJobId,
      bundle: made.bundles[0],
      changedBundle: made.bundles[1] ?? null,
      pages,
      journal: () => context.journal.entries(),
      dropped: () => context.journal.dropped(),
      settled: async () => {
        while (open.size > 0) await Promise.allSettled(open);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function withJobs(state: ServiceState, ids: readonly string[] = []): ServiceState {
  const domain = state.rules.domain ?? 'docs.example.com';
  const jobs = ids.reduce(
    (map, id) => withEntry(map, id, { id, domain, createdAt: Date.now(), polls: 0 }),
    state.jobs,
  );
  return { ...state, jobs };
}

async function listening(server: Server, port: number, scheme: string): Promise<string> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Stops a server, and starts it at the same port after `ms`. */
async function restarted(server: Server, ms: number, closing: AbortSignal): Promise<void> {
  const address = server.address();
  // A second restart during the first one changes nothing.
  if (typeof address !== 'object' || address === null) return;
  await stopped(server);
  for (let isBack = false; !isBack && !closing.aborted;) {
    await pause(ms, null, { signal: closing }).catch(() => null);
    // Another process may have the port by now: then the server is away for longer.
    isBack = await listening(server, address.port, 'http').then(
      () => true,
      () => false,
    );
  }
  if (closing.aborted) await stopped(server);
}

function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
