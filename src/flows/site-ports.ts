/** What looking at an unpacked site needs from the world; the hands in disk/ fit these. */
import type { CheckReport, Hosting } from '../rules/check/finding.ts';
import type { SiteFiles } from '../rules/site-files.ts';
import type { Tell } from './ports.ts';

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

/** The disk side of a site check. */
export interface CheckDesk {
  /**
   * Looks through what was unpacked. Rejects with the reason of the signal, or with whatever it was that kept it from
   * its work.
   */
  checkSite(hosting: Hosting, tell: Tell, signal: AbortSignal): Promise<CheckReport>;
  /** Writes the report down, to be published with the site. Throws `disk-full`, `disk-error`. */
  draftReport(path: string, report: CheckReport): void;
  /** Puts that report in its place by itself, for a site that is not published. Throws `disk-full`, `disk-error`. */
  publishReport(path: string): void;
}
