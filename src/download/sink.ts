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

/** What becomes true while the bundle is downloaded. */
export type DownloadEvent =
  | { readonly kind: 'link-issued'; readonly link: BundleLink; readonly count: number }
  | { readonly kind: 'download-progress'; readonly heldBytes: number; readonly totalBytes: number | null }
  /** The download goes on after a problem; `fromByte` is 0 when it starts over. */
  | {
      readonly kind: 'download-resumed';
      readonly problem: string;
      readonly fromByte: number;
      readonly waitMs: number;
      /** A fresh link is requested. */
      readonly freshLink: boolean;
    }
  /** The download goes on over another number of connections. */
  | { readonly kind: 'download-connections'; readonly connectionCount: number }
  | ({ readonly kind: 'downloaded' } & Downloaded);
