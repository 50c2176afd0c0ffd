import { createHash, hash, type Hash } from 'node:crypto';
import type { PageRead, PageTexts } from './page-texts.ts';

/** A file of a site: of the one that was unpacked, or of one that a manifest lists. */
export interface SiteFile {
  /** Relative, with slashes. */
  readonly path: string;
  /** `null`: the manifest has no size. */
  readonly bytes: number | null;
  /** Lower-case hex. */
  readonly sha256: string;
  /** `null`: it is no page, or its text was not read. */
  readonly text: PageRead | null;
}

export interface UnpackedFile extends SiteFile {
  readonly bytes: number;
  /** Lower-case hex; `null` where it was not requested. */
  readonly md5: string | null;
}

export interface SiteFiles {
  /** In the order of their paths' UTF-8 bytes: `LC_ALL=C sort` gives the same. */
  readonly files: readonly UnpackedFile[];
  /** SHA-256 of the output of `sha256sum` for these files in this order, in lower-case hex. */
  readonly contentDigest: string;
}

/** A site that was unpacked. */
export interface UnpackedSite extends SiteFiles {
  /** Absolute path of the folder that it lies in. */
  readonly root: string;
  /** Of all folders below the root, in no order. */
  readonly folders: readonly string[];
}

/** The hashes to make of every file; the second is for manifests only. */
export type FileHashes = readonly ['sha256'] | readonly ['sha256', 'md5'];

const SHA256_BYTES = 32;
const MD5_BYTES = 16;

/** Bytes of the hashes of one file, one after another. */
export function hashBytes(hashes: FileHashes): number {
  return hashes.length === 1 ? SHA256_BYTES : SHA256_BYTES + MD5_BYTES;
}

/** The hashes of a whole file, written at `at` into `target`. */
export function hashInto(target: Buffer, at: number, bytes: Uint8Array, hashes: FileHashes): void {
  let end = at;
  for (const name of hashes) end += hash(name, bytes, 'buffer').copy(target, end);
}

interface OpenFile {
  readonly path: string;
  readonly declaredBytes: number;
  bytes: number;
  /** For a file that came in one piece. */
  digests: readonly string[] | null;
  hashing: readonly Hash[] | null;
}

/**
 * Path, size and hashes of every unpacked file, collected while it is written, so that no file is read
 * again.
 */
export class FileIndex {
  readonly hashes: FileHashes;
  readonly #files: UnpackedFile[] = [];
  /** Other files may be `add`ed while it is written. */
  #open: OpenFile | null = null;
  /** Of all files together. */
  byteCount = 0;

  constructor(hashes: FileHashes) {
    this.hashes = hashes;
  }

  get fileCount(): number {
    return this.#files.length + (this.#open === null ? 0 : 1);
  }

  /** Begins a file that is declared to have this many bytes. */
  begin(path: string, declaredBytes: number): void {
    this.#open = { path, declaredBytes, bytes: 0, digests: null, hashing: null };
  }

  write(bytes: Uint8Array): void {
    const open = this.#open;
    if (open === null) return;
    this.byteCount += bytes.length;
    open.bytes += bytes.length;
    // Most files come in one piece, and for those a single call takes half the time.
    if (open.hashing === null && bytes.length === open.declaredBytes)
      open.digests = this.hashes.map((name) => hash(name, bytes));
    else for (const hashing of (open.hashing ??= this.#newHashes())) hashing.update(bytes);
  }

  finish(): void {
    const open = this.#open;
    if (open === null) return;
    this.#open = null;
    this.#keep(open, open.digests ?? (open.hashing ?? this.#newHashes()).map((each) => each.digest('hex')));
  }

  /** Adds a file that another thread has written and hashed; `record` has its hashes. */
  add(path: string, bytes: number, record: Uint8Array): void {
    this.byteCount += bytes;
    const hashes = Buffer.from(record.buffer, record.byteOffset, record.length);
    const sha256 = hashes.toString('hex', 0, SHA256_BYTES);
    const others = this.hashes.length === 1 ? [] : [hashes.toString('hex', SHA256_BYTES)];
    this.#keep({ path, bytes }, [sha256, ...others]);
  }

  files(): SiteFiles {
    // The engine's own comparison takes a fifth of the time, and gives the right order for nearly every site.
    const compare = this.#files.some(({ path }) => BEYOND_ORDER.test(path)) ? compareUtf8 : compareUnits;
    const files = this.#files.toSorted((one, other) => compare(one.path, other.path));
    const digest = createHash('sha256');
    for (const { sha256, path } of files) digest.update(`${sha256}  ${path}\n`);
    return { files, contentDigest: digest.digest('hex') };
  }

  #newHashes(): readonly Hash[] {
    return this.hashes.map((name) => createHash(name));
  }

  #keep({ path, bytes }: Pick<UnpackedFile, 'path' | 'bytes'>, digests: readonly string[]): void {
    const [sha256 = '', md5 = null] = digests;
    this.#files.push({ path, bytes, sha256, md5, text: null });
  }
}

/** The same site with the texts of its pages; `null`: they were not read. */
export function withTexts(site: SiteFiles, texts: PageTexts | null): SiteFiles {
  const withText = (file: UnpackedFile): UnpackedFile => {
    const text = texts?.get(file.path);
    return text === undefined ? file : { ...file, text };
  };
  return { ...site, files: site.files.map(withText) };
}

/** Characters that JavaScript's own order may put elsewhere than UTF-8's. */
const BEYOND_ORDER = /[\ud800-\uffff]/;

function compareUnits(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Compares paths by their bytes in UTF-8, as `Array.prototype.sort` takes it. */
export function compareUtf8(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

/** Whether a file is a page that readers open. */
export function isPage(path: string): boolean {
  return /\.html?$/i.test(path);
}

/** Whether a page is what a host shows for missing ones, on the whole or in a language (`de/404.html`). No reader asks for it. */
export function isNotFoundPage(path: string): boolean {
  return /^(?:[a-z]{2,3}(?:-\w+)?\/)?404\.html$/.test(path);
}
