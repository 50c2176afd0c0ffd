import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Debian packages whose documentation trees make the samples: 35,000 files, 600 MB. */
const PACKAGES = ['python3.11-doc', 'rust-doc', 'postgresql-doc-15'];

export interface Sample {
  readonly name: string;
  readonly archive: string;
  readonly kind: 'tar.gz' | 'zip';
  readonly files: number;
  readonly unpackedBytes: number;
}

interface Tree {
  readonly name: string;
  readonly folder: string;
  readonly files: number;
  readonly bytes: number;
}

/** Packs every sample into `cache`, where it is not there yet. Says what it fetches; throws where apt cannot. */
export function samples(cache: string, say: (line: string) => void): readonly Sample[] {
  mkdirSync(cache, { recursive: true });
  const trees = [
    documentation(cache, say),
    smallFiles(cache, 1000),
    smallFiles(cache, 10_000),
    smallFiles(cache, 100_000),
    gigabyte(cache),
  ];
  return trees.flatMap((tree) => (['tar.gz', 'zip'] as const).map((kind) => pack(cache, tree, kind, say)));
}

function documentation(cache: string, say: (line: string) => void): Tree {
  const folder = join(cache, 'documentation');
  if (!existsSync(folder)) {
    const fresh = `${folder}.fresh`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh);
    say(`Fetching by apt, without installing: ${PACKAGES.join(', ')}`);
    execFileSync('apt-get', ['download', ...PACKAGES], { cwd: fresh, stdio: ['ignore', 'ignore', 'pipe'] });
    execFileSync('sh', ['-c', 'for package in *.deb; do dpkg-deb -x "$package" site; done; rm *.deb'], {
      cwd: fresh,
    });
    // A bundle holds no links.
    execFileSync('find', [join(fresh, 'site'), '-type', 'l', '-delete']);
    renameSync(fresh, folder);
  }
  return measured('documentation', join(folder, 'site'));
}

/** Files of 2 kB on average, 50 to a folder. */
function smallFiles(cache: string, count: number): Tree {
  const folder = join(cache, `small-${count}`);
  if (!existsSync(folder)) {
    const fresh = `${folder}.fresh`;
    rmSync(fresh, { recursive: true, force: true });
    for (let index = 0; index < count; index += 1) {
      const into = join(fresh, `guide-${Math.floor(index / 50)}`);
      if (index % 50 === 0) mkdirSync(into, { recursive: true });
      writeFileSync(join(into, `page-${index}.html`), page(index, 500 + ((index * 7919) % 3000)));
    }
    renameSync(fresh, folder);
  }
  return measured(`${count.toLocaleString('en')} small files`, folder);
}

/** Files of 2.5 MB, as images and search indexes are. */
function gigabyte(cache: string): Tree {
  const folder = join(cache, 'gigabyte');
  if (!existsSync(folder)) {
    const fresh = `${folder}.fresh`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    for (let index = 0; index < 400; index += 1)
      writeFileSync(join(fresh, `${index}.json`), page(index, 2_500_000));
    renameSync(fresh, folder);
  }
  return measured('1 GB', folder);
}

/** Text of so many bytes that packs about as well as pages do, the same each time. */
function page(seed: number, bytes: number): string {
  let state = seed + 1;
  const words: string[] = [];
  for (let length = 0; length < bytes;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const word = (state >>> 12).toString(36).repeat(1 + (state & 3));
    words.push(word);
    length += word.length + 1;
  }
  return words.join(' ').slice(0, bytes);
}

function measured(name: string, folder: string): Tree {
  const sizes = execFileSync('find', [folder, '-type', 'f', '-printf', '%s\n'], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const list = sizes.trim().split('\n').map(Number);
  return { name, folder, files: list.length, bytes: list.reduce((sum, size) => sum + size, 0) };
}

function pack(cache: string, tree: Tree, kind: 'tar.gz' | 'zip', say: (line: string) => void): Sample {
  const archive = join(cache, `${tree.name.replaceAll(/[ ,]+/g, '-')}.${kind}`);
  if (!existsSync(archive)) {
    say(`Packing ${archive}`);
    const fresh = `${archive}.fresh`;
    rmSync(fresh, { force: true });
    if (kind === 'tar.gz') execFileSync('tar', ['-czf', fresh, '-C', tree.folder, '.']);
    else execFileSync('sh', ['-c', `zip -q -r -X - . > "$0"`, fresh], { cwd: tree.folder });
    renameSync(fresh, archive);
  }
  const megabytes = Math.round(statSync(archive).size / 1e6);
  return {
    name: `${tree.name}, ${kind} of ${megabytes} MB`,
    archive,
    kind,
    files: tree.files,
    unpackedBytes: tree.bytes,
  };
}
