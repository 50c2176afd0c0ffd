import type { PreviousSite } from './manifest.ts';
import { compareUtf8, type SiteFiles } from './site-files.ts';

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

/** The files that tell of the changes, by name, each piece by piece. Lists have one path a line. */
export function changeFiles(
  { isFirst, added, changed, removed, uploads }: SiteChanges,
  digests: { readonly contentDigest: string; readonly previousContentDigest: string | null },
): Readonly<Record<ChangeFile, Iterable<string>>> {
  const { contentDigest, previousContentDigest } = digests;
  const facts = { schemaVersion: 1, firstPublication: isFirst, contentDigest, previousContentDigest };
  return {
    'changes.json': jsonText(facts, { added, changed, removed }),
    'changes.txt': lines([
      [added, 'A\t'],
      [changed, 'M\t'],
      [removed, 'D\t'],
    ]),
    'upload.txt': lines([[uploads, '']]),
    'remove.txt': lines([[removed, '']]),
  };
}

export type ChangeFile = 'changes.json' | 'changes.txt' | 'upload.txt' | 'remove.txt';

/** One object: the facts, and the lists after them. Laid out as `JSON.stringify` does it with two spaces. */
function* jsonText(facts: object, lists: Readonly<Record<string, readonly string[]>>): Generator<string> {
  let mark = '{';
  for (const [name, value] of Object.entries(facts)) {
    yield `${mark}\n  "${name}": ${JSON.stringify(value)}`;
    mark = ',';
  }
  for (const [name, paths] of Object.entries(lists)) {
    yield `,\n  "${name}": [`;
    mark = '';
    for (const path of paths) {
      yield `${mark}\n    ${JSON.stringify(path)}`;
      mark = ',';
    }
    yield paths.length === 0 ? ']' : '\n  ]';
  }
  yield '\n}\n';
}

function* lines(groups: readonly (readonly [readonly string[], string])[]): Generator<string> {
  for (const [paths, mark] of groups) for (const path of paths) yield `${mark}${path}\n`;
}
