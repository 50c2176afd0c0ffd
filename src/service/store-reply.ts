/** The head of a store's answer, as `download/range-plan` judges it. Header values as sent; `null` when absent. */
export interface StoreHead {
  readonly status: number;
  readonly contentLength: string | null;
  readonly contentRange: string | null;
  readonly etag: string | null;
  readonly retryAfter: string | null;
  /** For an answer of 400 and above: the store's own code or message, shortened. */
  readonly detail: string | null;
  /** What it says of itself that no bundle would, as a clause: that it is a page, or was compressed on the way. */
  readonly oddity: string | null;
}

/** A chunk of `body` is there until the next one is asked for: copy what is to stay. */
export type StoreReply =
  | {
      readonly kind: 'head';
      readonly head: StoreHead;
      readonly body: AsyncIterable<Uint8Array>;
      readonly close: () => void;
    }
  | { readonly kind: 'lost'; readonly problem: string };

/** The bundle store. `read` rejects only for an aborted signal or `link-unusable`; a cut body throws `BodyCut`. */
export interface BundleStore {
  read(url: string, range: StoreRange, signal: AbortSignal): Promise<StoreReply>;
}

/** The bytes from `fromByte` up to `endByte`, which is not one of them. Offsets in bytes. */
export interface StoreRange {
  readonly fromByte: number;
  /** `null`: to the end. */
  readonly endByte: number | null;
  /** The strong ETag that they must still have. */
  readonly ifRange: string | null;
}

/** Thrown by a body that ended before its length: cut, stalled or reset. `message` is one clause. */
export class BodyCut extends Error {
  override readonly name = 'BodyCut';
}
