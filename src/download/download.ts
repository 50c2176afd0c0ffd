import { Failure, isFailure } from '../core/failure.ts';
import { ATTEMPTS_WITHOUT_PROGRESS } from '../core/retry.ts';
import type { Emit, Clock } from '../core/run.ts';
import type { BundleLink } from '../job/answers.ts';
import type { ServiceEvent } from '../service/events.ts';
import type { BundleStore } from '../service/store.ts';
import { type Opened, failedAttempt, StartOver } from './attempt.ts';
import type { DownloadEvent } from './events.ts';
import { LinkKeeper } from './links.ts';
import { DownloadPass, type PassPorts } from './pass.ts';
import { BUNDLE_CHANGED } from './range-plan.ts';
import { RetryBudget, Retries } from './retries.ts';
import type { BundleSink, Downloaded, IssueLink } from './sink.ts';

export interface DownloadPorts {
  readonly store: BundleStore;
  readonly issueLink: IssueLink;
  readonly sink: BundleSink;
  readonly clock: Clock;
  readonly emit: Emit<DownloadEvent | ServiceEvent>;
}

/**
 * Downloads the bundle into the sink, whole and unchanged, through cuts, stalls and expired links.
 * It takes a way to get links, not a link: links expire while it works.
 * Fails after eight attempts in a row that brought no new byte, and when the sink refuses what it gets.
 */
export async function download(ports: DownloadPorts, signal: AbortSignal): Promise<Downloaded> {
  const { clock, emit, sink } = ports;
  const links = new LinkKeeper(ports.issueLink, signal);
  const retries = new Retries(clock, emit, links);
  const budget = new RetryBudget(0);
  const sizes = new SizeDoubts();
  const odd = oddAnswers(ports.store);
  let changes = 0;
  let opened: Opened | null = null;

  const passPorts: PassPorts = {
    ...ports,
    store: odd.store,
    links,
    budget,
    ranges: { areServed: true },
    pause: retries.pause,
    checkSize: (link, actualBytes) => {
      sizes.check(link, actualBytes, 'the store has a bundle of another size than the service says');
    },
  };

  for (;;) {
    const pass = new DownloadPass(passPorts, opened, signal);
    try {
      await pass.run();
      if (links.latest !== null) {
        const problem = 'the bundle is not as long as the service says';
        sizes.check(links.latest, pass.deliveredBytes, problem);
      }
      const done = await sink.close();
      emit({ kind: 'downloaded', ...done });
      return done;
    } catch (error) {
      if (!(error instanceof StartOver)) throw odd.cause(error);
      ({ opened } = error);
      const cause = error.failedAttempt;
      if (error.isOther) {
        budget.reset();
        changes += 1;
        // Where a store has several machines, each with its own ETag, parts cannot be joined.
        if (changes > 1) passPorts.ranges.areServed = false;
        if (changes >= ATTEMPTS_WITHOUT_PROGRESS)
          throw retries.outOfAttempts(cause ?? failedAttempt(BUNDLE_CHANGED), pass.receivedBytes);
      }
      if (cause?.freshLink === true && links.latest !== null) {
        links.replace(links.latest);
        // The size from the store may be the size of a part.
        passPorts.ranges.areServed = false;
      }
      if (cause === null) continue;
      const state = { segment: budget, failedAttempts: budget.failedAt(0), fromByte: 0, heldBytes: 0 };
      await retries.pause(cause, state, signal);
    }
  }
}

const NO_BUNDLE = ['bundle-size-wrong', 'archive-unknown', 'archive-damaged'] as const;

/**
 * The store, which remembers the last answer whose headers or first bytes say that it is no bundle. Objects may be labelled
 * in odd ways, so that counts only once the bytes were found to be wrong: then it is the `cause`.
 */
function oddAnswers(store: BundleStore): {
  readonly store: BundleStore;
  readonly cause: (error: unknown) => unknown;
} {
  let oddity: string | null = null;
  return {
    store: {
      read: async (url, range, signal) => {
        const reply = await store.read(url, range, signal);
        if (reply.kind === 'head' && reply.head.status < 300) ({ oddity } = reply.head);
        return reply;
      },
    },
    cause: (error) =>
      oddity !== null && NO_BUNDLE.some((code) => isFailure(error, code))
        ? new Failure('link-unusable', { problem: oddity }, error)
        : error,
  };
}

/** The size from the service may be that of an earlier bundle: only the same contradiction twice is final. */
class SizeDoubts {
  #doubted: { readonly link: BundleLink; readonly actualBytes: number | 'more' } | null = null;

  /** Throws `StartOver` at a first contradiction, and `bundle-size-wrong` at a second of the same sizes by another link. */
  check(link: BundleLink, actualBytes: number | 'more' | null, problem: string): void {
    const { sizeBytes } = link;
    if (sizeBytes === null || actualBytes === null || actualBytes === sizeBytes) return;
    const before = this.#doubted;
    const isSame = before?.link.sizeBytes === sizeBytes && before.actualBytes === actualBytes;
    // Several connections may find the same out of one link.
    if (isSame && before.link !== link)
      throw new Failure('bundle-size-wrong', { expectedBytes: sizeBytes, actualBytes });
    this.#doubted = { link, actualBytes };
    throw new StartOver({ cause: { ...failedAttempt(problem), freshLink: true } });
  }
}
