import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { UnpackRequest } from '../../src/archive/tree.ts';
import type { UploadKind } from '../../src/core/failure.ts';
import { staging, type DiskStaging, type StagingOptions } from '../../src/export/staging.ts';
import type { UnpackedSite } from '../../src/site/file-index.ts';
import { isForPages, pagesTarBytes, siteEntries } from '../../src/upload/pages-tar.ts';
import { eventLog } from '../kit/event-log.ts';
import { failureOf } from '../kit/failure-of.ts';
import { WIDE_LIMITS } from '../kit/inputs.ts';
import { shownMode } from '../kit/modes.ts';
import { scratchDisk, tarGzOf } from '../kit/scratch-disk.ts';

let abort: AbortController;

const { at, names } = scratchDisk('temp', 'w');

beforeEach(() => {
  abort = new AbortController();
});

const FILES = { 'index.html': '<h1>Hi</h1>', 'a/b.css': 'x{}', '.well-known/x': 'y', '.github/z': 'z' };
const GOOD = tarGzOf(FILES);
const { emit } = eventLog();

function stagingFor(kind: UploadKind, options: Partial<StagingOptions> = {}): DiskStaging {
  return staging({
    site: { path: null, overwrite: false },
    bundlePath: null,
    manifestPath: null,
    upload: { kind },
    tempFolder: at('temp'),
    platform: process.platform,
    msLeft: () => Infinity,
    ...options,
  });
}

async function through(one: DiskStaging): Promise<UnpackedSite> {
  const site = await arrive(one);
  one.publish(site.root);
  return site;
}

async function arrive(one: DiskStaging): Promise<UnpackedSite> {
  await download(one, WIDE_LIMITS);
  return await one.unpack(emit);
}

async function download(one: DiskStaging, request: UnpackRequest | null): Promise<void> {
  const sink = one.openSink(request, emit, abort.signal);
  sink.begin(GOOD.length);
  await sink.write(GOOD);
  await sink.close();
}

const target = (kind: UploadKind, artifactName = 'docs') => ({
  kind,
  artifactName,
  retentionDays: null,
  compressionLevel: null,
});

describe('the site', () => {
  test('is read before it is published, and uploaded from its final place', async () => {
    const one = stagingFor('site', { site: { path: at('w', 'site'), overwrite: false } });
    const site = await arrive(one);
    expect(site.files.map(({ path }) => path).sort()).toEqual(Object.keys(FILES).sort());
    one.publish(site.root);
    const published = { ...site, root: at('w', 'site') };
    const { root: from, files, zip } = await one.pack(target('site'), published, abort.signal);
    expect(from).toBe(at('w', 'site'));
    expect(zip).toBe(true);
    expect(
      files.map((file) => [relative(from, file).replaceAll(sep, '/'), readFileSync(file, 'utf8')]).sort(),
    ).toEqual(Object.entries(FILES).sort());
    one.discard();
    expect(readdirSync(at('temp'))).toEqual([]);
    expect(readdirSync(at('w'))).toEqual(['site']);
  });

  test('without a folder of its own stays to the end, and is removed after it', async () => {
    const one = stagingFor('site');
    const site = await through(one);
    const { files } = await one.pack(target('site'), site, abort.signal);
    expect(files.every((file) => file.startsWith(at('temp')) && statSync(file).isFile())).toBe(true);
    one.discard();
    one.discard();
    expect(names()).toEqual([]);
  });
});

describe('the bundle', () => {
  test.each([
    ['in the temporary folder', null],
    ['where it is kept', 'kept.tgz'],
  ])('%s is uploaded under its given name', async (_, kept) => {
    const bundlePath = kept === null ? null : at('w', kept);
    const one = stagingFor('bundle', { site: null, bundlePath });
    await download(one, null);
    one.publish(null);
    const { files, zip } = await one.pack(target('bundle', 'Doku 7.tar.gz'), null, abort.signal);
    expect(zip).toBe(false);
    expect(files.map((file) => basename(file))).toEqual(['Doku 7.tar.gz']);
    expect(readFileSync(files[0] ?? '').equals(GOOD)).toBe(true);
    one.discard();
    expect(names()).toEqual(kept === null ? [] : [`w/${kept}`]);
    if (bundlePath !== null) expect(readFileSync(bundlePath).equals(GOOD)).toBe(true);
  });

  test('may have the name of the part file, or of its link target', async () => {
    const one = stagingFor('bundle', { site: null });
    await download(one, null);
    one.publish(null);
    const { files } = await one.pack(target('bundle', 'bundle.part'), null, abort.signal);
    expect(readFileSync(files[0] ?? '').equals(GOOD)).toBe(true);
    one.discard();
  });
});

describe('the Pages site', () => {
  test('is one tar, the same from a folder and without one', async () => {
    const tars: Buffer[] = [];
    for (const path of [null, at('w', 'site')]) {
      const one = stagingFor('pages', { site: { path, overwrite: false } });
      const site = await arrive(one);
      const announced = pagesTarBytes(siteEntries(site).filter(isForPages));
      one.publish(site.root);
      const published = { ...site, root: path ?? site.root };
      const { files, zip } = await one.pack(target('pages'), published, abort.signal);
      expect(zip).toBe(true);
      expect(files.map((file) => basename(file))).toEqual(['artifact.tar']);
      tars.push(readFileSync(files[0] ?? ''));
      expect(tars.at(-1)?.length).toBe(announced);
      // The space of an unpacked folder is free again; only the tar is left.
      const left = readdirSync(at('temp'), { recursive: true, encoding: 'utf8' });
      expect(
        left.filter((name) => statSync(at('temp', name)).isFile()).map((name) => basename(name)),
      ).toEqual(['artifact.tar']);
      one.discard();
      expect(readdirSync(at('temp'))).toEqual([]);
    }
    expect(tars[0]?.equals(tars[1] ?? Buffer.alloc(0))).toBe(true);
  });

  test('leaves nothing when the run ends before or while it is packed', async () => {
    const before = stagingFor('pages');
    await through(before);
    before.discard();
    expect(names()).toEqual([]);
    const middle = stagingFor('pages');
    const site = await through(middle);
    const reason = new Error('stop');
    const work = middle.pack(target('pages'), site, abort.signal);
    abort.abort(reason);
    await expect(work).rejects.toBe(reason);
    middle.discard();
    expect(names()).toEqual([]);
  });
});

describe('a secret', () => {
  test('is in a file that only its owner may read, below new folders', () => {
    const one = stagingFor('site');
    one.drafts.publishSecret(at('w', 'new', 'deep', 'values.yaml'), 'größe: 1\n');
    one.discard();
    expect(names()).toEqual(['w/new/', 'w/new/deep/', 'w/new/deep/values.yaml']);
    expect(readFileSync(at('w', 'new', 'deep', 'values.yaml'), 'utf8')).toBe('größe: 1\n');
    expect(statSync(at('w', 'new', 'deep', 'values.yaml')).mode & 0o777).toBe(shownMode(0o600));
  });

  test('replaces an old file, with its own mode', () => {
    writeFileSync(at('w', 'v'), 'old and longer', { mode: 0o644 });
    const one = stagingFor('site');
    one.drafts.publishSecret(at('w', 'v'), 'new');
    one.discard();
    expect(names()).toEqual(['w/v']);
    expect(readFileSync(at('w', 'v'), 'utf8')).toBe('new');
    expect(statSync(at('w', 'v')).mode & 0o777).toBe(shownMode(0o600));
  });

  test('leaves nothing where it cannot be written', async () => {
    mkdirSync(at('w', 'v', 'full'), { recursive: true });
    const one = stagingFor('site');
    const work = Promise.resolve().then(() => {
      one.drafts.publishSecret(at('w', 'v'), 'new');
    });
    expect(await failureOf(work, 'disk-error')).toMatchObject({
      path: at('w', 'v'),
      doing: 'write the Helm values',
    });
    one.discard();
    expect(names()).toEqual(['w/v/', 'w/v/full/']);
  });
});
