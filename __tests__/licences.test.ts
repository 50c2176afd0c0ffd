import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ENTRIES } from '../scripts/build.ts';
import { bundledPackages, licenceText } from '../scripts/licences.ts';

const ROOT = dirname(import.meta.dirname);
const DIST = join(ROOT, 'dist');

/** Shorter lines than this are written by many people. */
const TELLING_LINE = 50;
/** So many lines of its own and a package's code is there; fewer may be chance. */
const ENOUGH_LINES = 3;

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly version?: string }>>;
}

/** Folders (from the root) of the packages that may come into dist: all but what is for development only. */
function shippedPackages(): readonly string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  return Object.keys(packages).filter((folder) => folder !== '' && packages[folder]?.dev !== true);
}

/** Long lines of a package's code. */
function tellingLines(folder: string): ReadonlySet<string> {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => /\.[cm]?js$/.test(file) && !file.includes('node_modules'));
  const lines = own.flatMap((file) => readFileSync(join(ROOT, folder, file), 'utf8').split('\n'));
  return new Set(lines.map((line) => line.trim()).filter((line) => line.length >= TELLING_LINE));
}

/** The packages whose code is in `bundle`, found by their lines and not by what the bundler says. */
function packagesWithCodeIn(bundle: string): readonly string[] {
  const there = new Set(bundle.split('\n').map((line) => line.trim()));
  const lines = new Map(shippedPackages().map((folder) => [folder, tellingLines(folder)]));
  const owners = new Map<string, number>();
  for (const own of lines.values()) for (const line of own) owners.set(line, (owners.get(line) ?? 0) + 1);
  const found = (own: ReadonlySet<string>): number =>
    [...own].filter((line) => owners.get(line) === 1 && there.has(line)).length;
  return [...lines].filter(([, own]) => found(own) >= ENOUGH_LINES).map(([folder]) => folder);
}

/** The packages with code in the bundle of `entry` whose name, version or licence text `list` lacks. */
function unlisted(bundle: string, list: string): readonly string[] {
  return packagesWithCodeIn(bundle).filter((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly version: string;
    };
    const licence = readdirSync(join(ROOT, folder)).find((file) => /^licen[cs]e/i.test(file)) ?? '';
    const text = readFileSync(join(ROOT, folder, licence), 'utf8')
      .replaceAll('\r\n', '\n')
      .trim();
    return !list.includes(`${name} ${version} (`) || !list.includes(text);
  });
}

test('dist has one folder an entry and nothing else', () => {
  expect(readdirSync(DIST).toSorted()).toEqual([...ENTRIES].toSorted());
});

describe.each(ENTRIES)('dist/%s', (entry) => {
  const scripts = readdirSync(join(DIST, entry)).filter((file) => file.endsWith('.js'));
  const bundle = scripts.map((file) => readFileSync(join(DIST, entry, file), 'utf8')).join('\n');
  const list = readFileSync(join(DIST, entry, 'licenses.txt'), 'utf8');

  test('lists every package whose code is in it, with the text of its licence', () => {
    expect(unlisted(bundle, list)).toEqual([]);
  });

  test('a package that is missing from the list would be found', () => {
    const [name, title] =
      entry === 'site-check'
        ? ['htmlparser2', /^htmlparser2 .*$/m]
        : ['@actions/core', /^@actions\/core .*$/m];
    const there = packagesWithCodeIn(bundle);
    expect(there).toContain(`node_modules/${name}`);
    expect(unlisted(bundle, '')).toEqual(there);
    expect(unlisted(bundle, list.replace(title, ''))).toEqual([`node_modules/${name}`]);
  });

  test('lists what the bundler itself adds', () => {
    expect(list).toMatch(/^@vercel\/ncc /m);
  });

  test('names no path of the machine that built it', () => {
    expect(bundle.includes(ROOT)).toBe(false);
  });
});

describe('the packages of a bundle', () => {
  test('are found in modules, in joined modules and in nested packages', () => {
    const stats = {
      modules: [
        { nameForCondition: '/p/node_modules/a/lib/a.js' },
        {
          nameForCondition: '/p/node_modules/@s/b/b.js',
          modules: [{ nameForCondition: '/p/node_modules/c/c.js' }],
        },
        { nameForCondition: '/p/node_modules/c/node_modules/d/d.js' },
        { identifier: 'external node-commonjs "fs"', nameForCondition: null },
        { nameForCondition: '/p/lib/main.js' },
      ],
    };
    const [bundler, ...rest] = bundledPackages(JSON.stringify(stats));
    expect(bundler).toMatch(/ncc$/);
    expect(rest).toEqual([
      '/p/node_modules/a',
      '/p/node_modules/@s/b',
      '/p/node_modules/c',
      '/p/node_modules/c/node_modules/d',
    ]);
  });

  test('are told with name, version and text', () => {
    const text = licenceText([join(ROOT, 'node_modules/undici'), join(ROOT, 'node_modules/tunnel')]);
    expect(text).toMatch(
      /^tunnel \d+\.\d+\.\d+ \(MIT\)\n\n.*Permission is hereby granted.*\n-{80}\n\nundici \d/s,
    );
  });
});
