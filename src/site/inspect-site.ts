import { Failure, type GateProblem, type SomePages } from '../core/failure.ts';
import type { Clock, Emit } from '../core/run.ts';
import { UNKNOWN_STYLE, type AddressStyle } from './address-style.ts';
import { changeFiles, changesOf, type ChangeFile, type SiteChanges } from './changes.ts';
import type { SiteEvent } from './events.ts';
import { isPage, withTexts, type SiteFiles } from './file-index.ts';
import { judgePages, judgeSite } from './gates.ts';
import { manifestText } from './manifest.ts';
import { pageChangesOf } from './page-changes.ts';
import { pageListText, titlesOf, WITHOUT_TEXTS } from './page-list.ts';
import type { PageTexts } from './page-texts.ts';
import type { SiteOptions } from './site-inputs.ts';

export interface InspectPorts {
  readonly drafts: SiteDrafts;
  readonly clock: Clock;
  readonly emit: Emit<SiteEvent>;
}

export interface InspectOptions extends SiteOptions {
  readonly job: { readonly domain: string | null; readonly version: string | null };
}

export interface ReportOptions extends InspectOptions {
  readonly jobId: string;
  /** Of the folder with what was added and what has changed; `null`: the site is compared with nothing. */
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

/** What reading the pages of a site has shown. */
export interface PagesRead {
  /** `null`: they were not read. */
  readonly texts: PageTexts | null;
  /** Keys of the pieces that the texts leave out. */
  readonly repeated: readonly number[];
  /** Pages that show an error or nothing; `null`: there is none, or it is not known. */
  readonly errorPages: SomePages | null;
  /** The site's own address; `null`: it has none, or it is not known. */
  readonly siteUrl: string | null;
  readonly addressStyle: AddressStyle;
}

/** Of pages that were not read. */
export const PAGES_UNREAD: PagesRead = {
  texts: null,
  repeated: [],
  errorPages: null,
  siteUrl: null,
  addressStyle: UNKNOWN_STYLE,
};

/**
 * Inspects the files of an unpacked site: what is in it, how it differs from the published one, and whether it may
 * replace that one. Throws `site-incomplete`.
 */
export function inspectSite(
  site: SiteFiles,
  { comparison, gates, job: { domain } }: InspectOptions,
  { emit }: Pick<InspectPorts, 'emit'>,
): SiteInspection {
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
  const problems = judgeSite(site, gates);
  if (problems.length > 0) throw new Failure('site-incomplete', { problems });
  return { pageCount: site.files.filter(({ path }) => isPage(path)).length, changes };
}

/** Why a site with such pages may not replace the published one. `files` are needed for a comparison only. */
export function judgeRead(
  { pageCount, files }: { readonly pageCount: number; readonly files: SiteFiles | null },
  { gates, comparison }: Pick<InspectOptions, 'gates' | 'comparison'>,
  { errorPages, texts }: PagesRead,
): readonly GateProblem[] {
  const previous = comparison?.previous ?? null;
  const compared = previous === null || files === null ? null : { site: withTexts(files, texts), previous };
  return judgePages(pageCount, gates, { errorPages, compared });
}

/** What is known of a site once its pages were read. */
export interface ReadSite extends Omit<PagesRead, 'errorPages'> {
  readonly files: SiteFiles;
  readonly changes: SiteChanges | null;
}

/** Drafts the files about a site. `null`: no file is written. Throws `disk-full`, `disk-error`. */
export function draftReports(
  { files: listed, changes, texts, repeated, siteUrl: ownUrl, addressStyle }: ReadSite,
  { manifestPath, comparison, job: { domain, version }, jobId, uploadPath }: ReportOptions,
  { drafts, clock, emit }: InspectPorts,
): SiteReports | null {
  if (changes === null && manifestPath === null) return null;
  const site = withTexts(listed, texts);
  let lists: Readonly<Record<ChangeFile, string>> | null = null;
  if (comparison !== null && changes !== null) {
    const { previous, maxInvalidations } = comparison;
    const hasTexts = previous === null || [...previous.files.values()].some(({ text }) => text !== null);
    const missing = texts === null ? 'now' : 'earlier';
    const pages = texts === null || !hasTexts ? missing : pageChangesOf(site, previous);
    // The site may be served at another address than that of the service, or below a path.
    const siteUrl = ownUrl?.replace(/\/$/, '') ?? (domain === null ? null : `https://${domain}`);
    const files = changes.added.length + changes.changed.length + changes.removed.length;
    const facts = { files, siteUrl, pageStyle: addressStyle.pages, titles: titlesOf(texts) };
    emit({ kind: 'pages-compared', pages, isFirst: changes.isFirst, ...facts });
    lists = drafts.writeLists(
      changeFiles(changes, {
        contentDigest: site.contentDigest,
        previousContentDigest: previous?.contentDigest ?? null,
        maxInvalidations,
        pages: typeof pages === 'string' ? null : pages,
        pagesText: typeof pages === 'string' ? `${WITHOUT_TEXTS[pages]}\n` : pageListText(pages, facts),
      }),
    );
  }
  if (manifestPath !== null)
    drafts.write(
      manifestPath,
      manifestText(
        { domain, jobId, version, createdMs: clock.now(), addressStyle, repeated: texts && repeated },
        site,
      ),
    );
  return {
    manifestPath,
    changesPath: lists?.['changes.json'] ?? null,
    uploadPath,
    invalidationPath: lists?.['invalidations.txt'] ?? null,
    pagesPath: lists?.['pages.md'] ?? null,
  };
}

/** The disk side of the files about a site. Every method throws `disk-full` or `disk-error`. */
export interface SiteDrafts {
  /** Writes a text that appears at `path`, absolute, when the site is published. */
  write(path: string, text: Iterable<string>): void;
  /**
   * Writes texts that appear, by these names, in a folder for later steps when the site is published. Returns their
   * absolute paths.
   */
  writeLists<N extends string>(lists: Readonly<Record<N, Iterable<string>>>): Readonly<Record<N, string>>;
}
