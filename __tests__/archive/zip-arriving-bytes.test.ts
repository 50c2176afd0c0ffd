import { describe, expect, test } from '@jest/globals';
import { ZipArrivingBytes } from '../../src/archive/zip/arriving-bytes.ts';

const MiB = 1024 * 1024;

/** Bytes that show their own offset. */
const bytesAt = (from: number, end: number): Uint8Array =>
  Uint8Array.from({ length: end - from }, (_, index) => (from + index) % 251);

function arriving(totalBytes: number) {
  const asked: (readonly [from: number, end: number])[] = [];
  const zip = new ZipArrivingBytes({
    totalBytes,
    readAt: (from, end) => {
      asked.push([from, end]);
      return Promise.resolve(bytesAt(from, end));
    },
    onRead: () => undefined,
  });
  return { zip, asked };
}

describe('the directory of an arriving zip', () => {
  test.each([
    ['of some thousand pages', 60 * MiB, 0.024],
    ['of a few pages', 5 * MiB, 0.02],
    ['of large files', 1000 * MiB, 0.001],
  ])('%s takes one request', async (_, totalBytes, share) => {
    const { zip, asked } = arriving(totalBytes);
    const start = Math.floor(totalBytes * (1 - share));
    await zip.peek(totalBytes - 22, 22);
    const found = await zip.peek(start, 100);
    expect(Uint8Array.from(found)).toEqual(bytesAt(start, start + 100));
    expect(asked).toHaveLength(1);
    const [[from, end] = [0, 0]] = asked;
    expect(end).toBe(totalBytes);
    expect(end - from).toBeLessThanOrEqual(Math.max(256 * 1024, totalBytes / 32));
    expect(end - from).toBeLessThanOrEqual(8 * MiB);
  });

  test('that is longer takes several, and no byte is fetched twice', async () => {
    const { zip, asked } = arriving(300 * MiB);
    const found = await zip.peek(290 * MiB, 100);
    expect(Uint8Array.from(found)).toEqual(bytesAt(290 * MiB, 290 * MiB + 100));
    expect(asked).toEqual([
      [292 * MiB, 300 * MiB],
      [290 * MiB, 292 * MiB],
    ]);
    // Across the boundary of the two requests.
    const seam = await zip.peek(292 * MiB - 50, 100);
    expect(Uint8Array.from(seam)).toEqual(bytesAt(292 * MiB - 50, 292 * MiB + 50));
  });

  test('comes from the stream when that brings the whole zip as soon as a request would', async () => {
    const { zip, asked } = arriving(4 * MiB);
    const peeking = zip.peek(4 * MiB - 22, 22);
    await zip.push(bytesAt(0, 4 * MiB));
    expect(Uint8Array.from(await peeking)).toEqual(bytesAt(4 * MiB - 22, 4 * MiB));
    expect(asked).toEqual([]);
  });
});

test('lets the stream run 8 MiB ahead and no further', async () => {
  const { zip } = arriving(60 * MiB);
  let pushed = 0;
  const pushing = (async () => {
    for (; pushed < 9; pushed += 1) await zip.push(bytesAt(pushed * MiB, (pushed + 1) * MiB));
  })();
  await new Promise(setImmediate);
  expect(pushed).toBe(8);
  const first = await zip.read(0, 100);
  expect(Uint8Array.from(first)).toEqual(bytesAt(0, 100));
  // Bytes that were read make room for others.
  for (let at = 0; at < 5 * MiB; at += MiB / 2) await zip.read(at, 100);
  await pushing;
  expect(pushed).toBe(9);
});
