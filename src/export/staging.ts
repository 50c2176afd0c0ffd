import { join } from 'node:path';
import { BundleReceiver } from '../archive/bundle-receiver.ts';
import { ArchiveTree, type UnpackOrder } from '../archive/tree.ts';
import { ArrivalUnpacker } from '../archive/unpack-arriving.ts';
import { unpackFile } from '../archive/unpack-file.ts';
import type { CheckOrder } from '../check/check-inputs.ts';
import type { CheckStaging } from '../check/check-site.ts';
import { readSiteApart } from '../check/reader-process.ts';
import type { UploadKind } from '../core/failure.ts';
import type { ArrivingBundle } from '../download/sink.ts';
import { SiteDrafts } from '../publish/drafts.ts';
import { Publisher, type Move } from '../publish/publisher.ts';
import { FileIndex } from '../site/file-index.ts';
import type { SiteStaging } from '../site/inspect-site.ts';
import { uploadStaging, type UploadStaging } from '../upload/parcel.ts';
import type { Staging } from './export-bundle.ts';

export interface StagingOptions {
  /**
   * `null`: nothing is unpacked. Otherwise an absolute path, `null` for a place that is removed at the end, and whether
   * what is there may be replaced.
   */
  readonly site: { readonly path: string | null; readonly overwrite: boolean } | null;
  /** `null`: nobody looks into the site. */
  readonly check: CheckOrder | null;
  /** Absolute; `null`: the archive is not kept. */
  readonly bundlePath: string | null;
  /** Absolute; `null`: no manifest is written, and so no MD5 is needed. */
  readonly manifestPath: string | null;
  /** `null`: nothing is uploaded. */
  readonly upload: { readonly kind: UploadKind } | null;
  /** The runner's temporary folder. */
  readonly tempFolder: string;
  /** Node's name of the platform. */
  readonly platform: NodeJS.Platform;
}

/**
 * The disk side of one run. `discard` removes what was not published and gives the paths of what cannot be removed; it may
 * be called at any time, twice too.
 */
export interface DiskStaging extends Staging, UploadStaging, SiteStaging, CheckStaging {
  readonly discard: () => readonly string[];
}

export function staging(options: StagingOptions): DiskStaging {
  const { site, bundlePath, tempFolder, platform } = options;
  const publisher = new Publisher();
  // What an upload reads stays until the end, also when nobody publishes it.
  const temporary = new Publisher();
  const drafts = new SiteDrafts(publisher, tempFolder);
  const isKept = bundlePath !== null || options.upload?.kind === 'bundle';
  let sink: BundleReceiver | null = null;
  let order: UnpackOrder | null = null;
  let partPath = '';
  let fileIndex: FileIndex | null = null;
  let siteRoot: string | null = null;

  const placePart = (): string => {
    const holder = isKept ? temporary : publisher;
    // Beside the place where it will be kept, so that keeping it is a rename.
    const folder = bundlePath === null ? holder.folderIn(tempFolder) : publisher.folderBeside(bundlePath);
    partPath = join(folder, 'bundle.part');
    return partPath;
  };
  const siteHolder = site?.path === null ? temporary : publisher;
  /** Removes what was unpacked and is not published. */
  const removeSite = (): void => {
    if (siteRoot !== null) siteHolder.removeStaging(siteRoot);
    siteRoot = null;
  };
  /** What to unpack into; what an earlier attempt has unpacked is removed. */
  const newTree = (): ArchiveTree => {
    if (site === null) throw new Error('there is nothing to unpack into');
    removeSite();
    fileIndex = new FileIndex(options.manifestPath === null ? ['sha256'] : ['sha256', 'md5']);
    siteRoot = site.path === null ? temporary.stagingIn(tempFolder) : publisher.stagingFor(site.path);
    return new ArchiveTree(siteRoot, fileIndex);
  };
  const desk = uploadStaging({
    siteRoot: () => siteRoot,
    freeSite: () => {
      if (site?.path === null) removeSite();
    },
    archive: () => partPath,
    newFolder: () => temporary.folderIn(tempFolder),
  });
  return {
    ...desk,
    openSink: (request, emit, signal) => {
      const onProgress = (fileCount: number, siteBytes: number): void => {
        emit({ kind: 'unpack-progress', fileCount, siteBytes });
      };
      const making = request === null || site === null ? null : { ...request, platform, signal, onProgress };
      order = making;
      const unpacker =
        making === null
          ? null
          : (arriving: ArrivingBundle) => new ArrivalUnpacker(newTree(), making, arriving);
      sink = new BundleReceiver({ partPath: placePart, isKept, unpacker });
      return sink;
    },
    isStillPacked: () => order !== null && sink?.unpacked() === null,
    unpack: async () => {
      const done = sink?.unpacked() ?? null;
      if (done !== null) return done;
      if (order === null) throw new Error('there is nothing to unpack into');
      return await unpackFile(newTree(), partPath, order);
    },
    siteFiles: () => {
      if (fileIndex === null) throw new Error('nothing was unpacked');
      return fileIndex.files();
    },
    draft: (path, text) => {
      drafts.write(path, text);
    },
    readSite: async (wanted, onProgress, signal) => {
      if (siteRoot === null) throw new Error('there is no folder with a site');
      return await readSiteApart({ root: siteRoot, siteUrl: null, ...wanted }, { onProgress }, signal);
    },
    draftReport: (path) => drafts.place(path),
    keepReport: (draft, path) => {
      drafts.keep(draft, path);
    },
    publishReport: (path) => {
      drafts.publishAlone(path);
    },
    draftLists: (lists) => drafts.writeLists(lists),
    publish: () => {
      const moves: Move[] = [...drafts.moves];
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
      drafts.publishSecret(path, text);
    },
    discard: () => {
      const removeAll = (): readonly string[] => [...publisher.discard(), ...temporary.discard()];
      try {
        sink?.abandon();
      } catch (error) {
        removeAll();
        throw error;
      }
      return removeAll();
    },
  };
}
