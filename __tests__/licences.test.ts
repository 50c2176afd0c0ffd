import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { APART, ENTRIES } from '../scripts/build.ts';
import { bundledPackages } from '../scripts/bundle.ts';
import { licenceText, LINE_BETWEEN } from '../scripts/licences.ts';
import { SBOM } from '../scripts/sbom.ts';

const ROOT = dirname(import.meta.dirname);
const DIST = join(ROOT, 'dist');

/** Shorter lines occur in many packages. */
const TELLING_LINE = 50;
/** With this many of its own lines, a package's code is there; fewer may be chance. */
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

/** Each line that only one package has, with the folder of that package. */
function linesOfOne(): ReadonlyMap<string, string> {
  const owners = new Map<string, string | null>();
  for (const folder of shippedPackages())
    for (const line of tellingLines(folder)) owners.set(line, owners.has(line) ? null : folder);
  return new Map([...owners].filter((owner): owner is [string, string] => owner[1] !== null));
}
const LINES = linesOfOne();

/** The packages whose code is in `bundle`, found by their lines and not by what the bundler says. */
function packagesWithCodeIn(bundle: string): readonly string[] {
  const found = new Map<string, number>();
  for (const line of new Set(bundle.split('\n').map((text) => text.trim()))) {
    const owner = LINES.get(line);
    if (owner !== undefined) found.set(owner, (found.get(owner) ?? 0) + 1);
  }
  return [...found].filter(([, count]) => count >= ENOUGH_LINES).map(([folder]) => folder);
}

/** The packages with code in `bundle` whose name, version or licence text `list` lacks. */
function unlisted(bundle: string, list: string): readonly string[] {
  return packagesWithCodeIn(bundle).filter((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly version: string;
    };
    const licence = readdirSync(join(ROOT, folder)).find((file) => /^licen[cs]e/i.test(file));
    // A few packages have no file for it: then the permission itself must be there.
    const text =
      licence === undefined
        ? 'Permission is hereby granted'
        : readFileSync(join(ROOT, folder, licence), 'utf8')
            .replaceAll('\r\n', '\n')
            .trim();
    const section = list.split(`\n${LINE_BETWEEN}\n`).find((one) => one.includes(`${name} ${version} (`));
    return section?.includes(text) !== true;
  });
}

test('dist has a folder for each entry and each package kept apart, the list of all packages, and nothing else', () => {
  expect(readdirSync(DIST).toSorted()).toEqual([...ENTRIES, ...APART, SBOM].toSorted());
  expect([...ENTRIES, ...APART].toSorted()).toEqual(FOLDERS.map(([folder]) => folder).toSorted());
});

/** The folders of dist, each with a package that must be in it; `null` where all code is ours. */
const FOLDERS = [
  ['main', '@actions/core'],
  ['agent-job', '@actions/core'],
  ['verify', '@actions/core'],
  ['unpack-worker', null],
  ['site-check', 'entities'],
  ['emulator', 'markdown-it'],
  ['undici', 'undici'],
] as const satisfies readonly (readonly [(typeof ENTRIES | typeof APART)[number], string | null])[];

describe.each(FOLDERS)('dist/%s', (folder, sure) => {
  const scripts = readdirSync(join(DIST, folder)).filter((file) => /\.c?js$/.test(file));
  const bundle = scripts.map((file) => readFileSync(join(DIST, folder, file), 'utf8')).join('\n');
  const list = readFileSync(join(DIST, folder, 'licenses.txt'), 'utf8');

  test('lists every package whose code is in it, with the text of its licence', () => {
    expect(unlisted(bundle, list)).toEqual([]);
  });

  test('a package missing from the list is detected', () => {
    const there = packagesWithCodeIn(bundle);
    expect(unlisted(bundle, '')).toEqual(there);
    if (sure === null) {
      expect(there).toEqual([]);
      return;
    }
    expect(there).toContain(`node_modules/${sure}`);
    expect(unlisted(bundle, list.replace(new RegExp(`^${sure} .*$`, 'm'), ''))).toEqual([
      `node_modules/${sure}`,
    ]);
  });

  test('has a package kept apart only in its own folder', () => {
    const apart = packagesWithCodeIn(bundle).filter((path) =>
      APART.some((name) => path === `node_modules/${name}`),
    );
    expect(apart).toEqual(APART.some((name) => name === folder) ? [`node_modules/${folder}`] : []);
  });

  test('lists what the bundler itself adds', () => {
    expect(list).toMatch(/^@vercel\/ncc /m);
  });

  test('contains no path of the build machine', () => {
    expect(bundle.includes(ROOT)).toBe(false);
  });
});

describe('the artifact client, which most runs do not need', () => {
  const client = /@actions\/artifact$|@azure\/|\/archiver$|@protobuf-ts\/|@octokit\//;
  const packagesOf = (file: string): readonly string[] =>
    packagesWithCodeIn(readFileSync(join(DIST, 'main', file), 'utf8'));
  const files = readdirSync(join(DIST, 'main')).filter((file) => file.endsWith('.js'));

  test('is beside the file that every run loads, not in it', () => {
    expect(packagesOf('index.js').filter((folder) => client.test(folder))).toEqual([]);
    const beside = files.filter((file) => file !== 'index.js').flatMap(packagesOf);
    expect(beside).toEqual(
      expect.arrayContaining(['node_modules/@actions/artifact', 'node_modules/@azure/storage-blob']),
    );
  });

  test('is not in the second action', () => {
    expect(readdirSync(join(DIST, 'agent-job')).filter((file) => file.endsWith('.js'))).toEqual(['index.js']);
  });
});

describe('the packages of a bundle', () => {
  test('are found in modules, in concatenated modules and in nested packages', () => {
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

  test('without a licence text are listed with the licence that they name, and their owner', () => {
    const text = licenceText([join(ROOT, 'node_modules/binary'), join(ROOT, 'node_modules/isarray')]);
    expect(text).toMatch(
      /^binary \S+ \(MIT\)\n\n.*Copyright \(c\) James Halliday.*Permission is hereby granted/s,
    );
    expect(text).toMatch(/isarray \S+ \(MIT\)\n\n.*Copyright \(c\) 2013 Julian Gruber.*Permission is/s);
    const folder = mkdtempSync(join(tmpdir(), 'licence-'));
    try {
      writeFileSync(
        join(folder, 'package.json'),
        '{"name":"odd","version":"1.0.0","license":"SEE ELSEWHERE"}',
      );
      expect(() => licenceText([folder])).toThrow('Cannot find the licence of odd 1.0.0');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('are listed with name, version and text', () => {
    const text = licenceText([join(ROOT, 'node_modules/undici'), join(ROOT, 'node_modules/tunnel')]);
    expect(text).toMatch(
      /^tunnel \d+\.\d+\.\d+ \(MIT\)\n\n.*Permission is hereby granted.*\n={80}\n\nundici \d/s,
    );
  });
});
