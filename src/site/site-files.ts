/** The files of a site by place, in the order of their paths' UTF-8 bytes: `LC_ALL=C sort` gives the same. */
export interface SiteFiles {
  readonly count: number;
  /** SHA-256 over what `sha256sum` would print for these files in this order, in lower-case hex. */
  readonly contentDigest: string;
  /** Relative, with slashes. */
  readonly pathAt: (place: number) => string;
  readonly bytesAt: (place: number) => number;
  /** Lower-case hex. */
  readonly sha256At: (place: number) => string;
  /** Lower-case hex; `null` where nobody asked for it. */
  readonly md5At: (place: number) => string | null;
}

/** Characters that JavaScript's own order may put elsewhere than UTF-8's. */
const BEYOND_ORDER = /[\ud800-\uffff]/;

/** Places of the paths, in the order of their UTF-8 bytes. */
export function orderByUtf8(paths: readonly string[]): Uint32Array {
  // The engine's own comparison takes a fifth of the time.
  const compare = paths.some((path) => BEYOND_ORDER.test(path)) ? compareUtf8 : compareUnits;
  return Uint32Array.from(paths.keys()).sort((one, other) => compare(paths[one] ?? '', paths[other] ?? ''));
}

function compareUnits(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Below 0, 0 or above, as `Array.prototype.sort` takes it. */
export function compareUtf8(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    const a = one.charCodeAt(at);
    const b = other.charCodeAt(at);
    if (a !== b) return rank(a) - rank(b);
  }
  return one.length - other.length;
}

/** Halves of characters beyond U+FFFF rank after all others. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit < 0xe000 ? unit + 0x1_0000 : unit;
}

/** Whether a file is a page that readers open. */
export function isPage(path: string): boolean {
  return /\.html?$/i.test(path);
}
