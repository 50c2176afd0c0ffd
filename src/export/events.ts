import type { SiteReports } from '../site/inspect-site.ts';

/** A published path; paths are absolute. */
export type ExportEvent =
  | { readonly kind: 'published'; readonly sitePath: string | null; readonly bundlePath: string | null }
  | ({ readonly kind: 'reports-published' } & SiteReports);
