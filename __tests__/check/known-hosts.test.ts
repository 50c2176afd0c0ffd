import { describe, expect, test } from '@jest/globals';
import { featureOf, servicesNamedIn } from '../../src/check/known-hosts.ts';

describe('what a visitor misses without a host', () => {
  test.each([
    ['abc-dsn.algolia.net', 'search'],
    ['algolia.net', 'search'],
    ['algolia.net:8443', 'search'],
    ['myalgolia.net', 'unknown'],
    ['fonts.googleapis.com', 'fonts'],
    ['ajax.googleapis.com', 'code from a CDN'],
    ['googleapis.com', 'unknown'],
    ['example.com', 'unknown'],
    ['', 'unknown'],
  ])('%s: %s', (host, feature) => {
    expect(featureOf(host)).toBe(feature);
  });
});

describe('the services that a script names', () => {
  const named = (script: string, from = 0, to = Buffer.byteLength(script)): unknown =>
    [...servicesNamedIn(Buffer.from(script), from, to)].map(([host, at]) => `${host} ${String(at)}`);

  test.each<[string, readonly string[]]>([
    ['', []],
    ['.', []],
    ['"https://plausible.io/js"', ['plausible.io 9']],
    ['plausible.io', ['plausible.io 0']],
    ['x.plausible.io', ['plausible.io 2']],
    ['é//plausible.io', ['plausible.io 4']],
    ['api.eu.amplitude.com amplitude.com', ['amplitude.com 7']],
    ['myplausible.io plausible.io.example plausible.iot plausible.io-x plausible.io_', []],
    ['plausible.io. plausible.io/', ['plausible.io 0']],
    [`${'x'.repeat(100)}plausible.io`, []],
    [`${'x.'.repeat(100)}plausible.io`, ['plausible.io 200']],
    ['PLAUSIBLE.IO', []],
    // Files that are only loaded, and send no requests themselves.
    ['unpkg.com youtube.com', []],
  ])('%j: %j', (script, expected) => {
    expect(named(script)).toEqual(expected);
  });

  test('are found between the two ends only', () => {
    expect(named('plausible.io posthog.com', 1, 20)).toEqual([]);
    expect(named('plausible.io posthog.com', 13)).toEqual(['posthog.com 13']);
  });
});
