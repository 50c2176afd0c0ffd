import { isUtf8 } from 'node:buffer';
import type { EntryRefusal } from '../core/failure.ts';
import { WINDOWS_DEVICE, WINDOWS_DROPS, WINDOWS_FORBIDS } from '../inputs/lexical-path.ts';

/** The longest name that ext4, NTFS and APFS can hold, in bytes of UTF-8. */
const SEGMENT_BYTES_MAX = 255;
/**
 * Linux takes paths of 4096 bytes, and Windows longer ones; a quarter is left to the folder that the site is unpacked into.
 */
const PATH_BYTES_MAX = 3072;
/** macOS takes paths of 1024 bytes. */
const PATH_BYTES_ON_MACOS_MAX = 768;

/** Code points that HFS+ drops when it compares names: `.g\u200cit` is `.git` there. */
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** Why the whole name is refused; `null` when it is not. */
export function nameProblem(name: string, platform: string): EntryRefusal | null {
  if (name === '') return { kind: 'name-empty' };
  if (name.startsWith('/') || name.startsWith('\\')) return { kind: 'name-absolute' };
  // Wherever it runs, bsdtar drops it.
  if (/^[a-z]:/i.test(name)) return { kind: 'name-drive' };
  const tooLong = pathLengthProblem(name, platform);
  if (tooLong !== null) return tooLong;
  for (const segment of name.split('/')) {
    const problem = segmentProblem(segment, platform);
    if (problem !== null) return problem;
  }
  return null;
}

/** Whether the name is too long, as a refusal; `null` when it is not. */
function pathLengthProblem(name: string, platform: string): EntryRefusal | null {
  const isMacos = platform === 'darwin';
  const bytesMax = isMacos ? PATH_BYTES_ON_MACOS_MAX : PATH_BYTES_MAX;
  return isLongerThan(name, bytesMax) ? { kind: 'name-too-long', bytesMax, isMacos } : null;
}

/**
 * Why one part of a name between two slashes is refused: readers disagree about it, or `platform` cannot hold it or
 * reads it as another name.
 */
function segmentProblem(segment: string, platform: string): EntryRefusal | null {
  if (segment === '' || segment === '.') return null;
  if (segment === '..') return { kind: 'name-climbs' };
  if (segment.includes('\\')) return { kind: 'name-backslash' };
  if (/\p{Cc}/u.test(segment)) return { kind: 'name-control' };
  if (isLongerThan(segment, SEGMENT_BYTES_MAX)) return { kind: 'part-too-long', bytesMax: SEGMENT_BYTES_MAX };
  if (isGitFolder(segment)) return { kind: 'name-git' };
  return platform === 'win32' ? windowsProblem(segment) : null;
}

/** Elsewhere these are names like any other, and real sites have them. */
function windowsProblem(segment: string): EntryRefusal | null {
  if (segment.includes(':')) return { kind: 'windows-colon' };
  if (WINDOWS_DEVICE.test(segment)) return { kind: 'windows-device' };
  if (WINDOWS_DROPS.test(segment)) return { kind: 'windows-drops' };
  if (WINDOWS_FORBIDS.test(segment)) return { kind: 'windows-forbids' };
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
