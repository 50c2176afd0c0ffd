import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Failure } from '../src/core/failure.ts';
import { unpackArchive } from './archive/unpack-archive.ts';
import { entriesBelow } from './kit/entries-below.ts';
import { sharedFolder } from './kit/shared.ts';
import { needs } from './needs.ts';
import { thorough } from './thorough.ts';

/**
 * Unpacks the test suites of other projects, if they are there (`npm run corpora` fetches them): over a thousand archives, most of them hostile or damaged.
 */
const CORPORA = sharedFolder('corpora');

const LIMITS = { stripComponents: 0, maxBytes: 256 * 1024 * 1024, maxFiles: 20_000, platform: 'linux' };
/** Of processor time, as the machine may be busy. */
const SLOWEST_MS = 5000;
const MOST_MEMORY_MIB = 200;
/** Both limit what a bomb makes other programs read. */
const MOST_BYTES_COMPARED = 64 * 1024 * 1024;

/** Name of a file → SHA-256 of its bytes. */
type Files = Readonly<Record<string, string>>;
interface Swept {
  readonly files: Files | null;
  readonly code: string | null;
  readonly ms: number;
}

const outcomes = new Map<string, Swept>();
let work = '';

function archives(): string[] {
  return entriesBelow(CORPORA)
    .flatMap(({ name, kind }) => (kind === 'file' && name !== 'SOURCES.md' ? [name] : []))
    .sort();
}

/** Throws when there is anything but files and folders. */
function filesBelow(folder: string): Files {
  const files: Record<string, string> = {};
  for (const { name, path, kind } of entriesBelow(folder)) {
    if (kind === 'file') files[name] = createHash('sha256').update(readFileSync(path)).digest('hex');
    else if (kind === 'other') throw new Error(`'${path}' is neither file nor folder`);
  }
  return files;
}

async function sweep(name: string): Promise<Swept> {
  const into = join(work, 'into');
  mkdirSync(into);
  const before = process.cpuUsage();
  const processorMs = (): number => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  try {
    await unpackArchive({
      archive: join(CORPORA, name),
      into,
      ...LIMITS,
      signal: new AbortController().signal,
    });
    return { files: filesBelow(into), code: null, ms: processorMs() };
  } catch (error) {
    if (!(error instanceof Failure))
      throw new Error(`'${name}' ends in something else than a failure`, { cause: error });
    filesBelow(into);
    return { files: null, code: (error as Failure).code, ms: processorMs() };
  } finally {
    rmSync(into, { recursive: true });
  }
}

/** What Python's libraries read from the archives, without our rules, in one process. */
const PYTHON = `
import hashlib, json, sys, tarfile, zipfile
MOST = ${MOST_BYTES_COMPARED}
def plain(name): return '/'.join(part for part in name.split('/') if part not in ('', '.'))
def read(path):
    files = {}
    if zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as archive:
            for entry in archive.infolist():
                if not entry.is_dir(): files[plain(entry.filename)] = hashlib.sha256(archive.open(entry).read(MOST)).hexdigest()
    else:
        with tarfile.open(path) as archive:
            for entry in archive:
                if entry.isfile(): files[plain(entry.name)] = hashlib.sha256(archive.extractfile(entry).read(MOST)).hexdigest()
    return files
found = {}
for path in json.load(sys.stdin):
    try: found[path] = read(path)
    except Exception: pass
json.dump(found, sys.stdout)
`;

function python(names: readonly string[]): Readonly<Record<string, Files>> | null {
  const input = JSON.stringify(names.map((name) => join(CORPORA, name)));
  const done = spawnSync('python3', ['-c', PYTHON], { input, encoding: 'utf8', maxBuffer: 1e9 });
  if (done.status !== 0) return null;
  const found = JSON.parse(done.stdout) as Record<string, Files>;
  return Object.fromEntries(Object.entries(found).map(([path, files]) => [relative(CORPORA, path), files]));
}

function bsdtar(name: string): Files | null {
  const into = mkdtempSync(join(work, 'bsdtar-'));
  try {
    const done = spawnSync('bsdtar', ['-xf', join(CORPORA, name), '-C', into], {
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    return done.status === 0 ? filesBelow(into) : null;
  } finally {
    rmSync(into, { recursive: true });
  }
}

/** The memory in use, without that of the test runner. */
let memoryBefore = 0;
let memoryAfter = 0;
let outsideBefore = '';

needs('the archives of other projects', () => {
  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'corpora-test-'));
    writeFileSync(join(work, 'sentinel'), 'untouched');
    outsideBefore = readdirSync(tmpdir()).sort().join('\n');
    memoryBefore = process.resourceUsage().maxRSS;
    for (const name of archives()) outcomes.set(name, await sweep(name));
    memoryAfter = process.resourceUsage().maxRSS;
  });

  afterAll(() => {
    rmSync(work, { recursive: true, force: true });
  });

  test('the archives of other projects are checked out', () => {
    expect(outcomes.size).toBeGreaterThan(1000);
  });

  describe('every archive', () => {
    test('unpacks whole or is refused', () => {
      const codes = new Set([...outcomes.values()].map(({ code }) => code ?? 'a site'));
      expect([...codes].sort()).toEqual([
        'a site',
        'archive-damaged',
        'archive-empty',
        'archive-refused',
        'archive-too-large',
        'archive-unknown',
      ]);
    });

    test('changes nothing outside its folder', () => {
      expect(readdirSync(work)).toEqual(['sentinel']);
      expect(readFileSync(join(work, 'sentinel'), 'utf8')).toBe('untouched');
      const ours = (names: string): string[] =>
        names.split('\n').filter((name) => /moo|evil|slip|decompress|traversal/.test(name));
      expect(ours(readdirSync(tmpdir()).sort().join('\n'))).toEqual(ours(outsideBefore));
    });

    test('takes little time and memory', () => {
      const slow = [...outcomes].filter(([, { ms }]) => ms > SLOWEST_MS).map(([name]) => name);
      expect(slow).toEqual([]);
      expect((memoryAfter - memoryBefore) / 1024).toBeLessThan(MOST_MEMORY_MIB);
    });

    thorough(() => {
      needs(['bsdtar', 'python3'], () => {
        test('has the names and bytes that bsdtar or Python read', () => {
          const accepted = [...outcomes].filter(([, { files }]) => files !== null).map(([name]) => name);
          const byPython = python(accepted);
          const differing = accepted.filter((name) => {
            const ours = JSON.stringify(sorted(outcomes.get(name)?.files ?? {}));
            const others = [byPython?.[name], bsdtar(name)].filter(
              (files) => files !== undefined && files !== null,
            );
            return !others.some((theirs) => JSON.stringify(sorted(theirs)) === ours);
          });
          expect(differing).toEqual([]);
          expect(accepted.length).toBeGreaterThan(100);
        });
      });
    });
  });

  function sorted(files: Files): unknown {
    return Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** Archives that their own project opens and we refuse. */
  const REFUSED_ON_PURPOSE: Readonly<Record<string, string>> = {
    'bogus-compression-method.zip': 'a method that nothing can unpack',
    'empty.zip': 'no file in it',
    'sloppy-filenames.zip': 'backslashes in names',
    'traditional-encryption-and-compression.zip': 'encrypted',
    'traditional-encryption-and-compression_deprecated.zip': 'encrypted',
    'traditional-encryption.zip': 'encrypted',
    'traditional-encryption_deprecated.zip': 'encrypted',
    'unicode-path-extra-field.zip': 'four Unicode paths for one name',
  };

  describe('a file that its project calls good', () => {
    test('is accepted, with few exceptions', () => {
      const refused = [...outcomes].filter(
        ([name, { code }]) => name.startsWith('yauzl/success/') && code !== null,
      );
      expect(refused.map(([name]) => name.slice('yauzl/success/'.length)).sort()).toEqual(
        Object.keys(REFUSED_ON_PURPOSE).sort(),
      );
    });

    test('is accepted with its dots', () => {
      expect(Object.keys(outcomes.get('decompress/edge_case_dots.tar.gz')?.files ?? {}).sort()).toEqual([
        'edge_case_dots/ending_dots..',
        'edge_case_dots/internal_dots..txt',
        'edge_case_dots/sample../test.txt',
        'edge_case_dots/x',
      ]);
    });
  });

  describe('a file that its project calls bad', () => {
    test.each(['yauzl/failure/', 'yauzl/wrong-entry-sizes/', 'jwilk/', 'snyk/', 'libzip/incons-'])(
      '%s is refused',
      (start) => {
        const accepted = [...outcomes].filter(
          ([name, { files }]) => name.startsWith(start) && files !== null,
        );
        expect(accepted.map(([name]) => name).sort()).toEqual(
          HARMLESS.filter((name) => name.startsWith(start)),
        );
      },
    );

    test.each([
      ['decompress/file.tar.bz2', 'archive-unknown'],
      ['yauzl/zip64/zip64.zip_fragment', 'archive-unknown'],
      ['tar-stream/incomplete.tar', 'archive-damaged'],
      ['node-tar/tars/bad-cksum.tar', 'archive-damaged'],
      ['tar-stream/latin1.tar', 'archive-refused'],
      ['tar-rs/sparse-large.tar', 'archive-refused'],
      ['node-tar/excessively-deep.tar', 'archive-refused'],
      ['tar-fs/invalid.tar', 'archive-refused'],
    ])('%s: %s', (name, code) => {
      expect(outcomes.get(name)?.code).toBe(code);
    });
  });
});

/**
 * The programs disagree about a field that we do not read: a date, a comment, an extra field of another kind. Or a zero
 * follows the end record: programs that write whole blocks pad with it.
 */
const HARMLESS: readonly string[] = [
  'libzip/incons-central-date.zip',
  'libzip/incons-central-file-comment-utf8-ascii.zip',
  'libzip/incons-ef-local-dupe-utf8comment.zip',
  'libzip/incons-ef-local-id.zip',
  'yauzl/failure/Invalid comment length Expected 1 Found 0 Are there extra bytes at the end of the file Or is the end of central dir signature PK in the com.zip',
];
