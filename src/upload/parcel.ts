import { join } from 'node:path';
import { orDiskFailure } from '../system/disk-failure.ts';
import { linkOrCopy } from '../system/new-file.ts';
import { packPages, siteReader } from './pack-pages.ts';
import { isForPages, pagesTarBytes, sortedForPages, type PagesEntry } from './pages-tar.ts';
import type { UploadTarget } from './upload-inputs.ts';

/** What an artifact is made of. Every path is absolute. */
export interface Parcel {
  readonly root: string;
  /** At least one, below `root`. */
  readonly files: readonly string[];
  /** `false`: there is one file, and it goes up as it is. */
  readonly zip: boolean;
}

/** The site as it was unpacked. */
export interface SiteContents {
  /** Of all files, from the root of the site, with slashes. */
  readonly paths: readonly string[];
  /** How long the tar of a Pages artifact would be. */
  readonly tarBytes: number;
}

/** The disk side of handing on. */
export interface UploadStaging {
  /** What was unpacked. */
  inspect(): SiteContents;
  /** Makes ready what goes up; after publishing. Rejects with `disk-full`, `disk-error`, or the signal's reason. */
  pack(upload: UploadTarget, signal: AbortSignal): Promise<Parcel>;
  /** Puts a text that is a secret into a file, in one rename. Throws `disk-full`, `disk-error`. */
  writeSecret(path: string, text: string): void;
}

/** Where things lie at the moment of asking. */
export interface StagedPaths {
  /** The folder with the unpacked site. */
  readonly siteRoot: () => string;
  /** All of the unpacked site. */
  readonly siteEntries: () => readonly PagesEntry[];
  /** Removes that folder where only the upload needs it. */
  readonly freeSite: () => void;
  readonly archive: () => string;
  /** A new, empty folder that is removed at the end. */
  readonly newFolder: () => string;
}

/** What the one file in a Pages artifact is called: `actions/deploy-pages` looks for no other. */
const PAGES_FILE = 'artifact.tar';

export function uploadStaging(places: StagedPaths): Pick<UploadStaging, 'inspect' | 'pack'> {
  return {
    inspect: () => {
      const entries = places.siteEntries();
      return { paths: pathsOf(entries), tarBytes: pagesTarBytes(entries.filter(isForPages)) };
    },
    pack: async ({ kind, artifactName }, signal) => {
      switch (kind) {
        case 'site': {
          const root = places.siteRoot();
          return { root, files: pathsOf(places.siteEntries()).map((path) => join(root, path)), zip: true };
        }
        case 'bundle': {
          const root = places.newFolder();
          const file = join(root, artifactName);
          orDiskFailure(file, 'make the archive ready for its upload', () => {
            linkOrCopy(places.archive(), file);
          });
          return { root, files: [file], zip: false };
        }
        case 'pages':
          return await packed(places, signal);
      }
    },
  };
}

async function packed(places: StagedPaths, signal: AbortSignal): Promise<Parcel> {
  const root = places.newFolder();
  const into = join(root, PAGES_FILE);
  const entries = sortedForPages(places.siteEntries().filter(isForPages));
  await packPages({ into, entries, contentsOf: siteReader(places.siteRoot()) }, signal);
  // Its room is needed no longer, and the upload may take long.
  places.freeSite();
  return { root, files: [into], zip: true };
}

function pathsOf(entries: readonly PagesEntry[]): readonly string[] {
  return entries.flatMap(({ path, bytes }) => (bytes === null ? [] : [path]));
}
