import type { InputProblem } from '../core/failure.ts';
import { refuse, valueOf, type Parsed, type Refusal } from '../text/parsed.ts';
import { looksLikeKey } from './input-values.ts';

/** No server takes a longer one, and reading it would take long. */
const ADDRESS_MAX_CHARS = 2_000;

/** Quotes and a scheme, also one that is misspelt: `"https://`, `https:/`, `http//`, `//`. */
const BEFORE_HOST = /^["'<]*(?:(?:[a-z][a-z0-9+.-]*:|https?)?[/\\]+)?/i;

/** What a base address is for: words of its refusals. */
interface AddressUse {
  readonly wanted: string;
  /** Behind the address without its credentials. */
  readonly withoutCredentials: string;
  readonly unencrypted: string;
}

const API: AddressUse = {
  wanted: "Give a URL such as 'https://api.example.com'.",
  withoutCredentials: "; the key goes into 'api-key'.",
  unencrypted: 'would send the key over the network unencrypted',
};

const SITE: AddressUse = {
  wanted: "Give the URL of the site, such as 'https://docs.example.com'.",
  withoutCredentials: '; the site is asked for without credentials, as readers do.',
  unencrypted: 'is not encrypted: anybody on the way could answer for the site',
};

/**
 * Reads the base address of the API: origin and base path, without a trailing slash.
 * Refused: no or another scheme than http(s), credentials, query, fragment, white space, and plain `http:` to a host
 * that is not this machine, because the key would cross the network readable.
 * No refusal repeats credentials.
 */
export function parseApiUrl(text: string): Parsed<string> {
  return parseBaseUrl(text, API);
}

/** The same for the public address of a site. */
export function parseSiteUrl(text: string): Parsed<string> {
  return parseBaseUrl(text, SITE);
}

function parseBaseUrl(text: string, use: AddressUse): Parsed<string> {
  const { wanted } = use;
  if (text.length > ADDRESS_MAX_CHARS)
    return refuse(`is longer than ${ADDRESS_MAX_CHARS} characters`, wanted);
  if (/[\s\p{Cc}\\]/u.test(text))
    return refuse('holds white space, a backslash or a control character', wanted);
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined) {
    const bare = text.replace(BEFORE_HOST, '').replace(/["'>]+$/, '');
    // Plain `http:` is taken for this machine only, where it is what people mean.
    const meant =
      valueOf(parseBaseUrl(`http://${bare}`, use)) ?? valueOf(parseBaseUrl(`https://${bare}`, use));
    return refuse("does not begin with 'https://'", meant === null ? wanted : `Did you mean '${meant}'?`);
  }
  if (scheme !== 'https' && scheme !== 'http') return refuse(`begins with '${scheme}://'`, wanted);
  const url = URL.parse(text);
  if (url === null) return refuse('is not a URL', wanted);
  const withoutExtras = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  if (url.username !== '' || url.password !== '' || /^[a-z]+:\/\/[^/?#]*@/i.test(text)) {
    return refuse('holds credentials', `Give '${withoutExtras}'${use.withoutCredentials}`);
  }
  if (/[?#]/.test(text)) return refuse('holds a query or a fragment', `Give '${withoutExtras}'.`);
  if (scheme === 'http' && !isLoopback(url.hostname)) {
    return refuse(use.unencrypted, `Give '${withoutExtras.replace('http:', 'https:')}'.`);
  }
  return { value: withoutExtras };
}

const EXAMPLE = "Give the hostname alone, such as 'docs.example.com'.";

/**
 * Reads a bare hostname and gives it in lower case. One label (`docs`) and underscores are taken: the service
 * judges whether it knows the site. Refused: whatever is more than a hostname, an IP address, and names that DNS forbids.
 */
export function parseHostname(text: string): Parsed<string> {
  if (looksLikeKey(text)) return refuse('looks like an API key', EXAMPLE);
  if (/[\s\p{Cc}]/u.test(text)) return refuse('holds white space', suggest(text));
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text))
    return refuse('is a URL; only its hostname is wanted', suggest(text));
  if (text.includes('@')) return refuse('holds a user name', suggest(text));
  if (/[/\\?#]/.test(text)) return refuse('holds a path', suggest(text));
  if (/^\[|:.*:|^[\d.]+$/.test(text)) return refuse('is an IP address', EXAMPLE);
  if (text.includes(':')) return refuse('holds a port', suggest(text));
  if (/\P{ASCII}/u.test(text)) return refuse('holds letters that are not ASCII', suggest(text));
  if (text.endsWith('.')) return refuse('ends with a dot', suggest(text));
  const name = text.toLowerCase();
  return isHostname(name) ? { value: name } : refuse('is no hostname', suggest(text));
}

/** RFC 1035: 253 characters for a name as text, 63 for a label. */
function isHostname(name: string): boolean {
  const isLabel = (label: string): boolean => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label);
  return name.length <= 253 && !/^[\d.]+$/.test(name) && name.split('.').every(isLabel);
}

/** The sentence that shows the hostname that was probably meant. */
function suggest(text: string): string {
  const meant = probablyMeant(text);
  return meant === null ? EXAMPLE : `Did you mean '${meant}'?`;
}

function probablyMeant(text: string): string | null {
  // Whatever is much longer than a name was meant as something else, and takes long to read.
  if (text.length > 2_000) return null;
  const withoutScheme = text.trim().replace(BEFORE_HOST, '');
  const authority = withoutScheme.replace(/^[^/\\?#]*@/, '').replace(/[/\\?#"'>].*$/s, '');
  const host = authority.replace(/:\d*$/, '').replace(/\.+$/, '');
  if (host === '' || /\s/.test(host)) return null;
  // The address parser writes a name with other letters in the form that DNS has for it (`xn--…`).
  const ascii = URL.parse(`http://${host}`)?.hostname ?? null;
  return ascii !== null && isHostname(ascii) ? ascii : null;
}

/**
 * Whether a hostname, as the address parser writes it, is this machine by definition (RFC 6761, RFC 1122). Plain `http:`
 * may carry the key to such a host only, and no proxy is asked for it: the two must never disagree.
 */
export function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  return hostname === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}

/** The variables that the HTTP client reads: of each pair the first that is set. */
const PROXY_VARIABLES = [
  ['https_proxy', 'HTTPS_PROXY'],
  ['http_proxy', 'HTTP_PROXY'],
] as const;

const PROXY_WANTED = "Write it as 'http://proxy.example.com:3128'.";
const ESCAPE =
  "Write such a character of a user name or password as an escape: '#' is '%23', '?' is '%3F', '/' is '%2F', '@' is '%40', '%' is '%25'.";

/**
 * What is wrong with the proxies that the environment names. The HTTP client would make a direct connection, or speak
 * HTTP to something else, without a word. No problem repeats a value: any part of it may be a password.
 */
export function proxyProblems(env: Readonly<Record<string, string | undefined>>): readonly InputProblem[] {
  const exceptions = (env['no_proxy'] || env['NO_PROXY'] || '').split(',').map((item) => item.trim());
  if (exceptions.includes('*')) return [];
  return PROXY_VARIABLES.flatMap((names) => {
    const input = names.find((name) => env[name]);
    const fault = input === undefined ? null : faultOfProxy((env[input] ?? '').trim());
    return input === undefined || fault === null ? [] : [{ input, value: null, ...fault }];
  });
}

function faultOfProxy(text: string): Refusal | null {
  const scheme = /^([a-z][a-z0-9+.-]{0,30}):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined) return refuse("does not begin with 'http://' or 'https://'", PROXY_WANTED);
  if (scheme.startsWith('socks'))
    return refuse(
      'names a SOCKS proxy, which this action cannot use',
      `Name an HTTP proxy: ${PROXY_WANTED.charAt(0).toLowerCase()}${PROXY_WANTED.slice(1)}`,
    );
  if (scheme !== 'http' && scheme !== 'https') return refuse(`begins with '${scheme}://'`, PROXY_WANTED);
  if (/[\s\p{Cc}\\]/u.test(text))
    return refuse('holds white space, a backslash or a control character', PROXY_WANTED);
  if (/[?#]/.test(text)) return refuse("holds a '#' or a '?'", ESCAPE);
  const url = URL.parse(text);
  if (url === null) return refuse('is not a URL', `${PROXY_WANTED} ${ESCAPE}`);
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
