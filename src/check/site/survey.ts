import { decodeXML } from 'entities/decode';
import { HtmlScanner, TOKEN } from '../../html/html-scanner.ts';
import { LineCounter, markupText, VALUE_MAX_BYTES } from '../../html/bytes.ts';
import { ATTRIBUTE, TAG } from '../../html/names.ts';
import { AddressVotes, builtFor, endsOf } from './address-votes.ts';
import type { SkippedFile, SkipReason } from '../finding.ts';
import type { Findings } from '../findings.ts';
import { shortened, targetOf, type Site } from './resolver.ts';
import { addressOf, baseOf, type SiteAddress } from './site-address.ts';
import type { SiteFolder } from './site-folder.ts';
import { isHtml, type SitePaths } from './site-paths.ts';

/** Search engines read no more of it. */
const ROBOTS_MAX_BYTES = 512 * 1024;
const LLMS_MAX_BYTES = 4 * 1024 * 1024;
/** Sitemaps, with the children of an index. */
const SITEMAPS_MAX = 1000;
/** Entries of one sitemap; the protocol (sitemaps.org) allows no more. */
const ENTRIES_MAX = 50_000;
/** Pages that are asked for the site's address; more would repeat the same answer. */
const SAMPLE_PAGES = 20;
/** Bytes of such a page that are read; its canonical link is in its head. */
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
  readonly #files: SitePaths;
  readonly #folder: SiteFolder;
  readonly #votes: AddressVotes;
  /** Addresses in pages, from the root of the site. */
  readonly #links = new Set<string>();
  readonly sitemaps: string[] = [];
  /** Sitemaps that were not read, or not to their end. */
  readonly skipped: SkippedFile[] = [];
  /** The sitemaps that robots.txt names. */
  readonly robots: readonly Listed[];

  constructor(files: SitePaths, folder: SiteFolder) {
    this.#files = files;
    this.#folder = folder;
    this.#votes = new AddressVotes(files);
    this.robots = sitemapsOfRobots(folder.text('robots.txt', ROBOTS_MAX_BYTES));
    this.#readSitemaps();
    for (const page of this.#samplePages()) this.#readHead(page);
  }

  /** The address that sitemaps and canonical links agree on. */
  address(): SiteAddress | null {
    return this.#votes.winner();
  }

  /** The base path that links show; `null`: the root. */
  builtFor(): SiteAddress | null {
    return builtFor(this.#links, this.#files);
  }

  /** Emits the entries of a sitemap. Returns its kind, or why it was not read. */
  read(sitemap: string, emit: (entry: Listed) => void): SitemapRead | SkipReason {
    const bytes = this.#folder.read(sitemap);
    return typeof bytes === 'string' ? bytes : readSitemap(bytes, emit);
  }

  /** Judges the files that list addresses: sitemaps, robots.txt and llms.txt. */
  judge(site: Site, findings: Findings): void {
    const judge = (
      page: string,
      kind: 'missing-sitemap-page' | 'broken-link',
      { url, line }: Listed,
    ): void => {
      const target = targetOf(url, addressOf(page), page, site);
      if (target.kind === 'missing')
        findings.add({ kind, ...target.missing }, { page, line, reference: shortened(url) });
    };
    for (const listed of this.robots) judge('robots.txt', 'missing-sitemap-page', listed);
    for (const sitemap of this.sitemaps)
      this.read(sitemap, (listed) => {
        judge(sitemap, 'missing-sitemap-page', listed);
      });
    const llms = this.#folder.text('llms.txt', LLMS_MAX_BYTES);
    for (const listed of linksIn(llms)) judge('llms.txt', 'broken-link', listed);
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
    const step = Math.max(1, Math.floor(pages.length / SAMPLE_PAGES));
    return pages
      .filter((path, index) => path === 'index.html' || index % step === 0)
      .slice(0, SAMPLE_PAGES + 1);
  }

  /** Reads a page's own address, which is that of its first canonical link, and the addresses that begin at the root. */
  #readHead(page: string): void {
    const head = this.#folder.read(page, HEAD_BYTES, true);
    if (typeof head === 'string') return;
    const scanner = new HtmlScanner();
    const valueOf = (name: number): string | null => {
      const index = scanner.attribute(name);
      if (index === -1) return null;
      return markupText(head, scanner.valueFrom(index), scanner.valueTo(index), false);
    };
    let base: string | null = null;
    let isNamed = false;
    scanner.start(head);
    for (let token = scanner.next(); token !== TOKEN.end; token = scanner.next()) {
      const url = token === TOKEN.startTag ? (valueOf(ATTRIBUTE.href) ?? valueOf(ATTRIBUTE.src)) : null;
      if (url === null) continue;
      if (scanner.tag === TAG.base) base ??= baseOf(url, addressOf(page));
      else if (scanner.tag === TAG.link && /(?:^|\s)canonical(?:\s|$)/i.test(valueOf(ATTRIBUTE.rel) ?? '')) {
        if (!isNamed) this.#votes.add({ url, page });
        isNamed = true;
      } else if (base !== null) this.#links.add(URL.parse(url, base)?.href ?? '');
      else if (url.startsWith('/')) this.#links.add(url);
    }
  }
}

/** The addresses in the `Sitemap:` lines of a robots.txt. */
function sitemapsOfRobots(robots: string): readonly Listed[] {
  return robots.split(/\r\n|\n|\r/).flatMap((text, index) => {
    const url = /^\s*sitemap\s*:([^#]*)/i.exec(text)?.[1]?.trim() ?? '';
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

/** Between brackets, or up to a space, with pairs of parentheses and escapes. */
const LINK = /\]\((?:<([^<>]{1,2000})>|((?:[^()<>\s\\]|\\.|\([^()<>\s]{0,2000}\)){1,2000}))/g;

/** The links of a Markdown text that are not in code. */
function linksIn(markdown: string): readonly Listed[] {
  let isCode = false;
  return markdown.split('\n').flatMap((line, index) => {
    const isFence = /^\s*(?:```|~~~)/.test(line);
    if (isFence) isCode = !isCode;
    return isCode || isFence
      ? []
      : Array.from(line.replace(/`[^`]+`/g, '').matchAll(LINK), ([, bracketed, bare]) => {
          const url = decodeXML((bracketed ?? bare ?? '').replace(/\\([!-/:-@[-`{-~])/g, '$1'));
          return { url, line: index + 1 };
        });
  });
}
