import { describe, expect, test } from '@jest/globals';
import { JsonListReader } from '../../src/site/json-list.ts';

function readIn(text: string, pieceLength: number): { json: unknown; elements: unknown[]; count: number } {
  const elements: unknown[] = [];
  const reader = new JsonListReader('files', (element) => elements.push(element));
  for (let at = 0; at < text.length; at += pieceLength) reader.write(text.slice(at, at + pieceLength));
  return { ...reader.end(), elements };
}

const LENGTHS = [1, 2, 3, 7, 64, 100_000];
const OBJECT = {
  before: { files: [{ not: 'these' }], list: [[{ a: 1 }]] },
  text: 'files',
  'fi"les': [{ not: 'these' }],
  files: [
    { path: 'a "quoted" } name', sha256: '{[' },
    { path: 'back\\slash\\', nested: { files: [{ deep: [1, { x: '}' }] }] } },
    { path: '日本 \u{1f600} \u2028' },
    {},
  ],
  after: ['files', { files: [{ not: 'these' }] }],
};

describe('a long list in a JSON object', () => {
  test.each(LENGTHS)('is read an object at a time, in pieces of %i', (length) => {
    for (const text of [
      JSON.stringify(OBJECT),
      JSON.stringify(OBJECT, null, 2),
      JSON.stringify(OBJECT, null, '\t'),
    ]) {
      const { json, elements, count } = readIn(text, length);
      expect(elements).toEqual(OBJECT.files);
      expect(count).toBe(4);
      expect(json).toEqual({ ...OBJECT, files: [0] });
    }
  });

  test.each(LENGTHS)('may hold what is no object, which stays where it is, in pieces of %i', (length) => {
    const files = [null, 'text', [{ a: 1 }], 7, { b: 2 }, false];
    const { json, elements, count } = readIn(JSON.stringify({ files }), length);
    expect(elements).toEqual([{ b: 2 }]);
    expect(json).toEqual({ files: [null, 'text', [{ a: 1 }], 7, 0, false] });
    expect(count).toBe(1);
  });

  test.each([
    '[]',
    '{}',
    '"files"',
    '{"files":{}}',
    '{"files":[]}',
    '[{"files":[{"a":1}]}]',
    ' {"files" : "x"} ',
  ])('may be missing: %s', (text) => {
    for (const length of LENGTHS)
      expect(readIn(text, length)).toEqual({ json: JSON.parse(text) as unknown, elements: [], count: 0 });
  });

  const text = JSON.stringify(OBJECT);
  test('cut anywhere is no JSON', () => {
    for (let length = 0; length < text.length; length += 1)
      expect(() => readIn(text.slice(0, length), 50)).toThrow(SyntaxError);
  });

  test('with any one mark taken out or doubled is what JSON.parse says of it', () => {
    for (let at = 0; at < text.length; at += 1)
      for (const broken of [text.slice(0, at) + text.slice(at + 1), text.slice(0, at + 1) + text.slice(at)]) {
        const right = attempt(() => JSON.parse(broken) as unknown);
        const read = attempt(() => readIn(broken, 40));
        expect(read === null).toBe(right === null);
      }
  });
});

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch (error) {
    expect(error).toBeInstanceOf(SyntaxError);
    return null;
  }
}
