import type { BundleLink } from '../job/answers.ts';

/** The bundle while it arrives: bytes in order, hashed on the way, unpacked on the way where that is possible. */
export interface BundleSink {
  /** Begins a bundle. Bytes that were written before are forgotten. */
  begin(arriving: ArrivingBundle): void;
  /**
   * Resolves when the next bytes may come; these may be overwritten then. Rejects with any `archive-*` failure,
   * `disk-full` or `disk-error`.
   */
  write(bytes: Uint8Array): Promise<void>;
  /** After the last byte. Rejects as `write` does. */
  close(): Promise<Downloaded>;
}

export interface Downloaded {
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** What is known of a bundle when its first byte arrives. */
export interface ArrivingBundle {
  /** `null` when the store does not say. */
  readonly totalBytes: number | null;
  /**
   * Random access read from `fromByte` up to `endByte`. Resolves with `null` when the store cannot serve it; rejects
   * when the download has ended.
   */
  readonly readAt: (fromByte: number, endByte: number) => Promise<Uint8Array | null>;
}

export type IssueLink = (signal: AbortSignal) => Promise<BundleLink>;
