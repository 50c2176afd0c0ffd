import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import { EntryJudge, type EntryLimits } from '../rules/entry-rules.ts';
import { Failure } from '../rules/failure.ts';
import { damagedData, INFLATED_PIECE_BYTES, inflateInto, isZlibError } from './archive-inflate.ts';
import { refusal } from './archive-refusal.ts';
import type { ArchiveTree } from './archive-tree.ts';
import { ZIP_WINDOW_BYTES, type ZipBytes } from './zip-bytes.ts';
import { findDirectory, readDirectory } from './zip-directory.ts';
import {
  checkDescriptor,
  checkLocalHeader,
  damaged,
  DEFLATED,
  LOCAL_FIXED_BYTES,
  unsupported,
  type ZipRecord,
} from './zip-record.ts';

/** Entries up to this size are inflated on this thread: to give them to another costs more than it saves. */
const SMALL_BYTES = 512 * 1024;
/** A local header is this long at most: its name and its extra fields have lengths of 16 bits. */
const MAX_LOCAL_BYTES = LOCAL_FIXED_BYTES + 2 * 0xffff;

/** An entry that the rules let through; `path` is `null` when there is nothing to write. */
interface PlannedEntry {
  readonly record: ZipRecord;
  readonly path: string | null;
}

/**
 * Unpacks a zip into the tree. All records are judged before the first byte is written. Then the entries are read in
 * the order they lie in, and every byte before the directory must belong to one of them: entries that overlap, as in
 * bombs, or that hide between others are refused.
 * Rejects with any `archive-*` failure, `disk-full` or `disk-error`, or with the reason of the signal.
 */
export async function unpackZip(zip: ZipBytes, tree: ArchiveTree, order: ZipOrder): Promise<void> {
  const directory = await findDirectory(zip);
  if (directory.count > order.maxFiles) {
    throw new Failure('archive-too-large', { input: 'max-files', limit: order.maxFiles, entry: null });
  }
  const entries: PlannedEntry[] = [];
  const judge = new EntryJudge(order);
  for await (const record of readDirectory(zip, directory)) entries.push(plan(record, judge, tree));
  entries.sort((a, b) => a.record.offset - b.record.offset);

  let end = 0;
  for (const [index, entry] of entries.entries()) {
    if (entry.record.offset !== end)
      throw damaged('bytes before it belong to no entry, or to two', entry.record.name);
    end = entries[index + 1]?.record.offset ?? directory.offset;
    if (end < entry.record.offset) throw damaged('it lies in the directory', entry.record.name);
    await new EntryWriter(zip, tree, entry).write(end, order.signal);
  }
  if (end !== directory.offset) throw damaged('bytes before its directory belong to no entry');
}

export interface ZipOrder extends EntryLimits {
  readonly signal: AbortSignal;
}

function plan(record: ZipRecord, judge: EntryJudge, tree: ArchiveTree): PlannedEntry {
  const verdict = judge.judge(record);
  switch (verdict.verdict) {
    case 'refuse':
    case 'too-large':
      throw refusal(verdict, record.name);
    case 'file':
    case 'folder':
    case 'skip': {
      const reason = unsupported(record);
      if (reason !== null) throw new Failure('archive-refused', { entry: record.name, reason });
      if (verdict.verdict === 'folder') tree.makeFolder(verdict.path);
      return { record, path: verdict.verdict === 'file' ? verdict.path : null };
    }
  }
}

/** Writes one entry. */
class EntryWriter {
  readonly #zip: ZipBytes;
  readonly #tree: ArchiveTree;
  readonly #record: ZipRecord;
  readonly #path: string | null;
  #crc = 0;
  #bytes = 0;

  constructor(zip: ZipBytes, tree: ArchiveTree, { record, path }: PlannedEntry) {
    this.#zip = zip;
    this.#tree = tree;
    this.#record = record;
    this.#path = path;
  }

  /** `end` is where the next entry begins: what belongs to this one ends there. */
  async write(end: number, signal: AbortSignal): Promise<void> {
    const { offset, packedBytes, bytes, method } = this.#record;
    const length = end - offset;
    const isSmall = length <= ZIP_WINDOW_BYTES && bytes <= SMALL_BYTES;
    const head = await this.#zip.read(offset, Math.min(length, isSmall ? length : MAX_LOCAL_BYTES));
    const start = checkLocalHeader(head, this.#record);
    if (start + packedBytes > length) throw damaged('its data reach into what follows it', this.#record.name);

    if (this.#path !== null) this.#tree.beginFile(this.#path);
    if (isSmall) this.#unpackSmall(head.subarray(start, start + packedBytes));
    else if (method === DEFLATED) await this.#inflate(offset + start, signal);
    else await this.#copy(offset + start);
    this.#finish();

    const descriptorAt = start + packedBytes;
    const descriptorBytes = Math.min(length - descriptorAt, MAX_LOCAL_BYTES);
    const rest = isSmall
      ? head.subarray(descriptorAt)
      : await this.#zip.read(offset + descriptorAt, descriptorBytes);
    checkDescriptor(rest, this.#record);
  }

  readonly #take = (bytes: Buffer): void => {
    this.#bytes += bytes.length;
    if (this.#bytes > this.#record.bytes)
      throw damaged('it is longer than the directory says', this.#record.name);
    this.#crc = crc32(bytes, this.#crc);
    if (this.#path !== null) this.#tree.write(bytes);
  };

  #finish(): void {
    if (this.#bytes < this.#record.bytes)
      throw damaged('it is shorter than the directory says', this.#record.name);
    if (this.#crc !== this.#record.crc) throw damaged('its checksum is wrong', this.#record.name);
    if (this.#path !== null) this.#tree.finishFile();
  }

  #unpackSmall(packed: Buffer): void {
    this.#take(this.#record.method === DEFLATED ? inflateSmall(packed, this.#record) : packed);
  }

  async #inflate(start: number, signal: AbortSignal): Promise<void> {
    const transform = createInflateRaw({ chunkSize: INFLATED_PIECE_BYTES });
    const format = `deflate data of '${this.#record.name}'`;
    const sink = inflateInto(transform, { format, mayBePadded: false, take: this.#take });
    const stop = (): void => {
      sink.destroy(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
      for await (const piece of this.#pieces(start)) await sink.write(piece);
      await sink.end();
    } finally {
      signal.removeEventListener('abort', stop);
      sink.destroy(null);
    }
  }

  async #copy(start: number): Promise<void> {
    for await (const piece of this.#pieces(start)) this.#take(piece);
  }

  async *#pieces(start: number): AsyncGenerator<Buffer> {
    const end = start + this.#record.packedBytes;
    for (let at = start; at < end; at += INFLATED_PIECE_BYTES) {
      yield await this.#zip.read(at, Math.min(INFLATED_PIECE_BYTES, end - at));
    }
  }
}

function inflateSmall(packed: Buffer, record: ZipRecord): Buffer {
  // One byte of room more than there should be, so that an entry that is longer than it says shows.
  const room = Math.max(64, record.bytes + 1);
  const options = { chunkSize: room, maxOutputLength: room, info: true };
  try {
    const { buffer, engine } = inflateRawSync(packed, options) as unknown as InflateInfo;
    if (engine.bytesWritten !== packed.length) throw damaged('other bytes follow its data', record.name);
    return buffer;
  } catch (error) {
    throw isZlibError(error) ? damagedData(error, 'deflate', record.name) : error;
  }
}

/** What inflateRawSync returns under `info`; its declared type leaves that out. */
interface InflateInfo {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}
