import { join } from 'node:path';
import type { HandOverDesk } from '../flows/hand-over-ports.ts';
import type { Tell, UnpackRequest, Workbench } from '../flows/ports.ts';
import type { UploadKind } from '../rules/upload-target.ts';
import { ArchiveTree } from './archive-tree.ts';
import type { EntryTree } from './entry-tree.ts';
import { handOverDesk } from './hand-over-desk.ts';
import { PagesSpool } from './pages-spool.ts';
import { PartFileOnDisk } from './part-file.ts';
import { Publisher } from './publisher.ts';
import { writeSecretFile } from './secret-file.ts';
import { unpackInto } from './unpack.ts';

export interface WorkbenchOptions {
  /**
   * `null`: nothing is unpacked. Otherwise an absolute path, `null` for a place that is removed at the end, and whether
   * what is there may be replaced.
   */
  readonly site: { readonly path: string | null; readonly overwrite: boolean } | null;
  /** Absolute; `null`: the archive is not kept. */
  readonly bundlePath: string | null;
  /** `null`: nothing is uploaded. */
  readonly upload: { readonly kind: UploadKind } | null;
  /** The runner's temporary folder. */
  readonly tempFolder: string;
  /** Node's name of the platform. */
  readonly platform: NodeJS.Platform;
}

/** The disk side of one run. `discard` removes what was not published and may be called at any time, twice too. */
export interface DiskWorkbench extends Workbench, HandOverDesk {
  readonly discard: () => void;
}

export function workbench(options: WorkbenchOptions): DiskWorkbench {
  const { site, bundlePath, tempFolder, platform } = options;
  const publisher = new Publisher();
  // What an upload reads stays until the end, also when nobody publishes it.
  const temporary = new Publisher();
  const archiveHolder = options.upload?.kind === 'bundle' ? temporary : publisher;
  let part: PartFileOnDisk | null = null;
  let partPath = '';
  let spool: PagesSpool | null = null;
  let siteRoot: string | null = null;

  const newTree = (): EntryTree => {
    if (site === null) throw new Error('there is nothing to unpack into');
    if (site.path === null && options.upload?.kind === 'pages')
      return (spool = new PagesSpool(join(temporary.folderIn(tempFolder), 'contents')));
    siteRoot = site.path === null ? temporary.stagingIn(tempFolder) : publisher.stagingFor(site.path);
    return new ArchiveTree(siteRoot);
  };
  const desk = handOverDesk({
    siteRoot: () => siteRoot,
    spool: () => spool,
    archive: () => partPath,
    newFolder: () => temporary.folderIn(tempFolder),
  });
  return {
    ...desk,
    openPart: () => {
      // Beside the place where it will be kept, so that keeping it is a rename.
      const folder =
        bundlePath === null ? archiveHolder.folderIn(tempFolder) : publisher.folderBeside(bundlePath);
      partPath = join(folder, 'bundle.part');
      part = new PartFileOnDisk(partPath);
      return part;
    },
    unpack: async (
      { stripComponents, maxBytes, maxFiles }: UnpackRequest,
      tell: Tell,
      signal: AbortSignal,
    ) => {
      const onProgress = (fileCount: number, siteBytes: number): void => {
        tell({ kind: 'unpack-progress', fileCount, siteBytes });
      };
      const limits = { stripComponents, maxBytes, maxFiles, platform };
      return await unpackInto(newTree(), { archive: partPath, ...limits, signal, onProgress });
    },
    publish: () => {
      const moves = [];
      if (siteRoot !== null && site !== null && site.path !== null) {
        moves.push({ from: siteRoot, to: site.path, mayReplace: site.overwrite });
        siteRoot = site.path;
      }
      if (bundlePath !== null) {
        moves.push({ from: partPath, to: bundlePath, mayReplace: true });
        partPath = bundlePath;
      }
      publisher.publish(moves);
    },
    writeSecret: (path, text) => {
      writeSecretFile(path, text, publisher);
    },
    discard: () => {
      try {
        part?.close();
        spool?.close();
      } finally {
        try {
          publisher.discard();
        } finally {
          temporary.discard();
        }
      }
    },
  };
}
