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
// prettier-ignore
export type Feature = 'search' | 'assistant' | 'analytics' | 'playground' | 'support chat' | 'fonts' |
  'code from a CDN' | 'video' | 'images' | 'unknown';

/** Files by which some hosts redirect or rewrite addresses. */
export type RulesFile = '_redirects' | 'vercel.json' | 'netlify.toml' | 'staticwebapp.config.json';

/**
 * Why a file is missing, where the address tells. `image-server`: the framework makes the image when it is asked for.
 * `original-host`: only the host that the site was made for answers there. `outside`: it leads above the root of the
 * site. The name of a file: it works only on hosts that obey that file of the site.
 */
export type Explanation = 'image-server' | 'original-host' | 'outside' | RulesFile;

/** What is wrong, wherever it shows. */
export type Cause =
  /** There is no page at `target`, to which a link, a form or a redirect leads. */
  | (Missing & { readonly kind: 'broken-link' })
  /** The file `target` (below the site's root, without a slash at its beginning) is there, but nothing in it has this name. */
  | { readonly kind: 'missing-anchor'; readonly target: string; readonly anchor: string }
  /** There is no file at `target`, which something loads. */
  | (Missing & { readonly kind: 'missing-resource'; readonly use: ResourceUse })
  /** There is no page at `target`, which a sitemap names, or no sitemap, which robots.txt names. */
  | (Missing & { readonly kind: 'missing-sitemap-page' })
  /** There is no file at `target`, which a page names for programs: `alternate`, `og:image`, a style sheet that is off. */
  | (Missing & { readonly kind: 'missing-optional'; readonly relation: string })
  /** Only for air-gapped hosting: something would have to come from this host. */
  | ({ readonly kind: 'external-load'; readonly use: LoadUse } & Pick<HostLoads, 'host' | 'feature'>)
  /** `empty-page`: HTML files with nothing but white space in them. */
  | { readonly kind: 'no-title' | 'empty-page' };

export interface Missing {
  /**
   * The path from the site's root that is meant, decoded, with a slash at its beginning, or with `../` where it leads
   * above the root; a reference that is no address stands for itself.
   */
  readonly target: string;
  /** A file that differs from the target in upper and lower case only, without a slash at its beginning. */
  readonly similar: string | null;
  readonly explanation: Explanation | null;
}

export type FindingKind = Cause['kind'];

/** Where a reader meets it. */
export interface Place {
  /** Path of the file below the site's root, with slashes. */
  readonly page: string;
  /** Counted from 1; `null` for what is wrong with the page as a whole. */
  readonly line: number | null;
  /** As it is written there, entities decoded, shortened when it is very long. */
  readonly reference: string | null;
}

/** A cause with the places that were found. */
export interface Found {
  readonly cause: Cause;
  /** Of places, also of those that `places` leaves out. */
  readonly count: number;
  /** Files with such a place. */
  readonly pages: number;
  /** In the order of files, then of their lines. */
  readonly places: readonly Place[];
}

/** `none`: no reader notices, and `check: fail` does not count it. */
export type Harm = 'high' | 'medium' | 'low' | 'none';

export type Finding = Cause & Omit<Found, 'cause'> & { readonly harm: Harm };

/** What a site loads from one host. */
export interface HostLoads {
  readonly host: string;
  readonly feature: Feature;
  readonly uses: readonly LoadUse[];
  /** Files that load something from there. */
  readonly pages: number;
  readonly references: number;
  readonly first: Place;
}

/**
 * Why a file was not looked into, or not to its end: what links to it is fine, and what it holds is not known. Only a
 * sitemap has too many entries.
 */
export type SkipReason = 'too large' | 'not readable' | 'UTF-16' | 'more than 50,000 entries';

export interface SkippedFile {
  readonly page: string;
  readonly reason: SkipReason;
}

/** All that one reading of a site has found. */
export interface Reading {
  readonly hosting: Hosting;
  /** The address that the site gives itself in its sitemap and canonical links; `null` when it gives none. */
  readonly siteUrl: string | null;
  readonly scanned: {
    readonly files: number;
    readonly pages: number;
    /** References to places on the site, each counted once a page. */
    readonly references: number;
  };
  /** In any order. */
  readonly found: readonly Found[];
  /** Places of all kinds that `found` does not list, because there are more than a report holds. */
  readonly placesLeftOut: number;
  /** In any order. Empty for cloud hosting. */
  readonly loads: readonly HostLoads[];
  /** Loads from further hosts, because there are more than a report holds. */
  readonly loadsLeftOut: number;
  readonly skipped: readonly SkippedFile[];
}

/** The whole outcome, as it is written to a file. Nothing in it depends on time or on the machine. */
export interface CheckReport extends Omit<Reading, 'found'> {
  readonly schemaVersion: 1;
  /** Places by kind. */
  readonly totals: Readonly<Record<FindingKind, number>>;
  /** The most harmful first. */
  readonly findings: readonly Finding[];
}
