import { describe, expect, test } from '@jest/globals';
import { INPUT_DEFAULTS, parseInputs, type RawInputs } from '../../src/export/inputs.ts';
import type { PathState } from '../../src/inputs/target-path.ts';
import { UNKNOWN_STYLE } from '../../src/site/address-style.ts';
import { withTexts } from '../../src/site/file-index.ts';
import { manifestText } from '../../src/site/manifest.ts';
import { MANIFEST_MAX_BYTES } from '../../src/site/site-inputs.ts';
import { aMachine } from '../kit/inputs.ts';
import { listedSite } from '../kit/listed-site.ts';

const FACTS = {
  domain: 'docs.example.com',
  jobId: 'job-1',
  version: null,
  createdMs: 0,
  addressStyle: UNKNOWN_STYLE,
  repeated: [],
};
const MANIFEST = [...manifestText(FACTS, listedSite({ 'index.html': 'x' }))].join('');

const TEXTS: Readonly<Record<string, string>> = {
  '/w/live.json': MANIFEST,
  '/w/broken.json': '{',
};
const UNREAD: Readonly<Record<string, 'too-large' | Uint8Array>> = {
  '/w/huge.json': 'too-large',
  '/w/utf16.json': Buffer.from('\ufeff{', 'utf16le'),
};
const STATES: Readonly<Record<string, PathState>> = {
  '/w/live.json': 'file',
  '/w/broken.json': 'file',
  '/w/closed.json': 'unreadable',
  '/w/utf16.json': 'file',
  '/w/huge.json': 'file',
  '/w/folder': 'folder',
};
const MACHINE = aMachine({
  states: STATES,
  readBytes: (path) => {
    const text = TEXTS[path];
    return text === undefined ? (UNREAD[path] ?? 'unreadable') : Buffer.from(text);
  },
});

function parse(inputs: Partial<RawInputs>): ReturnType<typeof parseInputs> {
  const raw = {
    ...INPUT_DEFAULTS,
    domain: 'docs.example.com',
    'api-key': 'svc_0123456789',
    'api-url': 'https://api.example.com',
    ...inputs,
  };
  return parseInputs(raw, MACHINE);
}

const NOT_UNPACKED = 'needs the files of the site, and this run unpacks none';

describe('inputs about the site', () => {
  test.each(['bundle-path', 'helm-values', 'check-report'] as const)(
    'keep %s from overwriting the manifest of the published site',
    (input) => {
      const parsed = parse({ 'previous-manifest': 'live.json', [input]: './live.json', version: 'v1' });
      expect(parsed).toMatchObject({ problems: [{ remedy: 'Choose two files.' }] });
    },
  );

  test('accept the same file for the previous and the new manifest', () => {
    const parsed = parse({ 'previous-manifest': 'live.json', 'manifest-path': 'live.json' });
    expect(parsed).toMatchObject({ inputs: { manifestPath: '/w/live.json' }, warnings: [] });
  });

  test('ask for pages and an index by default', () => {
    expect(parse({})).toMatchObject({
      inputs: {
        manifestPath: null,
        comparison: null,
        gates: { minPages: 1, maxPageDrop: null, needsIndex: true },
      },
      warnings: [],
    });
  });

  test('are read', () => {
    const inputs = {
      'manifest-path': 'out/manifest.json',
      'previous-manifest': 'live.json',
      'max-invalidations': '5',
      'min-pages': '100',
      'max-page-drop': '12.5 %',
      paths: '/guide',
    };
    expect(parse(inputs)).toMatchObject({
      inputs: {
        manifestPath: '/w/out/manifest.json',
        comparison: {
          path: '/w/live.json',
          previous: { domain: 'docs.example.com' },
          maxInvalidations: 5,
        },
        gates: { minPages: 100, maxPageDrop: 12.5, needsIndex: false },
      },
    });
  });

  test('accept a missing previous manifest as the first publication', () => {
    expect(parse({ 'previous-manifest': 'cache/none.json', 'max-page-drop': '10' })).toMatchObject({
      inputs: { comparison: { path: '/w/cache/none.json', previous: null } },
      warnings: [],
    });
  });

  test('accept the same file for reading and writing', () => {
    expect(parse({ 'previous-manifest': 'live.json', 'manifest-path': 'live.json' })).toHaveProperty(
      'inputs',
    );
  });

  test('apply also to a run that uploads a tree', () => {
    expect(
      parse({ extract: 'false', upload: 'Pages', 'manifest-path': 'm.json', 'min-pages': '2' }),
    ).toHaveProperty('inputs');
  });

  test('warn of what has no effect in a run that does not wait', () => {
    const inputs = {
      wait: 'false',
      'manifest-path': 'm.json',
      'previous-manifest': 'broken.json',
      'max-page-drop': '5',
    };
    expect(parse(inputs)).toMatchObject({
      inputs: { manifestPath: null, comparison: null, gates: { maxPageDrop: null } },
      warnings: ['manifest-path', 'previous-manifest', 'max-page-drop'].map(
        (input) => `'${input}' has no effect with 'wait: false': nothing is downloaded yet.`,
      ),
    });
  });

  const BUNDLE_ONLY = { extract: 'false', 'bundle-path': 'b.tar.gz' };
  test.each<readonly [Partial<RawInputs>, string, string]>([
    [{ 'manifest-path': 'site/m.json' }, 'manifest-path', "is 'site-path' or lies in it"],
    [{ 'manifest-path': 'b.zip', 'bundle-path': 'b.zip' }, 'manifest-path', "is 'bundle-path'"],
    [
      { 'manifest-path': 'm', 'bundle-path': 'm/x' },
      'manifest-path',
      "cannot be a file: 'bundle-path' lies below it",
    ],
    [
      { 'manifest-path': 'm/x', 'bundle-path': 'm' },
      'manifest-path',
      "lies below 'bundle-path', which is a file",
    ],
    [
      { 'manifest-path': 'out', 'site-path': 'out/site' },
      'manifest-path',
      "cannot be a file: 'site-path' lies below it",
    ],
    [{ 'manifest-path': 'folder' }, 'manifest-path', 'is a folder'],
    [{ 'manifest-path': 'm.json', 'helm-values': 'm.json' }, 'helm-values', "is 'manifest-path'"],
    [{ 'previous-manifest': 'folder' }, 'previous-manifest', 'is a folder'],
    [{ 'previous-manifest': 'closed.json' }, 'previous-manifest', 'cannot be read'],
    [{ 'previous-manifest': 'broken.json' }, 'previous-manifest', 'is not JSON'],
    [{ 'previous-manifest': 'utf16.json' }, 'previous-manifest', 'is not UTF-8'],
    [{ 'previous-manifest': 'huge.json' }, 'previous-manifest', 'is larger than 256 MiB'],
    [
      { 'previous-manifest': '~/m.json' },
      'previous-manifest',
      "begins with '~', which only a shell understands",
    ],
    [
      { 'max-page-drop': '20' },
      'max-page-drop',
      "has nothing to compare with: 'previous-manifest' is not set",
    ],
    [
      { 'previous-manifest': 'live.json', 'max-page-drop': '120' },
      'max-page-drop',
      'is not a percentage from 0 to 100',
    ],
    [
      { 'previous-manifest': 'live.json', 'max-page-drop': '-1' },
      'max-page-drop',
      'is not a percentage from 0 to 100',
    ],
    [{ 'min-pages': 'many' }, 'min-pages', 'is not a whole number'],
    [{ 'max-invalidations': '0' }, 'max-invalidations', 'is out of range'],
    [{ ...BUNDLE_ONLY, 'manifest-path': 'm.json' }, 'manifest-path', NOT_UNPACKED],
    [{ ...BUNDLE_ONLY, 'previous-manifest': 'live.json' }, 'previous-manifest', NOT_UNPACKED],
    [{ ...BUNDLE_ONLY, 'min-pages': '5' }, 'min-pages', NOT_UNPACKED],
  ])('%j is refused', (inputs, input, problem) => {
    expect(parse(inputs)).toEqual({
      problems: [
        {
          input,
          value: expect.any(String),
          problem: expect.stringContaining(problem),
          remedy: expect.stringMatching(/\.$/),
        },
      ],
    });
  });
});

test('a manifest of as many pages as an export may have by default is not too large to be read', () => {
  const path = `${'folder/'.repeat(20)}page.html`;
  const texts = new Map([[path, { title: 't'.repeat(145), textSha256: '0'.repeat(64) }]]);
  const pieces = [...manifestText(FACTS, withTexts(listedSite({ [path]: 'x'.repeat(10_000) }), texts))];
  const line = pieces.find((piece) => piece.includes(path)) ?? '';
  expect(line.length).toBeGreaterThan(500);
  expect(Number(INPUT_DEFAULTS['max-files']) * (line.length + 1)).toBeLessThan(MANIFEST_MAX_BYTES);
});
