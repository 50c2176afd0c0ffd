import { Failure } from '../../core/failure.ts';
import { damaged } from '../damage.ts';
import { EntryJudge } from '../entry-rules.ts';
import { type ArchiveTree, requireSpace, type UnpackOptions } from '../tree.ts';
import { dataEnd, packedData, unpackData, unpackingSink, ZIP_WINDOW_BYTES, ZipFile } from './data.ts';
import { findDirectory, readDirectory } from './directory.ts';
import {
  checkDescriptor,
  checkLocalHeader,
  LOCAL_FIXED_BYTES,
  unsupported,
  type ZipEntry,
  type ZipRecord,
} from './record.ts';
import { ZipThread } from './thread.ts';

/** A local header is this long at most: its name and its extra fields have lengths of 16 bits. */
const LOCAL_MAX_BYTES = LOCAL_FIXED_BYTES + 2 * 0xffff;
/** An entry that unpacks to more is not held whole. */
const WHOLE_MAX_BYTES = 4 * 1024 * 1024;
/** Unpacked before other tasks have a turn: some milliseconds. Signals and the thread's answers are heard then only. */
const FILES_IN_A_TURN = 64;
const BYTES_IN_A_TURN = 8 * 1024 * 1024;
/** Less than this is unpacked before a thread has started. */
const THREAD_FROM_BYTES = 64 * 1024 * 1024;

/** An entry that the rules let through; `path` is `null` when there is nothing to write. */
interface PlannedEntry {
  readonly entry: ZipEntry;
  readonly path: string | null;
}

/**
 * Unpacks a zip file into the tree. All records are judged before the first byte is written. Then the entries are read in
 * the order they lie in, and every byte before the directory must belong to one of them: entries that overlap, as in
 * bombs, or that hide between others are refused.
 * Rejects with any `archive-*` failure, `disk-full` or `disk-error`, or with the reason of the signal.
 */
export async function unpackZip(archive: string, tree: ArchiveTree, options: UnpackOptions): Promise<void> {
  options.signal.throwIfAborted();
  const zip = new ZipFile(archive);
  const writer = new EntryWriter(zip, tree, options);
  try {
    const directory = findDirectory(zip);
    if (directory.count > options.maxFiles)
      throw new Failure('archive-too-large', { input: 'max-files', limit: options.maxFiles, entry: null });
    const plan: PlannedEntry[] = [];
    const judge = new EntryJudge(options);
    let bytes = 0;
    let smallBytes = 0;
    for (const record of readDirectory(zip, directory)) {
      plan.push({ entry: record, path: pathOf(record, judge, tree) });
      bytes += record.bytes;
      if (ZipThread.fits(record)) smallBytes += record.bytes;
      await writer.pause(0);
    }
    if (smallBytes > (options.threadFromBytes ?? THREAD_FROM_BYTES)) writer.startThread(archive);
    requireSpace(tree.root, bytes, 'unpack the bundle');
    plan.sort((a, b) => a.entry.offset - b.entry.offset);
    await writer.writeAll(plan, directory.offset);
    options.onProgress?.(tree.fileIndex.fileCount, tree.fileIndex.byteCount);
  } catch (error) {
    tree.abandon();
    throw error;
  } finally {
    writer.stop(null);
    zip.close();
  }
}

/** Where to write an entry, or `null` when there is nothing to write. Makes folders. Throws what the rules refuse. */
function pathOf(record: ZipRecord, judge: EntryJudge, tree: ArchiveTree): string | null {
  const placed = judge.judge(record);
  const reason = unsupported(record);
  if (reason !== null) throw new Failure('archive-refused', { entry: record.name, reason });
  if (placed?.kind === 'folder') tree.makeFolder(placed.path);
  return placed?.kind === 'file' ? placed.path : null;
}

/** Writes the entries of a plan, one after another. */
class EntryWriter {
  readonly #zip: ZipFile;
  readonly #tree: ArchiveTree;
  readonly #options: UnpackOptions;
  #thread: ZipThread | null = null;
  #filesInTurn = 0;
  #bytesInTurn = 0;
  readonly #onAbort = (): void => {
    this.stop(this.#options.signal.reason);
  };

  constructor(zip: ZipFile, tree: ArchiveTree, options: UnpackOptions) {
    this.#zip = zip;
    this.#tree = tree;
    this.#options = options;
    options.signal.addEventListener('abort', this.#onAbort, { once: true });
  }

  /** Starts the thread where it can help. */
  startThread(archive: string): void {
    this.#thread = ZipThread.start(archive, this.#tree);
  }

  /** Returns when no thread writes any more. A second call does nothing. */
  stop(reason: unknown): void {
    this.#options.signal.removeEventListener('abort', this.#onAbort);
    this.#thread?.stop(reason);
    this.#thread = null;
  }

  /** `plan` is in the order of offsets. */
  async writeAll(plan: readonly PlannedEntry[], directoryAt: number): Promise<void> {
    let end = 0;
    for (const [place, planned] of plan.entries()) {
      const { offset, bytes, name } = planned.entry;
      if (offset !== end) throw damaged('bytes before it belong to no entry, or to two', name);
      end = plan[place + 1]?.entry.offset ?? directoryAt;
      if (end < offset) throw damaged('it lies in the directory', name);
      const length = end - offset;
      if (length > ZIP_WINDOW_BYTES || bytes > WHOLE_MAX_BYTES) await this.#writeInPieces(planned, length);
      else this.#writeWhole(planned, length);
      await this.pause(bytes);
    }
    if (end !== directoryAt) throw damaged('bytes before its directory belong to no entry');
    await this.#thread?.end();
  }

  /** After each entry: other tasks have a turn every now and then. Rejects with the reason of the signal. */
  async pause(bytes: number): Promise<void> {
    this.#filesInTurn += 1;
    this.#bytesInTurn += bytes;
    if (this.#filesInTurn < FILES_IN_A_TURN && this.#bytesInTurn < BYTES_IN_A_TURN) return;
    this.#filesInTurn = 0;
    this.#bytesInTurn = 0;
    const { onProgress, signal } = this.#options;
    onProgress?.(this.#tree.fileIndex.fileCount, this.#tree.fileIndex.byteCount);
    await new Promise((resolve) => setImmediate(resolve));
    signal.throwIfAborted();
  }

  /** `length`: bytes of header, data and descriptor. */
  #writeWhole({ entry, path }: PlannedEntry, length: number): void {
    if (path !== null && ZipThread.fits(entry) && this.#thread?.offer({ entry, path, length }) === true)
      return;
    const packed = packedData(this.#zip.read(entry.offset, length), entry);
    unpackData(packed, entry, (bytes) => {
      if (path === null) return;
      this.#tree.beginFile(path, entry.bytes);
      this.#tree.write(bytes);
      this.#tree.finishFile();
    });
  }

  /** `length`: bytes of header, data and descriptor. */
  async #writeInPieces({ entry, path }: PlannedEntry, length: number): Promise<void> {
    const { signal } = this.#options;
    const { offset } = entry;
    const start = checkLocalHeader(this.#zip.read(offset, Math.min(length, LOCAL_MAX_BYTES)), entry);
    const end = dataEnd(start, length, entry);
    if (path !== null) this.#tree.beginFile(path, entry.bytes);
    const sink = unpackingSink(entry, (bytes) => {
      if (path !== null) this.#tree.write(bytes);
    });
    const stop = (): void => {
      sink.destroy(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
      for (let at = start; at < end; at += ZIP_WINDOW_BYTES) {
        await sink.write(this.#zip.read(offset + at, Math.min(ZIP_WINDOW_BYTES, end - at)));
        await this.pause(BYTES_IN_A_TURN);
      }
      await sink.end();
    } catch (error) {
      sink.destroy(error);
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
    }
    if (path !== null) this.#tree.finishFile();
    checkDescriptor(this.#zip.read(offset + end, Math.min(length - end, LOCAL_MAX_BYTES)), entry);
  }
}
