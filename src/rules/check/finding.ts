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

interface Place {
  /** Path of the file below the site's root, with slashes. */
  readonly page: string;
}

interface ReferencePlace extends Place {
  /** Counted from 1. */
  readonly line: number;
  /** As it is written there, entities decoded, shortened when it is very long. */
  readonly reference: string;
}

interface Missing extends ReferencePlace {
  /** The path from the site's root that the reference means, decoded; `null` when it is no address at all. */
  readonly target: string | null;
  /** A file that differs from the target in upper and lower case only. */
  readonly similar: string | null;
}

/** One thing that would break for a reader. */
export type Finding =
  /** A link, form or redirect to a place where there is no page. */
  | (Missing & { readonly kind: 'broken-link' })
  /** The page is there (`target`), but nothing on it has this name. */
  | (ReferencePlace & { readonly kind: 'missing-anchor'; readonly target: string; readonly anchor: string })
  | (Missing & { readonly kind: 'missing-resource'; readonly use: ResourceUse })
  /** A sitemap (`page`) names an address where there is no page. */
  | (Missing & { readonly kind: 'missing-sitemap-page' })
  | (Place & { readonly kind: 'no-title' })
  /** An HTML file with nothing but white space in it. */
  | (Place & { readonly kind: 'empty-page' })
  /** Only for air-gapped hosting: something that would have to come from another host. */
  | (ExternalLoad & { readonly kind: 'external-load' });

export interface ExternalLoad extends ReferencePlace {
  readonly use: LoadUse;
  readonly host: string;
}

export type FindingKind = Finding['kind'];

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
  readonly first: ExternalLoad;
}

/** A file that was not looked into. What links to it is fine; what it holds is not known. */
export interface SkippedFile extends Place {
  readonly reason: 'too large' | 'not readable' | 'UTF-16';
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
  /** By kind, also of those that are left out below. */
  readonly totals: Readonly<Record<FindingKind, number>>;
  /** In the order of files, then lines. */
  readonly findings: readonly Finding[];
  /** Findings beyond the most that a report holds; always those of the last files. */
  readonly findingsLeftOut: number;
  /** By host. Empty for cloud hosting. */
  readonly loads: readonly HostLoads[];
  readonly skipped: readonly SkippedFile[];
}
