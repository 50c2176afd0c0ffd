import { describe, expect, test } from '@jest/globals';
import { titleFaults } from './kit/titles.ts';

const faultsOf = (...titles: readonly string[]): readonly string[] =>
  titleFaults(titles.map((title) => ({ title, fullName: `a subject ${title}` })));

describe('the title of a test', () => {
  test('may say what holds, with numbers, percents and any writing', () => {
    expect(
      faultsOf(
        'is read',
        'of 200 pages is read',
        '403 elsewhere',
        '50,000 entries are read',
        'at 30 % of the size is read',
        'in %2e%2e/%d0%b0 is refused',
        'with $(date +%Y%m%d-%H%M%S) is run',
        'Größe 用户指南',
      ),
    ).toEqual([]);
  });

  test.each([
    ['an open place', '%s'],
    ['an open place with a width', '%.40s is refused'],
    ['an open place in quotes', "'--fast %j'"],
  ])('has no %s', (_, title) => {
    expect(faultsOf(title)).toEqual([expect.stringMatching(/ has a placeholder that nothing replaced$/)]);
  });

  test.each([
    ['a line end', 'two\nlines', 'has more than one line'],
    ['a line separator', 'two\u2028lines', 'has more than one line'],
    ['the stack of an error', 'Failure: bug at run (file.ts:184:6)', 'has a stack trace'],
    ['300 characters of its own', 'x'.repeat(300), 'has more than 300 characters'],
    ['an object that is not written out', '[object Object] is read', 'shows a value without a text'],
    ['a number alone', '404', 'is only a number, or begins with one that says nothing'],
    ['a number and a colon', '7: a case', 'is only a number, or begins with one that says nothing'],
    ['the number of an item', '3. a case', 'is only a number, or begins with one that says nothing'],
    ['nothing', ' ', 'is empty'],
  ])('is at fault with %s', (_, title, fault) => {
    expect(faultsOf(title)).toEqual([expect.stringContaining(` ${fault}`)]);
  });

  test('is at fault when the file has it twice', () => {
    expect(faultsOf('is read', 'is kept', 'is read')).toEqual(['"a subject is read" is there twice']);
  });
});
