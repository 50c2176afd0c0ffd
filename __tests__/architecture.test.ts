import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { circles, filesBelow, readSource, type SourceReading } from './kit/source-reading.ts';
import { shown } from './kit/titles.ts';

const ROOT = dirname(import.meta.dirname);

/** From top to bottom. A file imports its own room and the rooms below it, types too. */
const ROOMS = [
  'entries',
  'runner',
  'report',
  'export',
  'agent',
  'verify',
  'upload',
  'check',
  'publish',
  'archive',
  'site',
  'html',
  'download',
  'job',
  'artifacts',
  'service',
  'inputs',
  'system',
  'text',
  'core',
] as const;
type Room = (typeof ROOMS)[number];

/**
 * The files that touch the machine, the network or GitHub, and what each uses of it: modules, and names of the global
 * scope. An empty text: only through files that it loads. Every other file is pure: its results depend on its arguments
 * alone.
 */
const TOUCHES: Readonly<Record<string, string>> = {
  'src/agent-job.ts': 'process.env',
  'src/main.ts': 'node:v8 process.env process.platform',
  'src/verify.ts': 'process.env',
  'src/runner/read-inputs.ts': 'node:fs process process.cwd process.versions',
  'src/runner/session.ts':
    'node:async_hooks node:os node:tls Math.random performance.now performance.timeOrigin process.env process.exit process.exitCode process.on process.stdout process.versions setTimeout tls.DEFAULT_MIN_VERSION',
  'src/report/end.ts': '@actions/core',
  'src/report/narrator.ts': '@actions/core',
  'src/report/outputs.ts': 'node:fs @actions/core process.env',
  'src/export/staging.ts': '',
  'src/upload/artifact-uploader.ts': '',
  'src/upload/pack-upload.ts': 'node:fs node:fs/promises node:stream/promises',
  'src/check/read-site.ts': 'performance.now',
  'src/check/reader-process.ts':
    'AbortSignal.timeout node:child_process node:fs node:v8 node:vm process.env process.platform',
  'src/check/reader.ts':
    'node:timers/promises process.disconnect process.exit process.once process.send setImmediate',
  'src/check/site/site-folder.ts': 'node:fs',
  'src/publish/drafts.ts': 'node:fs node:timers/promises setImmediate',
  'src/publish/publisher.ts': 'node:fs',
  'src/archive/archive-sink.ts': 'node:fs',
  'src/archive/inflate.ts': 'setImmediate',
  'src/archive/tar/unpack.ts': '',
  'src/archive/tar/zstd.ts': '',
  'src/archive/tree.ts': 'node:fs process.platform',
  'src/archive/zip/data.ts': 'node:fs',
  'src/archive/zip/thread.ts': 'node:os node:worker_threads Atomics.wait Worker',
  'src/archive/zip/unpack.ts': 'setImmediate',
  'src/archive/zip/worker.ts': 'node:fs node:worker_threads',
  'src/job/job-records.ts': 'node:fs',
  'src/artifacts/client.ts': 'node:async_hooks @actions/core @actions/artifact process.stdout queueMicrotask',
  'src/service/http/send.ts': '@actions/http-client/lib/proxy',
  'src/service/http/undici-on-demand.ts': 'node:module',
  'src/service/http/watched-client.ts':
    'node:dns node:tls @actions/http-client process.noDeprecation tls.setDefaultCACertificates',
  'src/system/folders.ts': 'node:fs process.platform',
  'src/system/new-file.ts': 'node:fs',
  'src/system/remove-trees.ts': 'node:fs process.platform',
  'src/system/rename.ts': 'node:fs Atomics.wait process.platform',
};

/** Modules that only compute. `entities` decodes character references. */
const COMPUTES = ['node:buffer', 'node:crypto', 'node:path', 'node:stream', 'node:zlib', 'entities/decode'];
/** The code that reads untrusted pages, in a process that the run can lose. */
const READS_PAGES =
  /^src\/html\/|^src\/check\/(?:page|site)\/|^src\/check\/(?:reader|read-site|anchor-index|findings|known-hosts)\.ts$|^entities\b/;
/** File names without a subject. */
const DRAWERS = /^(?:utils?|helpers?|managers?|types?|index|common|misc|shared|constants)(?:\.|$)/;

/** The text of a file: the real one, or a planted one. */
type Read = (path: string) => string;
const fromDisk: Read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** The faults of a file of src/ (`path` from the project's root), one clause each. */
function violations(path: string, source: string): readonly string[] {
  const { imports, words, exports } = readSource(path, source);
  const room = roomOf(path);
  if (room === null) return [`${path}: lies in no known room`];
  const found = [...exports];
  if (DRAWERS.test(basename(path))) found.push('is named like a drawer');
  const may = TOUCHES[path]?.split(' ') ?? [];
  for (const { name, isValue } of imports) {
    if (name === null) found.push('imports something that is not written out');
    else if (name.startsWith('src/')) found.push(...faultsOfOurs(path, room, { name, isValue }));
    else if (/^(?:emulator|scripts|bench|e2e|__tests__)\//.test(name)) found.push(`imports ${name}`);
    else if (isValue && !COMPUTES.includes(name) && !may.includes(name)) found.push(`uses ${name}`);
  }
  found.push(...words.filter((word) => !may.includes(word)).map((word) => `uses ${word}`));
  return found.map((fault) => `${path}: ${fault}`);
}

function faultsOfOurs(
  path: string,
  room: Room,
  { name, isValue }: { readonly name: string; readonly isValue: boolean },
): readonly string[] {
  const to = roomOf(name);
  if (to === null || !name.endsWith('.ts')) return [`imports ${name}, which is no file of a room`];
  if (ROOMS.indexOf(to) < ROOMS.indexOf(room) || to === 'entries') return [`imports ${name} from above`];
  return isValue && name in TOUCHES && !(path in TOUCHES) ? [`is pure and loads ${name}, which is not`] : [];
}

function roomOf(path: string): Room | null {
  if (/^src\/[^/]+$/.test(path)) return 'entries';
  const folder = /^src\/([^/]+)\//.exec(path)?.[1];
  return ROOMS.find((room) => room !== 'entries' && room === folder) ?? null;
}

function importsOf(files: readonly string[], read = fromDisk): ReadonlyMap<string, readonly string[]> {
  return new Map(
    files.map((path) => [path, readSource(path, read(path)).imports.flatMap(({ name }) => name ?? [])]),
  );
}

/** All files that `entry` reaches, itself included: ours by path from the project's root, all others by name. */
function reachOf(entry: string, { read = fromDisk, loadedOnly = false } = {}): readonly string[] {
  const reached = new Set([entry]);
  // Iterating over a set includes what is added to it meanwhile.
  for (const path of reached) {
    if (!path.startsWith('src/')) continue;
    for (const { name, isValue } of readSource(path, read(path)).imports)
      if (isValue || !loadedOnly) reached.add(name ?? `something that ${path} does not write out`);
  }
  return [...reached];
}

const OURS = filesBelow(ROOT, 'src');

describe('the rooms', () => {
  const readings = new Map<string, SourceReading>(
    OURS.map((path) => [path, readSource(path, fromDisk(path))]),
  );

  test('every file keeps the rules', () => {
    expect(OURS).toEqual(expect.arrayContaining(['src/export/inputs.ts', 'src/runner/read-inputs.ts']));
    expect(OURS.flatMap((path) => violations(path, fromDisk(path)))).toEqual([]);
  });

  test('has no circle of files', () => {
    expect(circles(importsOf(OURS))).toEqual([]);
  });

  test('TOUCHES says of each file what it uses of the machine, and no more', () => {
    const uses = ([path, listed]: readonly [string, string]): readonly string[] => {
      const reading = readings.get(path);
      if (reading === undefined) return [`${path} is not there`];
      const imports = reading.imports.filter(({ isValue }) => isValue).map(({ name }) => name);
      const used = [...imports, ...reading.words];
      const unused = listed.split(' ').filter((word) => word !== '' && !used.includes(word));
      const reaches = listed !== '' || imports.some((name) => name !== null && name in TOUCHES);
      return [
        ...unused.map((word) => `${path} does not use ${word}`),
        ...(reaches ? [] : [`${path} is pure`]),
      ];
    };
    expect(Object.entries(TOUCHES).flatMap(uses)).toEqual([]);
  });

  test('there are enough files to need rooms, and none is too long', () => {
    const longest = OURS.map((path) => [fromDisk(path).split('\n').length - 1, path] as const);
    expect(longest.filter(([lines]) => lines > 350)).toEqual([]);
  });
});

describe('the second action', () => {
  /** It unpacks, publishes and uploads nothing: of the machine it uses the session, the log and the API. */
  const OTHER =
    /^src\/(?!agent-job\.ts$|runner\/|report\/|service\/)|^@actions\/artifact$|does not write out/;
  const loadedBy = (entry: string, read = fromDisk): readonly string[] =>
    reachOf(entry, { read, loadedOnly: true });
  const others = (entry: string, read = fromDisk): readonly string[] =>
    loadedBy(entry, read).filter((path) => OTHER.test(path) && (path in TOUCHES || !path.startsWith('src/')));

  test('loads nothing that touches the disk, a bundle or an artifact, not even indirectly', () => {
    expect(loadedBy('src/agent-job.ts')).toEqual(
      expect.arrayContaining(['src/job/wait-for-job.ts', 'src/service/http/send.ts', '@actions/core']),
    );
    expect(others('src/agent-job.ts')).toEqual([]);
  });

  test('and the first action does: the search works', () => {
    expect(others('src/main.ts')).toEqual(
      expect.arrayContaining([
        'src/export/staging.ts',
        'src/publish/publisher.ts',
        'src/artifacts/client.ts',
        '@actions/artifact',
      ]),
    );
  });

  test.each([
    ["import { a } from './publish/publisher.ts';", 'src/publish/publisher.ts'],
    ["import { a } from './runner/middle.ts';", 'src/publish/publisher.ts'],
    ["await import('./artifacts/client.ts');", 'src/artifacts/client.ts'],
    ["import { a } from './runner/sender.ts';", '@actions/artifact'],
    ['await import(name);', 'something that src/agent-job.ts does not write out'],
  ])('finds a planted import: %s', (source, found) => {
    const planted: Readonly<Record<string, string>> = {
      'src/agent-job.ts': source,
      'src/runner/middle.ts':
        "// import '../export/staging.ts'\nimport type { A } from '../export/staging.ts';\nexport { a } from '../job/last.ts';",
      'src/job/last.ts': "import { b } from '../publish/publisher.ts';",
      'src/runner/sender.ts': "import artifact from '@actions/artifact';",
    };
    expect(others('src/agent-job.ts', (path) => planted[path] ?? '')).toEqual([found]);
  });
});

test('only one file loads the artifact client, and only on use', () => {
  const users = OURS.filter((path) => importsOf([path]).get(path)?.includes('@actions/artifact'));
  expect(users).toEqual(['src/artifacts/client.ts']);
  const ways = [...fromDisk('src/artifacts/client.ts').matchAll(/^.*['"]@actions\/artifact['"].*$/gm)];
  expect(ways.map(([line]) => line.trim())).toEqual([
    expect.stringMatching(/^import type \{/),
    expect.stringMatching(/= await import\('@actions\/artifact'\);$/),
  ]);
});

describe('the site check', () => {
  const readsPages = (entry: string, read = fromDisk): readonly string[] =>
    reachOf(entry, { read, loadedOnly: true }).filter((path) => READS_PAGES.test(path));

  test('reads untrusted pages in the child process only: the parent loads none of that code', () => {
    for (const entry of ['src/main.ts', 'src/agent-job.ts', 'src/check/reader-process.ts'])
      expect(readsPages(entry)).toEqual([]);
    expect(reachOf('src/main.ts', { loadedOnly: true })).toContain('src/check/reader-process.ts');
    expect(readsPages('src/check/reader.ts')).toEqual(
      expect.arrayContaining(['entities/decode', 'src/html/html-scanner.ts', 'src/check/site/survey.ts']),
    );
  });

  test.each([
    ["import { a } from './check/page/a.ts';", 'src/check/page/a.ts'],
    ["import { a } from './check/middle.ts';", 'src/check/site/a.ts'],
    ["import { a, type B } from './check/page/a.ts';", 'src/check/page/a.ts'],
    ["import { type B } from './check/page/a.ts';", 'src/check/page/a.ts'],
    ["export { a } from './check/page/a.ts';", 'src/check/page/a.ts'],
    ["await import('./check/reader.ts');", 'src/check/reader.ts'],
    ["import { decodeXML } from 'entities/decode';", 'entities/decode'],
  ])('finds a planted import of it: %s', (source, found) => {
    const planted: Readonly<Record<string, string>> = {
      'src/main.ts': source,
      'src/check/middle.ts': "import { a } from './site/a.ts';",
    };
    expect(readsPages('src/main.ts', (path) => planted[path] ?? '')).toEqual([found]);
  });

  test('alone reads markup', () => {
    const users = OURS.filter((path) =>
      importsOf([path])
        .get(path)
        ?.some((name) => /^(?:htmlparser2|parse5)/.test(name)),
    );
    expect(users).toEqual([]);
  });
});

describe('the emulator', () => {
  const files = filesBelow(ROOT, 'emulator');
  const faults = (path: string, source: string): readonly string[] => {
    const { imports, exports } = readSource(path, source);
    const names = imports.map(({ name }) => name ?? 'something that is not written out');
    return [
      ...exports,
      ...(DRAWERS.test(basename(path)) ? ['is named like a drawer'] : []),
      ...names.filter((name) => /^(?:src|__tests__|@actions)\/|not written out/.test(name)),
    ];
  };

  test('imports nothing from outside, and has no circle', () => {
    expect(files).toContain('emulator/server.ts');
    expect(files.flatMap((path) => faults(path, fromDisk(path)).map((fault) => `${path}: ${fault}`))).toEqual(
      [],
    );
    expect(circles(importsOf(files))).toEqual([]);
  });

  test.each([
    ["import { x } from '../src/text/parsed.ts';", 'src/text/parsed.ts'],
    ["import type { X } from '../src/text/parsed.ts';", 'src/text/parsed.ts'],
    ["import { info } from '@actions/core';", '@actions/core'],
    ['await import(name);', 'something that is not written out'],
    ['export default 1;', 'has a default export'],
  ])('finds a planted violation: %s', (source, fault) => {
    expect(faults('emulator/a.ts', source)).toEqual([fault]);
  });
});

test.each([
  [{ a: ['b'], b: ['a'], c: ['a'] }, [['a', 'b']]],
  [
    { a: ['b'], b: ['c'], c: ['d', 'a'], d: ['e'], e: ['d'] },
    [
      ['a', 'b', 'c'],
      ['d', 'e'],
    ],
  ],
  [{ a: ['a'] }, [['a']]],
  [{ a: ['b', 'c'], b: ['c'], c: [] }, []],
])('finds circles of %j', (imports, expected) => {
  expect(circles(new Map(Object.entries(imports)))).toEqual(expected);
});

describe('a planted violation is found', () => {
  const PLANTED: readonly (readonly [string, string, string])[] = [
    // Rooms.
    ['src/site/a.ts', "import { x } from '../publish/b.ts';", 'imports src/publish/b.ts from above'],
    ['src/site/a.ts', "import type { X } from '../publish/b.ts';", 'imports src/publish/b.ts from above'],
    ['src/text/a.ts', "export { x } from '../inputs/b.ts';", 'imports src/inputs/b.ts from above'],
    ['src/core/a.ts', "type X = import('../text/b.ts').X;", 'imports src/text/b.ts from above'],
    ['src/check/page/a.ts', "import { x } from '../../report/b.ts';", 'imports src/report/b.ts from above'],
    ['src/report/a.ts', "import { x } from '../main.ts';", 'imports src/main.ts from above'],
    ['src/main.ts', "import { x } from './agent-job.ts';", 'imports src/agent-job.ts from above'],
    ['src/text/a.ts', "import { x } from './b.js';", 'imports src/text/b.js, which is no file of a room'],
    [
      'src/text/a.ts',
      "import { x } from '../lost/b.ts';",
      'imports src/lost/b.ts, which is no file of a room',
    ],
    ['src/lost/a.ts', '', 'lies in no known room'],
    ['src/text/a.ts', "import { x } from '../../emulator/b.ts';", 'imports emulator/b.ts'],
    ['src/text/a.ts', "import { x } from '../../scripts/b.ts';", 'imports scripts/b.ts'],
    // The machine.
    ['src/text/a.ts', "import {\n  x,\n} from 'node:fs';", 'uses node:fs'],
    ['src/text/a.ts', "import 'node:fs';", 'uses node:fs'],
    ['src/text/a.ts', "const fs = await import('node:fs');", 'uses node:fs'],
    ['src/text/a.ts', "const { x } = createRequire(here)('yaml');", 'uses yaml'],
    ['src/text/a.ts', 'const fs = await import(name);', 'imports something that is not written out'],
    ['src/text/a.ts', "export { x } from 'yaml';", 'uses yaml'],
    ['src/text/a.ts', 'const home = process.cwd();', 'uses process.cwd'],
    ['src/text/a.ts', "const home = process['env'];", 'uses process.env'],
    ['src/text/a.ts', 'const { env } = process;', 'uses process'],
    ['src/text/a.ts', 'const all = { process };', 'uses process'],
    ['src/service/store.ts', "const proxy = process.env['HTTPS_PROXY'];", 'uses process.env'],
    ['src/download/a.ts', 'await fetch(url);', 'uses fetch'],
    ['src/archive/tree.ts', "console.log('x');", 'uses console.log'],
    ['src/archive/tree.ts', "import { x } from 'node:net';", 'uses node:net'],
    ['src/publish/publisher.ts', "import { info } from '@actions/core';", 'uses @actions/core'],
    ['src/archive/a.ts', "import { x } from 'htmlparser2';", 'uses htmlparser2'],
    [
      'src/download/a.ts',
      "import { x } from '../system/new-file.ts';",
      'is pure and loads src/system/new-file.ts, which is not',
    ],
    // Time and chance.
    ['src/job/a.ts', 'const now = Date.now();', 'uses Date.now'],
    ['src/job/a.ts', 'const now = new Date();', 'uses new Date'],
    ['src/job/a.ts', 'const now = Date();', 'uses new Date'],
    ['src/job/a.ts', 'setTimeout(resolve, 1);', 'uses setTimeout'],
    ['src/job/a.ts', 'const wait = globalThis.setTimeout;', 'uses setTimeout'],
    ['src/job/a.ts', "import { setTimeout } from 'node:timers/promises';", 'uses node:timers/promises'],
    ['src/archive/tree.ts', 'const name = Math.random();', 'uses Math.random'],
    ['src/service/store.ts', 'const signal = AbortSignal.timeout(5);', 'uses AbortSignal.timeout'],
    ['src/download/a.ts', 'setImmediate(resolve);', 'uses setImmediate'],
    ['src/download/a.ts', 'const at = performance.now();', 'uses performance.now'],
    // Exports and names.
    ['src/text/a.ts', "export * from './b.ts';", 're-exports all of a file'],
    ['src/text/a.ts', 'export default 1;', 'has a default export'],
    ['src/text/a.ts', 'const x = 1;\nexport { x as default };', 'has a default export'],
    ['src/archive/utils.ts', '', 'is named like a drawer'],
    ['src/archive/index.ts', '', 'is named like a drawer'],
  ];
  test.each(PLANTED.map((row) => [shown(row[1]), ...row] as const))('%s in %s', (_, path, source, fault) => {
    expect(violations(path, source)).toContain(`${path}: ${fault}`);
  });
});

describe('allowed code is accepted', () => {
  const ALLOWED: readonly (readonly [string, string])[] = [
    [
      'src/text/a.ts',
      "import { x } from './b.ts';\n// import 'node:fs' would be wrong: Date.now()\n/* export default */",
    ],
    ['src/text/a.ts', 'const text = "import it from \'node:fs\'"; const at = new Date(0);'],
    [
      'src/text/a.ts',
      'export interface A { readonly process: number }\nexport const b = (a: A): number => a.process;',
    ],
    ['src/text/a.ts', "import { posix } from 'node:path';\nimport { createHash } from 'node:crypto';"],
    ['src/text/a.ts', "import type { Stats } from 'node:fs';"],
    [
      'src/download/a.ts',
      "import type { X } from '../system/new-file.ts';\nimport { y } from '../text/b.ts';",
    ],
    [
      'src/publish/drafts.ts',
      "import { x } from '../system/new-file.ts';\nimport { mkdirSync } from 'node:fs';",
    ],
    ['src/runner/session.ts', 'export const now = (): number => performance.now();'],
    ['src/check/page/a.ts', "import { c } from 'entities/decode';\nimport { b } from '../anchor-index.ts';"],
  ];
  test.each(ALLOWED.map((row) => [shown(row[1]), ...row] as const))('%s in %s', (_, path, source) => {
    expect(violations(path, source)).toEqual([]);
  });
});
