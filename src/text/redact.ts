/** Query parameters of presigned links that are no secret and too common to mask ("host", a date, a number). */
const HARMLESS =
  /^(x-(amz|goog)-(algorithm|date|expires|signedheaders)|response-.*|versionid|partnumber|expires)$/i;
/** Azure's names are so short that another store may mean a secret by them: their values tell. */
const HARMLESS_BY_VALUE = /^(se|st|sp|sr|sv|spr)$/i;
const HARMLESS_VALUE = /^(\d{4}-\d\d-\d\d[\dTZ:.-]*|https?(,https?)?|[a-z]{1,12})$/i;
/** Shorter values would mask ordinary words of the log. */
const SECRET_MIN_CHARS = 6;

/**
 * A URL as it may be printed: origin and path, never its query, fragment or credentials. `data:` and the like have no
 * path, but contents.
 */
export function printableUrl(url: string): string {
  const shown = printableOrigin(url);
  return shown.endsWith('…') || !URL.canParse(url) ? shown : `${shown}${new URL(url).pathname}`;
}

/** Where a redirect leads, as it may be printed. Unlike that of a link, its path may be what gives access. */
export function printableTarget(url: string): string {
  const shown = printableOrigin(url);
  return shown.endsWith('…') || !URL.canParse(url) ? shown : `${shown}/…`;
}

function printableOrigin(url: string): string {
  if (!URL.canParse(url)) return '(not a URL)';
  const { origin, protocol, host } = new URL(url);
  if (origin !== 'null') return origin;
  return host === '' ? `${protocol}…` : `${protocol}//${host}`;
}

/** The host of a URL, for messages. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '(not a URL)';
}

/**
 * The parts of a presigned link that must be masked before anything is printed: every query value that is not
 * known to be harmless, decoded and as it stands in the link, and a password.
 */
export function secretsOf(url: string): readonly string[] {
  if (!URL.canParse(url)) return [];
  const parsed = new URL(url);
  const secrets = new Set<string>();
  const add = (text: string): void => {
    if (text.length >= SECRET_MIN_CHARS) secrets.add(text);
  };
  for (const pair of parsed.search.slice(1).split('&')) {
    const equals = pair.indexOf('=');
    const name = equals < 0 ? '' : decode(pair.slice(0, equals));
    const raw = pair.slice(equals + 1);
    if (HARMLESS.test(name)) continue;
    if (HARMLESS_BY_VALUE.test(name) && HARMLESS_VALUE.test(decode(raw))) continue;
    add(raw);
    add(decode(raw));
  }
  add(parsed.password);
  add(decode(parsed.password));
  return [...secrets];
}

/** No longer text is looked at: nothing that is told has use for more, and looking costs time. */
const LOOKED_AT_CHARS = 16_000;

/** Names of what gives access, wherever they stand: at the end of a longer name too, in a query, JSON or a header. */
const SECRET_NAME =
  'signature|credentials?|token|secret|passw(?:or)?d|api[-_]?key|access[-_]?(?:key(?:[-_]?id)?|id)|key-pair-id|policy|x-(?:amz|goog)-[a-z-]{1,40}|\\b(?:sig|key|pwd|auth|jwt|sas)';
/** What looks like a token, and not like a word. */
const TOKEN = '(?=[^\\s&"\'<>]{0,400}\\d)[^\\s&"\'<>]{16,}';
/** Up to a mark that ends a clause. */
const VALUE = '[^\\s&"\'<>]*[^\\s&"\'<>.,;:)]';
const ASSIGNED = new RegExp(`((?:${SECRET_NAME})["']?(?:=|%3D|%253D)["']?)${VALUE}`, 'gi');
const SAID = new RegExp(`((?:${SECRET_NAME})["']?\\s{0,3}:\\s{0,3}["']?)${TOKEN}`, 'gi');
const UNNAMED = new RegExp(`([?&](?:[^\\s=&"'<>]{1,64}=)?)${TOKEN}`, 'g');
const BEARER = /\b(bearer\s{1,3})(?=\S{0,400}[\d_])\S{8,}/gi;

/**
 * Untrusted text (of the service, the store, a proxy, another program) as it may be printed or written: without what
 * gives access. Of an address go credentials and query, of any parameter that has the name or looks of a secret the
 * value, also where no address stands before it; of a `data:` address go the data. What stays is as it was. Doing it
 * twice changes nothing, but it has to be done before a text is cut: a half of a secret is not seen.
 */
export function redact(text: string): string {
  // What is cut in two may be half of a password.
  const looked =
    text.length > LOOKED_AT_CHARS
      ? text.slice(0, LOOKED_AT_CHARS).replace(/[^\s"'<>&]{1,16000}$/, '…')
      : text;
  return withoutSecretValues(looked.replace(/[^\s"'<>]+/g, redactWord));
}

/** The same where an address has to stay one that can be opened: of its query go secret values only. */
export function redactAddress(address: string): string {
  return withoutSecretValues(withoutCredentials(address));
}

function withoutSecretValues(text: string): string {
  return text
    .replace(ASSIGNED, '$1***')
    .replace(SAID, '$1***')
    .replace(UNNAMED, '$1***')
    .replace(BEARER, '$1***');
}

/** A word as it stands between white space, quotes and angle brackets. */
function redactWord(word: string): string {
  const data = /\bdata:[^,]*,/i.exec(word);
  if (data !== null) return `${redactWord(word.slice(0, data.index))}data:…`;
  const at = word.indexOf('://');
  if (at === -1) return word;
  const address = withoutCredentials(word);
  const query = address.indexOf('?', at);
  const fragment = address.indexOf('#', at);
  // A fragment that names a place on a page is no secret.
  if (query === -1)
    return fragment === -1 || /^#[\w./:~-]{0,64}$/.test(address.slice(fragment))
      ? address
      : address.slice(0, fragment);
  return address.slice(0, fragment === -1 ? query : Math.min(query, fragment));
}

/** Addresses without the user name and password that stand before their host, of any scheme. */
function withoutCredentials(text: string): string {
  return text.replace(/:\/\/[^\s/?#]*@/g, '://');
}

/** Marks that turn the direction of what follows them: a reader would see another text than there is. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The text with marks of direction as escapes (`\u{202e}`). */
function withVisibleDirections(text: string): string {
  return text.replace(DIRECTIONS, (mark) => `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Untrusted text as a reader may see it: `redact`ed, and in the order that it has. */
export function printable(text: string): string {
  return withVisibleDirections(redact(text));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}
