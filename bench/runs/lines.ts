import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Child, startScript } from './child.ts';
import type { Field } from './contenders.ts';
import type { Sample } from './samples.ts';
import { type Ports, startStore } from './store.ts';

/** What lies between the store and a contender. */
export const LINES = {
  open: 'no limit',
  throttled: '20 MB/s per connection',
  latency: '50 ms',
  tls: 'TLS, 50 ms',
} as const;
export type LineName = keyof typeof LINES;
export const LINE_NAMES = Object.keys(LINES) as readonly LineName[];

const BYTES_PER_SECOND = 20e6;
const ROUND_TRIP_MS = 50;

export interface World {
  readonly api: Child;
  readonly field: (line: LineName, sample: Sample) => Field;
  readonly stop: () => Promise<void>;
}

interface Addresses {
  readonly url: string;
  readonly whole: string;
}

/** Starts the store, the API and the proxies of these lines, each in its own process. */
export async function startWorld(cache: string, names: readonly LineName[]): Promise<World> {
  const running: { readonly stop: () => Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    for (const each of running.reverse()) await each.stop();
  };
  const kept = <T extends (typeof running)[number]>(one: T): T => {
    running.push(one);
    return one;
  };
  try {
    const store = kept(await startStore(join(cache, 'archives')));
    const api = kept(await startScript('export-api.ts'));
    const slowed = async (port: number, bytesPerSecond: number, roundTripMs: number): Promise<number> =>
      kept(await startScript('slow-link.ts', [port, bytesPerSecond, roundTripMs])).port;
    const line = async (secure: boolean, bytesPerSecond = 0, roundTripMs = 0): Promise<Addresses> => {
      const at = async ({ port, tlsPort }: Ports): Promise<string> => {
        const target = secure ? tlsPort : port;
        const direct = bytesPerSecond === 0 && roundTripMs === 0;
        const through = direct ? target : await slowed(target, bytesPerSecond, roundTripMs);
        return `${secure ? 'https' : 'http'}://127.0.0.1:${through}`;
      };
      return { url: await at(store.ranges), whole: await at(store.whole) };
    };
    const open = await line(false);
    const lines = {
      open,
      throttled: names.includes('throttled') ? await line(false, BYTES_PER_SECOND) : open,
      latency: names.includes('latency') ? await line(false, 0, ROUND_TRIP_MS) : open,
      tls: names.includes('tls') ? await line(true, 0, ROUND_TRIP_MS) : open,
    };
    return {
      api,
      field: (name, sample) => {
        const path = `/${sample.file}?X-Amz-Signature=00bench00`;
        const { url, whole: wholeUrl } = lines[name];
        return {
          sample,
          url: `${url}${path}`,
          openUrl: `${open.url}${path}`,
          wholeUrl: `${wholeUrl}${path}`,
          authority: name === 'tls' ? store.authority : null,
          apiPort: api.port,
        };
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What `curl` measures on a line, as evidence that the line is as slow as its name says. */
export function lookAtLine({ url, authority }: Field): string {
  const format = '%{time_starttransfer} %{time_total} %{size_download}';
  const certificate = authority === null ? [] : ['--cacert', authority];
  const range = ['-r', '0-9999999', '-o', '/dev/null', '-w', format];
  const look = (): string =>
    spawnSync('curl', ['-sSf', ...certificate, ...range, url], { encoding: 'utf8' }).stdout;
  // The first time, servers and proxies warm up.
  look();
  const [first = NaN, total = NaN, bytes = NaN] = look().split(' ').map(Number);
  return `the first byte after ${(first * 1000).toFixed(1)} ms, ${(bytes / 1e6).toFixed(1)} MB after ${total.toFixed(2)} s`;
}
