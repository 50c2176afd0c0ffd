import type { SiteReports } from '../site/inspect-site.ts';

/** What is in its place; paths are absolute. */
export type ExportEvent =
  | { readonly kind: 'published'; readonly sitePath: string | null; readonly bundlePath: string | null }
  | ({ readonly kind: 'reports-published' } & SiteReports);
