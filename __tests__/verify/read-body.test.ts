import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { readBody } from '../../src/verify/ask.ts';
import { sha256 } from './sites.ts';

const TEXT = Buffer.from('0123456789'.repeat(2_000));

function packed(coding: 'gzip' | 'br' | 'deflate' | 'zstd'): Buffer {
  const pack = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateRawSync, zstd: zstdCompressSync };
  return pack[coding](TEXT);
}

test('a large file is read whole, however it was compressed', async () => {
  const large = Buffer.alloc(24 * 1024 * 1024, 'abc');
  const read = await readBody(answer(gzipSync(large), 65_536, 'gzip'), {
    mostBytes: large.length,
    keepsBytes: false,
  });
  expect(read).toMatchObject({ kind: 'whole', sha256: sha256(large) });
});

/** An answer whose body comes in pieces of this size. */
function answer(
  bytes: Buffer,
  pieceBytes: number,
  coding: string | null = null,
): Parameters<typeof readBody>[0] {
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, at) =>
    bytes.subarray(at * pieceBytes, (at + 1) * pieceBytes),
  );
  return {
    header: (name) => (name === 'content-encoding' ? coding : null),
    body: (async function* () {
      await Promise.resolve();
      yield* pieces;
    })(),
    close: () => undefined,
  };
}

test.each<[string, string | null, Buffer]>([
  ['no coding', null, TEXT],
  ['identity', 'identity', TEXT],
  ['a charset', 'utf-8', TEXT],
  ['the chunks of AWS', 'aws-chunked', TEXT],
  ['gzip', 'gzip', gzipSync(TEXT)],
  ['br', 'br', brotliCompressSync(TEXT)],
  ['deflate', 'deflate', deflateSync(TEXT)],
  ['deflate without its header', 'deflate', deflateRawSync(TEXT)],
  ['zstd', 'zstd', zstdCompressSync(TEXT)],
  ['two codings', 'zstd, gzip', gzipSync(zstdCompressSync(TEXT))],
  ['one coding twice', 'gzip, gzip', gzipSync(gzipSync(TEXT))],
  ['codings with spaces and other names', 'BR , identity,x-gzip', gzipSync(brotliCompressSync(TEXT))],
])('%s: the same bytes in pieces of any size', async (_, coding, bytes) => {
  for (const pieceBytes of [1, 7, 65_536, bytes.length])
    expect(
      await readBody(answer(bytes, pieceBytes, coding), { mostBytes: TEXT.length, keepsBytes: true }),
    ).toEqual({ kind: 'whole', sha256: sha256(TEXT), sentSha256: sha256(bytes), bytes: TEXT });
});

test('bytes that nobody wants are hashed only', async () => {
  const read = await readBody(answer(TEXT, 1000), { mostBytes: TEXT.length, keepsBytes: false });
  expect(read).toEqual({ kind: 'whole', sha256: sha256(TEXT), sentSha256: sha256(TEXT), bytes: null });
});

test.each(['gzip', 'br', 'deflate', 'zstd'])('coding %s of an empty file: no byte', async (coding) => {
  const none = Buffer.alloc(0);
  const read = await readBody(answer(none, 1, coding), { mostBytes: 1, keepsBytes: true });
  expect(read).toEqual({ kind: 'whole', sha256: sha256(''), sentSha256: sha256(''), bytes: none });
});

test.each([null, 'gzip'])('coding %j: one byte more than the limit is not read', async (coding) => {
  const bytes = coding === null ? TEXT : gzipSync(TEXT);
  const read = await readBody(answer(bytes, 1000, coding), { mostBytes: TEXT.length - 1, keepsBytes: true });
  expect(read).toMatchObject({ kind: 'unreadable' });
});

test.each([
  [
    'gzip, gzip',
    gzipSync(gzipSync(Buffer.alloc(1_000_000))),
    'it is longer than 19.5 KiB after decompression',
  ],
  ['gzip, gzip', gzipSync(TEXT), 'its compression is damaged'],
  ['gzip, gzip, gzip', gzipSync(TEXT), "it is compressed as 'gzip, gzip, gzip', which was not asked for"],
  ['gzip, compress', gzipSync(TEXT), "it is compressed as 'gzip, compress', which was not asked for"],
  ...(['gzip', 'br', 'deflate', 'zstd'] as const).map(
    (coding) => [coding, packed(coding).subarray(0, -3), 'its compression is damaged'] as const,
  ),
])('coding %j of %#: not read', async (coding, bytes, problem) => {
  const read = await readBody(answer(bytes, 1000, coding), { mostBytes: TEXT.length, keepsBytes: true });
  expect(read).toEqual({ kind: 'unreadable', problem });
});

test('an encoding that cannot be undone is shown without its secrets', async () => {
  const read = await readBody(answer(TEXT, 1000, `compress, token=${'0a'.repeat(32)}`), {
    mostBytes: 1,
    keepsBytes: false,
  });
  expect(read).toEqual({
    kind: 'unreadable',
    problem: "it is compressed as 'compress, token=***', which was not asked for",
  });
});
