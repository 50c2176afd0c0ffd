/** Headers of an answer that say what its body is; `null` where absent. */
export interface Labels {
  readonly type: string | null;
  readonly encoding: string | null;
}

const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/** Whether the first bytes have to be seen to know that an answer is no HTML page. */
export function isPossiblyPage(type: string | null): boolean {
  return type === null || /^text\//i.test(type);
}

/** What an answer with a bundle in it would not say of itself, as a clause; `null`: nothing. `first`: some first bytes. */
export function oddityOf({ type, encoding }: Labels, first: Uint8Array | null, host: string): string | null {
  if (PAGE_TYPE.test(type ?? '') || beginsPage(first))
    return `'${host}' answers with an HTML page instead of the bundle`;
  const coding = encoding?.trim().toLowerCase() ?? '';
  if (coding === '' || coding === 'identity') return null;
  return `'${host}' compresses it on the way (Content-Encoding: ${coding.slice(0, 40)}), though it is asked not to`;
}

function beginsPage(first: Uint8Array | null): boolean {
  const text = first === null ? '' : new TextDecoder().decode(first.subarray(0, 64));
  return /^\s*<(?:!doctype html|html)\b/i.test(text);
}
