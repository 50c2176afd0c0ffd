import { damaged } from '../damage.ts';
import { type TarFormat, unknownArchive } from '../format.ts';
import { decodeName } from '../entry-name.ts';
import type { EntryHeader, EntryKind } from '../entry-rules.ts';
import {
  canBeginTar,
  isZeros,
  readTarHeader,
  TAR_BLOCK_BYTES,
  type TarHeader,
  type PaxRecords,
  readPaxRecords,
  upToNul,
} from './header.ts';

/** Takes the entries of an archive as they are read. */
export interface TarTarget {
  /** Says whether the bytes of the entry are wanted. */
  begin(header: EntryHeader): boolean;
  data(bytes: Buffer): void;
  finish(): void;
}

/** What the tar was found in, for a message. */
const AROUND: Readonly<Record<TarFormat, string>> = {
  tar: '',
  'tar.gz': 'gzip data around ',
  'tar.zst': 'zstd data around ',
};

/** Names and pax headers are held in memory; real ones have a few hundred bytes. */
const EXTENSION_BYTES_MAX = 1024 * 1024;
/** `tar -b` pads the end of an archive, by 10 kB unless told otherwise. More is no padding. */
const PADDING_BYTES_MAX = 16 * 1024 * 1024;

/** What the size field of a header can hold in octal digits; larger sizes stand in a pax header. */
const HEADER_SIZE_MAX = 8 ** 11 - 1;

/** What `tar --label` writes first: a name for the archive, and no data. */
const VOLUME_LABEL = 'V';
/** commons-compress writes a long name twice, in a GNU header and in a pax header: no damage where both are equal. */
const TWO_NAMES = 'an entry has two headers that name it';

const KINDS: Readonly<Record<string, EntryKind>> = {
  '\0': 'file',
  '0': 'file',
  '1': 'hard-link',
  '2': 'symbolic-link',
  '3': 'device',
  '4': 'device',
  '5': 'folder',
  '6': 'named-pipe',
  // A file that should lie contiguously: POSIX allows any reader to take it for a plain one.
  '7': 'file',
  S: 'sparse-file',
};

/**
 * Reads tar (v7, ustar, pax, GNU) in whatever pieces it comes, without waiting and without a copy of file bytes.
 * It throws `archive-unknown` for what is no tar and `archive-damaged` for what it cannot read; what may be unpacked is for its target to say.
 *
 * The archive must have its end mark, since tar has no other sign that it is whole; after it only zeros may follow,
 * so that no second archive hides there.
 */
export class TarReader {
  readonly #format: TarFormat;
  readonly #target: TarTarget;
  readonly #block = Buffer.alloc(TAR_BLOCK_BYTES);
  #held = 0;
  #headers = 0;
  #left = 0;
  #padding = 0;
  #state: 'header' | 'body' | 'skip' | 'extension' | 'ended' = 'header';
  #endBytes = 0;
  #lastEntry: string | null = null;

  #extension: { readonly header: TarHeader; readonly pieces: Buffer[] } | null = null;
  #longName: Buffer | null = null;
  #pax: PaxRecords | null = null;

  /** `format` is what the tar was unpacked from. */
  constructor(format: TarFormat, target: TarTarget) {
    this.#format = format;
    this.#target = target;
  }

  /**
   * Takes the next bytes of the archive, which may be overwritten after the return, up to so many headers. Returns how
   * many it took.
   */
  push(chunk: Buffer, mostHeaders = Infinity): number {
    let at = 0;
    const last = this.#headers + mostHeaders;
    while (at < chunk.length && this.#headers < last) {
      if (this.#state === 'ended') {
        this.#trailer(chunk.subarray(at));
        at = chunk.length;
      } else if (this.#left > 0) {
        const end = Math.min(chunk.length, at + this.#left);
        this.#body(chunk.subarray(at, end));
        this.#left -= end - at;
        at = end;
        if (this.#left === 0) this.#bodyEnds();
      } else if (this.#padding > 0) {
        const end = Math.min(chunk.length, at + this.#padding);
        this.#padding -= end - at;
        at = end;
      } else if (this.#held === 0 && chunk.length - at >= TAR_BLOCK_BYTES) {
        const block = chunk.subarray(at, at + TAR_BLOCK_BYTES);
        at += TAR_BLOCK_BYTES;
        this.#header(block);
      } else {
        const copied = chunk.copy(this.#block, this.#held, at);
        this.#held += copied;
        at += copied;
        if (this.#held < TAR_BLOCK_BYTES) break;
        this.#held = 0;
        this.#header(this.#block);
      }
    }
    return at;
  }

  /** Says that no more bytes come. Throws `archive-unknown`, or `archive-damaged` when the archive is not at its end. */
  end(): void {
    if (this.#headers === 0) this.#requireTar(this.#block.subarray(0, this.#held));
    if (this.#state !== 'ended') throw damaged('it ends before its end mark', this.#lastEntry);
  }

  #requireTar(head: Buffer): void {
    if (!canBeginTar(head)) throw unknownArchive(head, AROUND[this.#format]);
  }

  #header(block: Buffer): void {
    if (this.#headers === 0) this.#requireTar(block);
    this.#headers += 1;
    if (isZeros(block)) {
      this.#trailer(block);
      return;
    }
    const header = readTarHeader(block, this.#lastEntry);
    this.#expect(header.bytes);
    if (isExtension(header.type)) this.#beginExtension(header);
    else if (header.type === VOLUME_LABEL) this.#skipLabel(header);
    else this.#beginEntry(header);
    if (this.#left === 0) this.#bodyEnds();
  }

  /** The body that follows the header has this many bytes, and is padded to whole blocks. */
  #expect(bytes: number): void {
    this.#left = bytes;
    this.#padding = (TAR_BLOCK_BYTES - (bytes % TAR_BLOCK_BYTES)) % TAR_BLOCK_BYTES;
  }

  /** Some readers take its bytes, or what names the next entry, for those of the entry behind it. */
  #skipLabel(header: TarHeader): void {
    if (header.bytes > 0) throw damaged('a volume label holds bytes', this.#lastEntry);
    if (this.#hasExtension())
      throw damaged('a volume label stands between an entry and its headers', this.#lastEntry);
  }

  #hasExtension(): boolean {
    return this.#longName !== null || this.#pax !== null;
  }

  #trailer(bytes: Buffer): void {
    if (this.#extension !== null || this.#hasExtension()) {
      throw damaged('it ends after a header that belongs to a next entry', this.#lastEntry);
    }
    this.#state = 'ended';
    this.#endBytes += bytes.length;
    if (!isZeros(bytes)) throw damaged('other bytes follow its end mark', this.#lastEntry);
    if (this.#endBytes > PADDING_BYTES_MAX)
      throw damaged(`more than ${PADDING_BYTES_MAX} zeros follow its end mark`, this.#lastEntry);
  }

  #beginEntry(header: TarHeader): void {
    const pax = this.#pax;
    const longName = this.#longName;
    if (longName !== null && pax !== null && pax.path !== null && !longName.equals(pax.path))
      throw damaged(TWO_NAMES, this.#lastEntry);
    const bytes = pax?.bytes ?? header.bytes;
    const name = decodeName(pax?.path ?? longName ?? header.name);
    if (bytes !== header.bytes && bytes <= HEADER_SIZE_MAX)
      throw damaged('its header and its pax header disagree on its size', name.name);
    this.#expect(bytes);
    this.#lastEntry = name.name;
    this.#longName = null;
    this.#pax = null;
    const isSparse = pax !== null && (pax.isSparse || (pax.realBytes ?? bytes) !== bytes);
    const kind = isSparse ? 'sparse-file' : kindOf(header, name.name);
    this.#state = this.#target.begin({ ...name, kind, bytes }) ? 'body' : 'skip';
  }

  #beginExtension(header: TarHeader): void {
    if (header.bytes > EXTENSION_BYTES_MAX)
      throw damaged(`a header is longer than ${EXTENSION_BYTES_MAX} bytes`, this.#lastEntry);
    const isSecond =
      (header.type === 'x' && this.#pax !== null) || (header.type === 'L' && this.#longName !== null);
    if (isSecond) throw damaged(TWO_NAMES, this.#lastEntry);
    if (header.type === 'g' && this.#hasExtension())
      throw damaged('a global pax header stands between an entry and its headers', this.#lastEntry);
    this.#state = 'extension';
    this.#extension = { header, pieces: [] };
    // With its padding, where GNU tar looks for the end of a long name.
    this.#expect(this.#left + this.#padding);
  }

  #body(bytes: Buffer): void {
    if (this.#state === 'body') this.#target.data(bytes);
    else if (this.#extension !== null) this.#extension.pieces.push(Buffer.from(bytes));
  }

  #bodyEnds(): void {
    if (this.#state === 'body') this.#target.finish();
    else if (this.#extension !== null)
      this.#applyExtension(this.#extension.header, Buffer.concat(this.#extension.pieces));
    this.#extension = null;
    this.#state = 'header';
  }

  #applyExtension({ type, bytes }: TarHeader, padded: Buffer): void {
    const body = padded.subarray(0, bytes);
    if (type === 'L') {
      this.#longName = upToNul(padded);
      if (this.#longName.length > bytes)
        throw damaged('a long name is longer than its header says', this.#lastEntry);
    } else if (type === 'x') {
      this.#pax = readPaxRecords(body, this.#lastEntry);
    } else if (type === 'g') {
      const records = readPaxRecords(body, this.#lastEntry);
      // Some readers apply these to every entry that follows and some do not.
      const { path, bytes: size, hasLinkPath, isSparse, realBytes } = records;
      if (path !== null || size !== null || realBytes !== null || isSparse || hasLinkPath) {
        throw damaged('a global pax header names or sizes the entries after it', this.#lastEntry);
      }
    }
    // 'K', the long target of a link, does not matter: the link itself is refused.
  }
}

/** By type. A name with a slash at its end makes a folder for all readers only where the type is that of the time before POSIX. */
function kindOf(header: TarHeader, name: string): EntryKind {
  const kind = KINDS[header.type] ?? 'unknown-kind';
  if (kind !== 'file') return kind;
  const isFolder = name.endsWith('/');
  const isOld = header.type === '\0';
  if (isOld ? isFolder !== header.name.toString('latin1').endsWith('/') : isFolder)
    throw damaged('its type says file and its name says folder', name);
  return isFolder ? 'folder' : 'file';
}

function isExtension(type: string): boolean {
  return type === 'x' || type === 'g' || type === 'L' || type === 'K';
}
