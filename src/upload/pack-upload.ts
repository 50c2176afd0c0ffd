import { closeSync, createWriteStream, openSync, readSync } from 'node:fs';
import { chmod, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../core/failure.ts';
import type { UnpackedSite } from '../site/file-index.ts';
import { diskFailure, orDiskFailure } from '../system/disk-failure.ts';
import { linkOrCopy } from '../system/new-file.ts';
import {
  isForPages,
  PAGES_TIME_S,
  pagesEnd,
  pagesHeader,
  pagesPadding,
  siteEntries,
  sortedForPages,
  type PagesEntry,
} from './pages-tar.ts';
import type { UploadTarget } from './upload-inputs.ts';

/** What an artifact is made of. Every path is absolute. */
export interface PackedUpload {
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
): Promise<PackedUpload> {
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

export interface PackOptions {
  /** A file that is not there yet. */
  readonly into: string;
  /** In the order of the tar. */
  readonly entries: readonly PagesEntry[];
  readonly contentsOf: (file: PagesEntry) => Iterable<Uint8Array>;
}

const READ_BYTES = 256 * 1024;

/**
 * Writes the tar of a Pages artifact. Rejects with `disk-full`, `disk-error`, or the reason of the signal; what is
 * written then stays, for the caller to remove.
 */
export async function packPages(
  { into, entries, contentsOf }: PackOptions,
  signal: AbortSignal,
): Promise<void> {
  const file = createWriteStream(into, { flags: 'wx' });
  try {
    await pipeline(tarPieces(entries, contentsOf), file, { signal });
    // They go into the artifact with it: the same site is to give the same artifact.
    await chmod(into, 0o644);
    await utimes(into, PAGES_TIME_S, PAGES_TIME_S);
  } catch (error) {
    // Windows removes no open file.
    if (!file.closed) await new Promise<void>((resolve) => file.once('close', resolve));
    signal.throwIfAborted();
    throw diskFailure(error, into, 'write the Pages artifact');
  }
}

function* tarPieces(
  entries: readonly PagesEntry[],
  contentsOf: (file: PagesEntry) => Iterable<Uint8Array>,
): Generator<Uint8Array> {
  let tarBytes = 0;
  for (const entry of entries) {
    const header = pagesHeader(entry);
    yield header;
    tarBytes += header.length;
    const bytes = entry.bytes ?? 0;
    if (bytes === 0) continue;
    yield* contentsOf(entry);
    const padding = pagesPadding(bytes);
    yield padding;
    tarBytes += bytes + padding.length;
  }
  yield pagesEnd(tarBytes);
}

/** Reads the files of a site, one at a time and piece by piece. */
export function siteReader(root: string): (file: PagesEntry) => Iterable<Uint8Array> {
  return function* contentsOf({ path, bytes: declaredBytes }) {
    const full = join(root, path);
    const bytes = declaredBytes ?? 0;
    let descriptor: number | null = null;
    try {
      descriptor = openSync(full, 'r');
      for (let done = 0; ;) {
        // A byte more than there should be, to see that there is none.
        const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, bytes - done + 1));
        const count = readSync(descriptor, buffer, 0, buffer.length, done);
        if (count === 0 && done === bytes) return;
        if (count === 0 || done + count > bytes) throw changed(full);
        yield buffer.subarray(0, count);
        done += count;
      }
    } catch (error) {
      throw diskFailure(error, full, 'read the site');
    } finally {
      if (descriptor !== null) closeSync(descriptor);
    }
  };
}

function changed(path: string): Failure {
  return new Failure('disk-error', {
    path,
    doing: 'read the site',
    problem: 'it has changed while it was read',
  });
}
