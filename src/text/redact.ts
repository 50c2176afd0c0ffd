/** Query parameters of presigned links whose values are no secrets, and words that a log has anyway: `host`, a date. */
const HARMLESS =
  /^(x-(amz|goog)-(algorithm|date|expires|signedheaders|content-sha256|checksum-mode)|response-.*|versionid|partnumber|expires|hash-algorithm)$/i;
/** Azure's names, so short that another store may use them for a secret: no secret only with a value like Azure's. */
const HARMLESS_BY_VALUE = /^(se|st|sp|sr|sv|spr|sk[etsv]|x-id)$/i;
const HARMLESS_VALUE = /^(\d{4}-\d\d-\d\d[\dTZ:.-]*|https?(,https?)?|[a-z]{1,12})$/i;
/** Shorter values would mask ordinary words of the log. */
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

/**
 * The parts of a presigned link that must be masked before anything is printed: every query value that is not
 * known to be harmless, decoded and as written in the link, and a password.
 */
export function secretsOf(url: string): readonly string[] {
  const parsed = URL.parse(url);
  if (parsed === null) return [];
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

/** A longer text is cut before it is redacted: nothing that is printed needs more, and redaction costs time. */
const REDACTED_MAX_CHARS = 16_000;

/** Names of values that give access, in a query, JSON or a header; also as the end of a longer name. */
const SECRET_NAME =
  'signature|credentials?|token|secret|passw(?:or)?d|api[-_]?key|access[-_]?(?:key(?:[-_]?id)?|id)|key-pair-id|policy|x-(?:amz|goog)-[a-z-]{1,40}|\\b(?:sig|key|pwd|auth|jwt|sas)';
/** What looks like a token, and not like a word. */
const TOKEN = '(?=[^\\s&"\'<>]{0,400}\\d)[^\\s&"\'<>]{16,}';
/** Without the mark that ends a clause behind it. */
const VALUE = '[^\\s&"\'<>]*[^\\s&"\'<>.,;:)]';
const ASSIGNED = new RegExp(`((?:${SECRET_NAME})["']?(?:=|%3D|%253D)["']?)${VALUE}`, 'gi');
/** In prose or JSON, and as an element of XML, as stores write their errors (`SignatureProvided`). */
const SAID = new RegExp(
  `((?:${SECRET_NAME})(?:["']?\\s{0,3}:\\s{0,3}["']?|\\w{0,10}(?:>|&gt;)))${TOKEN}`,
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

/** A shorter secret is a word that a text may have for other reasons. */
const HIDDEN_MIN_CHARS = 8;
/** Of a longer one this much is looked for, which is quick, and the rest of the word goes with it. */
const HIDDEN_MAX_CHARS = 64;
/** What a line break, an escape or an invisible character puts between two characters: nothing that ASCII prints. */
const BETWEEN = '[^!-[\\]-~]*';

/**
 * What takes one secret out of texts: as it is, in the other case, with escapes (of an address, JSON, HTML, Markdown),
 * broken over lines, or in Base64. The runner masks a secret only as it is. Do it before a text is cut.
 */
export function textWithout(secret: string): (text: string, mark?: string) => string {
  if (secret.length < HIDDEN_MIN_CHARS) return (text) => text;
  const known = secret.slice(0, HIDDEN_MAX_CHARS);
  const spelt = known.split('').map(spellings).join(BETWEEN);
  const rest = known === secret ? '' : '\\S*';
  const pattern = new RegExp(`(?:${[spelt, ...inBase64(known)].join('|')})${rest}`, 'gi');
  return (text, mark = '***') => text.replace(pattern, mark);
}

function spellings(character: string): string {
  const code = character.charCodeAt(0);
  const hex = code.toString(16).padStart(2, '0');
  return `(?:\\u${hex.padStart(4, '0')}|(?:%(?:25)*|\\\\u00|\\\\x|&#x)?${hex};?|&#${code};)`;
}

/** The characters that are the same whatever stands around the secret, for each of the three places where it may begin. */
function inBase64(secret: string): readonly string[] {
  return [0, 1, 2].map((before) => {
    const bytes = Buffer.from('\0'.repeat(before) + secret);
    const own = bytes
      .toString('base64')
      .slice(Math.ceil((before * 4) / 3), Math.floor((bytes.length * 4) / 3));
    return own.replace(/[+/]/g, '[+/_-]');
  });
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
