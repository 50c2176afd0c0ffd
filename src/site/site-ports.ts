/** What looking at an unpacked site needs from the world; the hands in disk/ fit these. */
import type { SiteFiles } from './site-files.ts';

/** The disk side of what is told about a site. Every method throws `disk-full` or `disk-error`. */
export interface SiteDesk {
  /** Every file that was unpacked. */
  siteFiles(): SiteFiles;
  /** Writes a text that appears at `path`, absolute, when the site is published. */
  draft(path: string, text: Iterable<string>): void;
  /**
   * Writes texts that appear, by these names, in a folder for later steps when the site is published. Returns their
   * absolute paths.
   */
  draftLists<N extends string>(lists: Readonly<Record<N, Iterable<string>>>): Readonly<Record<N, string>>;
}
