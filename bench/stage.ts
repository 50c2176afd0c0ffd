import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Stage {
  readonly what: string;
  /** Runs `work` with an empty folder on a file system that is new each time. */
  readonly withFolder: <T>(work: (folder: string) => T) => T;
  readonly remove: () => void;
}

/**
 * An ext4 image in memory, made anew for each run, where it may be mounted: a disk would hide what is measured, and
 * an ext4 on which a tree was deleted makes files several times as slowly. Else a temporary folder.
 */
export function stage(): Stage {
  const home = mkdtempSync(join('/dev/shm', 'bench-'));
  const image = join(home, 'ext4');
  const mounted = join(home, 'mounted');
  mkdirSync(mounted);
  const mount = (): boolean => {
    rmSync(image, { force: true });
    const file = openSync(image, 'w');
    ftruncateSync(file, 6 * 1024 ** 3);
    closeSync(file);
    const made =
      spawnSync('mkfs.ext4', ['-q', '-N', '400000', '-E', 'lazy_itable_init=0,nodiscard', image]).status ===
      0;
    return made && spawnSync('mount', ['-o', 'loop', image, mounted]).status === 0;
  };
  const unmount = (): void => {
    spawnSync('umount', [mounted]);
  };
  if (!mount()) {
    rmSync(home, { recursive: true });
    return inTemporaryFolder();
  }
  unmount();
  return {
    what: 'an ext4 image in memory, new for each run',
    withFolder: (work) => {
      if (!mount()) throw new Error('Cannot mount the image that could be mounted before.');
      try {
        const folder = join(mounted, 'into');
        mkdirSync(folder);
        return work(folder);
      } finally {
        unmount();
      }
    },
    remove: () => {
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function inTemporaryFolder(): Stage {
  return {
    what: `${tmpdir()}, since no file system may be mounted here: the disk hides part of the difference`,
    withFolder: (work) => {
      const folder = mkdtempSync(join(tmpdir(), 'bench-'));
      try {
        return work(folder);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    remove: () => undefined,
  };
}
