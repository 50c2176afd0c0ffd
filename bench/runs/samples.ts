import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from './digest.ts';
import { everyScript, longFile, muchNoise, muchText } from './scale-trees.ts';
import { documentation, gigabyte, type MakeTree, smallFiles } from './trees.ts';

export const KINDS = ['tar.gz', 'tar.zst', 'zip'] as const;
export type Kind = (typeof KINDS)[number];

const LARGE = [
  'rust-doc',
  'openjdk-17-doc',
  'python-pandas-doc',
  'python-sklearn-doc',
  'qtbase5-doc-html',
  'libboost1.81-doc',
  'libstdc++-12-doc',
  'wx3.2-doc',
];

/** What the archives hold. The first three are published documentation: pages, images, search indexes. */
const CONTENTS = {
  small: ['python-django-doc'].map(documentation),
  medium: ['python-pandas-doc', 'qtbase5-doc-html'].map(documentation),
  large: LARGE.map(documentation),
  // Real markup, for runs with the site check.
  '2,000 files': ['python-django-doc', 'postgresql-doc-15'].map(documentation),
  '22,000 files': ['python-pandas-doc', 'qtbase5-doc-html', 'openjdk-17-doc', 'python3.11-doc'].map(
    documentation,
  ),
  '80,000 files': [...LARGE, 'postgresql-doc-15', 'python3.11-doc'].map(documentation),
  '1,000 files': [smallFiles(1000)],
  '10,000 files': [smallFiles(10_000)],
  '100,000 files': [smallFiles(100_000)],
  '1 GB': [gigabyte],
  'every script': [everyScript(20_000)],
  'a file of 2 GB': [longFile],
  '4 GB unpacked': [muchText],
  'over 4 GB': [muchNoise],
} as const satisfies Readonly<Record<string, readonly MakeTree[]>>;
export type Size = keyof typeof CONTENTS;
export const ALL_SIZES = Object.keys(CONTENTS) as readonly Size[];

/** Too large to keep. Packed quickly, because only unpacking is measured. */
const GIANTS: readonly Size[] = ['a file of 2 GB', '4 GB unpacked', 'over 4 GB'];

export function isGiant(size: Size): boolean {
  return GIANTS.includes(size);
}

export interface Sample {
  readonly size: Size;
  readonly kind: Kind;
  readonly file: string;
  readonly bytes: number;
  readonly files: number;
  readonly unpackedBytes: number;
  /** Folders of the tree. */
  readonly folders: readonly string[];
  /** Hash of all names and contents. */
  readonly digest: string;
}

/** Packs a sample into the cache unless it is there. Throws when its content cannot be made. */
export function sample(cache: string, size: Size, kind: Kind, say: (line: string) => void): Sample {
  const archives = join(cache, 'archives');
  const trees = join(cache, 'trees');
  const file = `${size.replaceAll(/[ ,]+/g, '-')}.${kind}`;
  const archive = join(archives, file);
  const folders = CONTENTS[size].map((make) => make(cache, say));
  if (!existsSync(archive)) {
    say(`Packing ${file}`);
    mkdirSync(archives, { recursive: true });
    const fresh = join(archives, `fresh.${file}`);
    rmSync(fresh, { force: true });
    const [program, ...args] = packing(kind, fresh, isGiant(size));
    execFileSync(program, [...args, ...folders], { cwd: trees, env: { ...process.env, LC_ALL: 'C.UTF-8' } });
    renameSync(fresh, archive);
  }
  const bytes = statSync(archive).size;
  return { size, kind, file, bytes, folders, ...contentOf(trees, folders), digest: digest(trees, folders) };
}

/** Removes a giant from the cache. */
export function letGo(cache: string, { size, file, folders }: Sample): void {
  if (!isGiant(size)) return;
  rmSync(join(cache, 'archives', file), { force: true });
  for (const folder of folders) rmSync(join(cache, 'trees', folder), { recursive: true, force: true });
}

/** Cached beside the trees, because hashing takes longer than unpacking. */
function digest(trees: string, folders: readonly string[]): string {
  const kept = join(trees, `${folders.join('+')}.sha256`);
  if (!existsSync(kept)) writeFileSync(kept, digestOf(trees, folders));
  return readFileSync(kept, 'utf8');
}

function packing(kind: Kind, archive: string, fast: boolean): readonly [string, ...string[]] {
  const tar = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-cf', archive] as const;
  switch (kind) {
    case 'tar.gz':
      return ['tar', fast ? '--use-compress-program=gzip -1' : '--gzip', ...tar];
    case 'tar.zst':
      return ['tar', '--zstd', ...tar];
    case 'zip':
      return ['zip', fast ? '-q1' : '-q', '-r', '-X', archive];
  }
}

function contentOf(trees: string, folders: readonly string[]): { files: number; unpackedBytes: number } {
  const found = execFileSync('find', [...folders, '-type', 'f', '-printf', '%s\n'], {
    cwd: trees,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  const sizes = found.trim().split('\n').map(Number);
  return { files: sizes.length, unpackedBytes: sizes.reduce((sum, size) => sum + size, 0) };
}
