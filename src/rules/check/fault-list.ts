import type { Fault, FindingKind } from './finding.ts';

/** Faults of one file that are told with their places. */
export const FAULTS_MAX = 10_000;

export interface ListedFaults {
  readonly faults: readonly Fault[];
  /** Of further faults, when there are more than anybody would read. */
  readonly unlisted: readonly (readonly [kind: FindingKind, count: number])[];
}

/** The faults of one file, the first of them with their places. */
export class FaultList {
  #told = 0;
  #faults: Fault[] = [];
  readonly #unlisted = new Map<FindingKind, number>();

  /** How many faults with places there are to take. */
  get count(): number {
    return this.#faults.length;
  }

  /** `fault` is asked for only where it is told. */
  add(kind: FindingKind, fault: () => Fault): void {
    if (this.#told < FAULTS_MAX) this.#faults.push(fault());
    else this.#unlisted.set(kind, (this.#unlisted.get(kind) ?? 0) + 1);
    this.#told += 1;
  }

  /** What has come together since the last time. */
  take(): ListedFaults {
    const taken = { faults: this.#faults, unlisted: [...this.#unlisted] };
    this.#faults = [];
    this.#unlisted.clear();
    return taken;
  }
}
