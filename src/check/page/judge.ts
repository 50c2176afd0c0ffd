import { decodeHTMLAttribute, decodeXML } from 'entities/decode';
import { LEADS_OUT, type Anchors, type Demand } from '../anchors.ts';
import type { Findings } from '../findings.ts';
import type { Cause, Missing, ResourceUse } from '../report/finding.ts';
import { addressOf, anchorDemand, baseOf } from '../site/address.ts';
import { isHtml } from '../site/files.ts';
import { shortened, targetOf, type Site, type Target } from '../site/resolver.ts';
import { ByteHash, KeyTable, LineCounter, VALUE_MAX_BYTES } from './bytes.ts';
import type { ReferenceUse } from './elements.ts';

const USES = [
  'link', 'symbol', 'hint', 'optional', 'script', 'style', 'font', 'image', 'icon', 'media', 'frame', 'manifest',
  'preload', 'object',
] as const satisfies readonly ReferenceUse[]; // prettier-ignore
const USE_NUMBERS = Object.fromEntries(USES.map((use, number) => [use, number])) as Readonly<
  Record<ReferenceUse, number>
>;

const [TAB, LINE_FEED, RETURN, SPACE, HASH_MARK, AMPERSAND, SLASH, QUESTION] = [
  0x09, 0x0a, 0x0d, 0x20, 0x23, 0x26, 0x2f, 0x3f,
] as const;

/** Addresses of one folder that are kept with their targets, and folders whose addresses are kept. */
const CACHED_MAX = 50_000;
const FOLDERS_MAX = 64;

/** Where addresses lead, by the bytes that they are written with: the same ones stand on many pages. */
interface Cache {
  readonly keys: KeyTable;
  readonly targets: Target[];
}

export interface JudgeOptions {
  readonly site: Site;
  readonly anchors: Anchors;
  readonly findings: Findings;
  /** A number that no site can foresee. */
  readonly seed: number;
}

/**
 * Judges the references of files, one file after the other. What is the same on many pages is judged once: an address is
 * looked up by the bytes that it is written with, and only a new one is made a string and resolved.
 */
export class Judge {
  readonly #site: Site;
  readonly #anchors: Anchors;
  readonly #findings: Findings;
  readonly #hash: ByteHash;
  readonly #lines = new LineCounter();
  readonly #seen = new KeyTable();
  readonly #folders = new Map<string, Cache>();
  /** References to places on the site, each counted once a page. */
  references = 0;
  /** Web manifests that pages load. */
  readonly manifests = new Set<number>();

  #bytes: Buffer = Buffer.alloc(0);
  #xml = false;
  #page = '';
  #file = 0;
  #own = '';
  /** What `<base>` sets; `null`: it stands nowhere. */
  #base: string | null = null;
  #baseAt = 0;
  /** Of addresses that are the same in each folder, and of the others in the file's own. */
  readonly #root: Cache = { keys: new KeyTable(), targets: [] };
  #folder = this.#root;
  #names: number[] = [];
  #ownDemands: Demand[] = [];

  constructor({ site, anchors, findings, seed }: JudgeOptions) {
    this.#site = site;
    this.#anchors = anchors;
    this.#findings = findings;
    this.#hash = new ByteHash(seed);
  }

  /** Begins a file. `base`: what is written in its `<base>`, and where that stands. */
  begin(
    file: number,
    bytes: Buffer,
    xml: boolean,
    base: { readonly href: string; readonly at: number } | null,
  ): void {
    this.#file = file;
    this.#page = this.#site.files.path(file);
    this.#bytes = bytes;
    this.#xml = xml;
    this.#lines.start(bytes);
    this.#seen.clear();
    this.#own = addressOf(this.#page);
    this.#base = base === null ? null : baseOf(base.href, this.#own);
    this.#baseAt = base?.at ?? 0;
    this.#folder = this.#cacheOf(this.#page.slice(0, this.#page.lastIndexOf('/') + 1));
    this.#names = [];
    this.#ownDemands = [];
  }

  /** Takes a name of the file. */
  name(from: number, to: number): void {
    if (to === from || to - from > VALUE_MAX_BYTES) return;
    let isPlain = true;
    for (let at = from; at < to; at += 1) {
      const byte = this.#bytes[at];
      if (byte === AMPERSAND || byte === 0x25) isPlain = false;
    }
    if (isPlain) {
      this.#names.push(this.#nameHash(this.#bytes, from, to));
      return;
    }
    const name = this.text(from, to);
    this.#names.push(this.#textHash(name));
    // A browser tries a fragment as it is and decoded. Demands are decoded, so that names have to be too.
    const decoded = anchorDemand(`x${name}`)?.name.slice(1);
    if (decoded !== undefined && decoded !== name) this.#names.push(this.#textHash(decoded));
  }

  /** Ends the file: now its own names are known. */
  end(): void {
    this.#anchors.addNames(this.#file, Int32Array.from(this.#names));
    for (const demand of this.#ownDemands) {
      const { name, orName } = demand;
      if (!this.#anchors.has(this.#file, name) && !this.#anchors.has(this.#file, orName))
        this.missingAnchor(demand);
    }
  }

  /** Tells that a name is missing for which this file asks. */
  missingAnchor({ target, from, to, at, address }: Demand): void {
    const reference = address ?? this.text(from, to);
    const fragment = reference.slice(reference.indexOf('#') + 1).trim();
    const anchor = shortened(anchorDemand(fragment)?.name ?? fragment);
    this.#fault({ kind: 'missing-anchor', target: this.#site.files.path(target), anchor }, reference, at);
  }

  /** Where the page sends its readers on to. */
  redirect(address: string): void {
    const target = this.#resolve(address, 'link', 0);
    this.#anchors.addRedirect(this.#file, target.kind === 'file' ? target.file : LEADS_OUT);
  }

  /** Something is wrong with the whole file. */
  whole(kind: 'no-title' | 'empty-page'): void {
    this.#findings.add({ kind }, { page: this.#page, line: null, reference: null });
  }

  /** A script names a service. */
  mention(host: string, at: number): void {
    const place = { page: this.#page, line: this.#lines.lineAt(at), reference: host };
    this.#findings.addLoad(host, 'mention', place);
  }

  /** The text of some bytes of the file, with its character references decoded. */
  text(from: number, to: number): string {
    const text = this.#bytes.toString('utf8', from, to);
    if (!text.includes('&')) return text;
    return this.#xml ? decodeXML(text) : decodeHTMLAttribute(text);
  }

  /** Judges the address between two bytes of the file. `at`: where its element begins. `relation`: of what is optional. */
  refer(use: ReferenceUse, from: number, to: number, at: number, relation = ''): void {
    const bytes = this.#bytes;
    let [first, end] = [from, to];
    while (first < end && (bytes[first] ?? 0) <= SPACE) first += 1;
    while (end > first && (bytes[end - 1] ?? 0) <= SPACE) end -= 1;
    if (end - first > VALUE_MAX_BYTES || (first === end && use !== 'link')) return;
    const hash = this.#hash;
    hash.start(USE_NUMBERS[use]);
    let mark = first;
    for (; mark < end; mark += 1) {
      const byte = bytes[mark] ?? 0;
      if (byte === HASH_MARK) break;
      if (byte === AMPERSAND) {
        this.referText(use, this.text(first, end), at, relation);
        return;
      }
    }
    hash.add(bytes, first, mark);
    const pathKey = hash.key();
    if (mark < end) {
      for (let index = mark; index < end; index += 1) {
        const byte = bytes[index];
        if (byte !== AMPERSAND && byte !== TAB && byte !== LINE_FEED && byte !== RETURN) continue;
        this.referText(use, this.text(first, end), at, relation);
        return;
      }
      hash.add(bytes, mark, end);
    }
    if (!this.#isNew(hash.key())) return;
    const isOwn = this.#base === null && (mark === first || bytes[first] === QUESTION);
    const target = isOwn ? this.#ownTarget() : this.#cached(pathKey, use, first, mark, at);
    this.#judge(use, target, { from: first, to: end, at, relation }, null);
    if (mark < end && target.kind === 'file') this.#anchor(use, target.file, mark + 1, first, end, at);
  }

  /** Judges an address that is written in some other way, as in a `srcset` or with escapes. */
  referText(use: ReferenceUse, address: string, at: number, relation = ''): void {
    const trimmed = address.trim();
    if (address.length > VALUE_MAX_BYTES || (trimmed === '' && use !== 'link')) return;
    const bytes = Buffer.from(trimmed);
    this.#hash.start(USE_NUMBERS[use]);
    this.#hash.add(bytes, 0, bytes.length);
    if (!this.#isNew(this.#hash.key())) return;
    const target = this.#resolve(address, use, at);
    this.#judge(use, target, { from: 0, to: 0, at, relation }, address);
    if (target.kind !== 'file' || !address.includes('#')) return;
    const fragment = URL.parse(address, this.#baseFor(use, at))?.hash.slice(1) ?? '';
    this.#anchorText(use, target.file, fragment, { from: 0, to: 0, at, address });
  }

  #isNew(key: number): boolean {
    const { size } = this.#seen;
    return this.#seen.place(key) === size;
  }

  #ownTarget(): Target {
    return { kind: 'file', file: this.#file, host: null };
  }

  /** The target of the address between two bytes, without its fragment. */
  #cached(key: number, use: ReferenceUse, from: number, to: number, at: number): Target {
    const own = this.#bytes[from] === SLASH ? this.#root : this.#folder;
    const cache = this.#base === null ? own : this.#cacheOf(this.#baseFor(use, at));
    const { size } = cache.keys;
    const place = cache.keys.place(key);
    const known = place < size ? cache.targets[place] : undefined;
    if (known !== undefined) return known;
    const target = this.#resolve(this.#bytes.toString('utf8', from, to), use, at);
    if (size > CACHED_MAX) {
      cache.keys.clear();
      cache.targets.length = 0;
    } else cache.targets[place] = target;
    return target;
  }

  #cacheOf(name: string): Cache {
    const known = this.#folders.get(name);
    if (known !== undefined) return known;
    const cache: Cache = { keys: new KeyTable(), targets: [] };
    const [oldest] = this.#folders.keys();
    if (this.#folders.size >= FOLDERS_MAX && oldest !== undefined) this.#folders.delete(oldest);
    this.#folders.set(name, cache);
    return cache;
  }

  /** A link is followed when the whole page is there; what is loaded was asked for before a later `<base>` was seen. */
  #baseFor(use: ReferenceUse, at: number): string {
    return this.#base !== null && (use === 'link' || at >= this.#baseAt) ? this.#base : this.#own;
  }

  #resolve(address: string, use: ReferenceUse, at: number): Target {
    const base = this.#baseFor(use, at);
    return targetOf(address, base, base === this.#own ? this.#page : null, this.#site);
  }

  /** `address`: where it is not what stands between the two bytes. */
  #judge(
    use: ReferenceUse,
    target: Target,
    {
      from,
      to,
      at,
      relation,
    }: { readonly from: number; readonly to: number; readonly at: number; readonly relation: string },
    address: string | null,
  ): void {
    switch (target.kind) {
      case 'other-scheme':
        return;
      case 'malformed':
        if (use === 'link') this.#missing(use, relation, target.missing, address ?? this.text(from, to), at);
        return;
      default:
    }
    if (target.kind !== 'elsewhere' && use !== 'hint') this.references += 1;
    if (target.host !== null && use !== 'link' && use !== 'optional') {
      const reference = shortened(address ?? this.text(from, to));
      const place = { page: this.#page, line: this.#lines.lineAt(at), reference };
      this.#findings.addLoad(target.host, use === 'symbol' ? 'image' : use, place);
    }
    if (target.kind === 'missing' && use !== 'hint')
      this.#missing(use, relation, target.missing, address ?? this.text(from, to), at);
    if (target.kind === 'file' && use === 'manifest') this.manifests.add(target.file);
  }

  #missing(use: ReferenceUse, relation: string, missing: Missing, reference: string, at: number): void {
    if (use === 'link') this.#fault({ kind: 'broken-link', ...missing }, reference, at);
    else if (use === 'optional')
      this.#fault({ kind: 'missing-optional', relation, ...missing }, reference, at);
    else this.#fault({ kind: 'missing-resource', use: resourceUse(use), ...missing }, reference, at);
  }

  #fault(cause: Cause, reference: string, at: number): void {
    const place = { page: this.#page, line: this.#lines.lineAt(at), reference: shortened(reference) };
    this.#findings.add(cause, place);
  }

  /** Judges the fragment that begins at a byte of the file. */
  #anchor(use: ReferenceUse, target: number, fragment: number, from: number, to: number, at: number): void {
    if (fragment === to || !this.#hasAnchors(use, target)) return;
    if (isSimpleName(this.#bytes, fragment, to)) {
      const name = this.#nameHash(this.#bytes, fragment, to);
      this.#demand({ source: this.#file, target, name, orName: name, from, to, at, address: null });
    } else
      this.#anchorText(use, target, this.#bytes.toString('utf8', fragment, to), {
        from,
        to,
        at,
        address: null,
      });
  }

  #anchorText(
    use: ReferenceUse,
    target: number,
    fragment: string,
    place: Pick<Demand, 'from' | 'to' | 'at' | 'address'>,
  ): void {
    const demand = this.#hasAnchors(use, target) ? anchorDemand(fragment) : null;
    if (demand === null) return;
    const name = this.#textHash(demand.name);
    const orName = demand.orName === null ? name : this.#textHash(demand.orName);
    this.#demand({ source: this.#file, target, name, orName, ...place });
  }

  #demand(demand: Demand): void {
    if (demand.target === this.#file) this.#ownDemands.push(demand);
    else this.#anchors.demand(demand);
  }

  /** Whether a fragment in a reference of this kind names something in the target that we know. */
  #hasAnchors(use: ReferenceUse, target: number): boolean {
    const path = this.#site.files.path(target);
    if (use === 'symbol') return isHtml(path) || /\.svg$/i.test(path);
    return (use === 'link' || use === 'frame') && isHtml(path);
  }

  #nameHash(bytes: Uint8Array, from: number, to: number): number {
    this.#hash.start(0);
    this.#hash.add(bytes, from, to);
    return this.#hash.small();
  }

  #textHash(name: string): number {
    const bytes = Buffer.from(name);
    return this.#nameHash(bytes, 0, bytes.length);
  }
}

/** Whether a fragment asks for just the name that it is: no escape, no directive, no route, no range of lines. */
function isSimpleName(bytes: Uint8Array, from: number, to: number): boolean {
  const first = bytes[from] ?? 0;
  const isLetter = (first >= 0x61 && first <= 0x7a) || (first >= 0x41 && first <= 0x5a);
  // `top` is the page itself, `L1-L9` a range of lines.
  if (!isLetter || first === 0x4c || (to - from === 3 && (first | 32) === 0x74)) return false;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === 0x25 || byte === 0x3a) return false;
  }
  return true;
}

function resourceUse(use: Exclude<ReferenceUse, 'link' | 'optional'>): ResourceUse {
  return use === 'symbol' || use === 'hint' ? 'image' : use;
}
