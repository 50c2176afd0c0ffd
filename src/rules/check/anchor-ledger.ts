/** One reference to a name on another page, in numbers only, so that millions of them fit. */
export interface FiledDemand {
  /** Indexes of files. */
  readonly source: number;
  readonly target: number;
  /** `anchorNumber` of the name, and of the other name that will do; the same number where there is no other. */
  readonly name: number;
  readonly orName: number;
  readonly line: number;
  /** Where the reference stands in the source, in bytes. */
  readonly from: number;
  readonly length: number;
}

/** Many demands at once, field by field. */
export interface DemandColumns {
  readonly source: Uint32Array;
  readonly target: Uint32Array;
  readonly line: Uint32Array;
  readonly from: Uint32Array;
  readonly length: Uint32Array;
  readonly name: Float64Array;
  readonly orName: Float64Array;
}

/** Browsers follow twenty; a circle of pages ends as well. */
const REDIRECTS_MAX = 20;

export function demandColumns(demands: readonly FiledDemand[]): DemandColumns {
  const whole = (field: 'source' | 'target' | 'line' | 'from' | 'length'): Uint32Array =>
    Uint32Array.from(demands, (demand) => demand[field]);
  const number = (field: 'name' | 'orName'): Float64Array =>
    Float64Array.from(demands, (demand) => demand[field]);
  return {
    source: whole('source'),
    target: whole('target'),
    line: whole('line'),
    from: whole('from'),
    length: whole('length'),
    name: number('name'),
    orName: number('orName'),
  };
}

/** Brings together the names that pages have and the names that other pages ask for, as both come in. */
export class AnchorLedger {
  readonly #anchors = new Map<number, Float64Array>();
  readonly #redirects = new Map<number, number>();
  readonly #open: DemandColumns[] = [];
  readonly #missing: FiledDemand[] = [];

  /** `numbers`: of all names on a page, sorted. */
  addPage(file: number, numbers: Float64Array): void {
    this.#anchors.set(file, numbers);
  }

  /** What `from` lacks may be on `to`: such pages pass the name on. To be said before the demands of other files. */
  addRedirect(from: number, to: number): void {
    this.#redirects.set(from, to);
  }

  addDemands(columns: DemandColumns): void {
    const left = this.#settle(columns);
    if (left.length > 0) this.#open.push(demandColumns(left));
  }

  /** The demands that no page fulfils, in the order of files and of places in them. A page that was not read fulfils all. */
  missing(): readonly FiledDemand[] {
    for (const columns of this.#open.splice(0)) this.#settle(columns);
    return this.#missing.sort((a, b) => a.source - b.source || a.from - b.from);
  }

  /** Settles the demands whose target is known; those that are left. */
  #settle(columns: DemandColumns): FiledDemand[] {
    const left: FiledDemand[] = [];
    for (let row = 0; row < columns.source.length; row += 1) {
      const demand = demandAt(columns, row);
      const fulfilled = this.#fulfils(demand.target, demand);
      if (fulfilled === null) left.push(demand);
      else if (!fulfilled) this.#missing.push(demand);
    }
    return left;
  }

  /** Whether a page, or the one that it leads on to, has what is asked for; `null`: not known yet. */
  #fulfils(page: number, { name, orName }: FiledDemand): boolean | null {
    let at: number | undefined = page;
    for (let hops = 0; at !== undefined && hops <= REDIRECTS_MAX; hops += 1) {
      const names = this.#anchors.get(at);
      if (names === undefined) return null;
      if (holds(names, name) || holds(names, orName)) return true;
      at = this.#redirects.get(at);
    }
    return false;
  }
}

function demandAt(columns: DemandColumns, row: number): FiledDemand {
  const at = (column: Uint32Array | Float64Array): number => column[row] ?? 0;
  return {
    source: at(columns.source),
    target: at(columns.target),
    line: at(columns.line),
    from: at(columns.from),
    length: at(columns.length),
    name: at(columns.name),
    orName: at(columns.orName),
  };
}

function holds(sorted: Float64Array, wanted: number): boolean {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const value = sorted[middle] ?? 0;
    if (value === wanted) return true;
    if (value < wanted) from = middle + 1;
    else to = middle;
  }
  return false;
}
