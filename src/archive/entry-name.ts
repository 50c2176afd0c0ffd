import { isUtf8 } from 'node:buffer';
import { WINDOWS_DEVICE, WINDOWS_DROPS, WINDOWS_FORBIDS } from '../inputs/lexical-path.ts';

/** The longest name that ext4, NTFS and APFS can hold, in bytes of UTF-8. */
const MAX_SEGMENT_BYTES = 255;
/**
 * Linux takes paths of 4096 bytes, and Windows longer ones; a quarter is left to the folder that the site is unpacked into.
 */
const MAX_PATH_BYTES = 3072;
/** macOS takes paths of 1024 bytes. */
const MAX_PATH_BYTES_ON_MACOS = 768;

/** Code points that HFS+ drops when it compares names: `.g\u200cit` is `.git` there. */
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** Why the whole name is refused, as one clause; `null` when it is not. */
export function nameProblem(name: string, platform: string): string | null {
  if (name === '') return 'its name is empty';
  if (name.startsWith('/') || name.startsWith('\\')) return 'its name is absolute';
  // Wherever it runs, bsdtar drops it.
  if (/^[a-z]:/i.test(name)) return 'its name begins with a drive, which some readers drop';
  const tooLong = pathLengthProblem(name, platform);
  if (tooLong !== null) return tooLong;
  for (const segment of name.split('/')) {
    const problem = segmentProblem(segment, platform);
    if (problem !== null) return problem;
  }
  return null;
}

/** Why the name is too long, as one clause; `null` when it is not. */
export function pathLengthProblem(name: string, platform: string): string | null {
  const [most, why] =
    platform === 'darwin' ? [MAX_PATH_BYTES_ON_MACOS, ', too long for macOS'] : [MAX_PATH_BYTES, ''];
  return isLongerThan(name, most) ? `its name is longer than ${most} bytes${why}` : null;
}

/**
 * Why one part of a name between two slashes is refused: readers disagree about it, or `platform` cannot hold it or
 * reads it as another name.
 */
export function segmentProblem(segment: string, platform: string): string | null {
  if (segment === '' || segment === '.') return null;
  if (segment === '..') return "its name climbs out of its folder with '..'";
  if (segment.includes('\\')) return 'its name has a backslash, which parts folders on Windows';
  if (/\p{Cc}/u.test(segment)) return 'its name has a control character';
  if (isLongerThan(segment, MAX_SEGMENT_BYTES))
    return `a part of its name is longer than ${MAX_SEGMENT_BYTES} bytes`;
  if (isGitFolder(segment)) return "its name has a part that git reads as '.git'";
  return platform === 'win32' ? windowsProblem(segment) : null;
}

/** Elsewhere these are names like any other, and real sites have them. */
function windowsProblem(segment: string): string | null {
  if (segment.includes(':')) return 'its name has a colon, which Windows reads as a drive or a stream';
  if (WINDOWS_DEVICE.test(segment)) return 'a part of its name is a device on Windows';
  if (WINDOWS_DROPS.test(segment)) return 'a part of its name ends in a dot or a space, which Windows drops';
  if (WINDOWS_FORBIDS.test(segment)) return 'its name has a character that Windows forbids';
  return null;
}

function isGitFolder(segment: string): boolean {
  const first = segment.charCodeAt(0);
  // '.', 'g', 'G' or one that HFS+ drops: all others cannot become '.git' or 'git~1'.
  if (first !== 0x2e && first !== 0x67 && first !== 0x47 && first < 0x80) return false;
  const plain = segment
    .replace(IGNORED_BY_HFS, '')
    .replace(/[. ]+$/, '')
    .toLowerCase();
  return plain === '.git' || /^git~\d+$/.test(plain);
}

/** Drops empty parts, `.` and the leading components. `''` when nothing is left. */
export function relativePath(name: string, stripComponents: number): string {
  let rest = name;
  for (let stripped = 0; stripped < stripComponents; stripped += 1) {
    const slash = rest.indexOf('/');
    if (slash === -1) return '';
    rest = rest.slice(slash + 1).replace(/^\/+/, '');
  }
  const plain = !rest.startsWith('.') && !rest.endsWith('/') && !rest.includes('//') && !rest.includes('/.');
  if (plain) return rest;
  return rest
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .join('/');
}

/** Whether the text takes more than `limit` bytes in UTF-8, counted only where its length leaves a doubt. */
function isLongerThan(text: string, limit: number): boolean {
  return text.length > limit || (text.length * 3 > limit && Buffer.byteLength(text) > limit);
}

export interface DecodedName {
  readonly name: string;
  readonly nameIsUtf8: boolean;
}

/** A name as text. Bytes that are not UTF-8 become replacement characters. */
export function decodeName(bytes: Buffer): DecodedName {
  return { name: bytes.toString('utf8'), nameIsUtf8: isUtf8(bytes) };
}
