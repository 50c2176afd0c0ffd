import { crc32, inflateRawSync } from 'node:zlib';
import { EntryJudge, type EntryLimits } from '../rules/entry-rules.ts';
import { Failure, isFailure, isKnownFailure } from '../rules/failure.ts';
import { damagedData, type InflateInfo, isZlibError } from './archive-inflate.ts';
import { refusal } from './archive-refusal.ts';
import type { EntryTree } from './entry-tree.ts';
import { ZipBatch } from './zip-batch.ts';
import { NotOutOfTurn } from './zip-arriving-bytes.ts';
import { ZIP_WINDOW_BYTES, type ZipBytes } from './zip-bytes.ts';
import { DamagedBatch } from './zip-crew.ts';
import { checkDirectory, findDirectory, readDirectory } from './zip-directory.ts';
import { type PlannedEntry, ZipPlan } from './zip-plan.ts';
import {
  CENTRAL_FIXED_BYTES,
  checkDescriptor,
  checkLocalHeader,
  damaged,
  LOCAL_FIXED_BYTES,
  STORED,
  unsupported,
  type ZipEntry,
  type ZipRecord,
} from './zip-record.ts';
import type { ZipStream } from './zip-stream.ts';
import { ZipTarget } from './zip-target.ts';

/** A local header is this long at most: its name and its extra fields have lengths of 16 bits. */
const MAX_LOCAL_BYTES = LOCAL_FIXED_BYTES + 2 * 0xffff;
/** Entries up to this size are inflated once more to say what is wrong with which. */
const MAX_DIAGNOSED_BYTES = 64 * 1024 * 1024;

/** Less is unpacked before threads have started. */
const THREADS_FROM_BYTES = 64 * 1024 * 1024;

export interface ZipOrder extends EntryLimits {
  readonly signal: AbortSignal;
  /** A zip whose small entries unpack to more bytes than this is shared among threads. */
  readonly threadsFromBytes?: number;
}

/**
 * Unpacks a zip into the tree. All records are judged before the first byte is written. Then the entries are read in
 * the order they lie in, and every byte before the directory must belong to one of them: entries that overlap, as in
 * bombs, or that hide between others are refused.
 * Rejects with any `archive-*` failure, `disk-full` or `disk-error`, or with the reason of the signal.
 */
export async function unpackZip(zip: ZipBytes, tree: EntryTree, order: ZipOrder): Promise<void> {
  const directory = await findDirectory(zip);
  if (directory.count > order.maxFiles) {
    throw new Failure('archive-too-large', { input: 'max-files', limit: order.maxFiles, entry: null });
  }
  const plan = new ZipPlan(Math.min(directory.count, Math.ceil(directory.bytes / CENTRAL_FIXED_BYTES)));
  const judge = new EntryJudge(order);
  const target = new ZipTarget(tree);
  const stop = (): void => {
    target.stop(order.signal.reason);
  };
  order.signal.addEventListener('abort', stop, { once: true });
  try {
    let bytes = 0;
    /** Of entries that threads would take. */
    let sharedBytes = 0;
    const digest = await readDirectory(zip, directory, (record) => {
      const path = pathOf(record, judge, tree);
      plan.add(record, path);
      bytes += record.bytes;
      if (!ZipBatch.fits({ entry: record, path })) return;
      sharedBytes += record.bytes;
      // They start while the rest is read.
      if (sharedBytes > (order.threadsFromBytes ?? THREADS_FROM_BYTES)) target.hire();
    });
    tree.requireSpace(bytes);
    plan.sort();
    await writeEntries(zip, plan, directory.offset, target);
    await checkDirectory(zip, directory, digest);
  } catch (error) {
    if (error instanceof DamagedBatch) throw await diagnosis(zip, error.suspects, error.failure);
    throw await diagnosis(zip, target.stream.suspects, error);
  } finally {
    order.signal.removeEventListener('abort', stop);
    target.stop(null);
  }
}

/** Where to write an entry, or `null` when there is nothing to write. Makes folders. Throws what the rules refuse. */
function pathOf(record: ZipRecord, judge: EntryJudge, tree: EntryTree): string | null {
  const verdict = judge.judge(record);
  if (verdict.verdict === 'refuse' || verdict.verdict === 'too-large') throw refusal(verdict, record.name);
  const reason = unsupported(record);
  if (reason !== null) throw new Failure('archive-refused', { entry: record.name, reason });
  if (verdict.verdict === 'folder') tree.makeFolder(verdict.path);
  return verdict.verdict === 'file' ? verdict.path : null;
}

async function writeEntries(
  zip: ZipBytes,
  plan: ZipPlan,
  directoryAt: number,
  target: ZipTarget,
): Promise<void> {
  let end = 0;
  for (let place = 0; place < plan.length; place += 1) {
    const planned = plan.at(place);
    const { offset, name } = planned.entry;
    if (offset !== end) throw damaged('bytes before it belong to no entry, or to two', name);
    end = plan.offsetAt(place + 1, directoryAt);
    if (end < offset) throw damaged('it lies in the directory', name);
    const copying = copyEntry(zip, planned, end, target);
    if (copying !== null) await copying;
  }
  if (end !== directoryAt) throw damaged('bytes before its directory belong to no entry');
  await target.end();
}

/** Passes one entry on; what belongs to it ends at `end`, where the next begins. A promise only where it has to wait. */
function copyEntry(
  zip: ZipBytes,
  planned: PlannedEntry,
  end: number,
  target: ZipTarget,
): Promise<void> | null {
  const { offset } = planned.entry;
  const length = end - offset;
  if (length > ZIP_WINDOW_BYTES) return streamEntry(zip, planned, end, target.stream);
  const bytes = zip.readNow(offset, length);
  if (bytes !== null) return copyWhole(bytes, planned, target);
  return zip.read(offset, length).then((read) => copyWhole(read, planned, target) ?? undefined);
}

/** `bytes` hold the whole entry: header, data and descriptor. */
function copyWhole(bytes: Buffer, planned: PlannedEntry, target: ZipTarget): Promise<void> | null {
  const { entry: record } = planned;
  const start = checkLocalHeader(bytes, record);
  const dataEnd = start + record.packedBytes;
  if (dataEnd > bytes.length) throw damaged('its data reach into what follows it', record.name);
  checkDescriptor(bytes.subarray(dataEnd), record);
  return target.add(planned, bytes.subarray(start, dataEnd));
}

/** An entry that is longer than a window. */
async function streamEntry(
  zip: ZipBytes,
  planned: PlannedEntry,
  end: number,
  stream: ZipStream,
): Promise<void> {
  const { entry: record } = planned;
  const length = end - record.offset;
  const head = await zip.read(record.offset, MAX_LOCAL_BYTES);
  const start = checkLocalHeader(head, record);
  const dataEnd = start + record.packedBytes;
  if (dataEnd > length) throw damaged('its data reach into what follows it', record.name);
  await stream.begin(planned);
  for (let at = start; at < dataEnd; at += ZIP_WINDOW_BYTES) {
    const pieceEnd = Math.min(dataEnd, at + ZIP_WINDOW_BYTES);
    const piece = await zip.read(record.offset + at, pieceEnd - at);
    await stream.data(piece, record.method, dataEnd - pieceEnd);
  }
  const descriptorBytes = Math.min(length - dataEnd, MAX_LOCAL_BYTES);
  checkDescriptor(await zip.read(record.offset + dataEnd, descriptorBytes), record);
  await stream.finish(planned);
}

/**
 * What to tell about damaged data: the stream knows that some entry on its way was wrong, but not which. Any other
 * error is told as it is.
 */
async function diagnosis(zip: ZipBytes, suspects: readonly PlannedEntry[], error: unknown): Promise<unknown> {
  if (!isFailure(error, 'archive-damaged')) return error;
  for (const { entry } of suspects) {
    const isLarge = entry.bytes > MAX_DIAGNOSED_BYTES || entry.packedBytes > ZIP_WINDOW_BYTES;
    const problem = isLarge ? damaged(error.facts.problem, entry.name) : await problemOf(zip, entry);
    // Without a second look at its bytes it stays open which entry it was.
    if (problem instanceof NotOutOfTurn) return error;
    if (problem !== null) return problem;
  }
  return error;
}

/** What is wrong with the data of one entry; `null` when nothing is. */
async function problemOf(zip: ZipBytes, record: ZipEntry): Promise<unknown> {
  try {
    const header = await zip.peek(record.offset, Math.min(MAX_LOCAL_BYTES, zip.length - record.offset));
    const packed = await zip.peek(record.offset + checkLocalHeader(header, record), record.packedBytes);
    const bytes = record.method === STORED ? packed : inflate(packed, record);
    if (bytes.length > record.bytes) return damaged('it is longer than the directory says', record.name);
    if (bytes.length < record.bytes) return damaged('it is shorter than the directory says', record.name);
    return crc32(bytes) === record.crc ? null : damaged('its checksum is wrong', record.name);
  } catch (error) {
    if (isZlibError(error)) return damagedData(error, 'deflate', record.name);
    // Where its bytes cannot be had once more, nothing can be said of it.
    return isKnownFailure(error) ? error : null;
  }
}

function inflate(packed: Buffer, record: ZipEntry): Buffer {
  // One byte of room more than there should be, so that an entry that is longer than it says shows.
  const options = { maxOutputLength: record.bytes + 1, info: true };
  const { buffer, engine } = inflateRawSync(packed, options) as unknown as InflateInfo;
  if (engine.bytesWritten !== packed.length) throw damaged('other bytes follow its data', record.name);
  return buffer;
}
