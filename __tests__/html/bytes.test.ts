import { describe, expect, test } from '@jest/globals';
import { ByteHash, KeyTable, LineCounter } from '../../src/html/bytes.ts';

const keyOf = (hash: ByteHash, text: string, part = 0): number => {
  const bytes = Buffer.from(text);
  hash.start(part);
  hash.add(bytes, 0, bytes.length);
  return hash.key();
};

function manyTexts(): ReadonlySet<string> {
  const texts = new Set<string>();
  for (let count = 0; count < 20_000; count += 1) {
    texts.add(`section-${String(count)}`);
    texts.add(String(count));
    texts.add(`${'a'.repeat(count % 50)}é${String(count)}`);
  }
  return texts;
}

describe('a hash of bytes', () => {
  test.each([0, 1, 0x5eed, 2 ** 32 - 1])('is the same number for the same text, with the seed %d', (seed) => {
    const hash = new ByteHash(seed);
    const texts = manyTexts();
    const keys = new Set([...texts].map((text) => keyOf(hash, text)));
    expect(keys.size).toBe(texts.size);
    expect([...keys].every((key) => Number.isSafeInteger(key) && key >= 0)).toBe(true);
  });

  test('has few collisions in 32 bits', () => {
    const hash = new ByteHash(7);
    const texts = manyTexts();
    const small = new Set(
      [...texts].map((text) => {
        keyOf(hash, text);
        return hash.small();
      }),
    );
    // None or one by chance.
    expect(texts.size - small.size).toBeLessThan(5);
    expect([...small].every((each) => (each | 0) === each)).toBe(true);
  });

  test('depends on the part and the seed, not on how the bytes are split', () => {
    const hash = new ByteHash(1);
    expect(keyOf(hash, 'a', 1)).not.toBe(keyOf(hash, 'a', 2));
    expect(keyOf(new ByteHash(2), 'a')).not.toBe(keyOf(hash, 'a'));
    const bytes = Buffer.from('xabcx');
    hash.start(0);
    hash.add(bytes, 1, 3);
    hash.add(bytes, 3, 4);
    expect(hash.key()).toBe(keyOf(hash, 'abc'));
  });
});

describe('a table of keys', () => {
  test('stores each key at any size', () => {
    const table = new KeyTable();
    const keys = Array.from({ length: 20_000 }, (_, at) => (at * 0x9e3779b97f) % 2 ** 53);
    for (let times = 0; times < 2; times += 1)
      expect(keys.map((key) => table.place(key))).toEqual(keys.map((_, at) => at));
    expect(table.size).toBe(keys.length);
  });

  test('stores each key although all collide', () => {
    const table = new KeyTable();
    const keys = Array.from({ length: 1_000 }, (_, at) => at * 2 ** 40);
    for (let times = 0; times < 2; times += 1)
      expect(keys.map((key) => table.place(key))).toEqual(keys.map((_, at) => at));
  });

  test.each([10, 600, 200_000])('of %d keys is empty after it is cleared', (count) => {
    const table = new KeyTable();
    for (let times = 0; times < 3; times += 1) {
      const keys = Array.from({ length: count }, (_, at) => at);
      expect(keys.every((key) => table.place(key * 7) === key)).toBe(true);
      table.clear();
      expect(table.size).toBe(0);
      expect([table.place(14), table.place(0), table.place(14)]).toEqual([0, 1, 0]);
      table.clear();
    }
  });

  test('holds the key 0', () => {
    const table = new KeyTable();
    expect([table.place(0), table.place(0), table.place(1)]).toEqual([0, 0, 1]);
  });
});

test('each offset has its line number', () => {
  const lines = new LineCounter();
  lines.start(Buffer.from('a\nb\n\nc'));
  expect([0, 1, 2, 3, 4, 5].map((at) => lines.lineAt(at))).toEqual([1, 1, 2, 2, 3, 4]);
  expect([5, 2, 0, 4].map((at) => lines.lineAt(at))).toEqual([4, 2, 1, 3]);
  lines.start(Buffer.from(''));
  expect(lines.lineAt(0)).toBe(1);
});
