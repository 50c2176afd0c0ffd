/** The examples that copy a site to S3, run whole: the shipped action, their steps by bash, and a stand-in for aws. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { playJob } from '../recipes/play-job.ts';
import { startEmulator } from '../../emulator/server.ts';
import type { Buckets } from '../recipes/aws.ts';
import { needs } from '../needs.ts';
import { HOSTILE_NAMES, newScene, type Scene } from '../recipes/scene.ts';
import { THOROUGH } from '../thorough.ts';

const BUCKET = 'docs-example-com';
const MANIFEST = '.deploy/manifest.json';
const UNRELATED = 'blog/post.html';
const DIFFERENT = ['s3.yml', 's3-changes.yml'];
/** The others copy with the steps of the first, each of which recipes.test.ts runs in each example. */
const EXAMPLES = [...DIFFERENT, ...(THOROUGH ? ['several-domains.yml', 'after-agent-job.yml'] : [])];
/** Names that the action takes on every platform but Windows. */
const NAMES = HOSTILE_NAMES.filter((name) => !name.includes(':'));
const PAGES = Array.from({ length: 10 }, (_, at) => `page-${at}.html`);
const LONG = [`${'x'.repeat(200)}/`.repeat(5) + 'x'.repeat(20), `${'ü'.repeat(120)}/`.repeat(6) + 'ü.html'];

// Each run takes some thirty processes, one after the other.
jest.setTimeout(180_000);

let scene: Scene;
let runs = 0;
beforeEach(() => {
  scene = newScene();
});
afterEach(() => {
  scene.close();
});

type Site = Readonly<Record<string, string>>;
const siteOf = (names: readonly string[]): Site =>
  Object.fromEntries([...PAGES, ...names].map((name) => [name, `<title>${name}</title><h1>${name}</h1>`]));

/** Runs an example with this site. Returns what it printed when it failed. */
async function deploy(
  example: string,
  files: Site,
  env: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  runs += 1;
  const folder = join(scene.folder, `run-${runs}`);
  mkdirSync(folder);
  const emulator = await startEmulator({ files, polls: { queued: 0, running: 0 } });
  const vars = {
    ...{ DOCS_DOMAIN: 'docs.example.com', DOCS_API_URL: emulator.apiUrl, DOCS_BUCKET: BUCKET },
    ...{ AWS_ROLE: 'role', AWS_REGION: 'region', CLOUDFRONT_DISTRIBUTION: 'E1' },
  };
  const contexts = {
    ...{
      vars,
      secrets: { DOCS_API_KEY: emulator.apiKey },
      inputs: { 'job-id': '' },
      github: { event_name: 'push' },
    },
    matrix: { domain: 'docs.example.com', bucket: BUCKET },
  };
  const { PATH = '', STAND_IN = '', NODE_COMPILE_CACHE = '' } = scene.env;
  const runner = { GITHUB_RUN_ID: String(runs), GITHUB_RUN_ATTEMPT: '1' };
  try {
    await playJob(`examples/${example}`, 'export', {
      ...{ folder, contexts, others: { 'aws-actions/configure-aws-credentials': {} } },
      env: { PATH, STAND_IN, NODE_COMPILE_CACHE, LC_ALL: 'C.UTF-8', ...runner, ...env },
    });
    return null;
  } catch (error) {
    return String(error);
  } finally {
    await emulator.close();
  }
}

const file = (): string => join(scene.folder, 'buckets.json');
const stored = (): Buckets[string] => (JSON.parse(readFileSync(file(), 'utf8')) as Buckets)[BUCKET] ?? {};
const holds = (): readonly string[] => Object.keys(stored()).toSorted();
/** An object in the same bucket that is not part of the site. */
function addUnrelated(): void {
  const bucket = { ...stored(), [UNRELATED]: { text: 'another', type: 'text/html', cache: '' } };
  writeFileSync(file(), JSON.stringify({ [BUCKET]: bucket }));
}

needs(['awk', 'bash', 'find', 'jq', 'xargs'], () => {
  describe('A bucket that the examples copy a site to', () => {
    test.each(EXAMPLES)('holds the site, whatever the names of its files: %s', async (example) => {
      expect(await deploy(example, siteOf(NAMES))).toBeNull();
      const manifest = example === 's3-changes.yml' ? [MANIFEST] : [];
      expect(holds()).toEqual([...PAGES, ...NAMES, ...manifest].toSorted());
      const fewer = NAMES.filter((_, at) => at === 0 || at > 4);
      expect(await deploy(example, siteOf([...fewer, 'new.rsc']))).toBeNull();
      expect(holds()).toEqual([...PAGES, ...fewer, 'new.rsc', ...manifest].toSorted());
      for (const [key, { type, cache }] of Object.entries(stored())) {
        if (key === MANIFEST) continue;
        if (key.endsWith('.rsc')) expect([type, cache]).toEqual(['text/x-component', 'no-cache']);
        if (key.endsWith('.html')) expect([type, cache]).toEqual(['text/html; charset=utf-8', 'no-cache']);
        if (!/\.(?:html|rsc)$/.test(key)) expect(cache).toBe('public, max-age=300');
      }
    });

    test.each(
      DIFFERENT.flatMap((example) =>
        (THOROUGH ? LONG : LONG.slice(1)).map((name) => [example, Buffer.byteLength(name), name] as const),
      ),
    )('%s leaves the bucket unchanged for a site with a name of %i bytes', async (example, _, name) => {
      const first = siteOf(['index.html', 'old.html']);
      expect(await deploy(example, first)).toBeNull();
      const before = readFileSync(file(), 'utf8');
      expect(await deploy(example, siteOf(['index.html', 'new.html', name]))).toContain(
        'Longer than 1,024 bytes: ',
      );
      expect(readFileSync(file(), 'utf8')).toBe(before);
    });
  });

  describe('examples/s3-changes.yml', () => {
    const first = siteOf(['index.html', 'old.html']);
    const planted = {
      [MANIFEST]: JSON.stringify({
        ...{ schemaVersion: 1, domain: 'docs.example.com', jobId: 'job_0001', version: null },
        ...{ createdAt: '2026-01-02T03:04:05.000Z', contentDigest: '0'.repeat(64), fileCount: 1 },
        files: [{ path: UNRELATED, size: 7, sha256: '0'.repeat(64), md5: '0'.repeat(32) }],
      }),
    };

    test.each([
      ['a good one', {}],
      ['one that is broken off half-way', { [LONG[1] ?? '']: 'x' }],
    ])(
      'a manifest inside the site, %s, neither replaces the real one nor removes the files of others',
      async (_, more) => {
        expect(await deploy('s3-changes.yml', first)).toBeNull();
        addUnrelated();
        const before = readFileSync(file(), 'utf8');
        const refused = await deploy('s3-changes.yml', { ...first, ...planted, ...more });
        const after = readFileSync(file(), 'utf8');
        expect(await deploy('s3-changes.yml', siteOf(['index.html', 'new.html']))).toBeNull();
        expect(holds()).toEqual([...PAGES, MANIFEST, UNRELATED, 'index.html', 'new.html'].toSorted());
        expect(after).toBe(before);
        expect(refused).toContain(`The site holds ${MANIFEST}`);
      },
    );

    test('an object that cannot be removed is reported, and its name is not run as a command', async () => {
      expect(await deploy('s3-changes.yml', first)).toBeNull();
      const env = { STAND_IN_REFUSES: '::add-mask::x\n##[add-mask]x' };
      const said = await deploy('s3-changes.yml', siteOf(['index.html']), env);
      expect(said).toContain('Not removed: ');
      expect(said).toContain('"::add-mask::x\\n??[add-mask]x"');
    });
  });
});
