import { VALUE_MAX_BYTES } from './bytes.ts';

/**
 * A static import of a file by its address. Between `import` and `from` are a few names, so a long text is something else.
 */
const STATIC_IMPORT =
  /(?:^|[;}\n])[\t ]*(?:import|export)\b(?:[^;'"`()=]{0,1000}?\bfrom)?[\t\n\r ]*(["'])((?:\.{0,2}\/|https?:)[^"'\n\\]{1,2000})\1/g;

/** An unclosed one is cut where the reading ends. */
const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;

/**
 * The addresses that an inline module (`module`) imports before it runs, or that an import map (`importmap`) names, with
 * their places. Only the beginning of a very long script is read, because imports come first.
 */
export function moduleReferences(
  type: 'module' | 'importmap',
  bytes: Buffer,
  from: number,
  to: number,
): readonly (readonly [address: string, at: number])[] {
  // One character per byte, so that places are those of the file.
  const code = bytes.toString('latin1', from, Math.min(to, from + VALUE_MAX_BYTES));
  const text = (latin1: string): string => Buffer.from(latin1, 'latin1').toString('utf8');
  if (type === 'module')
    return [...code.replace(COMMENT, (comment) => ' '.repeat(comment.length)).matchAll(STATIC_IMPORT)].map(
      ({ 0: whole, 2: address = '', index }) => {
        return [text(address), from + index + whole.length - address.length - 1];
      },
    );
  return mapped(code).map((address) => [text(address), from + Math.max(0, code.indexOf(address))]);
}

/** The addresses in an import map. An address with a slash at its end covers all below it. */
function mapped(json: string): readonly string[] {
  try {
    const { imports = {} } = JSON.parse(json) as { readonly imports?: Readonly<Record<string, unknown>> };
    // A list is no map; browsers ignore it.
    if (Array.isArray(imports)) return [];
    return Object.values(imports).filter((address): address is string => {
      return typeof address === 'string' && /^(?:\.{0,2}\/|https?:)/.test(address) && !address.endsWith('/');
    });
  } catch {
    return [];
  }
}
