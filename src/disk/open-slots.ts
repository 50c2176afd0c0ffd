/** Places in the state; slots follow. */
const TURN = 0;
const COUNT = 1;
const FIRST_SLOT = 2;

/** What the turn is when no more will come. */
const OVER = -1;

/** A slot is one of these, or the descriptor of an open file plus `OPENED`. */
const DONE_WITH = 0;
const OFFERED = 1;
const OPENING = 2;
const NOT_OPENED = 3;
const OPENED = 4;

/** Memory that two threads see. */
export interface OpenSlotsMemory {
  readonly state: Int32Array<SharedArrayBuffer>;
  /** Where the path of each slot ends in `paths`. */
  readonly ends: Int32Array<SharedArrayBuffer>;
  /** In UTF-8, one after another. */
  readonly paths: Uint8Array<SharedArrayBuffer>;
}

/** Memory for so many files, whose paths together have this many bytes. */
export function openSlotsMemory(files: number, pathBytes: number): OpenSlotsMemory {
  const { BYTES_PER_ELEMENT } = Int32Array;
  return {
    state: new Int32Array(new SharedArrayBuffer((FIRST_SLOT + files) * BYTES_PER_ELEMENT)),
    ends: new Int32Array(new SharedArrayBuffer(files * BYTES_PER_ELEMENT)),
    paths: new Uint8Array(new SharedArrayBuffer(pathBytes)),
  };
}

/**
 * Files to be opened by whichever of two threads comes first. One offers a turn of paths and takes the descriptors in
 * order; what the other has not begun by then it opens itself. Paths are written before a slot is offered and read
 * after it was claimed, so that it does no harm when the other thread comes late from an earlier turn.
 */
export class OpenSlots {
  readonly memory: OpenSlotsMemory;
  readonly #paths: Buffer;
  #offered = 0;

  constructor(memory: OpenSlotsMemory) {
    this.memory = memory;
    this.#paths = Buffer.from(memory.paths.buffer);
  }

  /** Begins a turn, with as many of these paths as there is room for. All slots of the turn before are done with. */
  offer(paths: readonly string[]): void {
    const { state, ends } = this.memory;
    let end = 0;
    let count = 0;
    for (const path of paths) {
      if (count === ends.length || end + Buffer.byteLength(path) > this.#paths.length) break;
      end += this.#paths.write(path, end);
      ends[count] = end;
      count += 1;
    }
    for (let slot = 0; slot < count; slot += 1) Atomics.store(state, FIRST_SLOT + slot, OFFERED);
    this.#offered = count;
    Atomics.store(state, COUNT, count);
    Atomics.add(state, TURN, 1);
    Atomics.notify(state, TURN);
  }

  /**
   * The descriptor of the file in a slot of this turn, which is the caller's then; `null` where the caller has to open
   * it. Waits while the other thread is about to open it.
   */
  take(slot: number): number | null {
    const { state } = this.memory;
    const place = FIRST_SLOT + slot;
    if (slot >= this.#offered || Atomics.compareExchange(state, place, OFFERED, DONE_WITH) === OFFERED)
      return null;
    // The other thread does nothing in between but to open the file, which this one would have to wait for as well.
    Atomics.wait(state, place, OPENING);
    const outcome = Atomics.exchange(state, place, DONE_WITH);
    return outcome >= OPENED ? outcome - OPENED : null;
  }

  /** Takes the descriptors that are left of this turn. */
  takeRest(): readonly number[] {
    const all = Array.from({ length: this.#offered }, (_, slot) => this.take(slot));
    return all.filter((descriptor) => descriptor !== null);
  }

  /** Says that no turn will come any more. */
  end(): void {
    const { state } = this.memory;
    Atomics.store(state, TURN, OVER);
    Atomics.notify(state, TURN);
  }

  /** The other thread's side: opens what is offered, turn by turn, until the end. `open` may throw. */
  serve(open: (path: string) => number): void {
    const { state } = this.memory;
    for (let turn = 0; turn !== OVER;) {
      Atomics.wait(state, TURN, turn);
      turn = Atomics.load(state, TURN);
      this.#openAll(open);
    }
  }

  #openAll(open: (path: string) => number): void {
    const { state, ends } = this.memory;
    const count = Atomics.load(state, COUNT);
    for (let slot = 0; slot < count; slot += 1) {
      const place = FIRST_SLOT + slot;
      if (Atomics.compareExchange(state, place, OFFERED, OPENING) !== OFFERED) continue;
      const from = slot === 0 ? 0 : ends[slot - 1];
      let outcome = NOT_OPENED;
      try {
        outcome = OPENED + open(this.#paths.toString('utf8', from, ends[slot]));
      } catch {
        // Whoever takes it tries again, and tells why.
      }
      Atomics.store(state, place, outcome);
      Atomics.notify(state, place);
      // With no descriptor left, those that become free are for whoever takes this one.
      if (outcome === NOT_OPENED) return;
    }
  }
}
