import type { InputProblem } from '../core/failure.ts';
import { refuse, type Refusal } from '../text/parsed.ts';

/** The variables that the HTTP client reads: of each pair the first that is set. */
const VARIABLES = [
  ['https_proxy', 'HTTPS_PROXY'],
  ['http_proxy', 'HTTP_PROXY'],
] as const;

const WANTED = "Write it as 'http://proxy.example.com:3128'.";
const ESCAPE =
  "Write such a character of a user name or password as an escape: '#' is '%23', '?' is '%3F', '/' is '%2F', '@' is '%40', '%' is '%25'.";

/**
 * What is wrong with the proxies that the environment names. The HTTP client would make a direct connection, or speak
 * HTTP to something else, without a word. No problem repeats a value: any part of it may be a password.
 */
export function proxyProblems(env: Readonly<Record<string, string | undefined>>): readonly InputProblem[] {
  const exceptions = (env['no_proxy'] || env['NO_PROXY'] || '').split(',').map((item) => item.trim());
  if (exceptions.includes('*')) return [];
  return VARIABLES.flatMap((names) => {
    const input = names.find((name) => env[name]);
    const fault = input === undefined ? null : faultOf((env[input] ?? '').trim());
    return input === undefined || fault === null ? [] : [{ input, value: null, ...fault }];
  });
}

function faultOf(text: string): Refusal | null {
  const scheme = /^([a-z][a-z0-9+.-]{0,30}):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined) return refuse("does not begin with 'http://' or 'https://'", WANTED);
  if (scheme.startsWith('socks'))
    return refuse(
      'names a SOCKS proxy, which this action cannot use',
      `Name an HTTP proxy: ${WANTED.charAt(0).toLowerCase()}${WANTED.slice(1)}`,
    );
  if (scheme !== 'http' && scheme !== 'https') return refuse(`begins with '${scheme}://'`, WANTED);
  if (/[\s\p{Cc}\\]/u.test(text))
    return refuse('holds white space, a backslash or a control character', WANTED);
  if (/[?#]/.test(text)) return refuse("holds a '#' or a '?'", ESCAPE);
  const url = URL.parse(text);
  if (url === null) return refuse('is not an address', `${WANTED} ${ESCAPE}`);
  if (url.pathname !== '/') return refuse('holds a path', ESCAPE);
  return isEscaped(url.username) && isEscaped(url.password)
    ? null
    : refuse("holds a '%' that begins no escape", ESCAPE);
}

function isEscaped(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
