import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { crc32 } from 'node:zlib';
import { ArchiveTree, type Unpacked, type UnpackOptions } from '../../src/archive/tree.ts';
import { Failure } from '../../src/core/failure.ts';
import { FileIndex } from '../../src/site/file-index.ts';
import { type ArchiveOptions, sinkInto, unpackArchiveInto } from './unpack-archive.ts';
import { entriesBelow } from '../kit/entries-below.ts';
import { THOROUGH } from '../thorough.ts';

/** Names → contents of the files below a folder; folders end with a slash and have `null`. */
export type Tree = Readonly<Record<string, string | null>>;

export function treeOf(folder: string): Tree {
  const tree: Record<string, string | null> = {};
  for (const { name, path, kind } of entriesBelow(folder)) {
    if (kind === 'folder') tree[`${name}/`] = null;
    else if (kind === 'file') tree[name] = readFileSync(path, 'utf8');
    else throw new Error(`'${name}' is neither file nor folder`);
  }
  return tree;
}

/** Permission bits of everything below a folder, in octal. */
export function modesOf(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names.map((name) => [name, (statSync(join(folder, name)).mode & 0o7777).toString(8)]),
  );
}

/** A temporary folder for one piece of work. */
export async function inScratch<T>(work: (folder: string) => Promise<T> | T, below = tmpdir()): Promise<T> {
  const folder = mkdtempSync(join(below, 'unpack-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export type Outcome =
  { readonly tree: Tree; readonly format: string } | { readonly code: string; readonly facts: unknown };

/** Where the bytes of an archive are: in a file, or in pieces that arrive. */
type Way = 'file' | 'arriving';

/**
 * Unpacks the bytes into a fresh folder, from a file and while they arrive, with equal results. Throws for anything but
 * a tree or a `Failure`, and for a change beside the folder. `byThreads`: of those that arrive, threads unpack a zip,
 * however small it is.
 */
export async function unpacked(
  archive: Buffer,
  order: Partial<ArchiveOptions> = {},
  byThreads = THOROUGH || isOneOfFour(archive),
): Promise<Outcome> {
  const outcome = await unpackedBy('file', archive, order);
  if (order.signal !== undefined || order.onProgress !== undefined) return outcome;
  const other = await unpackedBy('arriving', archive, {
    ...(byThreads && { threadFromBytes: -1 }),
    ...order,
  });
  if (!isDeepStrictEqual(whatMatters(other), whatMatters(outcome)))
    throw new Error(`arriving: ${JSON.stringify(other)}\nfrom a file: ${JSON.stringify(outcome)}`);
  return outcome;
}

/** The first of several signs of damage may differ. */
function whatMatters(outcome: Outcome): unknown {
  return 'code' in outcome && outcome.code === 'archive-damaged' ? outcome.code : outcome;
}

async function unpackedBy(way: Way, archive: Buffer, order: Partial<ArchiveOptions> = {}): Promise<Outcome> {
  return await inScratch(async (scratch) => {
    const path = join(scratch, 'archive');
    const into = join(scratch, 'into');
    mkdirSync(into);
    const limits = { stripComponents: 0, maxBytes: 10_000_000, maxFiles: 1000, platform: 'linux' };
    const signal = new AbortController().signal;
    const whole = { into, ...limits, signal, ...order };
    const work = async (): Promise<Work> => {
      const fileIndex = new FileIndex(['sha256', 'md5']);
      const tree = new ArchiveTree(into, fileIndex);
      if (way === 'arriving') return { ...(await arrive(archive, tree, whole, path)), fileIndex };
      writeFileSync(path, archive);
      return { ...(await unpackArchiveInto(tree, path, whole)), fileIndex };
    };
    const outcome = await outcomeOf(work, whole.into);
    const beside = readdirSync(scratch).filter((name) => name !== 'archive' && name !== 'into');
    if (beside.length > 0) throw new Error(`something was written beside the folder: ${beside.join()}`);
    // Throws for a link or a device.
    treeOf(into);
    return outcome;
  });
}

/** To start a thread takes the processor 50 ms, ten times as long as all else about a small archive. */
export function isOneOfFour(archive: Buffer): boolean {
  return crc32(archive) % 4 === 0;
}

/** Sizes of the pieces that arrive, in turn. */
const PIECES = [1, 511, 7, 65_536, 300, 1_000_000];

async function arrive(
  archive: Buffer,
  tree: ArchiveTree,
  options: UnpackOptions,
  partPath: string,
): Promise<Unpacked> {
  const sink = sinkInto(tree, options, partPath);
  try {
    for (let at = 0, turn = 0; at < archive.length; turn += 1) {
      // A piece may be overwritten as soon as it was taken.
      const piece = Buffer.from(archive.subarray(at, at + (PIECES[turn % PIECES.length] ?? 1)));
      at += piece.length;
      await sink.write(piece);
      piece.fill(0xff);
    }
    await sink.close();
    return (await sink.unpack(() => undefined)).unpacked;
  } finally {
    sink.abandon();
  }
}

/** Checks that the index matches the files on disk. */
function expectIndex(fileIndex: FileIndex, into: string, fileCount: number): void {
  const { files } = fileIndex.files();
  if (files.length !== fileCount) throw new Error(`${files.length} files were noted, ${fileCount} are there`);
  for (const file of files) {
    const { path } = file;
    const bytes = readFileSync(join(into, path));
    const noted = [file.bytes, file.sha256, file.md5];
    const digests = ['sha256', 'md5'].map((name) => createHash(name).update(bytes).digest('hex'));
    if (!isDeepStrictEqual(noted, [bytes.length, ...digests]))
      throw new Error(`'${path}' was noted as ${noted.join(', ')}, and is ${digests.join(', ')}`);
  }
}

interface Work extends Unpacked {
  readonly fileIndex: FileIndex;
}

async function outcomeOf(work: () => Promise<Work>, into: string): Promise<Outcome> {
  try {
    const { format, fileCount, siteBytes, fileIndex } = await work();
    const tree = treeOf(into);
    const files = entriesBelow(into).filter(({ kind }) => kind === 'file');
    if (fileCount !== files.length)
      throw new Error(`${fileCount} files were counted, ${files.length} are there`);
    const bytes = files.reduce((sum, { path }) => sum + statSync(path).size, 0);
    if (siteBytes !== bytes) throw new Error(`${siteBytes} bytes were counted, ${bytes} are there`);
    expectIndex(fileIndex, into, files.length);
    return { tree, format };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code, facts } = error as Failure;
    return { code, facts };
  }
}
