/** The workflows that a reader may copy refer to existing names, and are written with care. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { codeBlock } from '../e2e/code-blocks.ts';
import { CALLED_WORKFLOWS } from '../scripts/called-workflows.ts';
import { careFaults, setUpFaults } from './examples/care.ts';
import {
  faultsOfJobOutputs,
  workflowFaults,
  type Catalogue,
  type Contract,
  type Workflow,
} from './examples/workflow-faults.ts';

const ROOT = dirname(import.meta.dirname);
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Another action's outputs that our examples read; none of the others is read from. */
const OTHERS = {
  'actions/deploy-pages': ['page_url'],
  'actions/cache/restore': ['cache-matched-key'],
};
const CATALOGUE: Catalogue = {
  ours: {
    'OWNER/static-docs-export': { ...(parse(read('action.yml')) as Contract), oneOf: [['domain', 'job-id']] },
    'OWNER/static-docs-export/agent-job': parse(read('agent-job/action.yml')) as Contract,
    'OWNER/static-docs-export/verify': parse(read('verify/action.yml')) as Contract,
  },
  others: OTHERS,
};

const EXAMPLES = readdirSync(join(ROOT, 'examples')).filter((name) => /\.ya?ml$/.test(name));
const documents = [
  'README.md',
  'agent-job/README.md',
  'verify/README.md',
  ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`),
];
/** Whole workflows in documents; parts of them are checked by contract.test.ts. */
const IN_DOCUMENTS = documents
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) =>
    [...read(name).matchAll(/^```ya?ml\n(.*?)^```/gms)].map(([, yaml = '']) => [name, yaml] as const),
  )
  .filter(([, yaml]) => (parse(yaml) as Workflow | null)?.jobs !== undefined);

describe('examples/', () => {
  test('has an example of each way to deploy', () => {
    expect(EXAMPLES).toEqual(
      expect.arrayContaining([
        'pages.yml',
        'pages-changes.yml',
        's3.yml',
        's3-changes.yml',
        'helm.yml',
        'several-domains.yml',
        'split-jobs.yml',
        'attestation.yml',
      ]),
    );
  });

  test.each(EXAMPLES)('%s uses inputs and outputs that exist', (name) => {
    const text = read(`examples/${name}`);
    expect([...workflowFaults(text, CATALOGUE), ...faultsOfJobOutputs(text, CATALOGUE)]).toEqual([]);
  });

  test.each(EXAMPLES)('%s has minimal rights and limits, and says what to set up', (name) => {
    const text = read(`examples/${name}`);
    expect([...careFaults(text), ...setUpFaults(text)]).toEqual([]);
  });

  test('each example is linked where a reader looks for it', () => {
    const pages = read('docs/hosting.md') + read('docs/questions.md');
    expect(EXAMPLES.filter((name) => !pages.includes(`(../examples/${name})`))).toEqual([]);
  });

  describe('the README has each once: with what deploys, or with what deploys nothing', () => {
    const [, deploying = '', ending = ''] =
      /^Copy one of these instead.*:\n\n([^]*?)\nThese deploy nothing.*:\n\n([^]*?)\n#/m.exec(
        read('README.md'),
      ) ?? [];
    const namesIn = (list: string): string[] =>
      [...list.matchAll(/\(examples\/([\w.-]+)\)/g)].map(([, name = '']) => name);

    test('in two lists', () => {
      expect([...namesIn(deploying), ...namesIn(ending)].toSorted()).toEqual(EXAMPLES.toSorted());
    });

    test.each(EXAMPLES)('%s verifies after its last deployment, if it has any', (name) => {
      const steps = Object.values((parse(read(`examples/${name}`)) as Workflow).jobs ?? {}).flatMap(
        (job) => job.steps ?? [],
      );
      const deploys = steps.findLastIndex(
        ({ uses = '', run = '' }) =>
          uses.startsWith('actions/deploy-pages@') ||
          /\baws s3 (?:sync|cp)\b|\bhelm upgrade\b|\brclone\b/.test(run),
      );
      const verifies = steps.findLastIndex(({ uses = '' }) =>
        uses.startsWith('OWNER/static-docs-export/verify@'),
      );
      expect(namesIn(deploying).includes(name)).toBe(deploys !== -1);
      expect(verifies > deploys).toBe(deploys !== -1);
    });
  });

  test('the same action has the same version everywhere', () => {
    const texts = [
      ...EXAMPLES.map((name) => read(`examples/${name}`)),
      ...documents.filter((name) => name.endsWith('.md')).map(read),
    ];
    const versions = new Map<string, Set<string>>();
    for (const [, action = '', version = ''] of texts.join('\n').matchAll(/\buses: ([\w./-]+)@(.+)$/gm))
      versions.set(action, new Set([...(versions.get(action) ?? []), version]));
    expect([...versions].filter(([, found]) => found.size > 1)).toEqual([]);
  });

  test('every copy to S3 uses the same options', () => {
    const texts = [
      ...EXAMPLES.map((name) => read(`examples/${name}`)),
      ...IN_DOCUMENTS.map(([, yaml]) => yaml),
    ];
    const scripts = texts
      .flatMap((text) => {
        const { jobs = {} } = parse(text) as Workflow;
        return Object.values(jobs).flatMap(({ steps = [] }) => steps.map(({ run = '' }) => run));
      })
      .filter((run) => run.includes('--cache-control') && run.includes('--include'));
    expect(scripts.length).toBeGreaterThan(3);
    // Which files, for how long they are cached, and with what type, in this order; and the types of the loop.
    const ways = scripts.map((run) =>
      run
        .replace(/^for type in .+\n.+done$/ms, '')
        .match(/--(?:exclude|include|cache-control|content-type) '[^']+'/g)
        ?.join(' '),
    );
    expect(new Set(ways).size).toBe(1);
    expect(new Set(scripts.map((run) => /^for type in .+$/m.exec(run)?.[0])).size).toBe(1);
    expect(ways[0]).toContain("--include '*.html' --cache-control 'no-cache'");
  });
});

interface CalledWorkflow extends Workflow {
  readonly on: {
    readonly workflow_call: {
      readonly inputs: Readonly<
        Record<string, { readonly required?: boolean; readonly description: string }>
      >;
      readonly secrets: object;
    };
  };
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions: object;
        readonly steps: readonly { name?: string; run?: string; with?: Readonly<Record<string, unknown>> }[];
      }
    >
  >;
}

describe('the workflows that a reader calls', () => {
  test.each(CALLED_WORKFLOWS)(
    '%s uses inputs and outputs that exist, has minimal rights, and is pinned',
    (name) => {
      const text = read(name);
      const faults = [
        ...workflowFaults(text, CATALOGUE),
        ...faultsOfJobOutputs(text, CATALOGUE),
        ...careFaults(text),
      ];
      expect(faults).toEqual([]);
      const { export: reading } = (parse(text) as CalledWorkflow).jobs;
      expect(reading?.permissions).toEqual({});
    },
  );

  test.each(CALLED_WORKFLOWS)('%s hands on every input, and describes it', (name) => {
    const text = read(name);
    const { inputs } = (parse(text) as CalledWorkflow).on.workflow_call;
    const used = new Set([...text.matchAll(/\$\{\{ inputs\.([\w-]+)/g)].map(([, input]) => input));
    expect(Object.keys(inputs).filter((input) => !used.has(input))).toEqual([]);
    for (const { description } of Object.values(inputs)) expect(description).toMatch(/\.$/);
    // Under its own name, where the action has that input.
    const [action] = (parse(text) as CalledWorkflow).jobs['export']?.steps ?? [];
    const { inputs: known } = CATALOGUE.ours['OWNER/static-docs-export'] ?? { inputs: {} };
    const own = Object.keys(inputs).filter((input) => input in known);
    expect(own).toEqual(expect.arrayContaining(['job-id', 'paths', 'timeout', 'check-ignore']));
    expect(action?.with).toMatchObject(
      Object.fromEntries(own.map((input) => [input, `\${{ inputs.${input} }}`])),
    );
  });

  test('the README calls each with inputs that it has, and grants what its jobs need', () => {
    const callers = IN_DOCUMENTS.filter(([name]) => name === 'README.md').flatMap(([, yaml]) =>
      Object.values((parse(yaml) as { readonly jobs: Readonly<Record<string, Caller>> }).jobs),
    );
    const prefix = 'OWNER/static-docs-export/';
    expect(callers.map(({ uses }) => uses)).toEqual(CALLED_WORKFLOWS.map((name) => `${prefix}${name}@v1`));
    for (const { uses, with: given, secrets, permissions } of callers) {
      const called = parse(read(uses.slice(prefix.length).replace(/@.*$/, ''))) as CalledWorkflow;
      const { inputs, secrets: wanted } = called.on.workflow_call;
      const required = Object.keys(inputs).filter((name) => inputs[name]?.required === true);
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
      expect(Object.keys(given)).toEqual(expect.arrayContaining(required));
      expect(Object.keys(secrets)).toEqual(Object.keys(wanted));
      const needed = Object.values(called.jobs).map((job) => job.permissions);
      expect(permissions).toEqual(Object.assign({}, ...needed));
    }
  });

  test('the one for GitHub Pages is called by eight lines, and the one for S3 by fourteen', () => {
    const lines = ['GitHub Pages', 'S3'].map(
      (heading) => codeBlock('README.md', heading, 'yaml').split('\n').length - 1,
    );
    expect(lines).toEqual([8, 14]);
  });

  test('each step has the script of the example', () => {
    const scriptsOf = (text: string): ReadonlyMap<string, string> => {
      const steps = Object.values((parse(text) as CalledWorkflow).jobs).flatMap((job) => job.steps);
      return new Map(steps.flatMap(({ name, run }) => (name && run ? [[name, run] as const] : [])));
    };
    const copied = scriptsOf(read('examples/s3.yml'));
    const called = scriptsOf(read('.github/workflows/s3.yml'));
    expect(copied.size).toBe(3);
    for (const [name, run] of copied) expect(called.get(name)).toBe(run);
  });
});

interface Caller {
  readonly uses: string;
  readonly with: object;
  readonly secrets: object;
  readonly permissions: object;
}

test('whole workflows in documents use inputs and outputs that exist', () => {
  expect(IN_DOCUMENTS.map(([name]) => name)).toEqual(
    expect.arrayContaining(['README.md', 'agent-job/README.md']),
  );
  const faults = IN_DOCUMENTS.flatMap(([name, yaml]) =>
    [...workflowFaults(yaml, CATALOGUE), ...faultsOfJobOutputs(yaml, CATALOGUE)].map(
      (fault) => `${name}: ${fault}`,
    ),
  );
  expect(faults).toEqual([]);
});

const CONTRACT: Contract = {
  inputs: { a: {}, b: {}, key: { required: true } },
  outputs: { 'site-path': {} },
  oneOf: [['a', 'b']],
};
const PLANTED: Catalogue = { ours: { 'OWNER/it': CONTRACT }, others: { 'they/do': ['url'] } };

function workflow(...jobs: readonly string[]): string {
  return `on:\n  push:\n  workflow_dispatch: { inputs: { wanted: {} } }\njobs:\n${jobs.join('\n')}`;
}

const EXPORT = '{ id: e, uses: OWNER/it@v1, with: { a: 1, key: k } }';

describe('a planted fault is found', () => {
  test.each([
    ['{ steps: [{ uses: OWNER/it@v1, with: { a: 1, key: k, other: 1 } }] }', "there is no input 'other'"],
    ['{ steps: [{ uses: OWNER/it@v1, with: { a: 1 } }] }', "the input 'key' is required"],
    ['{ steps: [{ uses: OWNER/it@v1, with: { key: k } }] }', 'one of a, b is required'],
    [
      `{ steps: [${EXPORT}, { run: x, env: { S: "\${{ steps.e.outputs.path }}" } }] }`,
      "the step 'e' has no output 'path'",
    ],
    [
      `{ steps: [{ run: x, env: { S: "\${{ steps.e.outputs.site-path }}" } }, ${EXPORT}] }`,
      "there is no step 'e' before the one that reads it",
    ],
    [
      `{ steps: [${EXPORT}, { run: x, if: steps.e.outputs.path != '' }] }`,
      "the step 'e' has no output 'path'",
    ],
    [
      '{ steps: [{ id: r, run: echo "one=1" >> "$GITHUB_OUTPUT" }, { run: x, if: "${{ steps.r.outputs.two }}" }] }',
      "the step 'r' has no output 'two'",
    ],
    [
      '{ steps: [{ id: t, uses: they/do@v1 }, { run: x, if: "${{ steps.t.outputs.uri }}" }] }',
      "the step 't' has no output 'uri'",
    ],
    [
      '{ steps: [{ run: x, env: { S: "${{ needs.two.outputs.o }}" } }] }',
      "it does not wait for the job 'two'",
    ],
    ['{ needs: two, if: "${{ needs.two.outputs.p }}", steps: [] }', "the job 'two' has no output 'p'"],
    ['{ needs: [two, three], steps: [] }', "there is no job 'three'"],
    [
      '{ steps: [{ run: x, env: { S: "${{ inputs.unwanted }}" } }] }',
      "there is no input 'unwanted' of the workflow",
    ],
    [
      '{ strategy: { matrix: { include: [{ c: 1 }] } }, steps: [{ run: x, env: { S: "${{ matrix.d }}" } }] }',
      "the matrix has no 'd'",
    ],
  ])('%s', (job, fault) => {
    const text = workflow(`  one: ${job}`, '  two: { outputs: { o: x }, steps: [] }');
    expect(workflowFaults(text, PLANTED)).toEqual([`one: ${fault}`]);
  });

  test('in the outputs of a job, and in its address', () => {
    const text = workflow(
      `  one: { outputs: { o: "\${{ steps.e.outputs.path }}" }, steps: [${EXPORT}] }`,
      `  two: { environment: { url: "\${{ steps.f.outputs.url }}" }, steps: [${EXPORT}] }`,
    );
    expect(faultsOfJobOutputs(text, PLANTED)).toEqual([
      "one: the step 'e' has no output 'path'",
      "two: there is no step 'f' before the one that reads it",
    ]);
  });

  test('in rights, limits and pins', () => {
    const checkout = 'actions/checkout@v4';
    const text = `# Set up: A_VARIABLE\njobs:
  one:
    steps:
      - uses: OWNER/static-docs-export@v1
      - uses: ${checkout}
      - run: echo \${{ vars.ANOTHER }}`;
    expect(careFaults(text)).toEqual([
      'it gives rights to all its jobs',
      'it may run twice at a time',
      'one: it does not say its rights',
      'one: it has no limit',
      'one: a checkout leaves its token behind',
      'one: a checkout removes what was exported',
      'one: a script has untrusted text put into it',
      `${checkout} is not pinned`,
    ]);
    expect(setUpFaults(text)).toEqual(['ANOTHER is not said', 'A_VARIABLE is not needed']);
  });
});

test('a correct workflow has no fault', () => {
  const text = workflow(
    `  one: { outputs: { o: "\${{ steps.e.outputs.site-path }}" }, steps: [${EXPORT}, { run: "steps.x.outputs.y in a script" }] }`,
    '  two: { needs: one, strategy: { matrix: { c: [1] } }, steps: [{ run: x, env: { A: "${{ needs.one.outputs.o }}",',
    '    B: "${{ matrix.c }} ${{ inputs.wanted }}", C: "${{ needs.one.result }}" } }] }',
    '  three: { steps: [{ id: r, run: echo "one=1" >> "$GITHUB_OUTPUT" }, { run: x, if: "${{ steps.r.outputs.one }}" }] }',
  );
  expect([...workflowFaults(text, PLANTED), ...faultsOfJobOutputs(text, PLANTED)]).toEqual([]);
});
