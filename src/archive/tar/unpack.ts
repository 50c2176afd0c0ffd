import { createGunzip } from 'node:zlib';
import { Failure } from '../../core/failure.ts';
import { EntryJudge } from '../entry-rules.ts';
import type { TarFormat } from '../format.ts';
import {
  type ByteSink,
  FILES_IN_A_TURN,
  INFLATED_PIECE_BYTES,
  inflateInto,
  passInto,
  type Take,
} from '../inflate.ts';
import type { ArchiveTree, UnpackOptions } from '../tree.ts';
import { isZeros } from './header.ts';
import { TarReader } from './reader.ts';
import { inflateZstd } from './zstd.ts';

/** Most bytes of headers and padding for each entry allowed; real ones have 0.5 to 2 kB. */
const FRAMING_BYTES_PER_ENTRY = 4096;
const FRAMING_BYTES_FLOOR = 64 * 1024 * 1024;

/**
 * Unpacks a tar into the tree as its bytes come. An entry is written as soon as it is read, so the tree is only worth
 * keeping when `end` has resolved. Rejects with any `archive-*` failure, `disk-full` or `disk-error`.
 */
export function unpackTar(
  format: TarFormat,
  tree: ArchiveTree,
  options: Omit<UnpackOptions, 'signal'>,
): ByteSink {
  const { maxBytes: limit, maxFiles, onProgress } = options;
  const most = limit + Math.max(FRAMING_BYTES_FLOOR, FRAMING_BYTES_PER_ENTRY * maxFiles);
  const judge = new EntryJudge(options);
  let entry: string | null = null;
  let inflated = 0;

  const reader = new TarReader(format, {
    begin(header) {
      entry = header.name;
      const placed = judge.judge(header);
      if (placed?.kind === 'folder') tree.makeFolder(placed.path);
      if (placed?.kind !== 'file') return false;
      tree.beginFile(placed.path, header.bytes);
      return true;
    },
    data: (bytes) => {
      tree.write(bytes);
    },
    finish: () => {
      tree.finishFile();
    },
  });
  const take = (bytes: Buffer): number => {
    const taken = reader.push(bytes, FILES_IN_A_TURN);
    inflated += taken;
    if (inflated > most) throw new Failure('archive-too-large', { input: 'max-size', limit, entry });
    onProgress?.(tree.fileIndex.fileCount, tree.fileIndex.byteCount);
    return taken;
  };
  const bytes = decoder(format, take);
  return {
    ...bytes,
    async end() {
      await bytes.end();
      reader.end();
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
