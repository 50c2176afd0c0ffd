import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { documentation, gigabyte, type MakeTree, smallFiles } from './trees.ts';

export const KINDS = ['tar.gz', 'tar.zst', 'zip'] as const;
export type Kind = (typeof KINDS)[number];

/** What the archives hold. The first three are documentation as it is published: pages, images, search indexes. */
const CONTENTS = {
  small: ['python-django-doc'].map(documentation),
  medium: ['python-pandas-doc', 'qtbase5-doc-html'].map(documentation),
  large: [
    'rust-doc',
    'openjdk-17-doc',
    'python-pandas-doc',
    'python-sklearn-doc',
    'qtbase5-doc-html',
    'libboost1.81-doc',
    'libstdc++-12-doc',
    'wx3.2-doc',
  ].map(documentation),
  '1,000 files': [smallFiles(1000)],
  '10,000 files': [smallFiles(10_000)],
  '100,000 files': [smallFiles(100_000)],
  '1 GB': [gigabyte],
} as const satisfies Readonly<Record<string, readonly MakeTree[]>>;
export type Size = keyof typeof CONTENTS;

export interface Sample {
  readonly size: Size;
  readonly kind: Kind;
  readonly file: string;
  readonly bytes: number;
  readonly files: number;
  readonly unpackedBytes: number;
}

/** Packs a sample into the cache, where it is not there yet. Throws when its content cannot be had here. */
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
    const [program, ...args] = packing(kind, fresh);
    execFileSync(program, [...args, ...folders], { cwd: trees });
    renameSync(fresh, archive);
  }
  return { size, kind, file, bytes: statSync(archive).size, ...contentOf(trees, folders) };
}

function packing(kind: Kind, archive: string): readonly [string, ...string[]] {
  const tar = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-cf', archive] as const;
  switch (kind) {
    case 'tar.gz':
      return ['tar', '--gzip', ...tar];
    case 'tar.zst':
      return ['tar', '--zstd', ...tar];
    case 'zip':
      return ['zip', '-q', '-r', '-X', archive];
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
