/**
 * Paths as text: nothing here looks at a disk. `platform` is Node's name of it, because Windows has other roots
 * and separators, Windows and macOS take `Site` and `site` for one name, and macOS both forms of an accent.
 */

interface Lexed {
  /** `/` on POSIX; `C:\` or `\\server\share\` on Windows. */
  readonly root: string;
  readonly segments: readonly string[];
}

/** The absolute path that `path` means from the folder `base`, without `.`, `..` and doubled separators; `null` for `C:name`. */
export function resolvePath(base: string, path: string, platform: string): string | null {
  const lexed = lex(base, path, platform);
  return lexed === null ? null : lexed.root + lexed.segments.join(platform === 'win32' ? '\\' : '/');
}

/** The names of an absolute path, without its root. */
export function segmentsOf(path: string, platform: string): readonly string[] {
  return lex(path, path, platform)?.segments ?? [];
}

/** The folders above an absolute path, the nearest first, the root last. */
export function parentsOf(path: string, platform: string): readonly string[] {
  const lexed = lex(path, path, platform);
  if (lexed === null) return [];
  const { root, segments } = lexed;
  const separator = platform === 'win32' ? '\\' : '/';
  return segments.map((_, depth) => root + segments.slice(0, depth).join(separator)).reverse();
}

/** The names that lead from `folder` to `path` (both absolute): `[]` when they are one, `null` when `path` is not below it. */
export function segmentsBelow(folder: string, path: string, platform: string): readonly string[] | null {
  const outer = lex(folder, folder, platform);
  const inner = lex(path, path, platform);
  if (outer === null || inner === null) return null;
  const same = (a: string, b: string | undefined): boolean => fold(a, platform) === fold(b ?? '', platform);
  if (!same(outer.root, inner.root)) return null;
  if (!outer.segments.every((segment, index) => same(segment, inner.segments[index]))) return null;
  return inner.segments.slice(outer.segments.length);
}

/** Whether `path` ends with a separator, and so can only name a folder. */
export function namesFolder(path: string, platform: string): boolean {
  return (platform === 'win32' ? /[\\/]$/ : /\/$/).test(path) || /(?:^|[\\/])\.{1,2}$/.test(path);
}

function fold(name: string, platform: string): string {
  if (platform === 'darwin') return name.normalize('NFC').toLowerCase();
  return platform === 'win32' ? name.toLowerCase() : name;
}

function lex(base: string, path: string, platform: string): Lexed | null {
  const root = platform === 'win32' ? windowsRoot(base, path) : path.startsWith('/') ? '/' : '';
  if (root === null) return null;
  if (root === '') {
    const from = base === path ? null : lex(base, base, platform);
    return from === null ? null : { root: from.root, segments: walk([...from.segments], path, platform) };
  }
  const rest = platform === 'win32' ? path.replace(WINDOWS_ROOT, '') : path;
  return { root, segments: walk([], rest, platform) };
}

const WINDOWS_ROOT = /^(?:[a-z]:[\\/]|[\\/]{2}[^\\/]+[\\/]+[^\\/]+|[\\/])/i;

/** The root that `path` names, `''` when it is relative, `null` for `C:name`, which depends on the drive's own folder. */
function windowsRoot(base: string, path: string): string | null {
  const [, drive, slash] = /^([a-z]:)([\\/]?)/i.exec(path) ?? [];
  if (drive !== undefined) return slash === '' ? null : `${drive.toUpperCase()}\\`;
  const [, server, share] = /^[\\/]{2}([^\\/]+)[\\/]+([^\\/]+)/.exec(path) ?? [];
  if (server !== undefined && share !== undefined) return `\\\\${server}\\${share}\\`;
  if (!/^[\\/]/.test(path)) return '';
  return base === path ? null : windowsRoot(base, base);
}

function walk(segments: string[], path: string, platform: string): string[] {
  for (const segment of path.split(platform === 'win32' ? /[\\/]/ : '/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments;
}
