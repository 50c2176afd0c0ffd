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
  /** A hash of the text that stands on most pages, which `textSha256` leaves out; absent: there is none. */
  readonly leftOut?: number | undefined;
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
    leftOut: text.leftOut === 0 ? undefined : text.leftOut,
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
  const pictures = new Map<string, Picture>();
  const read = lines.map((line) => {
    const { path, headings, pictures: sources, ...page } = JSON.parse(line) as Line;
    const old = before?.get(path)?.text ?? null;
    const isKept = old !== null && isOtherText(page, old);
    const shown = new Set(sources.map((source) => pictureAt(pathOf(path, source), pictures)));
    for (const picture of shown) picture.pages += 1;
    return { path, page: isKept ? { ...page, headings } : page, shown: [...shown] };
  });
  const texts = read.map(({ path, page, shown }): readonly [string, PageRead] => {
    // Those on most pages are the theme's.
    const own = shown.filter(({ pages }) => !isMost(pages, read.length));
    return [path, { ...page, pictures: picturesDigest(own, digests) }];
  });
  return { repeated: JSON.parse(rule) as readonly number[], texts: new Map(texts) };
}

/** A picture that pages show. */
interface Picture {
  /** Of its file. */
  readonly path: string;
  /** On how many. */
  pages: number;
}

function pictureAt(path: string, pictures: Map<string, Picture>): Picture {
  const picture = pictures.get(path) ?? { path, pages: 0 };
  pictures.set(path, picture);
  return picture;
}

/** Whether so many pages are most of all, and no coincidence. */
export function isMost(count: number, pages: number): boolean {
  return count > Math.max(2, pages / 2);
}

/** Whether a page has another text than before. */
export function isOtherText({ textSha256, byEarlier }: PageRead, before: PageFacts): boolean {
  return textSha256 !== before.textSha256 && byEarlier !== before.textSha256;
}

/** A picture counts by the contents of its file, so that a new name alone is no change; one of another site by its address. */
function picturesDigest(
  pictures: readonly Picture[],
  digests: ReadonlyMap<string, string>,
): string | undefined {
  if (pictures.length === 0) return undefined;
  // The site may be served below a folder.
  const found = pictures.map(
    ({ path }) => digests.get(path) ?? digests.get(path.replace(/^[^/]*\//, '')) ?? path,
  );
  return hash('sha256', found.sort().join('\n'), 'base64').slice(0, PICTURES_CHARS);
}

function pathOf(page: string, source: string): string {
  try {
    const { host, pathname, href } = new URL(source, `http://site/${encodeURI(page)}`);
    return host === 'site' ? decodeURIComponent(pathname.slice(1)) : href;
  } catch {
    return source;
  }
}
