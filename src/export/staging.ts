import { join } from 'node:path';
import { ArchiveSink } from '../archive/archive-sink.ts';
import { ArchiveTree } from '../archive/tree.ts';
import { siteReader } from '../check/reader-process.ts';
import { SiteDrafts } from '../publish/drafts.ts';
import { Publisher, type Move } from '../publish/publisher.ts';
import { FileIndex } from '../site/file-index.ts';
import { MACHINE_REMOVER } from '../system/remove-trees.ts';
import type { UploadStaging } from '../upload/hand-over.ts';
import { packUpload } from '../upload/pack-upload.ts';
import type { UploadTarget } from '../upload/upload-inputs.ts';
import type { Staging } from './export-bundle.ts';
import type { Inputs, SiteTarget } from './inputs.ts';

export interface StagingOptions
  extends Pick<Inputs, 'bundlePath' | 'manifestPath'>, Partial<Pick<Inputs, 'check' | 'helmValuesPath'>> {
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
export interface DiskStaging extends Staging, UploadStaging {
  readonly discard: () => readonly string[];
}

export function staging(options: StagingOptions): DiskStaging {
  const { site, bundlePath, manifestPath, upload, tempFolder, platform, msLeft } = options;
  const remover = { ...MACHINE_REMOVER, msLeft };
  const { check = null, helmValuesPath = null } = options;
  const reports = [manifestPath, check?.reportPath ?? null, helmValuesPath];
  const publisher = new Publisher([site?.path ?? null, bundlePath, ...reports], remover);
  // The files of an upload stay until the end, also when they are not published.
  const temporary = new Publisher([], remover);
  const drafts = new SiteDrafts(publisher, tempFolder);
  const isKept = bundlePath !== null || upload?.kind === 'bundle';
  const siteHolder = site?.path === null ? temporary : publisher;
  let sink: ArchiveSink | null = null;
  let archive = '';
  let root: string | null = null;

  const placePart = (): string => {
    const holder = isKept ? temporary : publisher;
    // Beside its target, so that publishing it is a rename.
    const folder = bundlePath === null ? holder.folderIn(tempFolder) : publisher.folderBeside(bundlePath);
    archive = join(folder, 'bundle.part');
    return archive;
  };
  /** An empty tree to unpack into; the files of an earlier one are removed. */
  const newTree = (): ArchiveTree => {
    if (root !== null) siteHolder.removeStaging(root);
    const path = site?.path ?? null;
    root = path === null ? temporary.stagingIn(tempFolder) : publisher.stagingFor(path);
    return new ArchiveTree(root, new FileIndex(manifestPath === null ? ['sha256'] : ['sha256', 'md5']));
  };
  return {
    drafts,
    openSink: (request, emit, signal) => {
      const onProgress = (fileCount: number, siteBytes: number): void => {
        emit({ kind: 'unpack-progress', fileCount, siteBytes });
      };
      const target = request === null ? null : { ...request, platform, signal, onProgress, newTree };
      sink = new ArchiveSink({ partPath: placePart, isKept, target });
      return sink;
    },
    unpack: async (emit) => {
      if (sink === null) throw new Error('there is nothing to unpack');
      const { tree, unpacked } = await sink.unpack(() => {
        emit({ kind: 'phase', phase: 'unpack' });
      });
      emit({ kind: 'unpacked', ...unpacked });
      return { root: tree.root, folders: [...tree.folders], ...tree.fileIndex.files() };
    },
    readSite: siteReader(() => publisher.folderIn(tempFolder)),
    publish: (from) => {
      const moves: Move[] = [...drafts.moves];
      if (from !== null && site !== null && site.path !== null)
        moves.push({ from, to: site.path, mayReplace: site.overwrite });
      if (bundlePath !== null) moves.push({ from: archive, to: bundlePath, mayReplace: true });
      publisher.publish(moves);
    },
    pack: async (target, unpacked, signal) => {
      const newFolder = (): string => temporary.folderIn(tempFolder);
      const source = { site: unpacked, archive: bundlePath ?? archive, newFolder };
      const packed = await packUpload(target, source, signal);
      // Its room is needed no longer, and the upload may take long.
      if (target.kind === 'pages' && site?.path === null && unpacked !== null)
        temporary.removeStaging(unpacked.root);
      return packed;
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
