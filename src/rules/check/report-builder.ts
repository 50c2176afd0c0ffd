import {
  FINDING_KINDS,
  type Cause,
  type CheckReport,
  type ExternalLoad,
  type Fault,
  type Finding,
  type FindingKind,
  type Hosting,
  type SkippedFile,
} from './finding.ts';
import { HostLedger } from './host-ledger.ts';
import { featureOf } from './known-hosts.ts';

/**
 * What a report holds at most: a site with more has the same faults on each page, or is made to fill our memory.
 * Beyond it places are only counted; which ones then depends on which worker is faster.
 */
export interface ReportLimits {
  readonly causes: number;
  readonly places: number;
}

const LIMITS: ReportLimits = { causes: 200_000, places: 1_000_000 };

interface Tally {
  readonly cause: Cause;
  count: number;
  /** Index of the file, line or 0, and reference, in three lists of one length: a million places are many objects. */
  readonly files: number[];
  readonly lines: number[];
  readonly references: (string | null)[];
}

/** What is asked of a report that only the whole site can say. */
export interface ScannedSite {
  readonly siteUrl: string | null;
  /** In the order of indexes. */
  readonly paths: readonly string[];
  readonly pages: number;
}

/** Files what is found, in any order of files, and makes the report, which is the same for each order. */
export class ReportBuilder {
  readonly #hosting: Hosting;
  readonly #limits: ReportLimits;
  readonly #totals = Object.fromEntries(FINDING_KINDS.map((kind) => [kind, 0])) as Record<
    FindingKind,
    number
  >;
  readonly #tallies = new Map<string, Tally>();
  /** References repeat on every page; each is held once. */
  readonly #words = new Map<string, string>();
  #places = 0;
  readonly #hosts = new HostLedger();
  readonly #skipped: { readonly file: number; readonly skipped: SkippedFile }[] = [];
  #references = 0;

  constructor(hosting: Hosting, limits: ReportLimits = LIMITS) {
    this.#hosting = hosting;
    this.#limits = limits;
  }

  addFaults(file: number, faults: readonly Fault[]): void {
    for (const { cause, line, reference } of faults) {
      this.#totals[cause.kind] += 1;
      const tally = this.#tallyOf(cause);
      if (tally === null) continue;
      tally.count += 1;
      // However full it is, no cause shall be without a place.
      if (this.#places >= this.#limits.places && tally.files.length > 0) continue;
      this.#places += 1;
      tally.files.push(file);
      tally.lines.push(line ?? 0);
      tally.references.push(reference === null ? null : this.#word(reference));
    }
  }

  /** Faults that nobody listed. */
  addUnlisted(kind: FindingKind, count: number): void {
    this.#totals[kind] += count;
  }

  /** All that one file loads from elsewhere, in one call. */
  addLoads(file: number, loads: readonly ExternalLoad[]): void {
    if (this.#hosting === 'cloud') return;
    this.#hosts.add(file, loads);
    if (this.#hosting === 'client-hosted') return;
    // A name in a script proves no request.
    const made = loads.filter(({ use }) => use !== 'mention');
    const faults = made.map(({ host, line, reference }): Fault => {
      return { cause: { kind: 'external-load', host, feature: featureOf(host) }, line, reference };
    });
    this.addFaults(file, faults);
  }

  addReferences(count: number): void {
    this.#references += count;
  }

  addSkipped(file: number, skipped: SkippedFile): void {
    this.#skipped.push({ file, skipped });
  }

  report({ siteUrl, paths, pages }: ScannedSite): CheckReport {
    const findings = [...this.#tallies]
      .sort(([keyA, a], [keyB, b]) => byWeight(a, b) || compare(keyA, keyB))
      .map(([, tally]) => findingOf(tally, paths));
    const all = FINDING_KINDS.reduce((sum, kind) => sum + this.#totals[kind], 0);
    return {
      schemaVersion: 1,
      hosting: this.#hosting,
      siteUrl,
      scanned: { files: paths.length, pages, references: this.#references },
      totals: { ...this.#totals },
      findings,
      placesLeftOut: all - this.#places,
      loads: this.#hosts.loads(paths),
      skipped: this.#skipped.sort((a, b) => a.file - b.file).map(({ skipped }) => skipped),
    };
  }

  #tallyOf(cause: Cause): Tally | null {
    const key = keyOf(cause);
    const known = this.#tallies.get(key);
    if (known !== undefined) return known;
    if (this.#tallies.size >= this.#limits.causes) return null;
    const tally: Tally = { cause, count: 0, files: [], lines: [], references: [] };
    this.#tallies.set(key, tally);
    return tally;
  }

  #word(text: string): string {
    const known = this.#words.get(text);
    if (known !== undefined) return known;
    this.#words.set(text, text);
    return text;
  }
}

function findingOf({ cause, count, files, lines, references }: Tally, paths: readonly string[]): Finding {
  const order = files.map((_, at) => at);
  const at = (list: readonly number[], index: number): number => list[index] ?? 0;
  order.sort(
    (a, b) =>
      at(files, a) - at(files, b) ||
      at(lines, a) - at(lines, b) ||
      compare(references[a] ?? '', references[b] ?? ''),
  );
  const places = order.map((index) => {
    const line = at(lines, index);
    return {
      page: paths[at(files, index)] ?? '',
      line: line === 0 ? null : line,
      reference: references[index] ?? null,
    };
  });
  return { ...cause, count, places };
}

function byWeight(a: Tally, b: Tally): number {
  return FINDING_KINDS.indexOf(a.cause.kind) - FINDING_KINDS.indexOf(b.cause.kind) || b.count - a.count;
}

function keyOf(cause: Cause): string {
  switch (cause.kind) {
    case 'broken-link':
    case 'missing-sitemap-page':
      return `${cause.kind} ${cause.target}`;
    case 'missing-anchor':
      return `${cause.kind} ${cause.target}#${cause.anchor}`;
    case 'missing-resource':
      return `${cause.kind} ${cause.target} ${cause.use}`;
    case 'external-load':
      return `${cause.kind} ${cause.host}`;
    case 'no-title':
    case 'empty-page':
      return cause.kind;
  }
}

/** By code units, so that no locale has a say. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
