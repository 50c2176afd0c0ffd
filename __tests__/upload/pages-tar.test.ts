/** The tar of a Pages artifact compared with GNU tar's for the same tree, run as `actions/upload-pages-artifact` does. */
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { pack, type Format } from '../../emulator/archives/pack.ts';
import { filesOf } from '../../emulator/site/site-files.ts';
import { ArchiveTree } from '../../src/archive/tree.ts';
import { FileIndex } from '../../src/site/file-index.ts';
import { packPages, siteReader } from '../../src/upload/pack-upload.ts';
import {
  isForPages,
  pagesHeader,
  pagesTarBytes,
  siteEntries,
  sortedForPages,
  type PagesEntry,
} from '../../src/upload/pages-tar.ts';
import { unpackArchiveInto } from '../archive/unpack-archive.ts';
import { inScratch, treeOf } from '../archive/unpacking.ts';
import { failureOf } from '../kit/failure-of.ts';
import { WIDE_LIMITS } from '../kit/inputs.ts';
import { shownMode } from '../kit/modes.ts';
import { needs } from '../needs.ts';

/** The recipe of upload-pages-artifact, hidden files included. */
const RECIPE = ['--dereference', '--hard-dereference', '--exclude=.git', '--exclude=.github'];
/** The options for the same bytes from the same tree. */
const FIXED = [
  '--format=gnu',
  '--sort=name',
  '--mtime=@946684800',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
];

const signal = new AbortController().signal;
const long = (length: number): string => 'n'.repeat(length);

/** Names with an unusual order, long names, non-ASCII names; files of every length around a block. */
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'index.html': '<h1>Hi</h1>',
  '.nojekyll': '',
  '.well-known/security.txt': 'Contact: x',
  '.github/workflows/ci.yml': 'not for Pages',
  'sub/.github/x': 'neither',
  '.gitignore': 'kept',
  'a.html': 'a file beside a folder of the same beginning',
  'a/x.html': 'x',
  'a-b/x.html': 'x',
  'a b.html': 'space',
  'B.html': 'capital',
  'größe.html': 'not ASCII',
  'ｆ/漢字.html': 'wide',
  '😀.html': 'beyond 16 bits',
  'z/511': Buffer.alloc(511, 'x'),
  'z/512': Buffer.alloc(512, 'x'),
  'z/513': Buffer.alloc(513, 'x'),
  'z/large': Buffer.alloc(700_001, 'large'),
  // With './' before: 99, 100 and 101 bytes, then much longer.
  [long(97)]: '97',
  [long(98)]: '98',
  [long(99)]: '99',
  [`${long(98)}/x`]: 'its folder has 101 bytes with the slash',
  [`deep/${`${long(200)}/`.repeat(5)}file`]: 'long',
  [`deep/${'漢'.repeat(80)}`]: 'cut in the middle of a character',
};

/** The files in an order that is not sorted, and with an empty folder. */
function write(root: string): void {
  for (const [name, content] of Object.entries(FILES).toReversed()) {
    if (name === `${long(98)}/x`) continue;
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content, { mode: 0o644 });
  }
  mkdirSync(join(root, 'empty'));
  mkdirSync(join(root, 'deep', long(98)));
}

function gnuTar(root: string, into: string, options: readonly string[]): Buffer {
  const done = spawnSync('tar', [...RECIPE, '--directory', root, ...options, '-cf', into, '.'], {
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (done.status !== 0) throw new Error(String(done.stderr));
  return readFileSync(into);
}

/** All that lies in a folder. */
function entriesIn(root: string): readonly PagesEntry[] {
  const below = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => {
    const found = statSync(join(root, path));
    return { path: path.replaceAll(sep, '/'), bytes: found.isFile() ? found.size : null };
  });
  return [{ path: '', bytes: null }, ...below];
}

async function packed(root: string, into: string, all = entriesIn(root)): Promise<Buffer> {
  const entries = sortedForPages(all.filter(isForPages));
  await packPages({ into, entries, contentsOf: siteReader(root) }, signal);
  const bytes = readFileSync(into);
  expect(bytes.length).toBe(pagesTarBytes(entries));
  return bytes;
}

function extracted(archive: string, into: string): ReturnType<typeof treeOf> {
  mkdirSync(into);
  const done = spawnSync('tar', ['-xf', archive, '-C', into]);
  if (done.status !== 0) throw new Error(String(done.stderr));
  return treeOf(into);
}

needs('GNU tar', () => {
  test('is the tar that GNU tar makes of the folder, byte for byte', async () => {
    await inScratch(async (scratch) => {
      const root = join(scratch, 'site');
      mkdirSync(root, { mode: 0o755 });
      write(root);
      const ours = await packed(root, join(scratch, 'ours.tar'));
      const theirs = gnuTar(root, join(scratch, 'theirs.tar'), FIXED);
      expect(ours.equals(theirs)).toBe(true);
    });
  });
});

needs('GNU tar', () => {
  test('holds the names and the contents that upload-pages-artifact would send', async () => {
    await inScratch(async (scratch) => {
      const root = join(scratch, 'site');
      mkdirSync(root);
      write(root);
      await packed(root, join(scratch, 'ours.tar'));
      gnuTar(root, join(scratch, 'theirs.tar'), []);
      const ours = extracted(join(scratch, 'ours.tar'), join(scratch, 'ours'));
      expect(ours).toEqual(extracted(join(scratch, 'theirs.tar'), join(scratch, 'theirs')));
      expect(Object.keys(ours)).toEqual(
        expect.arrayContaining(['.nojekyll', '.well-known/security.txt', 'empty/']),
      );
      expect(Object.keys(ours).filter((name) => name.includes('.github'))).toEqual([]);
      const listed = (name: string): readonly string[] =>
        spawnSync('tar', ['-tf', join(scratch, name)], { encoding: 'utf8' })
          .stdout.trim()
          .split('\n')
          .sort();
      expect(listed('ours.tar')).toEqual(listed('theirs.tar'));
      expect(listed('ours.tar').every((name) => name.startsWith('./'))).toBe(true);
    });
  });
});

describe('from an archive', () => {
  const files = Object.fromEntries(Object.entries(FILES).filter(([name]) => name !== long(98)));

  test.each<Format>(['tar', 'tar.gz', 'tar.zst', 'zip', 'zip-descriptors'])(
    '%s: the same bytes',
    async (format) => {
      await inScratch(async (scratch) => {
        const archive = join(scratch, 'archive');
        // The archive has them in another order than the tar is to have.
        await pack([...filesOf(files)].toReversed(), format, archive);
        const root = join(scratch, 'site');
        for (const [name, content] of Object.entries(files)) {
          mkdirSync(dirname(join(root, name)), { recursive: true });
          writeFileSync(join(root, name), content);
        }
        const wanted = await packed(root, join(scratch, 'wanted.tar'));

        const folder = join(scratch, 'unpacked');
        mkdirSync(folder);
        const tree = new ArchiveTree(folder, new FileIndex(['sha256']));
        const unpacked = await unpackArchiveInto(tree, archive, { ...WIDE_LIMITS, signal });
        expect(unpacked.fileCount).toBe(Object.keys(files).length);
        const into = join(scratch, 'ours.tar');
        await packed(folder, into, siteEntries({ ...tree.fileIndex.files(), folders: [...tree.folders] }));
        expect(readFileSync(into).equals(wanted)).toBe(true);
        expect(statSync(into).mode & 0o777).toBe(shownMode(0o644));
        expect(statSync(into).mtimeMs).toBe(Date.UTC(2000, 0, 1));
      });
    },
  );
});

needs('GNU tar', () => {
  test('a file beyond 8 GiB has the header that GNU tar gives it', async () => {
    await inScratch((scratch) => {
      // A sparse file: it takes no space.
      const big = join(scratch, 'big');
      const bytes = 9 * 1024 ** 3 + 513;
      writeFileSync(big, '', { mode: 0o644 });
      truncateSync(big, bytes);
      const command = `tar --directory "$0" ${FIXED.join(' ')} -cf - ./big 2>/dev/null | head -c 512`;
      const theirs = spawnSync('sh', ['-c', command, scratch]).stdout;
      const entry = { path: 'big', bytes };
      expect(pagesHeader(entry).equals(theirs)).toBe(true);
      expect(pagesTarBytes([entry])).toBe(Math.ceil((512 + bytes + 511 + 1024) / 10_240) * 10_240);
    });
  });
});

test('an empty folder of an archive is in the tar', async () => {
  await inScratch(async (scratch) => {
    const root = join(scratch, 'site');
    mkdirSync(root);
    const tree = new ArchiveTree(root, new FileIndex(['sha256']));
    tree.makeFolder('a/empty');
    tree.beginFile('b/x', 1);
    tree.write(Buffer.from('x'));
    tree.finishFile();
    const entries = siteEntries({ ...tree.fileIndex.files(), folders: [...tree.folders] });
    const ours = await packed(root, join(scratch, 'ours.tar'), entries);
    expect(ours.equals(await packed(root, join(scratch, 'wanted.tar')))).toBe(true);
    expect(entries.map(({ path }) => path).sort()).toEqual(['', 'a', 'a/empty', 'b', 'b/x']);
  });
});

describe('a folder that changes meanwhile', () => {
  test.each([
    ['grows', 'longer than it was', 'it has changed while it was read'],
    ['shrinks', '', 'it has changed while it was read'],
  ])('is refused when a file %s', async (_, content, problem) => {
    await inScratch(async (root) => {
      writeFileSync(join(root, 'a'), 'content');
      const entries = entriesIn(root);
      writeFileSync(join(root, 'a'), content);
      const into = join(root, 'tar');
      const work = packPages({ into, entries, contentsOf: siteReader(root) }, signal);
      expect(await failureOf(work, 'disk-error')).toEqual({
        path: join(root, 'a'),
        doing: 'read the site',
        problem,
      });
    });
  });

  test('may change in its times: the same files give the same bytes', async () => {
    await inScratch(async (scratch) => {
      const root = join(scratch, 'site');
      mkdirSync(root);
      write(root);
      const first = await packed(root, join(scratch, '1.tar'));
      utimesSync(join(root, 'index.html'), 1, 1);
      expect((await packed(root, join(scratch, '2.tar'))).equals(first)).toBe(true);
    });
  });
});

test('an abort ends it between two writes, with the reason', async () => {
  await inScratch(async (root) => {
    const abort = new AbortController();
    const reason = new Error('stop');
    function* endless(): Generator<Uint8Array> {
      for (let at = 0; ; at += 1) {
        if (at === 100) abort.abort(reason);
        yield Buffer.alloc(256 * 1024);
      }
    }
    const entries = [{ path: 'a', bytes: 2 ** 40 }];
    const work = packPages({ into: join(root, 'tar'), entries, contentsOf: endless }, abort.signal);
    await expect(work).rejects.toBe(reason);
  });
});
