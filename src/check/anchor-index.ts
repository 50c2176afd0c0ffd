/** A reference to a name in another file, kept until the names of that file are known. */
export interface AnchorReference {
  /** Indexes of files. */
  readonly source: number;
  readonly target: number;
  /** Hashes of the name and of an alternative, or twice the same. */
  readonly name: number;
  readonly orName: number;
  /** Byte offsets of the address and of its element. */
  readonly from: number;
  readonly to: number;
  readonly at: number;
  /** The address if it differs from the bytes there; otherwise `null`. */
  readonly address: string | null;
}

/** Numbers per row, one row for each reference, and rows that are allocated together. */
const ROW_NUMBERS = 7;
const CHUNK_ROWS = 16 * 1024;
const ROOM_NAMES = 64 * 1024;
/** As many as browsers follow. It also ends a circle of pages. */
const REDIRECTS_MAX = 20;
/** Target of a redirect to no file: its names are unknown, so none is missing. */
export const LEADS_OUT = -1;

/**
 * The names that files have, and the names in other files that references need. A name is a hash of 32 bits: on a page with
 * a thousand names, one missing name in four million goes unnoticed.
 */
export class AnchorIndex {
  /** Sorted names by file. A file that was not read has no entry, and counts as having every name. */
  readonly #names = new Map<number, Int32Array>();
  /** Free room for names. Arrays share it: one of its own for each of 80,000 files takes 12 MiB more. */
  #room = new Int32Array();
  readonly #redirects = new Map<number, number>();
  /** References to pages that are not read yet, as rows: 100,000 pages may have millions, and objects take five times the memory. */
  readonly #chunks: Int32Array[] = [];
  #rows = 0;
  /** The few that differ from the bytes in their file. Their rows have an index of this list for `from`, and -1 for `to`. */
  readonly #addresses: string[] = [];

  addNames(file: number, names: Int32Array): void {
    if (this.#room.length < names.length) this.#room = new Int32Array(Math.max(ROOM_NAMES, names.length));
    this.#room.set(names.sort());
    this.#names.set(file, this.#room.subarray(0, names.length));
    this.#room = this.#room.subarray(names.length);
  }

  /** `from` redirects to `to`, so a name that `from` lacks may be on `to`. */
  addRedirect(from: number, to: number): void {
    this.#redirects.set(from, to);
  }

  /** Adds a reference to a name in another file. Sources come in rising order. */
  addReference(reference: AnchorReference): void {
    if (this.#names.has(reference.target) && this.#isFound(reference)) return;
    const row = this.#rows % CHUNK_ROWS;
    if (row === 0) this.#chunks.push(new Int32Array(CHUNK_ROWS * ROW_NUMBERS));
    const { source, target, name, orName, from, to, at, address } = reference;
    const range = address === null ? [from, to] : [this.#addresses.push(address) - 1, -1];
    this.#chunks.at(-1)?.set([source, target, name, orName, at, ...range], row * ROW_NUMBERS);
    this.#rows += 1;
  }

  /** Whether a file has a name. */
  has(file: number, name: number): boolean {
    const names = this.#names.get(file);
    return names === undefined || holds(names, name);
  }

  /** The references whose name is missing, by source. Complete only when all files have been read. */
  *missing(): Generator<readonly [source: number, references: readonly AnchorReference[]]> {
    let found: AnchorReference[] = [];
    let source = -1;
    for (let row = 0; row < this.#rows; row += 1) {
      const reference = this.#referenceAt(row);
      if (this.#isFound(reference)) continue;
      if (reference.source !== source && found.length > 0) yield [source, found];
      if (reference.source !== source) found = [];
      source = reference.source;
      found.push(reference);
    }
    if (found.length > 0) yield [source, found];
  }

  #referenceAt(row: number): AnchorReference {
    const chunk = this.#chunks[Math.floor(row / CHUNK_ROWS)];
    const first = (row % CHUNK_ROWS) * ROW_NUMBERS;
    const [source = 0, target = 0, name = 0, orName = 0, at = 0, from = 0, to = 0] =
      chunk?.subarray(first, first + ROW_NUMBERS) ?? [];
    const address = to === -1 ? (this.#addresses[from] ?? null) : null;
    return { source, target, name, orName, from, to, at, address };
  }

  #isFound({ target, name, orName }: AnchorReference): boolean {
    let file = target;
    for (let hops = 0; hops <= REDIRECTS_MAX; hops += 1) {
      if (file === LEADS_OUT || this.has(file, name) || this.has(file, orName)) return true;
      const next = this.#redirects.get(file);
      if (next === undefined) return false;
      file = next;
    }
    return false;
  }
}

function holds(sorted: Int32Array, wanted: number): boolean {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const value = sorted[middle] ?? 0;
    if (value === wanted) return true;
    if (value < wanted) from = middle + 1;
    else to = middle;
  }
  return false;
}
