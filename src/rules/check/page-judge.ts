import { anchorDemand, type AnchorDemand } from './anchor.ts';
import { addressOf, baseOf, destinationOf, type InsideDestination } from './destination.ts';
import type { ReferenceUse } from './element-references.ts';
import type { ExternalLoad, Fault, ResourceUse } from './finding.ts';
import type { HostFiles } from './host-files.ts';
import type { FoundReference, PageFacts, Spot } from './page-reader.ts';
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
export interface Judgement {
  readonly faults: readonly Fault[];
  readonly demands: readonly CrossDemand[];
  readonly loads: readonly ExternalLoad[];
  /** Of references to places on the site. */
  readonly references: number;
  /** The file that a page sends its readers on to, or `LEADS_OUT`; `null`: it does not. */
  readonly redirect: number | null;
}

/** Stands for the index of a file where a redirect leads to none: whatever is asked of it is not known. */
const LEADS_OUT = -1;

/** Reports repeat a reference up to this length; a longer one is no use to a reader. */
const REFERENCE_MAX_CHARS = 500;

const HTML = /\.x?html?$/i;

export function isHtml(path: string): boolean {
  return HTML.test(path);
}

/** Judges what one HTML page says. */
export function judgePage(page: string, facts: PageFacts, site: SiteView): Judgement {
  const own = addressOf(page);
  const base = facts.base === null ? own : baseOf(facts.base, own);
  const judge = new Judge(page, facts.anchors, site, base);
  if (facts.blank) judge.wholePage('empty-page');
  else if (!facts.titled && facts.redirect === null) judge.wholePage('no-title');
  for (const reference of facts.references) judge.follow(reference);
  if (facts.redirect !== null) judge.redirect = judge.fileAt(facts.redirect) ?? LEADS_OUT;
  for (const { host, line } of facts.services)
    judge.loads.push({ line, reference: host, use: 'mention', host });
  return judge;
}

/** Judges the references of a file that is no page: a style sheet, or a drawing with its `anchors`. */
export function judgeReferences(
  file: string,
  { references, anchors }: Pick<PageFacts, 'references' | 'anchors'>,
  site: SiteView,
): Judgement {
  const judge = new Judge(file, anchors, site);
  for (const reference of references) judge.follow(reference);
  return judge;
}

/** The address as reports repeat it. */
export function shortened(address: string): string {
  return address.length <= REFERENCE_MAX_CHARS ? address : `${address.slice(0, REFERENCE_MAX_CHARS)}…`;
}

class Judge implements Judgement {
  readonly faults: Fault[] = [];
  readonly demands: CrossDemand[] = [];
  readonly loads: ExternalLoad[] = [];
  references = 0;
  redirect: number | null = null;
  readonly #page: string;
  readonly #own: string;
  readonly #base: string;
  readonly #anchors: ReadonlySet<string>;
  readonly #site: SiteView;
  readonly #index: number | null;

  constructor(page: string, anchors: ReadonlySet<string>, site: SiteView, base = addressOf(page)) {
    this.#page = page;
    this.#own = addressOf(page);
    this.#base = base;
    this.#anchors = anchors;
    this.#site = site;
    this.#index = site.files.find(page);
  }

  wholePage(kind: 'no-title' | 'empty-page'): void {
    this.faults.push({ cause: { kind }, line: null, reference: null });
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
    if (host !== null && use !== 'link') this.loads.push({ ...written(reference), use: loadUse(use), host });
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
    this.references += 1;
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
      this.demands.push({ line, from, length, target, ...demand });
    }
  }

  #ownAnchor(reference: FoundReference, { name, orName }: AnchorDemand): void {
    if (this.#anchors.has(name) || (orName !== null && this.#anchors.has(orName))) return;
    const cause = { kind: 'missing-anchor', target: this.#page, anchor: shortened(name) } as const;
    this.faults.push({ cause, ...written(reference) });
  }

  #missing(reference: FoundReference, path: string | null): void {
    const { use, address } = reference;
    const target = shortened(path === null ? address : `/${path}`);
    const missing = { target, similar: path === null ? null : this.#site.files.similar(path) };
    const cause =
      use === 'link'
        ? ({ kind: 'broken-link', ...missing } as const)
        : ({ kind: 'missing-resource', use: resourceUse(use), ...missing } as const);
    this.faults.push({ cause, ...written(reference) });
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
