/** What looking at an unpacked site needs from the world; the hands in disk/ fit these. */
import { Failure } from '../core/failure.ts';
import type { Emit, Clock } from '../core/run.ts';
import { changeFiles, changesOf, type SiteChanges } from './changes.ts';
import type { SiteEvent } from './events.ts';
import { judgeSite, pageCountOf } from './gates.ts';
import { invalidationsOf } from './invalidations.ts';
import { manifestText } from './manifest.ts';
import type { SiteFiles } from './site-files.ts';
import type { Comparison, SiteCare } from './site-inputs.ts';

export interface InspectPorts {
  readonly staging: SiteStaging;
  readonly clock: Clock;
  readonly emit: Emit<SiteEvent>;
}

export interface InspectOrder extends SiteCare {
  readonly job: { readonly domain: string | null; readonly version: string | null };
}

/** Where what is told about a site is once it is published; absolute, `null` for what is not told. */
export interface SiteReports {
  readonly manifestPath: string | null;
  readonly changesPath: string | null;
  readonly invalidationPath: string | null;
}

/**
 * Looks at an unpacked site before it is published: what is in it, what is different from the one that is live, and
 * whether it may replace that. `null`: nothing of it is to be put in a file. Throws `site-incomplete`, `disk-full`, `disk-error`.
 */
export function inspectSite(order: InspectOrder, jobId: string, ports: InspectPorts): SiteReports | null {
  const { staging, clock, emit } = ports;
  const { manifestPath, comparison, gates } = order;
  const site = staging.siteFiles();
  emit({ kind: 'site-listed', contentDigest: site.contentDigest, pageCount: pageCountOf(site) });
  const changes = comparison === null ? null : compare(site, comparison, order.job.domain, emit);
  const problems = judgeSite(site, gates, comparison?.previous ?? null);
  if (problems.length > 0) throw new Failure('site-incomplete', { problems });

  if (changes === null && manifestPath === null) return null;
  const lists = changes === null ? null : staging.draftLists(changes());
  if (manifestPath !== null) {
    const { domain, version } = order.job;
    staging.draft(manifestPath, manifestText({ domain, jobId, version, createdMs: clock.now() }, site));
  }
  return {
    manifestPath,
    changesPath: lists?.['changes.json'] ?? null,
    invalidationPath: lists?.['invalidations.txt'] ?? null,
  };
}

/** Tells what is different; what it returns makes the files that tell all of it. */
function compare(
  site: SiteFiles,
  { path, previous, maxInvalidations }: Comparison,
  domain: string | null,
  emit: Emit<SiteEvent>,
): () => Readonly<Record<'changes.json' | 'invalidations.txt', Iterable<string>>> {
  const changes = changesOf(site, previous);
  const { isFirst, added, changed, removed } = changes;
  emit({
    kind: 'site-compared',
    manifest: path,
    isFirst,
    added: added.length,
    changed: changed.length,
    removed: removed.length,
    otherDomain: domain === null || previous?.domain === domain ? null : (previous?.domain ?? null),
  });
  const { contentDigest } = site;
  const previousContentDigest = previous?.contentDigest ?? null;
  return () => ({
    ...changeFiles(changes, { contentDigest, previousContentDigest }),
    'invalidations.txt': invalidationLines(changes, maxInvalidations),
  });
}

function* invalidationLines({ uploads, removed }: SiteChanges, most: number): Generator<string> {
  for (const address of invalidationsOf([...uploads, ...removed], most)) yield `${address}\n`;
}

/** The disk side of what is told about a site. Every method throws `disk-full` or `disk-error`. */
export interface SiteStaging {
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
