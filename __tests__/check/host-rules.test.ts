import { describe, expect, test } from '@jest/globals';
import type { RulesFile } from '../../src/check/finding.ts';
import { HostRules } from '../../src/check/site/host-rules.ts';

const rulesOf = (files: Readonly<Record<string, string>>): HostRules =>
  new HostRules((file) => files[file] ?? '');

describe('a host rule', () => {
  test.each<[string, string, boolean]>([
    ['/x', 'x', true],
    ['/x', 'x/', true],
    ['/x', 'X', false],
    ['/x', 'x/y', false],
    ['/x/*', 'x/y/z', true],
    ['/x/*', 'x', true],
    ['/x/*', 'y/z', false],
    ['/:a/*', '', false],
    ['/*', '', true],
    ['/:a/y', 'x/y', true],
    ['/:a/y', 'y', false],
    ['/x/*/y', 'x/z', true],
    ['/', '', true],
    ['/', 'x', false],
  ])('%s for the path "%s": %s', (rule, path, fits) => {
    expect(rulesOf({ _redirects: `${rule} /elsewhere 301` }).ruleFor(path)).toBe(fits ? '_redirects' : null);
  });

  test.each<[why: string, file: RulesFile, text: string, path: string, repairs: boolean]>([
    ['a redirect without a status', '_redirects', '/x /y', 'x', true],
    ['a status with a mark, and a note', '_redirects', '/x /y 301! # moved', 'x', true],
    ['parameters of the query', '_redirects', '/x id=:id /y/:id 301', 'x', true],
    ['no target', '_redirects', '/x', 'x', false],
    ['an error', '_redirects', '/* /404.html 404', 'x', false],
    ['some readers only', '_redirects', '/* /en/:splat 302 Language=en', 'x', false],
    ['a page for all addresses: a page', '_redirects', '/* /index.html 200', 'v1.2/x', true],
    ['a page for all addresses: a script', '_redirects', '/* /index.html 200', 'x.js', false],
    ['a page with a query for all: a script', '_redirects', '/* /index.html?x=a.js 200', 'x.js', false],
    ['another folder for all addresses', '_redirects', '/* /en/:splat 200', 'x.js', true],
    ['another host for a script', '_redirects', '/x.js https://a.example/b.js 200', 'x.js', true],
    [
      'some routes, one of them broken',
      'staticwebapp.config.json',
      '{"routes":[null, 7, {"route":"/x","redirect":"/y"}]}',
      'x',
      true,
    ],
    [
      'a page for all that is missing: a page',
      'staticwebapp.config.json',
      '{"navigationFallback":{"rewrite":"/index.html","exclude":["/images/*"]}}',
      'x/y',
      true,
    ],
    [
      'a page for all that is missing: an image',
      'staticwebapp.config.json',
      '{"routes":[],"navigationFallback":{"rewrite":"/index.html"}}',
      'x.png',
      false,
    ],
    ['no address', 'staticwebapp.config.json', '{"routes":[{"redirect":"/y"}]}', 'x', false],
    ['no JSON', 'staticwebapp.config.json', '{"routes":', 'x', false],
    ['no object', 'staticwebapp.config.json', 'null', 'x', false],
    ['escapes', '_redirects', '/gr%C3%B6%C3%9Fe /y', 'größe', true],
    ['rights', 'staticwebapp.config.json', '{"routes":[{"route":"/*","allowedRoles":["a"]}]}', 'x', false],
    ['an error', 'staticwebapp.config.json', '{"routes":[{"route":"/x","statusCode":404}]}', 'x', false],
  ])('with %s in %s: %j', (_, file, text, path, repairs) => {
    expect(rulesOf({ [file]: text }).ruleFor(path)).toBe(repairs ? file : null);
  });

  test('with 40 segments is not read', () => {
    const path = 'a/'.repeat(40);
    expect(rulesOf({ _redirects: `/${path} /elsewhere 301` }).ruleFor(path)).toBeNull();
  });

  test('is counted once among 2,000', () => {
    const many = `${'/same /z\n'.repeat(5_000)}${Array.from({ length: 3_000 }, (_, at) => `/x${String(at)} /z`).join('\n')}`;
    const rules = rulesOf({ _redirects: many });
    expect(['same', 'x0', 'x1998', 'x1999'].map((path) => rules.ruleFor(path) !== null)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

test('without rules there is no match', () => {
  expect(rulesOf({}).ruleFor('x')).toBeNull();
});
