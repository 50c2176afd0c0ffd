/** Runs every script that a reader may copy, unchanged, on hostile names, sitemaps and answers. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { parseCommandLine } from '../emulator/cli/cli-options.ts';
import { startEmulator } from '../emulator/server.ts';
import { parseLine, parseOutputs } from './action/commands.ts';
import { needs } from './needs.ts';
import { recipe, recipes } from './recipes/found.ts';
import { HOSTILE_NAMES, namesIn, newScene, writeNamed, type Scene, type Ran } from './recipes/scene.ts';

const ROOT = dirname(import.meta.dirname);
const DOMAIN = 'docs.example.com';
/** Texts that a service or a repository may choose. */
const HOSTILE_TEXTS = [
  '$(touch pwned)',
  '`touch pwned`',
  '"; touch pwned; "',
  "'; touch pwned; '",
  '-K-',
  '--help',
  '%0A%s\\n',
  '*',
  'größe',
];

// Each takes up to fifty processes, one after the other.
jest.setTimeout(120_000);

let scene: Scene;
beforeEach(() => {
  const note = ':';
  scene = newScene({ gh: 'printf "%s\\n" "$BRANCH"', helm: note, npx: note, npm: note, git: note });
});
afterEach(() => {
  scene.close();
});

/** Runs a recipe, and checks what all of them promise: it succeeds, and runs none of its data as a command. */
async function succeed(name: string, env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const ran = await scene.run(recipe(name), env);
  expect(ran).toMatchObject({ code: 0 });
  expectHarmless(ran);
  return ran;
}

function expectHarmless({ printed }: Ran, commands: readonly string[] = []): void {
  const carriedOut = printed
    .split('\n')
    .map(parseLine)
    .filter((line) => typeof line !== 'string');
  expect(carriedOut.map(({ name }) => name)).toEqual(commands);
  expect(
    readdirSync(scene.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(^|\/)pwned$/.test(name),
    ),
  ).toEqual([]);
}

/** Where each recipe is run: here, or by the named test. */
const CASES: Readonly<Record<string, string | ((name: string) => Promise<void>)>> = {
  "README.md: curl -s -o /dev/null -w '%{http_code}\\n'": async (name) => {
    const emulator = await startEmulator({ apiKey: 'svc_1' });
    try {
      const { origin } = new URL(emulator.apiUrl);
      for (const [api, status] of [
        [emulator.apiUrl, '401'],
        [`${origin}/elsewhere`, '404'],
      ] as const) {
        const script = recipe(name).replace('https://api.example.com', api);
        expect(await scene.run(script)).toEqual({ code: 0, printed: `${status}\n` });
      }
    } finally {
      await emulator.close();
    }
  },
  'README.md: git clone https://github.com/OWNER/stati': async (name) => {
    mkdirSync(join(scene.cwd, 'static-docs-export'));
    await succeed(name);
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: object };
    const started = scene.calls().flatMap(([program, ...words]) => (program === 'npm' ? words : []));
    expect(started).toEqual(['run', 'demo', 'test']);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['demo', 'test']));
  },
  'README.md: gh secret set DOCS_API_KEY': async (name) => {
    await succeed(name);
    const secret = scene.calls()[0]?.at(-1) ?? '';
    expect(read('README.md')).toContain(`\${{ secrets.${secret} }}`);
  },
  'README.md: gh workflow run export-docs.yml': started('README.md'),
  'README.md: ./deploy.sh "$SITE"': async (name) => {
    for (const text of HOSTILE_TEXTS) {
      writeFileSync(join(scene.cwd, 'deploy.sh'), '#!/bin/sh\nprintf "%s" "$*"\n', { mode: 0o755 });
      const { printed } = await succeed(name, { SITE: `/w/${text}` });
      expect(printed).toBe(`/w/${text}`);
    }
  },
  'agent-job/README.md: gh pr comment "$PULL_REQUEST" --body "Th': async (name) => {
    for (const text of HOSTILE_TEXTS) {
      const address = `https://github.com/o/r/pull/1#${text}`;
      await succeed(name, { PULL_REQUEST: address });
      expect(scene.calls()).toEqual([['gh', 'pr', 'comment', address, '--body', expect.any(String)]]);
    }
  },
  'agent-job/README.md: gh workflow run agent-job.yml -f job-id=': started('agent-job/README.md'),
  'agent-job/README.md: echo "::notice::The agent left branch $B': async (name) => {
    for (const text of [...HOSTILE_TEXTS, '::add-mask::x', '##[add-mask]x']) {
      const ran = await scene.run(recipe(name), { BRANCH: text });
      expect(ran.code).toBe(0);
      expectHarmless(ran, ['notice']);
    }
  },
  'docs/air-gapped.md: git clone --bare https://github.com/OWNE': mirrored,
  'docs/air-gapped.md: git -C static-docs-export.git fetch --fo': mirrored,
  'docs/air-gapped.md: mkdir -p .github/actions/static-docs-exp': async (name) => {
    const [given, tar] = [join(scene.folder, 'given'), join(scene.folder, 'given.tar')];
    writeNamed(given, ['action.yml', 'dist/main/index.js']);
    spawnSync('tar', ['-cf', tar, '-C', given, '.']);
    appendFileSync(join(scene.folder, 'bin', 'git'), `cat "${tar}"\n`);
    for (const clone of HOSTILE_TEXTS) {
      await succeed(name, { CLONE: clone });
      expect(scene.calls()[0]?.slice(0, 5)).toEqual(['git', '-C', clone, 'archive', 'v1']);
      expect(namesIn(join(scene.cwd, '.github/actions/static-docs-export'))).toEqual([
        'action.yml',
        'dist/main/index.js',
      ]);
    }
  },
  "docs/changes.md: find . -type f -printf '%P\\0' | LC_ALL=C": async (name) => {
    writeNamed(scene.site, HOSTILE_NAMES);
    const { code, printed } = await scene.run(`cd "$SITE"\n${recipe(name)}`);
    expect(code).toBe(0);
    const sorted = HOSTILE_NAMES.map((one) => Buffer.from(one)).sort((one, other) => one.compare(other));
    const lines = sorted.map(
      (one) => `${createHash('sha256').update(one).digest('hex')}  ${one.toString()}\n`,
    );
    expect(printed).toBe(`${createHash('sha256').update(lines.join('')).digest('hex')}  -\n`);
    expect(namesIn(scene.site)).toEqual(HOSTILE_NAMES.toSorted());
  },
  'docs/comparison.md: job=$(curl -s -X POST "$API_URL/v1/stati': async (name) => {
    const emulator = await startEmulator({ polls: { queued: 0, running: 0 } });
    try {
      const env = { API_URL: emulator.apiUrl, API_KEY: emulator.apiKey, DOMAIN };
      expect((await scene.run(recipe(name), env)).code).toBe(0);
      expect(namesIn(join(scene.cwd, 'site'))).toContain('index.html');
    } finally {
      await emulator.close();
    }
  },
  'docs/emulator.md: npm run emulator -- --port 8787': async (name) => {
    await succeed(name);
    const [call = []] = scene.calls();
    expect(call.slice(0, 4)).toEqual(['npm', 'run', 'emulator', '--']);
    expect(parseCommandLine(call.slice(4))).toMatchObject({ port: 8787 });
  },
  'docs/emulator.md: find "$SITE" -type f | wc -l': counted(HOSTILE_NAMES.length),
  'docs/hosting.md: cd "$SITE"': '__tests__/hosting-cloudfront.test.ts',
  'docs/hosting.md: for type in md=text/markdown markdown=te': '__tests__/hosting-object-storage.test.ts',
  'docs/hosting.md: release=/srv/docs-$(date +%Y%m%d-%H%M%S)': async (name) => {
    writeNamed(scene.site, HOSTILE_NAMES);
    const srv = join(scene.folder, 'srv');
    mkdirSync(srv);
    const ran = await scene.run(recipe(name).replaceAll('/srv/', `${srv}/`));
    expect(ran).toEqual({ code: 0, printed: '' });
    expect(namesIn(join(srv, 'docs', '.'))).toEqual(HOSTILE_NAMES.toSorted());
  },
  'docs/hosting.md: {': async (name) => {
    writeFileSync(join(scene.site, '_headers'), '/*\n  X-Own: 1');
    await succeed(name);
    const written = readFileSync(join(scene.site, '_headers'), 'utf8');
    expect(written).toMatch(
      /^\/\*\n {2}X-Own: 1\n\/\*\.rsc\n {2}Content-Type: text\/x-component\n\/\*\.md\n/,
    );
    expect(written).toContain('\n/*.webmanifest\n  Content-Type: application/manifest+json\n');
  },
  'docs/hosting.md: if [ -e "$SITE/_worker.js" ]; then echo ': async (name) => {
    for (const text of HOSTILE_TEXTS) {
      const site = join(scene.site, text);
      mkdirSync(site);
      await succeed(name, { SITE: site, PROJECT: 'docs' });
      const call = [
        'npx',
        '--yes',
        'wrangler@4',
        'pages',
        'deploy',
        site,
        '--project-name',
        'docs',
        '--branch',
        'main',
      ];
      expect(scene.calls()).toEqual([call]);
    }
    writeNamed(scene.site, ['_worker.js']);
    const ran = await scene.run(recipe(name), { PROJECT: 'docs' });
    expect(ran).toEqual({ code: 1, printed: 'The site holds _worker.js, which Cloudflare would run.\n' });
    expect(scene.calls()).toEqual([]);
  },
  'docs/hosting.md: job=$(gh run view "$RUN" --json jobs --j': async (name) => {
    scene.close();
    scene = newScene({ gh: 'printf "%s\\n" 41' });
    for (const text of HOSTILE_TEXTS) {
      await succeed(name, { RUN: text });
      expect(scene.calls()).toEqual([
        ['gh', 'run', 'view', text, '--json', 'jobs', '--jq', expect.stringContaining('endswith("deploy")')],
        ['gh', 'run', 'rerun', '--job', '41'],
      ]);
    }
  },
  'docs/hosting.md: mkdir restored': async (name) => {
    writeNamed(scene.site, HOSTILE_NAMES);
    for (const option of ['-cf', '-czf']) {
      const bundle = join(scene.folder, `-K-$(touch pwned)${option}`);
      spawnSync('tar', [option, bundle, '-C', scene.site, '.']);
      await succeed(name, { BUNDLE: bundle });
      expect(namesIn(join(scene.cwd, 'restored')).toSorted()).toEqual(HOSTILE_NAMES.toSorted());
      rmSync(join(scene.cwd, 'restored'), { recursive: true });
    }
  },
  'docs/site-check.md: npm run check-site -- site --hosting cli': async (name) => {
    const script = join(ROOT, 'scripts', 'check-site.ts');
    appendFileSync(
      join(scene.folder, 'bin', 'npm'),
      `shift 3; exec "${process.execPath}" "${script}" "$@"\n`,
    );
    mkdirSync(join(scene.cwd, 'site'));
    writeFileSync(join(scene.cwd, 'site', 'index.html'), '<!doctype html><title>x</title><p>x');
    expect((await succeed(name)).printed).toContain('1 HTML file: no problems found');
  },
  'examples/after-agent-job.yml: branch=$(gh api "repos/$GITHUB_REPOSITOR': branch,
  'examples/after-agent-job.yml: Refuse a name that S3 cannot hold': refused,
  'examples/after-agent-job.yml: Copy to S3': copied,
  'examples/attestation.yml: Refuse a bundle that did not come from t': async (name) => {
    writeNamed(
      join(scene.cwd, 'bundle'),
      HOSTILE_NAMES.filter((one) => !one.includes('/')),
    );
    await succeed(name, {
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/w.yml@refs/heads/main',
    });
    const asked = scene.calls().map(([, , , file = '', ...more]) => [file.slice('bundle/'.length), ...more]);
    const more = ['--repo', 'o/r', '--signer-workflow', 'o/r/.github/workflows/w.yml'];
    const wanted = HOSTILE_NAMES.filter((one) => !one.includes('/')).toSorted();
    expect(asked.toSorted()).toEqual(wanted.map((one) => [one, ...more]));
  },
  'examples/check-baseline.yml: Know these problems from now on': async (name) => {
    const report = join(scene.folder, '-K- $(touch pwned).json');
    for (const text of ['first', 'second']) {
      writeFileSync(report, text);
      await succeed(name, { REPORT: report, RUNNER_TEMP: scene.folder });
      expect(readFileSync(join(scene.folder, 'known/check.json'), 'utf8')).toBe(text);
    }
  },
  'examples/failure.yml: The job still runs at the service': async (name) => {
    for (const text of HOSTILE_TEXTS) {
      const ran = await scene.run(recipe(name), { JOB_ID: text });
      expect(ran.printed).toBe(`::notice::Run the workflow again with job-id ${text}\n`);
      expectHarmless(ran, ['notice']);
    }
  },
  'examples/failure.yml: The service could not build the site': async (name) => {
    for (const text of HOSTILE_TEXTS) {
      await succeed(name, { JOB_ID: text, RUN: 'https://github.com/o/r/actions/runs/1' });
      const body = `Job ${text}, see https://github.com/o/r/actions/runs/1`;
      expect(scene.calls()).toEqual([
        ['gh', 'issue', 'create', '--title', 'Docs export failed', '--body', body],
      ]);
    }
  },
  ...Object.fromEntries(
    ['echo "id=${GIVEN:-$(cat "$RUNNER_TEMP/do', 'Deploy'].map((name) => [
      `examples/fetch-later.yml: ${name}`,
      'e2e/workflows/jobs.ts',
    ]),
  ),
  'examples/helm.yml: Roll out': async (name) => {
    const secret = `${HOSTILE_TEXTS.join('\n')}\n%s`;
    const [config, values] = [
      join(scene.folder, 'kube config'),
      join(scene.folder, "it's $(touch pwned).yaml"),
    ];
    await succeed(name, { KUBECONFIG: config, KUBECONFIG_TEXT: secret, CHART: 'oci://x', VALUES: values });
    expect(readFileSync(config, 'utf8')).toBe(secret);
    expect(statSync(config).mode & 0o777).toBe(0o600);
    expect(scene.calls()[0]?.slice(-2)).toEqual(['--values', values]);
  },
  'examples/pages-changes.yml: Forget what was published': async (name) => {
    const temp = join(scene.folder, "it's $(touch pwned) *");
    writeNamed(join(temp, 'manifest'), ['live.json', 'exported.json']);
    await succeed(name, { RUNNER_TEMP: temp });
    expect(namesIn(temp)).toEqual(['manifest/exported.json']);
  },
  'examples/pages-changes.yml: Remember what is published': async (name) => {
    const temp = join(scene.folder, "it's $(touch pwned) *");
    writeNamed(join(temp, 'manifest'), ['exported.json']);
    await succeed(name, { RUNNER_TEMP: temp });
    expect(namesIn(temp)).toEqual(['manifest/live.json']);
  },
  ...Object.fromEntries(
    [
      'examples/pages-comment.yml: Remember what is published',
      'examples/pages-comment.yml: Comment on the pull request',
      'examples/removed-pages-issue.yml: Open an issue',
      'examples/removed-pages-issue.yml: Remember this run',
    ].map((name) => [name, 'e2e/workflows/pages.ts']),
  ),
  ...Object.fromEntries(
    [
      'examples/s3-changes.yml: Fetch the manifest of the published site',
      'examples/s3-changes.yml: Refuse a site that the bucket cannot hol',
      'examples/s3-changes.yml: Copy to S3 what has changed',
      'examples/s3-changes.yml: Remove from S3 what is gone',
      'examples/s3-changes.yml: Invalidate in CloudFront what has change',
      'examples/s3-changes.yml: Upload the new manifest',
    ].map((name) => [name, '__tests__/action/deployments.test.ts']),
  ),
  'examples/s3.yml: Refuse a name that S3 cannot hold': refused,
  'examples/s3.yml: Copy to S3': copied,
  'examples/s3.yml: Invalidate the old site in CloudFront': 'e2e/workflows/buckets.ts',
  'examples/several-domains.yml: Refuse a name that S3 cannot hold': refused,
  'examples/several-domains.yml: Copy to S3': copied,
  "examples/split-jobs.yml: echo 'Other work while the service rende": 'e2e/workflows/jobs.ts',
  'examples/split-jobs.yml: find "$SITE" -name \'*.html\' | wc -l': counted(
    HOSTILE_NAMES.filter((name) => name.endsWith('.html')).length,
  ),
  'examples/start-only.yml: Note the job': 'e2e/workflows/jobs.ts',
};

needs(['awk', 'bash', 'curl', 'git', 'jq', 'openssl', 'tar', 'xargs'], () => {
  describe('A recipe', () => {
    test('is run by a test, without exception', () => {
      expect(recipes().map(({ name }) => name)).toEqual(Object.keys(CASES));
      const elsewhere = Object.values(CASES).filter((run) => typeof run === 'string');
      for (const file of elsewhere) expect(statSync(join(ROOT, file)).isFile()).toBe(true);
    });

    const here = Object.entries(CASES).flatMap(([name, run]) =>
      typeof run === 'string' ? [] : [{ name, run }],
    );
    test.each(here)('$name', ({ name, run }) => run(name));

    test('docs/changes.md: removing the files in a list', async () => {
      const [, command = ''] =
        /`(xargs [^`]+)`/.exec(readFileSync(join(ROOT, 'docs/changes.md'), 'utf8')) ?? [];
      writeNamed(scene.cwd, [...HOSTILE_NAMES, 'kept.html']);
      const list = join(scene.folder, 'remove.txt');
      writeFileSync(list, HOSTILE_NAMES.map((name) => `${name}\n`).join(''));
      expect(await scene.run(command, { LIST: list })).toEqual({ code: 0, printed: '' });
      expect(namesIn(scene.cwd)).toEqual(['kept.html']);
    });
  });
});

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** Starts the workflow that the document says to save under that name, with inputs that it has. */
function started(document: string) {
  return async (name: string): Promise<void> => {
    await succeed(name);
    const [, , , file = '', ...given] = scene.calls()[0] ?? [];
    const text = read(document);
    expect(text).toContain(`\`.github/workflows/${file}\``);
    expect(text).toMatch(/\bworkflow_dispatch\b/);
    for (const input of given.filter((word) => word !== '-f'))
      expect(text).toContain(`inputs.${input.split('=', 1)[0] ?? ''} }}`);
  };
}

/** Brings every branch and tag of the public repository to the other server, where a tag may have moved. */
async function mirrored(name: string): Promise<void> {
  rmSync(join(scene.folder, 'bin', 'git'));
  const [source, ours] = [join(scene.folder, 'public'), join(scene.folder, 'ours')];
  const git = (...args: readonly string[]): string => {
    const as = ['-c', 'user.name=x', '-c', 'user.email=x@example.com'];
    const { status, stdout, stderr } = spawnSync('git', [...as, ...args], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    return stdout;
  };
  const commit = (): void => {
    git('-C', source, 'commit', '--quiet', '--allow-empty', '-m', 'x');
    git('-C', source, 'tag', '--force', 'v1');
  };
  git('init', '--quiet', '--initial-branch=main', source);
  git('init', '--quiet', '--bare', ours);
  commit();
  const clone = join(scene.cwd, 'static-docs-export.git');
  const address = (host: string): string => `https://${host}/OWNER/static-docs-export.git`;
  if (!recipe(name).includes('clone')) {
    git('clone', '--quiet', '--bare', source, clone);
    git('-C', clone, 'remote', 'set-url', 'origin', address('github.com'));
    commit();
  }
  const ran = await scene.run(recipe(name), {
    GIT_CONFIG_COUNT: '2',
    ...{ GIT_CONFIG_KEY_0: `url.${source}.insteadOf`, GIT_CONFIG_VALUE_0: address('github.com') },
    ...{ GIT_CONFIG_KEY_1: `url.${ours}.insteadOf`, GIT_CONFIG_VALUE_1: address('git.example.com') },
  });
  expect(ran).toMatchObject({ code: 0 });
  expect(git('-C', ours, 'show-ref')).toBe(git('-C', source, 'show-ref'));
}

/** Prints a number, and no name. */
function counted(count: number) {
  return async (name: string): Promise<void> => {
    writeNamed(scene.site, HOSTILE_NAMES);
    expect((await succeed(name)).printed.trim()).toBe(String(count));
  };
}

/** Copies a whole site to a bucket, with its types, and nothing else. */
async function copied(name: string): Promise<void> {
  writeNamed(scene.site, HOSTILE_NAMES);
  const old = { text: 'old', type: '', cache: '' };
  const bucket = 'docs-example-com';
  writeFileSync(
    join(scene.folder, 'buckets.json'),
    JSON.stringify({ [bucket]: { 'gone.html': old, 'gone.rsc': old } }),
  );
  await succeed(name, { BUCKET: bucket });
  expect(namesIn(scene.cwd)).toEqual([]);
  const buckets = JSON.parse(readFileSync(join(scene.folder, 'buckets.json'), 'utf8')) as Record<
    string,
    Record<string, { readonly text: string; readonly type: string }>
  >;
  const stored = buckets[bucket] ?? {};
  expect(Object.keys(stored).toSorted()).toEqual(HOSTILE_NAMES.toSorted());
  for (const [key, { text, type }] of Object.entries(stored)) {
    expect(text).toBe(key);
    expect(/\.rsc$/.test(key) ? type : 'text/x-component').toBe('text/x-component');
    expect(/\.html$/.test(key) ? type : 'text/html').toMatch(/^text\/html/);
  }
}

/** Accepts any name of 1,024 bytes, and refuses longer ones. */
async function refused(name: string): Promise<void> {
  writeNamed(scene.site, [...HOSTILE_NAMES, `${'ü/'.repeat(340)}1234`]);
  await succeed(name);
  writeNamed(scene.site, [`##[add-mask]${'ü/'.repeat(340)}end`]);
  const ran = await scene.run(recipe(name));
  expect(ran.code).toBe(1);
  expect(ran.printed).toMatch(/^Longer than 1,024 bytes: \?\?\[add-mask\]ü/);
  expectHarmless(ran);
}

/** Passes on the unchanged branch name of the agent. */
async function branch(name: string): Promise<void> {
  const output = join(scene.folder, 'output');
  const env = { GITHUB_OUTPUT: output, GITHUB_REPOSITORY: 'o/r', GITHUB_SHA: '1', AGENT_BRANCHES: 'agent/' };
  for (const text of HOSTILE_TEXTS)
    for (const [found, handed] of [
      [`agent/${text}`, { branch: `agent/${text}` }],
      [text, {}],
    ] as const) {
      writeFileSync(output, '');
      await succeed(name, { ...env, BRANCH: found });
      expect(parseOutputs(readFileSync(output, 'utf8'))).toEqual(handed);
    }
}
