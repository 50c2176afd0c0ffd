import { createHash, hash, type Hash } from 'node:crypto';
import { orderByUtf8, type SiteFiles } from './site-files.ts';

/** Which hashes to make of every file; the second is for manifests only. */
export type FileHashes = readonly ['sha256'] | readonly ['sha256', 'md5'];

const SHA256_BYTES = 32;
const MD5_BYTES = 16;
/** Records of one block; blocks are never moved. */
const BLOCK_RECORDS = 4096;

/** Bytes of the hashes of one file, one after another. */
export function hashBytes(hashes: FileHashes): number {
  return hashes.length === 1 ? SHA256_BYTES : SHA256_BYTES + MD5_BYTES;
}

/** The hashes of a whole file, written at `at` into `target`. */
export function hashInto(target: Buffer, at: number, bytes: Uint8Array, hashes: FileHashes): void {
  let end = at;
  for (const name of hashes) end += hash(name, bytes, 'buffer').copy(target, end);
}

/**
 * Path, size and hashes of every file that is unpacked, gathered while it is written, so that nothing has to be read
 * again. It keeps some 50 bytes a file beside the path.
 */
export class FileIndex {
  readonly hashes: FileHashes;
  readonly #recordBytes: number;
  readonly #paths: string[] = [];
  readonly #sizes: number[] = [];
  readonly #blocks: Buffer[] = [];
  #open: { readonly path: string; readonly declaredBytes: number } | null = null;
  /** Hashes of the open file: in the making, or made. Others may add theirs meanwhile. */
  #running: readonly Hash[] | null = null;
  readonly #openRecord: Buffer;
  #isHashed = false;
  #openBytes = 0;
  #byteCount = 0;

  constructor(hashes: FileHashes) {
    this.hashes = hashes;
    this.#recordBytes = hashBytes(hashes);
    this.#openRecord = Buffer.alloc(this.#recordBytes);
  }

  get fileCount(): number {
    return this.#paths.length + (this.#open === null ? 0 : 1);
  }

  /** Of all files together. */
  get byteCount(): number {
    return this.#byteCount;
  }

  /** Begins a file that is declared to have this many bytes. */
  begin(path: string, declaredBytes: number): void {
    this.#open = { path, declaredBytes };
    this.#openBytes = 0;
    this.#running = null;
    this.#isHashed = false;
  }

  write(bytes: Uint8Array): void {
    const open = this.#open;
    if (open === null) return;
    this.#byteCount += bytes.length;
    this.#openBytes += bytes.length;
    // Most files come in one piece, and for those a single call takes half the time.
    if (this.#running === null && bytes.length === open.declaredBytes) {
      hashInto(this.#openRecord, 0, bytes, this.hashes);
      this.#isHashed = true;
      return;
    }
    this.#running ??= this.hashes.map((name) => createHash(name));
    for (const running of this.#running) running.update(bytes);
  }

  finish(): void {
    const open = this.#open;
    if (open === null) return;
    if (this.#running !== null) {
      let end = 0;
      for (const running of this.#running) end += running.digest().copy(this.#openRecord, end);
    } else if (!this.#isHashed) {
      hashInto(this.#openRecord, 0, new Uint8Array(), this.hashes);
    }
    this.#open = null;
    this.#keep(open.path, this.#openBytes, this.#openRecord);
  }

  /** Takes a file that somebody else wrote and hashed; `record` has its hashes. */
  add(path: string, bytes: number, record: Uint8Array): void {
    this.#byteCount += bytes;
    this.#keep(path, bytes, record);
  }

  /** Lets go of a file that will not be finished. */
  abandon(): void {
    this.#open = null;
  }

  /** What was gathered. */
  files(): SiteFiles {
    const paths = this.#paths;
    const order = orderByUtf8(paths);
    const at = (place: number): number => order[place] ?? 0;
    const hex = (place: number, from: number, to: number): string => {
      const [block, start] = this.#record(at(place));
      return block.toString('hex', start + from, start + to);
    };
    const pathAt = (place: number): string => paths[at(place)] ?? '';
    const sha256At = (place: number): string => hex(place, 0, SHA256_BYTES);
    const digest = createHash('sha256');
    for (let place = 0; place < order.length; place += 1)
      digest.update(`${sha256At(place)}  ${pathAt(place)}\n`);
    return {
      count: order.length,
      contentDigest: digest.digest('hex'),
      pathAt,
      bytesAt: (place) => this.#sizes[at(place)] ?? 0,
      sha256At,
      md5At: (place) =>
        this.hashes.length === 1 ? null : hex(place, SHA256_BYTES, SHA256_BYTES + MD5_BYTES),
    };
  }

  #keep(path: string, bytes: number, record: Uint8Array): void {
    const [block, at] = this.#record(this.#paths.length);
    block.set(record, at);
    this.#paths.push(path);
    this.#sizes.push(bytes);
  }

  #record(number: number): readonly [Buffer, number] {
    const block = Math.floor(number / BLOCK_RECORDS);
    const buffer = (this.#blocks[block] ??= Buffer.alloc(BLOCK_RECORDS * this.#recordBytes));
    return [buffer, (number % BLOCK_RECORDS) * this.#recordBytes];
  }
}
