import type { ExternalLoad, HostLoads, LoadUse } from './finding.ts';
import { featureOf } from './known-hosts.ts';

interface HostTally {
  readonly uses: Set<LoadUse>;
  pages: number;
  references: number;
  firstFile: number;
  first: ExternalLoad;
}

/** What a site loads from elsewhere, by host. The order in which files come does not matter. */
export class HostLedger {
  readonly #hosts = new Map<string, HostTally>();

  /** All that one file loads, in one call. */
  add(file: number, loads: readonly ExternalLoad[]): void {
    const inThisFile = new Set<HostTally>();
    for (const load of loads) {
      const tally = this.#tallyOf(load, file);
      tally.uses.add(load.use);
      tally.references += 1;
      inThisFile.add(tally);
      if (file < tally.firstFile) Object.assign(tally, { firstFile: file, first: load });
    }
    for (const tally of inThisFile) tally.pages += 1;
  }

  /** The hosts that the most files load from come first. `paths`: of files, by index. */
  loads(paths: readonly string[]): readonly HostLoads[] {
    const loads = [...this.#hosts].map(([host, { uses, pages, references, firstFile, first }]): HostLoads => {
      const place = { page: paths[firstFile] ?? '', line: first.line, reference: first.reference };
      return { host, feature: featureOf(host), uses: [...uses].sort(), pages, references, first: place };
    });
    return loads.sort((a, b) => b.pages - a.pages || (a.host < b.host ? -1 : 1));
  }

  #tallyOf(load: ExternalLoad, file: number): HostTally {
    const known = this.#hosts.get(load.host);
    if (known !== undefined) return known;
    const tally: HostTally = { uses: new Set(), pages: 0, references: 0, firstFile: file, first: load };
    this.#hosts.set(load.host, tally);
    return tally;
  }
}
