import type { PreviousSite } from './manifest.ts';
import type { PreviousFiles } from './previous-files.ts';
import { compareUtf8, type SiteFiles } from './site-files.ts';

/** Paths by place, in the order of their UTF-8 bytes, each once. */
export interface OrderedPaths {
  readonly count: number;
  readonly pathAt: (place: number) => string;
}

/** Paths in that order, made anew each time: those of a whole site may have changed. */
export interface PathList extends Iterable<string> {
  readonly count: number;
}

/** What is different from the site that is live. */
export interface SiteChanges {
  /** There was nothing before. */
  readonly isFirst: boolean;
  readonly added: PathList;
  readonly changed: PathList;
  readonly removed: PathList;
  /** What was added and what has changed, in one order. */
  readonly uploads: PathList;
  /** All of them in one order. */
  readonly all: OrderedPaths;
}

const [ADDED, CHANGED, REMOVED] = [1, 2, 3];
const NO_FILES: PreviousFiles = { count: 0, pathAt: () => '', hasSha256: () => false };

/** Compares by path and SHA-256. `previous` is `null` for the first publication. */
export function changesOf(site: SiteFiles, previous: PreviousSite | null): SiteChanges {
  const before = previous?.files ?? NO_FILES;
  // Room for every file; what is never written to takes no memory.
  const kinds = new Uint8Array(site.count + before.count);
  const places = new Uint32Array(kinds.length);
  let count = 0;
  const note = (kind: number, place: number): void => {
    kinds[count] = kind;
    places[count] = place;
    count += 1;
  };

  let next = 0;
  const nextPath = (): string | null => (next < before.count ? before.pathAt(next) : null);
  let pathBefore = nextPath();
  const passBefore = (): void => {
    next += 1;
    pathBefore = nextPath();
  };
  for (let place = 0; place < site.count; place += 1) {
    const path = site.pathAt(place);
    while (pathBefore !== null && compareUtf8(pathBefore, path) < 0) {
      note(REMOVED, next);
      passBefore();
    }
    if (pathBefore !== path) {
      note(ADDED, place);
      continue;
    }
    if (!before.hasSha256(next, site.sha256At(place))) note(CHANGED, place);
    passBefore();
  }
  for (; next < before.count; next += 1) note(REMOVED, next);

  const all: OrderedPaths = {
    count,
    pathAt: (at) => (kinds[at] === REMOVED ? before : site).pathAt(places[at] ?? 0),
  };
  const only = (...meant: readonly number[]): PathList =>
    pathsWhere(all, (at) => meant.includes(kinds[at] ?? 0));
  return {
    isFirst: previous === null,
    added: only(ADDED),
    changed: only(CHANGED),
    removed: only(REMOVED),
    uploads: only(ADDED, CHANGED),
    all,
  };
}

function pathsWhere(paths: OrderedPaths, isMeant: (place: number) => boolean): PathList {
  let count = 0;
  for (let place = 0; place < paths.count; place += 1) if (isMeant(place)) count += 1;
  return {
    count,
    *[Symbol.iterator]() {
      for (let place = 0; place < paths.count; place += 1) if (isMeant(place)) yield paths.pathAt(place);
    },
  };
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
function* jsonText(facts: object, lists: Readonly<Record<string, PathList>>): Generator<string> {
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
    yield paths.count === 0 ? ']' : '\n  ]';
  }
  yield '\n}\n';
}

function* lines(groups: readonly (readonly [PathList, string])[]): Generator<string> {
  for (const [paths, mark] of groups) for (const path of paths) yield `${mark}${path}\n`;
}
