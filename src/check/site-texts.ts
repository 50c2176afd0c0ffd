import { hash } from 'node:crypto';
import { pageText, type PageText, type TextOptions } from '../html/page-text.ts';
import { repeatedPieces, SAMPLE_PAGES } from '../html/repeated-text.ts';
import { isNotFoundPage, isPage } from '../site/file-index.ts';
import { REPEATED_MAX, textLine } from '../site/page-texts.ts';

/** Collects the texts of the pages of a site, one line each. */
export class SiteTexts {
  readonly #earlier: readonly number[] | null;
  #repeated: readonly number[] = [];
  /** By which the texts of pages are read. */
  options: TextOptions = {};
  /** By which they are read a second time, to be compared; `null`: by the same, or with nothing. */
  #earlierOptions: TextOptions | null = null;
  /** One file takes less memory than a message, which is copied whole on both sides. */
  readonly #lines = new Map<string, string>();

  /** `earlier`: keys of the pieces that the texts of the previous manifest leave out; `null`: it has no texts. */
  constructor(earlier: readonly number[] | null) {
    this.#earlier = earlier;
  }

  /**
   * Reads some pages, the same ones in each build, to find the text that stands on most. `read` returns the problem of a page
   * that cannot be read.
   */
  sample(paths: readonly string[], read: (path: string) => Buffer | string): void {
    const ranked = paths
      .filter((path) => isPage(path) && !isNotFoundPage(path))
      .map((path) => [hash('sha256', path), path] as const);
    const pieces: ReadonlySet<number>[] = [];
    for (const [, path] of ranked.sort(([one], [other]) => (one < other ? -1 : 1)).slice(0, SAMPLE_PAGES)) {
      const content = read(path);
      if (typeof content === 'string') continue;
      const seen = new Set<number>();
      pageText(content, { seen });
      pieces.push(seen);
    }
    this.#repeated = repeatedPieces(pieces, REPEATED_MAX);
    this.options = { repeated: new Set(this.#repeated) };
    if (this.#earlier !== null && this.#earlier.join() !== this.#repeated.join())
      this.#earlierOptions = { repeated: new Set(this.#earlier) };
  }

  add(path: string, content: Buffer, text: PageText, isError: boolean): void {
    const byEarlier =
      this.#earlierOptions === null ? undefined : pageText(content, this.#earlierOptions).digest;
    this.#lines.set(path, textLine(path, text, { isError, byEarlier }));
  }

  /** For a page that is a part of other pages, and none by itself. */
  remove(path: string): void {
    this.#lines.delete(path);
  }

  *lines(): Generator<string> {
    yield `${JSON.stringify(this.#repeated)}\n`;
    yield* this.#lines.values();
  }
}
