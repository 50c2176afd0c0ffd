import { join } from 'node:path';
import type { Tell, UnpackRequest, Workbench } from '../flows/ports.ts';
import { PartFileOnDisk } from './part-file.ts';
import { Publisher } from './publisher.ts';
import { unpackArchive } from './unpack.ts';

export interface WorkbenchOptions {
  /** `null`: nothing is unpacked. Otherwise an absolute path, and whether what is there may be replaced. */
  readonly site: { readonly path: string; readonly overwrite: boolean } | null;
  /** Absolute; `null`: the archive is not kept. */
  readonly bundlePath: string | null;
  /** The runner's temporary folder. */
  readonly tempFolder: string;
  /** Node's name of the platform. */
  readonly platform: NodeJS.Platform;
}

/** The disk side of one run. `discard` removes what was not published and may be called at any time, twice too. */
export interface DiskWorkbench extends Workbench {
  readonly discard: () => void;
}

export function workbench({ site, bundlePath, tempFolder, platform }: WorkbenchOptions): DiskWorkbench {
  const publisher = new Publisher();
  let part: PartFileOnDisk | null = null;
  let partPath = '';
  let staging: string | null = null;
  return {
    openPart: () => {
      // Beside the place where it will be kept, so that keeping it is a rename.
      const folder =
        bundlePath === null ? publisher.folderIn(tempFolder) : publisher.folderBeside(bundlePath);
      partPath = join(folder, 'bundle.part');
      part = new PartFileOnDisk(partPath);
      return part;
    },
    unpack: async (
      { stripComponents, maxBytes, maxFiles }: UnpackRequest,
      tell: Tell,
      signal: AbortSignal,
    ) => {
      if (site === null) throw new Error('there is no folder to unpack into');
      const into = publisher.stagingFor(site.path);
      staging = into;
      const onProgress = (fileCount: number, siteBytes: number): void => {
        tell({ kind: 'unpack-progress', fileCount, siteBytes });
      };
      const limits = { stripComponents, maxBytes, maxFiles, platform };
      return await unpackArchive({ archive: partPath, into, ...limits, signal, onProgress });
    },
    publish: () => {
      const moves = [];
      if (staging !== null && site !== null)
        moves.push({ from: staging, to: site.path, mayReplace: site.overwrite });
      if (bundlePath !== null) moves.push({ from: partPath, to: bundlePath, mayReplace: true });
      publisher.publish(moves);
    },
    discard: () => {
      try {
        part?.close();
      } finally {
        publisher.discard();
      }
    },
  };
}
