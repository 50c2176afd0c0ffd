import { randomInt } from 'node:crypto';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { AnchorLedger, type FiledDemand } from '../rules/check/anchor-ledger.ts';
import { anchorIn } from '../rules/check/anchor.ts';
import type { CheckReport, Fault, Hosting } from '../rules/check/finding.ts';
import { shortened } from '../rules/check/page-judge.ts';
import { ReportBuilder } from '../rules/check/report-builder.ts';
import { parseSiteAddress, siteUrl } from '../rules/check/site-address.ts';
import { Failure } from '../rules/failure.ts';
import { CrewMember } from './check-crew.ts';
import type { Batch, WorkerOrder } from './check-messages.ts';

export interface CheckOptions {
  readonly hosting: Hosting;
  /** The site's own address; left out or `null`: it is learned from sitemaps and canonical links. */
  readonly siteUrl?: string | null;
  /** Larger files are left alone, with a note. */
  readonly maxFileBytes?: number;
  /** Told every now and then how many files have been looked into. */
  readonly onProgress?: (fileCount: number, totalFiles: number) => void;
  /** Threads that read so many files; by default as many as there are processors, up to four. */
  readonly workersFor?: (files: number) => number;
}

const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** More of them wait for the disk and for each other. */
const WORKERS_MAX = 4;
/** References that are fetched by one message. */
const QUOTED_AT_ONCE = 20_000;

/**
 * Looks through an exported site for what would break for its readers. Reads its files in worker threads and makes no
 * request. Rejects with `disk-error` when there is no such folder, or with the reason of the signal.
 */
export async function checkSite(
  root: string,
  options: CheckOptions,
  signal: AbortSignal,
): Promise<CheckReport> {
  signal.throwIfAborted();
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Failure('disk-error', { path: root, doing: 'check the site', problem: 'it is no folder' });
  const { hosting, maxFileBytes = MAX_FILE_BYTES } = options;
  const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const address = parseSiteAddress(options.siteUrl ?? '');
  const order = { root, hosting, address, maxFileBytes, taken, seed: randomInt(2 ** 32) };
  const crew: CrewMember[] = [];
  const hire = (): CrewMember => {
    const member = new CrewMember({ ...order, leads: crew.length === 0 } satisfies WorkerOrder);
    crew.push(member);
    return member;
  };
  const stop = (): void => {
    for (const member of crew) member.fail(signal.reason);
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await new SiteCheck(options, hire, taken).run();
  } finally {
    signal.removeEventListener('abort', stop);
    await Promise.all(crew.map((member) => member.dismiss()));
  }
}

/** As many threads as there is work for. */
function workersFor(files: number, options: CheckOptions): number {
  const most = options.workersFor?.(files) ?? Math.min(availableParallelism(), WORKERS_MAX);
  return Math.max(1, Math.min(most, files));
}

class SiteCheck {
  readonly #options: CheckOptions;
  readonly #hire: () => CrewMember;
  /** Counts the files that have been taken. */
  readonly #taken: Int32Array;
  readonly #builder: ReportBuilder;
  readonly #ledger = new AnchorLedger();
  #pages = 0;

  constructor(options: CheckOptions, hire: () => CrewMember, taken: SharedArrayBuffer) {
    this.#options = options;
    this.#hire = hire;
    this.#taken = new Int32Array(taken);
    this.#builder = new ReportBuilder(options.hosting);
  }

  async run(): Promise<CheckReport> {
    const lead = this.#hire();
    const { survey } = await lead.ask('surveyed', null);
    const paths = survey.paths === '' ? [] : survey.paths.split('\0');
    const others = Array.from({ length: workersFor(paths.length, this.#options) - 1 }, this.#hire);
    const reading = [lead, ...others].map(async (member) => {
      member.onBatch((batch) => {
        this.#take(batch);
        const read = Math.min(Atomics.load(this.#taken, 0), paths.length);
        this.#options.onProgress?.(read, paths.length);
      });
      await member.ask('done', { kind: 'begin', survey });
    });
    await Promise.all(reading);
    await this.#quoteMissing(lead, paths);
    for (const skipped of survey.skipped) this.#builder.addSkipped(paths.length, skipped);
    const { address } = survey;
    return this.#builder.report({
      siteUrl: address === null ? null : siteUrl(address),
      paths,
      pages: this.#pages,
    });
  }

  #take({ judged, anchorFiles, anchorEnds, anchorNumbers, demands, redirects }: Batch): void {
    for (const { file, isPage, faults, unlisted, loads, references, skipped } of judged) {
      if (isPage) this.#pages += 1;
      this.#builder.addFaults(file, faults);
      for (const [kind, count] of unlisted) this.#builder.addUnlisted(kind, count);
      this.#builder.addLoads(file, loads);
      this.#builder.addReferences(references);
      if (skipped !== null) this.#builder.addSkipped(file, skipped);
    }
    anchorFiles.forEach((file, index) => {
      const from = index === 0 ? 0 : (anchorEnds[index - 1] ?? 0);
      this.#ledger.addPage(file, anchorNumbers.subarray(from, anchorEnds[index]));
    });
    for (const [from, to] of redirects) this.#ledger.addRedirect(from, to);
    this.#ledger.addDemands(demands);
  }

  /** Makes faults of the names that other pages lack. Demands are held as numbers, so that their words are fetched now. */
  async #quoteMissing(lead: CrewMember, paths: readonly string[]): Promise<void> {
    const missing = this.#ledger.missing();
    for (let at = 0; at < missing.length; at += QUOTED_AT_ONCE) {
      const some = missing.slice(at, at + QUOTED_AT_ONCE);
      const stretches = some.map(({ source, from, length }) => ({ file: source, from, length }));
      const { values } = await lead.ask('quoted', { kind: 'quote', stretches });
      some.forEach((demand, index) => {
        this.#builder.addFaults(demand.source, [missingAnchor(demand, values[index] ?? '', paths)]);
      });
    }
  }
}

function missingAnchor({ target, line }: FiledDemand, address: string, paths: readonly string[]): Fault {
  const anchor = shortened(anchorIn(address));
  const cause = { kind: 'missing-anchor', target: paths[target] ?? '', anchor } as const;
  return { cause, line, reference: shortened(address) };
}
