/** Real documentation in two versions, by generators that nothing here is tuned to: only what a reader would call a change is one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { pageText } from '../../src/html/page-text.ts';
import { changesBetween } from './compared.ts';
import { PAIRS } from './pairs/pairs.ts';

type Pages = Readonly<Record<string, string>>;

function readPair(name: string): readonly [Pages, Pages] {
  const packed = readFileSync(join(import.meta.dirname, 'pairs', `${name}.json.br`));
  return JSON.parse(brotliDecompressSync(packed).toString()) as [Pages, Pages];
}

/** As bytes, which are packed as characters of Latin 1. */
const bytesOf = (pages: Pages): Readonly<Record<string, Buffer>> =>
  Object.fromEntries(Object.entries(pages).map(([path, text]) => [path, Buffer.from(text, 'latin1')]));

describe.each(PAIRS)('$name', ({ name, changed, filledByScript = [] }) => {
  const [before, after] = readPair(name).map(bytesOf);

  test('tells of the pages that changed, and of no other', () => {
    const found = changesBetween(before ?? {}, after ?? {});
    expect(found.changed.map(({ path }) => path)).toEqual([...changed].sort());
    expect(found.filledByScript.map(({ path }) => path)).toEqual(filledByScript);
    expect([found.added, found.removed, found.moved, found.pictures, found.notCompared].flat()).toEqual([]);
  });
});

test('most of these pages would be told of without the rule', () => {
  const told = PAIRS.flatMap(({ name, changed }) => {
    const [before, after] = readPair(name).map(bytesOf);
    return Object.keys(before ?? {}).filter(
      (path) =>
        !changed.includes(path) &&
        pageText(before?.[path] ?? Buffer.of()).digest !== pageText(after?.[path] ?? Buffer.of()).digest,
    );
  });
  expect(told.length).toBeGreaterThan(50);
});
