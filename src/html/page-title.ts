import { isUtf8 } from 'node:buffer';
import { decodeHTML } from 'entities/decode';
import { shortTitle } from '../text/short-title.ts';

/** Bytes of a title that are read. */
const TITLE_BYTES = 4096;
/** Bytes of a page that browsers search for its encoding. */
const CHARSET_BYTES = 1024;
const CHARSET = /\bcharset\s*=\s*["']?\s*([\w.:-]+)/i;
/** The title of a page as readers see it, in the encoding that the page names. Empty: it has only spaces. */
export function pageTitle(page: Buffer, from: number, to: number): string {
  const bytes = page.subarray(from, Math.min(to, from + TITLE_BYTES));
  return shortTitle(decodeHTML(decoded(bytes, page)));
}

function decoded(bytes: Buffer, page: Buffer): string {
  const label = CHARSET.exec(page.toString('latin1', 0, CHARSET_BYTES))?.[1] ?? 'utf-8';
  const isWrong = /^utf-?8$/i.test(label) && bytes.length < TITLE_BYTES && !isUtf8(bytes);
  try {
    return new TextDecoder(isWrong ? 'windows-1252' : label).decode(bytes);
  } catch {
    // An unknown name.
    return bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1');
  }
}
