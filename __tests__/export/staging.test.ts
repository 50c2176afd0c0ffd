import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { UnpackRequest } from '../../src/archive/tree.ts';
import { staging, type DiskStaging, type StagingOptions } from '../../src/export/staging.ts';
import type { UnpackedSite } from '../../src/site/file-index.ts';
import { zip } from '../kit/archives.ts';
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

const GOOD = tarGzOf({ 'index.html': '<h1>Hi</h1>', 'a/b.css': 'x{}', '.well-known/x': 'y' });
const HOSTILE = tarGzOf({ 'index.html': '<h1>Hi</h1>', '../climbs': 'x' });

function stagingOf(options: Partial<StagingOptions>): DiskStaging {
  return staging({
    site: { path: at('w', 'site'), overwrite: false },
    bundlePath: null,
    manifestPath: null,
    upload: null,
    tempFolder: at('temp'),
    platform: process.platform,
    msLeft: () => Infinity,
    ...options,
  });
}

const { emit, all: events } = eventLog();

async function through(one: DiskStaging, archive: Uint8Array = GOOD): Promise<UnpackedSite> {
  await arrive(one, archive);
  return await one.unpack(emit);
}

interface Arriving {
  readonly request?: UnpackRequest | null;
  readonly chunk?: number;
  /** Length that the store announces. */
  readonly announced?: number | null;
}

/** Has an archive arrive. */
async function arrive(
  one: DiskStaging,
  archive: Uint8Array,
  { request = WIDE_LIMITS, chunk = archive.length, announced = archive.length }: Arriving = {},
): Promise<void> {
  const sink = one.openSink(request, emit, abort.signal);
  sink.begin(announced);
  for (let from = 0; from < archive.length; from += chunk)
    await sink.write(archive.subarray(from, from + chunk));
  expect(await sink.close()).toEqual({ bytes: archive.length, sha256: sha(archive) });
}

const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Checks the site and keeps its report for this path. */
async function report(one: DiskStaging, { root }: UnpackedSite, path: string): Promise<void> {
  const draft = one.drafts.place(path);
  const reading = { root, hosting: 'cloud', reportPath: draft, textsFor: null } as const;
  const { answer } = await one.readSite(reading, () => undefined, abort.signal);
  expect(answer).toMatchObject({ kind: 'done', outcome: { pages: 1 } });
  one.drafts.keep(draft, path);
}

const SITE = [
  'w/site/',
  'w/site/.well-known/',
  'w/site/.well-known/x',
  'w/site/a/',
  'w/site/a/b.css',
  'w/site/index.html',
];

describe('a whole run', () => {
  test('publishes when it is complete, and leaves nothing else', async () => {
    const one = stagingOf({ bundlePath: at('w', 'out', 'bundle.tar.gz') });
    const { root } = await through(one);
    expect(names().filter((name) => !/\.partial-/.test(name))).toEqual(['w/out/']);
    one.publish(root);
    expect(names()).toEqual(['w/out/', 'w/out/bundle.tar.gz', ...SITE]);
    expect(readFileSync(at('w', 'out', 'bundle.tar.gz')).equals(GOOD)).toBe(true);
    expect(statSync(at('w', 'site')).mode & 0o777).toBe(shownMode(0o755));
    expect(statSync(at('w', 'out', 'bundle.tar.gz')).mode & 0o777).toBe(shownMode(0o644));
    one.discard();
    one.discard();
    expect(names()).toHaveLength(2 + SITE.length);
  });

  test('publishes with the report of its check', async () => {
    const one = stagingOf({});
    const site = await through(one);
    await report(one, site, at('w', 'out', 'report.json'));
    one.publish(site.root);
    expect(names()).toEqual(['w/out/', 'w/out/report.json', ...SITE]);
    expect(JSON.parse(readFileSync(at('w', 'out', 'report.json'), 'utf8'))).toMatchObject({
      scanned: { files: 3, pages: 1 },
    });
  });

  test('publishes nothing but the report when that is published alone', async () => {
    const one = stagingOf({ site: { path: at('w', 'deep', 'site'), overwrite: false } });
    const site = await through(one);
    await report(one, site, at('w', 'report.json'));
    one.drafts.publishAlone(at('w', 'report.json'));
    one.discard();
    expect(names()).toEqual(['w/report.json']);
  });

  test('publishes neither site nor report when it ends otherwise', async () => {
    const one = stagingOf({});
    const site = await through(one);
    await report(one, site, at('w', 'out', 'report.json'));
    one.discard();
    expect(names()).toEqual([]);
  });

  test('stages a folder in the temporary folder for Pages alone', async () => {
    const one = stagingOf({ site: { path: null, overwrite: false }, upload: { kind: 'pages' } });
    await through(one);
    expect(names().filter((name) => /\/(?:index\.html|b\.css|x)$/.test(name))).toHaveLength(3);
    expect(names().every((name) => name.startsWith('temp/'))).toBe(true);
    one.discard();
    expect(names()).toEqual([]);
  });

  test('without a kept archive needs no file for it', async () => {
    const one = stagingOf({});
    await arrive(one, GOOD);
    expect(names().some((name) => name.startsWith('temp/'))).toBe(false);
    const before = events.length;
    const { root } = await one.unpack(emit);
    expect(events.slice(before)).toMatchObject([{ kind: 'unpacked', format: 'tar.gz', fileCount: 3 }]);
    one.publish(root);
    expect(names()).toEqual(SITE);
  });

  test('unpacks a zip from the temporary folder, and cleans it', async () => {
    const one = stagingOf({});
    await arrive(one, zip([{ name: 'index.html', body: 'x' }]), { chunk: 10, announced: null });
    expect(names().some((name) => /^temp\/static-docs-export-\w+\/bundle\.part$/.test(name))).toBe(true);
    const before = events.length;
    const { root, files, folders } = await one.unpack(emit);
    expect([files.map(({ path }) => path), folders]).toEqual([['index.html'], []]);
    expect(events.slice(before)).toMatchObject([
      { kind: 'phase', phase: 'unpack' },
      { kind: 'unpack-progress', fileCount: 1, siteBytes: 1 },
      { kind: 'unpacked', format: 'zip', fileCount: 1, siteBytes: 1 },
    ]);
    one.publish(root);
    expect(names()).toEqual(['w/site/', 'w/site/index.html']);
  });

  test('publishes the last bundle that began, whatever came before', async () => {
    const one = stagingOf({ bundlePath: at('w', 'bundle') });
    const sink = one.openSink(WIDE_LIMITS, emit, abort.signal);
    const other = tarGzOf({ 'old.html': 'old', 'z.html': 'z'.repeat(70_000) });
    for (const begun of [other, GOOD, zip([{ name: 'late.html', body: 'y' }]), other]) {
      sink.begin(null);
      await sink.write(begun.subarray(0, begun.length - 20));
    }
    sink.begin(null);
    await sink.write(GOOD);
    expect(await sink.close()).toEqual({ bytes: GOOD.length, sha256: sha(GOOD) });
    const { root } = await one.unpack(emit);
    one.publish(root);
    expect(names()).toEqual(['w/bundle', ...SITE]);
    expect(readFileSync(at('w', 'bundle')).equals(GOOD)).toBe(true);
  });

  test('publishes the archive alone where nothing is unpacked', async () => {
    const one = stagingOf({ site: null, bundlePath: at('w', 'bundle.tar.gz') });
    await arrive(one, GOOD, { request: null });
    expect(names().every((name) => name.startsWith('w/.bundle.tar.gz.partial-'))).toBe(true);
    one.publish(null);
    expect(names()).toEqual(['w/bundle.tar.gz']);
  });

  test('replaces an old site only at the very end', async () => {
    mkdirSync(at('w', 'site'));
    writeFileSync(at('w', 'site', 'old.html'), 'old');
    const one = stagingOf({ site: { path: at('w', 'site'), overwrite: true } });
    const { root } = await through(one);
    expect(readFileSync(at('w', 'site', 'old.html'), 'utf8')).toBe('old');
    one.publish(root);
    expect(names()).toEqual(SITE);
  });
});

describe('nothing is left', () => {
  const ends: readonly (readonly [string, (one: DiskStaging) => unknown])[] = [
    ['before anything', () => undefined],
    [
      'in the middle of the download',
      async (one) => {
        const sink = one.openSink(WIDE_LIMITS, emit, abort.signal);
        sink.begin(null);
        await sink.write(GOOD.subarray(0, 100));
      },
    ],
    ['after the download', (one) => arrive(one, GOOD)],
    ['after unpacking', (one) => through(one)],
    ['after a refused archive', (one) => failureOf(through(one, HOSTILE), 'archive-refused')],
    ['after a damaged one', (one) => failureOf(through(one, GOOD.subarray(0, 60)), 'archive-damaged')],
    ['after one that is none', (one) => failureOf(through(one, Buffer.from('<html>')), 'archive-unknown')],
  ];

  test.each(ends)('when the run ends %s', async (_, upTo) => {
    for (const bundlePath of [null, at('w', 'new', 'deep', 'bundle.tar.gz'), at('w', 'site.tar.gz')]) {
      const one = stagingOf({ bundlePath, site: { path: at('w', 'fresh', 'site'), overwrite: false } });
      await upTo(one);
      one.discard();
      expect(names()).toEqual([]);
      one.discard();
      expect(names()).toEqual([]);
    }
  });

  test('when the run ends while unpacking', async () => {
    const one = stagingOf({});
    const pages = Array.from({ length: 90 }, (_, n) => [`${n}.html`, 'x'.repeat(5_000)] as const);
    const work = arrive(one, tarGzOf(Object.fromEntries(pages)), { chunk: 100 });
    work.catch(() => undefined);
    const reason = new Error('stop');
    abort.abort(reason);
    await expect(work).rejects.toBe(reason);
    one.discard();
    expect(names()).toEqual([]);
  });

  test('when a signal comes while the folder of changed files is made', async () => {
    const site = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`${index}.html`, 'x']));
    const one = stagingOf({});
    const { root } = await through(one, tarGzOf({ 'index.html': 'x', ...site }));
    const linking = one.drafts.linkFiles(root, Object.keys(site), abort.signal);
    abort.abort(new Error('cancelled'));
    await expect(linking).rejects.toThrow('cancelled');
    one.discard();
    expect(names()).toEqual([]);
  });

  test('when the target appears meanwhile, and the target stays', async () => {
    const one = stagingOf({ bundlePath: at('w', 'bundle.tar.gz') });
    const { root } = await through(one);
    mkdirSync(at('w', 'site'));
    writeFileSync(at('w', 'site', 'theirs'), 'x');
    expect(() => {
      one.publish(root);
    }).toThrow();
    one.discard();
    expect(names()).toEqual(['w/site/', 'w/site/theirs']);
  });

  test('when the temporary folder is missing', async () => {
    rmSync(at('temp'), { recursive: true });
    const one = stagingOf({ site: null });
    await failureOf(arrive(one, GOOD, { request: null }), 'disk-error');
    one.discard();
    expect(names()).toEqual([]);
  });
});
