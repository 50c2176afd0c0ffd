import type { BundleLink } from '../job/answers.ts';
import type { IssueLink } from './sink.ts';

/** The link that all connections use. Whoever finds it refused has it replaced, once for all of them. */
export class LinkKeeper {
  readonly #issue: IssueLink;
  readonly #signal: AbortSignal;
  #link: Promise<BundleLink> | null = null;
  #current: BundleLink | null = null;
  #latest: BundleLink | null = null;
  /** Links that were asked for so far. */
  count = 0;

  constructor(issue: IssueLink, signal: AbortSignal) {
    this.#issue = issue;
    this.#signal = signal;
  }

  /** The link that was used last; `null` before the first. */
  get latest(): BundleLink | null {
    return this.#latest;
  }

  /** The link to use now. Rejects as its issuer does. */
  async current(): Promise<BundleLink> {
    if (this.#link === null) {
      this.count += 1;
      this.#link = this.#issue(this.#signal);
    }
    const link = await this.#link;
    this.#current = link;
    this.#latest = link;
    return link;
  }

  /** Has the next `current` ask for a fresh one, unless `refused` was replaced already. */
  replace(refused: BundleLink): void {
    if (this.#current !== refused) return;
    this.#link = null;
    this.#current = null;
  }
}
