import type { PageText } from '../html/page-text.ts';

/** What is kept of a page's text. */
export interface PageFacts {
  /** At most 200 characters; `null`: it has none. */
  readonly title: string | null;
  /** Of its main content, in lower-case hex; `null`: it has no text. */
  readonly textSha256: string | null;
}

/** By the path of the page. */
export type PageTexts = ReadonlyMap<string, PageFacts>;

/** A page as one line, as the reader of the site writes it. */
export function textLine(path: string, { title, digest, start }: PageText): string {
  return `${JSON.stringify([path, title, start === '' ? null : digest])}\n`;
}

/** Reads such lines. */
export function parseTexts(lines: string): PageTexts {
  const texts = new Map<string, PageFacts>();
  for (let from = 0; from < lines.length;) {
    const to = lines.indexOf('\n', from);
    if (to === -1) throw new Error('the texts of the pages were cut');
    const [path, title, textSha256] = JSON.parse(lines.slice(from, to)) as [
      string,
      string | null,
      string | null,
    ];
    texts.set(path, { title, textSha256 });
    from = to + 1;
  }
  return texts;
}
