/**
 * Where the site will be served. External requests work in the cloud, may work on the client's host, and cannot work behind
 * an air gap.
 */
export type Hosting = 'cloud' | 'client-hosted' | 'air-gapped';

/** Uses that a page loads by itself. If one is missing or external, the page looks or works differently. */
export type ResourceUse =
  'script' | 'style' | 'font' | 'image' | 'icon' | 'media' | 'frame' | 'manifest' | 'preload' | 'object';

/** `hint`: an early connection. `mention`: a script names the host and may or may not send requests. */
export type LoadUse = ResourceUse | 'hint' | 'mention';

/** What a visitor misses without a host. `unknown`: the host is not in the list. */
// prettier-ignore
export type Feature = 'search' | 'assistant' | 'analytics' | 'playground' | 'support chat' | 'fonts' |
  'code from a CDN' | 'video' | 'images' | 'unknown';

/** Files by which some hosts redirect or rewrite addresses. */
export type RulesFile = '_redirects' | 'staticwebapp.config.json';

/**
 * Why a file is missing, if the address shows it. `image-server`: the framework makes the image on request.
 * `original-host`: only the host that the site was made for answers there. `outside`: it leads above the root of the site.
 * `base-path`: it is there if the site is published below that path.
 * The name of a file: it works only on hosts that obey that file of the site.
 */
export type Explanation = 'image-server' | 'original-host' | 'outside' | 'base-path' | RulesFile;

/** A problem, apart from its places. */
export type Cause =
  /** A link, a form or a redirect leads to `target`, where there is no page. */
  | (Missing & { readonly kind: 'broken-link' })
  /** The file `target` (below the site's root, without a slash at its beginning) is there, but nothing in it has this name. */
  | { readonly kind: 'missing-anchor'; readonly target: string; readonly anchor: string }
  /** Something loads `target`, and there is no such file. */
  | (Missing & { readonly kind: 'missing-resource'; readonly use: ResourceUse })
  /** A sitemap names `target` without a page, or robots.txt names a missing sitemap. */
  | (Missing & { readonly kind: 'missing-sitemap-page' })
  /** A page names `target` for programs (`alternate`, `og:image`, a disabled style sheet), and there is no such file. */
  | (Missing & { readonly kind: 'missing-optional'; readonly relation: string })
  /** Only for air-gapped hosting: a page loads something from this host. */
  | ({ readonly kind: 'external-load'; readonly use: LoadUse } & Pick<HostLoads, 'host' | 'feature'>)
  /**
   * `empty-page`: HTML files with nothing but white space in them. `error-page`: their whole text is a known error, or their
   * main content shows nothing.
   */
  | { readonly kind: 'no-title' | 'empty-page' | 'error-page' };

export interface Missing {
  /**
   * The decoded path from the site's root, with a slash at its beginning, or with `../` if it leads above the root. A
   * reference that is no address stays as written.
   */
  readonly target: string;
  /** A file that differs from the target in upper and lower case only, without a slash at its beginning. */
  readonly similar: string | null;
  readonly explanation: Explanation | null;
}

export type FindingKind = Cause['kind'];

/** A place where a reader meets it. */
export interface Place {
  /** Path of the file below the site's root, with slashes. */
  readonly page: string;
  /** Counted from 1; `null` for a fault of the whole page. */
  readonly line: number | null;
  /** As written there, with entities decoded; shortened if very long. */
  readonly reference: string | null;
}

/** A cause and its places. */
export interface Found {
  readonly cause: Cause;
  /** All places, including those that `places` leaves out. */
  readonly count: number;
  /** Files with such a place. */
  readonly pages: number;
  /** In the order of files, then of their lines. */
  readonly places: readonly Place[];
}

/** Of a finding. `none`: no reader notices, and `check: fail` does not count it. */
export type Severity = 'high' | 'medium' | 'low' | 'none';

/** `known`: an earlier report has it. `ignored`: a pattern matches it. Only what is new fails a run. */
export type FindingState = 'new' | 'known' | 'ignored';

/** As a report has it. `harm`: its severity. */
export type Finding = Cause &
  Omit<Found, 'cause'> & { readonly harm: Severity; readonly state: FindingState };

/** Loads of a site from one host. */
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
 * Why a file was not read, or not to its end. Links to it are fine; its content is unknown. Only a sitemap can have too many
 * entries. A template is for a program, such as `_static/webpack-macros.html` of Sphinx themes.
 */
export type SkipReason = 'too large' | 'not readable' | 'template' | 'more than 50,000 entries';

export interface SkippedFile {
  readonly page: string;
  readonly reason: SkipReason;
}

/** The result of reading a site once. */
export interface Reading {
  readonly hosting: Hosting;
  /** The site's own address, by its sitemap and canonical links; `null` if they give none. */
  readonly siteUrl: string | null;
  readonly scanned: {
    readonly files: number;
    readonly pages: number;
    /** References to places on the site, each counted once per page. */
    readonly references: number;
  };
  /** In any order. */
  readonly found: readonly Found[];
  /** Places of all kinds beyond the limits of a report, which `found` leaves out. */
  readonly placesLeftOut: number;
  /** In any order. Empty for cloud hosting. */
  readonly loads: readonly HostLoads[];
  readonly skipped: readonly SkippedFile[];
}

/** The whole report, as written to a file. Nothing in it depends on time or on the machine. */
export interface CheckReport extends Omit<Reading, 'found'> {
  readonly schemaVersion: 1;
  /** Places by kind. */
  readonly totals: Readonly<Record<FindingKind, number>>;
  /** Problems of the earlier report that are not there any more; `null`: there is no earlier report. */
  readonly gone: number | null;
  /** Patterns of `check-ignore` that match nothing. */
  readonly unusedPatterns: readonly string[];
  /** The most severe first. */
  readonly findings: readonly Finding[];
}
