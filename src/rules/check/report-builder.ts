import { causeKey } from './cause-key.ts';
import {
  FINDING_KINDS,
  FIRST_PLACES,
  type Cause,
  type CheckReport,
  type ExternalLoad,
  type Fault,
  type Finding,
  type FindingKind,
  type Hosting,
  type Place,
  type SkipReason,
} from './finding.ts';
import { HostLedger, HOSTS_MAX } from './host-ledger.ts';
import { featureOf } from './known-hosts.ts';
import { PlaceRows } from './place-rows.ts';

/**
 * What a report holds at most: a site with more has the same faults on each page, or is made to fill our memory.
 * Beyond it places are only counted; which ones then depends on which worker is faster. Not so for hosts: see
 * `HostLedger`.
 */
export interface ReportLimits {
  readonly causes: number;
  readonly places: number;
  /** Of all that is repeated from pages: what is missing, and references, each once. */
  readonly chars: number;
  readonly hosts: number;
}

const LIMITS: ReportLimits = { causes: 100_000, places: 500_000, chars: 16_000_000, hosts: HOSTS_MAX };

/** A cause with more is seldom, and its places are put together on their own. */
const PLACES_AT_ONCE = 16;

interface Tally {
  readonly cause: Cause;
  /** The number of the cause, in the order in which they come. */
  readonly id: number;
  count: number;
  places: number;
}

/** What is asked of a report that only the whole site can say. */
export interface ScannedSite {
  readonly siteUrl: string | null;
  readonly files: number;
  /** Of a file, by index. */
  readonly pathOf: (file: number) => string;
  readonly pages: number;
  readonly linksLeftOut: number;
  /** Folders that could not be read. */
  readonly closed: readonly string[];
}

const FURTHER_HOSTS = { kind: 'external-load', host: null, feature: 'unknown' } as const;

/** Files what is found, in any order of files, and makes the report, which is the same for each order. */
export class ReportBuilder {
  readonly #hosting: Hosting;
  readonly #limits: ReportLimits;
  readonly #totals = Object.fromEntries(FINDING_KINDS.map((kind) => [kind, 0])) as Record<
    FindingKind,
    number
  >;
  readonly #tallies = new Map<string, Tally>();
  #ids = 0;
  readonly #rows = new PlaceRows();
  /** References repeat on every page; each is held once. */
  readonly #words: string[] = [''];
  readonly #wordIds = new Map<string, number>();
  #chars = 0;
  readonly #hosts: HostLedger;
  readonly #skipped: { readonly file: number; readonly reason: SkipReason }[] = [];
  #references = 0;

  constructor(hosting: Hosting, limits: Partial<ReportLimits> = {}) {
    this.#hosting = hosting;
    this.#limits = { ...LIMITS, ...limits };
    this.#hosts = new HostLedger(this.#limits.hosts);
  }

  addFaults(file: number, faults: readonly Fault[]): void {
    for (const { cause, line, reference } of faults) {
      this.#totals[cause.kind] += 1;
      const tally = this.#tallyOf(cause, reference);
      if (tally === null) continue;
      tally.count += 1;
      const full = this.#rows.count >= this.#limits.places || !this.#hasRoom(reference);
      // However full it is, no cause shall be without a place.
      if (full && tally.places > 0) continue;
      tally.places += 1;
      this.#rows.add(tally.id, { file, line: line ?? 0, word: this.#word(reference) });
    }
  }

  /** Faults that nobody listed. */
  addUnlisted(kind: FindingKind, count: number): void {
    this.#totals[kind] += count;
  }

  /** What one file loads from elsewhere. `goesOn`: another call for this file follows. */
  addLoads(file: number, loads: readonly ExternalLoad[], goesOn = false): void {
    if (this.#hosting === 'cloud') return;
    const leftOut = this.#hosts.add(file, loads, goesOn);
    if (this.#hosting === 'client-hosted') return;
    // A name in a script proves no request.
    const made = loads.filter(({ use }) => use !== 'mention');
    const faults = made.map(({ host, line, reference }): Fault => {
      return { cause: this.#externalLoad(host), line, reference };
    });
    this.addFaults(file, faults);
    this.#bringTogether(leftOut);
  }

  addReferences(count: number): void {
    this.#references += count;
  }

  addSkipped(file: number, reason: SkipReason): void {
    this.#skipped.push({ file, reason });
  }

  report(site: ScannedSite): CheckReport {
    const { siteUrl, files, pathOf, pages, linksLeftOut, closed } = site;
    this.#bringTogether(this.#hosts.close());
    const placesOf = (id: number, most: number): readonly Place[] => this.#placesOf(id, most, pathOf);
    const findings = [...this.#tallies]
      .sort(([keyA, a], [keyB, b]) => byWeight(a, b) || compare(keyA, keyB))
      .map(([, tally]) => findingOf(tally, placesOf));
    const all = FINDING_KINDS.reduce((sum, kind) => sum + this.#totals[kind], 0);
    const skipped = this.#skipped.sort((a, b) => a.file - b.file);
    return {
      schemaVersion: 1,
      hosting: this.#hosting,
      siteUrl,
      scanned: { files, pages, references: this.#references },
      totals: { ...this.#totals },
      findings,
      placesLeftOut: all - this.#rows.count,
      loads: this.#hosts.loads(pathOf),
      loadsLeftOut: this.#hosts.leftOut(),
      linksLeftOut,
      skipped: [
        ...skipped.map(({ file, reason }) => ({ page: pathOf(file), reason })),
        ...closed.map((page) => ({ page, reason: 'not readable' as const })),
      ],
    };
  }

  /** `null`: there is no room for it. */
  #tallyOf(cause: Cause, reference: string | null): Tally | null {
    const key = causeKey(cause);
    const known = this.#tallies.get(key);
    if (known !== undefined) return known;
    const crowded = this.#chars >= this.#limits.chars && reference !== null;
    if (crowded || this.#tallies.size >= this.#limits.causes) return null;
    // It is there twice, in the key and in the cause.
    this.#chars += 2 * key.length;
    const tally: Tally = { cause, id: this.#ids, count: 0, places: 0 };
    this.#ids += 1;
    this.#tallies.set(key, tally);
    return tally;
  }

  /** Loads from hosts that are not told apart are one cause. */
  #externalLoad(host: string): Cause {
    return this.#hosts.keeps(host)
      ? { kind: 'external-load', host, feature: featureOf(host) }
      : FURTHER_HOSTS;
  }

  #bringTogether(hosts: readonly string[]): void {
    if (hosts.length === 0 || this.#hosting !== 'air-gapped') return;
    const ids = new Set<number>();
    let [count, places] = [0, 0];
    for (const host of hosts) {
      const key = causeKey({ kind: 'external-load', host, feature: 'unknown' });
      const tally = this.#tallies.get(key);
      if (tally === undefined) continue;
      this.#tallies.delete(key);
      ids.add(tally.id);
      count += tally.count;
      places += tally.places;
    }
    if (ids.size === 0) return;
    const further = this.#tallyOf(FURTHER_HOSTS, null);
    if (further === null) return;
    further.count += count;
    further.places += places;
    this.#rows.move(ids, further.id);
  }

  #hasRoom(reference: string | null): boolean {
    return this.#chars < this.#limits.chars || reference === null || this.#wordIds.has(reference);
  }

  #word(reference: string | null): number {
    if (reference === null) return 0;
    const known = this.#wordIds.get(reference);
    if (known !== undefined) return known;
    const id = this.#words.push(reference) - 1;
    this.#wordIds.set(reference, id);
    this.#chars += reference.length;
    return id;
  }

  #placesOf(id: number, most: number, pathOf: ScannedSite['pathOf']): readonly Place[] {
    const wordOf = (word: number): string => this.#words[word] ?? '';
    const order = {
      causes: this.#ids,
      compare: (one: number, other: number): number => compare(wordOf(one), wordOf(other)),
    };
    return this.#rows.first(most, id, order).map(({ file, line, word }) => ({
      page: pathOf(file),
      line: line === 0 ? null : line,
      reference: word === 0 ? null : wordOf(word),
    }));
  }
}

/** Places of a cause that has many are put together when they are asked for: all at a time are many objects. */
function findingOf(
  { cause, count, id, places }: Tally,
  placesOf: (id: number, most: number) => readonly Place[],
): Finding {
  if (places <= PLACES_AT_ONCE) return { ...cause, count, places: placesOf(id, places) };
  return {
    ...cause,
    count,
    [FIRST_PLACES]: placesOf(id, PLACES_AT_ONCE),
    get places() {
      return placesOf(id, places);
    },
  };
}

function byWeight(a: Tally, b: Tally): number {
  return FINDING_KINDS.indexOf(a.cause.kind) - FINDING_KINDS.indexOf(b.cause.kind) || b.count - a.count;
}

/** By code units, so that no locale has a say. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
