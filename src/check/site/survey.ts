import { decodeXML } from 'entities/decode';
import { HtmlScanner, TOKEN } from '../../html/html-scanner.ts';
import { LineCounter, VALUE_MAX_BYTES } from '../page/bytes.ts';
import { ATTRIBUTE, TAG } from '../../html/names.ts';
import { AddressVotes, endsOf } from './address-votes.ts';
import type { SkippedFile, SkipReason } from '../report/finding.ts';
import { addressOf, type SiteAddress } from './site-address.ts';
import type { FileBytes } from './file-bytes.ts';
import { isHtml, type SiteFiles } from './site-files.ts';

/** Search engines read no more of it. */
const ROBOTS_MAX_BYTES = 512 * 1024;
/** Sitemaps, with the children of an index. */
const SITEMAPS_MAX = 1000;
/** Entries of one sitemap; the protocol (sitemaps.org) allows no more. */
const ENTRIES_MAX = 50_000;
/** Pages whose canonical link is read; more would repeat the same answer. */
const CANONICALS_MAX = 20;
/** Bytes of a page that are read; the link is in its head. */
const HEAD_BYTES = 64 * 1024;

/** An address in a list of the site, with its line. */
export interface Listed {
  readonly url: string;
  readonly line: number;
}

interface SitemapRead {
  readonly isIndex: boolean;
  /** It has more entries than are read. */
  readonly isCut: boolean;
}

/** Finds the site's own address, and its sitemaps, which are read again when they are judged. */
export class SiteSurvey {
  readonly #files: SiteFiles;
  readonly #bytes: FileBytes;
  readonly #votes: AddressVotes;
  readonly sitemaps: string[] = [];
  /** Sitemaps that were not read, or not to their end. */
  readonly skipped: SkippedFile[] = [];
  /** The sitemaps that robots.txt names. */
  readonly robots: readonly Listed[];

  constructor(files: SiteFiles, bytes: FileBytes) {
    this.#files = files;
    this.#bytes = bytes;
    this.#votes = new AddressVotes(files);
    this.robots = sitemapsOfRobots(bytes.text('robots.txt', ROBOTS_MAX_BYTES));
    this.#readSitemaps();
  }

  /** The address that sitemaps and canonical links agree on. */
  address(): SiteAddress | null {
    for (const page of this.#samplePages()) {
      const head = this.#bytes.read(page, HEAD_BYTES, true);
      const url = typeof head === 'string' ? null : canonicalIn(head);
      if (url !== null) this.#votes.add({ url, page });
    }
    return this.#votes.winner();
  }

  /** Emits the entries of a sitemap. Returns its kind, or why it was not read. */
  read(sitemap: string, emit: (entry: Listed) => void): SitemapRead | SkipReason {
    const bytes = this.#bytes.read(sitemap);
    return typeof bytes === 'string' ? bytes : readSitemap(bytes, emit);
  }

  #readSitemaps(): void {
    const queue = new Set(['sitemap.xml', 'sitemap_index.xml', 'sitemap-index.xml']);
    for (const { url } of this.robots) this.#enqueue(queue, url);
    for (const path of queue) {
      const children = new Set<string>();
      const read = this.read(path, ({ url }) => {
        this.#votes.add({ url, page: null });
        // The kind may be known only after the first entry.
        if (children.size < SITEMAPS_MAX && /\.xml/i.test(url)) this.#enqueue(children, url);
      });
      if (typeof read === 'string') {
        if (this.#files.at(path) !== null) this.skipped.push({ page: path, reason: read });
        continue;
      }
      this.sitemaps.push(path);
      if (read.isCut) this.skipped.push({ page: path, reason: 'more than 50,000 entries' });
      for (const child of read.isIndex ? children : []) if (queue.size < SITEMAPS_MAX) queue.add(child);
    }
  }

  /** The site's root is unknown yet, so the longest end of the address that is a file is the sitemap. */
  #enqueue(queue: Set<string>, url: string): void {
    for (const end of endsOf((URL.parse(url, addressOf(''))?.pathname ?? '').slice(1))) {
      const index = /\.xml$/i.test(end) ? this.#files.find(end) : null;
      if (index === null || queue.size >= SITEMAPS_MAX) continue;
      queue.add(this.#files.path(index));
      return;
    }
  }

  /** The first page, and some pages from everywhere. */
  #samplePages(): readonly string[] {
    const pages = this.#files.paths.filter(isHtml);
    const step = Math.max(1, Math.floor(pages.length / CANONICALS_MAX));
    return pages
      .filter((path, index) => path === 'index.html' || index % step === 0)
      .slice(0, CANONICALS_MAX + 1);
  }
}

/** The addresses in the `Sitemap:` lines of a robots.txt. */
function sitemapsOfRobots(robots: string): readonly Listed[] {
  return robots.split(/\r\n|\n|\r/).flatMap((text, index) => {
    const url = /^\s*sitemap:(.*)$/i.exec(text)?.[1]?.trim() ?? '';
    return url === '' || url.length > VALUE_MAX_BYTES ? [] : [{ url, line: index + 1 }];
  });
}

/** Emits the first entries of a sitemap or a sitemap index; none if it is not XML. */
function readSitemap(bytes: Buffer, emit: (entry: Listed) => void): SitemapRead {
  const scanner = new HtmlScanner(true);
  const lines = new LineCounter();
  scanner.start(bytes);
  lines.start(bytes);
  let isIndex = false;
  let entries = 0;
  let entryFrom = -1;
  let text = '';
  for (let token = scanner.next(); token !== TOKEN.end; token = scanner.next()) {
    if (token === TOKEN.startTag) {
      isIndex ||= scanner.tag === TAG.sitemapindex;
      entryFrom = scanner.tag === TAG.loc ? scanner.from : -1;
      text = '';
    } else if (token === TOKEN.text && entryFrom !== -1) {
      if (scanner.to - scanner.from <= VALUE_MAX_BYTES && text.length <= VALUE_MAX_BYTES)
        text += decodeXML(bytes.toString('utf8', scanner.from, scanner.to));
    } else if (token === TOKEN.endTag && entryFrom !== -1) {
      const url = text.trim();
      if (url !== '') {
        if (entries === ENTRIES_MAX) return { isIndex, isCut: true };
        entries += 1;
        emit({ url, line: lines.lineAt(entryFrom) });
      }
      entryFrom = -1;
    }
  }
  return { isIndex, isCut: false };
}

/** A page's own address, by the first canonical link of its head; `null`: none. */
function canonicalIn(head: Buffer): string | null {
  const scanner = new HtmlScanner();
  scanner.start(head);
  for (let token = scanner.next(); token !== TOKEN.end; token = scanner.next()) {
    if (token !== TOKEN.startTag || scanner.tag !== TAG.link) continue;
    const [rel, href] = [scanner.attribute(ATTRIBUTE.rel), scanner.attribute(ATTRIBUTE.href)];
    if (rel === -1 || href === -1) continue;
    const words = head.toString('latin1', scanner.valueFrom(rel), scanner.valueTo(rel));
    if (/(?:^|\s)canonical(?:\s|$)/i.test(words))
      return decodeXML(head.toString('utf8', scanner.valueFrom(href), scanner.valueTo(href)));
  }
  return null;
}
