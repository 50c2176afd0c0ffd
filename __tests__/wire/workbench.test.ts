import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { tarBytes } from '../../emulator/tar.ts';
import { PartFileOnDisk } from '../../src/disk/part-file.ts';
import { workbench, type DiskWorkbench, type WorkbenchOptions } from '../../src/disk/workbench.ts';
import { isFailure } from '../../src/rules/failure.ts';
import { failureOf, listener } from '../flows/scripted-world.ts';

let root: string;
let abort: AbortController;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'workbench-')));
  abort = new AbortController();
  mkdirSync(at('temp'));
  mkdirSync(at('w'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const at = (...names: string[]): string => join(root, ...names);
const LIMITS = { stripComponents: 0, maxBytes: 1_000_000, maxFiles: 100 };
const GOOD = archiveOf({ 'index.html': '<h1>Hi</h1>', 'a/b.css': 'x{}', '.well-known/x': 'y' });
const HOSTILE = archiveOf({ 'index.html': '<h1>Hi</h1>', '../climbs': 'x' });

function archiveOf(files: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(files).map(([name, text]) => ({
    name,
    type: '0',
    size: Buffer.byteLength(text),
    data: [Buffer.from(text)],
  }));
  return gzipSync(Buffer.concat([...tarBytes(entries)]));
}

/** All names below the root, as they were made by us: not the two folders that the test made. */
function names(): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .map((entry) => relative(root, join(entry.parentPath, entry.name)) + (entry.isDirectory() ? '/' : ''))
    .filter((name) => name !== 'temp/' && name !== 'w/')
    .sort();
}

function bench(options: Partial<WorkbenchOptions>): DiskWorkbench {
  return workbench({
    site: { path: at('w', 'site'), overwrite: false },
    bundlePath: null,
    upload: null,
    tempFolder: at('temp'),
    platform: process.platform,
    ...options,
  });
}

const { tell } = listener();

async function through(one: DiskWorkbench, archive: Uint8Array = GOOD): Promise<void> {
  const part = one.openPart();
  part.append(archive);
  part.finish();
  await one.unpack(LIMITS, tell, abort.signal);
}

const SITE = [
  'w/site/',
  'w/site/.well-known/',
  'w/site/.well-known/x',
  'w/site/a/',
  'w/site/a/b.css',
  'w/site/index.html',
];

describe('all', () => {
  test('is published when it is whole, and nothing else is left', async () => {
    const one = bench({ bundlePath: at('w', 'out', 'bundle.tar.gz') });
    await through(one);
    expect(names().filter((name) => !/\.partial-/.test(name))).toEqual(['w/out/']);
    one.publish();
    expect(names()).toEqual(['w/out/', 'w/out/bundle.tar.gz', ...SITE]);
    expect(readFileSync(at('w', 'out', 'bundle.tar.gz')).equals(GOOD)).toBe(true);
    expect(statSync(at('w', 'site')).mode & 0o777).toBe(0o755);
    expect(statSync(at('w', 'out', 'bundle.tar.gz')).mode & 0o777).toBe(0o644);
    one.discard();
    one.discard();
    expect(names()).toHaveLength(2 + SITE.length);
  });

  test('without the archive uses the temporary folder for it, and cleans it', async () => {
    const one = bench({});
    await through(one);
    expect(names().some((name) => /^temp\/static-docs-export-\w+\/bundle\.part$/.test(name))).toBe(true);
    one.publish();
    expect(names()).toEqual(SITE);
  });

  test('is the archive alone where nothing is to be unpacked', () => {
    const one = bench({ site: null, bundlePath: at('w', 'bundle.tar.gz') });
    const part = one.openPart();
    part.append(GOOD);
    part.finish();
    expect(names().every((name) => name.startsWith('w/.bundle.tar.gz.partial-'))).toBe(true);
    one.publish();
    expect(names()).toEqual(['w/bundle.tar.gz']);
  });

  test('replaces what was there only at the very end', async () => {
    mkdirSync(at('w', 'site'));
    writeFileSync(at('w', 'site', 'old.html'), 'old');
    const one = bench({ site: { path: at('w', 'site'), overwrite: true } });
    await through(one);
    expect(readFileSync(at('w', 'site', 'old.html'), 'utf8')).toBe('old');
    one.publish();
    expect(names()).toEqual(SITE);
  });
});

describe('or nothing', () => {
  const ends: readonly (readonly [string, (one: DiskWorkbench) => unknown])[] = [
    ['before anything', () => undefined],
    [
      'with an open part file',
      (one) => {
        one.openPart().append(GOOD);
      },
    ],
    ['with a finished part file', (one) => one.openPart().finish()],
    ['after unpacking', (one) => through(one)],
    ['after a refused archive', (one) => failureOf(through(one, HOSTILE), 'archive-refused')],
    ['after a damaged one', (one) => failureOf(through(one, GOOD.subarray(0, 60)), 'archive-damaged')],
    ['after one that is none', (one) => failureOf(through(one, Buffer.from('<html>')), 'archive-unknown')],
  ];

  test.each(ends)('is left when the end comes %s', async (_, upTo) => {
    for (const bundlePath of [null, at('w', 'new', 'deep', 'bundle.tar.gz'), at('w', 'site.tar.gz')]) {
      const one = bench({ bundlePath, site: { path: at('w', 'fresh', 'site'), overwrite: false } });
      await upTo(one);
      one.discard();
      expect(names()).toEqual([]);
      one.discard();
      expect(names()).toEqual([]);
    }
  });

  test('is left when the end comes in the middle of unpacking', async () => {
    const one = bench({});
    const part = one.openPart();
    part.append(
      archiveOf(Object.fromEntries(Array.from({ length: 90 }, (_, n) => [`${n}.html`, 'x'.repeat(5_000)]))),
    );
    part.finish();
    const work = one.unpack(LIMITS, tell, abort.signal);
    work.catch(() => undefined);
    const reason = new Error('stop');
    abort.abort(reason);
    await expect(work).rejects.toBe(reason);
    one.discard();
    expect(names()).toEqual([]);
  });

  test('is left when the place is taken meanwhile, and what took it stays', async () => {
    const one = bench({ bundlePath: at('w', 'bundle.tar.gz') });
    await through(one);
    mkdirSync(at('w', 'site'));
    writeFileSync(at('w', 'site', 'theirs'), 'x');
    expect(() => {
      one.publish();
    }).toThrow();
    one.discard();
    expect(names()).toEqual(['w/site/', 'w/site/theirs']);
  });

  test('is left when the temporary folder is not there', () => {
    rmSync(at('temp'), { recursive: true });
    const one = bench({});
    expect(() => one.openPart()).toThrow();
    one.discard();
    expect(names()).toEqual([]);
  });
});

describe('the part file', () => {
  const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

  test('holds the bytes in order, and knows their hash', () => {
    const part = new PartFileOnDisk(at('b.part'));
    const pieces = [
      Buffer.from('one'),
      new Uint8Array(),
      Buffer.alloc(300_000, 'two'),
      Buffer.from('x three').subarray(2),
    ];
    for (const piece of pieces) part.append(piece);
    const all = Buffer.concat(pieces);
    expect(part.finish()).toEqual({ bytes: all.length, sha256: sha(all) });
    expect(readFileSync(at('b.part')).equals(all)).toBe(true);
  });

  test('that is reset forgets bytes and hash, however much longer it was', () => {
    const part = new PartFileOnDisk(at('b.part'));
    part.append(Buffer.alloc(100_000, 'old'));
    part.reset();
    part.reset();
    part.append(Buffer.from('new'));
    expect(part.finish()).toEqual({ bytes: 3, sha256: sha(Buffer.from('new')) });
    expect(readFileSync(at('b.part'), 'utf8')).toBe('new');
  });

  test('may be empty', () => {
    expect(new PartFileOnDisk(at('b.part')).finish()).toEqual({ bytes: 0, sha256: sha(new Uint8Array()) });
  });

  test('is closed once, however often it is asked, and takes nothing after', () => {
    const part = new PartFileOnDisk(at('b.part'));
    part.close();
    part.close();
    expect(() => {
      part.append(Buffer.from('x'));
    }).toThrow('closed');
  });

  test('is never a file that was there', () => {
    writeFileSync(at('b.part'), 'theirs');
    let failure: unknown = null;
    try {
      new PartFileOnDisk(at('b.part'));
    } catch (error) {
      failure = error;
    }
    expect(isFailure(failure, 'disk-error') && failure.facts).toMatchObject({
      path: at('b.part'),
      doing: 'create the bundle',
    });
    expect(readFileSync(at('b.part'), 'utf8')).toBe('theirs');
  });
});
