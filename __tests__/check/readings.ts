import type { Cause, Explanation, Found, LoadUse, Reading, ResourceUse } from '../../src/check/finding.ts';

/** Readings of sites, written short. */

export const link = (
  target: string,
  explanation: Explanation | null = null,
  similar: string | null = null,
): Cause => ({ kind: 'broken-link', target, similar, explanation });
export const file = (target: string, use: ResourceUse, explanation: Explanation | null = null): Cause => {
  return { kind: 'missing-resource', target, use, similar: null, explanation };
};
export const anchor = (target: string, name: string): Cause => {
  return { kind: 'missing-anchor', target, anchor: name };
};
export const optional = (target: string, relation = 'alternate'): Cause => {
  return { kind: 'missing-optional', target, relation, similar: null, explanation: null };
};
export const sitemap = (target: string): Cause => {
  return { kind: 'missing-sitemap-page', target, similar: null, explanation: null };
};
export const load = (
  host: string,
  use: LoadUse,
  feature: 'search' | 'fonts' | 'analytics' | 'unknown',
): Cause => {
  return { kind: 'external-load', host, use, feature };
};
export const NO_TITLE: Cause = { kind: 'no-title' };
export const EMPTY_PAGE: Cause = { kind: 'empty-page' };
export const ERROR_PAGE: Cause = { kind: 'error-page' };

/** A cause that shows once on each of these pages, or on so many that are numbered. */
export function found(cause: Cause, pages: number | readonly string[] = 1): Found {
  const names =
    typeof pages === 'number' ? Array.from({ length: pages }, (_, at) => `p${String(at)}.html`) : pages;
  const whole = cause.kind === 'no-title' || cause.kind === 'empty-page' || cause.kind === 'error-page';
  const places = names.map((page) => ({
    page,
    line: whole ? null : 3,
    reference: whole ? null : 'as it is written',
  }));
  return { cause, count: places.length, pages: new Set(names).size, places };
}

/** A site with 1,000 pages. */
export function readingOf(all: readonly Found[], more: Partial<Reading> = {}): Reading {
  return {
    hosting: 'client-hosted',
    siteUrl: null,
    scanned: { files: 2_000, pages: 1_000, references: 30_000 },
    found: all,
    placesLeftOut: 0,
    loads: [],
    skipped: [],
    ...more,
  };
}

export function numbered<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
