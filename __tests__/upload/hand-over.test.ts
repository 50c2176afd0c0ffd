import { describe, expect, test } from '@jest/globals';
import type { ArtifactReply } from '../../src/artifacts/client-error.ts';
import { Failure } from '../../src/core/failure.ts';
import { sleep, type RunResult } from '../../src/core/run.ts';
import { exportBundle } from '../../src/export/export-bundle.ts';
import type { Inputs } from '../../src/export/inputs.ts';
import type { UnpackedSite } from '../../src/site/file-index.ts';
import type { StoredArtifact, ArtifactService } from '../../src/upload/hand-over.ts';
import { eventLog } from '../kit/event-log.ts';
import { failureOf } from '../kit/failure-of.ts';
import { A_JOB, anInputs } from '../kit/inputs.ts';
import {
  answer,
  COMPLETED,
  refused,
  scriptedService,
  STARTED,
  type Script,
} from '../kit/scripted-service.ts';
import { NO_RECORDS, scriptedStaging, unpackedSite } from '../kit/scripted-staging.ts';
import { scriptedStore, whole } from '../kit/scripted-store.ts';
import { VirtualClock } from '../kit/virtual-clock.ts';

const BUNDLE = Uint8Array.from({ length: 100 }, (_, at) => at);
const JOB = { ...A_JOB, version: 'v7' };
const UPLOAD = { kind: 'site', artifactName: 'docs-site', retentionDays: null, compressionLevel: 6 } as const;
const STORED: StoredArtifact = { id: 7, url: 'https://github.com/x', bytes: 9, digest: 'ab' };

const ok = <T>(value: T): ArtifactReply<T> => ({ ok: true, value });
const broken = (message: string): ArtifactReply<never> => ({ ok: false, problem: { message, code: null } });
const TAKEN = broken('Failed to CreateArtifact: Failed request: (409) Conflict');
const LOST = broken('Failed to CreateArtifact: Unable to make request: ECONNRESET');
const DENIED = broken('Failed to CreateArtifact: Failed request: (403) Forbidden');

interface World {
  readonly inputs?: Partial<Inputs>;
  readonly site?: UnpackedSite;
  readonly bundle?: Script;
  /** How many artifacts have the name, until they are removed. */
  readonly older?: number;
  readonly removing?: ArtifactReply<boolean>;
  /** The answers to uploads; the last one applies to all later ones. */
  readonly sent?: readonly ArtifactReply<StoredArtifact>[];
  readonly uploadMs?: number;
}

function handing(machine: World = {}) {
  const clock = new VirtualClock();
  const events = eventLog();
  const calls: string[] = [];
  let older = machine.older ?? 0;
  let sends = 0;
  const service = scriptedService(clock, {
    start: [STARTED],
    status: [COMPLETED],
    bundle:
      machine.bundle ??
      ((count) =>
        answer(200, {
          bundleUrl: `https://store.example.com/${count + 1}?sig=0123456789`,
          expiresAt: `2025-01-01T0${count + 1}:00:00Z`,
        })),
  });
  const artifacts: ArtifactService = {
    removeNewest: (name) => {
      calls.push(`remove ${name}`);
      older -= 1;
      return Promise.resolve(machine.removing ?? ok(older >= 0));
    },
    send: async ({ artifactName }, { files }, signal) => {
      calls.push(`send ${artifactName} of ${files.length}`);
      await sleep(clock, machine.uploadMs ?? 0, signal);
      const sent = machine.sent ?? [ok(STORED)];
      return sent[sends++] ?? sent.at(-1) ?? ok(STORED);
    },
  };
  const { site } = machine;
  const staging = Object.assign(scriptedStaging(), site && { unpack: () => Promise.resolve(site) });
  const abort = new AbortController();
  const store = scriptedStore(clock, [whole(BUNDLE)]);
  const ports = { service, store, staging, artifacts, records: NO_RECORDS, clock, emit: events.emit };
  const run = (): Promise<RunResult> =>
    clock.run(exportBundle(anInputs({ job: JOB, ...machine.inputs }), ports, abort.signal));
  return { clock, events, calls, service, store, staging, abort, run };
}

const kinds = ({ events }: ReturnType<typeof handing>): readonly string[] =>
  events.all
    .map((event) => (event.kind === 'phase' ? `phase ${event.phase}` : event.kind))
    .filter((kind) => kind !== 'download-progress');

describe('an upload', () => {
  test('comes after publishing, with an event when it begins and when it is done', async () => {
    const one = handing({ inputs: { upload: UPLOAD } });
    expect(await one.run()).toBe('success');
    expect(one.staging.did).toEqual(['open to unpack', 'unpack', 'publish', 'pack site']);
    expect(one.calls).toEqual(['remove docs-site', 'send docs-site of 2']);
    expect(kinds(one).slice(-5)).toEqual([
      'phase publish',
      'published',
      'phase upload',
      'upload-started',
      'uploaded',
    ]);
    expect(one.events.of('upload-started')).toMatchObject([{ upload: UPLOAD, fileCount: 2 }]);
    expect(one.events.of('uploaded')).toMatchObject([
      { artifact: { ...STORED, kind: 'site', name: 'docs-site' } },
    ]);
  });

  test('of the bundle alone downloads without unpacking', async () => {
    const upload = { kind: 'bundle', artifactName: 'b', retentionDays: 3, compressionLevel: null } as const;
    const one = handing({ inputs: { site: null, upload } });
    await one.run();
    expect(one.staging.did).toEqual(['open', 'publish', 'pack bundle']);
    expect(one.events.of('downloaded')).toHaveLength(1);
    expect(one.events.of('upload-started')).toMatchObject([{ upload, fileCount: null }]);
  });

  test('does not happen by default', async () => {
    const one = handing();
    await one.run();
    expect(one.calls).toEqual([]);
    expect(one.staging.did).toEqual(['open to unpack', 'unpack', 'publish']);
  });

  test.each([0, 1, 3])('replaces %i artifacts of its name', async (older) => {
    const one = handing({ inputs: { upload: UPLOAD }, older });
    await one.run();
    expect(one.calls).toEqual([...Array<string>(older + 1).fill('remove docs-site'), 'send docs-site of 2']);
  });

  test('continues where older artifacts cannot be removed, and has a limit of removals', async () => {
    const denied = handing({ inputs: { upload: UPLOAD }, removing: DENIED });
    expect(await denied.run()).toBe('success');
    expect(denied.calls).toEqual(['remove docs-site', 'send docs-site of 2']);
    const endless = handing({ inputs: { upload: UPLOAD }, removing: ok(true) });
    expect(await endless.run()).toBe('success');
    expect(endless.calls).toHaveLength(101);
  });
});

describe('an upload that fails at first', () => {
  test.each([
    ['a name that is taken meanwhile', TAKEN, 'the name is taken by another artifact of this run'],
    ['a connection that broke', LOST, 'the connection broke (ECONNRESET)'],
  ])('%s: its artifact is removed, and the upload is retried', async (_, reply, problem) => {
    const one = handing({ inputs: { upload: UPLOAD }, sent: [reply, reply, ok(STORED)] });
    expect(await one.run()).toBe('success');
    expect(one.calls).toEqual(
      Array.from({ length: 3 }, () => ['remove docs-site', 'send docs-site of 2']).flat(),
    );
    expect(one.events.of('upload-repeated')).toMatchObject([{ problem }, { problem }]);
    // About one second, then about two.
    const [first = 0, second = 0] = one.events.of('upload-repeated').map(({ waitMs }) => waitMs);
    expect(first).toBeGreaterThanOrEqual(800);
    expect(second).toBeGreaterThanOrEqual(1_600);
    expect(second).toBeLessThanOrEqual(2_400);
  });

  test('fails after three attempts, and the published site stays', async () => {
    const one = handing({ inputs: { upload: UPLOAD, helmValuesPath: '/w/v.yaml' }, sent: [LOST] });
    expect(await failureOf(one.run(), 'upload-failed')).toEqual({
      kind: 'site',
      artifactName: 'docs-site',
      problem: 'the connection broke (ECONNRESET)',
      remedy: 'run-again',
    });
    expect(one.calls.filter((call) => call.startsWith('send'))).toHaveLength(3);
    expect(one.events.of('published')).toHaveLength(1);
    expect(one.staging.secrets.size).toBe(0);
  });

  test('fails at once where a retry would fail the same way', async () => {
    const one = handing({ inputs: { upload: UPLOAD }, sent: [DENIED] });
    expect(await failureOf(one.run(), 'upload-failed')).toMatchObject({ remedy: 'check' });
    expect(one.calls).toEqual(['remove docs-site', 'send docs-site of 2']);
    expect(one.events.of('uploaded')).toEqual([]);
  });

  test.each([0, 500, 1_500, 2_500, 4_000])('ends at once when it is aborted after %i ms', async (ms) => {
    const one = handing({ inputs: { upload: UPLOAD }, sent: [LOST, LOST, ok(STORED)], uploadMs: 1_000 });
    const reason = new Failure('cancelled', { signal: 'SIGINT' });
    // The virtual clock starts with the upload.
    one.clock.after(ms, () => {
      one.abort.abort(reason);
    });
    await expect(one.run()).rejects.toBe(reason);
    expect(one.clock.passedMs).toBe(ms);
    expect(one.clock.pending).toBe(0);
    expect(one.events.of('uploaded')).toEqual([]);
  });
});

describe('an impossible upload is reported before anything is published', () => {
  test('because of a file name', async () => {
    const site = unpackedSite({ 'index.html': '', 'a?.html': '', 'b*.html': '' });
    const one = handing({ inputs: { upload: UPLOAD }, site });
    expect(await failureOf(one.run(), 'upload-name-refused')).toEqual({
      path: 'a?.html',
      character: '?',
      others: 1,
    });
    expect(one.staging.did).toEqual(['open to unpack']);
    expect(one.calls).toEqual([]);
  });

  test('while any file name is accepted inside an archive', async () => {
    const site = unpackedSite({ 'index.html': '', 'a?.html': '' });
    for (const kind of ['pages', 'bundle'] as const) {
      const one = handing({ inputs: { upload: { ...UPLOAD, kind } }, site });
      expect(await one.run()).toBe('success');
    }
  });

  const GIB = 1024 ** 3;
  /** A tar is a whole number of these. */
  const RECORD = 10_240;
  /** A site whose tar has so many bytes: its end, the headers of its root and of one file, and that file. */
  const siteOf = (tarBytes: number): UnpackedSite => ({
    ...unpackedSite({ 'index.html': '' }),
    files: [{ path: 'index.html', bytes: tarBytes - 2_048, sha256: '', md5: null, text: null }],
    folders: [],
  });
  const pages = (tarBytes: number): ReturnType<typeof handing> =>
    handing({ inputs: { upload: { ...UPLOAD, kind: 'pages' } }, site: siteOf(tarBytes) });

  test('because the site is larger than Pages accepts', async () => {
    const bytes = 10 * GIB + RECORD;
    const one = pages(bytes);
    expect(await failureOf(one.run(), 'pages-too-large')).toEqual({ bytes, limit: 10 * GIB });
    expect(one.staging.did).toEqual(['open to unpack']);
    expect(await handing({ inputs: { upload: UPLOAD }, site: siteOf(bytes) }).run()).toBe('success');
  });

  test.each([Math.ceil(GIB / RECORD) * RECORD, 10 * GIB])(
    'a site of %i bytes, which Pages may refuse, gives a warning and is uploaded',
    async (bytes) => {
      const one = pages(bytes);
      expect(await one.run()).toBe('success');
      expect(one.events.of('pages-large')).toEqual([{ kind: 'pages-large', bytes, limit: GIB }]);
    },
  );

  test.each([RECORD, Math.floor(GIB / RECORD) * RECORD])(
    'a site of %i bytes, which Pages accepts, is uploaded without a warning',
    async (bytes) => {
      const one = pages(bytes);
      expect(await one.run()).toBe('success');
      expect(one.events.of('pages-large')).toEqual([]);
    },
  );
});

describe('the Helm values', () => {
  const helmValuesPath = '/t/values.yaml';

  test('have a link requested at the very end, after everything else', async () => {
    const one = handing({ inputs: { upload: UPLOAD, helmValuesPath } });
    expect(await one.run()).toBe('success');
    expect(one.staging.did.slice(-3)).toEqual(['publish', 'pack site', 'write secret']);
    expect(kinds(one).slice(-3)).toEqual(['uploaded', 'link-issued', 'values-written']);
    expect(one.service.times('bundle')).toHaveLength(2);
    const text = one.staging.secrets.get(helmValuesPath) ?? '';
    expect(text).toContain('bundleUrl: "https://store.example.com/2?sig=0123456789"');
    expect(text).toContain('version: "v7"');
    expect(text).toContain('It expires 2025-01-01T02:00:00Z.');
    expect(one.events.of('link-issued').at(-1)?.link.url).toBe('https://store.example.com/2?sig=0123456789');
    expect(one.events.of('values-written')).toEqual([
      { kind: 'values-written', path: helmValuesPath, expiresAt: '2025-01-01T02:00:00Z' },
    ]);
  });

  test('alone need one link and no download', async () => {
    const one = handing({ inputs: { site: null, helmValuesPath } });
    expect(await one.run()).toBe('success');
    expect(one.store.fetched).toEqual([]);
    expect(one.staging.did).toEqual(['write secret']);
    expect(one.service.times('bundle')).toHaveLength(1);
  });

  test('of a followed job name that job', async () => {
    const job = { kind: 'follow', jobId: 'job-9', domain: null, version: null } as const;
    const one = handing({ inputs: { site: null, helmValuesPath, job } });
    await one.run();
    const text = one.staging.secrets.get(helmValuesPath) ?? '';
    expect(text).toContain('job-9');
    expect(text).not.toContain('version:');
  });

  test('are not written when the last link is refused', async () => {
    const link = answer(200, { bundleUrl: 'https://store.example.com/1?sig=0123456789' });
    const one = handing({ inputs: { helmValuesPath }, bundle: [link, refused(403)] });
    await failureOf(one.run(), 'not-allowed');
    expect(one.staging.secrets.size).toBe(0);
    expect(one.events.of('values-written')).toEqual([]);
  });
});
