import { VALUE_MAX_BYTES } from '../../html/bytes.ts';

export type CssUse = 'style' | 'font' | 'image';

/** `address`: escapes decoded. `at`: where its token begins. */
export type OnCssAddress = (use: CssUse, address: string, at: number) => void;

/** Rules whose `url()` is a name or a condition, so that nothing loads it. */
const NAMES_ONLY = /^(?:namespace|(?:-moz-)?document|charset|imported)$/;
/** Longest name that matters here, escapes included. */
const NAME_MAX_CHARS = 128;
/** Escapes of one string, or of one address: the engine keeps its place at each, in 64 MiB at most. */
const PIECES_MAX = 500_000;

const SPACES = String.raw`[\t\n\f\r ]*`;
/** Up to six digits and one space, or any one character. */
const ESCAPE = String.raw`\\(?:[\da-f]{1,6}(?:\r\n|[\t\n\f\r ])?|[^]|$)`;
const NAME = String.raw`(?:[\w\x80-\xff-]+|${ESCAPE}){1,1000}`;
const STRING = ['"', "'"]
  .map((quote) => String.raw`${quote}((?:[^${quote}\\\n\f\r]+|\\(?:\r\n|[^]|$)){0,${PIECES_MAX}})(${quote}?)`)
  .join('|');

/** A comment, a string (its text and its end, twice), an at-rule, a name with its parenthesis, or a mark. */
const TOKEN = new RegExp(
  String.raw`/\*[^]*?(?:\*/|$)|${STRING}|@((?:${NAME})?)|(${NAME})(\(?)|[{};()]`,
  'gi',
);
/** What follows `url(`: a string, or an address up to its end, with what browsers reject in it. */
const QUOTED = new RegExp(`${SPACES}(?:${STRING})`, 'y');
const BARE = new RegExp(
  String.raw`${SPACES}((?:[^)\\"'(\t\n\f\r ]+|(?!\\[\n\f\r])${ESCAPE}){0,${PIECES_MAX}})${SPACES}((?:[^)\\]+|\\(?:[^]|$)){0,${PIECES_MAX}})(\)?)`,
  'iy',
);

/**
 * Emits what a style sheet (or a `style` attribute) loads: `url()`, `src()`, `@import`, and the strings of
 * `image-set()`. It skips empty addresses, which load nothing, and texts that are too long for an address.
 * Its tokens are those of CSS Syntax Level 3: it reads comments, strings, escapes and bad tokens as browsers do. Time is
 * linear in the length, whatever the content.
 */
export function scanCss(bytes: Buffer, from: number, to: number, emit: OnCssAddress): void {
  // One character per byte, so that places are those of the file.
  const css = bytes.toString('latin1', from, to);
  /** The at-rule whose prelude is being read. */
  let rule = '';
  /** After a block, browsers ignore `@import`. */
  let isBehindBlock = false;
  let depth = 0;
  /** Depth of the open `@font-face` block; 0 for none. */
  let fontDepth = 0;
  let parens = 0;
  /** The count of parentheses right inside an `image-set()`; 0 for none. */
  let imageSet = 0;

  /** `use`: `null` if it loads only in an `@import`. */
  const load = (use: CssUse | null, value: string, index: number): void => {
    const loaded = rule === 'import' ? 'style' : use;
    if (loaded === null) return;
    // Conditions follow: `layer()`, `supports()`, media.
    if (loaded === 'style') rule = 'imported';
    // `data:` needs no host, and is often long.
    if (value === '' || value.length > VALUE_MAX_BYTES || value.startsWith('data:')) return;
    emit(loaded, unescapedCss(Buffer.from(value, 'latin1').toString('utf8')), from + index);
  };
  /** Loads a string that no line end cuts. Returns where reading continues: not at all after one that is too long. */
  const loadString = (use: CssUse | null, token: RegExpExecArray, end: number, index: number): number => {
    const { 1: double, 2: doubleEnd, 3: single, 4: singleEnd } = token;
    if ((doubleEnd ?? singleEnd) !== '' || end === css.length) load(use, double ?? single ?? '', index);
    else if (!/[\n\f\r]/.test(css.charAt(end))) return css.length;
    return end;
  };
  /** Reads what `url(` or `src(` loads. Returns where reading continues. */
  const address = (name: string, place: number, index: number): number => {
    const use = NAMES_ONLY.test(rule) ? null : fontDepth > 0 ? 'font' : 'image';
    QUOTED.lastIndex = BARE.lastIndex = place;
    const quoted = QUOTED.exec(css);
    if (quoted !== null) {
      // Modifiers and the parenthesis still follow.
      parens += 1;
      return loadString(use, quoted, QUOTED.lastIndex, index);
    }
    const [, bare = '', rejected, end] = BARE.exec(css) ?? [];
    // `src()` takes nothing but a string.
    if (rejected === '' && name === 'url') load(use, bare, index);
    return end === '' ? css.length : BARE.lastIndex;
  };

  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(css); token !== null; token = TOKEN.exec(css)) {
    const { 0: mark, 5: atRule, 6: word, 7: paren, index } = token;
    if (mark.startsWith('"') || mark.startsWith("'")) {
      const use = imageSet !== 0 && parens === imageSet ? 'image' : null;
      TOKEN.lastIndex = loadString(use, token, TOKEN.lastIndex, index);
    } else if (atRule !== undefined) {
      const name = nameOf(atRule);
      rule = name === 'import' && isBehindBlock ? 'imported' : name;
    } else if (word !== undefined && paren === '(') {
      const name = nameOf(word);
      if (name === 'url' || name === 'src') TOKEN.lastIndex = address(name, TOKEN.lastIndex, index);
      else {
        parens += 1;
        if (name === 'image-set' || name === '-webkit-image-set') imageSet = parens;
      }
    } else if (mark === '{') {
      depth += 1;
      if (rule === 'font-face') fontDepth = depth;
      rule = '';
      isBehindBlock = true;
    } else if (mark === '}') {
      if (depth === fontDepth) fontDepth = 0;
      depth = Math.max(0, depth - 1);
      parens = imageSet = 0;
    } else if (mark === ';') rule = '';
    else if (mark === '(') parens += 1;
    else if (mark === ')') {
      if (parens === imageSet) imageSet = 0;
      parens = Math.max(0, parens - 1);
    }
  }
}

/** In lower case, with escapes decoded; empty if it is too long to matter. */
function nameOf(text: string): string {
  return text.length > NAME_MAX_CHARS ? '' : unescapedCss(text).toLowerCase();
}

/** A CSS value with escapes decoded. It is copied, so the caller must bound its length. */
function unescapedCss(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(
    /\\(?:([0-9a-f]{1,6})(?:\r\n|[\t\n\f\r ])?|(\r\n|[\n\r\f])|([^]))/gi,
    (_, hex?: string, lineEnd?: string, char?: string) => {
      if (hex === undefined) return lineEnd === undefined ? (char ?? '') : '';
      const point = Number.parseInt(hex, 16);
      return point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)
        ? '\ufffd'
        : String.fromCodePoint(point);
    },
  );
}
