import { featureOf } from './known-hosts.ts';
import type { Cause, Found, HostLoads, Hosting, LoadUse, Place, Reading } from './finding.ts';
import { byCodeUnits, keyOf } from './report/severity.ts';

/** Places in a report. A site with more has the same faults on each page. Further places are only counted. */
const CAUSES_MAX = 50_000;
const PLACES_MAX = 200_000;
/** Of these, places of optional files, so that broken links have room. */
const OPTIONAL_MAX = 20_000;
/** Hosts that are listed; no site has as many. */
const HOSTS_MAX = 10_000;
/** No name of a host is longer. */
const HOST_MAX_CHARS = 253;

/** The uses of a host, the most severe first. For air-gapped hosting the first one counts. */
// prettier-ignore
const USES_BY_SEVERITY: readonly LoadUse[] = ['script', 'style', 'frame', 'object', 'media', 'image', 'font', 'icon'];

/** Places and the number of their files. All places of a file come in a row. */
class Tally {
  count = 0;
  pages = 0;
  #lastPage = '';

  add({ page }: Place): void {
    this.count += 1;
    if (this.#lastPage !== page) this.pages += 1;
    this.#lastPage = page;
  }
}

/** Collects what is found while a site is read, within limits. */
export class Findings {
  readonly #hosting: Hosting;
  readonly #causes = new Map<string, { cause: Cause; tally: Tally; places: Place[] }>();
  readonly #hosts = new Map<string, { uses: Set<LoadUse>; tally: Tally; first: Place }>();
  #places = 0;
  #optional = 0;
  #placesLeftOut = 0;

  constructor(hosting: Hosting) {
    this.#hosting = hosting;
  }

  add(cause: Cause, place: Place): void {
    const key = keyOf(cause);
    const isOptional = cause.kind === 'missing-optional';
    const isFull = this.#places >= PLACES_MAX || (isOptional && this.#optional >= OPTIONAL_MAX);
    let found = this.#causes.get(key);
    if (found === undefined && this.#causes.size < CAUSES_MAX && !(isOptional && isFull)) {
      found = { cause, tally: new Tally(), places: [] };
      this.#causes.set(key, found);
    }
    found?.tally.add(place);
    // Each cause keeps at least one place, even in a full report.
    if (found === undefined || (isFull && found.places.length > 0)) this.#placesLeftOut += 1;
    else {
      this.#places += 1;
      if (isOptional) this.#optional += 1;
      found.places.push(place);
    }
  }

  /** Something that a page loads from another host, or a script names. */
  addLoad(host: string, use: LoadUse, place: Place): void {
    if (this.#hosting === 'cloud') return;
    const name = host.slice(0, HOST_MAX_CHARS);
    let loads = this.#hosts.get(name);
    if (loads === undefined && this.#hosts.size < HOSTS_MAX) {
      loads = { uses: new Set(), tally: new Tally(), first: place };
      this.#hosts.set(name, loads);
    }
    loads?.uses.add(use);
    loads?.tally.add(place);
    // A name in a script proves no request.
    if (this.#hosting === 'air-gapped' && use !== 'mention')
      this.add({ kind: 'external-load', host: name, feature: featureOf(name), use }, place);
  }

  all(): Pick<Reading, 'found' | 'placesLeftOut' | 'loads'> {
    const inOrder = (a: Place, b: Place): number =>
      byCodeUnits(a.page, b.page) || (a.line ?? 0) - (b.line ?? 0);
    return {
      found: [...this.#causes.values()].map(({ cause, tally: { count, pages }, places }): Found => {
        return { cause: this.#withWorstUse(cause), count, pages, places: places.sort(inOrder) };
      }),
      placesLeftOut: this.#placesLeftOut,
      loads: [...this.#hosts].map(([host, { uses, tally, first }]): HostLoads => {
        const { count: references, pages } = tally;
        return { host, feature: featureOf(host), uses: [...uses], pages, references, first };
      }),
    };
  }

  #withWorstUse(cause: Cause): Cause {
    if (cause.kind !== 'external-load') return cause;
    const uses = this.#hosts.get(cause.host)?.uses;
    return { ...cause, use: USES_BY_SEVERITY.find((use) => uses?.has(use)) ?? cause.use };
  }
}
