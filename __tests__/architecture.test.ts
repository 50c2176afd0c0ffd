import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const ROOT = dirname(import.meta.dirname);

type Layer = 'entry' | 'service' | 'disk' | 'runner' | 'flows' | 'rules' | 'check' | 'emulator';

/** What each layer may import of ours, and which of the rest: `node:` modules, packages. */
const MAY: Readonly<Record<Layer, { readonly ours: readonly Layer[]; readonly rest: RegExp | null }>> = {
  rules: { ours: ['rules'], rest: null },
  flows: { ours: ['flows', 'rules'], rest: null },
  service: { ours: ['service', 'flows', 'rules'], rest: /^(?:node:.+|@actions\/http-client(?:\/.+)?)$/ },
  disk: { ours: ['disk', 'flows', 'rules'], rest: /^node:.+$/ },
  runner: { ours: ['runner', 'flows', 'rules'], rest: /^(?:node:.+|@actions\/(?:core|artifact))$/ },
  entry: { ours: ['service', 'disk', 'runner', 'flows', 'rules'], rest: /^node:.+$/ },
  // The rules of this room are below.
  check: { ours: ['check', 'flows', 'rules', 'disk'], rest: /./ },
  emulator: { ours: ['emulator'], rest: /^(?!@actions\/|.*\.\.).+$/ },
};

/** What of the world a file of the site check touches; what is not listed is pure. */
const CHECK_TOUCHES: Readonly<Record<string, { readonly imports: RegExp; readonly words?: RegExp }>> = {
  // Starts the child and ends it, by the clock too.
  'src/check/reader-process.ts': { imports: /^node:child_process$/, words: /^(?:process\.env|setTimeout)$/ },
  // The child: is told by its parent, draws a number that no site can foresee, writes the report.
  'src/check/reader.ts': {
    imports: /^(?:node:crypto|node:timers\/promises|src\/disk\/new-file\.ts)$/,
    words: /^(?:process\.(?:once|send|exit|disconnect)|setImmediate|node:timers\/promises)$/,
  },
  // Lets others have a turn now and then.
  'src/check/read-site.ts': { imports: /^node:fs$/, words: /^performance\.now$/ },
  'src/check/site/site-tree.ts': { imports: /^node:fs$/ },
  'src/check/site/file-bytes.ts': { imports: /^node:fs$/ },
};
/** What only computes. `entities` decodes character references, and only in the child. */
const COMPUTES = /^(?:node:path|src\/disk\/disk-failure\.ts)$/;
const DECODES = /^entities\/decode$/;
const OF_THE_CHILD =
  /^src\/check\/(?:page|site)\/|^src\/check\/(?:reader|read-site|anchors|findings|known-hosts)\.ts$/;

/** All that the rest of the house takes of the site check: its inputs' place, its words, its turn, its process. */
const CHECK_FRONT: Readonly<Record<string, RegExp>> = {
  'src/rules/inputs.ts': /^inputs$/,
  'src/rules/event.ts': /^report\/outcome$/,
  'src/rules/explain.ts': /^report\/check-text$/,
  'src/rules/log-lines.ts': /^report\/(?:check-text|problem-text)$/,
  'src/rules/run-record.ts': /^report\/(?:check-text|outcome)$/,
  'src/rules/summary.ts': /^report\/(?:check-text|check-summary)$/,
  'src/flows/export-bundle.ts': /^check-site$/,
  'src/disk/workbench.ts': /^(?:check-site|inputs|reader-process)$/,
};

/** Words that say nothing of what is in a file. */
const DRAWERS = /^(?:utils?|helpers?|managers?|types?|index|common|misc|shared|constants)(?:\.|$)/;

const TIME_AND_CHANCE =
  /\bDate\.now\b|\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)|\bMath\.random\b|\bperformance\.now\b|\bhrtime\b|\bAbortSignal\.timeout\b|['"](?:node:)?timers(?:\/promises)?['"]|(?<![.\w])(?:setTimeout|setInterval)\b|\bglobalThis\.set(?:Timeout|Interval|Immediate)\b/;
/** Tells no time: what keeps its thread busy may let others have a turn. */
const A_TURN = /(?<![.\w])setImmediate\b/;

/** What is wrong with a file of src/ or emulator/ (`path` from the project's root), one sentence each. */
function violations(path: string, source: string): readonly string[] {
  const code = withoutComments(source);
  const layer = layerOf(path);
  if (layer === null) return [`${path}: lies in no known folder`];
  const found = importsOf(code).flatMap((specifier) => faultOfImport(path, layer, specifier));
  if (/\bexport\s+default\b|\bas default\b/.test(code)) found.push('has a default export');
  if (/\bexport\s*\*/.test(code)) found.push('re-exports all of a file');
  if (DRAWERS.test(basename(path))) found.push('is named like a drawer');
  if (layer === 'check') found.push(...faultsOfCheck(path, code));
  else if (layer !== 'emulator') found.push(...faultsOfWorld(path, layer, code));
  if (layer !== 'check' && layer !== 'emulator' && /check/.test(basename(path)))
    found.push('is a part of the site check outside of its room');
  return found.map((fault) => `${path}: ${fault}`);
}

function faultsOfWorld(path: string, layer: Layer, code: string): readonly string[] {
  const found: string[] = [];
  if (path !== 'src/runner/clock.ts' && TIME_AND_CHANCE.test(code))
    found.push('tells time or throws dice by itself');
  if (layer !== 'disk' && A_TURN.test(code)) found.push('waits for a turn');
  if (layer !== 'runner' && layer !== 'entry' && /\bprocess\.env\b/.test(code))
    found.push('reads the environment');
  if (layer !== 'runner' && /\bconsole\.|\bprocess\.std(?:out|err)\b/.test(code)) found.push('prints');
  const pure = layer === 'rules' || layer === 'flows';
  if (pure && /(?<![.\w])(?:process\.|fetch\(|require\(|Buffer\.)/.test(code))
    found.push('reaches for the world');
  return found;
}

const WORLD_WORDS = new RegExp(
  `${TIME_AND_CHANCE.source}|${A_TURN.source}|\\bprocess\\.\\w+|\\bconsole\\.\\w+|(?<![.\\w])(?:fetch|require)\\(`,
  'g',
);

/** A file of the check touches of the world what the table says, and imports by value only what is as pure as itself. */
function faultsOfCheck(path: string, code: string): readonly string[] {
  const may = CHECK_TOUCHES[path];
  const words = [...code.matchAll(WORLD_WORDS)].map(([word]) => word.replaceAll(/['"(]/g, ''));
  const touched = words.filter((word) => may?.words?.test(word) !== true);
  const imported = valueImportsOf(code)
    .map((specifier) => fromRoot(path, specifier))
    .filter((name) => {
      if (may?.imports.test(name) === true || COMPUTES.test(name) || name.startsWith('src/rules/'))
        return false;
      if (DECODES.test(name)) return !OF_THE_CHILD.test(path);
      if (!name.startsWith('src/check/')) return true;
      return (
        (name in CHECK_TOUCHES && may === undefined) || (OF_THE_CHILD.test(name) && !OF_THE_CHILD.test(path))
      );
    });
  return [
    ...touched.map((word) => `reaches for the world: ${word}`),
    ...imported.map((name) => `imports by value ${name}`),
  ];
}

/** A path from the project's root for one of our files, any other name as it is. */
function fromRoot(path: string, specifier: string | null): string {
  if (specifier === null) return 'something that is not written out';
  return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier;
}

function faultOfImport(path: string, layer: Layer, specifier: string | null): string[] {
  if (specifier === null) return ['imports something that is not written out'];
  if (!specifier.startsWith('.')) {
    return MAY[layer].rest?.test(specifier) === true ? [] : [`imports ${specifier}`];
  }
  if (!specifier.endsWith('.ts')) return [`imports ${specifier}, which is no .ts file`];
  const target = posix.join(posix.dirname(path), specifier);
  const to = layerOf(target);
  if (to === 'check' && layer !== 'check') {
    const [, name = ''] = /^src\/check\/(.+)\.ts$/.exec(target) ?? [];
    return CHECK_FRONT[path]?.test(name) === true ? [] : [`imports ${target}`];
  }
  return to !== null && MAY[layer].ours.includes(to) ? [] : [`imports ${target}`];
}

function layerOf(path: string): Layer | null {
  if (path.startsWith('emulator/')) return 'emulator';
  if (/^src\/[^/]+$/.test(path)) return 'entry';
  const folder = /^src\/(rules|flows|service|disk|runner|check)\//.exec(path)?.[1];
  return (folder ?? null) as Layer | null;
}

/** Everything that is imported, types too; `null` for an import of something computed. */
function importsOf(code: string): readonly (string | null)[] {
  const statements = code.matchAll(
    /^\s*(?:import\s*|(?:import|export)\b[^;'"`()=]*?\bfrom\s*)(['"])([^'"]+)\1/gm,
  );
  const calls = code.matchAll(
    /(?<![.\w])(?:import|require|createRequire\([^)]*\))\(\s*(?:(['"])([^'"]+)\1)?/g,
  );
  return [
    ...[...statements].map(([, , name]) => name ?? null),
    ...[...calls].map(([, , name]) => name ?? null),
  ];
}

/** What is loaded with a file: `import type` is not. A statement whose names are all types is. */
function valueImportsOf(code: string): readonly (string | null)[] {
  return importsOf(
    code.replaceAll(/^\s*(?:import|export)\s+type\b[^;'"`()=]*?\bfrom\s*(['"])[^'"]+\1/gm, ''),
  );
}

/** Comments out, strings and what looks like a comment in them kept. */
function withoutComments(source: string): string {
  const tokens =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
  return source.replaceAll(tokens, (token) => (/^\/[*/]/.test(token) ? ' ' : token));
}

/** The files of the project below a folder, from its root and with forward slashes. */
function filesBelow(folder: string): readonly string[] {
  const all = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return all.filter((file) => file.endsWith('.ts')).map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

describe('the project', () => {
  const files = [...filesBelow('src'), ...filesBelow('emulator')];

  test('is looked at', () => {
    expect(files).toEqual(expect.arrayContaining(['src/rules/inputs.ts', 'src/runner/read-inputs.ts']));
  });

  test('keeps to its one-way plan', () => {
    expect(files.flatMap((path) => violations(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
  });
});

/** Everything that `entry` reaches, itself included: our files from the project's root, and whatever else by name. */
function reachOf(entry: string, read: (path: string) => string, imports = importsOf): ReadonlySet<string> {
  const reached = new Set([entry]);
  // A set goes on to what is added to it meanwhile.
  for (const path of reached) {
    if (!path.startsWith('src/')) continue;
    for (const specifier of imports(withoutComments(read(path)))) {
      if (specifier === null) reached.add(`something that ${path} does not write out`);
      else if (specifier.startsWith('.')) reached.add(posix.join(posix.dirname(path), specifier));
      else reached.add(specifier);
    }
  }
  return reached;
}

describe('the second action', () => {
  /** It publishes nothing, so it has no use for any of this. */
  const HEAVY =
    /^src\/disk\/|^src\/service\/bundles\.ts$|^src\/(?:runner|flows)\/(?:upload|hand-over|overheard)|^@actions\/artifact$|does not write out/;
  const fromDisk = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

  test('never reaches disk/, bundles or upload, not even through others', () => {
    const reached = [...reachOf('src/agent-job.ts', fromDisk)];
    expect(reached).toEqual(
      expect.arrayContaining(['src/flows/wait-for-job.ts', 'src/service/http.ts', '@actions/core']),
    );
    expect(reached.filter((path) => HEAVY.test(path))).toEqual([]);
  });

  test('the first one does: the look is not blind', () => {
    const reached = [...reachOf('src/main.ts', fromDisk)].filter((path) => HEAVY.test(path));
    expect(reached).toEqual(
      expect.arrayContaining([
        'src/disk/workbench.ts',
        'src/service/bundles.ts',
        'src/runner/upload.ts',
        'src/flows/hand-over.ts',
        '@actions/artifact',
      ]),
    );
  });

  test.each([
    ["import { a } from './disk/a.ts';", 'src/disk/a.ts'],
    ["import { a } from './runner/middle.ts';", 'src/disk/part.ts'],
    ["import type { A } from './runner/middle.ts';", 'src/disk/part.ts'],
    ["import { a } from './service/bundles.ts';", 'src/service/bundles.ts'],
    ["await import('./runner/upload.ts');", 'src/runner/upload.ts'],
    ["import { a } from './runner/sender.ts';", '@actions/artifact'],
    ['await import(name);', 'something that src/agent-job.ts does not write out'],
  ])('a planted way is found: %s', (source, found) => {
    const planted: Readonly<Record<string, string>> = {
      'src/agent-job.ts': source,
      'src/runner/middle.ts': "// import '../disk/not-this.ts'\nexport { a } from '../flows/last.ts';",
      'src/flows/last.ts':
        "import type { A } from '../disk/part.ts';\nimport { b } from '../runner/middle.ts';",
      'src/runner/sender.ts': "import artifact from '@actions/artifact';",
    };
    const reached = reachOf('src/agent-job.ts', (path) => planted[path] ?? '');
    expect([...reached].filter((path) => HEAVY.test(path))).toEqual([found]);
  });
});

test('the artifact client is loaded by the one file that uses it, and only when that asks for it', () => {
  const users = filesBelow('src').filter((path) =>
    importsOf(withoutComments(readFileSync(join(ROOT, path), 'utf8'))).includes('@actions/artifact'),
  );
  expect(users).toEqual(['src/runner/artifact-client.ts']);
  const source = withoutComments(readFileSync(join(ROOT, 'src/runner/artifact-client.ts'), 'utf8'));
  const ways = [...source.matchAll(/^.*['"]@actions\/artifact['"].*$/gm)].map(([line]) => line.trim());
  expect(ways).toEqual([
    expect.stringMatching(/^import type \{/),
    expect.stringMatching(/= await import\('@actions\/artifact'\);$/),
  ]);
});

describe('the site check', () => {
  const fromDisk = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
  const loadedBy = (entry: string, read = fromDisk): readonly string[] => [
    ...reachOf(entry, read, valueImportsOf),
  ];
  const READING = (path: string): boolean => OF_THE_CHILD.test(path) || /^entities\b/.test(path);

  test('reads untrusted pages in the child only: whoever starts it loads nothing of that', () => {
    for (const start of [
      'src/main.ts',
      'src/agent-job.ts',
      'src/check/reader-process.ts',
      'src/check/check-site.ts',
    ])
      expect(loadedBy(start).filter(READING)).toEqual([]);
    expect(loadedBy('src/main.ts')).toContain('src/check/reader-process.ts');
    expect(loadedBy('src/check/reader.ts')).toEqual(
      expect.arrayContaining([
        'entities/decode',
        'src/check/page/html-scanner.ts',
        'src/check/site/survey.ts',
      ]),
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
  ])('a planted way to it is found: %s', (source, found) => {
    const planted: Readonly<Record<string, string>> = {
      'src/main.ts': source,
      'src/check/middle.ts': "import type { B } from './page/b.ts';\nimport { a } from './site/a.ts';",
    };
    expect(loadedBy('src/main.ts', (path) => planted[path] ?? '').filter(READING)).toEqual([found]);
  });

  test('knows every file that it says touches the world', () => {
    const files = filesBelow('src/check');
    expect(files).toEqual(expect.arrayContaining(Object.keys(CHECK_TOUCHES)));
    expect(filesBelow('src')).toEqual(expect.arrayContaining(Object.keys(CHECK_FRONT)));
  });

  test('has no circle of files, types included', () => {
    const circles = filesBelow('src/check').filter((path) => {
      const next = importsOf(withoutComments(fromDisk(path))).map((name) => fromRoot(path, name));
      return next.some((name) => name.startsWith('src/') && reachOf(name, fromDisk).has(path));
    });
    expect(circles).toEqual([]);
  });

  test('is the only one that reads markup, by itself', () => {
    const users = filesBelow('src').filter((path) =>
      importsOf(withoutComments(fromDisk(path))).some((name) => /^(?:htmlparser2|parse5)/.test(name ?? '')),
    );
    expect(users).toEqual([]);
  });
});

describe('a planted violation is found', () => {
  test.each([
    ['src/rules/a.ts', "import { x } from '../flows/b.ts';", 'imports src/flows/b.ts'],
    ['src/rules/a.ts', "import { x } from 'htmlparser2';", 'imports htmlparser2'],
    ['src/disk/a.ts', "import { x } from 'htmlparser2';", 'imports htmlparser2'],
    ['src/disk/a.ts', "import { x } from 'entities/decode';", 'imports entities/decode'],
    ['src/service/a.ts', "import { x } from 'htmlparser2';", 'imports htmlparser2'],
    ['src/rules/a.ts', "import type { X } from '../service/b.ts';", 'imports src/service/b.ts'],
    ['src/rules/a.ts', "import {\n  x,\n  y,\n} from 'node:path';", 'imports node:path'],
    ['src/rules/a.ts', "import 'node:path';", 'imports node:path'],
    ['src/rules/a.ts', "const fs = await import('node:fs');", 'imports node:fs'],
    ['src/rules/a.ts', 'const fs = await import(name);', 'imports something that is not written out'],
    ['src/rules/a.ts', "type X = import('undici').X;", 'imports undici'],
    ['src/rules/a.ts', "export { x } from 'yaml';", 'imports yaml'],
    ['src/rules/a.ts', "export * from './b.ts';", 're-exports all of a file'],
    ['src/rules/a.ts', "import { x } from './b.js';", 'imports ./b.js, which is no .ts file'],
    ['src/rules/a.ts', "import { x } from '../main.ts';", 'imports src/main.ts'],
    ['src/rules/a.ts', "import { x } from '../../emulator/b.ts';", 'imports emulator/b.ts'],
    ['src/rules/a.ts', "import { x } from '../../scripts/b.ts';", 'imports scripts/b.ts'],
    ['src/rules/a.ts', 'const home = process.cwd();', 'reaches for the world'],
    ['src/rules/a.ts', 'export default 1;', 'has a default export'],
    ['src/rules/a.ts', 'const x = 1;\nexport { x as default };', 'has a default export'],
    ['src/flows/a.ts', "import { x } from '../disk/b.ts';", 'imports src/disk/b.ts'],
    ['src/flows/a.ts', "import { x } from '@actions/core';", 'imports @actions/core'],
    ['src/flows/a.ts', 'await fetch(url);', 'reaches for the world'],
    ['src/service/a.ts', "import { x } from '../disk/b.ts';", 'imports src/disk/b.ts'],
    ['src/service/a.ts', "import { x } from '../runner/clock.ts';", 'imports src/runner/clock.ts'],
    ['src/service/a.ts', "import { info } from '@actions/core';", 'imports @actions/core'],
    ['src/service/a.ts', "const proxy = process.env['HTTPS_PROXY'];", 'reads the environment'],
    ['src/disk/a.ts', "import { x } from '../service/b.ts';", 'imports src/service/b.ts'],
    ['src/disk/a.ts', "console.log('x');", 'prints'],
    ['src/runner/a.ts', "import { x } from '../disk/b.ts';", 'imports src/disk/b.ts'],
    ['src/main.ts', "import { info } from '@actions/core';", 'imports @actions/core'],
    ['src/main.ts', "import { x } from './agent-job.ts';", 'imports src/agent-job.ts'],
    ['emulator/a.ts', "import { x } from '../src/rules/b.ts';", 'imports src/rules/b.ts'],
    ['src/disk/utils.ts', '', 'is named like a drawer'],
    ['src/disk/index.ts', '', 'is named like a drawer'],
    ['emulator/helpers.ts', '', 'is named like a drawer'],
    ['src/service/a.ts', 'const now = Date.now();', 'tells time or throws dice by itself'],
    ['src/service/a.ts', 'const now = new Date();', 'tells time or throws dice by itself'],
    ['src/flows/a.ts', 'setTimeout(resolve, 1);', 'tells time or throws dice by itself'],
    ['src/flows/a.ts', 'const wait = globalThis.setTimeout;', 'tells time or throws dice by itself'],
    [
      'src/runner/a.ts',
      "import { setTimeout } from 'node:timers/promises';",
      'tells time or throws dice by itself',
    ],
    ['src/disk/a.ts', 'const name = Math.random();', 'tells time or throws dice by itself'],
    ['src/service/a.ts', 'const signal = AbortSignal.timeout(5);', 'tells time or throws dice by itself'],
    ['src/flows/a.ts', 'setImmediate(resolve);', 'waits for a turn'],
    ['src/service/a.ts', 'await new Promise(setImmediate);', 'waits for a turn'],
    ['src/disk/a.ts', 'globalThis.setImmediate(resolve);', 'tells time or throws dice by itself'],
    ['src/lost/a.ts', '', 'lies in no known folder'],
    ['src/rules/site-check.ts', '', 'is a part of the site check outside of its room'],
    ['src/rules/a.ts', "import { x } from '../check/inputs.ts';", 'imports src/check/inputs.ts'],
    [
      'src/rules/summary.ts',
      "import type { X } from '../check/findings.ts';",
      'imports src/check/findings.ts',
    ],
    ['src/disk/workbench.ts', "import { x } from '../check/reader.ts';", 'imports src/check/reader.ts'],
    ['src/main.ts', "import { x } from './check/check-site.ts';", 'imports src/check/check-site.ts'],
    ['src/check/page/a.ts', "import { x } from 'node:fs';", 'imports by value node:fs'],
    ['src/check/page/a.ts', "import { x } from 'htmlparser2';", 'imports by value htmlparser2'],
    [
      'src/check/page/a.ts',
      "import { x } from '../site/file-bytes.ts';",
      'imports by value src/check/site/file-bytes.ts',
    ],
    [
      'src/check/page/a.ts',
      "import { x } from '../../disk/new-file.ts';",
      'imports by value src/disk/new-file.ts',
    ],
    ['src/check/page/a.ts', "import type { X } from '../../runner/a.ts';", 'imports src/runner/a.ts'],
    ['src/check/page/a.ts', 'const now = performance.now();', 'reaches for the world: performance.now'],
    ['src/check/page/a.ts', 'process.exit(1);', 'reaches for the world: process.exit'],
    ['src/check/report/a.ts', "import { x } from 'entities/decode';", 'imports by value entities/decode'],
    ['src/check/report/a.ts', "import { x } from '../page/b.ts';", 'imports by value src/check/page/b.ts'],
    [
      'src/check/check-site.ts',
      "import { x } from './reader-process.ts';",
      'imports by value src/check/reader-process.ts',
    ],
    ['src/check/inputs.ts', "import { x } from '../flows/a.ts';", 'imports by value src/flows/a.ts'],
    ['src/check/anchors.ts', "console.log('x');", 'reaches for the world: console.log'],
    ['src/check/findings.ts', 'await fetch(url);', 'reaches for the world: fetch'],
    ['src/check/reader.ts', "import { x } from 'node:http';", 'imports by value node:http'],
    ['src/check/reader.ts', "const key = process.env['KEY'];", 'reaches for the world: process.env'],
    [
      'src/check/reader-process.ts',
      "import { x } from './reader.ts';",
      'imports by value src/check/reader.ts',
    ],
    ['src/check/reader-process.ts', "import { x } from 'node:fs';", 'imports by value node:fs'],
    ['src/check/site/file-bytes.ts', "import { x } from 'node:net';", 'imports by value node:net'],
  ])('%s: %s', (path, source, fault) => {
    expect(violations(path, source)).toContain(`${path}: ${fault}`);
  });
});

describe('what is allowed is not found', () => {
  test.each([
    [
      'src/rules/a.ts',
      "import { x } from './b.ts';\n// import 'node:fs' would be wrong: Date.now()\n/* export default */",
    ],
    [
      'src/rules/a.ts',
      "const text = \"import it from 'node:fs'\"; // it's\nconst url = 'https://x'; const at = new Date(0);",
    ],
    ['src/rules/a.ts', "const slashes = /[/'\"]/; const from = 'a'; export { from };"],
    ['src/service/a.ts', "import { HttpClient } from '@actions/http-client';\nrequest.setTimeout(5);"],
    ['src/disk/a.ts', 'await new Promise((resolve) => setImmediate(resolve));'],
    ['src/runner/clock.ts', 'export const now = (): number => Date.now();'],
    ['src/main.ts', "import { a } from './disk/a.ts';\nimport { b } from './service/b.ts';"],
    [
      'src/check/page/a.ts',
      "import type { A } from '../site/file-bytes.ts';\nimport { b } from '../anchors.ts';",
    ],
    [
      'src/check/page/a.ts',
      "import { c } from 'entities/decode';\nexport const process = (text: string): string => text;",
    ],
    [
      'src/check/report/a.ts',
      "import type { A } from '../page/b.ts';\nimport { c } from '../../rules/counted.ts';",
    ],
    ['src/check/reader.ts', "import { a } from './site/file-bytes.ts';\nprocess.disconnect();"],
    ['src/rules/summary.ts', "import { a } from '../check/report/check-summary.ts';"],
    [
      'emulator/a.ts',
      "import { createServer } from 'node:http';\nimport MarkdownIt from 'markdown-it';\nDate.now();",
    ],
  ])('%s: %s', (path, source) => {
    expect(violations(path, source)).toEqual([]);
  });
});
