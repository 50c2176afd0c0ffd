import { createGunzip } from 'node:zlib';
import { Failure } from '../../core/failure.ts';
import { refusal, EntryJudge, type EntryHeader, type EntryLimits } from '../entry-rules.ts';
import { requireTar, type TarFormat } from '../format.ts';
import {
  type ByteSink,
  FILES_IN_A_TURN,
  INFLATED_PIECE_BYTES,
  inflateInto,
  passInto,
  type Take,
} from '../inflate.ts';
import type { ArchiveTree } from '../tree.ts';
import { isZeros, TAR_BLOCK_BYTES } from './header.ts';
import { TarReader, type TarTarget } from './reader.ts';
import { inflateZstd } from './zstd.ts';

/** Most bytes of headers and padding for each entry allowed; real ones have 0.5 to 2 kB. */
const FRAMING_BYTES_PER_ENTRY = 4096;
const FRAMING_BYTES_FLOOR = 64 * 1024 * 1024;

export interface TarOrder extends EntryLimits {
  /** Told every now and then, with totals so far. */
  readonly onProgress?: (files: number, bytes: number) => void;
}

/**
 * Unpacks a tar into the tree as its bytes come, from wherever they come. An entry is written as soon as it is read,
 * so the tree is only worth keeping when `end` has resolved.
 * Rejects with any `archive-*` failure, `disk-full` or `disk-error`.
 */
export function unpackTar(format: TarFormat, tree: ArchiveTree, order: TarOrder): ByteSink {
  const { maxBytes: limit, maxFiles, onProgress } = order;
  const target = new TreeTarget(tree, order);
  const reader = new TarReader(target);
  const most = limit + Math.max(FRAMING_BYTES_FLOOR, FRAMING_BYTES_PER_ENTRY * maxFiles);
  let inflated = 0;
  let head: Buffer | null = Buffer.alloc(0);

  const take = (bytes: Buffer): number => {
    const taken = head === null ? reader.push(bytes, FILES_IN_A_TURN) : takeHead(head, bytes);
    inflated += taken;
    if (inflated > most)
      throw new Failure('archive-too-large', { input: 'max-size', limit, entry: target.entry });
    onProgress?.(tree.fileIndex.fileCount, tree.fileIndex.byteCount);
    return taken;
  };
  /** Nothing is read before it is known to be a tar. */
  const takeHead = (begun: Buffer, bytes: Buffer): number => {
    const part = bytes.subarray(0, TAR_BLOCK_BYTES - begun.length);
    head = Buffer.concat([begun, part]);
    if (head.length === TAR_BLOCK_BYTES) {
      requireTar(head, format);
      reader.push(head);
      head = null;
    }
    return part.length;
  };
  const bytes = decoder(format, take);
  return {
    write: (chunk) => bytes.write(chunk),
    async end() {
      await bytes.end();
      if (head !== null) requireTar(head, format);
      reader.end();
    },
    destroy(reason) {
      bytes.destroy(reason);
    },
  };
}

function decoder(format: TarFormat, take: Take): ByteSink {
  switch (format) {
    case 'tar':
      return passInto(take);
    case 'tar.zst':
      return inflateZstd(take);
    case 'tar.gz':
      return inflateInto(createGunzip({ chunkSize: INFLATED_PIECE_BYTES }), {
        format: 'gzip',
        entry: null,
        mayFollow: isZeros,
        take,
      });
  }
}

/** Puts what the rules let through into the tree. */
class TreeTarget implements TarTarget {
  readonly #tree: ArchiveTree;
  readonly #judge: EntryJudge;
  entry: string | null = null;

  constructor(tree: ArchiveTree, limits: EntryLimits) {
    this.#tree = tree;
    this.#judge = new EntryJudge(limits);
  }

  begin(header: EntryHeader): boolean {
    this.entry = header.name;
    const verdict = this.#judge.judge(header);
    switch (verdict.verdict) {
      case 'file':
        this.#tree.beginFile(verdict.path, header.bytes);
        return true;
      case 'folder':
        this.#tree.makeFolder(verdict.path);
        return false;
      case 'skip':
        return false;
      case 'refuse':
      case 'too-large':
        throw refusal(verdict, header.name);
    }
  }

  data(bytes: Buffer): void {
    this.#tree.write(bytes);
  }

  finish(): void {
    this.#tree.finishFile();
  }
}
