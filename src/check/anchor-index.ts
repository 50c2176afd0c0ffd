/** A reference to a name on another file, until it is known which names that file has. */
export interface AnchorReference {
  /** Indexes of files. */
  readonly source: number;
  readonly target: number;
  /** Hashes of the name, and of another one that will do; the same where there is no other. */
  readonly name: number;
  readonly orName: number;
  /** Where the address stands in the source, in bytes, and where its element begins. */
  readonly from: number;
  readonly to: number;
  readonly at: number;
  /** The address, where it is not what stands there; else `null`. */
  readonly address: string | null;
}

/** Fields of a demand as numbers, in the order of a row, and rows that are allocated together. */
const FIELDS = ['source', 'target', 'name', 'orName', 'from', 'to', 'at'] as const;
const CHUNK_ROWS = 16 * 1024;
/** Browsers follow twenty; a circle of pages ends as well. */
const REDIRECTS_MAX = 20;
/** Stands for the target of a redirect that leads to no file: whatever is asked of it is not known. */
export const LEADS_OUT = -1;

/**
 * Brings together the names that files have and the names that other files ask for. A name is a hash of 32 bits: that a
 * missing one is taken for one of a thousand names of its page is as likely as one in four million.
 */
export class AnchorIndex {
  /** By file, sorted. A file that was not read has no entry, and every name. */
  readonly #names = new Map<number, Int32Array>();
  readonly #redirects = new Map<number, number>();
  /** Demands that wait for their page, as rows: a site of 100,000 pages may have millions, and objects take five times as much. */
  readonly #chunks: Int32Array[] = [];
  #rows = 0;
  /** The few whose address does not stand in the file, by source. */
  readonly #rewritten = new Map<number, AnchorReference[]>();

  addNames(file: number, names: Int32Array): void {
    this.#names.set(file, names.sort());
  }

  /** What `from` lacks may be on `to`: such pages pass the name on. */
  addRedirect(from: number, to: number): void {
    this.#redirects.set(from, to);
  }

  /** Asks for a name on another file. Sources come in rising order. */
  addReference(demand: AnchorReference): void {
    if (this.#names.has(demand.target) && this.#isFulfilled(demand)) return;
    if (demand.address !== null) {
      const others = this.#rewritten.get(demand.source);
      if (others === undefined) this.#rewritten.set(demand.source, [demand]);
      else others.push(demand);
      return;
    }
    const row = this.#rows % CHUNK_ROWS;
    if (row === 0) this.#chunks.push(new Int32Array(CHUNK_ROWS * FIELDS.length));
    const chunk = this.#chunks.at(-1);
    for (const [place, field] of FIELDS.entries())
      if (chunk !== undefined) chunk[row * FIELDS.length + place] = demand[field];
    this.#rows += 1;
  }

  /** Whether a file has a name. */
  has(file: number, name: number): boolean {
    const names = this.#names.get(file);
    return names === undefined || holds(names, name);
  }

  /** What no file has, source by source. To be asked when all files have been read. */
  *missing(): Generator<readonly [source: number, demands: readonly AnchorReference[]]> {
    let found: AnchorReference[] = [];
    let source = -1;
    for (let row = 0; row < this.#rows; row += 1) {
      const demand = this.#demandAt(row);
      if (this.#isFulfilled(demand)) continue;
      if (demand.source !== source && found.length > 0) yield [source, found];
      if (demand.source !== source) found = [];
      source = demand.source;
      found.push(demand);
    }
    if (found.length > 0) yield [source, found];
    for (const [other, demands] of this.#rewritten) {
      const open = demands.filter((demand) => !this.#isFulfilled(demand));
      if (open.length > 0) yield [other, open];
    }
  }

  #demandAt(row: number): AnchorReference {
    const chunk = this.#chunks[Math.floor(row / CHUNK_ROWS)];
    const first = (row % CHUNK_ROWS) * FIELDS.length;
    const [source = 0, target = 0, name = 0, orName = 0, from = 0, to = 0, at = 0] =
      chunk?.subarray(first, first + FIELDS.length) ?? [];
    return { source, target, name, orName, from, to, at, address: null };
  }

  #isFulfilled({ target, name, orName }: AnchorReference): boolean {
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
