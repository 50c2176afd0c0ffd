import { PackedTexts } from './packed-texts.ts';

/** The files of an earlier site by place, in the order of their paths' UTF-8 bytes, each path once. */
export interface PreviousFiles {
  readonly count: number;
  /** Relative, with slashes. */
  readonly pathAt: (place: number) => string;
  /** Whether the file has this one, in lower-case hex. */
  readonly hasSha256: (place: number, sha256: string) => boolean;
}

const SHA256_BYTES = 32;
/** Hashes of one block; blocks are never moved. */
const BLOCK_HASHES = 4096;

/** Gathers the files of an earlier site, in any order. It keeps some 50 bytes a file beside its path. */
export class PreviousFilesPacker {
  readonly #paths = new PackedTexts();
  readonly #blocks: Uint8Array[] = [];

  /** `sha256` is in lower-case hex. */
  add(path: string, sha256: string): void {
    const number = this.#paths.count;
    if (number % BLOCK_HASHES === 0) this.#blocks.push(new Uint8Array(BLOCK_HASHES * SHA256_BYTES));
    this.#paths.add(path);
    const block = this.#block(number);
    const start = (number % BLOCK_HASHES) * SHA256_BYTES;
    for (let at = 0; at < SHA256_BYTES; at += 1) block[start + at] = hexByte(sha256, at);
  }

  /** The files, or which is the first one whose path another one had before it, counted from 1. */
  pack(): PreviousFiles | { readonly repeated: number } {
    const order = this.#paths.order();
    const numberAt = (place: number): number => order[place] ?? 0;
    let repeated = Infinity;
    for (let place = 1; place < order.length; place += 1)
      if (this.#paths.compare(numberAt(place - 1), numberAt(place)) === 0)
        repeated = Math.min(repeated, numberAt(place) + 1);
    if (repeated !== Infinity) return { repeated };
    return {
      count: order.length,
      pathAt: (place) => this.#paths.textAt(numberAt(place)),
      hasSha256: (place, sha256) => this.#hasSha256(numberAt(place), sha256),
    };
  }

  #hasSha256(number: number, sha256: string): boolean {
    const block = this.#block(number);
    const start = (number % BLOCK_HASHES) * SHA256_BYTES;
    for (let at = 0; at < SHA256_BYTES; at += 1) if (block[start + at] !== hexByte(sha256, at)) return false;
    return true;
  }

  #block(number: number): Uint8Array {
    return this.#blocks[Math.floor(number / BLOCK_HASHES)] ?? new Uint8Array();
  }
}

/** The byte at this place of what is written in lower-case hex. */
function hexByte(hex: string, at: number): number {
  return hexDigit(hex.charCodeAt(at * 2)) * 16 + hexDigit(hex.charCodeAt(at * 2 + 1));
}

function hexDigit(mark: number): number {
  return mark < 0x61 ? mark - 0x30 : mark - 0x61 + 10;
}
