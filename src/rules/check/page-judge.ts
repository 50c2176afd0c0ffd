import { anchorDemand, type AnchorDemand } from './anchor.ts';
import { addressOf, baseOf, destinationOf, type InsideDestination } from './destination.ts';
import type { ReferenceUse } from './element-references.ts';
import { FaultList, type ListedFaults } from './fault-list.ts';
import type { ExternalLoad, ResourceUse } from './finding.ts';
import type { HostFiles } from './host-files.ts';
import { hostText } from './host-ledger.ts';
import type { PageNames } from './page-names.ts';
import type { FoundReference, NamedService, PageFacts, Spot } from './page-reader.ts';
import type { SiteAddress } from './site-address.ts';

/** What every file of a site is judged against. */
export interface SiteView {
  readonly files: HostFiles;
  readonly address: SiteAddress | null;
}

/** A name that another file has to have. It is known only when that file has been read. */
export interface CrossDemand extends Spot, AnchorDemand {
  /** Index of the file. */
  readonly target: number;
}

/** What can be said about a file before the others are read. */
export interface Judgement extends ListedFaults {
  readonly demands: readonly CrossDemand[];
  readonly loads: readonly ExternalLoad[];
  /** Of references to places on the site. */
  readonly references: number;
}

/** Stands for the index of a file where a redirect leads to none: whatever is asked of it is not known. */
const LEADS_OUT = -1;

/** Reports repeat a reference up to this length; a longer one is no use to a reader. */
const REFERENCE_MAX_CHARS = 500;

const HTML = /\.x?html?$/i;

export function isHtml(path: string): boolean {
  return HTML.test(path);
}

/** A judge who has seen what one HTML page says as a whole, but for its references and services. */
export function judgeOfPage(page: string, facts: PageFacts, site: SiteView): Judge {
  const own = addressOf(page);
  const base = facts.base === null ? own : baseOf(facts.base, own);
  const judge = new Judge(page, facts.anchors, site, base);
  if (facts.blank) judge.wholePage('empty-page');
  else if (!facts.titled && facts.redirect === null) judge.wholePage('no-title');
  return judge;
}

/** The file that a page sends its readers on to, or `LEADS_OUT`; `null`: it does not. */
export function redirectOf({ redirect }: PageFacts, judge: Judge): number | null {
  return redirect === null ? null : (judge.fileAt(redirect) ?? LEADS_OUT);
}

/** The address as reports repeat it. */
export function shortened(address: string): string {
  return address.length <= REFERENCE_MAX_CHARS ? address : `${address.slice(0, REFERENCE_MAX_CHARS)}…`;
}

/** Judges the references of one file, which come one by one. A file that is no page has no names, or those of a drawing. */
export class Judge {
  readonly #faults = new FaultList();
  #demands: CrossDemand[] = [];
  #loads: ExternalLoad[] = [];
  #references = 0;
  readonly #page: string;
  readonly #own: string;
  readonly #base: string;
  readonly #anchors: PageNames | null;
  readonly #site: SiteView;
  readonly #index: number | null;

  constructor(page: string, anchors: PageNames | null, site: SiteView, base = addressOf(page)) {
    this.#page = page;
    this.#own = addressOf(page);
    this.#base = base;
    this.#anchors = anchors;
    this.#site = site;
    this.#index = site.files.find(page);
  }

  /** How much there is to take. */
  get count(): number {
    return this.#faults.count + this.#demands.length + this.#loads.length;
  }

  /** What has come together since the last time. */
  take(): Judgement {
    const [demands, loads, references] = [this.#demands, this.#loads, this.#references];
    this.#demands = [];
    this.#loads = [];
    this.#references = 0;
    return { ...this.#faults.take(), demands, loads, references };
  }

  wholePage(kind: 'no-title' | 'empty-page'): void {
    this.#faults.add(kind, () => ({ cause: { kind }, line: null, reference: null }));
  }

  mention({ host, line }: NamedService): void {
    this.#loads.push({ line, reference: host, use: 'mention', host });
  }

  follow(reference: FoundReference): void {
    const { use, address, afterBase } = reference;
    // A link is followed when the whole page is there; what is loaded was asked for before a later `<base>` was seen.
    const base = use === 'link' || afterBase ? this.#base : this.#own;
    const destination = destinationOf(address, base, this.#site.address);
    if (destination.kind === 'other-scheme') return;
    if (destination.kind === 'malformed') {
      // Browsers make no request either, so that only a reader notices.
      if (use === 'link') this.#missing(reference, null);
      return;
    }
    const host = destination.kind === 'elsewhere' ? destination.host : destination.namedHost;
    if (host !== null && use !== 'link')
      this.#loads.push({ ...written(reference), use: loadUse(use), host: hostText(host) });
    if (destination.kind === 'inside' && use !== 'hint') this.#inside(reference, destination);
  }

  /** The file that an address leads to; `null` when that is none of the site's. */
  fileAt(address: string): number | null {
    const destination = destinationOf(address, this.#base, this.#site.address);
    return destination.kind === 'inside' ? this.#find(destination) : null;
  }

  #find({ path, otherPath }: InsideDestination): number | null {
    const { files } = this.#site;
    return files.find(path) ?? (otherPath === null ? null : files.find(otherPath));
  }

  #inside(reference: FoundReference, destination: InsideDestination): void {
    this.#references += 1;
    const target = this.#find(destination);
    if (target === null) {
      this.#missing(reference, destination.path);
      return;
    }
    const { fragment } = destination;
    const targetPath = this.#site.files.path(target);
    if (fragment === '' || !hasAnchors(reference.use, targetPath)) return;
    const demand = anchorDemand(fragment);
    if (demand === null) return;
    if (target === this.#index) this.#ownAnchor(reference, demand);
    else {
      const { line, from, length } = reference;
      this.#demands.push({ line, from, length, target, ...demand });
    }
  }

  #ownAnchor(reference: FoundReference, { name, orName }: AnchorDemand): void {
    const names = this.#anchors;
    if (names?.tooMany === true || names?.has(name) === true) return;
    if (orName !== null && names?.has(orName) === true) return;
    this.#faults.add('missing-anchor', () => {
      const cause = { kind: 'missing-anchor', target: this.#page, anchor: shortened(name) } as const;
      return { cause, ...written(reference) };
    });
  }

  #missing(reference: FoundReference, path: string | null): void {
    const { use, address } = reference;
    this.#faults.add(use === 'link' ? 'broken-link' : 'missing-resource', () => {
      const target = shortened(path === null ? address : `/${path}`);
      const missing = { target, similar: path === null ? null : this.#site.files.similar(path) };
      const cause =
        use === 'link'
          ? ({ kind: 'broken-link', ...missing } as const)
          : ({ kind: 'missing-resource', use: resourceUse(use), ...missing } as const);
      return { cause, ...written(reference) };
    });
  }
}

function written({ line, address }: FoundReference): Pick<ExternalLoad, 'line' | 'reference'> {
  return { line, reference: shortened(address) };
}

/** Whether a fragment in a reference of this kind names something in the target that we know. */
function hasAnchors(use: ReferenceUse, target: string): boolean {
  if (use === 'symbol') return isHtml(target) || /\.svg$/i.test(target);
  return (use === 'link' || use === 'frame') && isHtml(target);
}

function resourceUse(use: Exclude<ReferenceUse, 'link'>): ResourceUse {
  return use === 'symbol' || use === 'hint' ? 'image' : use;
}

function loadUse(use: Exclude<ReferenceUse, 'link'>): ExternalLoad['use'] {
  return use === 'symbol' ? 'image' : use;
}
