import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { pageText } from '../../src/html/page-text.ts';
import { FORMATS, type Format } from '../../emulator/archives/pack.ts';
import { needs } from '../needs.ts';
import { startArtifactService } from './artifact-service.ts';
import type { Places } from './run-environment.ts';
import { runAction, type Run, type RunOptions } from './runner.ts';
import { OLD, SITE, writeFiles } from './sites.ts';
import { withSmallDisk } from './small-disk.ts';
import { siteTree, subtree, treePath, type Tree } from './tree.ts';
import { THOROUGH } from '../thorough.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

const DOCS = readFileSync(new URL('../../docs/changes.md', import.meta.url), 'utf8');
/** The command in the documentation. */
const DIGEST_COMMAND = /```sh\n(find .+)\n```/.exec(DOCS)?.[1] ?? 'false';

/** The digest of a folder with these files by that command. */
function digestBySystem(files: Files, places: Places): string {
  const folder = join(places.sandbox, 'by-system');
  writeFiles(folder, files);
  const digest = execFileSync('bash', ['-c', DIGEST_COMMAND], { cwd: folder });
  execFileSync('rm', ['-r', folder]);
  return digest.toString().replace(/ .*\n$/, '');
}

/** Files that the run has written, by output, read before the sandbox is removed. */
interface Kept {
  readonly run: Run;
  /** Text; empty when there is none. */
  readonly manifest: string;
  /** The folder of `changes-path`: name → text. */
  readonly lists: Readonly<Record<string, string>>;
  /** How many names each file at the top of `upload-path` has on the disk: name → count. */
  readonly links: Readonly<Record<string, number>>;
}

/** Publishes `files` with a manifest; `previous` is the earlier content of `live.json`. */
async function publish(
  files: Files,
  previous: string | null,
  more: Partial<RunOptions> & { readonly inputs?: Readonly<Record<string, string>> } = {},
): Promise<Kept> {
  let manifest = '';
  const lists: Record<string, string> = {};
  const links: Record<string, number> = {};
  const run = await runAction({
    ...more,
    service: { files, ...more.service },
    inputs: {
      'manifest-path': 'live.json',
      'previous-manifest': 'live.json',
      overwrite: 'true',
      ...more.inputs,
    },
    prepare: (places) => {
      more.prepare?.(places);
      const { workspace } = places;
      if (previous !== null) writeFileSync(join(workspace, 'live.json'), previous);
      writeFiles(join(workspace, 'site'), OLD);
    },
    restore: (places) => {
      const { workspace, temp } = places;
      const path = join(workspace, 'live.json');
      if (existsSync(path)) manifest = readFileSync(path, 'utf8');
      for (const folder of readdirSync(temp).filter((name) => name.endsWith('-changes')))
        for (const name of readdirSync(join(temp, folder)))
          lists[name] = readFileSync(join(temp, folder, name), 'utf8');
      for (const folder of readdirSync(temp).filter((name) => name.endsWith('-upload')))
        for (const name of readdirSync(join(temp, folder)))
          links[name] = statSync(join(temp, folder, name)).nlink;
      more.restore?.(places);
    },
  });
  return { run, manifest, lists, links };
}

const manifests = new Map<Files, Promise<string>>();
/** The manifest of a site, which is published once for all tests that need it. */
async function manifestOf(files: Files): Promise<string> {
  const manifest = manifests.get(files) ?? publish(files, null).then((kept) => kept.manifest);
  manifests.set(files, manifest);
  return await manifest;
}

describe("'content-digest'", () => {
  needs(['bash', 'find', 'sha256sum', 'xargs'], () => {
    test.concurrent(
      'is the same for the same site in every format, and equals what system tools compute',
      async () => {
        const digests = new Set<string>();
        const files = {
          ...SITE,
          'guide/日本.html': 'x',
          'guide/\u{1f600}.html': 'y',
          'guide/\ufb01.html': 'z',
          '-begins with a dash.txt': 'a',
          'it\'s "quoted".txt': 'b',
        };
        let wanted = '';
        const formats = THOROUGH ? (Object.keys(FORMATS) as Format[]) : (['tar.gz', 'zip'] as const);
        for (const format of formats) {
          const { outputs } = await runAction({
            service: { files, format },
            prepare: (places) => (wanted = digestBySystem(files, places)),
          });
          digests.add(outputs['content-digest'] ?? '');
        }
        expect([...digests]).toEqual([wanted]);
      },
    );
  });

  test.concurrent('is set without a folder too, and differs when one byte differs', async () => {
    const artifacts = await startArtifactService();
    try {
      const run = (files: Files, name: string): Promise<Run> =>
        runAction({
          service: { files },
          inputs: { extract: 'false', upload: 'pages', 'artifact-name': name },
          env: artifacts.env,
        });
      const one = await run(SITE, 'one');
      const other = await run({ ...SITE, 'assets/empty.css': '\n' }, 'other');
      const plain = await runAction({ service: { files: SITE } });
      expect(one.outputs['content-digest']).toBe(plain.outputs['content-digest']);
      expect(other.outputs['content-digest']).not.toBe(plain.outputs['content-digest']);
    } finally {
      await artifacts.close();
    }
  });
});

describe("'manifest-path'", () => {
  test.concurrent('lists every file with its size and hashes', async () => {
    const { run, manifest } = await publish(SITE, null, { inputs: { version: 'v7' } });
    expect(JSON.parse(manifest)).toEqual({
      schemaVersion: 1,
      domain: 'docs.example.com',
      jobId: 'job_0001',
      version: 'v7',
      createdAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/),
      contentDigest: run.outputs['content-digest'],
      addressStyle: { pages: null, folders: null },
      fileCount: Object.keys(SITE).length,
      textRule: { version: 1, repeated: expect.any(Array) },
      files: Object.keys(SITE)
        .toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
        .map((path) => {
          const bytes = Buffer.from(SITE[path] ?? '');
          const digest = (name: string): string => createHash(name).update(bytes).digest('hex');
          const { title, digest: textSha256 } = pageText(bytes);
          const texts = path.endsWith('.html') ? { title, textSha256 } : {};
          return { path, size: bytes.length, sha256: digest('sha256'), md5: digest('md5'), ...texts };
        }),
    });
    expect(run.outputs['manifest-path']).toBe(join(run.workspace, 'live.json'));
    expect(run.summary).toContain(`| Manifest | \`${run.outputs['manifest-path'] ?? ''}\` |`);
  });
});

test.concurrent.each(['warn', 'off'])(
  'the manifest says how the links of the site write its addresses, with check: %s',
  async (check) => {
    const links = '<title>Home</title><a href="guide">1</a><a href="/a/">2</a><a href="b/index.html">3</a>';
    const pages = ['guide.html', 'a/index.html', 'b/index.html'].map((path) => [path, links] as const);
    const files = {
      'index.html': links,
      ...Object.fromEntries(pages),
      'b/guide.html': 'x',
      'b/a/index.html': 'x',
    };
    const { manifest } = await publish(files, null, { inputs: { check } });
    expect(JSON.parse(manifest)).toMatchObject({
      addressStyle: { pages: 'extensionless', folders: 'slash' },
    });
  },
);

describe("'previous-manifest'", () => {
  test.concurrent('a missing file: the first publication', async () => {
    const { run, lists } = await publish(SITE, null);
    expect(run.outputs).toMatchObject({
      changed: 'true',
      'added-count': '7',
      'changed-count': '0',
      'removed-count': '0',
    });
    expect(lists['upload.txt']?.trim().split('\n')).toHaveLength(7);
    expect(run.log).toContain('First publication: there is no manifest at ');
    expect(run.summary).toContain('| Changes | first publication, 7 files |');
  });

  test.concurrent('of the same site: nothing has changed', async () => {
    const first = await publish(SITE, null, { service: { format: 'zip' } });
    const { run, lists } = await publish(SITE, first.manifest, {
      service: { format: 'tar' },
    });
    expect(run.outputs).toMatchObject({
      result: 'success',
      changed: 'false',
      'added-count': '0',
      'changed-count': '0',
      'removed-count': '0',
    });
    expect(Object.entries(lists).filter(([name, text]) => name.endsWith('.txt') && text !== '')).toEqual([]);
    expect(run.log).toContain('Compared with the previous site: nothing has changed');
  });

  test.concurrent(
    'of an earlier site: what is new, changed and removed, and what a CDN must invalidate',
    async () => {
      const before = { ...SITE, 'old/gone.html': 'x', 'index.html': '<h1>Before</h1>' };
      const first = await publish(before, null);
      const now = { ...SITE, 'guide/new page.html': '<h1>New</h1>' };
      const { run, lists, manifest } = await publish(now, first.manifest);
      expect(run.outputs).toMatchObject({
        changed: 'true',
        'added-count': '1',
        'changed-count': '1',
        'removed-count': '1',
      });
      const changesPath = run.outputs['changes-path'] ?? '';
      expect(dirname(changesPath).startsWith(run.temp)).toBe(true);
      expect(run.outputs['invalidation-path']).toBe(join(dirname(changesPath), 'invalidations.txt'));
      expect(JSON.parse(lists['changes.json'] ?? '')).toEqual({
        schemaVersion: 1,
        firstPublication: false,
        contentDigest: run.outputs['content-digest'],
        previousContentDigest: first.run.outputs['content-digest'],
        added: ['guide/new page.html'],
        changed: ['index.html'],
        removed: ['old/gone.html'],
        previousSha256: { 'index.html': expect.stringMatching(/^[0-9a-f]{64}$/) },
        pages: {
          added: [{ path: 'guide/new page.html', title: null }],
          changed: [{ path: 'index.html', title: 'Home', sections: [] }],
          removed: [{ path: 'old/gone.html', title: null }],
          moved: [],
          pictures: [],
          filledByScript: [],
          notCompared: [],
        },
      });
      expect(run.outputs).toMatchObject({
        'pages-changed-count': '3',
        'text-changed': 'true',
        'pages-path': join(dirname(changesPath), 'pages.md'),
      });
      const pages = '1 page changed, 1 new, 1 removed; 3 files differ in all';
      expect(lists['pages.md']).toBe(`${pages}.

- **removed:** \`old/gone.html\`
- **new:** [\`guide/new page.html\`](https://docs.example.com/guide/new%20page)
- [Home](https://docs.example.com/)
`);
      expect(run.log).toContain(`In pages: ${pages}\n- removed: (no title) (old/gone.html)\n`);
      expect(run.log).toContain(`The changes are in ${changesPath}, and in lists beside it\n`);
      expect(run.summary).toContain(`**${pages}**`);
      expect(lists['changes.txt']).toBe('A\tguide/new page.html\nM\tindex.html\nD\told/gone.html\n');
      expect(lists['invalidations.txt']).toBe(
        '/\n/guide/new%20page\n/guide/new%20page.html\n/index.html\n/old/gone\n/old/gone.html\n',
      );
      // The manifest holds the new site, for the next run.
      expect(JSON.parse(manifest)).toMatchObject({ contentDigest: run.outputs['content-digest'] });
      expect(run.log).toContain('Compared with the previous site: 1 added, 1 changed, 1 removed');
      expect(run.summary).toContain('| Changes | 1 added, 1 changed, 1 removed |');
    },
  );

  test.concurrent('with more invalidations than the limit: everything is invalidated', async () => {
    const files = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`api/${at}.html`, 'x']));
    const { lists } = await publish({ ...SITE, ...files }, null, { inputs: { 'max-invalidations': '14' } });
    expect(lists['invalidations.txt']).toBe('/*\n');
  });

  test.concurrent('that cannot be read ends the run before the first request', async () => {
    const { run } = await publish(SITE, '{"schemaVersion": 1');
    expect(run.journal).toEqual([]);
    expect(run.errors).toEqual([
      expect.stringMatching(/^Cannot use the inputs: 'previous-manifest' 'live\.json' is not JSON\./),
    ]);
  });

  test.concurrent('beside a part of the site warns that the rest counts as removed', async () => {
    const part = { 'guide/größen.html': SITE['guide/größen.html'] ?? '' };
    const { run, lists } = await publish(part, await manifestOf(SITE), {
      inputs: { paths: '/guide/größen' },
    });
    expect(run.warnings).toEqual([
      "'paths' exports a part of the site, and what it leaves out counts as removed: 6 files. Delete the files in 'remove.txt' only if you mean to.",
    ]);
    expect(lists['remove.txt']).toContain('index.html\n');
    const again = await publish(part, (await publish(part, null)).manifest, {
      inputs: { paths: '/guide/größen' },
    });
    expect(again.run.warnings).toEqual([]);
  });

  test.concurrent('of another site gives a warning', async () => {
    const other = (await manifestOf(SITE)).replace('docs.example.com', 'other.example.com');
    const { run } = await publish(SITE, other);
    expect(run.warnings).toEqual([
      expect.stringMatching(
        /^'previous-manifest' is of another site: other\.example\.com .+ is the difference from that one\. /,
      ),
    ]);
    expect(run.outputs).toMatchObject({ changed: 'false', 'changed-count': '0' });
  });
});

describe("'upload-path'", () => {
  const before = { ...SITE, 'index.html': '<h1>Before</h1>', 'old/gone.html': 'x' };
  const ADDED = "guide/-new & 'page'.html";
  const fresh = { 'index.html': '<h1>Now</h1>', [ADDED]: '<h1>New</h1>' };
  const now = { ...SITE, ...fresh };

  test.concurrent('is the site folder at the first publication', async () => {
    const { run } = await publish(SITE, null);
    expect(run.outputs['upload-path']).toBe(run.outputs['site-path']);
  });

  const uploaded = ({ run }: Kept): Tree =>
    subtree(run.after, treePath(run.sandbox, run.outputs['upload-path'] ?? ''));
  const wanted = siteTree(fresh);

  test.concurrent('is a folder with what was added and changed, and takes no space for it', async () => {
    const kept = await publish(now, await manifestOf(before));
    expect(dirname(kept.run.outputs['upload-path'] ?? '')).toBe(kept.run.temp);
    expect(uploaded(kept)).toEqual(wanted);
    expect(kept.links['index.html']).toBe(2);
  });

  test.concurrent('is an empty folder when nothing has changed', async () => {
    const kept = await publish(SITE, await manifestOf(SITE));
    const { after, sandbox, outputs } = kept.run;
    expect(after[treePath(sandbox, outputs['upload-path'] ?? '')]).toMatch(/^folder /);
    expect(uploaded(kept)).toEqual({});
  });

  needs('a small file system', () => {
    test.concurrent('holds copies where the temporary folder is on another file system', async () => {
      const kept = await publish(
        now,
        await manifestOf(before),
        withSmallDisk({ options: {} }, 'temp').options,
      );
      expect(uploaded(kept)).toEqual(wanted);
      expect(kept.links['index.html']).toBe(1);
    });

    test.concurrent('that does not fit there ends the run, and the old site stays', async () => {
      const large = { ...now, 'large.bin': new Uint8Array(4_000_000) };
      const { run } = await publish(
        large,
        await manifestOf(before),
        withSmallDisk({ options: {} }, 'temp').options,
      );
      expect(run.errors).toEqual([
        expect.stringMatching(/^Cannot make the folder of what has to be uploaded: the disk of /),
      ]);
      expect(subtree(run.after, 'work/docs/docs/site')).toEqual(siteTree(OLD));
    });
  });
});

const BROKEN = { ...SITE, 'a.html': 'Internal Server Error', 'b.html': '<title>B</title><main></main>' };

describe('A site that is not whole is not published', () => {
  const WHOLE = { ...SITE, 'a.html': 'a', 'b.html': 'b' };
  const CASES = {
    'a drop of pages': [
      { 'max-page-drop': '20' },
      SITE,
      /of the 5 HTML files of the previous site, 2 are gone and not found at another address, such as 'a\.html': 40 %/,
    ],
    'too few pages': [{ 'min-pages': '4' }, SITE, /it has 3 HTML files, and 'min-pages' wants 4/],
    'no index': [{}, { 'docs/index.html': 'x' }, /it has no 'index\.html' at its root/],
    'pages that lost their text': [
      { 'max-page-drop': '20' },
      BROKEN,
      /of the 5 HTML files of the previous site, 2 show an error or no text, such as 'a\.html': 40 %/,
    ],
    'pages replaced by as many others': [
      { 'max-page-drop': '20' },
      { ...SITE, 'c.html': 'c', 'd.html': 'd' },
      /of the 5 HTML files of the previous site, 2 are gone /,
    ],
    'pages that show an error now': [{}, BROKEN, /of its 5 HTML files, 2 show an error or no text/],
    'empty pages': [{}, { ...SITE, 'a.html': '' }, /1 HTML file is empty: 'a\.html'/],
  } as const;

  test.concurrent.each(Object.keys(CASES) as (keyof typeof CASES)[])('%s', async (name) => {
    const [inputs, files, says] = CASES[name];
    const before = await manifestOf(WHOLE);
    const { run, manifest, lists } = await publish(files, before, {
      inputs: { ...inputs, 'bundle-path': 'kept.tar.gz' },
    });
    expect(run.outputs['result']).toBe('error');
    expect(run.errors).toEqual([expect.stringMatching(says)]);
    // The published site stays, and so does its manifest.
    expect(subtree(run.after, 'work/docs/docs/site')).toEqual(siteTree(OLD));
    expect(manifest).toBe(before);
    expect(lists).toEqual({});
    expect(run.after['work/docs/docs/kept.tar.gz']).toBeUndefined();
    expect(run.outputs).not.toHaveProperty('changed');
  });

  test.concurrent(
    'without a manifest pages that show an error are counted by the check, which reports them',
    async () => {
      let report = '';
      const run = await runAction({
        service: { files: BROKEN },
        inputs: { 'check-report': 'report.json' },
        restore: ({ workspace }) => (report = readFileSync(join(workspace, 'report.json'), 'utf8')),
      });
      expect(run.errors).toEqual([
        expect.stringMatching(
          /^Cannot publish .+: of its 5 HTML files, 2 show an error or no text, such as 'a\.html'\./,
        ),
      ]);
      expect(subtree(run.after, 'work/docs/docs/site')).toEqual({});
      expect(JSON.parse(report)).toMatchObject({ totals: { 'error-page': 2 } });
    },
  );

  test.concurrent.each([{ 'min-pages': '0' }, { check: 'off' }])(
    'pages that show an error are published: %j',
    async (inputs) => {
      const { outputs } = await runAction({ service: { files: BROKEN }, inputs });
      expect(outputs).toMatchObject({ result: 'success' });
    },
  );

  /** Files for another program: no page of the site shows what is in them. */
  const TEMPLATE = '{% extends "page" %}<main></main>';
  const TEMPLATES = { ...SITE, '_t/a.html': TEMPLATE, '_t/b.html': TEMPLATE, '_t/c.html': TEMPLATE };

  test.concurrent.each(['warn', 'fail', 'off'])('by the same rules with check: %s', async (check) => {
    const inputs = { check };
    const broken = await publish(BROKEN, null, { inputs });
    expect(broken.run.errors).toEqual([expect.stringMatching(/of its 5 HTML files, 2 show an error/)]);
    const whole = await publish(TEMPLATES, null, { inputs });
    expect(whole.run.errors).toEqual([]);
    const other = await publish(SITE, whole.manifest, { inputs: { check, 'max-page-drop': '10' } });
    expect(other.run.errors).toEqual([expect.stringMatching(/'max-page-drop' allows 10 %/)]);
  });

  test.concurrent.each(['warn', 'fail', 'off'])(
    'a page in a frame has no text with check: %s',
    async (check) => {
      const framed = {
        ...SITE,
        'frame.html': '<title>F</title><iframe src=toc.html></iframe>',
        'toc.html': '<p>Contents</p>',
      };
      const { run, manifest } = await publish(framed, null, { inputs: { check } });
      expect(run.errors).toEqual([]);
      const { files } = JSON.parse(manifest) as { files: readonly { path: string; textSha256?: string }[] };
      const texts = files.filter(({ textSha256 }) => typeof textSha256 === 'string').map(({ path }) => path);
      expect(texts).toContain('index.html');
      expect(texts).not.toContain('toc.html');
    },
  );

  test.concurrent('but pages that have moved are not gone', async () => {
    const now = { ...SITE, 'new/a.html': 'the text of a', 'new/b.html': 'the text of b' };
    const first = await publish({ ...SITE, 'a.html': 'the text of a', 'b.html': 'the text of b' }, null);
    const { run } = await publish(now, first.manifest, { inputs: { 'max-page-drop': '0' } });
    expect(run.outputs['result']).toBe('success');
  });

  test.concurrent('unless it is asked for as it is', async () => {
    const { outputs } = await runAction({
      service: { files: { 'a.html': '', 'b.css': 'x' } },
      inputs: { 'min-pages': '0' },
    });
    expect(outputs).toMatchObject({ result: 'success', 'file-count': '2' });
  });

  test.concurrent('and a partial export needs no index', async () => {
    const { outputs } = await runAction({
      service: { files: { 'guide/a.html': 'x' } },
      inputs: { paths: '/guide/a' },
    });
    expect(outputs['result']).toBe('success');
  });
});
