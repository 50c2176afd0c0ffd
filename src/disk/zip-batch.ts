import { memberBytes, writeMember } from './zip-member.ts';
import type { ZipJob } from './zip-messages.ts';
import type { PlannedEntry } from './zip-plan.ts';

/** Room of a batch, packed and unpacked; larger ones gain nothing and cost memory in each thread. */
const PACKED_BYTES = 256 * 1024;
const UNPACKED_BYTES = 2 * 1024 * 1024;
/** An entry above a half of that would leave most batches half empty. */
const LARGEST_SHARE = 0.5;

/** Small entries that are sent to a thread together. */
export class ZipBatch {
  readonly #packed: Buffer<ArrayBuffer>;
  readonly entries: PlannedEntry[] = [];
  #usedBytes = 0;
  #bytes = 0;

  /** `spare`: the buffer of an earlier batch. */
  constructor(spare: Uint8Array<ArrayBuffer> | undefined) {
    this.#packed =
      spare === undefined ? Buffer.allocUnsafeSlow(PACKED_BYTES) : Buffer.from(spare.buffer, 0, spare.length);
  }

  /** Whether an entry is of the size that batches are for. */
  static fits({ entry }: PlannedEntry): boolean {
    return (
      memberBytes(entry) <= PACKED_BYTES * LARGEST_SHARE && entry.bytes <= UNPACKED_BYTES * LARGEST_SHARE
    );
  }

  hasRoomFor({ entry }: PlannedEntry): boolean {
    return (
      this.#usedBytes + memberBytes(entry) <= PACKED_BYTES && this.#bytes + entry.bytes <= UNPACKED_BYTES
    );
  }

  /** Takes an entry that it has room for, with its data, which are copied. */
  add(planned: PlannedEntry, packed: Buffer): void {
    this.#usedBytes = writeMember(this.#packed, this.#usedBytes, planned.entry, packed);
    this.#bytes += planned.entry.bytes;
    this.entries.push(planned);
  }

  job(): ZipJob {
    return {
      packed: this.#packed,
      usedBytes: this.#usedBytes,
      paths: this.entries.map(({ path }) => path),
      sizes: this.entries.map(({ entry }) => entry.bytes),
    };
  }
}
