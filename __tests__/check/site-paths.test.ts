import { describe, expect, test } from '@jest/globals';
import { isHtml, SitePaths } from '../../src/check/site/site-paths.ts';

describe('a host', () => {
  const names = ['404.html', 'Images/Logo.PNG', 'api', 'api.html', 'api/index.html', 'docs/index.html'];
  names.push('guide.html', 'index.html', 'only/page.html');
  const files = new SitePaths(names);

  test.each([
    ['', 'index.html'],
    ['index.html', 'index.html'],
    ['index', 'index.html'],
    ['guide', 'guide.html'],
    ['guide.html', 'guide.html'],
    ['guide/', null],
    ['docs', 'docs/index.html'],
    ['docs/', 'docs/index.html'],
    ['docs/index', 'docs/index.html'],
    ['api', 'api'],
    ['api/', 'api/index.html'],
    ['only', null],
    ['only/', null],
    ['Guide', null],
    ['images/logo.png', null],
    ['guide//', null],
    ['docs//index.html', null],
  ])('answers %j with %s', (path, expected) => {
    const found = files.find(path);
    expect(found === null ? null : names[found]).toBe(expected);
  });

  test.each([
    ['images/logo.png', 'Images/Logo.PNG'],
    ['GUIDE', 'guide.html'],
    ['Docs/', 'docs/index.html'],
    ['gone', null],
  ])('%j differs from %s only in case', (path, expected) => {
    expect(files.similar(path)).toBe(expected);
  });

  test.each([
    ['api/', true],
    ['only/', true],
    ['docs/', true],
    ['guide/', false],
    ['on', false],
    ['only/here/', false],
    ['gone/', false],
  ])('a folder named %j at the root: %s', (folder, expected) => {
    for (let times = 0; times < 2; times += 1) expect(files.hasTopFolder(folder)).toBe(expected);
  });

  test('a file is found exactly by its path', () => {
    expect(names.map((name) => files.at(name))).toEqual(names.map((_, index) => index));
    expect([files.at('guide'), files.at(''), files.at('constructor'), files.path(99)]).toEqual([
      null,
      null,
      null,
      '',
    ]);
  });

  test('no file is found in an empty site', () => {
    const none = new SitePaths([]);
    expect([none.find(''), none.find('x'), none.similar('x'), none.hasTopFolder('x/')]).toEqual([
      null,
      null,
      null,
      false,
    ]);
  });
});

test.each([
  ['a.html', true],
  ['a.HTM', true],
  ['a.xhtml', true],
  ['html', false],
  ['a.html.gz', false],
])('%s is a page: %s', (path, expected) => {
  expect(isHtml(path)).toBe(expected);
});
