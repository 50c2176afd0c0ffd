import { execFileSync, spawnSync } from 'node:child_process';
import type { Places } from './run-environment.ts';
import type { RunOptions } from './runner.ts';

/** The same case with a workspace on a disk of one megabyte, which needs the right to mount. */
export function withSmallDisk<T extends { readonly options: RunOptions }>(
  given: T,
  where: keyof Places = 'workspace',
): T {
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

function mount(folder: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=755', 'tmpfs', folder]);
}

function unmount(folder: string): void {
  spawnSync('umount', [folder]);
}
