import { isFailure } from '../core/failure.ts';
import { BUNDLE_GRACE_MS, retryDelayMs } from '../core/retry.ts';
import type { Emit } from '../core/run.ts';
import { type BundleLink, readBundleLink } from '../job/answers.ts';
import type { ExportService, ServiceEvent } from '../service/api.ts';
import { callService, type CallPlan, type CallPorts, waitOut } from '../service/call-service.ts';
import type { DownloadEvent, IssueLink } from './sink.ts';

/** The link that all connections use. The first connection whose link is refused has it replaced for all of them. */
export class LinkKeeper {
  readonly #issue: IssueLink;
  readonly #signal: AbortSignal;
  #link: Promise<BundleLink> | null = null;
  /** The link to use now; `null` while a fresh one is needed. */
  #current: BundleLink | null = null;
  /** The link that was used last; `null` before the first. */
  latest: BundleLink | null = null;
  /** How many links were asked for so far. */
  issuedCount = 0;

  constructor(issue: IssueLink, signal: AbortSignal) {
    this.#issue = issue;
    this.#signal = signal;
  }

  /** The link to use now. Rejects as its issuer does. */
  async current(): Promise<BundleLink> {
    if (this.#link === null) {
      this.issuedCount += 1;
      this.#link = this.#issue(this.#signal);
    }
    this.#current = await this.#link;
    this.latest = this.#current;
    return this.#current;
  }

  /** Has the next `current` ask for a fresh one, unless `refused` was replaced already. */
  replace(refused: BundleLink): void {
    if (this.#current !== refused) return;
    this.#link = null;
    this.#current = null;
  }
}

export interface LinkPorts extends CallPorts {
  readonly service: ExportService;
  readonly emit: Emit<DownloadEvent | ServiceEvent>;
}

/** A completed job, and the link that its last state carried; `null` when it carried none that can be used. */
export interface LinkedJob {
  readonly jobId: string;
  readonly link: BundleLink | null;
}

/**
 * Asks for a link as often as it is called: each call gives a fresh one. Where the service has no bundle endpoint, the
 * first is the one that the job carried, and the job is asked for those after it.
 */
export function linkIssuer({ jobId, link: carried }: LinkedJob, ports: LinkPorts): IssueLink {
  const { service, clock, emit } = ports;
  const ask = (send: CallPlan<BundleLink>['send'], signal: AbortSignal): Promise<BundleLink> =>
    callService(
      { doing: 'bundle', send, read: readBundleLink, onlyWhenNotActedOn: false, deadlineMs: null },
      ports,
      signal,
    );
  /** Not every machine of the service may know yet that the job has ended. */
  const askEndpoint = (signal: AbortSignal): Promise<BundleLink> =>
    waitOut(
      {
        call: () => ask((sendSignal) => service.bundle(jobId, sendSignal), signal),
        codes: carried === null ? ['conflict', 'not-found'] : ['conflict'],
        untilMs: clock.now() + BUNDLE_GRACE_MS,
        pauseMs: (count) => retryDelayMs(count, clock.random()),
        onWait: ({ facts: { status, detail, waitMs: askedMs } }, waitMs) => {
          const problem = `it does not give the bundle yet (${status})${detail === null ? '' : `: ${detail}`}`;
          emit({ kind: 'call-repeated', problem, waitMs, askedToWait: askedMs !== undefined });
        },
      },
      clock,
      signal,
    );
  let hasEndpoint = true;
  const issue = async (signal: AbortSignal): Promise<BundleLink> => {
    if (!hasEndpoint) return await ask((sendSignal) => service.status(jobId, sendSignal), signal);
    try {
      return await askEndpoint(signal);
    } catch (error) {
      if (carried === null || !isMissing(error)) throw error;
      hasEndpoint = false;
      return carried;
    }
  };
  let count = 0;
  return async (signal) => {
    const link = await issue(signal);
    count += 1;
    emit({ kind: 'link-issued', link, count });
    return link;
  };
}

/** The service has no such path, or takes no POST there. */
function isMissing(error: unknown): boolean {
  return isFailure(error, 'not-found') || (isFailure(error, 'request-refused') && error.facts.status === 405);
}
