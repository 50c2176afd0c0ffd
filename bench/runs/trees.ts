import { createCipheriv } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder below `trees/` of the cache. */
export type Tree = string;
/** Makes a tree unless it is there. Throws when it cannot be made. */
export type MakeTree = (cache: string, say: (line: string) => void) => Tree;

/**
 * A Debian package's files, without links and manual pages: a bundle holds no links, and pages of C++ are named `std::…`,
 * which Windows cannot write. Fetched by apt, not installed.
 */
export function documentation(name: string): MakeTree {
  return (cache, say) =>
    once(cache, name, (folder) => {
      say(`Fetching by apt, without installing: ${name}`);
      const unpack = 'dpkg-deb -x *.deb .; rm *.deb; rm -rf usr/share/man; find . -type l -delete';
      try {
        const script = `apt-get download '${name}'; ${unpack}`;
        execFileSync('sh', ['-ec', script], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
      } catch (error) {
        throw new Error(`apt cannot fetch ${name}`, { cause: error });
      }
    });
}

/** Pages of 2 kB on average, 50 to a folder. */
export function smallFiles(count: number): MakeTree {
  return (cache) =>
    once(cache, `pages-${count}`, (folder) => {
      for (let index = 0; index < count; index += 1) {
        const into = join(folder, `guide-${Math.floor(index / 50)}`);
        if (index % 50 === 0) mkdirSync(into);
        writeFileSync(join(into, `page-${index}.html`), page(index, 500 + ((index * 7919) % 3000)));
      }
    });
}

/** Images of 10 to 120 kB, which do not compress, and a few search indexes of 12 MB, which do: 1 GB when packed. */
export const gigabyte: MakeTree = (cache) =>
  once(cache, 'gigabyte', (folder) => {
    const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16, 1), Buffer.alloc(16));
    for (let index = 0; index < 16_000; index += 1) {
      const into = join(folder, `images-${Math.floor(index / 100)}`);
      if (index % 100 === 0) mkdirSync(into);
      writeFileSync(
        join(into, `${index}.webp`),
        noise.update(Buffer.alloc(10_000 + ((index * 7919) % 110_000))),
      );
    }
    for (let index = 0; index < 8; index += 1)
      writeFileSync(join(folder, `search-${index}.json`), page(index, 12_000_000));
  });

/** Fills a folder of that name unless it is there. */
export function once(cache: string, name: string, fill: (folder: string) => void): Tree {
  const folder = join(cache, 'trees', name);
  if (!existsSync(folder)) {
    const fresh = `${folder}.fresh`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    fill(fresh);
    renameSync(fresh, folder);
  }
  return name;
}

/** Text of this many bytes that packs about as well as pages do; the same for the same seed. */
export function page(seed: number, bytes: number): string {
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
