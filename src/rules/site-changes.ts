import { sortedByUtf8, type SiteFiles } from './site-files.ts';
import type { PreviousSite } from './site-manifest.ts';

/** What is different from the site that is live. Paths are sorted by their UTF-8 bytes. */
export interface SiteChanges {
  /** There was nothing before. */
  readonly isFirst: boolean;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Compares by path and SHA-256. `previous` is `null` for the first publication. */
export function changesOf(site: SiteFiles, previous: PreviousSite | null): SiteChanges {
  const added: string[] = [];
  const changed: string[] = [];
  const gone = new Set(previous?.files.keys());
  for (let place = 0; place < site.count; place += 1) {
    const path = site.pathAt(place);
    const before = previous?.files.get(path);
    if (before === undefined) {
      added.push(path);
      continue;
    }
    gone.delete(path);
    if (before !== site.sha256At(place)) changed.push(path);
  }
  return { isFirst: previous === null, added, changed, removed: sortedByUtf8(gone) };
}

/** The files that tell of the changes, by name, each piece by piece. Lists have one path a line. */
export function changeFiles(
  changes: SiteChanges,
  digests: { readonly contentDigest: string; readonly previousContentDigest: string | null },
): Readonly<Record<ChangeFile, Iterable<string>>> {
  const { isFirst, added, changed, removed } = changes;
  return {
    'changes.json': jsonText({
      schemaVersion: 1,
      firstPublication: isFirst,
      contentDigest: digests.contentDigest,
      previousContentDigest: digests.previousContentDigest,
      added,
      changed,
      removed,
    }),
    'changes.txt': lines([
      [added, 'A\t'],
      [changed, 'M\t'],
      [removed, 'D\t'],
    ]),
    'upload.txt': lines([[sortedByUtf8([...added, ...changed]), '']]),
    'remove.txt': lines([[removed, '']]),
  };
}

export type ChangeFile = 'changes.json' | 'changes.txt' | 'upload.txt' | 'remove.txt';

function* jsonText(facts: object): Generator<string> {
  yield `${JSON.stringify(facts, null, 2)}\n`;
}

function* lines(groups: readonly (readonly [readonly string[], string])[]): Generator<string> {
  for (const [paths, mark] of groups) for (const path of paths) yield `${mark}${path}\n`;
}
