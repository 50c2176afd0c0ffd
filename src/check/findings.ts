import { featureOf } from './known-hosts.ts';
import type {
  Cause,
  Found,
  HostLoads,
  Hosting,
  LoadUse,
  Place,
  Reading,
  SkippedFile,
  SkipReason,
} from './report/finding.ts';

/** What a report holds at most: a site with more has the same faults on each page. Beyond it places are only counted. */
const CAUSES_MAX = 100_000;
const PLACES_MAX = 200_000;
/** Hosts that are told apart. */
const HOSTS_MAX = 10_000;
/** No name of a host is longer. */
const HOST_MAX_CHARS = 253;

/** The uses of a host from the most harmful one on: behind an air gap the first of them counts. */
const USES_BY_HARM: readonly LoadUse[] = [
  'script',
  'style',
  'frame',
  'object',
  'media',
  'image',
  'font',
  'icon',
];

interface Tally {
  readonly cause: Cause;
  count: number;
  pages: number;
  lastPage: string;
  readonly places: Place[];
}

interface HostTally {
  readonly uses: Set<LoadUse>;
  pages: number;
  lastPage: string;
  references: number;
  readonly first: Place;
}

/** What only the whole site can say. */
interface ReadSite extends Pick<Reading, 'siteUrl' | 'scanned'> {
  readonly orderOf: (page: string) => number;
}

/** Files what is found while a site is read. */
export class Findings {
  readonly #hosting: Hosting;
  readonly #tallies = new Map<string, Tally>();
  readonly #hosts = new Map<string, HostTally>();
  readonly #skipped: SkippedFile[] = [];
  #places = 0;
  #placesLeftOut = 0;
  #loadsLeftOut = 0;

  constructor(hosting: Hosting) {
    this.#hosting = hosting;
  }

  add(cause: Cause, place: Place): void {
    const key = keyOf(cause);
    let tally = this.#tallies.get(key);
    if (tally === undefined) {
      if (this.#tallies.size >= CAUSES_MAX) {
        this.#placesLeftOut += 1;
        return;
      }
      tally = { cause, count: 0, pages: 0, lastPage: '', places: [] };
      this.#tallies.set(key, tally);
    }
    tally.count += 1;
    if (tally.lastPage !== place.page) tally.pages += 1;
    tally.lastPage = place.page;
    // However full it is, no cause shall be without a place.
    if (this.#places >= PLACES_MAX && tally.places.length > 0) {
      this.#placesLeftOut += 1;
      return;
    }
    this.#places += 1;
    tally.places.push(place);
  }

  /** Something that a page loads from another host, or a script names. */
  addLoad(host: string, use: LoadUse, place: Place): void {
    if (this.#hosting === 'cloud') return;
    const name = host.slice(0, HOST_MAX_CHARS);
    let tally = this.#hosts.get(name);
    if (tally === undefined && this.#hosts.size < HOSTS_MAX) {
      tally = { uses: new Set(), pages: 0, lastPage: '', references: 0, first: place };
      this.#hosts.set(name, tally);
    }
    if (tally === undefined) this.#loadsLeftOut += 1;
    else {
      tally.uses.add(use);
      tally.references += 1;
      if (tally.lastPage !== place.page) tally.pages += 1;
      tally.lastPage = place.page;
    }
    // A name in a script proves no request.
    if (this.#hosting === 'air-gapped' && use !== 'mention')
      this.add({ kind: 'external-load', host: name, feature: featureOf(name), use }, place);
  }

  skip(page: string, reason: SkipReason): void {
    this.#skipped.push({ page, reason });
  }

  /** All of it. `orderOf`: the place of a file among all files. */
  reading({ siteUrl, scanned, orderOf }: ReadSite): Reading {
    const inOrder = (places: Place[]): readonly Place[] =>
      places.sort((a, b) => orderOf(a.page) - orderOf(b.page) || (a.line ?? 0) - (b.line ?? 0));
    return {
      hosting: this.#hosting,
      siteUrl,
      scanned,
      found: [...this.#tallies.values()].map(({ cause, count, pages, places }): Found => {
        return { cause: this.#withWorstUse(cause), count, pages, places: inOrder(places) };
      }),
      placesLeftOut: this.#placesLeftOut,
      loads: [...this.#hosts].map(([host, { uses, pages, references, first }]): HostLoads => {
        return { host, feature: featureOf(host), uses: [...uses].sort(), pages, references, first };
      }),
      loadsLeftOut: this.#loadsLeftOut,
      skipped: this.#skipped,
    };
  }

  #withWorstUse(cause: Cause): Cause {
    if (cause.kind !== 'external-load') return cause;
    const uses = this.#hosts.get(cause.host)?.uses;
    return { ...cause, use: USES_BY_HARM.find((use) => uses?.has(use)) ?? cause.use };
  }
}

/** The same text for the same cause, and for no other. */
function keyOf(cause: Cause): string {
  switch (cause.kind) {
    case 'broken-link':
    case 'missing-sitemap-page':
      return `${cause.kind} ${cause.target}`;
    case 'missing-anchor':
      return `${cause.kind} ${cause.target}#${cause.anchor}`;
    case 'missing-resource':
      return `${cause.kind} ${cause.target} ${cause.use}`;
    case 'missing-optional':
      return `${cause.kind} ${cause.target} ${cause.relation}`;
    case 'external-load':
      return `${cause.kind} ${cause.host}`;
    case 'no-title':
    case 'empty-page':
      return cause.kind;
  }
}
