import { join } from 'node:path';
import type { HostFiles } from '../rules/check/host-files.ts';
import { FaultList, type ListedFaults } from '../rules/check/fault-list.ts';
import { destinationOf, addressOf } from '../rules/check/destination.ts';
import { isHtml, shortened, type SiteView } from '../rules/check/page-judge.ts';
import { AddressVotes, endsOf, type AddressClue, type SiteAddress } from '../rules/check/site-address.ts';
import { SitemapReader, sitemapsOfRobots, type SitemapEntry } from '../rules/check/sitemap.ts';
import { PageReader } from '../rules/check/page-reader.ts';
import { HtmlTokens, utf8 } from './html-tokens.ts';
import { readBytes, readPieces } from './checked-files.ts';

/** A sitemap may have 50 MB. */
const SITEMAP_MAX_BYTES = 64 * 1024 * 1024;
/** What search engines read of it. */
const ROBOTS_MAX_BYTES = 512 * 1024;
/** Children of an index, and of its children. */
const SITEMAPS_MAX = 1000;
/** Pages whose canonical link is looked at; more would only repeat the same answer. */
const CANONICALS_MAX = 20;
/** Of a page; the link is in its head. */
const HEAD_BYTES = 64 * 1024;

/** What a site says about its own address, and its sitemaps, which are read again when they are judged. */
export class SiteSurvey {
  readonly #root: string;
  readonly #files: HostFiles;
  readonly #votes: AddressVotes;
  readonly #sitemaps: string[] = [];

  constructor(root: string, files: HostFiles) {
    this.#root = root;
    this.#files = files;
    this.#votes = new AddressVotes(files);
    this.#readSitemaps();
  }

  /** The address that sitemaps and canonical links agree on. */
  address(): SiteAddress | null {
    for (const clue of this.#canonicals()) this.#votes.add(clue);
    return this.#votes.winner();
  }

  /** The entries of sitemaps that lead nowhere, by index of the sitemap. */
  *faults(site: SiteView): Generator<readonly [file: number, faults: ListedFaults]> {
    for (const sitemap of this.#sitemaps) {
      const list = new FaultList();
      this.#read(sitemap, ({ url, line }) => {
        const target = missingTarget(url, sitemap, site);
        if (target === null) return;
        list.add('missing-sitemap-page', () => {
          const missing = { target: shortened(`/${target}`), similar: site.files.similar(target) };
          return { cause: { kind: 'missing-sitemap-page', ...missing }, line, reference: shortened(url) };
        });
      });
      yield [site.files.find(sitemap) ?? 0, list.take()];
    }
  }

  #readSitemaps(): void {
    const robots = sitemapsOfRobots(this.#text('robots.txt'));
    const queue = new Set(['sitemap.xml', 'sitemap_index.xml', 'sitemap-index.xml']);
    for (const url of robots) this.#enqueue(queue, url);
    for (const path of queue) {
      const children = new Set<string>();
      const reader = this.#read(path, ({ url }) => {
        this.#votes.add({ url, page: null });
        // What it is may be known only when the first of them has been read.
        if (children.size < SITEMAPS_MAX && /\.xml/i.test(url)) this.#enqueue(children, url);
      });
      if (reader === null) continue;
      this.#sitemaps.push(path);
      for (const child of reader.isIndex ? children : []) if (queue.size < SITEMAPS_MAX) queue.add(child);
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

  /** Tells the entries of a sitemap; `null`: there is none. */
  #read(path: string, tell: (entry: SitemapEntry) => void): SitemapReader | null {
    if (!this.#isThere(path)) return null;
    const reader = new SitemapReader(tell, utf8);
    const outcome = readPieces(join(this.#root, path), SITEMAP_MAX_BYTES, (bytes) => {
      reader.write(bytes);
    });
    if (outcome !== 'read') return null;
    reader.end();
    return reader;
  }

  #text(path: string): string {
    return this.#isThere(path) ? utf8(readBytes(join(this.#root, path), 0, ROBOTS_MAX_BYTES)) : '';
  }

  #isThere(path: string): boolean {
    const index = this.#files.find(path);
    return index !== null && this.#files.path(index) === path;
  }
}

/** The path that an entry of a sitemap leads to, where there is nothing; else `null`. */
function missingTarget(url: string, sitemap: string, { files, address }: SiteView): string | null {
  const destination = destinationOf(url, addressOf(sitemap), address);
  if (destination.kind !== 'inside') return null;
  const { path, otherPath } = destination;
  const isThere = files.find(path) !== null || (otherPath !== null && files.find(otherPath) !== null);
  return isThere ? null : path;
}
