import { join } from 'node:path';
import type { ArrivingBundle, Workbench } from '../flows/ports.ts';
import { ArrivalUnpacker } from './arrival-unpacker.ts';
import { BundleIntake } from './bundle-intake.ts';
import { Publisher } from './publisher.ts';
import { keepHeapSmall } from './small-heap.ts';
import { unpackArchive, type UnpackOrder } from './unpack.ts';

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
  let intake: BundleIntake | null = null;
  /** Into a folder that is new each time. */
  let order: (() => UnpackOrder) | null = null;
  let partPath = '';
  let staging: string | null = null;

  const placePart = (): string => {
    // Beside the place where it will be kept, so that keeping it is a rename.
    const folder = bundlePath === null ? publisher.folderIn(tempFolder) : publisher.folderBeside(bundlePath);
    partPath = join(folder, 'bundle.part');
    return partPath;
  };
  /** An empty folder: what an earlier attempt unpacked is removed. */
  const stage = (target: string): string => {
    if (staging !== null) publisher.removeStaging(staging);
    staging = publisher.stagingFor(target);
    return staging;
  };
  return {
    openIntake: (request, tell, signal) => {
      keepHeapSmall();
      const onProgress = (fileCount: number, siteBytes: number): void => {
        tell({ kind: 'unpack-progress', fileCount, siteBytes });
      };
      if (request !== null && site !== null)
        order = () => ({ ...request, into: stage(site.path), platform, signal, onProgress });
      const making = order;
      const unpacker =
        making === null ? null : (arriving: ArrivingBundle) => new ArrivalUnpacker(making(), arriving);
      intake = new BundleIntake({ partPath: placePart, isKept: bundlePath !== null, unpacker });
      return intake;
    },
    isStillPacked: () => order !== null && intake?.unpacked() === null,
    unpack: async () => {
      const done = intake?.unpacked() ?? null;
      if (done !== null) return done;
      if (order === null) throw new Error('there is no folder to unpack into');
      return await unpackArchive({ archive: partPath, ...order() });
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
        intake?.abandon();
      } finally {
        publisher.discard();
      }
    },
  };
}
