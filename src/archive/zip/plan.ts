import type { ZipEntry } from './record.ts';

/** An entry that the rules let through; `path` is `null` when there is nothing to write. */
export interface PlannedEntry {
  readonly entry: ZipEntry;
  readonly path: string | null;
}

/**
 * All entries of a zip between judging and writing, in the order they lie in. Numbers are kept in columns: half a
 * million objects would take several times the memory.
 */
export class ZipPlan {
  readonly #names: string[] = [];
  readonly #paths: (string | null)[] = [];
  /** Only where the bytes of the name are not ASCII. */
  readonly #rawNames = new Map<number, string>();
  readonly #offset: Float64Array;
  readonly #packedBytes: Float64Array;
  readonly #bytes: Float64Array;
  readonly #crc: Uint32Array;
  readonly #flags: Uint16Array;
  readonly #method: Uint16Array;
  #order: Uint32Array;
  #isInOrder = true;
  length = 0;

  constructor(most: number) {
    this.#offset = new Float64Array(most);
    this.#packedBytes = new Float64Array(most);
    this.#bytes = new Float64Array(most);
    this.#crc = new Uint32Array(most);
    this.#flags = new Uint16Array(most);
    this.#method = new Uint16Array(most);
    this.#order = new Uint32Array(0);
  }

  add(entry: ZipEntry, path: string | null): void {
    const index = this.length;
    this.length += 1;
    this.#names.push(entry.name);
    // Mostly the same: one of the two is kept then.
    this.#paths.push(path === entry.name ? entry.name : path);
    if (entry.rawName !== entry.name) this.#rawNames.set(index, entry.rawName);
    this.#offset[index] = entry.offset;
    this.#packedBytes[index] = entry.packedBytes;
    this.#bytes[index] = entry.bytes;
    this.#crc[index] = entry.crc;
    this.#flags[index] = entry.flags;
    this.#method[index] = entry.method;
    if (index > 0 && entry.offset < (this.#offset[index - 1] ?? 0)) this.#isInOrder = false;
  }

  /** To be called between the last `add` and the first `at`. */
  sort(): void {
    if (this.#isInOrder) return;
    const offset = this.#offset;
    this.#order = Uint32Array.from({ length: this.length }, (_, index) => index);
    this.#order.sort((a, b) => (offset[a] ?? 0) - (offset[b] ?? 0));
  }

  at(place: number): PlannedEntry {
    const index = this.#order[place] ?? place;
    const name = this.#names[index] ?? '';
    return {
      entry: {
        name,
        rawName: this.#rawNames.get(index) ?? name,
        offset: this.#offset[index] ?? 0,
        packedBytes: this.#packedBytes[index] ?? 0,
        bytes: this.#bytes[index] ?? 0,
        crc: this.#crc[index] ?? 0,
        flags: this.#flags[index] ?? 0,
        method: this.#method[index] ?? 0,
      },
      path: this.#paths[index] ?? null,
    };
  }

  /** Where the entry at a place begins; `end` after the last. */
  offsetAt(place: number, end: number): number {
    return place < this.length ? (this.#offset[this.#order[place] ?? place] ?? 0) : end;
  }
}
