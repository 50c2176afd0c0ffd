import { LineCounter } from './line-counter.ts';

export interface SitemapEntry {
  readonly url: string;
  readonly line: number;
}

const LOCATION = /<loc\s*>\s*(?:<!\[CDATA\[([^\]]*)\]\]>|([^<]*))/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** No address is so long, with all that may stand around it. */
const ENTRY_MAX_CHARS = 64 * 1024;

/**
 * Reads a sitemap or an index of sitemaps, which comes in pieces, and tells each entry. What is no XML simply has no
 * entries. `text` makes text of what was written, where that is bytes, one character each.
 */
export class SitemapReader {
  readonly #tell: (entry: SitemapEntry) => void;
  readonly #text: (bytes: string) => string;
  #rest = '';
  #line = 1;
  #isIndex = false;

  constructor(tell: (entry: SitemapEntry) => void, text: (bytes: string) => string = (bytes) => bytes) {
    this.#tell = tell;
    this.#text = text;
  }

  /** Whether it lists other sitemaps, not pages. */
  get isIndex(): boolean {
    return this.#isIndex;
  }

  write(piece: string): void {
    this.#read(this.#rest + piece, false);
  }

  end(): void {
    this.#read(this.#rest, true);
  }

  #read(xml: string, isWhole: boolean): void {
    this.#isIndex ||= /<sitemapindex[\s>]/.test(xml);
    const lines = new LineCounter(xml, this.#line);
    // An entry is whole when its end tag has come; a tag may be cut off as well.
    const until = isWhole ? xml.length : Math.max(xml.lastIndexOf('</loc'), xml.length - ENTRY_MAX_CHARS);
    let next = 0;
    for (const match of xml.matchAll(LOCATION)) {
      if (match.index >= until) break;
      const [whole, quoted, plain = ''] = match;
      const url = (quoted === undefined ? decoded(this.#text(plain)) : this.#text(quoted)).trim();
      const line = lines.lineAt(match.index);
      if (url !== '') this.#tell({ url, line });
      next = match.index + whole.length;
    }
    next = Math.max(next, until);
    this.#line = lines.lineAt(next);
    this.#rest = xml.slice(next);
  }
}

/** The addresses in the `Sitemap:` lines of a robots.txt. */
export function sitemapsOfRobots(robots: string): readonly string[] {
  return robots.split(/\r\n|\n|\r/).flatMap((line) => {
    const url = /^sitemap:(.*)$/i.exec(line.trim())?.[1]?.trim() ?? '';
    return url === '' ? [] : [url];
  });
}

function decoded(text: string): string {
  return text.replace(
    /&(?:([a-z]+)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi,
    (whole, name?: string, ten?: string, hex?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const point = ten === undefined ? Number.parseInt(hex ?? '', 16) : Number(ten);
      return point > 0x10ffff ? whole : String.fromCodePoint(point);
    },
  );
}
