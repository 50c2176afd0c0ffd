import { hash } from 'node:crypto';
import type { SomePages } from '../core/failure.ts';
import type { PageText } from '../html/page-text.ts';

/** What is kept of a page's text. */
export interface PageFacts {
  /** At most 200 characters; `null`: it has none. */
  readonly title: string | null;
  /** Of its main content, in lower-case hex; `null`: it has no text, or shows an error. */
  readonly textSha256: string | null;
  /** Digests of its sections, one behind another, each of `SECTION_CHARS`; absent: it has one section. */
  readonly sections?: string | undefined;
  /** Digest of the pictures in its text; absent: it has none. */
  readonly pictures?: string | undefined;
}

/** What is known of a page of this site, and not kept. */
export interface PageRead extends PageFacts {
  /** The digest of its text without what the previous manifest leaves out, where this is something else. */
  readonly byEarlier?: string | undefined;
  /** For each section its `id`, if it has one, and its heading; only of a page whose text differs from the previous one. */
  readonly headings?: readonly Heading[] | undefined;
  readonly filledFrom?: PageText['filledFrom'] | undefined;
  readonly canonical?: string | undefined;
}

export type Heading = readonly [id: string | null, heading: string];

/** By the path of the page. */
export type PageTexts = ReadonlyMap<string, PageRead>;

/** `null`: none. */
export function somePages(paths: readonly string[]): SomePages | null {
  const [first] = paths;
  return first === undefined ? null : { count: paths.length, first };
}

/** Of the rules by which texts are made of pages: digests by another rule are not compared. */
export const TEXT_RULE = 1;
/** More pieces of text than menus have. */
export const REPEATED_MAX = 2_000;
/** Two sections of a page have the same digest by chance once in a thousand million. */
export const SECTION_CHARS = 5;
const PICTURES_CHARS = 8;

interface Line extends Omit<PageRead, 'pictures'> {
  readonly path: string;
  readonly pictures: readonly string[];
}

/** A page as one line, as the reader of the site writes it. */
export function textLine(
  path: string,
  text: PageText,
  { isError, byEarlier }: { readonly isError: boolean; readonly byEarlier: string | undefined },
): string {
  const { title, pictures } = text;
  const isBlank = text.start === '' || isError;
  const sections = text.sections.map(({ digest }) => digest.slice(0, SECTION_CHARS));
  const line: Line = {
    path,
    title,
    textSha256: isBlank ? null : text.digest,
    byEarlier: isBlank ? undefined : byEarlier,
    sections: sections.length > 1 ? sections.join('') : undefined,
    headings: text.sections.map(({ id, heading }) => [id, heading]),
    pictures,
    filledFrom: text.filledFrom ?? undefined,
    canonical: text.canonical ?? undefined,
  };
  return `${JSON.stringify(line)}\n`;
}

/** The texts of all pages. */
export interface TextsRead {
  readonly texts: PageTexts;
  /** Keys of the pieces that they leave out, because they stand on most pages. */
  readonly repeated: readonly number[];
}

/** The site that the pages belong to. */
export interface TextsOf {
  /** SHA-256 of each file, by its path. */
  readonly digests: ReadonlyMap<string, string>;
  /** The files of the previous manifest. */
  readonly before: ReadonlyMap<string, { readonly text: PageFacts | null }> | null;
}

/** Reads such lines. The first one has what the texts leave out. */
export function parseTexts(text: string, { digests, before }: TextsOf): TextsRead {
  const [rule = '', ...lines] = text.split('\n');
  if (lines.pop() !== '') throw new Error('the texts of the pages were cut');
  const texts = lines.map((line): readonly [string, PageRead] => {
    const { path, headings, pictures, ...page } = JSON.parse(line) as Line;
    const old = before?.get(path)?.text ?? null;
    const isKept = old !== null && isOtherText(page, old);
    const read = { ...page, pictures: picturesDigest(path, pictures, digests) };
    return [path, isKept ? { ...read, headings } : read];
  });
  return { repeated: JSON.parse(rule) as readonly number[], texts: new Map(texts) };
}

/** Whether a page has another text than before. */
export function isOtherText({ textSha256, byEarlier }: PageRead, before: PageFacts): boolean {
  return textSha256 !== before.textSha256 && byEarlier !== before.textSha256;
}

/** A picture counts by the contents of its file, so that a new name alone is no change; one of another site by its address. */
function picturesDigest(
  page: string,
  pictures: readonly string[],
  digests: ReadonlyMap<string, string>,
): string | undefined {
  if (pictures.length === 0) return undefined;
  const found = pictures.map((source) => {
    const path = pathOf(page, source);
    // The site may be served below a folder.
    return digests.get(path) ?? digests.get(path.replace(/^[^/]*\//, '')) ?? path;
  });
  return hash('sha256', found.sort().join('\n'), 'base64').slice(0, PICTURES_CHARS);
}

function pathOf(page: string, source: string): string {
  try {
    return decodeURIComponent(new URL(source, `http://site/${encodeURI(page)}`).pathname.slice(1));
  } catch {
    return source;
  }
}
