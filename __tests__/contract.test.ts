import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { differences } from '../scripts/compare-folders.ts';
import { withTables, type ActionFile } from '../scripts/readme-tables.ts';
import { INPUT_DEFAULTS, parseInputs, type InputName, type RawInputs } from '../src/rules/inputs.ts';
import { OUTPUT_NAMES } from '../src/rules/outputs.ts';

const ROOT = dirname(import.meta.dirname);
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface WholeAction extends ActionFile {
  readonly name: string;
  readonly runs: { readonly using: string; readonly main: string };
}

const action = parse(read('action.yml')) as WholeAction;
const inputNames = Object.keys(INPUT_DEFAULTS) as InputName[];

describe('action.yml', () => {
  test('is the action that the documents name, and runs what is in dist', () => {
    expect(action.name).toBe('static-docs-export');
    expect(action.runs.using).toBe('node24');
    expect(existsSync(join(ROOT, action.runs.main))).toBe(true);
  });

  test('has the inputs that are parsed, in the same order', () => {
    expect(Object.keys(action.inputs)).toEqual(inputNames);
  });

  test('has the defaults that an empty input stands for', () => {
    const defaults = inputNames.map((name) => [name, action.inputs[name]?.default ?? '']);
    expect(Object.fromEntries(defaults)).toEqual(INPUT_DEFAULTS);
  });

  test('has every default as text: the runner would read an unquoted one its own way', () => {
    const notText = inputNames.filter(
      (name) => !['string', 'undefined'].includes(typeof action.inputs[name]?.default),
    );
    expect(notText).toEqual([]);
  });

  test('has the outputs that are set, in the same order', () => {
    expect(Object.keys(action.outputs)).toEqual(OUTPUT_NAMES);
  });

  test('requires the inputs that have no way around them', () => {
    const required = inputNames.filter((name) => action.inputs[name]?.required === true);
    expect(required).toEqual(['api-key', 'api-url']);
  });
});

test('what action.yml passes by default is what the documents promise', () => {
  const given = { domain: 'docs.example.com', 'api-key': 'svc_1', 'api-url': 'https://api.example.com' };
  const defaults = inputNames.map((name) => [name, action.inputs[name]?.default ?? '']);
  const raw = { ...Object.fromEntries(defaults), ...given } as RawInputs;
  const world = {
    workspace: '/w',
    platform: 'linux',
    pathState: () => 'missing' as const,
    realPath: (path: string) => path,
    readText: () => null,
    isCertificate: () => false,
  };
  expect(parseInputs(raw, world)).toEqual({
    warnings: [],
    inputs: {
      apiKey: 'svc_1',
      apiUrl: 'https://api.example.com',
      job: { kind: 'start', domain: 'docs.example.com', version: null, paths: null },
      wait: true,
      timeoutMs: 60 * 60 * 1000,
      pollIntervalMs: 2 * 1000,
      maxPollIntervalMs: 30 * 1000,
      site: {
        path: '/w/site',
        overwrite: false,
        stripComponents: 0,
        maxBytes: 10 * 1024 ** 3,
        maxFiles: 500_000,
      },
      bundlePath: null,
      caCertificate: null,
    },
  });
});

describe('the README', () => {
  const markers = '<!-- inputs -->\n<!-- /inputs -->\n<!-- outputs -->\n<!-- /outputs -->\n';

  test('has the tables that action.yml gives', () => {
    expect(read('README.md')).toBe(withTables(read('README.md'), action));
  });

  test('names every input with its default and every output', () => {
    const rows = read('README.md').match(/^\| `.*$/gm) ?? [];
    expect(rows).toHaveLength(inputNames.length + OUTPUT_NAMES.length);
    for (const name of inputNames) {
      const start =
        INPUT_DEFAULTS[name] === '' ? `| \`${name}\` |` : `| \`${name}\` | \`${INPUT_DEFAULTS[name]}\` |`;
      expect(rows.filter((row) => row.startsWith(start)).length).toBeGreaterThan(0);
    }
    for (const name of OUTPUT_NAMES) {
      expect(rows.filter((row) => row.startsWith(`| \`${name}\` |`)).length).toBeGreaterThan(0);
    }
  });

  test('is not written while an input or an output has no description', () => {
    expect(() => withTables(markers, { inputs: { a: {} }, outputs: {} })).toThrow("Cannot describe 'a'");
    expect(() => withTables(markers, { inputs: {}, outputs: { b: { description: ' ' } } })).toThrow(
      "Cannot describe 'b'",
    );
  });

  test('is not written where it has no place for the tables', () => {
    expect(() => withTables('# Title', { inputs: {}, outputs: {} })).toThrow("Cannot find '<!-- inputs -->'");
  });

  test('stays the same when it is written twice, and keeps what is around the tables', () => {
    const described = {
      inputs: { a: { description: 'One |\n two', default: 'x' } },
      outputs: { b: { description: 'B' } },
    };
    const once = withTables(`before\n${markers}after`, described);
    expect(withTables(once, described)).toBe(once);
    expect(once).toMatch(/^before\n/);
    expect(once).toMatch(/after$/);
    expect(once).toContain('| `a` | `x` | One \\| two |');
  });
});

describe('the workflows that a reader may copy', () => {
  const filesOf = (folder: string, ending: RegExp): readonly string[] =>
    existsSync(join(ROOT, folder))
      ? readdirSync(join(ROOT, folder))
          .filter((file) => ending.test(file))
          .map((file) => `${folder}/${file}`)
      : [];
  const documents = ['README.md', ...filesOf('docs', /\.md$/), ...filesOf('examples', /\.md$/)];
  const blocks = documents.flatMap((file) =>
    [...read(file).matchAll(/^```ya?ml\n(.*?)^```/gms)].map(([, yaml]) => [file, yaml ?? '']),
  );
  const workflows = [...blocks, ...filesOf('examples', /\.ya?ml$/).map((file) => [file, read(file)])];

  test('give the action inputs that it has, and read outputs that it sets', () => {
    expect(
      workflows.flatMap(([file, yaml]) => misuses(yaml ?? '').map((fault) => `${file ?? ''}: ${fault}`)),
    ).toEqual([]);
  });

  test('a misuse is found', () => {
    const yaml = `
      - uses: OWNER/static-docs-export@v1
        id: docs
        with: { domain: a, domian: b }
      - run: echo \${{ steps.docs.outputs.site-path }} \${{ steps.docs.outputs.path }} \${{ steps.other.outputs.x }}`;
    expect(misuses(yaml)).toEqual(["no input 'domian'", "no output 'path'"]);
  });
});

/** What a workflow, or a part of one, asks of the action that the action does not have. */
function misuses(yaml: string): readonly string[] {
  const found: string[] = [];
  const ids: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { uses, id, with: given } = node as { uses?: unknown; id?: unknown; with?: unknown };
    if (typeof uses === 'string' && /(?:\/static-docs-export@|^\.\/?$)/.test(uses)) {
      if (typeof id === 'string') ids.push(id);
      const unknown = Object.keys(given ?? {}).filter((name) => !(name in action.inputs));
      found.push(...unknown.map((name) => `no input '${name}'`));
    }
    Object.values(node).forEach(walk);
  };
  walk(parse(yaml));
  for (const [, id = '', output = ''] of yaml.matchAll(/\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g)) {
    if (ids.includes(id) && !(output in action.outputs)) found.push(`no output '${output}'`);
  }
  return found;
}

test('a file of dist that differs, is missing or is left over is found', () => {
  const root = mkdtempSync(join(tmpdir(), 'compare-'));
  try {
    const [committed, fresh] = [join(root, 'committed'), join(root, 'fresh')];
    const put = (file: string, text: string): void => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    };
    put(join(committed, 'main/index.js'), 'one');
    put(join(fresh, 'main/index.js'), 'one');
    expect(differences(committed, fresh)).toEqual([]);
    put(join(fresh, 'main/index.js'), 'two');
    put(join(fresh, 'main/1.js'), 'chunk');
    put(join(committed, 'old/index.js'), 'old');
    expect(differences(committed, fresh)).toEqual([
      `dist/${join('main', '1.js')} is missing`,
      `dist/${join('old', 'index.js')} is no longer built`,
      `dist/${join('main', 'index.js')} differs`,
    ]);
    expect(differences(join(root, 'nothing'), fresh)).toHaveLength(2);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
