/** The helper that reads the public tests of tokenizers. */
import { expect, test } from '@jest/globals';
import { needs } from '../needs.ts';
import { html5libCases, readCase } from './html5lib.ts';

test('a case without optional fields starts in the data state, without a tag before it', () => {
  const output = [['Character', '\\u0041']] as const;
  expect(readCase('x', { description: 'd', input: '\\u0041', output })).toEqual({
    file: 'x',
    description: 'd',
    input: '\\u0041',
    initialStates: ['Data state'],
    lastStartTag: null,
    output,
  });
});

test('double escapes are resolved everywhere: text, names, values', () => {
  const output = [
    ['StartTag', 'h', { '\\u0061': '\\uD83D\\uDE00' }, true],
    ['Comment', '\\u0000'],
    ['DOCTYPE', null, null, null, false],
  ] as const;
  const read = readCase('x', {
    description: '\\u0041',
    input: '<h \\uDC00>',
    output,
    doubleEscaped: true,
    initialStates: ['RCDATA state'],
    lastStartTag: 'h',
  });
  expect(read).toMatchObject({
    description: '\\u0041',
    input: '<h \udc00>',
    initialStates: ['RCDATA state'],
    lastStartTag: 'h',
  });
  expect(read.output).toEqual([
    ['StartTag', 'h', { a: '😀' }, true],
    ['Comment', '\0'],
    ['DOCTYPE', null, null, null, false],
  ]);
});

needs('the test suite of html5lib', () => {
  test('all files are read', () => {
    const cases = html5libCases();
    const files = new Set(cases.map(({ file }) => file));
    expect(files).toEqual(
      new Set([
        ...['contentModelFlags', 'domjs', 'entities', 'escapeFlag', 'namedEntities', 'numericEntities'],
        ...[
          'pendingSpecChanges',
          'test1',
          'test2',
          'test3',
          'test4',
          'unicodeChars',
          'unicodeCharsProblematic',
        ],
      ]),
    );
    expect(cases.length).toBeGreaterThan(6_500);
    const states = new Set(cases.flatMap(({ initialStates }) => initialStates));
    expect(states.size).toBe(6);
    const kinds = new Set(cases.flatMap(({ output }) => output.map(([kind]) => kind)));
    expect(kinds).toEqual(new Set(['DOCTYPE', 'StartTag', 'EndTag', 'Comment', 'Character']));
  });
});
