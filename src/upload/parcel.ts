import { join } from 'node:path';
import type { UnpackedSite } from '../site/file-index.ts';
import { orDiskFailure } from '../system/disk-failure.ts';
import { linkOrCopy } from '../system/new-file.ts';
import { packPages, siteReader } from './pack-pages.ts';
import { isForPages, siteEntries, sortedForPages } from './pages-tar.ts';
import type { UploadTarget } from './upload-inputs.ts';

/** What an artifact is made of. Every path is absolute. */
export interface Parcel {
  readonly root: string;
  /** At least one, below `root`. */
  readonly files: readonly string[];
  /** `false`: there is one file, and it goes up as it is. */
  readonly zip: boolean;
}

/** What there is to upload, and where. */
export interface UploadSource {
  /** `null`: none was unpacked. */
  readonly site: UnpackedSite | null;
  /** Path of the archive, where it is kept. */
  readonly archive: string;
  /** Makes an empty folder that is removed at the end. */
  readonly newFolder: () => string;
}

/** What the one file in a Pages artifact is called: `actions/deploy-pages` looks for no other. */
const PAGES_FILE = 'artifact.tar';

/** Makes ready what goes up; after publishing. Rejects with `disk-full`, `disk-error`, or the signal's reason. */
export async function packUpload(
  { kind, artifactName }: UploadTarget,
  { site, archive, newFolder }: UploadSource,
  signal: AbortSignal,
): Promise<Parcel> {
  if (kind === 'bundle') {
    const root = newFolder();
    const file = join(root, artifactName);
    orDiskFailure(file, 'make the archive ready for its upload', () => {
      linkOrCopy(archive, file);
    });
    return { root, files: [file], zip: false };
  }
  if (site === null) throw new Error('there is no site to upload');
  if (kind === 'site')
    return { root: site.root, files: site.files.map(({ path }) => join(site.root, path)), zip: true };
  const root = newFolder();
  const into = join(root, PAGES_FILE);
  const entries = sortedForPages(siteEntries(site).filter(isForPages));
  await packPages({ into, entries, contentsOf: siteReader(site.root) }, signal);
  return { root, files: [into], zip: true };
}
