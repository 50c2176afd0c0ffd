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
import { optionsFrom } from '../emulator/action/action-inputs.ts';
import { differences } from '../scripts/compare-folders.ts';
import { PAGES, readmeTables } from '../scripts/docs.ts';
import { INPUT_GROUPS } from '../scripts/input-groups.ts';
import { withReference, withShortTables, withTables, type ActionFile } from '../scripts/readme-tables.ts';
import { AGENT_INPUT_DEFAULTS, parseAgentInputs, type AgentInputName } from '../src/agent/agent-inputs.ts';
import { INPUT_DEFAULTS, parseInputs, type InputName, type RawInputs } from '../src/export/inputs.ts';
import { AGENT_OUTPUT_NAMES, OUTPUT_NAMES, VERIFY_OUTPUT_NAMES } from '../src/report/outputs.ts';
import { VERIFY_INPUT_DEFAULTS } from '../src/verify/verify-inputs.ts';
import { aMachine } from './kit/inputs.ts';

const ROOT = dirname(import.meta.dirname);
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface WholeAction extends ActionFile {
  readonly name: string;
  readonly runs: { readonly using: string; readonly main: string; readonly post?: string };
}

const action = parse(read('action.yml')) as WholeAction;
const agentAction = parse(read('agent-job/action.yml')) as WholeAction;
const verifyAction = parse(read('verify/action.yml')) as WholeAction;
const emulatorAction = parse(read('emulator/action.yml')) as WholeAction;
const inputNames = Object.keys(INPUT_DEFAULTS) as InputName[];

describe('every action.yml', () => {
  test.each(['action.yml', 'agent-job/action.yml', 'verify/action.yml', 'emulator/action.yml'])(
    '%s has no expression: the runner evaluates one in a description too, and refuses the whole action',
    (path) => {
      expect(read(path).match(/\$\{\{.*/g)).toBeNull();
    },
  );
});

describe('action.yml', () => {
  test('is the action that the documentation names, and runs the code in dist', () => {
    expect(action.name).toBe('static-docs-export');
    expect(action.runs.using).toBe('node24');
    expect(existsSync(join(ROOT, action.runs.main))).toBe(true);
  });

  test('has the inputs that are parsed, in the same order', () => {
    expect(Object.keys(action.inputs)).toEqual(inputNames);
  });

  test('has the defaults that replace an empty input', () => {
    const defaults = inputNames.map((name) => [name, action.inputs[name]?.default ?? '']);
    expect(Object.fromEntries(defaults)).toEqual(INPUT_DEFAULTS);
  });

  test('has every default as text: the runner would convert an unquoted one', () => {
    const notText = inputNames.filter(
      (name) => !['string', 'undefined'].includes(typeof action.inputs[name]?.default),
    );
    expect(notText).toEqual([]);
  });

  test('has the outputs that are set, in the same order', () => {
    expect(Object.keys(action.outputs)).toEqual(OUTPUT_NAMES);
  });

  test('requires the inputs that have no default or alternative', () => {
    const required = inputNames.filter((name) => action.inputs[name]?.required === true);
    expect(required).toEqual(['api-key', 'api-url']);
  });
});

describe('agent-job/action.yml', () => {
  const names = Object.keys(AGENT_INPUT_DEFAULTS) as AgentInputName[];
  const defaults = Object.fromEntries(
    names.map((name) => [name, agentAction.inputs[name]?.default ?? '']),
  ) as Record<AgentInputName, string>;
  const readme = read('agent-job/README.md');

  test('is the action that the documentation names, and runs the code in dist', () => {
    expect(agentAction.name).toBe('static-docs-export/agent-job');
    expect(agentAction.runs.using).toBe('node24');
    expect(agentAction.runs.main).toBe('../dist/agent-job/index.js');
    expect(existsSync(join(ROOT, 'agent-job', agentAction.runs.main))).toBe(true);
  });

  test('has the inputs that are parsed and the outputs that are set, in the same order', () => {
    expect(Object.keys(agentAction.inputs)).toEqual(names);
    expect(Object.keys(agentAction.outputs)).toEqual(AGENT_OUTPUT_NAMES);
  });

  test('has the defaults that replace an empty input, as text', () => {
    expect(defaults).toEqual(AGENT_INPUT_DEFAULTS);
  });

  test('requires the inputs that have no default or alternative', () => {
    const required = names.filter((name) => agentAction.inputs[name]?.required === true);
    expect(required).toEqual(['project-id', 'job-id', 'api-key', 'api-url']);
  });

  test('has the defaults of the first action for the inputs of both', () => {
    const shared = ['timeout', 'poll-interval', 'max-poll-interval', 'ca-certificate'] as const;
    for (const name of shared) expect(AGENT_INPUT_DEFAULTS[name]).toBe(INPUT_DEFAULTS[name]);
  });

  test('has the defaults that the documentation promises', () => {
    const given = {
      'project-id': 'docs',
      'job-id': 'job_1',
      'api-key': 'svc_1',
      'api-url': 'https://api.example.com',
    };
    expect(parseAgentInputs({ ...defaults, ...given }, aMachine())).toEqual({
      warnings: [],
      inputs: {
        projectId: 'docs',
        jobId: 'job_1',
        apiKey: 'svc_1',
        apiUrl: 'https://api.example.com',
        timeoutMs: 60 * 60 * 1000,
        pollIntervalMs: 2 * 1000,
        maxPollIntervalMs: 30 * 1000,
        requirePullRequest: false,
        caCertificate: null,
      },
    });
  });

  test('matches its README', () => {
    expect(readme).toBe(withTables(readme, agentAction));
    const rows = readme.match(/^\| `[a-z-]+` \| .*$/gm) ?? [];
    for (const name of names) {
      const shown = agentAction.inputs[name]?.required === true ? 'required' : `\`${defaults[name]}\``;
      const start =
        defaults[name] === '' && shown !== 'required' ? `| \`${name}\` |` : `| \`${name}\` | ${shown} |`;
      expect(rows.filter((row) => row.startsWith(start))).toHaveLength(1);
    }
    for (const name of AGENT_OUTPUT_NAMES)
      expect(rows.filter((row) => row.startsWith(`| \`${name}\` |`))).toHaveLength(1);
  });

  test('describes every result that it can end with', () => {
    const { description = '' } = agentAction.outputs['result'] ?? {};
    for (const result of ['success', 'failed', 'timeout', 'cancelled', 'error']) {
      expect(description).toContain(`\`${result}\``);
      expect(readme).toMatch(new RegExp(`^\\|.*\\| \`${result}\` +\\|`, 'm'));
    }
  });

  test('has its headings in the troubleshooting page', () => {
    for (const code of ['agent-failed', 'no-pull-request'])
      expect(read('docs/troubleshooting.md')).toMatch(new RegExp(`^## ${code}$`, 'm'));
  });
});

describe('verify/action.yml', () => {
  const readme = read('verify/README.md');
  const names = Object.keys(VERIFY_INPUT_DEFAULTS);

  test('is the action that the documentation names, and runs the code in dist', () => {
    expect(verifyAction.name).toBe('static-docs-export/verify');
    expect(verifyAction.runs).toEqual({ using: 'node24', main: '../dist/verify/index.js' });
    expect(existsSync(join(ROOT, 'verify', verifyAction.runs.main))).toBe(true);
  });

  test('has the inputs that are parsed and the outputs that are set, in the same order, with the same defaults', () => {
    const defaults = names.map((name) => [name, verifyAction.inputs[name]?.default ?? '']);
    expect(Object.fromEntries(defaults)).toEqual(VERIFY_INPUT_DEFAULTS);
    expect(Object.keys(verifyAction.inputs)).toEqual(names);
    expect(Object.keys(verifyAction.outputs)).toEqual(VERIFY_OUTPUT_NAMES);
    const required = names.filter((name) => verifyAction.inputs[name]?.required === true);
    expect(required).toEqual(['url', 'manifest']);
  });

  test('matches its README, with every result', () => {
    expect(readme).toBe(withTables(readme, verifyAction));
    for (const result of ['success', 'stale', 'broken', 'cancelled', 'error']) {
      expect(verifyAction.outputs['result']?.description).toContain(`\`${result}\``);
      expect(readme).toMatch(new RegExp(`^\\|.*\\| \`${result}\` +\\|`, 'm'));
    }
  });
});

describe('emulator/action.yml', () => {
  test('runs the code in dist, before and after the other steps', () => {
    expect(emulatorAction.name).toBe('static-docs-export/emulator');
    expect(emulatorAction.runs).toEqual({
      using: 'node24',
      main: '../dist/emulator/index.js',
      post: '../dist/emulator/index.js',
    });
    expect(existsSync(join(ROOT, 'emulator', emulatorAction.runs.main))).toBe(true);
  });

  test('has the defaults that replace an empty input', () => {
    const defaults = Object.entries(emulatorAction.inputs).map(([name, input]) => [
      `INPUT_${name.toUpperCase()}`,
      input.default ?? '',
    ]);
    expect(defaults).toHaveLength(4);
    expect(optionsFrom(Object.fromEntries(defaults) as NodeJS.ProcessEnv, 'svc_1')).toEqual(
      optionsFrom({}, 'svc_1'),
    );
  });
});

test('the tables of each action are generated and checked', () => {
  expect(readmeTables().map(({ name }) => name)).toEqual(Object.keys(PAGES));
  expect(readmeTables().filter(({ now, wanted }) => now !== wanted)).toEqual([]);
});

test('the defaults of action.yml match the documentation', () => {
  const given = { domain: 'docs.example.com', 'api-key': 'svc_1', 'api-url': 'https://api.example.com' };
  const defaults = inputNames.map((name) => [name, action.inputs[name]?.default ?? '']);
  const raw = { ...Object.fromEntries(defaults), ...given } as RawInputs;
  expect(parseInputs(raw, aMachine())).toEqual({
    warnings: [],
    inputs: {
      apiKey: 'svc_1',
      apiUrl: 'https://api.example.com',
      job: { kind: 'start', domain: 'docs.example.com', version: null, paths: null },
      waitsWhenBusy: false,
      reattach: false,
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
      check: {
        ...{ onFindings: 'warn', hosting: 'client-hosted', reportPath: null },
        ...{ accepted: { ignore: [], known: null }, missingBaseline: null },
      },
      bundlePath: null,
      upload: null,
      manifestPath: null,
      comparison: null,
      gates: { minPages: 1, maxPageDrop: null, needsIndex: true },
      helmValuesPath: null,
      caCertificate: null,
    },
  });
});

describe('the README', () => {
  const markers = '<!-- inputs -->\n<!-- /inputs -->\n<!-- outputs -->\n<!-- /outputs -->\n';

  test('has the tables generated from action.yml', () => {
    expect(read('README.md')).toBe(withShortTables(read('README.md'), action));
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

  test('does not change when it is generated twice, and keeps the text around the tables', () => {
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

describe('the tables by group', () => {
  const markers = '<!-- inputs -->\n<!-- /inputs -->\n<!-- outputs -->\n<!-- /outputs -->\n';
  const described = {
    inputs: { a: { description: 'Of `x.y`. More.', default: '1' }, b: { description: 'B', required: true } },
    outputs: { c: { description: 'C. More.' } },
  };
  const groups = [{ First: { b: 'b: 2' }, Second: { a: 'a: 1' } }, { Only: { c: '3' } }] as const;

  test('have the first sentence of each description', () => {
    const page = withShortTables(markers, described, ...groups);
    expect(page.match(/^\|.*$/gm)).toEqual([
      '| Input | Default | Meaning |',
      '| --- | --- | --- |',
      '| **First** |  |  |',
      '| `b` | required | B |',
      '| **Second** |  |  |',
      '| `a` | `1` | Of `x.y`. |',
      '| Output | Meaning |',
      '| --- | --- |',
      '| **Only** |  |',
      '| `c` | C. |',
    ]);
  });

  test('are complete in the reference, with an example of each input', () => {
    const page = withReference(markers, described, ...groups);
    expect(page).toContain('### Second\n\n#### a\n\nDefault: `1`. Of `x.y`. More.\n\n```yaml\na: 1\n```\n');
    expect(page).toContain('#### b\n\nRequired. B\n');
    expect(page).toContain('| `c` | C. More. | `3` |');
    expect(withReference(page, described, ...groups)).toBe(page);
  });

  test.each([
    [{ First: { b: '' } }, 'Cannot group a: scripts/input-groups.ts has no group for it.'],
    [{ First: { a: '', b: '', x: '' } }, 'Cannot group x: it is not in action.yml, or is in two groups.'],
    [{ First: { a: '', b: '' }, Second: { a: '' } }, 'Cannot group a: it is not in action.yml'],
  ])('are not generated with the groups %j', (inputGroups, message) => {
    expect(() => withShortTables(markers, described, inputGroups, groups[1])).toThrow(message);
    expect(() => withReference(markers, described, inputGroups, groups[1])).toThrow(message);
  });
});

describe('an example of an input', () => {
  const examples = Object.values(INPUT_GROUPS).flatMap((group) => Object.entries(group));
  const absent = Object.fromEntries(inputNames.map((name) => [name, '']));
  const certificate = '-----BEGIN CERTIFICATE-----\ngood\n-----END CERTIFICATE-----\n';
  const machine = {
    workspace: '/w',
    platform: 'linux',
    pathState: () => 'missing' as const,
    realPath: (path: string) => path,
    isMountPoint: () => false,
    mayWrite: () => true,
    readBytes: () => Buffer.from(certificate),
    nodeVersion: '24.5.0',
    isCertificate: () => true,
  };

  test.each(examples)('%s is a valid step, and shows that input', (name, example) => {
    const given = parse(example) as Readonly<Record<string, unknown>>;
    expect(Object.keys(given)).toContain(name);
    // As the runner does it: replaces an expression by a value.
    const values = Object.entries(given).map(([input, value]) => [
      input,
      String(value)
        .replace('${{ runner.temp }}', '/temp')
        .replace(/\$\{\{.*?\}\}/g, 'svc_0123456789'),
    ]);
    const usual = { domain: 'docs.example.com', 'api-key': 'svc_1', 'api-url': 'https://api.example.com' };
    const raw = { ...absent, ...usual, ...Object.fromEntries(values) } as RawInputs;
    const { warnings, problems } = parseInputs(raw, machine) as Partial<
      Record<'warnings' | 'problems', unknown>
    >;
    expect({ warnings, problems }).toEqual({ warnings: [], problems: undefined });
  });
});

describe('the README', () => {
  const readme = read('README.md');
  const links = [...readme.matchAll(/\]\(([^)]+)\)|(?:src|srcset)="([^"]+)"/g)].map(
    ([, link, picture]) => link ?? picture ?? '',
  );

  test('has at most 1,300 words besides the generated tables', () => {
    const own = readme.replace(/<!-- (inputs|outputs) -->.*?<!-- \/\1 -->/gs, '');
    expect(own.trim().split(/\s+/).length).toBeLessThanOrEqual(1300);
  });

  test('links to every page and every example', () => {
    const pages = readdirSync(join(ROOT, 'docs')).filter(
      (name) => name.endsWith('.md') && name !== 'README.md',
    );
    const files = [
      ...pages.map((name) => `docs/${name}`),
      ...readdirSync(join(ROOT, 'examples')).map((name) => `examples/${name}`),
    ];
    expect(files.filter((file) => !links.some((link) => link.split('#')[0] === file))).toEqual([]);
  });

  test('links to existing files, and its table of contents to each heading', () => {
    const ours = 'https://github.com/OWNER/static-docs-export/blob/v1/';
    const files = links
      .map((link) => link.replace(ours, '').split('#')[0] ?? '')
      .filter((file) => file !== '');
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    const headings = [...readme.matchAll(/^#{2,3} (.*)$/gm)].map(
      ([, title = '']) => `#${title.toLowerCase().replaceAll(' ', '-')}`,
    );
    expect(links.filter((link) => link.startsWith('#'))).toEqual(headings);
  });
});

describe('the workflows that a reader may copy', () => {
  const filesOf = (folder: string, ending: RegExp): readonly string[] =>
    existsSync(join(ROOT, folder))
      ? readdirSync(join(ROOT, folder))
          .filter((file) => ending.test(file))
          .map((file) => `${folder}/${file}`)
      : [];
  const documents = [
    'README.md',
    'agent-job/README.md',
    'verify/README.md',
    ...filesOf('docs', /\.md$/),
    ...filesOf('examples', /\.md$/),
  ];
  const blocks = documents.flatMap((file) =>
    [...read(file).matchAll(/^```ya?ml\n(.*?)^```/gms)].map(([, yaml]) => [file, yaml ?? '']),
  );
  const workflows = [...blocks, ...filesOf('examples', /\.ya?ml$/).map((file) => [file, read(file)])];

  test('give the action inputs that it has, and read outputs that it sets', () => {
    expect(
      workflows.flatMap(([file, yaml]) => misuses(yaml ?? '').map((fault) => `${file ?? ''}: ${fault}`)),
    ).toEqual([]);
  });

  test('planted mistakes in a workflow are found', () => {
    const yaml = `
      - uses: OWNER/static-docs-export@v1
        id: docs
        with: { domain: a, domian: b }
      - run: echo \${{ steps.docs.outputs.site-path }} \${{ steps.docs.outputs.path }} \${{ steps.other.outputs.x }}`;
    expect(misuses(yaml)).toEqual(["no input 'domian'", "no output 'path'"]);
  });

  test('the two actions are distinguished', () => {
    const yaml = `
      - uses: OWNER/static-docs-export/agent-job@v1
        id: agent
        with: { project-id: a, job-id: b, domain: c }
      - uses: OWNER/static-docs-export@v1
        id: docs
        with: { project-id: a, domain: b }
      - run: echo \${{ steps.agent.outputs.pull-request-url }} \${{ steps.agent.outputs.site-path }} \${{ steps.docs.outputs.ref }}`;
    expect(misuses(yaml)).toEqual([
      "no input 'domain'",
      "no input 'project-id'",
      "no output 'site-path'",
      "no output 'ref'",
    ]);
  });
});

/** The name of our action in a step. */
function actionOf(uses: string): WholeAction | null {
  if (/(?:\/static-docs-export\/agent-job@|^\.\/agent-job\/?$)/.test(uses)) return agentAction;
  if (/(?:\/static-docs-export\/verify@|^\.\/verify\/?$)/.test(uses)) return verifyAction;
  if (/(?:\/static-docs-export\/emulator@|^\.\/emulator\/?$)/.test(uses)) return emulatorAction;
  return /(?:\/static-docs-export@|^\.\/?$)/.test(uses) ? action : null;
}

/** The inputs and outputs in a workflow, or a part of one, that the action does not have. */
function misuses(yaml: string): readonly string[] {
  const found: string[] = [];
  const steps = new Map<string, WholeAction>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { uses, id, with: given } = node as { uses?: unknown; id?: unknown; with?: unknown };
    const used = typeof uses === 'string' ? actionOf(uses) : null;
    if (used !== null) {
      if (typeof id === 'string') steps.set(id, used);
      const unknown = Object.keys(given ?? {}).filter((name) => !(name in used.inputs));
      found.push(...unknown.map((name) => `no input '${name}'`));
    }
    Object.values(node).forEach(walk);
  };
  walk(parse(yaml));
  for (const [, id = '', output = ''] of yaml.matchAll(/\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g)) {
    const used = steps.get(id);
    if (used !== undefined && !(output in used.outputs)) found.push(`no output '${output}'`);
  }
  return found;
}

test('a file of dist that differs, is missing or is superfluous is found', () => {
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
