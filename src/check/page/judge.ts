import { LEADS_OUT, type AnchorIndex, type AnchorReference } from '../anchor-index.ts';
import type { Findings } from '../findings.ts';
import { noForms } from '../../site/address-style.ts';
import type { Place } from '../finding.ts';
import { addressOf, wantedAnchor, baseOf, percentDecoded } from '../site/site-address.ts';
import { isHtml } from '../site/site-paths.ts';
import { shortened, targetOf, type Site, type Target } from '../site/resolver.ts';
import { ByteHash, KeyTable, LineCounter, markupText, VALUE_MAX_BYTES } from '../../html/bytes.ts';
import { decoded } from '../../html/page-encoding.ts';
import type { ReferenceUse } from './elements.ts';

/** For hashes. */
// prettier-ignore
const USE_NUMBERS: Readonly<Record<ReferenceUse, number>> = {
  link: 0, symbol: 1, hint: 2, optional: 3, script: 4, style: 5, font: 6, image: 7, icon: 8, media: 9, frame: 10,
  manifest: 11, preload: 12, object: 13,
};
const [HASH_MARK, SLASH, QUESTION] = [0x23, 0x2f, 0x3f] as const;

/** Cached addresses of one base. */
const CACHED_MAX = 50_000;

/** Targets of addresses from one base, by the bytes of the address: the same bytes are on many pages. */
interface Cache {
  readonly base: string;
  readonly keys: KeyTable;
  readonly targets: Target[];
}

const newCache = (base: string): Cache => ({ base, keys: new KeyTable(), targets: [] });

/** A reference as written in a file. */
interface Reference {
  readonly use: ReferenceUse;
  /** Relation of an optional file; otherwise empty. */
  readonly relation: string;
  /** The bytes of the address. */
  readonly from: number;
  readonly to: number;
  /** Place of its element. */
  readonly at: number;
  /** The address if it differs from those bytes; otherwise `null`. */
  readonly address: string | null;
}

export interface JudgeOptions {
  readonly site: Site;
  readonly anchors: AnchorIndex;
  readonly findings: Findings;
  /** A number that no site can foresee. */
  readonly seed: number;
}

/**
 * Judges the references of files, one file after the other. It judges an address on many pages once: it looks the address
 * up by its bytes, and only a new one becomes a string and is resolved.
 */
export class Judge {
  readonly #site: Site;
  readonly #anchors: AnchorIndex;
  readonly #findings: Findings;
  readonly #hash: ByteHash;
  readonly #lines = new LineCounter();
  readonly #seen = new KeyTable();
  /** References to places on the site, each counted once per page. */
  references = 0;
  /** How links write the addresses of pages: links of each form. */
  readonly forms = noForms();
  /** Files that pages show in a frame. */
  readonly framed = new Set<number>();

  #bytes: Buffer = Buffer.alloc(0);
  #xml = false;
  #page = '';
  #file = 0;
  /** The base that `<base>` sets, and its place; `null`: the page has none. */
  #base: { readonly url: string; readonly at: number } | null = null;
  /** Its own address. */
  #own = '';
  /** Of addresses that are the same in every folder, and of the others in this one, or from this `<base>`. */
  readonly #fromRoot = newCache('/');
  #near = newCache('');
  #names: number[] = [];
  #held: Reference[] = [];
  /** That the file needs the base path was already emitted. */
  #saysBase = false;

  constructor({ site, anchors, findings, seed }: JudgeOptions) {
    this.#site = site;
    this.#anchors = anchors;
    this.#findings = findings;
    this.#hash = new ByteHash(seed);
  }

  /** Begins a file. `xml`: its character references follow the rules of XML. */
  begin(file: number, bytes: Buffer, xml = false): void {
    this.#file = file;
    this.#page = this.#site.files.path(file);
    this.#own = addressOf(this.#page);
    this.#bytes = bytes;
    this.#xml = xml;
    this.#lines.start(bytes);
    this.#seen.clear();
    this.#base = null;
    this.#names = [];
    this.#held = [];
    this.#saysBase = false;
  }

  /** Adds a name of the file. */
  name(from: number, to: number): void {
    if (to === from || to - from > VALUE_MAX_BYTES) return;
    this.#hash.start(0);
    if (this.#hash.addPlain(this.#bytes, from, to) === to) {
      this.#names.push(this.#hash.small());
      return;
    }
    const name = this.#text(from, to);
    // A browser tries a fragment as written and decoded. References are decoded here, so names must be too.
    for (const each of new Set([name, percentDecoded(name)])) this.#names.push(this.#nameHash(each));
  }

  /** Adds the address between two bytes of the file. `at`: place of its element. */
  refer(use: ReferenceUse, from: number, to: number, at: number, relation = ''): void {
    this.#held.push({ use, relation, from, to, at, address: null });
  }

  /** Adds an address that is not a plain range of bytes, as in a `srcset` or with escapes. */
  referText(use: ReferenceUse, address: string, at: number, relation = ''): void {
    this.#held.push({ use, relation, from: 0, to: 0, at, address });
  }

  /**
   * Ends the file: now its names and its base are known. `base`: the address in its `<base>`, and its place. `redirect`: the
   * address that it redirects to. `hasAllNames`: no script adds others.
   */
  end(
    base: { readonly href: string; readonly at: number } | null = null,
    redirect: string | null = null,
    hasAllNames = true,
  ): void {
    if (base !== null) this.#base = { url: baseOf(base.href, this.#own), at: base.at };
    // Files come by folder: the addresses of the one before are over.
    const near = this.#base?.url ?? this.#page.slice(0, this.#page.lastIndexOf('/') + 1);
    if (this.#near.base !== near) this.#near = newCache(near);
    if (hasAllNames) this.#anchors.addNames(this.#file, new Int32Array(this.#names));
    for (const reference of this.#held) this.#judge(reference);
    if (redirect === null) return;
    const target = this.#resolve(redirect, this.#baseFor('link', 0));
    this.#anchors.addRedirect(this.#file, target.kind === 'file' ? target.file : LEADS_OUT);
  }

  /** Path of the file. */
  get page(): string {
    return this.#page;
  }

  /** Adds a fault of the whole file. */
  whole(kind: 'empty-page' | 'error-page'): void {
    this.#findings.add({ kind }, { page: this.#page, line: null, reference: null });
  }

  /** Adds a service that a script names. */
  mention(host: string, at: number): void {
    this.#findings.addLoad(host, 'mention', this.#place(host, at));
  }

  /** Adds a missing name that this file refers to. */
  missingAnchor({ target, from, to, at, address }: AnchorReference): void {
    const reference = address ?? this.#text(from, to);
    const fragment = reference.slice(reference.indexOf('#') + 1).trim();
    const anchor = shortened(wantedAnchor(fragment)?.name ?? fragment);
    const cause = { kind: 'missing-anchor', target: this.#site.files.path(target), anchor } as const;
    this.#findings.add(cause, this.#place(reference, at));
  }

  /** The text of some bytes of the file, with its character references decoded. */
  #text(from: number, to: number): string {
    return markupText(this.#bytes, from, to, this.#xml);
  }

  #judge(reference: Reference): void {
    if (reference.address !== null) {
      this.#judgeText(reference, reference.address);
      return;
    }
    const bytes = this.#bytes;
    let { from, to } = reference;
    while (from < to && isBlank(bytes[from])) from += 1;
    while (to > from && isBlank(bytes[to - 1])) to -= 1;
    if (to - from > VALUE_MAX_BYTES || (from === to && reference.use !== 'link')) return;
    const hash = this.#hash;
    hash.start(USE_NUMBERS[reference.use]);
    const mark = hash.addPlain(bytes, from, to, HASH_MARK);
    const key = hash.key();
    if (mark < to && (bytes[mark] !== HASH_MARK || hash.addPlain(bytes, mark, to) < to)) {
      const address = this.#text(from, to);
      this.#judgeText({ ...reference, address }, address);
      return;
    }
    if (!this.#isNew(hash.key())) return;
    const isOwn = this.#base === null && (mark === from || bytes[from] === QUESTION);
    const target: Target = isOwn
      ? { kind: 'file', file: this.#file, host: null, needsBase: false, form: null }
      : this.#targetAt(key, reference, from, mark);
    this.#report(reference, target);
    // One character per byte, because the page may be in another encoding, and so are its names.
    if (mark < to && target.kind === 'file')
      this.#wantAnchor(reference, target.file, bytes.toString('latin1', mark + 1, to), 'latin1');
  }

  #judgeText(reference: Reference, address: string): void {
    if (address.length > VALUE_MAX_BYTES || (address.trim() === '' && reference.use !== 'link')) return;
    const bytes = Buffer.from(address.trim());
    this.#hash.start(USE_NUMBERS[reference.use]);
    this.#hash.add(bytes, 0, bytes.length);
    if (!this.#isNew(this.#hash.key())) return;
    const base = this.#baseFor(reference.use, reference.at);
    const target = this.#resolve(address, base);
    this.#report(reference, target);
    if (target.kind === 'file' && address.includes('#'))
      this.#wantAnchor(reference, target.file, URL.parse(address, base)?.hash.slice(1) ?? '');
  }

  #isNew(key: number): boolean {
    const { size } = this.#seen;
    return this.#seen.place(key) === size;
  }

  /** The target of the address between two bytes, which has no fragment. */
  #targetAt(key: number, { use, at }: Reference, from: number, to: number): Target {
    const base = this.#baseFor(use, at);
    const resolved = (): Target => this.#resolve(decoded(this.#bytes, from, to), base);
    // A page loads little before its `<base>`.
    if (this.#base !== null && base === this.#own) return resolved();
    const { keys, targets } =
      this.#base === null && this.#bytes[from] === SLASH ? this.#fromRoot : this.#near;
    if (keys.size > CACHED_MAX) {
      keys.clear();
      targets.length = 0;
    }
    return (targets[keys.place(key)] ??= resolved());
  }

  /** A reader follows a link on the whole page; a browser requests files before it sees a later `<base>`. */
  #baseFor(use: ReferenceUse, at: number): string {
    return this.#base !== null && (use === 'link' || at >= this.#base.at) ? this.#base.url : this.#own;
  }

  #resolve(address: string, base: string): Target {
    return targetOf(address, base, this.#base === null ? this.#page : null, this.#site);
  }

  #report(reference: Reference, target: Target): void {
    const { relation, from, to, at } = reference;
    const use = reference.use === 'symbol' ? 'image' : reference.use;
    if (target.kind === 'other-scheme' || (target.kind === 'malformed' && use !== 'link')) return;
    if (use !== 'hint' && (target.kind === 'file' || target.kind === 'missing')) this.references += 1;
    if (target.kind === 'file' && target.form !== null && use === 'link') this.forms[target.form] += 1;
    if (target.kind === 'file' && use === 'frame') this.framed.add(target.file);
    const host = 'host' in target ? target.host : null;
    const missing = 'missing' in target ? target.missing : null;
    const needsBase = target.kind === 'file' && target.needsBase && !this.#saysBase;
    if (host === null && missing === null && !needsBase) return;
    const place = (): Place => this.#place(reference.address ?? this.#text(from, to), at);
    if (needsBase) this.#needsBase(place());
    if (use !== 'link' && use !== 'optional' && host !== null) this.#findings.addLoad(host, use, place());
    if (missing === null || use === 'hint') return;
    if (use === 'link') this.#findings.add({ kind: 'broken-link', ...missing }, place());
    else if (use === 'optional')
      this.#findings.add({ kind: 'missing-optional', relation, ...missing }, place());
    else this.#findings.add({ kind: 'missing-resource', use, ...missing }, place());
  }

  /** The first place of a file is enough: all its addresses from the root need the base path. */
  #needsBase(place: Place): void {
    this.#saysBase = true;
    const target = shortened(percentDecoded(this.#site.builtFor?.basePath ?? '/'));
    this.#findings.add({ kind: 'broken-link', target, similar: null, explanation: 'base-path' }, place);
  }

  #place(reference: string, at: number): Place {
    return { page: this.#page, line: this.#lines.lineAt(at), reference: shortened(reference) };
  }

  /** Judges a fragment, as it is written. */
  #wantAnchor(reference: Reference, target: number, fragment: string, encoding?: 'latin1'): void {
    const { use, from, to, at, address } = reference;
    const wanted = this.#hasNames(use, target) ? wantedAnchor(fragment) : null;
    if (wanted === null) return;
    const name = this.#nameHash(wanted.name, encoding);
    const orName = wanted.orName === null ? name : this.#nameHash(wanted.orName);
    const anchor: AnchorReference = { source: this.#file, target, name, orName, from, to, at, address };
    if (target !== this.#file) this.#anchors.addReference(anchor);
    else if (!this.#anchors.has(target, name) && !this.#anchors.has(target, orName))
      this.missingAnchor(anchor);
  }

  /** Whether the names of the target decide about a fragment in a reference of this kind. */
  #hasNames(use: ReferenceUse, target: number): boolean {
    const path = this.#site.files.path(target);
    if (use === 'symbol') return isHtml(path) || /\.svg$/i.test(path);
    return (use === 'link' || use === 'frame') && isHtml(path);
  }

  #nameHash(name: string, encoding: 'latin1' | 'utf8' = 'utf8'): number {
    const bytes = Buffer.from(name, encoding);
    this.#hash.start(0);
    this.#hash.add(bytes, 0, bytes.length);
    return this.#hash.small();
  }
}

/** Bytes that may surround an address. */
function isBlank(byte = 0): boolean {
  return byte <= 0x20;
}
