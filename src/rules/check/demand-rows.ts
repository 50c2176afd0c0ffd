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

/** Many demands at once, field by field: 36 bytes each. */
export interface DemandColumns {
  readonly source: Uint32Array<ArrayBuffer>;
  readonly target: Uint32Array<ArrayBuffer>;
  readonly line: Uint32Array<ArrayBuffer>;
  readonly from: Uint32Array<ArrayBuffer>;
  readonly length: Uint32Array<ArrayBuffer>;
  readonly name: Float64Array<ArrayBuffer>;
  readonly orName: Float64Array<ArrayBuffer>;
}

const FIELDS = ['source', 'target', 'line', 'from', 'length', 'name', 'orName'] as const;
/** Rows that are allocated together. */
const CHUNK_ROWS = 4096;

/** Demands that are added one by one. */
export class DemandRows {
  #chunks: DemandColumns[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(demand: FiledDemand): void {
    const [index, row] = [Math.floor(this.#count / CHUNK_ROWS), this.#count % CHUNK_ROWS];
    const chunk = (this.#chunks[index] ??= newColumns(CHUNK_ROWS));
    for (const field of FIELDS) chunk[field][row] = demand[field];
    this.#count += 1;
  }

  *[Symbol.iterator](): Generator<FiledDemand> {
    for (let row = 0; row < this.#count; row += 1) {
      const chunk = this.#chunks[Math.floor(row / CHUNK_ROWS)];
      if (chunk !== undefined) yield demandAt(chunk, row % CHUNK_ROWS);
    }
  }

  /** Keeps those of which `wanted` says so, in their order. Gives back memory as it goes. */
  keep(wanted: (demand: FiledDemand) => boolean): void {
    const [chunks, count] = [this.#chunks.reverse(), this.#count];
    this.#chunks = [];
    this.#count = 0;
    for (let done = 0; done < count; done += CHUNK_ROWS) {
      const chunk = chunks.pop();
      if (chunk === undefined) return;
      for (let row = 0; row < Math.min(CHUNK_ROWS, count - done); row += 1) {
        const demand = demandAt(chunk, row);
        if (wanted(demand)) this.add(demand);
      }
    }
  }

  /** Gives its memory back at once. */
  close(): void {
    for (const chunk of this.#chunks.splice(0)) for (const field of FIELDS) chunk[field].buffer.transfer(0);
    this.#count = 0;
  }

  /** All of them, as a copy, and none is left. */
  take(): DemandColumns {
    const taken = newColumns(this.#count);
    this.#chunks.forEach((chunk, index) => {
      const from = index * CHUNK_ROWS;
      for (const field of FIELDS)
        taken[field].set(chunk[field].subarray(0, Math.min(CHUNK_ROWS, this.#count - from)), from);
    });
    this.#chunks = this.#chunks.slice(0, 1);
    this.#count = 0;
    return taken;
  }
}

export function demandAt(columns: DemandColumns, row: number): FiledDemand {
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

function newColumns(count: number): DemandColumns {
  return {
    source: new Uint32Array(count),
    target: new Uint32Array(count),
    line: new Uint32Array(count),
    from: new Uint32Array(count),
    length: new Uint32Array(count),
    name: new Float64Array(count),
    orName: new Float64Array(count),
  };
}
