import { Failure } from '../rules/failure.ts';
import type { BundleLink } from '../rules/job.ts';
import { planRange, type Held } from '../rules/range-plan.ts';
import { hostOf } from '../rules/redact.ts';
import {
  ATTEMPTS_WITHOUT_PROGRESS,
  ERROR_RUN_LIMIT_MS,
  RETRY_FIRST_MS,
  retryDelayMs,
} from '../rules/retry.ts';
import {
  BodyCut,
  type BundleStore,
  type Clock,
  type IssueLink,
  type PartFile,
  type StoreReply,
  type Tell,
} from './ports.ts';
import { sleep } from './sleep.ts';

export interface DownloadPorts {
  readonly store: BundleStore;
  readonly issueLink: IssueLink;
  readonly part: PartFile;
  readonly clock: Clock;
  readonly tell: Tell;
}

export interface Downloaded {
  readonly bytes: number;
  readonly sha256: string;
}

/** How one attempt ended. */
type Attempt =
  | { readonly end: 'complete' }
  | {
      readonly end: 'again';
      readonly problem: string;
      readonly waitMs: number | null;
      readonly freshLink: boolean;
      readonly refusal: Refusal | null;
    };

interface Refusal {
  readonly status: number;
  readonly detail: string | null;
}

const NOTHING: Held = { bytes: 0, etag: null, totalBytes: null };

/**
 * Fetches the bundle into the part file, whole and unchanged, through cuts, stalls and expired links.
 * It is given a way to get links, not a link: they expire while it works.
 * Fails after eight attempts in a row that brought no new byte.
 */
export async function download(ports: DownloadPorts, signal: AbortSignal): Promise<Downloaded> {
  const { clock, tell, issueLink, part } = ports;
  let link = await issueLink(signal);
  let held = NOTHING;
  let furthest = 0;
  let fruitless = 0;
  let changes = 0;
  let doubtedBytes: number | null = null;

  const receive = async (): Promise<Attempt> => {
    // Without an ETag nothing can tell whether the rest belongs to what is held.
    if (held.bytes > 0 && held.etag === null) forget();
    const reply = await ports.store.read(link.url, { fromByte: held.bytes, ifRange: held.etag }, signal);
    if (reply.kind === 'lost') return again(reply.problem);
    const plan = planRange(held, reply.head, clock.now());
    switch (plan.plan) {
      case 'complete':
        reply.close();
        return { end: 'complete' };
      case 'start-over':
        reply.close();
        forget();
        return again(plan.problem);
      case 'fresh-link':
        reply.close();
        return { ...again(sayDetail(plan.problem, reply.head.detail)), freshLink: true, refusal: reply.head };
      case 'again':
        reply.close();
        return { ...again(sayDetail(plan.problem, reply.head.detail)), waitMs: plan.waitMs };
      case 'whole':
        if (plan.changed) {
          // What the old bundle had reached says nothing of the new one.
          changes += 1;
          furthest = 0;
        }
        if (held.bytes > 0) forget();
        held = { bytes: 0, etag: plan.etag, totalBytes: plan.totalBytes };
        return await take(reply);
      case 'append':
        held = { bytes: held.bytes, etag: plan.etag, totalBytes: plan.totalBytes };
        return await take(reply);
    }
  };

  const take = async (reply: Extract<StoreReply, { kind: 'head' }>): Promise<Attempt> => {
    const wrong = sizeProblem(link, held.totalBytes);
    if (wrong !== null) {
      reply.close();
      if (doubtedBytes === link.sizeBytes) throw wrong;
      // The bundle may have been made anew since the link was issued: only the same contradiction twice is final.
      doubtedBytes = link.sizeBytes;
      forget();
      return { ...again('the store has a bundle of another size than the service says'), freshLink: true };
    }
    try {
      for await (const chunk of reply.body) {
        if (held.bytes + chunk.length > (held.totalBytes ?? link.sizeBytes ?? Infinity))
          throw new BodyCut('the store sent more than it announced');
        part.append(chunk);
        held = { ...held, bytes: held.bytes + chunk.length };
        tell({
          kind: 'download-progress',
          heldBytes: held.bytes,
          totalBytes: held.totalBytes ?? link.sizeBytes,
        });
      }
    } catch (error) {
      if (error instanceof BodyCut) return again(error.message);
      throw error;
    }
    if (held.totalBytes !== null && held.bytes < held.totalBytes) return again('the answer ended too early');
    const wrongEnd = sizeProblem(link, held.bytes);
    if (wrongEnd === null) return { end: 'complete' };
    if (doubtedBytes === link.sizeBytes) throw wrongEnd;
    doubtedBytes = link.sizeBytes;
    forget();
    return { ...again('the bundle is not as long as the service says'), freshLink: true };
  };

  const forget = (): void => {
    part.reset();
    held = NOTHING;
  };

  for (;;) {
    const attempt = await receive();
    if (attempt.end === 'complete') {
      const done = part.finish();
      tell({ kind: 'downloaded', ...done });
      return done;
    }
    fruitless = held.bytes > furthest ? 0 : fruitless + 1;
    furthest = Math.max(furthest, held.bytes);
    if (Math.max(fruitless, changes) >= ATTEMPTS_WITHOUT_PROGRESS) throw outOfAttempts(attempt, link, held);
    // A link that has just expired is replaced at once; one that is refused again and again is waited for.
    const ownMs =
      attempt.freshLink && fruitless <= 1 ? 0 : retryDelayMs(Math.max(1, fruitless), clock.random());
    const wantedMs = attempt.waitMs === null ? ownMs : Math.max(attempt.waitMs, RETRY_FIRST_MS);
    const waitMs = Math.min(wantedMs, ERROR_RUN_LIMIT_MS);
    const { problem, freshLink } = attempt;
    tell({ kind: 'download-resumed', problem, fromByte: held.bytes, waitMs, freshLink });
    await sleep(clock, waitMs, signal);
    if (freshLink) link = await issueLink(signal);
  }
}

function again(problem: string): Extract<Attempt, { end: 'again' }> {
  return { end: 'again', problem, waitMs: null, freshLink: false, refusal: null };
}

function sayDetail(problem: string, detail: string | null): string {
  return detail === null ? problem : `${problem} (${detail})`;
}

function sizeProblem(link: BundleLink, actualBytes: number | null): Failure<'bundle-size-wrong'> | null {
  if (link.sizeBytes === null || actualBytes === null || actualBytes === link.sizeBytes) return null;
  return new Failure('bundle-size-wrong', { expectedBytes: link.sizeBytes, actualBytes });
}

function outOfAttempts(attempt: Extract<Attempt, { end: 'again' }>, link: BundleLink, held: Held): Failure {
  const host = hostOf(link.url);
  if (attempt.refusal !== null) return new Failure('link-refused', { ...refusalOf(attempt.refusal), host });
  return new Failure('download-failed', {
    host,
    attempts: ATTEMPTS_WITHOUT_PROGRESS,
    heldBytes: held.bytes,
    lastProblem: attempt.problem,
  });
}

function refusalOf({ status, detail }: Refusal): Refusal {
  return { status, detail };
}
