import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { download } from '../../src/download/download.ts';
import { staging } from '../../src/export/staging.ts';
import { systemClock } from '../../src/runner/system-clock.ts';
import { httpSender } from '../../src/service/http/send.ts';
import { bundleStore } from '../../src/service/store.ts';
import { tar, TAR_END, tarEntry, zip } from '../kit/archives.ts';
import { WIDE_LIMITS } from '../kit/inputs.ts';
import { scratchDisk } from '../kit/scratch-disk.ts';
import { THOROUGH } from '../thorough.ts';

const CHUNK_BYTES = 64 * 1024;
const MB = 1_000_000;

const { at } = scratchDisk('temp', 'w');

interface Counting {
  readonly url: string;
  /** Bytes sent as bodies, read or not. */
  readonly sentBytes: () => number;
  readonly ranges: () => readonly (string | null)[];
}

let server: Server | null = null;

beforeEach(() => {
  server = null;
});

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise<void>((resolve) => {
    if (server === null) resolve();
    else
      server.close(() => {
        resolve();
      });
  });
});

/** A store with ranges and a strong ETag, at the speed of this machine, that counts the bytes it sends. */
async function countingStore(archive: Buffer): Promise<Counting> {
  let sent = 0;
  const ranges: (string | null)[] = [];
  server = createServer((request, response) => {
    const asked = request.headers.range ?? null;
    ranges.push(asked);
    const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(asked ?? '') ?? [];
    const from = Number(first);
    const end = last === '' ? archive.length : Math.min(archive.length, Number(last) + 1);
    response.writeHead(asked === null ? 200 : 206, {
      etag: '"v1"',
      'content-length': end - from,
      ...(asked !== null && { 'content-range': `bytes ${from}-${end - 1}/${archive.length}` }),
    });
    function* chunks(): Generator<Buffer> {
      for (let offset = from; offset < end; offset += CHUNK_BYTES) {
        const chunk = archive.subarray(offset, Math.min(end, offset + CHUNK_BYTES));
        sent += chunk.length;
        yield chunk;
      }
    }
    Readable.from(chunks()).pipe(response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/b?sig=x`, sentBytes: () => sent, ranges: () => ranges };
}

/** Pages of this total size that do not compress. */
function pages(bytes: number): readonly { readonly name: string; readonly data: Buffer }[] {
  const each = 25_000;
  return Array.from({ length: Math.ceil(bytes / each) }, (_, at) => ({
    name: `guide/a-page-with-a-name-of-usual-length-${at}.html`,
    data: randomBytes(each),
  }));
}

const ARCHIVES = {
  zip: (bytes: number) => zip(pages(bytes).map(({ name, data }) => ({ name, body: data, method: 0 }))),
  'tar.gz': (bytes: number) =>
    gzipSync(tar(...pages(bytes).map(({ name, data }) => tarEntry({ name, body: data })), TAR_END), {
      level: 1,
    }),
} as const;

describe('without faults, hardly more than the bundle is fetched', () => {
  for (const [format, make] of Object.entries(ARCHIVES)) {
    test.each(THOROUGH ? [3, 10, 40] : [3, 10])(`${format} of %i MB`, async (megabytes) => {
      const archive = make(megabytes * MB);
      const store = await countingStore(archive);
      const disk = staging({
        site: { path: at('w', 'site'), overwrite: false },
        bundlePath: null,
        manifestPath: null,
        upload: null,
        tempFolder: at('temp'),
        platform: process.platform,
        msLeft: () => Infinity,
      });
      const { signal } = new AbortController();
      const emit = (): void => undefined;
      // So slow that no machine is too busy for it: measured speed decides how many connections open.
      const clock = { ...systemClock, now: () => systemClock.now() / 100 };
      const maskUrl = (): void => undefined;
      try {
        const done = await download(
          {
            store: bundleStore({ send: httpSender({ clock, keepsConnections: true }), clock, emit, maskUrl }),
            issueLink: () => Promise.resolve({ url: store.url, sizeBytes: archive.length, expiresAt: null }),
            sink: disk.openSink(WIDE_LIMITS, emit, signal),
            clock,
            emit,
          },
          signal,
        );
        expect(done).toEqual({
          bytes: archive.length,
          sha256: createHash('sha256').update(archive).digest('hex'),
        });
        expect(await disk.unpack(emit)).toMatchObject({ format, fileCount: pages(megabytes * MB).length });
        expect({ share: store.sentBytes() / archive.length, ranges: store.ranges() }).toMatchObject({
          share: 1,
        });
      } finally {
        disk.discard();
      }
    });
  }
});
