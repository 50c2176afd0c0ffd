import { win32, posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseApiUrl, parseHostname } from '../../src/inputs/addresses.ts';
import {
  hasKeyPrefix,
  parseApiKey,
  parseBoolean,
  countParser,
  parseJobId,
  parsePaths,
  parsePem,
  parseVersion,
} from '../../src/inputs/input-values.ts';
import { namesFolder, parentsOf, resolvePath, segmentsBelow } from '../../src/inputs/lexical-path.ts';
import {
  formatBytes,
  parseByteSize,
  asInput,
  formatAbout,
  formatDuration,
  parseDuration,
} from '../../src/text/amounts.ts';
import type { Parsed } from '../../src/text/parsed.ts';
import { titled } from '../kit/titles.ts';

const HOUR_MS = 3_600_000;

/** A value as itself; a refusal as one line, as a reader of the log sees it. */
function shown(parsed: Parsed<unknown>): unknown {
  return 'value' in parsed ? parsed.value : `${parsed.problem}. ${parsed.remedy}`;
}

describe('durations', () => {
  test.each([
    ['90s', 90_000],
    ['30m', 1_800_000],
    ['2h', 7_200_000],
    ['500ms', 500],
    ['1.5h', 5_400_000],
    ['0.5s', 500],
    ['60M', 3_600_000],
    [' 30 m ', 1_800_000],
    ['48h', 48 * HOUR_MS],
  ])('%j is %d ms', (text, ms) => {
    expect(parseDuration(text, 48 * HOUR_MS)).toEqual({ value: ms });
  });

  test.each([
    ['60', "has no unit. Add one: '60s' for seconds, '60m' for minutes."],
    ['0', "is no time at all. Write a number with a unit, such as '90s', '30m' or '2h'."],
    ['0s', "is no time at all. Write a number with a unit, such as '90s', '30m' or '2h'."],
    ['0.1ms', "is no time at all. Write a number with a unit, such as '90s', '30m' or '2h'."],
    ['-5m', "is less than nothing. Write a number with a unit, such as '90s', '30m' or '2h'."],
    ['49h', "is longer than 48 h. Choose at most '48h'."],
    ['99999999999999999999h', "is longer than 48 h. Choose at most '48h'."],
    ['1h30m', "is not a duration. Write a number with a unit, such as '90s', '30m' or '2h'."],
    ['5 minutes', "is not a duration. Write a number with a unit, such as '90s', '30m' or '2h'."],
    ['2 fortnights', "is not a duration. Write a number with a unit, such as '90s', '30m' or '2h'."],
    ['soon', "is not a duration. Write a number with a unit, such as '90s', '30m' or '2h'."],
    ['Infinity', "is not a duration. Write a number with a unit, such as '90s', '30m' or '2h'."],
    ['1e3s', "is not a duration. Write a number with a unit, such as '90s', '30m' or '2h'."],
    ['PT5M', "is not a duration. Write a number with a unit, such as '90s', '30m' or '2h'."],
    ['1,5h', "is not a duration. Write a number with a unit, such as '90s', '30m' or '2h'."],
  ])('%j is refused', (text, message) => {
    expect(shown(parseDuration(text, 48 * HOUR_MS))).toBe(message);
  });

  test.each([
    [-1, '0 s'],
    [Number.NaN, '0 s'],
    [0, '0 s'],
    [0.2, '1 ms'],
    [80, '80 ms'],
    [400, '0.4 s'],
    [2_000, '2 s'],
    [2_549, '2.5 s'],
    [9_949, '9.9 s'],
    [9_950, '10 s'],
    [59_499, '59 s'],
    [59_500, '1 min'],
    [125_000, '2 min 5 s'],
    [3_599_499, '59 min 59 s'],
    [3_599_500, '1 h'],
    [3_900_000, '1 h 5 min'],
    [HOUR_MS * 120, '120 h'],
  ])('%d ms are written as %j', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });

  test.each([
    [0, 'less than a minute'],
    [44, 'less than a minute'],
    [45, 'about a minute'],
    [89, 'about a minute'],
    [90, 'about 2 minutes'],
    [170, 'about 3 minutes'],
    [629, 'about 10 minutes'],
    [630, 'about 10 minutes'],
    [760, 'about 15 minutes'],
    [52 * 60, 'about 50 minutes'],
    [53 * 60, 'about an hour'],
    [80 * 60, 'about 1.5 hours'],
    [125 * 60, 'about 2 hours'],
  ])('%d s are estimated as %j', (seconds, text) => {
    expect(formatAbout(seconds * 1_000)).toBe(text);
  });

  test('a duration written as an input is read back unchanged', () => {
    for (const ms of [1, 500, 1_000, 90_000, 60_000, 5_400_000, 7_200_000]) {
      expect(parseDuration(asInput(ms), 48 * HOUR_MS)).toEqual({ value: ms });
    }
  });
});

describe('sizes', () => {
  test.each([
    ['1', 1],
    ['1048576', 1_048_576],
    ['1048576B', 1_048_576],
    ['500MB', 500_000_000],
    ['10GiB', 10 * 2 ** 30],
    ['10gib', 10 * 2 ** 30],
    ['1.5 GB', 1_500_000_000],
    ['1KiB', 1024],
    ['2TB', 2e12],
  ])('%j is %d bytes', (text, bytes) => {
    expect(parseByteSize(text)).toEqual({ value: bytes });
  });

  const wanted = "Write bytes, or a number with a unit, such as '500MB' or '10GiB'.";
  test.each([
    ['0', `allows not a single byte. ${wanted}`],
    ['0GiB', `allows not a single byte. ${wanted}`],
    ['-1', `is less than nothing. ${wanted}`],
    ['10G', "does not say which unit. Write '10GiB' (1024) or '10GB' (1000)."],
    ['10PiB', `has a unit that is not known. ${wanted}`],
    ['1.5', `is not a whole number of bytes. ${wanted}`],
    ['99999999999999999999', `is more than can be counted. ${wanted}`],
    ['10,000', `is not a size. ${wanted}`],
    ['1e9', `is not a size. ${wanted}`],
    ['unlimited', `is not a size. ${wanted}`],
  ])('%j is refused', (text, message) => {
    expect(shown(parseByteSize(text))).toBe(message);
  });

  test('a unit with the name of an object member is refused too', () => {
    expect(shown(parseByteSize('1constructor'))).toBe(`has a unit that is not known. ${wanted}`);
  });

  test.each([
    [-1, '0 B'],
    [Number.NaN, '0 B'],
    [0, '0 B'],
    [512, '512 B'],
    [1024, '1 KiB'],
    [1536, '1.5 KiB'],
    [53.2 * 2 ** 20, '53.2 MiB'],
    [128.4 * 2 ** 20, '128 MiB'],
    [2 ** 20 - 1, '1 MiB'],
    [10 * 2 ** 30, '10 GiB'],
    [3 * 2 ** 40, '3 TiB'],
    [5000 * 2 ** 40, '5000 TiB'],
  ])('%d bytes are written as %j', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe('hostnames', () => {
  test.each([
    ['docs.example.com', 'docs.example.com'],
    ['Docs.Example.COM', 'docs.example.com'],
    ['docs', 'docs'],
    ['localhost', 'localhost'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['my_docs.example.com', 'my_docs.example.com'],
    ['3com.com', '3com.com'],
  ])('%j is %j', (text, name) => {
    expect(parseHostname(text)).toEqual({ value: name });
  });

  const meant = "Did you mean 'docs.example.com'?";
  const example = "Give the hostname alone, such as 'docs.example.com'.";
  test.each([
    ['https://docs.example.com', `is a URL; only its hostname is wanted. ${meant}`],
    ['https://docs.example.com/x', `is a URL; only its hostname is wanted. ${meant}`],
    ['HTTPS://user:pass@docs.example.com:443/x?y#z', `is a URL; only its hostname is wanted. ${meant}`],
    ['https://', `is a URL; only its hostname is wanted. ${example}`],
    ['docs.example.com/guide', `holds a path. ${meant}`],
    ['docs.example.com/', `holds a path. ${meant}`],
    ['docs.example.com?x', `holds a path. ${meant}`],
    ['docs.example.com:8080', `holds a port. ${meant}`],
    ['me@docs.example.com', `holds a user name. ${meant}`],
    ['docs.example.com.', `ends with a dot. ${meant}`],
    ['//docs.example.com', `holds a path. ${meant}`],
    ['http//docs.example.com', `holds a path. ${meant}`],
    ["'docs.example.com'", `is no hostname. ${meant}`],
    ['"https://docs.example.com"', `holds a path. ${meant}`],
    ['docs .example.com', `holds white space. ${example}`],
    ['docs.example.com\ndocs2.example.com', `holds white space. ${example}`],
    ['bücher.example', "holds letters that are not ASCII. Did you mean 'xn--bcher-kva.example'?"],
    ['docs。example。com', `holds letters that are not ASCII. ${meant}`],
    ['192.168.1.1', `is an IP address. ${example}`],
    ['::1', `is an IP address. ${example}`],
    ['[::1]', `is an IP address. ${example}`],
    ['docs-.example.com', `is no hostname. ${example}`],
    ['docs..example.com', `is no hostname. ${example}`],
    ['.example.com', `is no hostname. ${example}`],
    ['-docs.example.com', `is no hostname. ${example}`],
    ['*.example.com', `is no hostname. ${example}`],
    ['a.com,b.com', `is no hostname. ${example}`],
    [`${'a'.repeat(64)}.com`, `is no hostname. ${example}`],
    [`${'a.'.repeat(130)}com`, `is no hostname. ${example}`],
  ])('%j is refused', (text, message) => {
    expect(shown(parseHostname(text))).toBe(message);
  });
});

describe('addresses of the API', () => {
  test.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://API.example.com:443//', 'https://api.example.com'],
    ['https://gateway.example.com/docs/api/', 'https://gateway.example.com/docs/api'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://api.localhost:8080/base', 'http://api.localhost:8080/base'],
    ['http://127.0.0.1:1', 'http://127.0.0.1:1'],
    ['http://127.8.9.10', 'http://127.8.9.10'],
    ['http://127.1', 'http://127.0.0.1'],
    ['http://[::1]:9', 'http://[::1]:9'],
  ])('%j is %j', (text, url) => {
    expect(parseApiUrl(text)).toEqual({ value: url });
  });

  const example = "Give a URL such as 'https://api.example.com'.";
  const unencrypted = 'would send the key over the network unencrypted.';
  test.each([
    ['api.example.com/v1', "does not begin with 'https://'. Did you mean 'https://api.example.com/v1'?"],
    ['localhost:8080', "does not begin with 'https://'. Did you mean 'http://localhost:8080'?"],
    ['//api.example.com', "does not begin with 'https://'. Did you mean 'https://api.example.com'?"],
    ['https:/api.example.com', "does not begin with 'https://'. Did you mean 'https://api.example.com'?"],
    ['http//api.example.com', "does not begin with 'https://'. Did you mean 'https://api.example.com'?"],
    ['"https://api.example.com"', "does not begin with 'https://'. Did you mean 'https://api.example.com'?"],
    ['ftp://api.example.com', `begins with 'ftp://'. ${example}`],
    ['file:///etc/passwd', `begins with 'file://'. ${example}`],
    ['https://', `is not a URL. ${example}`],
    ['https://api example.com', `holds white space, a backslash or a control character. ${example}`],
    ['https://api\\.example.com', `holds white space, a backslash or a control character. ${example}`],
    [
      'https://me:hunter2@api.example.com/b/',
      "holds credentials. Give 'https://api.example.com/b'; the key goes into 'api-key'.",
    ],
    [
      'https://@api.example.com',
      "holds credentials. Give 'https://api.example.com'; the key goes into 'api-key'.",
    ],
    ['https://api.example.com/?key=1', "holds a query or a fragment. Give 'https://api.example.com'."],
    ['https://api.example.com#x', "holds a query or a fragment. Give 'https://api.example.com'."],
    ['http://api.example.com', `${unencrypted} Give 'https://api.example.com'.`],
    ['http://10.0.0.1:80/x', `${unencrypted} Give 'https://10.0.0.1/x'.`],
    ['http://0.0.0.0', `${unencrypted} Give 'https://0.0.0.0'.`],
    ['http://128.0.0.1', `${unencrypted} Give 'https://128.0.0.1'.`],
    ['http://127.0.0.1.example.com', `${unencrypted} Give 'https://127.0.0.1.example.com'.`],
    ['http://localhost.example.com', `${unencrypted} Give 'https://localhost.example.com'.`],
    ['http://notlocalhost', `${unencrypted} Give 'https://notlocalhost'.`],
    ['http://[::2]', `${unencrypted} Give 'https://[::2]'.`],
  ])('%j is refused', (text, message) => {
    expect(shown(parseApiUrl(text))).toBe(message);
  });
});

describe('single values', () => {
  test.each([
    ['true', true],
    ['TRUE', true],
    ['False', false],
    ['yes', "is neither 'true' nor 'false'. Write 'true' or 'false'."],
    ['1', "is neither 'true' nor 'false'. Write 'true' or 'false'."],
    ['on', "is neither 'true' nor 'false'. Write 'true' or 'false'."],
  ])('the boolean %j: %j', (text, expected) => {
    expect(shown(parseBoolean(text))).toBe(expected);
  });

  const COUNTS: readonly (readonly [string, number | string])[] = [
    ['1', 1],
    ['500', 500],
    ['007', 7],
    ['0', 'is out of range. Write a whole number from 1 to 500.'],
    ['501', 'is out of range. Write a whole number from 1 to 500.'],
    ['9'.repeat(400), 'is out of range. Write a whole number from 1 to 500.'],
    ['-1', 'is not a whole number in digits. Write a whole number from 1 to 500.'],
    ['+1', 'is not a whole number in digits. Write a whole number from 1 to 500.'],
    ['1.0', 'is not a whole number in digits. Write a whole number from 1 to 500.'],
    ['1e2', 'is not a whole number in digits. Write a whole number from 1 to 500.'],
    ['0x1', 'is not a whole number in digits. Write a whole number from 1 to 500.'],
    ['٣', 'is not a whole number in digits. Write a whole number from 1 to 500.'],
    ['1_00', "is not a whole number in digits. Did you mean '100'?"],
  ];
  test.each(titled(COUNTS))('the count %s', (_, text, expected) => {
    expect(shown(countParser(1, 500)(text))).toBe(expected);
  });

  test.each([
    ['svc_abc123', 'svc_abc123'],
    ['svc_abc 123', 'holds white space. Paste the secret again as one line, without spaces or quotes.'],
    ['svc_abc\n123', 'holds white space. Paste the secret again as one line, without spaces or quotes.'],
    ['Bearer svc_abc', "begins with 'Bearer'. Give the key alone; the action adds the rest."],
    [
      'svc_abc\u200b',
      'holds characters that no key has. Paste the secret again; an invisible character may have come along.',
    ],
    [
      'svc_“abc”',
      'holds characters that no key has. Paste the secret again; an invisible character may have come along.',
    ],
  ])('the key %j: %j', (text, expected) => {
    expect(shown(parseApiKey(text))).toBe(expected);
  });

  test.each([
    ['svc_abc', true],
    ['mint_x', true],
    ['abc', false],
    ['_abc', false],
    ['"svc_abc"', false],
    ['$API_KEY', false],
  ])('the key %j has a prefix: %j', (key, has) => {
    expect(hasKeyPrefix(key)).toBe(has);
  });

  const JOB_IDS: readonly (readonly [string, boolean])[] = [
    ['job_1-A.b', true],
    ['01HX', true],
    ['.', false],
    ['..', false],
    ['a..b', false],
    ['../secrets', false],
    ['a/b', false],
    ['a%2fb', false],
    ['a b', false],
    ['a?b', false],
    ['jöb', false],
    ['a'.repeat(256), true],
    ['a'.repeat(257), false],
  ];
  test.each(titled(JOB_IDS))('the job id %s', (_, text, usable) => {
    expect('value' in parseJobId(text)).toBe(usable);
  });

  const VERSIONS: readonly (readonly [string, boolean])[] = [
    ['v1.2 (draft)', true],
    ['a\nb', false],
    ['a\u0000b', false],
    ['a'.repeat(257), false],
  ];
  test.each(titled(VERSIONS))('the version %s', (_, text, usable) => {
    expect('value' in parseVersion(text)).toBe(usable);
  });

  test.each([
    ['/intro', ['/intro']],
    ['/intro\r\n\n  guide/start  \n/intro', ['/intro', 'guide/start']],
    [
      '- /intro',
      "holds '- /intro', which is no page path. Give one per line, such as '/guide': no list, no address, no control character.",
    ],
    [
      'https://docs.example.com/intro?x',
      "holds 'https://docs.example.com/intro?x', which is no page path. Give one per line, such as '/guide': no list, no address, no control character.",
    ],
    [
      '["/a","/b"]',
      `holds '["/a","/b"]', which is no page path. Give one per line, such as '/guide': no list, no address, no control character.`,
    ],
    [
      '[\n  "/a"\n]',
      "holds '[', which is no page path. Give one per line, such as '/guide': no list, no address, no control character.",
    ],
    ['[a]', ['[a]']],
    [
      '/a\tb',
      "holds '/a\tb', which is no page path. Give one per line, such as '/guide': no list, no address, no control character.",
    ],
  ])('the paths %j: %j', (text, expected) => {
    expect(shown(parsePaths(text))).toEqual(expected);
  });

  const block = (body: string): string => `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`;
  test.each([
    [`# ours\n${block('good')}`, true],
    [block('good') + block('good'), true],
    [block('good') + block('bad'), 'names a file whose certificate number 2 cannot be read'],
    ['-----BEGIN CERTIFICATE-----\ngood', 'names a file without a certificate in it'],
    ['-----BEGIN RSA PRIVATE KEY-----\nx', 'names a private key'],
    ['', 'names a file without a certificate in it'],
  ])('the PEM %j: %j', (pem, expected) => {
    const parsed = parsePem(pem, (one) => one.includes('good'));
    expect('value' in parsed || parsed.problem).toBe(expected);
  });

  // A reader that searches backwards from each beginning takes minutes for these.
  test.each([
    ['beginnings', '-----BEGIN CERTIFICATE-----\n'.repeat(150_000), 'without a certificate'],
    ['ends', '-----END CERTIFICATE-----\n'.repeat(150_000), 'without a certificate'],
    [
      'beginnings after a good one',
      `${block('good')}\n${'-----BEGIN CERTIFICATE-----\n'.repeat(150_000)}`,
      'number 2 ',
    ],
  ])('a file of 4 MB of %s is read in one pass', (_, pem, problem) => {
    const parsed = parsePem(pem, (one) => one.includes('good'));
    expect('problem' in parsed ? parsed.problem : parsed).toContain(problem);
  });
});

describe('paths as text', () => {
  test.each([
    ['site', '/w/site'],
    ['./a//b/../c/', '/w/a/c'],
    ['../x', '/x'],
    ['../../../x', '/x'],
    ['/abs/./y', '/abs/y'],
    ['a\\b', '/w/a\\b'],
    ['.', '/w'],
  ])('on POSIX %j is %j, as node:path resolves it', (path, expected) => {
    expect(resolvePath('/w', path, 'linux')).toBe(expected);
    expect(resolvePath('/w', path, 'linux')).toBe(posix.resolve('/w', path));
  });

  test.each([
    ['site', 'D:\\a\\w\\site'],
    ['a/b\\c', 'D:\\a\\w\\a\\b\\c'],
    ['..\\x', 'D:\\a\\x'],
    ['..\\..\\..\\x', 'D:\\x'],
    ['C:\\x\\..\\y', 'C:\\y'],
    ['C:/x', 'C:\\x'],
    ['\\x', 'D:\\x'],
    ['/x', 'D:\\x'],
    ['\\\\server\\share\\x', '\\\\server\\share\\x'],
    ['//server/share/../x', '\\\\server\\share\\x'],
  ])('on Windows %j is %j, as node:path resolves it', (path, expected) => {
    expect(resolvePath('D:\\a\\w', path, 'win32')).toBe(expected);
    expect(resolvePath('D:\\a\\w', path, 'win32')).toBe(win32.resolve('D:\\a\\w', path));
  });

  test('on Windows a name behind a drive letter has no known path: it depends on an unknown folder', () => {
    expect(resolvePath('D:\\a', 'C:x', 'win32')).toBeNull();
    expect(resolvePath('D:\\a', 'C:', 'win32')).toBeNull();
  });

  test.each([
    ['/w', '/w/site', 'linux', ['site']],
    ['/w', '/w', 'linux', []],
    ['/w', '/wider', 'linux', null],
    ['/w', '/', 'linux', null],
    ['/', '/w', 'linux', ['w']],
    ['/w', '/W/site', 'linux', null],
    ['/w', '/W/site', 'darwin', ['site']],
    ['/caf\u00e9', '/cafe\u0301/site', 'darwin', ['site']],
    ['/caf\u00e9', '/cafe\u0301/site', 'linux', null],
    ['D:\\a', 'd:/A/b', 'win32', ['b']],
    ['D:\\a', 'C:\\a\\b', 'win32', null],
    ['\\\\s\\x', '\\\\S\\X\\y', 'win32', ['y']],
  ])('below %j, %j on %s is %j', (folder, path, platform, names) => {
    expect(segmentsBelow(folder, path, platform)).toEqual(names);
  });

  test.each([
    ['/w/a/b', 'linux', ['/w/a', '/w', '/']],
    ['/', 'linux', []],
    ['D:\\a\\b', 'win32', ['D:\\a', 'D:\\']],
    ['\\\\s\\x\\a\\b', 'win32', ['\\\\s\\x\\a', '\\\\s\\x\\']],
  ])('the parents of %j on %s are %j', (path, platform, parents) => {
    expect(parentsOf(path, platform)).toEqual(parents);
  });

  test.each([
    ['a/', 'linux', true],
    ['a', 'linux', false],
    ['a/..', 'linux', true],
    ['.', 'linux', true],
    ['a.', 'linux', false],
    ['a\\', 'linux', false],
    ['a\\', 'win32', true],
  ])('%j on %s can only be a folder: %j', (path, platform, folder) => {
    expect(namesFolder(path, platform)).toBe(folder);
  });
});
