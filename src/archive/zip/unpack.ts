import { open, type FileHandle } from 'node:fs/promises';
import { Failure } from '../../core/failure.ts';
import { diskFailure } from '../../system/disk-failure.ts';
import { damaged } from '../damage.ts';
import { EntryJudge } from '../entry-rules.ts';
import { type ArchiveTree, requireSpace, type Unpacked, type UnpackOrder } from '../tree.ts';
import { ZIP_WINDOW_BYTES, type ZipBytes, ZipFileBytes } from './bytes.ts';
import { unpackData, unpackingSink } from './data.ts';
import { checkDirectory, findDirectory, readDirectory } from './directory.ts';
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
const MAX_LOCAL_BYTES = LOCAL_FIXED_BYTES + 2 * 0xffff;
/** An entry that unpacks to more is not held whole. */
const MAX_WHOLE_BYTES = 4 * 1024 * 1024;
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
 * Unpacks a zip into the tree. All records are judged before the first byte is written. Then the entries are read in
 * the order they lie in, and every byte before the directory must belong to one of them: entries that overlap, as in
 * bombs, or that hide between others are refused.
 * Rejects with any `archive-*` failure, `disk-full` or `disk-error`, or with the reason of the signal.
 */
export async function unpackZip(zip: ZipBytes, tree: ArchiveTree, order: UnpackOrder): Promise<void> {
  const directory = await findDirectory(zip);
  if (directory.count > order.maxFiles) {
    throw new Failure('archive-too-large', { input: 'max-files', limit: order.maxFiles, entry: null });
  }
  const plan: PlannedEntry[] = [];
  const judge = new EntryJudge(order);
  const writer = new EntryWriter(zip, tree, order.signal);
  try {
    let bytes = 0;
    let smallBytes = 0;
    const digest = await readDirectory(zip, directory, (record) => {
      plan.push({ entry: record, path: pathOf(record, judge, tree) });
      bytes += record.bytes;
      if (ZipThread.fits(record)) smallBytes += record.bytes;
      if (smallBytes > (order.threadFromBytes ?? THREAD_FROM_BYTES)) writer.startThread();
    });
    requireSpace(tree.root, bytes, 'unpack the bundle');
    plan.sort((a, b) => a.entry.offset - b.entry.offset);
    await writer.writeAll(plan, directory.offset);
    await checkDirectory(zip, directory, digest);
  } finally {
    writer.stop(null);
  }
}

/**
 * Unpacks a zip file that could not be unpacked while it arrived.
 * Rejects with `archive-*`, `disk-full` or `disk-error`, or with the reason of the signal.
 */
export async function unpackFile(tree: ArchiveTree, path: string, order: UnpackOrder): Promise<Unpacked> {
  order.signal.throwIfAborted();
  let file: FileHandle | null = null;
  try {
    file = await open(path);
    const { size } = await file.stat();
    const onRead = zipProgress(tree, order);
    await unpackZip(new ZipFileBytes(file, size, onRead), tree, order);
    const unpacked = tree.unpacked('zip', order);
    onRead();
    return unpacked;
  } catch (error) {
    tree.abandon();
    throw diskFailure(error, path, 'read the archive');
  } finally {
    await file?.close();
  }
}

/** What a source of zip bytes calls after each read: reports progress. Throws the reason of the signal. */
export function zipProgress({ fileIndex }: ArchiveTree, { onProgress, signal }: UnpackOrder): () => void {
  return () => {
    onProgress?.(fileIndex.fileCount, fileIndex.byteCount);
    signal.throwIfAborted();
  };
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
  readonly #zip: ZipBytes;
  readonly #tree: ArchiveTree;
  readonly #signal: AbortSignal;
  /** `undefined`: not started. `null`: it would not help. */
  #thread: ZipThread | null | undefined;
  #filesInTurn = 0;
  #bytesInTurn = 0;
  readonly #onAbort = (): void => {
    this.stop(this.#signal.reason);
  };

  constructor(zip: ZipBytes, tree: ArchiveTree, signal: AbortSignal) {
    this.#zip = zip;
    this.#tree = tree;
    this.#signal = signal;
    signal.addEventListener('abort', this.#onAbort, { once: true });
  }

  /** Starts the thread where it can help. A second call does nothing. */
  startThread(): void {
    if (this.#thread === undefined) this.#thread = ZipThread.start(this.#tree);
  }

  /** Returns when no thread writes any more. A second call does nothing. */
  stop(reason: unknown): void {
    this.#signal.removeEventListener('abort', this.#onAbort);
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
      if (length > ZIP_WINDOW_BYTES || bytes > MAX_WHOLE_BYTES) await this.#writeInPieces(planned, length);
      else this.#writeWhole(planned, this.#zip.readNow(offset, length) ?? (await this.#read(offset, length)));
      await this.#pause(bytes);
    }
    if (end !== directoryAt) throw damaged('bytes before its directory belong to no entry');
    await this.#thread?.end();
  }

  /** `whole`: header, data and descriptor. */
  #writeWhole({ entry, path }: PlannedEntry, whole: Buffer): void {
    const start = checkLocalHeader(whole, entry);
    const dataEnd = start + entry.packedBytes;
    if (dataEnd > whole.length) throw reachesTooFar(entry.name);
    checkDescriptor(whole.subarray(dataEnd), entry);
    const packed = whole.subarray(start, dataEnd);
    if (path !== null && ZipThread.fits(entry) && this.#thread?.offer({ entry, path }, packed) === true)
      return;
    unpackData(packed, entry, (bytes) => {
      if (path === null) return;
      this.#tree.beginFile(path, entry.bytes);
      this.#tree.write(bytes);
      this.#tree.finishFile();
    });
  }

  /** `length`: bytes of header, data and descriptor. */
  async #writeInPieces({ entry, path }: PlannedEntry, length: number): Promise<void> {
    const { offset } = entry;
    const start = checkLocalHeader(await this.#read(offset, Math.min(length, MAX_LOCAL_BYTES)), entry);
    const dataEnd = start + entry.packedBytes;
    if (dataEnd > length) throw reachesTooFar(entry.name);
    if (path !== null) this.#tree.beginFile(path, entry.bytes);
    const sink = unpackingSink(entry, (bytes) => {
      if (path !== null) this.#tree.write(bytes);
    });
    const stop = (): void => {
      sink.destroy(this.#signal.reason);
    };
    this.#signal.addEventListener('abort', stop, { once: true });
    try {
      for (let at = start; at < dataEnd; at += ZIP_WINDOW_BYTES)
        await sink.write(await this.#read(offset + at, Math.min(ZIP_WINDOW_BYTES, dataEnd - at)));
      await sink.end();
    } catch (error) {
      sink.destroy(error);
      throw error;
    } finally {
      this.#signal.removeEventListener('abort', stop);
    }
    if (path !== null) this.#tree.finishFile();
    const rest = Math.min(length - dataEnd, MAX_LOCAL_BYTES);
    checkDescriptor(await this.#read(offset + dataEnd, rest), entry);
  }

  async #read(offset: number, length: number): Promise<Buffer> {
    const bytes = await this.#zip.read(offset, length);
    this.#signal.throwIfAborted();
    return bytes;
  }

  async #pause(bytes: number): Promise<void> {
    this.#filesInTurn += 1;
    this.#bytesInTurn += bytes;
    if (this.#filesInTurn < FILES_IN_A_TURN && this.#bytesInTurn < BYTES_IN_A_TURN) return;
    this.#filesInTurn = 0;
    this.#bytesInTurn = 0;
    await new Promise((resolve) => setImmediate(resolve));
    this.#signal.throwIfAborted();
  }
}

function reachesTooFar(entry: string): Failure {
  return damaged('its data reach into what follows it', entry);
}
