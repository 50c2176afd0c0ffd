/** Far longer than any link of a store; a longer one costs memory for each of its values. */
const LINK_MAX_CHARS = 8_192;
const LINK_MAX_PARAMETERS = 64;
/** What looks like a token, and is none. */
const HARMLESS =
  /^(x-(amz|goog)-(algorithm|date|expires|signedheaders|content-sha256|checksum-mode)|response-.*|versionid|hash-algorithm)$/i;
/** Names of values that give access. */
const SECRET_NAME =
  'signature|credentials?|token|secret|passw(?:or)?d|api[-_]?key|access[-_]?(?:key(?:[-_]?id)?|id)|key-pair-id';
const SECRET_PARAMETER = new RegExp(`(?:${SECRET_NAME}|(?:^|[-_.])(?:sig|pwd|auth|jwt|sas))$`, 'i');
/** Shorter values would mask ordinary words of the log, whatever their name is. */
const SECRET_MIN_CHARS = 6;

/**
 * A URL as it may be printed: origin and path, never its query, fragment or credentials. `data:` and the like have no
 * path, but contents.
 */
export function printableUrl(url: string): string {
  return printed(url, ({ pathname }) => pathname);
}

/** The target of a redirect as it may be printed: origin only, since its path may be what gives access. */
export function printableTarget(url: string): string {
  return printed(url, () => '/…');
}

function printed(url: string, pathOf: (parsed: URL) => string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return '(not a URL)';
  const { origin, protocol, host } = parsed;
  if (origin !== 'null') return `${origin}${pathOf(parsed)}`;
  return host === '' ? `${protocol}…` : `${protocol}//${host}${pathOf(parsed)}`;
}

/** The host of a URL, for messages. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host ?? '(not a URL)';
}

/** One clause on why a link is not used at all; `null`: it may be used. Call it before anything is done with the link. */
export function linkFault(link: string): string | null {
  if (link.length > LINK_MAX_CHARS) return `is longer than ${LINK_MAX_CHARS} characters`;
  const parameters = link.split('&', LINK_MAX_PARAMETERS + 1).length;
  return parameters > LINK_MAX_PARAMETERS ? `has more than ${LINK_MAX_PARAMETERS} parameters` : null;
}

/**
 * The parts of a presigned link that must be masked before anything is printed, decoded and as written in the link: a
 * password, and each query value that is a secret by its name or by its looks. A mask lasts for the whole job, so nothing
 * else is one: the runner passes no output to another job that holds a masked word.
 */
export function secretsOf(url: string): readonly string[] {
  const parsed = URL.parse(url);
  if (parsed === null) return [];
  const secrets = new Set<string>();
  const add = (raw: string): void => {
    for (const text of [raw, decode(raw)]) if (text.length >= SECRET_MIN_CHARS) secrets.add(text);
  };
  for (const pair of parsed.search.slice(1).split('&')) {
    const equals = pair.indexOf('=');
    const name = equals < 0 ? '' : decode(pair.slice(0, equals));
    const raw = pair.slice(equals + 1);
    if (SECRET_PARAMETER.test(name) || (!HARMLESS.test(name) && [raw, decode(raw)].some(isToken))) add(raw);
  }
  add(parsed.password);
  return [...secrets];
}

/** Whether a text is one by its length and alphabet: no date, no path, and no name made of words and numbers. */
function isToken(text: string): boolean {
  if (text.length < 16 || !/^[\w+/=.~-]*$/.test(text)) return false;
  if (/^\d{8}T\d{6}Z$/.test(text)) return false;
  const parts = text.split(/[.~/_-]/);
  return parts.some((part) => part.length >= 24 || /^(?=.*\d)(?=.*[a-z]).{8,}$/i.test(part));
}

/** A longer text is cut before it is redacted: nothing that is printed needs more, and redaction costs time. */
const REDACTED_MAX_CHARS = 16_000;

/** The same in a text, also as the end of a longer name. */
const SAID_NAME = `${SECRET_NAME}|policy|x-(?:amz|goog)-[a-z-]{1,40}|\\b(?:sig|key|pwd|auth|jwt|sas)`;
/** What looks like a token, and not like a word. */
const TOKEN = '(?=[^\\s&"\'<>]{0,400}\\d)[^\\s&"\'<>]{16,}';
/** Without the mark that ends a clause behind it. */
const VALUE = '[^\\s&"\'<>]*[^\\s&"\'<>.,;:)]';
const ASSIGNED = new RegExp(`((?:${SAID_NAME})["']?(?:=|%3D|%253D)["']?)${VALUE}`, 'gi');
/** In prose or JSON, and as an element of XML, as stores write their errors (`SignatureProvided`). */
const SAID = new RegExp(
  `((?:${SAID_NAME})(?:["']?\\s{0,3}:\\s{0,3}["']?|\\w{0,10}(?:>|&gt;)))${TOKEN}`,
  'gi',
);
const UNNAMED = new RegExp(`([?&](?:[^\\s=&"'<>]{1,64}=)?)${TOKEN}`, 'g');
const BEARER = /\b(bearer\s{1,3})(?=\S{0,400}[\d_])\S{8,}/gi;

/**
 * Untrusted text (of the service, the store, a proxy, another program) as it may be printed or written: without what
 * gives access. It removes the credentials and the query of an address, the data of a `data:` address, and the value of
 * any parameter that has the name or the look of a secret, with or without an address before it. The rest stays as it
 * is. Doing it twice changes nothing. Do it before a text is cut: half a secret is not recognised.
 */
export function redact(text: string): string {
  // The last word is left out: it may be half of a password.
  const looked =
    text.length > REDACTED_MAX_CHARS
      ? text.slice(0, REDACTED_MAX_CHARS).replace(/[^\s"'<>&]{1,16000}$/, '…')
      : text;
  return withoutSecretValues(looked.replace(/[^\s"'<>]+/g, redactWord));
}

/** `redact` for an address that has to stay one that can be opened: of its query it removes secret values only. */
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

/** A word between white space, quotes and angle brackets. */
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

/** Untrusted text as a reader may see it: redacted, with marks of direction as escapes. */
export function printable(text: string): string {
  return redact(text).replace(DIRECTIONS, escaped);
}

/** A character as an escape: `\u{202e}` */
export function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}
