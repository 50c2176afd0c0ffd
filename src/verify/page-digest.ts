import { pageText } from '../html/page-text.ts';

/** Whether a page has the text with this digest, as the manifest has it. */
export function hasDigest(page: Buffer, textSha256: string): boolean {
  if (pageText(page).digest === textSha256) return true;
  return page.includes(PROTECTED) && pageText(withAddresses(page)).digest === textSha256;
}

/** Cloudflare writes an e-mail address as hexadecimal bytes: the first is the key of the others. */
const PROTECTED = 'data-cfemail="';
const PROTECTED_ADDRESS =
  /<(a|span)\s[^<>]{0,300}?data-cfemail="((?:[0-9a-f]{2}){2,300})"[^<>]{0,300}>[^<]{0,100}<\/\1>/g;

/** A page with the e-mail addresses that Cloudflare has hidden from programs. Its scripts show them to readers. */
function withAddresses(page: Buffer): Buffer {
  const text = page.toString('latin1').replace(PROTECTED_ADDRESS, (_, __, hex: string) => {
    const [key = 0, ...others] = Buffer.from(hex, 'hex');
    const address = Buffer.from(others.map((byte) => byte ^ key)).toString('latin1');
    return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  });
  return Buffer.from(text, 'latin1');
}

/** Whether a page names one of these files, by their last names. */
export function namesAnyOf(page: Buffer, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false;
  for (const [name] of page.toString('latin1').matchAll(/[\w.~-]+/g)) if (names.has(name)) return true;
  return false;
}
