import { LineCounter } from './line-counter.ts';

export interface SitemapEntry {
  readonly url: string;
  readonly line: number;
}

export interface Sitemap {
  /** Whether it lists other sitemaps, not pages. */
  readonly isIndex: boolean;
  readonly entries: readonly SitemapEntry[];
}

const LOCATION = /<loc\s*>\s*(?:<!\[CDATA\[([^\]]*)\]\]>|([^<]*))/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads a sitemap or an index of sitemaps. What is no XML simply has no entries. */
export function readSitemap(xml: string): Sitemap {
  const lines = new LineCounter(xml);
  const entries = [...xml.matchAll(LOCATION)].map((match) => {
    const [, quoted, plain = ''] = match;
    return { url: (quoted ?? decoded(plain)).trim(), line: lines.lineAt(match.index) };
  });
  return { isIndex: /<sitemapindex[\s>]/.test(xml), entries: entries.filter(({ url }) => url !== '') };
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
