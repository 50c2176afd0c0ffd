/** What a fragment asks of the page it leads to. */
export interface AnchorDemand {
  /** The name as it has to be on the page, decoded. */
  readonly name: string;
  /** Good as well, as for a range of lines, whose first line has the name. */
  readonly orName: string | null;
}

/**
 * Reads a fragment, without its `#`, as it stands in an address. `null`: it needs nothing on the page, because it is
 * empty, `top`, a text fragment, or a route (`#/guide`, `#!guide`) that a script reads.
 */
export function anchorDemand(fragment: string): AnchorDemand | null {
  const directive = fragment.indexOf(':~:');
  const plain = directive === -1 ? fragment : fragment.slice(0, directive);
  if (plain === '' || /^(?:top$|[/!])/i.test(plain)) return null;
  const name = percentDecoded(plain);
  // Listings mark several lines at once this way, by a script; it needs the first of them.
  const [, first = null] = /^(L?\d{1,9})-L?\d{1,9}$/.exec(name) ?? [];
  return { name, orName: first };
}

/** Text without its percent escapes; as it is where they are malformed. */
export function percentDecoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * A number of 53 bits that stands for a name on a page, so that millions of names take eight bytes each. That two of a
 * thousand names on a page share a number is as likely as one in ten million million.
 */
export function anchorNumber(name: string): number {
  let low = 0x811c9dc5;
  let high = 0x2545f491;
  for (let at = 0; at < name.length; at += 1) {
    const unit = name.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ (unit + at), 0x85ebca6b);
    high ^= high >>> 15;
  }
  low ^= Math.imul(high, 0xc2b2ae35) ^ name.length;
  low ^= low >>> 13;
  high ^= Math.imul(low, 0x27d4eb2f);
  return (low >>> 0) * 0x200000 + ((high ^ (high >>> 16)) >>> 11);
}

/** The name that an address asks for, decoded; an empty text when it asks for none. */
export function anchorIn(address: string): string {
  const mark = address.indexOf('#');
  return mark === -1 ? '' : (anchorDemand(address.slice(mark + 1).trim())?.name ?? '');
}
