import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { helmValues, type HelmFacts } from '../../src/upload/hand-over.ts';
import { shown } from '../kit/titles.ts';

const LINK = {
  url: 'https://store.example.com/b.tar.gz?X-Amz-Signature=0123%2Fabc&x=%22%27%23',
  sizeBytes: null,
  expiresAt: '2026-11-21T12:00:00Z',
};
const FACTS: HelmFacts = { link: LINK, jobId: 'job-1', domain: 'docs.example.com', version: 'v7' };

/** As each generation of YAML readers reads it: Helm's own is closer to 1.1. */
function read(text: string): readonly unknown[] {
  return (['1.1', '1.2'] as const).map((version) => parse(text, { version }) as unknown);
}

test('the file has the values, their job, and the expiry of the link', () => {
  expect(helmValues(FACTS)).toMatchInlineSnapshot(`
    "# Export job job-1 of docs.example.com.
    # Secret: whoever has this link can fetch the bundle. It expires 2026-11-21T12:00:00Z.
    # Deploy before that. Later, write this file again with 'job-id: job-1'.
    staticExport:
      enabled: true
      bundleUrl: "https://store.example.com/b.tar.gz?X-Amz-Signature=0123%2Fabc&x=%22%27%23"
      version: "v7"
    "
  `);
});

test('the file says so where the service sends no expiry, and leaves out an unknown domain', () => {
  const text = helmValues({ ...FACTS, domain: null, link: { ...LINK, expiresAt: null } });
  expect(text).toMatch(/^# Export job job-1\.\n.*It expires, the service does not say when\.\n/);
});

test('the file leaves out an absent version', () => {
  expect(read(helmValues({ ...FACTS, version: null }))).toEqual(
    Array(2).fill({ staticExport: { enabled: true, bundleUrl: LINK.url } }),
  );
});

describe('the version stays the text that it is', () => {
  const VERSIONS = [
    '1.10',
    '1e3',
    '0x10',
    '0o17',
    '012',
    'yes',
    'No',
    'true',
    'null',
    '~',
    '2026-11-21',
    '12:30:45',
    '',
    ' padded ',
    '"quoted"',
    "it's",
    'a: b',
    '- a',
    '# no comment',
    'back\\slash\\n',
    '{{ .Values.x }}',
    '&anchor *alias !tag |>%@`',
    'Größe 漢字 😀',
    'a\u0085b\u2028c\u2029d\u00a0e\ufefff',
  ];
  test.each(VERSIONS.map((version) => [shown(version), version]))('%s', (_, version) => {
    const text = helmValues({ ...FACTS, version });
    expect(read(text)).toEqual(
      Array(2).fill({ staticExport: { enabled: true, bundleUrl: LINK.url, version } }),
    );
    // Plain text, one line for each value, which any reader and any editor accepts.
    expect(text).toMatch(/^[\n -~]*$/);
    expect(text.split('\n')).toHaveLength(8);
  });

  test('half a surrogate pair becomes the replacement character', () => {
    expect(read(helmValues({ ...FACTS, version: 'a\ud83d' }))[1]).toMatchObject({
      staticExport: { version: 'a\ufffd' },
    });
  });
});
