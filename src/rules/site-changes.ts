import { compareUtf8, type SiteFiles } from './site-files.ts';
import type { PreviousSite } from './site-manifest.ts';

/** What is different from the published site. All lists are paths in the order of their UTF-8 bytes, each once. */
export interface SiteChanges {
  /** There was nothing before. */
  readonly isFirst: boolean;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** What was added and what has changed. */
  readonly uploads: readonly string[];
}

/** Compares by path and SHA-256. `previous` is `null` for the first publication. */
export function changesOf(site: SiteFiles, previous: PreviousSite | null): SiteChanges {
  const before = previous?.files ?? new Map<string, string>();
  const gone = new Set(before.keys());
  const added: string[] = [];
  const changed: string[] = [];
  const uploads: string[] = [];
  for (let place = 0; place < site.count; place += 1) {
    const path = site.pathAt(place);
    gone.delete(path);
    const sha256 = before.get(path);
    if (sha256 === site.sha256At(place)) continue;
    (sha256 === undefined ? added : changed).push(path);
    uploads.push(path);
  }
  return { isFirst: previous === null, added, changed, removed: [...gone].sort(compareUtf8), uploads };
}
