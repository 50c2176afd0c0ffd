import { isAscii, isUtf8 } from 'node:buffer';
import { encodingOf, namedEncoding } from '../html/page-encoding.ts';
import { addressOf } from '../site/changes.ts';

export type Header = (name: string) => string | null;

/** The answer for an address, after redirects within its origin. `problem` is one clause. */
export type Answer =
  | {
      readonly kind: 'answer';
      /** Path of the address that answered, as `asWritten` has it. */
      readonly path: string;
      readonly status: number;
      /** A header's value; `null` when absent. */
      readonly header: Header;
      readonly body: Body;
    }
  /** 429, or 503 with `Retry-After`. `waitMs`: the delay in it; `null`: none. */
  | { readonly kind: 'busy'; readonly status: number; readonly waitMs: number | null }
  /** A redirect to another origin, which is not followed. */
  | { readonly kind: 'away'; readonly to: string }
  | { readonly kind: 'loop' }
  | { readonly kind: 'lost'; readonly problem: string };

export type Body =
  /** `sha256` in lower-case hex, after decompression; `sentSha256` before it. `bytes`: `null` if not to be kept. */
  | {
      readonly kind: 'whole';
      readonly sha256: string;
      readonly sentSha256: string;
      readonly bytes: Buffer | null;
    }
  | { readonly kind: 'unreadable'; readonly problem: string };

/** A path with the escapes that the addresses of files have: hosts redirect with fewer, with more, and in lower case. */
export function asWritten(path: string): string {
  try {
    return addressOf(decodeURIComponent(path).slice(1));
  } catch {
    return path;
  }
}

/** Where an old copy came from, by the headers of its answer. */
export type Freshness =
  /** A cache between the host and this runner. `ageMs`: how long it has had the copy; `null`: unknown. */
  | { readonly kind: 'cache'; readonly ageMs: number | null }
  /** The host itself: a cache has just asked it. */
  | { readonly kind: 'host' }
  | { readonly kind: 'unknown' };

/** CloudFront, Fastly, Azure and others; nginx; Cloudflare; Vercel; RFC 9211. */
const STATUS = ['x-cache', 'x-cache-status', 'cf-cache-status', 'x-vercel-cache', 'cache-status'] as const;

/** RFC 9111, 5.1: `Age` is in seconds. */
export function freshnessOf(header: Header): Freshness {
  const age = header('age')?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(age) ? Number(age) : 0;
  const status = STATUS.map((name) => header(name) ?? '').join(' ');
  if (seconds > 0 || /\b(?:hit|stale|updating)\b/i.test(status))
    return { kind: 'cache', ageMs: seconds > 0 ? seconds * 1000 : null };
  return /\b(?:miss|dynamic|bypass|expired|revalidated|refreshhit)\b/i.test(status)
    ? { kind: 'host' }
    : { kind: 'unknown' };
}

const PAGE = /^(?:text\/html|application\/xhtml\+xml)$/;
const SCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/;
/** Browsers save a file with any other type instead of showing it. */
const NOT_OPAQUE = /^(?!(?:application\/octet-stream|binary\/octet-stream|application\/x-unknown)$)./;
/** Types by ending, without the dot: of files that browsers run, show or fetch. A web manifest works with any type. */
export const WANTED_TYPES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    'html htm xhtml': PAGE,
    'js mjs': SCRIPT,
    css: /^text\/css$/,
    svg: /^image\/svg\+xml$/,
    wasm: /^application\/wasm$/,
    'rsc md markdown txt json xml vtt pdf png jpg jpeg gif webp avif ico mp4 webm mp3': NOT_OPAQUE,
  }).flatMap(([endings, type]) => endings.split(' ').map((ending) => [ending, type] as const)),
);

/** The type of a `Content-Type` header: lower case, without its parameters; empty when absent. */
export function mediaType(header: string | null): string {
  return (header ?? '').split(';', 1).join('').trim().toLowerCase();
}

/** The ending for which this type is wrong, such as `.rsc`; `null`: the type is right. */
export function wronglyTyped(path: string, type: string): string | null {
  const [, ending = ''] = /\.([a-z0-9]+)$/.exec(path.toLowerCase()) ?? [];
  const wanted = WANTED_TYPES.get(ending);
  return wanted === undefined || wanted.test(type) ? null : `.${ending}`;
}

/** The encoding in which browsers read a page, where it is not the one that it is written in; `null`: it is. */
export function wrongCharset(header: string | null, page: Buffer): string | null {
  const [, sent] = /;\s*charset\s*=\s*["']?([^\s"';]{1,40})/i.exec(header ?? '') ?? [];
  const read = encodingOf(sent);
  // A byte order mark beats the header. ASCII is the same in all that hosts send. Valid UTF-8 is UTF-8, whatever it says.
  if (read === null || page.subarray(0, 3).toString('hex') === 'efbbbf') return null;
  if (isAscii(page) || (read === 'utf-8' && isUtf8(page))) return null;
  const written = namedEncoding(page) ?? (isUtf8(page) ? 'utf-8' : null);
  return written === null || written === read ? null : read;
}

const YEAR_S = 31_536_000;

/** Headers of a page that its host has added and that may surprise: `X-Robots-Tag: noindex`. */
export function notableHeaders(header: Header): readonly string[] {
  const cache = header('cache-control') ?? '';
  const seconds = Number(/(?:^|[\s,])max-age="?(\d{1,12})/i.exec(cache)?.[1] ?? 0);
  return [
    ...(/\b(?:noindex|none)\b/i.test(header('x-robots-tag') ?? '') ? ['X-Robots-Tag: noindex'] : []),
    ...(/\bimmutable\b/i.test(cache) ? ['Cache-Control: immutable'] : []),
    ...(!/\bimmutable\b/i.test(cache) && seconds >= YEAR_S ? ['Cache-Control: max-age of a year'] : []),
    ...(header('content-security-policy') === null ? [] : ['Content-Security-Policy']),
  ];
}
