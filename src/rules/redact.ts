/** Query parameters of presigned links that are no secret and too common to mask ("host", a date, a number). */
const HARMLESS =
  /^(x-(amz|goog)-(algorithm|date|expires|signedheaders)|response-.*|versionid|partnumber|expires)$/i;
/** Azure's names are so short that another store may mean a secret by them: their values tell. */
const HARMLESS_BY_VALUE = /^(se|st|sp|sr|sv|spr)$/i;
const HARMLESS_VALUE = /^(\d{4}-\d\d-\d\d[\dTZ:.-]*|https?(,https?)?|[a-z]{1,12})$/i;
/** Shorter values would mask ordinary words of the log. */
const SECRET_MIN_CHARS = 6;

/** A URL as it may be printed: origin and path, never its query, fragment or credentials. */
export function printableUrl(url: string): string {
  if (!URL.canParse(url)) return '(not a URL)';
  const { origin, protocol, host, pathname } = new URL(url);
  return `${origin === 'null' ? `${protocol}//${host}` : origin}${pathname}`;
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

/** Text of another program (an error, an XML body) without the queries of the URLs in it. */
export function redactUrls(text: string): string {
  return text.replace(/(https?:\/\/[^\s?#"'<>]*)[?#][^\s"'<>]*/gi, '$1');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}
