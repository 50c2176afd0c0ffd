import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Kind = 'tar.gz' | 'zip';

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

/** What the archives hold: Debian's documentation packages, or so many made pages. */
const CONTENTS = {
  small: ['python-django-doc'],
  medium: ['python-pandas-doc', 'qtbase5-doc-html'],
  large: LARGE,
  '10,000 files': 10_000,
  '100,000 files': 100_000,
  '2,000 files': ['python-django-doc', 'postgresql-doc-15'],
  '22,000 files': ['python-pandas-doc', 'qtbase5-doc-html', 'openjdk-17-doc', 'python3.11-doc'],
  '80,000 files': [...LARGE, 'postgresql-doc-15', 'python3.11-doc'],
} as const satisfies Readonly<Record<string, readonly string[] | number>>;
export type Size = keyof typeof CONTENTS;
export const SIZES = Object.keys(CONTENTS) as readonly Size[];

export interface Sample {
  readonly file: string;
  readonly bytes: number;
  readonly files: number;
}

/** Packs a sample into the cache unless it is there. Throws when its content cannot be made. */
export function sample(cache: string, size: Size, kind: Kind, say: (line: string) => void): Sample {
  const archives = join(cache, 'archives');
  const trees = join(cache, 'trees');
  const file = `${size.replaceAll(/[ ,]+/g, '-')}.${kind}`;
  const archive = join(archives, file);
  const contents = CONTENTS[size];
  const folders = typeof contents === 'number' ? [`pages-${contents}`] : contents;
  for (const folder of folders)
    once(join(trees, folder), (fresh) => {
      say(`Making ${folder}`);
      if (typeof contents === 'number') smallFiles(fresh, contents);
      else documentation(fresh, folder);
    });
  if (!existsSync(archive)) {
    say(`Packing ${file}`);
    mkdirSync(archives, { recursive: true });
    const fresh = join(archives, `fresh.${file}`);
    rmSync(fresh, { force: true });
    const command =
      kind === 'zip'
        ? ['zip', '-q', '-r', '-X', fresh]
        : ['tar', '--gzip', '--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-cf', fresh];
    const [program = '', ...args] = [...command, ...folders];
    execFileSync(program, args, { cwd: trees, env: { ...process.env, LC_ALL: 'C.UTF-8' } });
    renameSync(fresh, archive);
  }
  const count = execFileSync('sh', ['-c', 'find "$@" -type f | wc -l', 'sh', ...folders], { cwd: trees });
  return { file, bytes: statSync(archive).size, files: Number(count.toString()) };
}

/**
 * A Debian package's files, without links and manual pages: a bundle holds no links, and pages of C++ are named `std::…`,
 * which Windows cannot write. Fetched by apt, not installed.
 */
function documentation(folder: string, name: string): void {
  const unpack = 'dpkg-deb -x *.deb .; rm *.deb; rm -rf usr/share/man; find . -type l -delete';
  try {
    const script = `apt-get download '${name}'; ${unpack}`;
    execFileSync('sh', ['-ec', script], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    throw new Error(`apt cannot fetch ${name}`, { cause: error });
  }
}

/** Pages of 2 kB on average, 50 to a folder; the same each time. */
function smallFiles(folder: string, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const into = join(folder, `guide-${Math.floor(index / 50)}`);
    if (index % 50 === 0) mkdirSync(into);
    writeFileSync(join(into, `page-${index}.html`), page(index, 500 + ((index * 7919) % 3000)));
  }
}

/** Text of this many bytes that packs about as well as pages do; the same for the same seed. */
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

/** Fills a folder unless it is there. */
function once(folder: string, fill: (fresh: string) => void): void {
  if (existsSync(folder)) return;
  const fresh = `${folder}.fresh`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  fill(fresh);
  renameSync(fresh, folder);
}
