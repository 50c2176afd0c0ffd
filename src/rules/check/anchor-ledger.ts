import { DemandRows, demandAt, type DemandColumns, type FiledDemand } from './demand-rows.ts';
import { holds } from './page-names.ts';

/** The names of some pages. */
export interface NamedPages {
  /** Indexes of files, and the place in `numbers` where the names of each end. */
  readonly files: Uint32Array<ArrayBuffer>;
  readonly ends: Uint32Array<ArrayBuffer>;
  /** `anchorNumber` of all names on a page, sorted, one page after the other. */
  readonly numbers: Float64Array<ArrayBuffer>;
}

export interface LedgerLimits {
  /** Names that are kept, 8 bytes each. Pages beyond are read once more for those who ask for their names. */
  readonly names: number;
  /** References to names, 36 bytes each, that wait for their page or lack their name. More are only counted. */
  readonly demands: number;
}

const LIMITS: LedgerLimits = { names: 4_000_000, demands: 750_000 };
/** Names of pages that are read once more at a time. */
const LENT_MAX = 500_000;
/** Browsers follow twenty; a circle of pages ends as well. */
const REDIRECTS_MAX = 20;
/** All that wait are looked at again after so many more, or as many as there are: it costs no more than to file them. */
const SETTLED_AT_LEAST = 50_000;

/** What is known of the names of a page; else a place in the list of texts of names. */
const UNREAD = 0;
const NOT_KEPT = 1;
const FIRST_CHUNK = 2;
const NOWHERE = -2;
/** Names that are kept together. */
const CHUNK_NAMES = 64 * 1024;

/** Brings together the names that pages have and the names that other pages ask for, as both come in. */
export class AnchorLedger {
  readonly #limits: LedgerLimits;
  readonly #chunks: Float64Array<ArrayBuffer>[] = [];
  /** Places of the last chunk. */
  #used = 0;
  /** By file: the chunk that holds its names, and from where to where. */
  readonly #chunk: Uint32Array;
  readonly #from: Uint32Array;
  readonly #to: Uint32Array;
  /** By file: where it sends its readers on to. */
  readonly #redirect: Int32Array;
  #names = 0;
  readonly #open = new DemandRows();
  readonly #missing = new DemandRows();
  /** Demands that had to wait since the last time that all were looked at, and how many are to be. */
  #waited = 0;
  #settleAt = SETTLED_AT_LEAST;
  #leftOut = 0;

  /** `files`: how many the site has. */
  constructor(files: number, limits = LIMITS) {
    this.#limits = limits;
    this.#chunk = new Uint32Array(files);
    this.#from = new Uint32Array(files);
    this.#to = new Uint32Array(files);
    this.#redirect = new Int32Array(files).fill(NOWHERE);
  }

  /** References that were not looked up, because there are more than the ledger holds. */
  get leftOut(): number {
    return this.#leftOut;
  }

  addPages(pages: NamedPages): void {
    const { length } = pages.numbers;
    if (this.#names + length > this.#limits.names) {
      this.#file(pages, NOT_KEPT);
      return;
    }
    this.#names += length;
    // Put together, they leave no holes where what came with them was.
    let last = this.#chunks.at(-1);
    if (last === undefined || this.#used + length > last.length) {
      last = new Float64Array(Math.max(CHUNK_NAMES, length));
      this.#chunks.push(last);
      this.#used = 0;
    }
    last.set(pages.numbers, this.#used);
    this.#file(pages, this.#chunks.length - 1 + FIRST_CHUNK, this.#used);
    this.#used += length;
  }

  /** What `from` lacks may be on `to`: such pages pass the name on. To be said before the demands of other files. */
  addRedirect(from: number, to: number): void {
    this.#redirect[from] = to;
  }

  addDemands(columns: DemandColumns): void {
    for (let row = 0; row < columns.source.length; row += 1) {
      const demand = demandAt(columns, row);
      if (!this.#isOpen(demand)) continue;
      this.#waited += 1;
      if (this.#open.count + this.#missing.count < this.#limits.demands) this.#open.add(demand);
      else this.#leftOut += 1;
    }
    if (this.#waited < this.#settleAt) return;
    this.#settle();
    this.#waited = 0;
    this.#settleAt = Math.max(SETTLED_AT_LEAST, this.#open.count);
  }

  /**
   * Files whose names have to be read once more, after all others have come, for the demands that still wait: hand them
   * to `lend`, and ask again. Empty: nothing waits.
   */
  wanted(): readonly number[] {
    this.#settle();
    const files = new Set<number>();
    let names = 0;
    for (const { target } of this.#open) {
      for (const file of this.#notKept(target)) {
        if (files.has(file)) continue;
        files.add(file);
        names += (this.#to[file] ?? 0) - (this.#from[file] ?? 0);
      }
      if (names >= LENT_MAX) break;
    }
    return [...files];
  }

  /** Settles what waits for the pages that were `wanted`, and forgets their names again. */
  lend(wanted: readonly number[], pages: NamedPages): void {
    this.#file(pages, this.#chunks.push(pages.numbers) - 1 + FIRST_CHUNK);
    this.#settle();
    this.#chunks.pop();
    this.#file(pages, NOT_KEPT);
    // What has all that there is and still waits asks a page that could not be read, now or the first time.
    const lent = new Set(wanted);
    this.#open.keep(({ target }) => this.#notKept(target).some((file) => !lent.has(file)));
  }

  /** The demands that no page fulfils. A page that was not read fulfils all. */
  missing(): Iterable<FiledDemand> {
    this.#settle();
    return this.#missing;
  }

  /** Gives its memory back at once, not when the collector comes. Only `leftOut` may be asked for after that. */
  close(): void {
    for (const chunk of this.#chunks.splice(0)) chunk.buffer.transfer(0);
    this.#open.close();
    this.#missing.close();
  }

  /** `at`: the place in the chunk where their names begin. */
  #file({ files, ends }: NamedPages, chunk: number, at = 0): void {
    files.forEach((file, index) => {
      this.#chunk[file] = chunk;
      this.#from[file] = at + (index === 0 ? 0 : (ends[index - 1] ?? 0));
      this.#to[file] = at + (ends[index] ?? 0);
    });
  }

  #settle(): void {
    this.#open.keep((demand) => this.#isOpen(demand));
  }

  /** Whether a demand has to wait. Notes one that never will be fulfilled. */
  #isOpen(demand: FiledDemand): boolean {
    const fulfilled = this.#fulfils(demand);
    if (fulfilled === false) this.#missing.add(demand);
    return fulfilled === null;
  }

  /** Whether a page, or the one that it leads on to, has what is asked for; `null`: not known yet. */
  #fulfils({ target, name, orName }: FiledDemand): boolean | null {
    for (let at = target, hops = 0; at !== NOWHERE && hops <= REDIRECTS_MAX; hops += 1) {
      const chunk = this.#chunk[at] ?? UNREAD;
      if (chunk < FIRST_CHUNK) return null;
      const numbers = this.#chunks[chunk - FIRST_CHUNK] ?? new Float64Array(0);
      const [from, to] = [this.#from[at] ?? 0, this.#to[at] ?? 0];
      if (holds(numbers, name, from, to) || (orName !== name && holds(numbers, orName, from, to)))
        return true;
      at = this.#redirect[at] ?? NOWHERE;
    }
    return false;
  }

  /** Of a page and those that it leads on to, the ones whose names are not kept. */
  #notKept(page: number): readonly number[] {
    const found: number[] = [];
    for (let at = page, hops = 0; at >= 0 && hops <= REDIRECTS_MAX; hops += 1) {
      if (this.#chunk[at] === NOT_KEPT) found.push(at);
      at = this.#redirect[at] ?? NOWHERE;
    }
    return found;
  }
}
