/** A reference to a name on another file, until it is known which names that file has. */
export interface Demand {
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

/** Browsers follow twenty; a circle of pages ends as well. */
const REDIRECTS_MAX = 20;
/** Stands for the target of a redirect that leads to no file: whatever is asked of it is not known. */
export const LEADS_OUT = -1;

/**
 * Brings together the names that files have and the names that other files ask for. A name is a hash of 32 bits: that a
 * missing one is taken for one of a thousand names of its page is as likely as one in four million.
 */
export class Anchors {
  /** By file, sorted. A file that was not read has no entry, and every name. */
  readonly #names = new Map<number, Int32Array>();
  readonly #redirects = new Map<number, number>();
  readonly #demands: Demand[] = [];

  addNames(file: number, names: Int32Array): void {
    this.#names.set(file, names.sort());
  }

  /** What `from` lacks may be on `to`: such pages pass the name on. */
  addRedirect(from: number, to: number): void {
    this.#redirects.set(from, to);
  }

  /** Asks for a name on another file. */
  demand(demand: Demand): void {
    this.#demands.push(demand);
  }

  /** Whether a file has a name. */
  has(file: number, name: number): boolean {
    const names = this.#names.get(file);
    return names === undefined || holds(names, name);
  }

  /** What no file has, by source. To be asked when all files have been read. */
  missing(): ReadonlyMap<number, readonly Demand[]> {
    return Map.groupBy(
      this.#demands.filter((demand) => !this.#isFulfilled(demand)),
      ({ source }) => source,
    );
  }

  #isFulfilled({ target, name, orName }: Demand): boolean {
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
