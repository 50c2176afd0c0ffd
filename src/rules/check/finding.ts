/**
 * Where the site will be served. What a page loads from elsewhere works in the cloud, may work where the client hosts,
 * and cannot work behind an air gap.
 */
export type Hosting = 'cloud' | 'client-hosted' | 'air-gapped';

/** What a page loads by itself: what is missing there, or comes from elsewhere, makes the page look or work otherwise. */
export type ResourceUse =
  'script' | 'style' | 'font' | 'image' | 'icon' | 'media' | 'frame' | 'manifest' | 'preload' | 'object';

/** `hint`: a connection that is made ahead. `mention`: a script names the host; whether it asks there is not known. */
export type LoadUse = ResourceUse | 'hint' | 'mention';

/** What a visitor misses where a host cannot be reached. `unknown`: the host is on no list. */
export type Feature =
  | 'search'
  | 'assistant'
  | 'analytics'
  | 'playground'
  | 'support chat'
  | 'fonts'
  | 'code from a CDN'
  | 'video'
  | 'images'
  | 'unknown';

/** What is wrong, wherever it shows. */
export type Cause =
  /** There is no page at `target`, to which a link, a form or a redirect leads. */
  | (Missing & { readonly kind: 'broken-link' })
  /** The file `target` is there, but nothing in it has this name. */
  | { readonly kind: 'missing-anchor'; readonly target: string; readonly anchor: string }
  /** There is no file at `target`, which something loads. */
  | (Missing & { readonly kind: 'missing-resource'; readonly use: ResourceUse })
  /** There is no page at `target`, which a sitemap names. */
  | (Missing & { readonly kind: 'missing-sitemap-page' })
  /** Only for air-gapped hosting: something would have to come from this host. `null`: from hosts that are not told apart. */
  | { readonly kind: 'external-load'; readonly host: string | null; readonly feature: Feature }
  | { readonly kind: 'no-title' }
  /** HTML files with nothing but white space in them. */
  | { readonly kind: 'empty-page' };

interface Missing {
  /** The path from the site's root that is meant, decoded; a reference that is no address stands for itself. */
  readonly target: string;
  /** A file that differs from the target in upper and lower case only. */
  readonly similar: string | null;
}

/** Where a reader meets it. */
export interface Place {
  /** Path of the file below the site's root, with slashes. */
  readonly page: string;
  /** Counted from 1; `null` for what is wrong with the page as a whole. */
  readonly line: number | null;
  /** As it is written there, entities decoded, shortened when it is very long. */
  readonly reference: string | null;
}

/** Not a part of the report as it is written. */
export const FIRST_PLACES = Symbol('first places');

/** A cause with the places where it shows. */
export type Finding = Cause & {
  /** The first of many places, for those who tell no more: all of them are put together anew each time. */
  readonly [FIRST_PLACES]?: readonly Place[];
  /** Of places, also of those that are left out of the list. */
  readonly count: number;
  /** In the order of files, then lines. */
  readonly places: readonly Place[];
};

/** The places of a finding, or the first of them where they are many. */
export function firstPlaces(finding: Finding): readonly Place[] {
  return finding[FIRST_PLACES] ?? finding.places;
}

/** One place of a cause, while files are read. */
export interface Fault extends Omit<Place, 'page'> {
  readonly cause: Cause;
}

/** Something that a file loads from another host. */
export interface ExternalLoad {
  readonly line: number;
  readonly reference: string;
  readonly use: LoadUse;
  readonly host: string;
}

export type FindingKind = Cause['kind'];

/** In the order of reports: what stops a reader first. */
export const FINDING_KINDS = [
  'broken-link',
  'missing-anchor',
  'missing-resource',
  'external-load',
  'missing-sitemap-page',
  'no-title',
  'empty-page',
] as const satisfies readonly FindingKind[];

/** What a site loads from one host. */
export interface HostLoads {
  readonly host: string;
  readonly feature: Feature;
  readonly uses: readonly LoadUse[];
  /** Files that load something from there. */
  readonly pages: number;
  /** References of all these files. */
  readonly references: number;
  readonly first: Place;
}

/** What is loaded from hosts that are not told apart, because there are more than a report names. */
export interface LoadsLeftOut {
  readonly references: number;
  /** Files with such loads. */
  readonly pages: number;
}

/**
 * Why a file was not looked into: what links to it is fine, and what it holds is not known. For `too many names` that
 * holds for its names only.
 */
export type SkipReason = 'too large' | 'not readable' | 'UTF-16' | 'too many names';

export interface SkippedFile {
  readonly page: string;
  readonly reason: SkipReason;
}

/** The whole outcome, as it is written to a file. Nothing in it depends on time or on the machine. */
export interface CheckReport {
  readonly schemaVersion: 1;
  readonly hosting: Hosting;
  /** The address that the site gives itself in its sitemap and canonical links; `null` when it gives none. */
  readonly siteUrl: string | null;
  readonly scanned: {
    readonly files: number;
    readonly pages: number;
    /** References to places on the site, each counted once a page. */
    readonly references: number;
  };
  /** Places by kind. */
  readonly totals: Readonly<Record<FindingKind, number>>;
  /** By kind, those with the most places first. */
  readonly findings: readonly Finding[];
  /** Places that no finding lists, because there are more than a report holds. */
  readonly placesLeftOut: number;
  /** By host. Empty for cloud hosting. */
  readonly loads: readonly HostLoads[];
  readonly loadsLeftOut: LoadsLeftOut;
  /** Links to a name on another page that were not looked up, because there are more than memory is given to. */
  readonly linksLeftOut: number;
  readonly skipped: readonly SkippedFile[];
}
