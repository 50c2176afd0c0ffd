import { Failure } from '../core/failure.ts';
import type { Emit, Clock } from '../core/run.ts';
import { changeFiles, changesOf, type ChangeFile, type SiteChanges } from './changes.ts';
import type { SiteEvent } from './events.ts';
import { isPage, type SiteFiles } from './file-index.ts';
import { judgeSite } from './gates.ts';
import { manifestText } from './manifest.ts';
import { pageChangesOf } from './page-changes.ts';
import { pageListText, WITHOUT_TEXTS } from './page-list.ts';
import type { PagesRead } from './page-texts.ts';
import type { SiteCare } from './site-inputs.ts';

export interface InspectPorts {
  readonly staging: SiteStaging;
  readonly clock: Clock;
  readonly emit: Emit<SiteEvent>;
}

export interface InspectOrder extends SiteCare {
  readonly job: { readonly domain: string | null; readonly version: string | null };
}

export interface ReportOrder extends InspectOrder {
  readonly jobId: string;
  /** From `draftUpload`; `null`: the site is compared with nothing. */
  readonly uploadPath: string | null;
}

/** Where the files about a site are once it is published; absolute, `null` for one that is not written. */
export interface SiteReports {
  readonly manifestPath: string | null;
  readonly changesPath: string | null;
  /** Of a folder that holds what was added and what has changed. */
  readonly uploadPath: string | null;
  readonly invalidationPath: string | null;
  readonly pagesPath: string | null;
}

/** What is known of a site before its pages are read. */
export interface SiteInspection {
  readonly pageCount: number;
  /** `null`: it is compared with nothing. */
  readonly changes: SiteChanges | null;
}

/**
 * Inspects the files of an unpacked site: what is in it, how it differs from the published one, and whether it may
 * replace that one. Throws `site-incomplete`.
 */
export function inspectSite(
  { comparison, gates, job: { domain } }: InspectOrder,
  { staging, emit }: Pick<InspectPorts, 'staging' | 'emit'>,
): SiteInspection {
  const site = staging.siteFiles();
  emit({ kind: 'site-listed', contentDigest: site.contentDigest });
  const changes = comparison === null ? null : changesOf(site, comparison.previous);
  if (comparison !== null && changes !== null) {
    const before = comparison.previous?.domain ?? null;
    emit({
      kind: 'site-compared',
      manifest: comparison.path,
      isFirst: changes.isFirst,
      added: changes.added.length,
      changed: changes.changed.length,
      removed: changes.removed.length,
      otherDomain: domain === null || before === domain ? null : before,
      isPart: !gates.needsIndex,
    });
  }
  const problems = judgeSite(site, gates, comparison?.previous ?? null);
  if (problems.length > 0) throw new Failure('site-incomplete', { problems });
  return { pageCount: site.files.filter(({ path }) => isPage(path)).length, changes };
}

/**
 * Drafts the files about an inspected site whose pages were read. `null`: no file is written. Throws `disk-full`, `disk-error`.
 */
export function draftReports(
  changes: SiteChanges | null,
  { manifestPath, comparison, job: { domain, version }, jobId, uploadPath }: ReportOrder,
  { texts, siteUrl: ownUrl }: Pick<PagesRead, 'texts' | 'siteUrl'>,
  { staging, clock, emit }: InspectPorts,
): SiteReports | null {
  if (changes === null && manifestPath === null) return null;
  const site = staging.siteFiles();
  let lists: Readonly<Record<ChangeFile, string>> | null = null;
  if (comparison !== null && changes !== null) {
    const { previous, maxInvalidations } = comparison;
    const hasTexts = previous === null || previous.texts !== null;
    const missing = texts === null ? 'now' : 'earlier';
    const pages = texts === null || !hasTexts ? missing : pageChangesOf(site, texts, previous);
    // The site may be served at another address than that of the service, or below a path.
    const siteUrl = ownUrl?.replace(/\/$/, '') ?? (domain === null ? null : `https://${domain}`);
    const files = changes.added.length + changes.changed.length + changes.removed.length;
    emit({ kind: 'pages-compared', pages, isFirst: changes.isFirst, files, siteUrl });
    lists = staging.draftLists(
      changeFiles(changes, {
        contentDigest: site.contentDigest,
        previousContentDigest: previous?.contentDigest ?? null,
        maxInvalidations,
        pages: typeof pages === 'string' ? null : pages,
        pagesText:
          typeof pages === 'string' ? `${WITHOUT_TEXTS[pages]}\n` : pageListText(pages, { files, siteUrl }),
      }),
    );
  }
  if (manifestPath !== null)
    staging.draft(
      manifestPath,
      manifestText({ domain, jobId, version, createdMs: clock.now() }, site, texts),
    );
  return {
    manifestPath,
    changesPath: lists?.['changes.json'] ?? null,
    uploadPath,
    invalidationPath: lists?.['invalidations.txt'] ?? null,
    pagesPath: lists?.['pages.md'] ?? null,
  };
}

/** The disk side of the files about a site. Every method throws (or rejects with) `disk-full` or `disk-error`. */
export interface SiteStaging {
  /** Every file that was unpacked. */
  siteFiles(): SiteFiles;
  /** Frees that list, which takes a fifth of the memory of a large run. Nothing that needs it may be called afterwards. */
  freeSiteFiles(): void;
  /** Writes a text that appears at `path`, absolute, when the site is published. */
  draft(path: string, text: Iterable<string>): void;
  /**
   * Writes texts that appear, by these names, in a folder for later steps when the site is published. Returns their
   * absolute paths.
   */
  draftLists<N extends string>(lists: Readonly<Record<N, Iterable<string>>>): Readonly<Record<N, string>>;
  /**
   * Makes a folder for later steps that holds these files of the site, and appears when the site is published. Resolves with
   * its absolute path, which is that of the site where these are all files of it. Rejects with the signal's reason, too.
   */
  draftUpload(paths: readonly string[], signal: AbortSignal): Promise<string>;
}
