import type { BundleLink } from '../job/answers.ts';
import type { Downloaded } from './sink.ts';

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
