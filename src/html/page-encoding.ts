import { isUtf8 } from 'node:buffer';

type Decoder = InstanceType<typeof TextDecoder>;

/** Bytes of a page that browsers search for its encoding. */
const META_MAX_BYTES = 1024;
const META = /<meta\s[^>]{0,500}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;
/** What browsers guess where no encoding is named. It reads any bytes, and different ones as different characters. */
const GUESS = new TextDecoder('windows-1252');
/** Of UTF-8, as characters of one byte. It beats any name. */
const BYTE_ORDER_MARK = '\xef\xbb\xbf';
/** Of the page that is read now, which has many texts. A `WeakMap` of pages takes longer. `null`: it is UTF-8, or names nothing. */
let known: { readonly page: Buffer; readonly decoder: Decoder | null } | null = null;

/** The encoding that a page names; `null`: none, or one that does not exist. */
export function namedEncoding(page: Buffer): string | null {
  const named = encodingOf(META.exec(page.toString('latin1', 0, META_MAX_BYTES))?.[1]);
  // Its name could not be read in UTF-16.
  return named?.startsWith('utf-16') === true ? 'utf-8' : named;
}

/** The name in the encoding standard; `null`: there is no such encoding. */
export function encodingOf(label: string | undefined): string | null {
  if (label === undefined || label.toLowerCase() === 'utf-8') return label?.toLowerCase() ?? null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/** A part of a page as a browser reads it. A part that is not written in the encoding of the page is none the less told from others. */
export function decoded(page: Buffer, from: number, to: number): string {
  const part = page.subarray(from, to);
  const text = decoderOf(page)?.decode(part);
  if (text !== undefined && !text.includes('\ufffd')) return text;
  return isUtf8(part) ? part.toString() : GUESS.decode(part);
}

function decoderOf(page: Buffer): Decoder | null {
  if (known?.page !== page) {
    const named = page.toString('latin1', 0, 3) === BYTE_ORDER_MARK ? null : namedEncoding(page);
    known = { page, decoder: named === null || named === 'utf-8' ? null : new TextDecoder(named) };
  }
  return known.decoder;
}
