import { VALUE_MAX_BYTES } from '../../html/bytes.ts';

/**
 * A static import of a file by its address. Between `import` and `from` are a few names, so a long text is something else.
 */
const STATIC_IMPORT =
  /(?:^|[;}\n])[\t ]*(?:import|export)\b(?:[^;'"`()=]{0,1000}?\bfrom)?[\t\n\r ]*(["'])((?:\.{0,2}\/|https?:)[^"'\n\\]{1,2000})\1/g;

/** An unclosed one is cut where the reading ends. */
const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;

/**
 * The addresses that an inline module imports before it runs, with their places. Only the beginning of a very long script is
 * read, because imports come first.
 */
export function moduleReferences(
  bytes: Buffer,
  from: number,
  to: number,
): readonly (readonly [address: string, at: number])[] {
  // One character per byte, so that places are those of the file.
  const code = bytes.toString('latin1', from, Math.min(to, from + VALUE_MAX_BYTES));
  const uncommented = code.replace(COMMENT, (comment) => ' '.repeat(comment.length));
  return Array.from(uncommented.matchAll(STATIC_IMPORT), ({ 0: whole, 2: address = '', index }) => {
    const at = from + index + whole.length - address.length - 1;
    return [Buffer.from(address, 'latin1').toString('utf8'), at];
  });
}
