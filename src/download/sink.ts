import type { BundleLink } from '../job/answers.ts';

/** Takes the bundle in order while it is downloaded. */
export interface BundleSink {
  /** Begins a bundle of so many bytes; `null`: the store does not say. Bytes that were written before are forgotten. */
  begin(totalBytes: number | null): void;
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

export type IssueLink = (signal: AbortSignal) => Promise<BundleLink>;
