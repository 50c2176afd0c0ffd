import type { BlankPages } from '../core/failure.ts';
import type { PageText } from '../html/page-text.ts';

/** What is kept of a page's text. */
export interface PageFacts {
  /** At most 200 characters; `null`: it has none. */
  readonly title: string | null;
  /** Of its main content, in lower-case hex; `null`: it has no text, or shows an error. */
  readonly textSha256: string | null;
}

/** By the path of the page. */
export type PageTexts = ReadonlyMap<string, PageFacts>;

/** The texts of the pages of a site, once they were read. */
export interface PagesRead {
  /** `null`: they were not read. */
  readonly texts: PageTexts | null;
  /** Pages that show an error or nothing; `null`: there is none, or it is not known. */
  readonly errorPages: BlankPages | null;
  /** The site's own address; `null`: it has none, or it is not known. */
  readonly siteUrl: string | null;
}

/** A page as one line, as the reader of the site writes it. */
export function textLine(path: string, { title, digest, start }: PageText, isError: boolean): string {
  return `${JSON.stringify([path, title, start === '' || isError ? null : digest])}\n`;
}

/** Reads such lines. */
export function parseTexts(text: string): PageTexts {
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Error('the texts of the pages were cut');
  return new Map(
    lines.map((line) => {
      const [path, title, textSha256] = JSON.parse(line) as [string, string | null, string | null];
      return [path, { title, textSha256 }];
    }),
  );
}
