import { randomInt } from 'node:crypto';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { AnchorLedger } from '../rules/check/anchor-ledger.ts';
import type { FiledDemand } from '../rules/check/demand-rows.ts';
import type { CheckReport, Hosting } from '../rules/check/finding.ts';
import { PathBytes } from '../rules/check/path-bytes.ts';
import { ReportBuilder } from '../rules/check/report-builder.ts';
import { parseSiteAddress, siteUrl } from '../rules/check/site-address.ts';
import { Failure } from '../rules/failure.ts';
import { CrewMember } from './check-crew.ts';
import { buffersOf, type Batch, type WorkerOrder } from './check-messages.ts';

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
const QUOTED_AT_ONCE = 1_000;

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
  const counters = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  const address = parseSiteAddress(options.siteUrl ?? '');
  const order = { root, hosting, address, maxFileBytes, counters, seed: randomInt(2 ** 32) };
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
    return await new SiteCheck(options, hire, counters).run();
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
  /** Of files that have been taken, and of batches that are under way. */
  readonly #counters: Int32Array;
  readonly #builder: ReportBuilder;
  #pages = 0;

  constructor(options: CheckOptions, hire: () => CrewMember, counters: SharedArrayBuffer) {
    this.#options = options;
    this.#hire = hire;
    this.#counters = new Int32Array(counters);
    this.#builder = new ReportBuilder(options.hosting);
  }

  async run(): Promise<CheckReport> {
    const lead = this.#hire();
    const { survey } = await lead.ask('surveyed', null);
    const { files, address, closed } = survey;
    const ledger = new AnchorLedger(files);
    const others = Array.from({ length: workersFor(files, this.#options) - 1 }, this.#hire);
    const known = others.length === 0 ? null : { paths: await pathsOf(lead), address };
    const reading = [lead, ...others].map(async (member) => {
      member.onBatch((batch) => {
        this.#take(batch, ledger);
        // The collector would come for them much later: they are few objects, and it does not see how large they are.
        for (const buffer of buffersOf(batch)) buffer.transfer(0);
        const read = Math.min(Atomics.load(this.#counters, 0), files);
        this.#options.onProgress?.(read, files);
      });
      await member.ask('done', { kind: 'begin', known: member === lead ? null : known });
    });
    await Promise.all(reading);
    await Promise.all(others.map((member) => member.dismiss()));
    await lendNames(lead, ledger);
    await this.#quoteMissing(lead, ledger);
    ledger.close();
    // Only now, and then without the threads: the names of all files take memory.
    const paths = new PathBytes(await pathsOf(lead), files);
    await lead.dismiss();
    return this.#builder.report({
      siteUrl: address === null ? null : siteUrl(address),
      files,
      pathOf: (file) => paths.path(file),
      pages: this.#pages,
      linksLeftOut: ledger.leftOut,
      closed,
    });
  }

  #take({ judged, named, demands, redirects }: Batch, ledger: AnchorLedger): void {
    Atomics.sub(this.#counters, 1, 1);
    Atomics.notify(this.#counters, 1);
    for (const { file, isPage, faults, unlisted, loads, references, skipped, goesOn } of judged) {
      if (isPage) this.#pages += 1;
      this.#builder.addFaults(file, faults);
      for (const [kind, count] of unlisted) this.#builder.addUnlisted(kind, count);
      this.#builder.addLoads(file, loads, goesOn);
      this.#builder.addReferences(references);
      if (skipped !== null) this.#builder.addSkipped(file, skipped);
    }
    ledger.addPages(named);
    for (const [from, to] of redirects) ledger.addRedirect(from, to);
    ledger.addDemands(demands);
  }

  /** Makes faults of the names that other pages lack. Demands are held as numbers, so that their words are fetched now. */
  async #quoteMissing(lead: CrewMember, ledger: AnchorLedger): Promise<void> {
    const ask = async (some: readonly FiledDemand[]): Promise<void> => {
      const stretches = some.map(({ source, from, length, target }) => ({
        file: source,
        from,
        length,
        target,
      }));
      const { quotes } = await lead.ask('quoted', { kind: 'quote', stretches });
      some.forEach(({ source, line }, index) => {
        const { target = '', anchor = '', reference = '' } = quotes[index] ?? {};
        const cause = { kind: 'missing-anchor', target, anchor } as const;
        this.#builder.addFaults(source, [{ cause, line, reference }]);
      });
    };
    let some: FiledDemand[] = [];
    for (const demand of ledger.missing()) {
      some.push(demand);
      if (some.length < QUOTED_AT_ONCE) continue;
      await ask(some);
      some = [];
    }
    if (some.length > 0) await ask(some);
  }
}

/** Reads pages again whose names were too many to keep, where they are asked for. */
async function lendNames(lead: CrewMember, ledger: AnchorLedger): Promise<void> {
  for (let files = ledger.wanted(); files.length > 0; files = ledger.wanted()) {
    const { named } = await lead.ask('named', { kind: 'name', files });
    ledger.lend(files, named);
    named.numbers.buffer.transfer(0);
  }
}

async function pathsOf(lead: CrewMember): Promise<Uint8Array> {
  const { paths } = await lead.ask('paths', { kind: 'tell-paths' });
  return paths;
}
