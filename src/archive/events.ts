import type { Unpacked } from './tree.ts';

/** What becomes true while the archive is unpacked. */
export type ArchiveEvent =
  | { readonly kind: 'unpack-progress'; readonly fileCount: number; readonly siteBytes: number }
  | ({ readonly kind: 'unpacked' } & Unpacked);
