import { isLoopback } from './loopback.ts';
import { refuse, type Parsed } from '../text/parsed.ts';

/** No server takes a longer one, and reading it would take long. */
const LONGEST_ADDRESS = 2_000;

/**
 * Reads the base address of the API: origin and base path, without a trailing slash.
 * Refused: no or another scheme than http(s), credentials, query, fragment, white space, and plain `http:` to a host
 * that is not this machine, because the key would cross the network readable.
 * No refusal repeats credentials.
 */
export function parseApiUrl(text: string): Parsed<string> {
  const wanted = "Give an address such as 'https://api.example.com'.";
  if (text.length > LONGEST_ADDRESS) return refuse(`is longer than ${LONGEST_ADDRESS} characters`, wanted);
  if (/[\s\p{Cc}\\]/u.test(text))
    return refuse('holds white space, a backslash or a control character', wanted);
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined) {
    // Plain `http:` is taken for this machine only, where it is what people mean.
    const meant = usable(`http://${text}`) ?? usable(`https://${text}`);
    return refuse("does not begin with 'https://'", meant === null ? wanted : `Did you mean '${meant}'?`);
  }
  if (scheme !== 'https' && scheme !== 'http') return refuse(`begins with '${scheme}://'`, wanted);
  const url = URL.parse(text);
  if (url === null) return refuse('is not an address', wanted);
  const withoutExtras = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  if (url.username !== '' || url.password !== '' || /^[a-z]+:\/\/[^/?#]*@/i.test(text)) {
    return refuse('holds credentials', `Give '${withoutExtras}'; the key goes into 'api-key'.`);
  }
  if (/[?#]/.test(text)) return refuse('holds a query or a fragment', `Give '${withoutExtras}'.`);
  if (scheme === 'http' && !isLoopback(url.hostname)) {
    return refuse(
      'would send the key over the network unencrypted',
      `Give '${withoutExtras.replace('http:', 'https:')}'.`,
    );
  }
  return { value: withoutExtras };
}

function usable(text: string): string | null {
  const parsed = parseApiUrl(text);
  return 'value' in parsed ? parsed.value : null;
}
