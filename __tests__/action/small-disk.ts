import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Places, RunOptions } from './runner.ts';

/** Whether a disk of one megabyte can be made here: that takes root and Linux. */
const CAN_MOUNT = canMount();

/** The same case with a workspace on a disk of one megabyte; `null`, with a word about it, where none can be made. */
export function withSmallDisk<T extends { readonly options: RunOptions }>(
  given: T,
  where: keyof Places = 'workspace',
): T | null {
  if (!CAN_MOUNT) {
    console.warn('Tests with a full disk are left out: no file system can be mounted here');
    return null;
  }
  return {
    ...given,
    options: {
      ...given.options,
      prepare: (places: Places) => {
        mount(places[where]);
        given.options.prepare?.(places);
      },
      restore: (places: Places) => {
        unmount(places[where]);
      },
    },
  };
}

function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'docs-export-mount-'));
  const can = mount(folder);
  if (can) unmount(folder);
  rmdirSync(folder);
  return can;
}

function mount(folder: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=755', 'tmpfs', folder]).status === 0;
}

function unmount(folder: string): void {
  spawnSync('umount', [folder]);
}
