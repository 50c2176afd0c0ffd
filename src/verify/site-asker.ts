import type { Clock, Emit } from '../core/run.ts';
import { pageText } from '../html/page-text.ts';
import type { Answer } from './answer.ts';
import type { Ask } from './ask.ts';
import { isThere, RIGHT, type Verdict } from './cause.ts';
import { freshnessOf } from './freshness.ts';
import type { VerifyEvent } from './events.ts';
import type { ExpectedFile } from './expected-site.ts';
import {
  judgeFile,
  judgeNotFoundPage,
  judgeNowhere,
  judgePage,
  judgeRemoved,
  mayNeedHtml,
  type Knowledge,
} from './judge.ts';
import { BUSY_ATTEMPTS, Pace } from './pace.ts';
import {
  addressesToAsk,
  addressStyleOf,
  FIRST_PAGE,
  OTHER_RANK,
  ownedAddresses,
  styleRank,
  type AddressStyle,
  type Target,
} from './plan.ts';
import type { VerifyInputs } from './verify-inputs.ts';

interface AskerPorts {
  readonly ask: Ask;
  readonly clock: Clock;
  readonly emit: Emit<VerifyEvent>;
}

/** When a round has to be over. `end` ends it earlier, aborting the signal that its requests have. */
export interface Deadline {
  readonly atMs: number;
  readonly end: () => void;
}

/** An old file may be this much longer than the new one, and a host may add this much to a page. */
const LONGER_BY = 2;
const LONGER_BYTES = 1024 * 1024;
const ASSET = /\.(?:m?js|css)$/;
/** After it, all servers of a host have a page that one of them has. What its caches keep, and say so, may last longer. */
const SPREAD_MS = 2 * 60_000;

/** Requests targets over several connections at once, and keeps their answers. */
export class SiteAsker {
  readonly verdicts = new Map<Target, Verdict>();
  readonly #inputs: VerifyInputs;
  readonly #ports: AskerPorts;
  readonly #pace: Pace;
  readonly #targetCount: number;
  readonly #first: ExpectedFile | null;
  readonly #paths: ReadonlySet<string>;
  #known: Knowledge;
  /** As the service exports, until a file shows it. `rank`: of that file. */
  #style: { readonly kind: AddressStyle; readonly rank: number } = { kind: 'without-html', rank: Infinity };
  #deadline: Deadline | null = null;
  #leftInRound = 0;
  #requestCount = 0;
  readonly #found = new Set<PageKind>();
  /** The addresses that the verdicts are about. */
  readonly #asked = new Map<ExpectedFile, string>();
  /** Until when pages that need `.html` may be found without it. */
  readonly #spreadMs = new Map<ExpectedFile, number>();
  #busyStatus: number | null = null;

  constructor(inputs: VerifyInputs, ports: AskerPorts, targetCount: number) {
    const { site, changes, url } = inputs;
    this.#inputs = inputs;
    this.#ports = ports;
    this.#pace = new Pace(ports.clock);
    this.#targetCount = targetCount;
    this.#first = site.files.find(({ path }) => path === FIRST_PAGE) ?? null;
    this.#paths = new Set(site.files.map(({ path }) => path));
    const removed = changes?.removed ?? [];
    let owned: ReadonlyMap<string, ExpectedFile> | null = null;
    this.#known = {
      missing: null,
      basePath: new URL(url).pathname.replace(/\/$/, ''),
      // Most hosts redirect to no other file, and a site may be large.
      owned: () => (owned ??= ownedAddresses(site.files)),
      removedNames: namesOnlyIn(removed, site.files),
    };
  }

  /** Of all rounds. */
  get requestCount(): number {
    return this.#requestCount;
  }

  /** Each round may make `max-requests` requests. */
  beginRound(deadline: Deadline): void {
    this.#deadline = deadline;
    this.#leftInRound = this.#inputs.maxRequests;
  }

  /** Requests these, in this order. Rejects with the signal's reason, and as `Ask` does. */
  async askAll(targets: readonly Target[], signal: AbortSignal): Promise<void> {
    const queue = targets.values();
    const work = async (): Promise<void> => {
      for (const target of queue) {
        const verdict = await this.#judged(target, signal);
        // No request is left: the earlier verdict on the target stays.
        if (verdict === null) return;
        this.verdicts.set(target, verdict);
        const { size: checkedCount } = this.verdicts;
        this.#ports.emit({ kind: 'verify-progress', checkedCount, targetCount: this.#targetCount });
      }
    };
    const count = Math.min(this.#inputs.concurrency, targets.length);
    await Promise.all(Array.from({ length: count }, work));
  }

  /**
   * Those that time may make right. A host that finds another such page without `.html` has the rule for it, so one of its
   * servers or a cache does not know this one yet.
   */
  unsettled(targets: readonly Target[]): readonly Target[] {
    return targets.filter((target) => {
      const { cause, maySettle } = this.verdicts.get(target) ?? RIGHT;
      if (maySettle || target.kind !== 'file') return maySettle;
      // Another file has shown since how the site writes its address.
      const asked = this.#asked.get(target.file);
      if (asked !== undefined && asked !== this.#addressesOf(target.file)[0]) return true;
      const untilMs = this.#spreadMs.get(target.file) ?? Infinity;
      const mayBeFound = this.#found.has(pageKind(target.file.path)) && this.#ports.clock.now() < untilMs;
      return cause?.kind === 'needs-html' && mayBeFound;
    });
  }

  /** `timeout` has passed: a target without a verdict is not known to be right. */
  endUnanswered(targets: readonly Target[]): void {
    const busyStatus = this.#pace.lasts(this.#ports.clock.now()) ? this.#busyStatus : null;
    const causes = [...this.verdicts.values()].map(({ cause }) => cause);
    // A host that has answered no request at all cannot be reached: more time would not help.
    const lost = causes.every((cause) => cause?.kind === 'no-answer') ? causes[0] : undefined;
    for (const target of targets)
      if (!this.verdicts.has(target))
        this.verdicts.set(target, {
          cause: lost ?? { kind: 'not-answered', busyStatus },
          maySettle: true,
        });
  }

  /** `null`: no request is left in this round. */
  async #judged(target: Target, signal: AbortSignal): Promise<Verdict | null> {
    switch (target.kind) {
      case 'nowhere':
        return await this.#judgedNowhere(target.page, signal);
      case 'removed': {
        const [address] = addressesToAsk(target.path, this.#style.kind);
        const answer = await this.#answer(address, { bytes: 0, keepsBytes: false }, signal);
        return answer === null ? null : judgeRemoved(target.path, answer, this.#known);
      }
      case 'file':
        return await this.#judgedFile(target.file, signal);
    }
  }

  /** `hello.py.html` is only at its own name where there is a file `hello.py`. */
  #addressesOf({ path }: ExpectedFile): ReturnType<typeof addressesToAsk> {
    const isTaken = pageKind(path) === 'with-dot' && this.#paths.has(path.replace(/\.html?$/, ''));
    return addressesToAsk(path, isTaken ? 'with-html' : this.#style.kind);
  }

  async #judgedFile(file: ExpectedFile, signal: AbortSignal): Promise<Verdict | null> {
    const rank = styleRank(file.path);
    const wanted = { bytes: file.bytes, keepsBytes: file.textSha256 !== null || rank < OTHER_RANK };
    const [address, withHtml] = this.#addressesOf(file);
    this.#asked.set(file, address);
    const answer = await this.#answer(address, wanted, signal);
    if (answer === null) return null;
    if (rank < OTHER_RANK) this.#learnStyle(answer, rank);
    const first = judgeFile(file, answer, this.#known);
    // Every host finds the first page.
    if (withHtml !== undefined && address !== '/' && isThere(first)) this.#found.add(pageKind(file.path));
    const mayHelp =
      mayNeedHtml(first) || (first.cause?.kind === 'old-contents' && this.#isFolder(file, answer));
    if (withHtml === undefined || !mayHelp) return first;
    const other = await this.#answer(withHtml, wanted, signal);
    const second = other === null ? null : judgeFile(file, other, this.#known);
    // Its links show the style where neither a sitemap nor the first page does.
    if (other !== null && second !== null && isThere(second)) {
      this.#learnStyle(other, rank);
      if (this.#addressesOf(file)[0] === withHtml) {
        this.#asked.set(file, withHtml);
        return second;
      }
    }
    const verdict = judgePage(first, second);
    const isCached = answer.kind === 'answer' && freshnessOf(answer.header).kind === 'cache';
    if (verdict.cause?.kind !== 'needs-html' || isCached) this.#spreadMs.delete(file);
    else if (!this.#spreadMs.has(file)) this.#spreadMs.set(file, this.#ports.clock.now() + SPREAD_MS);
    return verdict;
  }

  /** Whether a host answers with a folder of the page's name, which it may list, instead of the page. */
  #isFolder({ path }: ExpectedFile, answer: Answer): boolean {
    if (answer.kind !== 'answer' || !answer.path.endsWith('/') || !path.endsWith('.html')) return false;
    const folder = `${path.slice(0, -'.html'.length)}/`;
    return this.#inputs.site.files.some((other) => other.path.startsWith(folder));
  }

  #learnStyle(answer: Answer, rank: number): void {
    if (answer.kind !== 'answer' || answer.status !== 200) return;
    if (answer.body.kind !== 'whole' || answer.body.bytes === null) return;
    const style = addressStyleOf(answer.body.bytes.toString(), new URL(`${this.#inputs.url}/`));
    if (style !== null && rank <= this.#style.rank) this.#style = { kind: style, rank };
  }

  async #judgedNowhere(page: ExpectedFile | null, signal: AbortSignal): Promise<Verdict | null> {
    // Different each time: a CDN may cache the answer.
    const address = `/no-such-page-${Math.floor(this.#ports.clock.random() * 2 ** 48).toString(36)}`;
    const bytes = Math.max(page?.bytes ?? 0, this.#first?.bytes ?? 0);
    const answer = await this.#answer(address, { bytes, keepsBytes: true }, signal);
    if (answer === null) return null;
    if (answer.kind === 'answer') {
      const { status, path, body } = answer;
      // The first text read takes long, and that of a 404 is not needed.
      const hasText = status === 200 && body.kind === 'whole' && body.bytes !== null;
      const missing = hasText ? { sha256: body.sha256, textSha256: pageText(body.bytes).digest } : null;
      this.#known = { ...this.#known, missing: { status, path, page: missing } };
    }
    const verdict = judgeNowhere(page, answer, this.#first);
    if (page === null || verdict.cause?.kind !== 'other-not-found-page') return verdict;
    const own = await this.#answer(`/${page.path}`, { bytes: page.bytes, keepsBytes: true }, signal);
    return judgeNotFoundPage(verdict, own === null ? null : judgeFile(page, own, this.#known));
  }

  /** Waits while the host is busy. `null`: no request is left in this round. */
  async #answer(
    address: string,
    { bytes, keepsBytes }: { readonly bytes: number; readonly keepsBytes: boolean },
    signal: AbortSignal,
  ): Promise<Answer | null> {
    const url = `${this.#inputs.url}${address}`;
    const mostBytes = LONGER_BY * bytes + LONGER_BYTES;
    const question = { url, mostBytes, keepsBytes, takeRequest: () => this.#takeRequest() };
    for (let attempt = 1; ; attempt += 1) {
      await this.#pace.ready(signal);
      const answer = await this.#ports.ask(question, signal);
      if (answer?.kind !== 'busy' || attempt === BUSY_ATTEMPTS) return answer;
      const waitMs = this.#pace.pause(answer.waitMs, attempt);
      this.#busyStatus = answer.status;
      // No request may be made in time.
      if (this.#deadline !== null && this.#pace.lasts(this.#deadline.atMs)) this.#deadline.end();
      if (waitMs !== null) this.#ports.emit({ kind: 'verify-paused', status: answer.status, waitMs });
    }
  }

  #takeRequest(): boolean {
    if (this.#leftInRound === 0) return false;
    this.#leftInRound -= 1;
    this.#requestCount += 1;
    return true;
  }
}

/** Most hosts find `dir/index.html` without a rule; `guide.html` they do not, and many rules omit names like `v1.2.html`. */
type PageKind = 'of-folder' | 'with-dot' | 'by-name';

function pageKind(path: string): PageKind {
  if (/(?:^|\/)index\.html?$/i.test(path)) return 'of-folder';
  return /\.[^/]*\.html?$/i.test(path) ? 'with-dot' : 'by-name';
}

/** Last names of removed scripts and styles that no current file has. */
function namesOnlyIn(removed: readonly string[], files: readonly ExpectedFile[]): ReadonlySet<string> {
  const names = new Set(removed.filter((path) => ASSET.test(path)).map(lastName));
  if (names.size > 0) for (const { path } of files) names.delete(lastName(path));
  return names;
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
