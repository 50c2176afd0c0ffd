import { posix, win32 } from 'node:path';

/**
 * Paths as text: nothing here looks at a disk. `platform` is Node's name of it, because Windows has other roots
 * and separators, Windows and macOS take `Site` and `site` for one name, and macOS both forms of an accent.
 */

/** The name of a device of Windows, whatever follows its first dot. */
export const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
/** A colon separates a drive or a stream from a name. The separators of a path are left out: no such name has one. */
export const WINDOWS_FORBIDS = /["*<>?|:]/;
/** Windows drops both from the end of a name. */
export const WINDOWS_DROPS = /[. ]$/;

const rulesOf = (platform: string): typeof posix => (platform === 'win32' ? win32 : posix);

/** The absolute path that `path` means from the folder `base`, without `.`, `..` and doubled separators; `null` for `C:name`. */
export function resolvePath(base: string, path: string, platform: string): string | null {
  // It depends on the drive's own folder, which only a process on that machine knows.
  if (platform === 'win32' && /^[a-z]:(?![\\/])/i.test(path)) return null;
  return rulesOf(platform)
    .resolve(base, path)
    .replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}

/** The names of an absolute path, without its root. */
export function segmentsOf(path: string, platform: string): readonly string[] {
  return rootAndNames(path, platform).slice(1);
}

/** The folders above an absolute path, the nearest first, the root last. */
export function parentsOf(path: string, platform: string): readonly string[] {
  const rules = rulesOf(platform);
  const parents: string[] = [];
  for (let at = path; rules.dirname(at) !== at; at = rules.dirname(at)) parents.push(rules.dirname(at));
  return parents;
}

/** The names that lead from `folder` to `path` (both absolute): `[]` when they are one, `null` when `path` is not below it. */
export function segmentsBelow(folder: string, path: string, platform: string): readonly string[] | null {
  const outer = rootAndNames(folder, platform);
  const inner = rootAndNames(path, platform);
  const isAbove = outer.every((name, at) => fold(name, platform) === fold(inner[at] ?? '', platform));
  return isAbove ? inner.slice(outer.length) : null;
}

/** Whether `path` ends with a separator, and so can only name a folder. */
export function namesFolder(path: string, platform: string): boolean {
  return (platform === 'win32' ? /[\\/]$/ : /\/$/).test(path) || /(?:^|[\\/])\.{1,2}$/.test(path);
}

function rootAndNames(path: string, platform: string): readonly string[] {
  const rules = rulesOf(platform);
  const whole = rules.resolve(path);
  const { root } = rules.parse(whole);
  return [root, ...whole.slice(root.length).split(rules.sep)].filter((name) => name !== '');
}

function fold(name: string, platform: string): string {
  if (platform === 'darwin') return name.normalize('NFC').toLowerCase();
  return platform === 'win32' ? name.toLowerCase() : name;
}
