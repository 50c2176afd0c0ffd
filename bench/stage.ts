import { closeSync, existsSync, ftruncateSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asRoot } from './system-tools.ts';

/** The file system that archives and trees are written to. */
export interface Stage {
  readonly what: string;
  /** Runs `work` with an empty folder, on a new file system each time. */
  readonly withFolder: <T>(work: (folder: string) => Promise<T>) => Promise<T>;
  readonly remove: () => void;
}

const MEMORY = '/dev/shm';
const IMAGE_BYTES = 8 * 1024 ** 3;
const INODES = 400_000;

/**
 * A new ext4 image in memory for each run, where mounting is allowed; otherwise a folder in memory or on the disk. A disk
 * would hide differences, and an ext4 on which a tree was deleted creates files several times as slowly.
 */
export function stage(): Stage {
  const memory = existsSync(MEMORY);
  const home = mkdtempSync(join(memory ? MEMORY : tmpdir(), 'bench-'));
  const image = join(home, 'ext4');
  const mounted = join(home, 'mounted');
  mkdirSync(mounted);
  const remove = (): void => {
    rmSync(home, { recursive: true, force: true });
  };
  const owner = `root_owner=${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`;
  const make = ['mkfs.ext4', '-q', '-N', `${INODES}`, '-E', `lazy_itable_init=0,nodiscard,${owner}`, image];
  const mount = (): boolean => {
    rmSync(image, { force: true });
    const file = openSync(image, 'w');
    ftruncateSync(file, IMAGE_BYTES);
    closeSync(file);
    return asRoot(make) && asRoot(['mount', '-o', 'loop', image, mounted]);
  };
  const unmount = (): void => {
    if (!asRoot(['umount', mounted])) asRoot(['umount', '--lazy', mounted]);
  };

  const mountable = memory && mount();
  if (mountable) unmount();
  const what = mountable
    ? 'an ext4 image in memory, new for each run'
    : `a folder ${memory ? 'in memory' : 'on the disk'}, since no file system may be mounted here`;
  const withFolder: Stage['withFolder'] = async (work) => {
    if (mountable && !mount()) throw new Error('Cannot mount the image that could be mounted before.');
    const folder = join(mounted, 'into');
    try {
      mkdirSync(folder);
      return await work(folder);
    } finally {
      if (mountable) unmount();
      else rmSync(folder, { recursive: true, force: true });
    }
  };
  return { what, withFolder, remove };
}
