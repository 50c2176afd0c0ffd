import { describe, expect, test } from '@jest/globals';
import { isLoopback, proxyProblems } from '../../src/inputs/addresses.ts';

describe('a proxy that the environment names', () => {
  test.each([
    'http://proxy.example.com:3128',
    'HTTPS://proxy.example.com',
    ' http://proxy.example.com/ ',
    'http://user:p%40ss%23%2F%25@proxy.example.com:3128',
    'http://[::1]:3128',
    '',
  ])('%j is accepted', (value) => {
    expect(proxyProblems({ HTTPS_PROXY: value, http_proxy: value })).toEqual([]);
  });

  test.each([
    ['proxy.example.com:3128', "does not begin with 'http://'"],
    ['user:hunter22@proxy.example.com:3128', "does not begin with 'http://'"],
    ['//user:hunter22@proxy.example.com', "does not begin with 'http://'"],
    ['socks5://user:hunter22@proxy.example.com:1080', 'a SOCKS proxy, which this action cannot use'],
    ['SOCKS5h://proxy.example.com:1080', 'a SOCKS proxy'],
    ['ftp://proxy.example.com', "begins with 'ftp://'"],
    ['http://user:hunter22#@proxy.example.com:3128', "a '#' or a '?'"],
    ['http://user:#hunter22@proxy.example.com:3128', "a '#' or a '?'"],
    ['http://user?hunter22@proxy.example.com:3128', "a '#' or a '?'"],
    ['http://user/hunter22@proxy.example.com:3128', 'holds a path'],
    ['http://user:hunter22%zz@proxy.example.com:3128', "a '%' that begins no escape"],
    ['http://hunter22%E0%A4@proxy.example.com:3128', "a '%' that begins no escape"],
    ['http://user:hunter22@proxy.example.com:port', 'is not a URL'],
    ['http://user:hunter22@proxy.example.com:99999', 'is not a URL'],
    ['http://', 'is not a URL'],
    ['http://proxy.example.com hunter22', 'white space'],
    ['http://user\\hunter22@proxy.example.com', 'a backslash'],
  ])('%j is refused: %s', (value, problem) => {
    for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy']) {
      const [found, ...more] = proxyProblems({ [name]: value });
      expect(found).toMatchObject({ input: name, problem: expect.stringContaining(problem) });
      expect(more).toEqual([]);
      expect(JSON.stringify(found)).not.toContain('hunter22');
    }
  });

  test('only the effective spelling is checked', () => {
    const good = 'http://proxy.example.com';
    expect(proxyProblems({ https_proxy: good, HTTPS_PROXY: 'socks5://x' })).toEqual([]);
    expect(proxyProblems({ https_proxy: '', HTTPS_PROXY: 'socks5://x' })).toHaveLength(1);
    expect(proxyProblems({ https_proxy: 'x', http_proxy: 'y' })).toHaveLength(2);
  });

  test('settings are not checked where no host needs a proxy', () => {
    expect(proxyProblems({ HTTPS_PROXY: 'x', NO_PROXY: 'a, *' })).toEqual([]);
    expect(proxyProblems({ HTTPS_PROXY: 'x', NO_PROXY: 'a' })).toHaveLength(1);
  });
});

test.each([
  ['localhost', true],
  ['api.localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['localhost.example.com', false],
  ['notlocalhost', false],
  ['127.0.0.1.example.com', false],
  ['128.0.0.1', false],
  ['[::2]', false],
])('%s is this machine: %j', (hostname, expected) => {
  expect(isLoopback(hostname)).toBe(expected);
});
