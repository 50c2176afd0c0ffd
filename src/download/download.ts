import { Failure, isFailure } from '../core/failure.ts';
import { ATTEMPTS_WITHOUT_PROGRESS } from '../core/retry.ts';
import type { Emit, Clock } from '../core/run.ts';
import type { BundleLink } from '../job/answers.ts';
import type { ServiceEvent } from '../service/api.ts';
import type { BundleStore } from '../service/store.ts';
import type { DownloadEvent, BundleSink, Downloaded, IssueLink } from './sink.ts';
import { Fetcher, type KnownBundle, StartOver } from './fetcher.ts';
import { LinkKeeper } from './links.ts';
import { connectionsFor, fetchParts, MEASURED_BYTES, moreConnectionsPay } from './parts.ts';
import { BUNDLE_CHANGED } from './range-plan.ts';
import { failedAttempt, RetryBudget, Retries } from './retries.ts';

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
  const checkSize = (link: BundleLink, actualBytes: number | 'more' | null): void => {
    sizes.check(link, actualBytes, 'the object storage has a bundle of another size than the service says');
  };
  let changes = 0;
  let mayBeShared = true;

  for (;;) {
    const fetcher = new Fetcher({ ...ports, links, retries, checkSize });
    try {
      await fetchAll({ ...ports, fetcher, budget, mayBeShared }, signal);
      if (links.latest !== null)
        sizes.check(links.latest, fetcher.heldBytes, 'the bundle is not as long as the service says');
      const done = await sink.close();
      emit({ kind: 'downloaded', ...done });
      return done;
    } catch (error) {
      if (!(error instanceof StartOver)) throw await namedBySink(error, sink);
      const { failed, isOther } = error;
      // Where a store has several machines, each with its own ETag, parts cannot be joined.
      mayBeShared = false;
      if (isOther) {
        budget.reset();
        changes += 1;
        if (changes >= ATTEMPTS_WITHOUT_PROGRESS)
          throw retries.outOfAttempts(failed ?? failedAttempt(BUNDLE_CHANGED), fetcher.heldBytes);
      }
      if (failed === null) continue;
      if (failed.freshLink && links.latest !== null) links.replace(links.latest);
      const state = { stretch: budget, failedAttempts: budget.failedAt(0), fromByte: 0, heldBytes: 0 };
      await retries.pause(failed, state, signal);
    }
  }
}

interface Whole extends DownloadPorts {
  readonly fetcher: Fetcher;
  readonly budget: RetryBudget;
  /** Whether several connections may share the bundle. */
  readonly mayBeShared: boolean;
}

/** Fetches the bundle from its first byte: over one connection, and the rest over several where they pay. */
async function fetchAll(
  { fetcher, sink, clock, emit, budget, mayBeShared }: Whole,
  signal: AbortSignal,
): Promise<void> {
  const seen: FirstBytes = {
    known: null,
    bytes: 0,
    waitedMs: 0,
    sinceMs: 0,
    pays: mayBeShared ? null : false,
  };
  const stream = {
    at: 0,
    end: null,
    budget,
    onHead: (known: KnownBundle) => {
      Object.assign(seen, { bytes: 0, waitedMs: 0, sinceMs: clock.now() });
      if (stream.at > 0) return;
      seen.known = known;
      sink.begin(known.totalBytes);
    },
    take: async (bytes: Uint8Array) => {
      seen.waitedMs += clock.now() - seen.sinceMs;
      await sink.write(bytes);
      seen.sinceMs = clock.now();
      seen.bytes += bytes.length;
      if (seen.pays !== null || seen.bytes < MEASURED_BYTES) return true;
      const leftBytes = shareableBytes(seen.known) - stream.at - bytes.length;
      seen.pays = moreConnectionsPay(seen.bytes, seen.waitedMs, leftBytes);
      return !seen.pays;
    },
  };
  await fetcher.fetch(stream, signal);
  if (seen.pays !== true) return;
  const totalBytes = shareableBytes(seen.known);
  emit({ kind: 'download-connections', connectionCount: connectionsFor(totalBytes - stream.at) });
  stream.at = await fetchParts({ fetcher, sink, fromByte: stream.at, totalBytes }, signal);
  if (stream.at === totalBytes) return;
  emit({ kind: 'download-connections', connectionCount: 1 });
  await fetcher.fetch(stream, signal);
}

/** What decides whether more connections pay: the first bytes of one answer. */
interface FirstBytes {
  known: KnownBundle | null;
  bytes: number;
  /** How long the sink waited for them, and since when it waits. */
  waitedMs: number;
  sinceMs: number;
  /** `null`: it is not decided yet. */
  pays: boolean | null;
}

/** The length of a bundle whose parts can be asked for and joined; 0 for any other. */
function shareableBytes(known: KnownBundle | null): number {
  return known !== null && known.hasRanges && known.etag !== null ? (known.totalBytes ?? 0) : 0;
}

/** A sign-in page has a wrong size: where that ends the download, the sink says what it got. */
async function namedBySink(error: unknown, sink: BundleSink): Promise<unknown> {
  if (!isFailure(error, 'bundle-size-wrong')) return error;
  return await sink.close().then(
    () => error,
    (other: unknown) => (isFailure(other, 'archive-unknown') ? other : error),
  );
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
    throw new StartOver({ ...failedAttempt(problem), freshLink: true });
  }
}
