import { describe, expect, test } from '@jest/globals';
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
    ['/*', '', true],
    ['/:a/y', 'x/y', true],
    ['/:a/y', 'y', false],
    ['/:a?', 'x', true],
    ['/:a*', 'x/y', true],
    ['/x/:rest+', 'x/y/z', true],
    ['/x/(.*)', 'x/y/z', true],
    ['/x/:rest(.*)', 'x/y/z', true],
    ['/x/*/y', 'x/z', true],
    ['/', '', true],
    ['/', 'x', false],
    [`/${'a/'.repeat(40)}`, 'a/'.repeat(40), false],
  ])('%.30s for %.30s: %s', (rule, path, fits) => {
    expect(rulesOf({ _redirects: `${rule} /elsewhere 301` }).ruleFor(path)).toBe(fits ? '_redirects' : null);
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
