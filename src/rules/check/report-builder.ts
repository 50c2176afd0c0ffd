import {
  FINDING_KINDS,
  type CheckReport,
  type ExternalLoad,
  type Finding,
  type FindingKind,
  type Hosting,
  type HostLoads,
  type LoadUse,
  type SkippedFile,
} from './finding.ts';
import { featureOf } from './known-hosts.ts';

/** More would make a file that nobody opens; a site with so many has a fault in its theme, repeated on each page. */
export const MAX_FINDINGS = 200_000;

interface Filed {
  /** Index of the file among all files, in their order. */
  readonly file: number;
  readonly finding: Finding;
}

interface HostTally {
  readonly uses: Set<LoadUse>;
  pages: number;
  references: number;
  firstFile: number;
  first: ExternalLoad;
}

/** Files what is found, in any order of files, and makes the report, which is the same for each order. */
export class ReportBuilder {
  readonly #hosting: Hosting;
  readonly #most: number;
  readonly #totals = Object.fromEntries(FINDING_KINDS.map((kind) => [kind, 0])) as Record<
    FindingKind,
    number
  >;
  #filed: Filed[] = [];
  readonly #hosts = new Map<string, HostTally>();
  readonly #skipped: { readonly file: number; readonly skipped: SkippedFile }[] = [];
  #references = 0;

  /** `most`: findings that the report holds. */
  constructor(hosting: Hosting, most = MAX_FINDINGS) {
    this.#hosting = hosting;
    this.#most = most;
  }

  addFindings(file: number, findings: readonly Finding[]): void {
    for (const finding of findings) {
      this.#totals[finding.kind] += 1;
      this.#filed.push({ file, finding });
    }
    // What is beyond the limit now stays beyond it, whatever comes: it may be dropped.
    if (this.#filed.length > 2 * this.#most) this.#filed = this.#filed.sort(inOrder).slice(0, this.#most);
  }

  /** Findings that are only counted, as the report would have no room for them. */
  addUnlisted(kind: FindingKind, count: number): void {
    this.#totals[kind] += count;
  }

  /** All that one file loads from elsewhere, in one call. */
  addLoads(file: number, loads: readonly ExternalLoad[]): void {
    if (this.#hosting === 'cloud') return;
    const inThisFile = new Set<HostTally>();
    for (const load of loads) {
      const tally = this.#tallyOf(load, file);
      tally.uses.add(load.use);
      tally.references += 1;
      inThisFile.add(tally);
      if (file < tally.firstFile) Object.assign(tally, { firstFile: file, first: load });
    }
    for (const tally of inThisFile) tally.pages += 1;
    // A name in a script proves no request.
    if (this.#hosting === 'air-gapped')
      this.addFindings(
        file,
        loads.filter(({ use }) => use !== 'mention').map((load) => ({ kind: 'external-load', ...load })),
      );
  }

  addReferences(count: number): void {
    this.#references += count;
  }

  addSkipped(file: number, skipped: SkippedFile): void {
    this.#skipped.push({ file, skipped });
  }

  report(site: {
    readonly siteUrl: string | null;
    readonly files: number;
    readonly pages: number;
  }): CheckReport {
    const findings = this.#filed
      .sort(inOrder)
      .slice(0, this.#most)
      .map(({ finding }) => finding);
    const all = FINDING_KINDS.reduce((sum, kind) => sum + this.#totals[kind], 0);
    return {
      schemaVersion: 1,
      hosting: this.#hosting,
      siteUrl: site.siteUrl,
      scanned: { files: site.files, pages: site.pages, references: this.#references },
      totals: { ...this.#totals },
      findings,
      findingsLeftOut: all - findings.length,
      loads: [...this.#hosts].map(hostLoads).sort(byWeight),
      skipped: this.#skipped.sort((a, b) => a.file - b.file).map(({ skipped }) => skipped),
    };
  }

  #tallyOf(load: ExternalLoad, file: number): HostTally {
    const known = this.#hosts.get(load.host);
    if (known !== undefined) return known;
    const tally: HostTally = { uses: new Set(), pages: 0, references: 0, firstFile: file, first: load };
    this.#hosts.set(load.host, tally);
    return tally;
  }
}

function hostLoads([host, tally]: readonly [string, HostTally]): HostLoads {
  const { pages, references, first } = tally;
  return { host, feature: featureOf(host), uses: [...tally.uses].sort(), pages, references, first };
}

function byWeight(a: HostLoads, b: HostLoads): number {
  return b.pages - a.pages || compare(a.host, b.host);
}

function inOrder(a: Filed, b: Filed): number {
  return (
    a.file - b.file || lineOf(a.finding) - lineOf(b.finding) || compare(keyOf(a.finding), keyOf(b.finding))
  );
}

function lineOf(finding: Finding): number {
  return 'line' in finding ? finding.line : 0;
}

function keyOf(finding: Finding): string {
  const reference = 'reference' in finding ? finding.reference : '';
  const use = 'use' in finding ? finding.use : '';
  return `${String(FINDING_KINDS.indexOf(finding.kind))} ${reference} ${use}`;
}

/** By code units, so that no locale has a say. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
