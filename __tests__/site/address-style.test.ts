import { describe, expect, test } from '@jest/globals';
import { addressForm, noForms, readAddressStyle, styleOf } from '../../src/site/address-style.ts';

test.each([
  ['guide.html', 'guide.html', 'html'],
  ['guide.htm', 'guide.htm', 'html'],
  ['guide', 'guide.html', 'extensionless'],
  ['a/guide', 'a/guide.html', 'extensionless'],
  ['guide/', 'guide/index.html', 'slash'],
  ['guide', 'guide/index.html', 'no-slash'],
  ['guide/index.html', 'guide/index.html', 'index'],
  ['guide/index', 'guide/index.html', 'no-slash'],
  ['', 'index.html', null],
  ['index.html', 'index.html', null],
  ['a.css', 'a.css', null],
])('%j for %s is written as %j', (path, file, form) => {
  expect(addressForm(path, file)).toBe(form);
});

describe('the style of a site', () => {
  test.each([
    [{}, null, null],
    [{ html: 1 }, 'html', null],
    [{ html: 3, extensionless: 4 }, 'extensionless', null],
    [{ html: 4, extensionless: 4, slash: 1 }, null, 'slash'],
    [{ slash: 2, 'no-slash': 3, index: 2 }, null, 'no-slash'],
    [{ slash: 3, 'no-slash': 3, index: 2 }, null, null],
    [{ html: 1, index: 9, slash: 8 }, 'html', 'index'],
  ])('of %j is %j and %j', (counts, pages, folders) => {
    expect(styleOf({ ...noForms(), ...counts })).toEqual({ pages, folders });
  });

  test.each([
    [{ pages: 'html', folders: 'no-slash' }, 'html', 'no-slash'],
    [{ pages: 'extensionless', folders: null, more: 1 }, 'extensionless', null],
    [{ pages: 'HTML', folders: 'slash' }, null, 'slash'],
    [{ pages: ['html'], folders: 7 }, null, null],
    [undefined, null, null],
    [null, null, null],
    ['html', null, null],
    [[], null, null],
  ])('is read from %j as %j and %j', (value, pages, folders) => {
    expect(readAddressStyle(value)).toEqual({ pages, folders });
  });
});
