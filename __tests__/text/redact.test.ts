import { describe, expect, test } from '@jest/globals';
import {
  hostOf,
  linkFault,
  printable,
  printableTarget,
  printableUrl,
  redact,
  redactAddress,
  secretsOf,
} from '../../src/text/redact.ts';

/** Presigned links as object stores document them, with the secrets in each. */
const LINKS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'S3, with temporary credentials',
    'https://bucket.s3.amazonaws.com/a/bundle.tar.gz?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20250101%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20250101T000000Z&X-Amz-Expires=3600&X-Amz-SignedHeaders=host&X-Amz-Security-Token=IQoJb3JpZ2luX2VjEHoaCXVz%2BLWVh%3D%3D&X-Amz-Signature=fe5f80f77d5fa3beca038a248ff027d0445342fe2855ddc963176630326f1024',
    [
      'fe5f80f77d5fa3beca038a248ff027d0445342fe2855ddc963176630326f1024',
      'AKIAIOSFODNN7EXAMPLE%2F20250101%2Fus-east-1%2Fs3%2Faws4_request',
      'AKIAIOSFODNN7EXAMPLE/20250101/us-east-1/s3/aws4_request',
      'IQoJb3JpZ2luX2VjEHoaCXVz%2BLWVh%3D%3D',
      'IQoJb3JpZ2luX2VjEHoaCXVz+LWVh==',
    ],
  ],
  [
    'S3, the old way',
    'https://bucket.s3.amazonaws.com/b?AWSAccessKeyId=AKIAIOSFODNN7EXAMPLE&Expires=1735689600&Signature=vjbyPxybdZaNmGa%2ByT272YEAiv4%3D',
    ['AKIAIOSFODNN7EXAMPLE', 'vjbyPxybdZaNmGa%2ByT272YEAiv4%3D', 'vjbyPxybdZaNmGa+yT272YEAiv4='],
  ],
  [
    'Google Cloud Storage',
    'https://storage.googleapis.com/b/o?X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Credential=me%40project.iam.gserviceaccount.com%2F20250101%2Fauto%2Fstorage%2Fgoog4_request&X-Goog-Date=20250101T000000Z&X-Goog-Expires=900&X-Goog-SignedHeaders=host&X-Goog-Signature=247a2aa45f169edf4d187d54e7cc46e4731b1e6273242c4f4c39a1d2507a0e58',
    [
      '247a2aa45f169edf4d187d54e7cc46e4731b1e6273242c4f4c39a1d2507a0e58',
      'me@project.iam.gserviceaccount.com/20250101/auto/storage/goog4_request',
    ],
  ],
  [
    'Azure Blob Storage',
    'https://acct.blob.core.windows.net/c/b.zip?sp=r&st=2025-01-01T00:00:00Z&se=2025-01-01T08:00:00Z&spr=https&sv=2022-11-02&sr=b&sig=1UTsCq%2FnFL1nGX%2FJ4hkDTgYS5oJHZpcO7IEQKBM0cmQ%3D',
    ['1UTsCq%2FnFL1nGX%2FJ4hkDTgYS5oJHZpcO7IEQKBM0cmQ%3D', '1UTsCq/nFL1nGX/J4hkDTgYS5oJHZpcO7IEQKBM0cmQ='],
  ],
  [
    'CloudFront',
    'https://d111111abcdef8.cloudfront.net/b.tar.gz?Policy=eyANCiAgICEXAMPLEW1lbnQiOi&Signature=nitfHRCrtziwO2HwPfWw~yYDhUF5EwRunQA-j19DzZrvDh6hQ73lDx&Key-Pair-Id=K2JCJMDEHXQW5F&Expires=1735689600',
    [
      'nitfHRCrtziwO2HwPfWw~yYDhUF5EwRunQA-j19DzZrvDh6hQ73lDx',
      'eyANCiAgICEXAMPLEW1lbnQiOi',
      'K2JCJMDEHXQW5F',
    ],
  ],
  [
    'a store of its own kind',
    'https://files.example.com/b?token=abc+def%20ghi&0123456789abcdef&access-token=%E0%A4%A',
    ['abc+def%20ghi', 'abc def ghi', '0123456789abcdef', '%E0%A4%A'],
  ],
  ['a password', 'https://user:p%40ssw0rd!@files.example.com/b', ['p%40ssw0rd!', 'p@ssw0rd!']],
];

describe('the secrets of a link', () => {
  test.each(LINKS)('%s', (_, url, secrets) => {
    expect(secretsOf(url)).toEqual(expect.arrayContaining([...secrets]));
    // The link in use, with its secrets masked, has no secret left.
    const masked = secretsOf(url).reduce((text, secret) => text.replaceAll(secret, '***'), new URL(url).href);
    for (const secret of secrets) expect(masked).not.toContain(secret);
  });

  test.each([
    't=eyJhbGciOiJIUzI1NiJ9.secret',
    'v=abcdef0123456789',
    'code=AbCdEfGhIjKlMnOpQrStUvWxYz',
    'id=123e4567-e89b-12d3-a456-426614174000',
    'a=nitfHRCrtziwO2HwPfWw~yYDhUF5',
    'b=q83vEjRWeJq83vEjRWeJ%2B%2F%3D',
  ])('include what looks like a token, whatever its name is: %s', (query) => {
    expect(secretsOf(`https://s.example/b?${query}`)).toContain(query.slice(query.indexOf('=') + 1));
  });

  test.each([
    'folder=public&file=bundle.tar.gz',
    'key=exports/docs-2026-11-22/bundle-v1.2.3.tar.gz&policy=public-read',
    'path=documentation/getting-started/installation&site=docs.example.com',
    'st=9f8e7d6c5b4a&date=20250101T000000Z&from=2025-01-01T00%3A00%3A00Z&expires=1735689600000000',
    'token_type=completed&author=anybody&X-Amz-Algorithm=AWS4-ECDSA-P256-SHA256',
    'version=v1&build=release-candidate-12&lang=en-GB',
  ])('exclude ordinary values, which other steps use: %s', (query) => {
    expect(secretsOf(`https://s.example/b?${query}`)).toEqual([]);
  });

  test('exclude what every log has: host, dates, short values', () => {
    for (const [, url] of LINKS) {
      for (const harmless of [
        'host',
        'https',
        '20250101T000000Z',
        '3600',
        '1735689600',
        'r',
        'b',
        '2022-11-02',
      ])
        expect(secretsOf(url)).not.toContain(harmless);
    }
    expect(
      secretsOf('https://x.example/b?response-content-disposition=attachment&versionId=1&a=short'),
    ).toEqual([]);
  });

  test.each([
    [
      'S3, by the SDK for JavaScript',
      'X-Amz-Content-Sha256=UNSIGNED-PAYLOAD&X-Amz-Signature=fe5f80f7&x-amz-checksum-mode=ENABLED&x-id=GetObject',
      'fe5f80f7',
    ],
    [
      'Azure, with the key of a user',
      'skt=2026-11-23T00%3A00%3A00Z&ske=2026-11-23T08%3A00%3A00Z&sks=b&skv=2022-11-02&sig=1UTsCqnFnL1n',
      '1UTsCqnFnL1n',
    ],
    ['CloudFront, with its hash', 'Hash-Algorithm=SHA256&Signature=abcdefgh', 'abcdefgh'],
  ])('leave the words of other steps alone: %s', (_, query, secret) => {
    expect(secretsOf(`https://s.example/b?${query}`)).toEqual([secret]);
  });

  test('are none in a text that is not a link', () => {
    expect(secretsOf('bundle.tar.gz?sig=0123456789')).toEqual([]);
  });
});

test.each([
  [`https://s.example/b?${'a=1&'.repeat(63)}b=2`, null],
  [`https://s.example/b?${'a=1&'.repeat(64)}b=2`, 'has more than 64 parameters'],
  [`https://s.example/${'b'.repeat(8_192 - 18)}`, null],
  [`https://s.example/${'b'.repeat(8_193 - 18)}`, 'is longer than 8192 characters'],
  [`https://s.example/b?${'&'.repeat(200_000)}`, 'is longer than 8192 characters'],
])('a link is used up to a size (%#)', (link, fault) => {
  expect(linkFault(link)).toBe(fault);
});

describe('a printable URL', () => {
  test.each([
    ['https://h.example/a/b?sig=secret#part', 'https://h.example/a/b'],
    ['https://user:secret@h.example:8443/a', 'https://h.example:8443/a'],
    ['http://[::1]:80/a?x', 'http://[::1]/a'],
    ['https://h.example', 'https://h.example/'],
    ['ftp://user:secret@h.example/a?secret', 'ftp://h.example/a'],
    ['s3://bucket/key?secret', 's3://bucket/key'],
    ['not a url?secret', '(not a URL)'],
    ['data:text/html,secret', 'data:…'],
    ['javascript:secret()', 'javascript:…'],
    ['mailto:secret@h.example', 'mailto:…'],
  ])('%s: %s', (url, printable) => {
    expect(printableUrl(url)).toBe(printable);
    expect(printable).not.toContain('secret');
  });

  test.each(LINKS)('contains no secret of %s', (_, url, secrets) => {
    for (const secret of secrets) expect(printableUrl(url)).not.toContain(secret);
    expect(hostOf(url)).toBe(new URL(url).host);
  });
});

test.each([
  ['Request timeout: https://h.example/a?X-Amz-Signature=abc', 'Request timeout: https://h.example/a'],
  [
    'see <https://h.example/a?b=c#d> and HTTP://h2.example?x',
    'see <https://h.example/a> and HTTP://h2.example',
  ],
  ['"https://h.example/a?b", then text', '"https://h.example/a", then text'],
  ['https://h.example/a#token=abc', 'https://h.example/a'],
  ['no link? none', 'no link? none'],
])('untrusted text %j is printed as %j', (text, printed) => {
  expect(redact(text)).toBe(printed);
});

test.each([
  ['https://user:x@h.example/token/b?c', 'https://h.example/…'],
  ['data:text/html,secret', 'data:…'],
  ['not a url', '(not a URL)'],
])('the target of a redirect %s: %s', (url, shown) => {
  expect(printableTarget(url)).toBe(shown);
});

const KEY = '9f8e7d6c5b4a39281706f5e4';

describe('a secret is not printed', () => {
  test.each([
    // Parameters without an address before them.
    [`/bucket/key?X-Amz-Signature=${KEY}&X-Amz-Date=1`, '/bucket/key?X-Amz-Signature=***&X-Amz-Date=***'],
    [`//h.example/key?sig=${KEY}`, '//h.example/key?sig=***'],
    [`X-Amz-Signature=${KEY}`, 'X-Amz-Signature=***'],
    [`Credential=AKIA/${KEY}, Signature=${KEY}`, 'Credential=***, Signature=***'],
    [`x-goog-signature%3D${KEY}%26a%3Db`, 'x-goog-signature%3D***'],
    [`key?next=https%3A%2F%2Fh%2Fk%3FSignature%253D${KEY}`, 'key?next=***'],
    [`b?${KEY}`, 'b?***'],
    [`b?a=1&anything=${KEY}`, 'b?a=1&anything=***'],
    [`AWSAccessKeyId=AKIA&amp;Signature=${KEY}`, 'AWSAccessKeyId=***&amp;Signature=***'],
    [
      `<AWSAccessKeyId>${KEY}</AWSAccessKeyId>&lt;SignatureProvided&gt;${KEY}&lt;`,
      '<AWSAccessKeyId>***</AWSAccessKeyId>&lt;SignatureProvided&gt;***&lt;',
    ],
    [`{"X-Amz-Signature":"${KEY}","password": "${KEY}"}`, '{"X-Amz-Signature":"***","password": "***"}'],
    [`Authorization: Bearer ${KEY} was refused`, 'Authorization: Bearer *** was refused'],
    [`(token=${KEY}), sig=${KEY}.`, '(token=***), sig=***.'],
    [`the api_key=svc_x and token=abc`, 'the api_key=*** and token=***'],
    // Addresses of any scheme.
    [`ssh://git:${KEY}@h.example/docs.git`, 'ssh://h.example/docs.git'],
    [
      `https://${KEY}@h.example and git+https://a:${KEY}@h.example/x`,
      'https://h.example and git+https://h.example/x',
    ],
    [`redirect=https://u:${KEY}@h.example/b?x`, 'redirect=https://h.example/b'],
    [`s3://bucket/key?${KEY}`, 's3://bucket/key'],
    [`to data:text/html;base64,${KEY}`, 'to data:…'],
    [`see (data:,${KEY})`, 'see (data:…'],
  ])('%j: %j', (text, printed) => {
    expect(redact(text)).toBe(printed);
    expect(redact(printed)).toBe(printed);
    expect(printed).not.toContain(KEY);
  });

  test.each([
    'Only one auth mechanism allowed; only the X-Amz-Algorithm query parameter should be specified',
    'Request has expired: the token is invalid, and the policy: none',
    'https://docs.example.com/guide#the-first-step',
    '/guide?tab=npm#install',
    "'job-id: job_01HZX0123456789ABCDEFGH'",
    'git@github.com:acme/docs.git and https://github.com/@acme/docs',
    'the data: none, C:\\site\\a',
  ])('a harmless text stays: %j', (text) => {
    expect(redact(text)).toBe(text);
  });

  test('also in a long text, and where it is cut', () => {
    const long = `${'x '.repeat(7_990)}https://user:${KEY}@h.example/`;
    expect(redact(long)).not.toContain(KEY.slice(0, 4));
    for (const unit of [
      'http://',
      '?a=',
      '&',
      'x-amz-',
      'token',
      'signature=',
      '1',
      ':',
      'bearer ',
      'data:',
      '@',
    ])
      expect(redact(unit.repeat(1_000_000 / unit.length)).length).toBeLessThan(50_000);
  });

  test('an address in use keeps the rest of its query', () => {
    expect(redactAddress(`https://u:p@h.example/?p=a;h=1&token=${KEY}#x`)).toBe(
      'https://h.example/?p=a;h=1&token=***',
    );
    expect(redactAddress('https://h.example/#/c/1')).toBe('https://h.example/#/c/1');
  });
});

test('marks that change the direction of a text are shown as escapes', () => {
  expect(printable('a\u202egpj.exe\u2066b\u2069\u200e\u200f\u061c')).toBe(
    'a\\u{202e}gpj.exe\\u{2066}b\\u{2069}\\u{200e}\\u{200f}\\u{61c}',
  );
  expect(printable('שלום مرحبا')).toBe('שלום مرحبا');
});

test('a text that is not a URL has no host', () => {
  expect(hostOf('x')).toBe('(not a URL)');
});
