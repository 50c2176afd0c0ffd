import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { unpackTar } from '../../src/archive/tar/unpack.ts';
import { ArchiveTree } from '../../src/archive/tree.ts';
import { unpackZip } from '../../src/archive/zip/unpack.ts';
import { FileIndex } from '../../src/site/file-index.ts';
import { pax, tar, zip } from '../kit/archives.ts';
import { needs } from '../needs.ts';
import { THOROUGH } from '../thorough.ts';
import { type ArchiveOptions, LIMITS, unpackArchive } from './unpack-archive.ts';
import { inScratch, isOneOfFour, modesOf, treeOf, unpacked } from './unpacking.ts';

const ENTRIES = [
  { name: 'a/b/c.html', body: 'x'.repeat(1000) },
  { name: 'a/empty', body: '' },
  { name: 'é', body: 'y' },
];
const FORMATS: readonly (readonly [string, Buffer])[] = [
  ['tar', tar(...ENTRIES)],
  ['tar.gz', gzipSync(tar(...ENTRIES))],
  ['tar.zst', zstdCompressSync(tar(...ENTRIES))],
  ['zip', zip(ENTRIES)],
];
const LARGE = Buffer.from(Array.from({ length: 700_000 }, (_, index) => `${(index * 7919) % 104729}`).join());

function orderFor(scratch: string, archive: Buffer, more: Partial<ArchiveOptions> = {}): ArchiveOptions {
  const path = join(scratch, 'archive');
  const into = join(scratch, 'into');
  writeFileSync(path, archive);
  mkdirSync(into);
  return { archive: path, into, ...LIMITS, signal: new AbortController().signal, ...more };
}

needs('a platform other than Windows', () => {
  describe('modes', () => {
    test.each(FORMATS)('files are 0644 and folders 0755 from %s', async (_, archive) => {
      await inScratch(async (scratch) => {
        const order = orderFor(scratch, archive);
        chmodSync(order.into, 0o700);
        await unpackArchive(order);
        expect(modesOf(scratch)).toMatchObject({
          into: '755',
          'into/a': '755',
          'into/a/b': '755',
          'into/a/b/c.html': '644',
          'into/a/empty': '644',
          'into/é': '644',
        });
      });
    });

    // The umask belongs to a whole process, so another process sets it.
    test.each(['077', '000', '027'])('modes do not depend on the umask: %s', async (umask) => {
      await inScratch((scratch) => {
        const { archive, into } = orderFor(scratch, gzipSync(tar(...ENTRIES)));
        const module = new URL('unpack-archive.ts', import.meta.url).href;
        const script = `
        process.umask(0o${umask});
        const { LIMITS, unpackArchive } = await import(${JSON.stringify(module)});
        await unpackArchive({ archive: ${JSON.stringify(archive)}, into: ${JSON.stringify(into)}, ...LIMITS, signal: new AbortController().signal });`;
        const child = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
          encoding: 'utf8',
        });
        expect(child).toMatchObject({ status: 0 });
        expect(modesOf(into)).toEqual({
          a: '755',
          'a/b': '755',
          'a/b/c.html': '644',
          'a/empty': '644',
          é: '644',
        });
      });
    });
  });
});

describe('bytes in pieces', () => {
  const archive = tar(
    pax({ path: `${'deep/'.repeat(40)}é` }),
    { name: 'x', body: 'long '.repeat(300) },
    { name: 'empty' },
    { name: 'y', body: 'z' },
  );
  test.each([
    ['tar', 'tar', archive],
    ['tar.gz', 'tar.gz', gzipSync(archive)],
    [
      'tar.gz of two members',
      'tar.gz',
      Buffer.concat([gzipSync(archive.subarray(0, 900)), gzipSync(archive.subarray(900)), Buffer.alloc(40)]),
    ],
    [
      'tar.zst of two frames',
      'tar.zst',
      Buffer.concat([zstdCompressSync(archive.subarray(0, 900)), zstdCompressSync(archive.subarray(900))]),
    ],
  ] as const)('%s unpacks the same however it is cut', async (_, format, bytes) => {
    const trees: unknown[] = [];
    for (const length of [1, 7, 511, 512, 513, 1e6]) {
      await inScratch(async (scratch) => {
        const sink = unpackTar(format, new ArchiveTree(scratch, new FileIndex(['sha256'])), LIMITS);
        for (let at = 0; at < bytes.length; at += length) await sink.write(bytes.subarray(at, at + length));
        await sink.end();
        trees.push(treeOf(scratch));
      });
    }
    for (const tree of trees) expect(tree).toEqual(trees[0]);
    expect(trees[0]).toMatchObject({ empty: '', y: 'z' });
  });

  test('truncation at any place is detected', async () => {
    const bytes = gzipSync(tar({ name: 'x', body: 'x' }));
    for (let length = 2; length < bytes.length; length += 1) {
      await inScratch(async (scratch) => {
        const sink = unpackTar('tar.gz', new ArchiveTree(scratch, new FileIndex(['sha256'])), LIMITS);
        await sink.write(bytes.subarray(0, length));
        await expect(sink.end()).rejects.toMatchObject({ code: 'archive-damaged' });
      });
    }
  });

  test.each([
    ['tar', (bytes: Buffer) => bytes],
    ['tar.gz', gzipSync],
    ['tar.zst', (bytes: Buffer) => Buffer.concat([zstdCompressSync(bytes), zstdCompressSync(bytes)])],
  ] as const)('a sink for %s that was stopped says why', async (format, packed) => {
    await inScratch(async (scratch) => {
      const sink = unpackTar(format, new ArchiveTree(scratch, new FileIndex(['sha256'])), LIMITS);
      const reason = new Error('enough');
      const archive = tar({ name: 'x', body: LARGE });
      const writing = sink.write(packed(archive));
      sink.destroy(reason);
      await expect(writing).rejects.toBe(reason);
      await expect(sink.write(Buffer.from('more'))).rejects.toBe(reason);
      await expect(sink.end()).rejects.toBe(reason);
      if (format === 'tar') expect(treeOf(scratch)).toEqual({});
    });
  });

  test.each([
    ['tar', (bytes: Buffer) => bytes],
    ['tar.gz', gzipSync],
    ['tar.zst', zstdCompressSync],
  ] as const)('an abort takes effect between many small files in one piece of %s', async (format, packed) => {
    await inScratch(async (scratch) => {
      const count = 2000;
      const files = Array.from({ length: count }, (_, index) => ({ name: `f${index}`, body: 'x' }));
      const reason = new Error('enough');
      const fileIndex = new FileIndex(['sha256']);
      const sink = unpackTar(format, new ArchiveTree(scratch, fileIndex), {
        ...LIMITS,
        onProgress: (made) => {
          if (made > 1) setImmediate(stop);
        },
      });
      const stop = (): void => {
        sink.destroy(reason);
      };
      const unpacking = (async () => {
        await sink.write(Buffer.from(packed(tar(...files))));
        await sink.end();
      })();
      await expect(unpacking).rejects.toBe(reason);
      expect(fileIndex.fileCount).toBeGreaterThan(1);
      expect(fileIndex.fileCount).toBeLessThan(count / 2);
    });
  });
});

test.each(FORMATS)(
  '%s with one wrong byte gives a whole tree or a failure',
  async (_, archive) => {
    const codes = new Set<string>();
    const step = (archive.length > 2000 ? 29 : 3) * (THOROUGH ? 1 : 24);
    for (let at = 0; at < archive.length; at += step) {
      for (const change of [0x01, 0x80, 0xff]) {
        const bytes = Buffer.from(archive);
        bytes[at] = (bytes[at] ?? 0) ^ change;
        // Throws for anything but a whole tree or a failure, and for files outside the folder.
        const outcome = await unpacked(bytes, {}, isOneOfFour(bytes));
        codes.add('code' in outcome ? outcome.code : 'a site');
      }
    }
    expect([...codes].filter((code) => code.startsWith('disk'))).toEqual([]);
    expect(codes).toContain('archive-damaged');
  },
  120_000,
);

describe('an abort', () => {
  const files = Array.from({ length: 3000 }, (_, index) => ({
    name: `f/${index}`,
    body: `${index}`.repeat(200),
  }));
  test.each([
    ['tar', tar(...files)],
    ['tar.gz', gzipSync(tar(...files))],
    ['tar.zst', zstdCompressSync(tar(...files))],
    ['zip', zip(files)],
    ['tar.gz of one file', gzipSync(tar({ name: 'x', body: LARGE }))],
    ['zip of one file', zip([{ name: 'x', body: LARGE }])],
    ['zip of one stored file', zip([{ name: 'x', body: LARGE, method: 0 }])],
  ])('stops %s in the middle, with its reason', async (_, archive) => {
    await inScratch(async (scratch) => {
      const controller = new AbortController();
      const reason = { why: 'the test' };
      let calls = 0;
      const onProgress = (): void => {
        calls += 1;
        controller.abort(reason);
      };
      await expect(
        unpackArchive(orderFor(scratch, archive, { signal: controller.signal, onProgress })),
      ).rejects.toBe(reason);
      expect(calls).toBe(1);
    });
  });

  test('before the start writes nothing', async () => {
    await inScratch(async (scratch) => {
      const order = orderFor(scratch, tar(...ENTRIES), { signal: AbortSignal.abort('early') });
      await expect(unpackArchive(order)).rejects.toBe('early');
      expect(readdirSync(order.into)).toEqual([]);
    });
  });
});

test.each(FORMATS)('progress ends with the totals of %s', async (_, archive) => {
  await inScratch(async (scratch) => {
    const progress: unknown[] = [];
    const onProgress = (files: number, bytes: number): void => void progress.push([files, bytes]);
    await unpackArchive(orderFor(scratch, archive, { onProgress }));
    expect(progress.at(-1)).toEqual([3, 1001]);
  });
});

describe('the file system', () => {
  needs('symbolic links', () => {
    test('existing files are not overwritten, and links not followed', async () => {
      for (const [, archive] of FORMATS) {
        await inScratch(async (scratch) => {
          const order = orderFor(scratch, archive);
          writeFileSync(join(scratch, 'outside'), 'mine');
          symlinkSync(join(scratch, 'outside'), join(order.into, 'é'));
          await expect(unpackArchive(order)).rejects.toMatchObject({
            code: 'archive-refused',
            facts: { entry: 'é', reason: { kind: 'name-in-the-way' } },
          });
          expect(readFileSync(join(scratch, 'outside'), 'utf8')).toBe('mine');
        });
      }
    });
  });

  test('a missing archive fails', async () => {
    await inScratch(async (scratch) => {
      const order = { ...orderFor(scratch, Buffer.alloc(0)), archive: join(scratch, 'none') };
      const facts = { path: order.archive, doing: 'read the archive' };
      const tree = new ArchiveTree(order.into, new FileIndex(['sha256']));
      await expect(unpackZip(order.archive, tree, order)).rejects.toMatchObject({
        code: 'disk-error',
        facts,
      });
    });
  });

  test('a missing folder fails', async () => {
    await inScratch(async (scratch) => {
      const order = { ...orderFor(scratch, Buffer.alloc(0)), into: join(scratch, 'none') };
      await expect(unpackArchive(order)).rejects.toMatchObject({
        code: 'disk-error',
        facts: { path: order.into },
      });
    });
  });

  needs('a small file system', () => {
    test('a full disk fails', async () => {
      await inScratch(async (scratch) => {
        const small = join(scratch, 'small');
        mkdirSync(small);
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', small]);
        try {
          const files = Array.from({ length: 50 }, (_, index) => ({
            name: `${index}`,
            body: 'x'.repeat(4000),
          }));
          const onTheWay = { code: 'disk-full', facts: { doing: 'write the file' } };
          // A zip declares its size before the first file is written.
          const before = {
            code: 'disk-too-small',
            facts: { doing: 'unpack the bundle', neededBytes: 200_000 },
          };
          for (const [name, archive, failure] of [
            ['t', tar(...files), onTheWay],
            ['g', gzipSync(tar(...files)), onTheWay],
            ['z', zip(files), before],
          ] as const) {
            const into = join(small, name);
            mkdirSync(into);
            const order = { ...orderFor(scratch, archive), into };
            await expect(unpackArchive(order)).rejects.toMatchObject(failure);
            expect(name === 'z' && readdirSync(into).length > 0).toBe(false);
            spawnSync('rm', ['-r', into, order.archive, join(scratch, 'into')]);
          }
        } finally {
          spawnSync('umount', [small]);
        }
      });
    });
  });
});
