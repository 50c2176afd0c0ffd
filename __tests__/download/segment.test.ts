import { describe, expect, test } from '@jest/globals';
import { Segment } from '../../src/download/segment.ts';
import { everythingWaits } from '../kit/virtual-clock.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

/** Observes whether a promise has ended, and with what. */
function watched<T>(work: Promise<T>): { readonly ended: () => Promise<boolean>; readonly work: Promise<T> } {
  let over = false;
  void work.then(() => (over = true));
  return {
    work,
    ended: async () => {
      await everythingWaits();
      return over;
    },
  };
}

describe('a segment without a buffer', () => {
  test('gives a chunk only after the last was taken', async () => {
    const stream = new Segment(10, null, null);
    const giving = watched(stream.give(bytes(1, 2, 3)));
    expect(await giving.ended()).toBe(false);
    expect(stream.at).toBe(13);
    const chunk = await stream.next();
    expect(chunk).toEqual(bytes(1, 2, 3));
    // It stays until it is reported as taken.
    expect(await stream.next()).toBe(chunk);
    stream.took(bytes(1, 2, 3));
    expect(await giving.ended()).toBe(true);
  });

  test('accepts no bytes beyond its end', async () => {
    const stream = new Segment(0, null, null);
    stream.endAt(2);
    const giving = watched(stream.give(bytes(1, 2, 3)));
    expect(await stream.next()).toEqual(bytes(1, 2));
    stream.took(bytes(1, 2));
    expect(await giving.ended()).toBe(true);
    expect(stream.isComplete).toBe(true);
    expect(await stream.next()).toBeNull();
    await stream.give(bytes(4));
    expect(stream.at).toBe(2);
  });

  test('keeps the bytes that it had before its end was set', async () => {
    const stream = new Segment(0, null, null);
    void stream.give(bytes(1, 2, 3));
    stream.endAt(1);
    expect(stream.end).toBe(3);
    expect(await stream.next()).toEqual(bytes(1, 2, 3));
  });

  test('finishes a waiting reader when its end is set where it is', async () => {
    const stream = new Segment(5, null, null);
    const next = watched(stream.next());
    expect(await next.ended()).toBe(false);
    stream.endAt(5);
    expect(await next.work).toBeNull();
  });

  test('may have its end removed later', async () => {
    const stream = new Segment(0, 0, null);
    stream.openEnd();
    expect(stream.isComplete).toBe(false);
    void stream.give(bytes(9));
    expect(await stream.next()).toEqual(bytes(9));
  });
});

describe('a segment with a buffer', () => {
  test('accepts bytes ahead of its reader', async () => {
    const part = new Segment(100, 104, new Uint8Array(8));
    await part.give(bytes(1, 2));
    await part.give(bytes(3, 4, 5, 6));
    expect(part.isComplete).toBe(true);
    expect(part.at).toBe(104);
    const all = await part.next();
    expect(all).toEqual(bytes(1, 2, 3, 4));
    part.took(all ?? bytes());
    expect(await part.next()).toBeNull();
  });

  test('gives the bytes that have come, and waits for the rest', async () => {
    const part = new Segment(0, 4, new Uint8Array(4));
    await part.give(bytes(1));
    part.took((await part.next()) ?? bytes());
    const next = watched(part.next());
    expect(await next.ended()).toBe(false);
    await part.give(bytes(2));
    expect(await next.work).toEqual(bytes(2));
  });

  test('that is cut short keeps its bytes and accepts no more', async () => {
    const part = new Segment(0, 4, new Uint8Array(4));
    await part.give(bytes(1, 2));
    part.cutShort();
    expect(part.signal.aborted).toBe(true);
    await part.give(bytes(3, 4));
    const held = await part.next();
    expect(held).toEqual(bytes(1, 2));
    part.took(held ?? bytes());
    expect(await part.next()).toBeNull();
  });
});

describe.each<[string, Uint8Array | null]>([
  ['without a buffer', null],
  ['with one', new Uint8Array(9)],
])('a stopped segment %s', (_, buffer) => {
  test('releases its reader', async () => {
    const segment = new Segment(0, 9, buffer);
    const next = watched(segment.next());
    expect(await next.ended()).toBe(false);
    segment.stop();
    expect(await next.work).toBeNull();
  });

  test('releases its writer, and accepts no more bytes', async () => {
    const segment = new Segment(0, 9, buffer);
    const giving = segment.give(bytes(1));
    segment.stop();
    await giving;
    await segment.give(bytes(2));
    expect(segment.at).toBe(1);
    expect(segment.isStopped).toBe(true);
    segment.stop();
  });
});

test('a segment left by its reader releases it, and its writer continues', async () => {
  const part = new Segment(0, 4, new Uint8Array(4));
  const next = watched(part.next());
  expect(await next.ended()).toBe(false);
  part.leave();
  expect(await next.work).toBeNull();
  await part.give(bytes(1, 2, 3, 4));
  expect(part.isComplete).toBe(true);
  expect(part.isStopped).toBe(false);
});
