import type { FailureFacts } from '../core/failure.ts';

/**
 * What the artifact service refuses in the name of an artifact and in the path of a file in it, because some file
 * system cannot hold it. Source: `path-and-artifact-name-validation` of @actions/artifact, which finds it only when the
 * upload begins and names only the first file.
 */
const REFUSED: ReadonlyMap<string, string> = new Map([
  ['"', 'a double quote (")'],
  [':', 'a colon (:)'],
  ['<', 'a less-than sign (<)'],
  ['>', 'a greater-than sign (>)'],
  ['|', 'a vertical bar (|)'],
  ['*', 'an asterisk (*)'],
  ['?', 'a question mark (?)'],
  ['\r', 'a carriage return'],
  ['\n', 'a line feed'],
  // In a path it would separate folders when the artifact is unpacked on Windows.
  ['\\', 'a backslash (\\)'],
  ['/', 'a slash (/)'],
]);

export const REFUSED_IN_NAMES = /["<>:|*?\r\n\\/]/;
const REFUSED_IN_PATHS = /["<>:|*?\r\n\\]/;

/** The first of `pattern` in a text, in words; `null` when there is none. */
export function refusedCharacter(text: string, pattern: RegExp): string | null {
  const found = pattern.exec(text)?.[0];
  return found === undefined ? null : (REFUSED.get(found) ?? null);
}

/** The first path that cannot be in an artifact, and how many more cannot; `null` when all can. */
export function refusedPath(paths: readonly string[]): FailureFacts['upload-name-refused'] | null {
  const refused = paths.flatMap((path) => {
    const character = refusedCharacter(path, REFUSED_IN_PATHS);
    return character === null ? [] : [{ path, character }];
  });
  const [first] = refused;
  return first === undefined ? null : { ...first, others: refused.length - 1 };
}
