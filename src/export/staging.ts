import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BundleReceiver } from '../archive/bundle-receiver.ts';
import { ArchiveTree, type UnpackOrder } from '../archive/tree.ts';
import { ArrivalUnpacker } from '../archive/unpack-arriving.ts';
import { unpackFile } from '../archive/zip/unpack.ts';
import type { CheckStaging } from '../check/check-site.ts';
import { readSiteApart } from '../check/reader-process.ts';
import type { ArrivingBundle } from '../download/sink.ts';
import { SiteDrafts } from '../publish/drafts.ts';
import { Publisher, type Move } from '../publish/publisher.ts';
import { FileIndex, type SiteFiles } from '../site/file-index.ts';
import type { SiteStaging } from '../site/inspect-site.ts';
import { parseTexts } from '../site/page-texts.ts';
import { MACHINE_REMOVER } from '../system/remove-trees.ts';
import { siteEntries } from '../upload/pages-tar.ts';
import { uploadStaging, type UploadStaging } from '../upload/parcel.ts';
import type { UploadTarget } from '../upload/upload-inputs.ts';
import type { Staging } from './export-bundle.ts';
import type { Inputs, SiteTarget } from './inputs.ts';

export interface StagingOptions extends Pick<Inputs, 'bundlePath' | 'manifestPath'> {
  readonly site: Pick<SiteTarget, 'path' | 'overwrite'> | null;
  readonly upload: Pick<UploadTarget, 'kind'> | null;
  /** The runner's temporary folder. */
  readonly tempFolder: string;
  /** Node's name of the platform. */
  readonly platform: NodeJS.Platform;
  /** Milliseconds until the process must end; `Infinity`: no limit. */
  readonly msLeft: () => number;
}

/**
 * The disk side of one run. `discard` removes everything unpublished and returns the paths that cannot be removed; it may
 * be called at any time, also twice.
 */
export interface DiskStaging extends Staging, UploadStaging, SiteStaging, CheckStaging {
  readonly discard: () => readonly string[];
}

export function staging(options: StagingOptions): DiskStaging {
  const { site, bundlePath, manifestPath, upload, tempFolder, platform, msLeft } = options;
  const remover = { ...MACHINE_REMOVER, msLeft };
  const publisher = new Publisher(remover);
  // The files of an upload stay until the end, also when they are not published.
  const temporary = new Publisher(remover);
  const drafts = new SiteDrafts(publisher, tempFolder);
  const isKept = bundlePath !== null || upload?.kind === 'bundle';
  let sink: BundleReceiver | null = null;
  let order: UnpackOrder | null = null;
  let partPath = '';
  let tree: ArchiveTree | null = null;
  let listed: SiteFiles | null = null;
  let siteRoot: string | null = null;

  const placePart = (): string => {
    const holder = isKept ? temporary : publisher;
    // Beside its target, so that publishing it is a rename.
    const folder = bundlePath === null ? holder.folderIn(tempFolder) : publisher.folderBeside(bundlePath);
    partPath = join(folder, 'bundle.part');
    return partPath;
  };
  const siteHolder = site?.path === null ? temporary : publisher;
  /** Removes unpacked files that are not published. */
  const removeSite = (): void => {
    if (siteRoot !== null) siteHolder.removeStaging(siteRoot);
    siteRoot = null;
  };
  /** The folder to unpack into; files of an earlier attempt are removed. */
  const newTree = (): ArchiveTree => {
    if (site === null) throw new Error('there is nothing to unpack into');
    removeSite();
    listed = null;
    const fileIndex = new FileIndex(manifestPath === null ? ['sha256'] : ['sha256', 'md5']);
    siteRoot = site.path === null ? temporary.stagingIn(tempFolder) : publisher.stagingFor(site.path);
    tree = new ArchiveTree(siteRoot, fileIndex);
    return tree;
  };
  const unpackedTree = (): ArchiveTree => {
    if (tree === null) throw new Error('nothing was unpacked');
    return tree;
  };
  const unpackedRoot = (): string => {
    if (siteRoot === null) throw new Error('there is no folder with a site');
    return siteRoot;
  };
  const siteFiles = (): SiteFiles => (listed ??= unpackedTree().fileIndex.files());
  const forUpload = uploadStaging({
    siteRoot: unpackedRoot,
    siteEntries: () => siteEntries(siteFiles(), unpackedTree().folders),
    freeSite: () => {
      if (site?.path === null) removeSite();
    },
    archive: () => partPath,
    newFolder: () => temporary.folderIn(tempFolder),
  });
  return {
    ...forUpload,
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
    unpack: async (emit) => {
      const done = sink?.unpacked() ?? null;
      if (done !== null) return done;
      if (order === null) throw new Error('there is nothing to unpack into');
      emit({ kind: 'phase', phase: 'unpack' });
      return await unpackFile(newTree(), partPath, order);
    },
    siteFiles,
    freeSiteFiles: () => {
      listed = null;
      tree = null;
    },
    draft: (path, text) => {
      drafts.write(path, text);
    },
    readSite: async (wanted, onProgress, signal) => {
      return await readSiteApart({ root: unpackedRoot(), siteUrl: null, ...wanted }, { onProgress }, signal);
    },
    placeTexts: () => join(publisher.folderIn(tempFolder), 'texts'),
    pageTexts: (path) => parseTexts(readFileSync(path, 'utf8')),
    draftReport: (path) => drafts.place(path),
    keepReport: (draft, path) => {
      drafts.keep(draft, path);
    },
    publishReport: (path) => {
      drafts.publishAlone(path);
    },
    draftLists: (lists) => drafts.writeLists(lists),
    draftUpload: async (paths, signal) => {
      const isWhole = paths.length === siteFiles().files.length;
      const whole = isWhole ? (site?.path ?? null) : null;
      return whole ?? (await drafts.linkFiles(unpackedRoot(), paths, signal));
    },
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
      const removeAll = (): readonly string[] => {
        // Out of the workspace first: a slow file system may leave no time to remove tens of thousands of files.
        if (msLeft() < Infinity) publisher.moveAway(tempFolder);
        return [...publisher.discard(), ...temporary.discard()];
      };
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
