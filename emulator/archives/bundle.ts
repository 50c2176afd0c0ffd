import { createHash } from 'node:crypto';
import { copyFileSync, createReadStream, createWriteStream, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Stored } from '../service/state.ts';
import { renderSite } from '../site/render.ts';
import { SAMPLE_DOCS } from '../site/sample.ts';
import { belowFolder, filesIn, filesOf, type SiteFile } from '../site/site-files.ts';
import { HOSTILE, type HostileArchive, type HostileKind } from './hostile.ts';
import { pack, writePieces, type Format } from './pack.ts';
import { FIXED_TIME_S } from './tar.ts';

/** Where the archive's content comes from: the first of these that is given. */
export interface Content {
  /** These bytes, or this file, as they are. */
  readonly archive?: string | Uint8Array | undefined;
  /** The later archive, for scenarios with a changed bundle. */
  readonly changedArchive?: string | Uint8Array | undefined;
  /** Files by name. */
  readonly files?: Readonly<Record<string, string | Uint8Array>> | undefined;
  /** A folder with a static site. */
  readonly site?: string | undefined;
  /** A folder with Markdown, which is rendered. Without any of these: a small sample of it. */
  readonly markdown?: string | undefined;
  readonly domain?: string | undefined;
  /** A folder of the archive that holds everything. */
  readonly topFolder?: string | undefined;
}

export interface Bundle {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

export interface Bundles {
  /** The archive, and the later one if the scenario has one. */
  readonly bundles: readonly [Bundle, ...Bundle[]];
  readonly stored: readonly Stored[];
  readonly pages: number;
}

interface Wanted {
  readonly format: Format;
  readonly hostile: HostileKind | undefined;
  readonly changes: boolean;
}

/** Makes the archives of an emulator, in its own folder. */
export async function makeBundles(content: Content, wanted: Wanted, folder: string): Promise<Bundles> {
  const first = join(folder, 'bundle');
  const second = join(folder, 'bundle-changed');
  let pages = 0;
  if (wanted.hostile !== undefined) {
    await writeHostile(HOSTILE[wanted.hostile], first);
  } else if (content.archive !== undefined) {
    place(content.archive, first);
    if (wanted.changes) place(content.changedArchive, second);
  } else {
    const files = (): Iterable<SiteFile> => inTopFolder(content.topFolder, siteFiles(content, folder));
    for (const file of files()) if (file.kind === 'file' && isPage(file.name)) pages += 1;
    await pack(files(), wanted.format, first);
    if (wanted.changes) await pack(withNews(files()), wanted.format, second);
  }
  const original = await measure(first, 0);
  const later = wanted.changes && wanted.hostile === undefined ? [await measure(second, 1)] : [];
  return {
    bundles: [original.bundle, ...later.map(({ bundle }) => bundle)],
    stored: [original, ...later].map(({ stored }) => stored),
    pages: pages || 1,
  };
}

function siteFiles(content: Content, folder: string): Iterable<SiteFile> {
  if (content.files !== undefined) return filesOf(content.files);
  if (content.site !== undefined) return filesIn(content.site);
  const site = join(folder, 'site');
  if (statSync(site, { throwIfNoEntry: false }) === undefined) {
    const docs = content.markdown === undefined ? filesOf(SAMPLE_DOCS) : filesIn(content.markdown);
    renderSite(docs, site, { domain: content.domain });
  }
  return filesIn(site);
}

/** Whether a file is a page. The page for missing ones does not count. */
function isPage(name: string): boolean {
  return name.endsWith('.html') && !/(^|\/)404\.html$/.test(name);
}

function inTopFolder(name: string | undefined, files: Iterable<SiteFile>): Iterable<SiteFile> {
  return name === undefined ? files : belowFolder(name, files);
}

/** The same site with one more file, at the front: everything after it moves. */
function* withNews(files: Iterable<SiteFile>): Generator<SiteFile> {
  const text = Buffer.from(`${'This site was published anew. '.repeat(40)}\n`);
  yield { kind: 'file', name: '0-news.txt', size: text.length, pieces: () => [text] };
  yield* files;
}

async function writeHostile(archive: HostileArchive, target: string): Promise<void> {
  if (archive.packing === 'as is') return writePieces(archive.pieces(), target);
  await pipeline(archive.pieces(), createGzip({ level: 6 }), createWriteStream(target));
}

function place(archive: string | Uint8Array | undefined, target: string): void {
  if (archive === undefined) {
    throw new RangeError(
      "Cannot change the archive: 'archive' is given without 'changedArchive'. Give both.",
    );
  }
  if (typeof archive === 'string') copyFileSync(archive, target);
  else writeFileSync(target, archive);
}

async function measure(path: string, version: number): Promise<{ bundle: Bundle; stored: Stored }> {
  const sha256 = createHash('sha256');
  const md5 = createHash('md5');
  for await (const piece of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    sha256.update(piece as Buffer);
    md5.update(piece as Buffer);
  }
  const { size } = statSync(path);
  return {
    bundle: { path, size, sha256: sha256.digest('hex') },
    // The later version has a later date, too.
    stored: { size, etag: `"${md5.digest('hex')}"`, lastModified: (FIXED_TIME_S + version * 60) * 1000 },
  };
}
