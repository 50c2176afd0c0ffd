import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { unpackArchive } from '../archive/unpack-archive.ts';
import { WIDE_LIMITS } from '../kit/inputs.ts';
import { scratchFolder } from '../kit/scratch-disk.ts';
import { needs } from '../needs.ts';
import {
  BLOB_SIGNATURE,
  sha256,
  THIS_ATTEMPT,
  type Artifact,
  type ArtifactServiceOptions,
  type Fault,
} from './artifact-service.ts';
import { certificates } from './certificates.ts';
import { startConnectProxy } from './connect-proxy.ts';
import { runAction, type RunOptions } from './runner.ts';
import { noise, SITE, writeFiles } from './sites.ts';
import { siteTree, subtree, treeOf, type Tree } from './tree.ts';
import { runUpload as runWithCheck, type UploadOptions, type UploadRun } from './uploads.ts';
import { inTurn, someOf } from '../thorough.ts';

const scratch = scratchFolder();

const DAY_MS = 24 * 3_600_000;

/** Without the site check, another process in each run, of which nothing here depends. */
const runUpload = (options: UploadOptions, artifacts: ArtifactServiceOptions = {}): Promise<UploadRun> =>
  runWithCheck({ ...options, inputs: { check: 'off', ...options.inputs } }, artifacts);

/** The files in these bytes, by an independent reader. */
async function inside(bytes: Buffer): Promise<{ readonly folder: string; readonly tree: Tree }> {
  const folder = mkdtempSync(join(scratch, 'artifact-'));
  const into = join(folder, 'into');
  writeFileSync(join(folder, 'archive'), bytes);
  mkdirSync(into);
  const signal = new AbortController().signal;
  await unpackArchive({ archive: join(folder, 'archive'), into, ...WIDE_LIMITS, signal });
  return { folder: into, tree: treeOf(into) };
}

/** The files of a Pages artifact: a zip around a tar. */
async function insidePages(bytes: Buffer): Promise<Tree> {
  const { folder, tree } = await inside(bytes);
  expect(Object.keys(tree)).toEqual(['artifact.tar']);
  return (await inside(readFileSync(join(folder, 'artifact.tar')))).tree;
}

/** The only artifact, completely uploaded. */
function only({ service, run }: UploadRun): Artifact {
  const [artifact, ...more] = service.artifacts();
  expect(more).toEqual([]);
  if (artifact === undefined) throw new Error(`no artifact is there:\n${run.log}`);
  expect(artifact.hash).toBe(`sha256:${sha256(artifact.bytes)}`);
  expect(artifact.size).toBe(artifact.bytes.length);
  return artifact;
}

const files = { files: SITE };

describe("'upload: site'", () => {
  test.concurrent.each(['true', 'false'])('is a zip of the folder, with extract: %s', async (extract) => {
    const done = await runUpload({ service: files, inputs: { upload: 'site', extract } });
    const { run } = done;
    const artifact = only(done);
    expect((await inside(artifact.bytes)).tree).toEqual(siteTree(SITE));
    expect(artifact).toMatchObject({
      name: 'docs-site',
      mimeType: 'application/zip',
      expiresAt: null,
      attempt: THIS_ATTEMPT,
    });
    const url = `https://github.com/example/docs/actions/runs/4711/artifacts/${artifact.id}`;
    expect(run.outputs).toMatchObject({
      result: 'success',
      'artifact-id': String(artifact.id),
      'artifact-url': url,
      'artifact-digest': sha256(artifact.bytes),
    });
    expect(run.log).toMatch(
      /^Uploading the site \(7 files\) as artifact 'docs-site' \.\.\.\n▸ Uploading\n(?: +.+\n)+Uploaded artifact /m,
    );
    expect(run.summary).toContain(`; uploaded as [docs-site](${url}).`);
    expect(run.summary).toContain('| Artifact | docs-site (40.1 KiB) |');
    expect(run.summary).toMatch(/\| Publish \| Upload \| Total \|/);
    const kept = subtree(run.after, 'work/docs/docs/site');
    expect(kept).toEqual(extract === 'true' ? siteTree(SITE) : {});
    if (extract === 'false') expect(run.after).toEqual(run.before);
  });

  test.concurrent('contains what strip-components leaves, under the given name', async () => {
    const done = await runUpload({
      service: { ...files, topFolder: 'build' },
      inputs: { upload: 'site', extract: 'false', 'strip-components': '1', 'artifact-name': 'Doku (neu)' },
    });
    expect((await inside(only(done).bytes)).tree).toEqual(siteTree(SITE));
    expect(only(done).name).toBe('Doku (neu)');
  });
});

describe("'compression-level'", () => {
  test.concurrent.each(['site', 'pages'] as const)('sets how small an uploaded %s is', async (upload) => {
    const text = Array.from({ length: 3000 }, (_, at) => `<p>Line ${at * 7919}</p>`).join('');
    const service = { files: { 'index.html': text } };
    const sizeAt = async (level: string): Promise<number> =>
      only(await runUpload({ service, inputs: { upload, 'compression-level': level } })).size;
    const [none, fast, best] = [await sizeAt('0'), await sizeAt('1'), await sizeAt('9')];
    expect(none).toBeGreaterThan(text.length);
    expect(fast).toBeLessThan(none / 2);
    expect(best).toBeLessThan(fast);
  });

  test.concurrent('has no effect on a bundle, which is reported before the first request', async () => {
    const run = await runAction({ inputs: { upload: 'bundle', 'compression-level': '9' } });
    expect(run.journal).toEqual([]);
    expect(run.errors[0]).toMatch(/'compression-level' '9' has no use with 'upload: bundle'.+Leave it out/);
  });
});

describe("'upload: bundle'", () => {
  test.concurrent('is the archive as downloaded, not zipped', async () => {
    const done = await runUpload({ service: files, inputs: { upload: 'bundle', extract: 'false' } });
    const artifact = only(done);
    expect(artifact).toMatchObject({ name: 'docs-bundle', mimeType: 'application/octet-stream' });
    expect(sha256(artifact.bytes)).toBe(done.run.emulator?.bundle.sha256);
    expect(done.run.outputs['artifact-digest']).toBe(done.run.outputs['bundle-sha256']);
    expect(done.run.after).toEqual(done.run.before);
  });

  test.concurrent('has the given name, beside a kept site and archive', async () => {
    const done = await runUpload({
      service: files,
      inputs: { upload: 'bundle', 'artifact-name': 'docs.tar.gz', 'bundle-path': 'kept/b.tgz' },
    });
    const artifact = only(done);
    expect(artifact).toMatchObject({ name: 'docs.tar.gz', mimeType: 'application/gzip' });
    expect(sha256(artifact.bytes)).toBe(done.run.emulator?.bundle.sha256);
    expect(done.run.after['work/docs/docs/kept/b.tgz']).toBe(
      `file 644 ${sha256(artifact.bytes).slice(0, 16)}`,
    );
    expect(subtree(done.run.after, 'work/docs/docs/site')).toEqual(siteTree(SITE));
  });

  needs('a platform other than Windows', () => {
    test.concurrent('may hold file names that an artifact cannot hold', async () => {
      const done = await runUpload({
        service: { files: { 'index.html': 'x', 'what?.html': 'x' } },
        inputs: { upload: 'bundle' },
      });
      expect(sha256(only(done).bytes)).toBe(done.run.emulator?.bundle.sha256);
    });
  });

  test.concurrent('of many blocks arrives in order', async () => {
    const done = await runUpload({
      service: { files: { 'data.bin': noise(20_000_000) }, format: 'tar' },
      inputs: { upload: 'bundle', extract: 'false' },
    });
    expect(done.service.calls().filter((call) => call === 'block')).toHaveLength(3);
    expect(sha256(only(done).bytes)).toBe(done.run.emulator?.bundle.sha256);
  });
});

describe("'upload: pages'", () => {
  needs('a platform other than Windows', () => {
    test.concurrent('may hold file names that an artifact cannot hold', async () => {
      const site = { 'index.html': 'x', 'users:batchGet.html': 'x', 'aux/what?.html': 'x' };
      const done = await runUpload({ service: { files: site }, inputs: { upload: 'pages' } });
      expect(await insidePages(only(done).bytes)).toEqual(siteTree(site));
    });
  });

  test.concurrent('is a zip of one artifact.tar, the same from every source', async () => {
    const from = async (extract: string, format: 'tar.gz' | 'zip'): Promise<UploadRun> =>
      await runUpload({ service: { ...files, format }, inputs: { upload: 'pages', extract } });
    const runs = [await from('true', 'tar.gz'), await from('false', 'tar.gz'), await from('false', 'zip')];
    for (const done of runs) {
      expect(only(done)).toMatchObject({ name: 'github-pages', mimeType: 'application/zip' });
      expect(await insidePages(only(done).bytes)).toEqual(siteTree(SITE));
    }
    expect(new Set(runs.map(({ run }) => run.outputs['artifact-digest'])).size).toBe(1);
    expect(runs[1]?.run.after).toEqual(runs[1]?.run.before);
    expect(runs[0]?.run.summary).toContain('actions/deploy-pages');
  });

  test.concurrent('keeps hidden files and leaves .github out', async () => {
    const pages = { ...SITE, '.nojekyll': '' };
    const done = await runUpload({
      service: { files: { ...pages, '.github/workflows/ci.yml': 'x', 'a/.github': 'x' } },
      inputs: { upload: 'pages', extract: 'false' },
    });
    expect(await insidePages(only(done).bytes)).toEqual({ ...siteTree(pages), a: 'folder 755' });
  });

  test.concurrent('is kept for a day by default', async () => {
    const days = ({ expiresAt }: Artifact): number => (Date.parse(expiresAt ?? '') - Date.now()) / DAY_MS;
    const usual = only(await runUpload({ service: files, inputs: { upload: 'pages' } }));
    expect(days(usual)).toBeGreaterThan(0.9);
    expect(days(usual)).toBeLessThan(1.1);
    const longer = only(
      await runUpload({ service: files, inputs: { upload: 'pages', 'retention-days': '10' } }),
    );
    expect(days(longer)).toBeGreaterThan(9.9);
    const capped = await runUpload({
      service: files,
      inputs: { upload: 'pages', 'retention-days': '10' },
      env: { GITHUB_RETENTION_DAYS: '3' },
    });
    expect(days(only(capped))).toBeLessThan(3.1);
    expect(capped.run.warnings).toEqual([expect.stringContaining('kept for 3 days')]);
    expect(capped.run.summary).toContain('kept for 3 days');
  });
});

describe('A re-run leaves one artifact of a name', () => {
  test.concurrent.each(['site', 'bundle', 'pages'] as const)('%s', async (upload) => {
    const name = { site: 'docs-site', bundle: 'docs-bundle', pages: 'github-pages' }[upload];
    const existing = [
      { name, attempt: 'run-attempt-0' },
      { name, attempt: 'run-attempt-1' },
      { name: `${name}-2`, attempt: 'run-attempt-1' },
      { name, attempt: THIS_ATTEMPT },
    ];
    const { run, service } = await runUpload({ service: files, inputs: { upload } }, { existing });
    expect(run.outputs['result']).toBe('success');
    expect(service.artifacts().map((one) => [one.name, one.hash !== 'sha256:old'])).toEqual([
      [`${name}-2`, false],
      [name, true],
    ]);
    expect(run.log.match(new RegExp(`Artifact '${name}' .+ deleted`, 'g'))).toHaveLength(3);
  });
});

const answer = (status: number, msg?: string): Fault => ({
  do: 'answer',
  status,
  ...(msg !== undefined && { body: { msg } }),
});

test.concurrent(
  'A retention that the repository does not allow has one warning, not one per attempt',
  async () => {
    const { run } = await runUpload(
      {
        service: files,
        inputs: { upload: 'site', 'retention-days': '91' },
        env: { GITHUB_RETENTION_DAYS: '90' },
        speed: 25,
      },
      { faults: { CreateArtifact: [answer(409, 'exists'), answer(409, 'exists')] } },
    );
    expect(run.outputs['result']).toBe('success');
    expect(run.warnings).toEqual([
      "'retention-days' is more than the repository allows: the artifact is kept for 90 days.",
    ]);
  },
);

describe('Transient upload failures are survived', () => {
  const CASES: Readonly<Record<string, ArtifactServiceOptions & { readonly says: RegExp | null }>> = {
    'a 503 for the name': {
      faults: { CreateArtifact: [answer(503, 'busy')] },
      says: /^ +Attempt 1 of 5 failed with error: Failed request: \(503\) .+: busy\. Retrying request in /m,
    },
    'a 500 at the end': { faults: { FinalizeArtifact: [answer(500)] }, says: /\(500\)/ },
    'a 500 at the end with an empty body': {
      faults: { FinalizeArtifact: [{ do: 'answer', status: 500, text: '' }] },
      says: /^ +Attempt 1 of 5 failed with error: Failed request: \(500\), with an answer that is no JSON\. Retrying request in /m,
    },
    'a 503 for a block': { faults: { block: [answer(503)] }, says: null },
    'a connection that breaks in the middle of a block': {
      faults: { block: [{ do: 'cut', afterBytes: 1_000_000 }] },
      says: null,
    },
    'a block whose answer is lost': { faults: { block: [{ do: 'lose' }] }, says: null },
    'a name that is taken a moment later': {
      faults: { CreateArtifact: [answer(409, 'exists')] },
      says: /the name is taken by another artifact of this run\. Trying again/,
    },
    'a name whose answer is lost': {
      faults: { CreateArtifact: [{ do: 'lose' }] },
      says: /the connection broke \(ECONNRESET\)\. Trying again/,
    },
    'an end whose answer is lost': {
      faults: { FinalizeArtifact: [{ do: 'lose' }] },
      says: /the connection broke \(ECONNRESET\)\. Trying again/,
    },
    'older ones that cannot be listed': { faults: { ListArtifacts: [answer(403, 'no')] }, says: null },
  };

  for (const [name, { says, ...options }] of someOf(3, Object.entries(CASES))) {
    test.concurrent(name, async () => {
      const done = await runUpload(
        {
          service: { files: { 'data.bin': noise(3_000_000) }, format: 'tar' },
          inputs: { upload: 'bundle', extract: 'false' },
          speed: 20,
        },
        options,
      );
      expect(sha256(only(done).bytes)).toBe(done.run.emulator?.bundle.sha256);
      expect(done.run.outputs['artifact-id']).toBe(String(only(done).id));
      expect(done.run.log).toMatch(says ?? /^Uploaded artifact/m);
      expect(done.run.warnings).toEqual([]);
    });
  }
});

describe('Permanent upload failures have one annotation', () => {
  const CASES: Readonly<Record<string, ArtifactServiceOptions & { readonly says: RegExp }>> = {
    "the service's own text": {
      faults: { CreateArtifact: [answer(403, 'Uploads are off for this repository.')] },
      says: /\(403\) .+: Uploads are off for this repository\. The site was published at '.+'\. Check what the artifact service says\./,
    },
    'a quota that is used up': {
      faults: { CreateArtifact: [answer(403, 'insufficient usage to create artifact')] },
      says: /the storage quota for artifacts is used up\. The site was published at '.+'\. Delete artifacts/,
    },
    'a service that is down': {
      faults: { CreateArtifact: Array<Fault>(5).fill(answer(503, 'down')) },
      says: /after 5 attempts: Failed request: \(503\).+: down\. The site was published at '.+'\. The cause may be temporary\./,
    },
    'a 500 with an empty body': {
      faults: { CreateArtifact: Array<Fault>(5).fill({ do: 'answer', status: 500, text: '' }) },
      says: /after 5 attempts: Failed request: \(500\), with an answer that is no JSON\. The site was published at '.+'\. The cause may be temporary\./,
    },
    'a page of a proxy': {
      faults: {
        CreateArtifact: Array<Fault>(5).fill({ do: 'answer', status: 403, text: '<html>\nBlocked' }),
      },
      says: /after 5 attempts: Failed request: \(403\), with an answer that is no JSON\. The site was published at '.+'\. The cause may be temporary\./,
    },
    'half an answer, which leaves the client waiting for ever': {
      faults: { FinalizeArtifact: [{ do: 'half' }] },
      says: /the artifact client does not answer\. The site was published at '.+'\. The cause may be temporary\. .+'job-id: job_0001'/,
    },
    'no answer': {
      faults: { CreateArtifact: [{ do: 'silence' }] },
      says: /the artifact client does not answer/,
    },
    'an answer nested deeper than any stack': {
      faults: {
        CreateArtifact: Array<Fault>(5).fill({
          do: 'answer',
          status: 200,
          text: '['.repeat(150_000) + ']'.repeat(150_000),
        }),
      },
      says: /after 5 attempts/,
    },
    'a command for the runner in the text': {
      faults: { CreateArtifact: [answer(400, 'a ##[add-path]/tmp\n::set-output name=a::b')] },
      says: /a ## \[add-path\]\/tmp/,
    },
  };

  for (const [name, { says, ...options }] of someOf(2, Object.entries(CASES))) {
    test.concurrent(name, async () => {
      const { run } = await runUpload(
        { service: files, inputs: { upload: 'site', 'helm-values': 'v.yaml' }, speed: 100 },
        options,
      );
      expect(run.outputs).toMatchObject({ result: 'error', 'job-id': 'job_0001' });
      expect(run.errors[0]).toMatch(/^Cannot upload the site of job 'job_0001' as artifact 'docs-site': /);
      expect(run.errors[0]).toMatch(says);
      // The published site stays, and no later step has run.
      expect(subtree(run.after, 'work/docs/docs/site')).toEqual(siteTree(SITE));
      expect(run.outputs['artifact-id']).toBeUndefined();
      expect(run.outputs['helm-values']).toBeUndefined();
    });
  }
});

describe('A run that cannot upload fails before the first request', () => {
  const CASES: Readonly<Record<string, { readonly env: Record<string, string>; readonly says: RegExp }>> = {
    'another server than GitHub.com': {
      env: { GITHUB_SERVER_URL: 'https://github.example.com' },
      says: /'github\.example\.com' is not GitHub\.com/,
    },
    'no token of the runner': { env: { ACTIONS_RUNTIME_TOKEN: '' }, says: /ACTIONS_RUNTIME_TOKEN/ },
    'no address of the service': { env: { ACTIONS_RESULTS_URL: '' }, says: /ACTIONS_RESULTS_URL/ },
  };

  for (const [name, { env, says }] of Object.entries(CASES)) {
    test.concurrent(name, async () => {
      const { run, service } = await runUpload({ inputs: { upload: 'pages' }, env });
      expect(run.outputs).toEqual({ result: 'error' });
      expect(run.errors[0]).toMatch(says);
      expect(run.journal).toEqual([]);
      expect(service.calls()).toEqual([]);
      const without = await runAction({ service: files, env });
      expect(without.outputs['result']).toBe('success');
    });
  }

  test.concurrent('wrong inputs are reported first, all of them', async () => {
    const run = await runAction({
      inputs: { upload: 'all', 'artifact-name': 'a/b', 'retention-days': 'soon', 'helm-values': '.git/v' },
      env: { GITHUB_SERVER_URL: 'https://github.example.com' },
    });
    for (const input of ['upload', 'artifact-name', 'retention-days', 'helm-values'])
      expect(run.errors[0]).toContain(`'${input}'`);
    expect(run.journal).toEqual([]);
  });
});

describe('Cancelled while uploading: the run ends within three seconds and leaves nothing', () => {
  const stuck: ArtifactServiceOptions = { faults: { block: Array<Fault>(9).fill({ do: 'silence' }) } };
  const retrying: ArtifactServiceOptions = { faults: { CreateArtifact: Array<Fault>(5).fill(answer(503)) } };

  const moments = [
    ['in the middle of a block', 'pages', stuck],
    ['in the middle of a block', 'bundle', stuck],
    ['in the middle of a block', 'site', stuck],
    ["in a pause of the client's", 'site', retrying],
  ] as const;
  for (const [place, [name, upload, artifacts]] of moments.entries()) {
    for (const signal of inTurn(place, ['SIGINT', 'SIGTERM'] as const)) {
      test.concurrent(`${signal}, ${upload}, ${name}`, async () => {
        const { run } = await runUpload(
          {
            service: files,
            inputs: { upload, extract: 'false', 'helm-values': 'values.yaml' },
            during: async ({ until, printed, kill }, { calls }) => {
              await until('the upload', () =>
                artifacts === stuck ? calls().includes('block') : printed().includes('Retrying request'),
              );
              kill(signal);
            },
          },
          artifacts,
        );
        expect(run.endedAfterMs).toBeLessThan(3_000);
        expect(run.outputs).toMatchObject({ result: 'cancelled', 'job-id': 'job_0001' });
        expect(run.after).toEqual(run.before);
      });
    }
  }
});

const tls = certificates();

needs('openssl', () => {
  describe("An upload through a company's network", () => {
    test.concurrent('goes through the proxy and trusts the private authority', async () => {
      const proxy = await startConnectProxy();
      try {
        const options: UploadOptions = {
          service: files,
          inputs: { upload: 'site', 'ca-certificate': 'ca.pem' },
          env: { HTTPS_PROXY: proxy.url },
          prepare: ({ workspace }) => {
            writeFiles(workspace, { 'ca.pem': tls.ca });
          },
        };
        const secure = { tls, host: 'store.localhost' };
        const done = await runUpload(options, { secure });
        expect((await inside(only(done).bytes)).tree).toEqual(siteTree(SITE));
        expect(new Set(proxy.tunnels())).toEqual(new Set([done.service.host]));
        // Without the authority the server is not trusted, and nothing is uploaded.
        const stranger = await runUpload({ ...options, inputs: { upload: 'site' }, speed: 100 }, { secure });
        expect(stranger.run.errors[0]).toMatch(/^Cannot upload the site .+certificate/);
        expect(stranger.service.calls()).toEqual([]);
      } finally {
        await proxy.close();
      }
    });
  });
});

describe('The artifact client', () => {
  const main = mkdtempSync(join(scratch, 'main-'));
  const dist = join(import.meta.dirname, '..', '..', 'dist', 'main');
  for (const file of ['index.js', 'package.json']) copyFileSync(join(dist, file), join(main, file));

  test.concurrent('is not loaded by a run without an upload: the entry alone is enough', async () => {
    expect(readdirSync(dist).filter((file) => /^\d+\.index\.js$/.test(file)).length).toBeGreaterThan(0);
    const options: RunOptions = {
      main: join(main, 'index.js'),
      service: files,
      inputs: { 'bundle-path': 'b.tgz', 'helm-values': 'values.yaml' },
    };
    expect((await runAction(options)).outputs['result']).toBe('success');
    // The test can fail: an upload needs what is missing here.
    const { run } = await runUpload({ ...options, inputs: { upload: 'site' } });
    expect(run.errors[0]).toMatch(/^Cannot upload the site .+index\.js/);
  });

  test.concurrent('logs in a folded group, and prints no signature there or in the debug log', async () => {
    const { run } = await runUpload({
      service: files,
      inputs: { upload: 'site' },
      env: { RUNNER_DEBUG: '1' },
    });
    const printed = run.printed.join('\n');
    expect(printed).toMatch(/^::group::Uploading\n(?!::endgroup::)(?:.*\n)*?Artifact name is valid!\n/m);
    expect(printed).toMatch(/^Uploaded bytes \d+\n(?:(?!::group::).*\n)*?::endgroup::\nUploaded artifact /m);
    expect(run.debug).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Artifact client: \[Request\] CreateArtifact /),
        expect.stringMatching(
          /^Artifact client: Body: .+"signed_upload_url": "http:\/\/127\.0\.0\.1:\d+\/account\/artifacts\/1"/,
        ),
      ]),
    );
    const masks = run.commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data);
    expect(masks).toEqual(expect.arrayContaining([BLOB_SIGNATURE, encodeURIComponent(BLOB_SIGNATURE)]));
    const said = run.printed.filter((line) => !line.startsWith('::add-mask::')).join('\n');
    expect(said).not.toContain(BLOB_SIGNATURE);
    expect(said).not.toContain(encodeURIComponent(BLOB_SIGNATURE));
  });
});
