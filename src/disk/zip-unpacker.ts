import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import { EntryJudge, type EntryLimits } from '../rules/entry-rules.ts';
import { Failure } from '../rules/failure.ts';
import { damagedData, INFLATED_PIECE_BYTES, inflateInto, isZlibError } from './archive-inflate.ts';
import { refusal } from './archive-refusal.ts';
import type { ArchiveTree } from './archive-tree.ts';
import type { ZipBytes } from './zip-bytes.ts';
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

/** Entries up to this size are inflated here, without a turn of another thread: a stream costs as much as 100 kB of data. */
const SMALL_BYTES = 512 * 1024;
/** A local header is this long at most: its name and its extra fields have lengths of 16 bits. */
const MAX_LOCAL_BYTES = LOCAL_FIXED_BYTES + 2 * 0xffff;
/** Signals are heard at least this often. */
const BYTES_BETWEEN_TURNS = 2 * 1024 * 1024;
const ENTRIES_BETWEEN_TURNS = 32;

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
  const directory = findDirectory(zip);
  if (directory.count > order.maxFiles) {
    throw new Failure('archive-too-large', { input: 'max-files', limit: order.maxFiles, entry: null });
  }
  const entries: PlannedEntry[] = [];
  const judge = new EntryJudge(order);
  for (const record of readDirectory(zip, directory)) {
    entries.push(plan(record, judge, tree));
    if (entries.length % 1024 === 0) await turn(order);
  }
  entries.sort((a, b) => a.record.offset - b.record.offset);

  const writer = new EntryWriter(zip, tree, order);
  let expected = 0;
  for (const [index, entry] of entries.entries()) {
    if (entry.record.offset !== expected) {
      throw damaged('bytes before it belong to no entry, or to two', entry.record.name);
    }
    expected = entries[index + 1]?.record.offset ?? directory.offset;
    await writer.write(entry, expected);
  }
  if (expected !== directory.offset) throw damaged('bytes before its directory belong to no entry');
}

export interface ZipOrder extends EntryLimits {
  readonly signal: AbortSignal;
  readonly onProgress?: (files: number, bytes: number) => void;
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

async function turn(order: ZipOrder): Promise<void> {
  await new Promise<void>((resolve) => void setImmediate(resolve));
  order.signal.throwIfAborted();
}

class EntryWriter {
  readonly #zip: ZipBytes;
  readonly #tree: ArchiveTree;
  readonly #order: ZipOrder;
  #bytesSinceTurn = 0;
  #entriesSinceTurn = 0;

  constructor(zip: ZipBytes, tree: ArchiveTree, order: ZipOrder) {
    this.#zip = zip;
    this.#tree = tree;
    this.#order = order;
  }

  /** Writes the entry whose bytes go up to `end`, where the next one begins. */
  async write({ record, path }: PlannedEntry, end: number): Promise<void> {
    const header = this.#zip.read(record.offset, Math.min(MAX_LOCAL_BYTES, end - record.offset));
    const start = record.offset + checkLocalHeader(header, record);
    const dataEnd = start + record.packedBytes;
    if (dataEnd > end) throw damaged('its data reach into what follows it', record.name);

    if (path !== null) this.#tree.beginFile(path);
    const check = new ContentCheck(record);
    const take = (bytes: Buffer): void => {
      check.take(bytes);
      if (path !== null) this.#tree.write(bytes);
    };
    if (record.method !== DEFLATED) await this.#copy(start, dataEnd, take);
    else if (record.bytes <= SMALL_BYTES && record.packedBytes <= SMALL_BYTES)
      take(this.#inflateSmall(start, record));
    else await this.#inflate(start, dataEnd, record, take);
    check.end();
    if (path !== null) this.#tree.finishFile();
    checkDescriptor(this.#zip.read(dataEnd, Math.min(end - dataEnd, MAX_LOCAL_BYTES)), record);
    await this.#turnIfDue(record.bytes);
  }

  #inflateSmall(start: number, record: ZipRecord): Buffer {
    const packed = this.#zip.read(start, record.packedBytes);
    // One byte of room more than there should be, so that an entry that is longer than it says shows.
    const room = Math.max(64, record.bytes + 1);
    try {
      const { buffer, engine } = inflateRawSync(packed, {
        chunkSize: room,
        maxOutputLength: room,
        info: true,
      }) as unknown as InflateInfo;
      if (engine.bytesWritten !== packed.length) throw damaged('other bytes follow its data', record.name);
      return buffer;
    } catch (error) {
      throw isZlibError(error) ? damagedData(error, 'deflate', record.name) : error;
    }
  }

  async #inflate(
    start: number,
    end: number,
    record: ZipRecord,
    take: (bytes: Buffer) => void,
  ): Promise<void> {
    const { signal } = this.#order;
    const format = `deflate data of '${record.name}'`;
    const sink = inflateInto(createInflateRaw({ chunkSize: INFLATED_PIECE_BYTES }), {
      format,
      mayBePadded: false,
      take,
    });
    const stop = (): void => {
      sink.destroy(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
      for (let at = start; at < end; at += INFLATED_PIECE_BYTES) {
        await sink.write(this.#zip.read(at, Math.min(INFLATED_PIECE_BYTES, end - at)));
        this.#order.onProgress?.(this.#tree.fileCount, this.#tree.byteCount);
      }
      await sink.end();
    } finally {
      signal.removeEventListener('abort', stop);
      sink.destroy(null);
    }
  }

  async #copy(start: number, end: number, take: (bytes: Buffer) => void): Promise<void> {
    for (let at = start; at < end; at += INFLATED_PIECE_BYTES) {
      const bytes = this.#zip.read(at, Math.min(INFLATED_PIECE_BYTES, end - at));
      take(bytes);
      if (end - start > BYTES_BETWEEN_TURNS) await this.#turnIfDue(bytes.length);
    }
  }

  async #turnIfDue(bytes: number): Promise<void> {
    this.#bytesSinceTurn += bytes;
    this.#entriesSinceTurn += 1;
    if (this.#bytesSinceTurn < BYTES_BETWEEN_TURNS && this.#entriesSinceTurn < ENTRIES_BETWEEN_TURNS) return;
    this.#bytesSinceTurn = 0;
    this.#entriesSinceTurn = 0;
    this.#order.onProgress?.(this.#tree.fileCount, this.#tree.byteCount);
    await turn(this.#order);
  }
}

/** What inflateRawSync returns under `info`; its declared type leaves that out. */
interface InflateInfo {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

/** Counts and sums the bytes of one entry. Throws `archive-damaged` as soon as they are more than the directory says. */
class ContentCheck {
  readonly #record: ZipRecord;
  #crc = 0;
  #bytes = 0;

  constructor(record: ZipRecord) {
    this.#record = record;
  }

  take(bytes: Buffer): void {
    this.#bytes += bytes.length;
    if (this.#bytes > this.#record.bytes)
      throw damaged('it is longer than the directory says', this.#record.name);
    this.#crc = crc32(bytes, this.#crc);
  }

  end(): void {
    if (this.#bytes < this.#record.bytes)
      throw damaged('it is shorter than the directory says', this.#record.name);
    if (this.#crc !== this.#record.crc) throw damaged('its checksum is wrong', this.#record.name);
  }
}
