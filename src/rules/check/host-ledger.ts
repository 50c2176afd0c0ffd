import { anchorNumber } from './anchor.ts';
import type { ExternalLoad, HostLoads, LoadsLeftOut, LoadUse } from './finding.ts';
import { featureOf } from './known-hosts.ts';

/** Hosts that are told apart. Nobody reads so many; a page made to fill our memory names a million. */
export const HOSTS_MAX = 10_000;
/** So many more may come together before the ones too many are left out. */
const SLACK = 1.25;
/** No name of a host is longer (RFC 1035), but a page may have any. */
const HOST_MAX_CHARS = 253;
/** The number of a host is below this. */
const NUMBERS = 2 ** 53;

interface HostTally {
  readonly rank: number;
  readonly uses: Set<LoadUse>;
  pages: number;
  references: number;
  firstFile: number;
  first: ExternalLoad;
}

/**
 * What a site loads from elsewhere, by host. Where there are more hosts than it tells apart, it keeps those that are
 * well known, then those with the lowest numbers made from their names, which are as good as drawn by lot. A host is
 * kept or left out for good, so that neither the order in which files come nor anything else but the site matters.
 */
export class HostLedger {
  readonly #most: number;
  readonly #hosts = new Map<string, HostTally>();
  /** By file that goes on: the hosts that were counted for it. */
  readonly #goingOn = new Map<number, Set<HostTally>>();
  /** By file: the highest rank of what it loads from. */
  #highest = new Float64Array(0);
  #references = 0;
  /** Hosts with a higher rank are left out. */
  #border = Infinity;

  constructor(most = HOSTS_MAX) {
    this.#most = most;
  }

  /** What one file loads. `goesOn`: another call for this file follows. Returns hosts that are left out from now on. */
  add(file: number, loads: readonly ExternalLoad[], goesOn: boolean): readonly string[] {
    const inThisFile = this.#goingOn.get(file) ?? new Set<HostTally>();
    if (goesOn) this.#goingOn.set(file, inThisFile);
    else this.#goingOn.delete(file);
    this.#references += loads.length;
    for (const load of loads) {
      const tally = this.#tallyOf(load, file);
      if (tally === null) continue;
      tally.uses.add(load.use);
      tally.references += 1;
      if (!inThisFile.has(tally)) tally.pages += 1;
      inThisFile.add(tally);
      if (file < tally.firstFile) Object.assign(tally, { firstFile: file, first: load });
    }
    return this.#hosts.size > this.#most * SLACK ? this.#leaveOut() : [];
  }

  /** Leaves out what is too many, at the end. Returns those hosts. */
  close(): readonly string[] {
    return this.#leaveOut();
  }

  keeps(host: string): boolean {
    return this.#hosts.has(host);
  }

  /** The hosts that the most files load from come first. `pathOf`: of a file, by index. */
  loads(pathOf: (file: number) => string): readonly HostLoads[] {
    const loads = [...this.#hosts].map(([host, { uses, pages, references, firstFile, first }]): HostLoads => {
      const place = { page: pathOf(firstFile), line: first.line, reference: first.reference };
      return { host, feature: featureOf(host), uses: [...uses].sort(), pages, references, first: place };
    });
    return loads.sort((a, b) => b.pages - a.pages || (a.host < b.host ? -1 : 1));
  }

  leftOut(): LoadsLeftOut {
    let kept = 0;
    for (const { references } of this.#hosts.values()) kept += references;
    const pages = this.#highest.reduce((sum, rank) => sum + (rank > this.#border ? 1 : 0), 0);
    return { references: this.#references - kept, pages };
  }

  /** `null`: the host is left out. */
  #tallyOf(load: ExternalLoad, file: number): HostTally | null {
    const known = this.#hosts.get(load.host);
    const rank = known?.rank ?? rankOf(load.host);
    this.#raise(file, rank);
    if (known !== undefined || rank > this.#border) return known ?? null;
    const tally: HostTally = { rank, uses: new Set(), pages: 0, references: 0, firstFile: file, first: load };
    this.#hosts.set(load.host, tally);
    return tally;
  }

  #raise(file: number, rank: number): void {
    if (file >= this.#highest.length) {
      const longer = new Float64Array(Math.max(64, 2 * file)).fill(-Infinity);
      longer.set(this.#highest);
      this.#highest = longer;
    }
    this.#highest[file] = Math.max(this.#highest[file] ?? -Infinity, rank);
  }

  #leaveOut(): readonly string[] {
    const byRank = [...this.#hosts].sort(([, a], [, b]) => a.rank - b.rank);
    this.#border = byRank[this.#most - 1]?.[1].rank ?? this.#border;
    const tooMany = byRank.slice(this.#most).filter(([, { rank }]) => rank > this.#border);
    for (const [host, tally] of tooMany) {
      this.#hosts.delete(host);
      for (const tallies of this.#goingOn.values()) tallies.delete(tally);
    }
    return tooMany.map(([host]) => host);
  }
}

/** A host as it is told: what is too long for one is cut. */
export function hostText(host: string): string {
  return host.length <= HOST_MAX_CHARS ? host : `${host.slice(0, HOST_MAX_CHARS)}…`;
}

/** Lower is more worth telling. */
function rankOf(host: string): number {
  return anchorNumber(host) - (featureOf(host) === 'unknown' ? 0 : NUMBERS);
}
