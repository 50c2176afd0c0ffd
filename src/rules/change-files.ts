import type { SiteChanges } from './site-changes.ts';

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
