import { join } from 'node:path';
import type { HostFiles } from '../rules/check/host-files.ts';
import type { Fault } from '../rules/check/finding.ts';
import { destinationOf, addressOf } from '../rules/check/destination.ts';
import { isHtml, shortened, type SiteView } from '../rules/check/page-judge.ts';
import { endsOf, siteAddressFrom, type AddressClue, type SiteAddress } from '../rules/check/site-address.ts';
import { readSitemap, sitemapsOfRobots, type SitemapEntry } from '../rules/check/sitemap.ts';
import { PageReader } from '../rules/check/page-reader.ts';
import { HtmlTokens, utf8 } from './html-tokens.ts';
import { readBytes, readPieces } from './checked-files.ts';

/** A sitemap may have 50 MB. */
const SITEMAP_MAX_BYTES = 64 * 1024 * 1024;
/** Children of an index, and of its children. */
const SITEMAPS_MAX = 1000;
/** Pages whose canonical link is looked at; more would only repeat the same answer. */
const CANONICALS_MAX = 20;
/** Of a page; the link is in its head. */
const HEAD_BYTES = 64 * 1024;

/** An entry of a sitemap, and the path of the sitemap. */
interface ListedAddress extends SitemapEntry {
  readonly sitemap: string;
}

/** What a site says about its own address, and its sitemaps. */
export class SiteSurvey {
  readonly #root: string;
  readonly #files: HostFiles;
  /** Of pages and of further sitemaps. */
  readonly #listed: ListedAddress[] = [];

  constructor(root: string, files: HostFiles) {
    this.#root = root;
    this.#files = files;
    this.#readSitemaps();
  }

  /** The address that sitemaps and canonical links agree on. */
  address(): SiteAddress | null {
    const listed = this.#listed.map(({ url }): AddressClue => ({ url, page: null }));
    return siteAddressFrom([...listed, ...this.#canonicals()], this.#files);
  }

  /** By index of the sitemap, the entries that lead nowhere. */
  faults(site: SiteView): ReadonlyMap<number, readonly Fault[]> {
    const found = new Map<number, Fault[]>();
    for (const { url, line, sitemap } of this.#listed) {
      const destination = destinationOf(url, addressOf(sitemap), site.address);
      if (destination.kind !== 'inside') continue;
      const { path, otherPath } = destination;
      if (site.files.find(path) !== null || (otherPath !== null && site.files.find(otherPath) !== null))
        continue;
      const index = site.files.find(sitemap) ?? 0;
      const missing = { target: shortened(`/${path}`), similar: site.files.similar(path) };
      const faults = found.get(index) ?? [];
      faults.push({ cause: { kind: 'missing-sitemap-page', ...missing }, line, reference: shortened(url) });
      found.set(index, faults);
    }
    return found;
  }

  #readSitemaps(): void {
    const robots = sitemapsOfRobots(this.#text('robots.txt') ?? '');
    const queue = new Set(['sitemap.xml', 'sitemap_index.xml', 'sitemap-index.xml']);
    for (const url of robots) this.#enqueue(queue, url);
    for (const path of queue) {
      const text = this.#text(path);
      if (text === null) continue;
      const { isIndex, entries } = readSitemap(text);
      for (const entry of entries) {
        this.#listed.push({ ...entry, sitemap: path });
        if (isIndex) this.#enqueue(queue, entry.url);
      }
    }
  }

  /** Where the site begins is not known yet: the longest end of the address that is a file is the sitemap. */
  #enqueue(queue: Set<string>, url: string): void {
    for (const end of endsOf((URL.parse(url, addressOf(''))?.pathname ?? '').slice(1))) {
      const index = /\.xml$/i.test(end) ? this.#files.find(end) : null;
      if (index === null || queue.size >= SITEMAPS_MAX) continue;
      queue.add(this.#files.path(index));
      return;
    }
  }

  #canonicals(): readonly AddressClue[] {
    return this.#samplePages().flatMap((page) => {
      const reader = new PageReader();
      const tokens = new HtmlTokens(reader, false);
      tokens.write(readBytes(join(this.#root, page), 0, HEAD_BYTES));
      const url = reader.facts().canonical;
      return url === null ? [] : [{ url, page }];
    });
  }

  /** Some from everywhere, and the first page of all. Never all paths at a time: they take memory. */
  #samplePages(): readonly string[] {
    let pages = 0;
    for (let index = 0; index < this.#files.count; index += 1)
      if (isHtml(this.#files.path(index))) pages += 1;
    const step = Math.max(1, Math.floor(pages / CANONICALS_MAX));
    const some: string[] = [];
    for (let index = 0, page = 0; index < this.#files.count && some.length <= CANONICALS_MAX; index += 1) {
      const path = this.#files.path(index);
      if (!isHtml(path)) continue;
      if (path === 'index.html' || page % step === 0) some.push(path);
      page += 1;
    }
    return some;
  }

  #text(path: string): string | null {
    const index = this.#files.find(path);
    if (index === null || this.#files.path(index) !== path) return null;
    const pieces: string[] = [];
    const outcome = readPieces(join(this.#root, path), SITEMAP_MAX_BYTES, (bytes) => pieces.push(bytes));
    return outcome === 'read' ? utf8(pieces.join('')) : null;
  }
}
