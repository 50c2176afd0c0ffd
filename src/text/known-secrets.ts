/** A shorter secret is a word that a text may have for other reasons. */
const SECRET_MIN_CHARS = 8;
/** Of a longer one this much is enough: the rest may have been cut off. */
const SECRET_ENOUGH_CHARS = 64;
/** How many encodings around each other are undone. */
const DEPTH = 3;
/** Characters of decoded text for each of a text; nothing but a text that was made for it needs more. */
const WORK_FACTOR = 24;
const WORK_MIN = 4_096;
/** A longer text is looked through in pieces that overlap: 1 MB takes a second, and 50 MB of memory. */
const PIECE_CHARS = 65_536;
const OVERLAP_CHARS = 16_384;

/** Named character references for what a key or a signature may have. */
const NAMED: Readonly<Record<string, string>> = Object.fromEntries(
  'amp& lt< gt> quot" apos\' lowbar_ period. plus+ sol/ equals= colon: semi; comma, percnt% bsol\\ num# commat@ ast* excl! quest? dollar$ lpar( rpar) lsqb[ rsqb] lcub{ rcub} verbar| grave` hat^'
    .split(' ')
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
);
/**
 * Escapes, each of which stands for one character: of addresses and mail (`%73`, `=73`), JSON, JavaScript, HTML, CSS (`\73`)
 * and C (`\163`). A backslash before anything else is that of Markdown.
 */
const ESCAPE =
  /&#x([\da-f]+);?|\\u\{([\da-f]+)\}|\\u([\da-f]{4})|(?:%|=|\\x)([\da-f]{2})|&#(\d+);?|\\([01][0-7]{2})|\\0{0,4}([2-7][\da-f])|&([a-z]{2,6});?|\\(.)/gi;
const HEX_RUN = /(?:0x|\\x|[\da-f:,;.|-]){16,}/gi;
const HEX = '0123456789abcdefABCDEF';
const DECIMAL_RUN = /(?:\d{2,3}[,;:.|-]){7,}\d{2,3}/g;
const BASE64_RUN = /[\w+/-]{11,}/g;

/**
 * A text as it reads when encodings are undone, without what prints nothing: its character number `at` stands for
 * `from[at]` up to `to[at]` of the text that was given.
 */
interface View {
  readonly text: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Of the text that was given. */
type Range = readonly [from: number, to: number];

/** Between two decoded runs; no other character of a view has this code. */
const BREAK = 0xff;

/** Makes a view, character by character. */
class ViewDraft {
  readonly #codes: number[] = [];
  readonly #from: number[] = [];
  readonly #to: number[] = [];

  /** Leaves out what is not printing ASCII, and the equals sign by which mail breaks a line. */
  add(code: number, from: number, to: number): void {
    if (code > 0x20 && code < 0x7f) {
      this.#codes.push(code);
      this.#from.push(from);
      this.#to.push(to);
    } else if ((code === 0x0a || code === 0x0d) && this.#codes.at(-1) === 0x3d) {
      for (const list of [this.#codes, this.#from, this.#to]) list.pop();
    }
  }

  /** Neither a secret nor an escape reaches across it. */
  addBreak(at: number): void {
    this.#codes.push(BREAK);
    this.#from.push(at);
    this.#to.push(at);
  }

  view(): View {
    return { text: Buffer.from(this.#codes).toString('latin1'), from: this.#from, to: this.#to };
  }
}

function viewOf(text: string, start = 0, end = text.length): View {
  const draft = new ViewDraft();
  for (let at = start; at < end; at += 1) draft.add(text.charCodeAt(at), at, at + 1);
  return draft.view();
}

/** Undoes one layer of escapes, all kinds at once: of `%2573` it leaves `%73`. `source`: what the places in a view count. */
function withoutEscapes({ text, from, to }: View, source = ''): View | null {
  const draft = new ViewDraft();
  let done = 0;
  const copyUpTo = (end: number): void => {
    for (; done < end; done += 1) {
      const code = text.charCodeAt(done);
      if (code === BREAK) draft.addBreak(from[done] ?? 0);
      else draft.add(code, from[done] ?? 0, to[done] ?? 0);
    }
  };
  for (const match of text.matchAll(ESCAPE)) {
    const code = codeOf(match);
    if (code === null) continue;
    copyUpTo(match.index);
    done += match[0].length;
    const end = to[done - 1] ?? 0;
    // An equals sign that ended a line of mail before it became an escape.
    if (code !== 0x3d || !/^\r?\n$/.test(source.slice(end, from[done] ?? end)))
      draft.add(code, from[match.index] ?? 0, end);
  }
  copyUpTo(done === 0 ? 0 : text.length);
  return done === 0 ? null : draft.view();
}

function codeOf([, ref, braced, unit, byte, decimal, octal, css, name, plain]: RegExpExecArray):
  number | null {
  const hex = ref ?? braced ?? unit ?? byte ?? css;
  if (hex !== undefined) return Number.parseInt(hex, 16);
  if (decimal !== undefined) return Number(decimal);
  if (octal !== undefined) return Number.parseInt(octal, 8);
  if (name !== undefined) return NAMED[name.toLowerCase()]?.charCodeAt(0) ?? null;
  return plain === undefined ? null : 'nrt'.includes(plain) ? 0x20 : plain.charCodeAt(0);
}

/** Adds a decoded character, which stands for those of the view from `first` to `last`. */
type AddCode = (code: number, first: number, last: number) => void;

/** A view of the runs of one encoding alone, decoded; `null` where there are none. */
function withRuns(
  { text, from, to }: View,
  run: RegExp,
  decode: (run: string, start: number, add: AddCode, end: () => void) => void,
): View | null {
  const draft = new ViewDraft();
  for (const { 0: found, index } of text.matchAll(run)) {
    const add: AddCode = (code, first, last) => {
      draft.add(code, from[first] ?? 0, to[last] ?? 0);
    };
    decode(found, index, add, () => {
      draft.addBreak(to[index] ?? 0);
    });
  }
  const view = draft.view();
  return view.text.length < SECRET_MIN_CHARS ? null : view;
}

/** Pairs of digits, with or without something between them, from each of two digits on. */
function decodeHex(run: string, start: number, add: AddCode, end: () => void): void {
  const places: number[] = [];
  for (let at = 0; at < run.length; at += 1)
    if (HEX.includes(run.charAt(at)) && !'xX'.includes(run[at + 1] ?? '.')) places.push(at);
  for (const offset of [0, 1]) {
    for (let at = offset; at + 1 < places.length; at += 2) {
      const [high = 0, low = 0] = [places[at], places[at + 1]];
      add(Number.parseInt(run.charAt(high) + run.charAt(low), 16), start + high, start + low);
    }
    end();
  }
}

function decodeDecimals(run: string, start: number, add: AddCode, end: () => void): void {
  for (const { 0: digits, index } of run.matchAll(/\d+/g))
    add(Number(digits), start + index, start + index + digits.length - 1);
  end();
}

/** From each of four digits on, as other text of the same alphabet may stand before them. */
function decodeBase64(run: string, start: number, add: AddCode, end: () => void): void {
  for (let first = start; first < start + 4; first += 1) {
    for (const [at, code] of Buffer.from(run.slice(first - start), 'base64').entries()) {
      const digit = first + Math.floor((at * 4) / 3);
      add(code, digit, digit + 1);
    }
    end();
  }
}

/** Each way to undo one layer of encoding. */
function* undone(view: View, source: string): Generator<View | null> {
  yield withoutEscapes(view, source);
  yield withRuns(view, HEX_RUN, decodeHex);
  yield withRuns(view, DECIMAL_RUN, decodeDecimals);
  yield withRuns(view, BASE64_RUN, decodeBase64);
}

/**
 * Takes secrets out of texts, in whatever form: every encoding that is known here is undone, in every order, three layers
 * deep, and the secrets are looked for in all that appears, in any case. The runner masks a secret only as it is. Do it
 * before a text is cut.
 */
export class KnownSecrets {
  /** By their first characters: a text is looked through once, however many secrets there are. */
  readonly #forms = new Map<string, Set<string>>();

  /** One that is too short to be told from a word is passed over. */
  add(secret: string): void {
    for (const form of formsOf(secret)) {
      const start = form.slice(0, SECRET_MIN_CHARS);
      this.#forms.set(start, (this.#forms.get(start) ?? new Set<string>()).add(form));
    }
  }

  /** The text with `mark` for each secret; `mark` alone for a text that would take too long to look through. */
  without(text: string, mark = '***'): string {
    if (this.#forms.size === 0) return text;
    const found: Range[] = [];
    let workLeft = WORK_MIN + WORK_FACTOR * text.length;
    const search = (view: View, depth: number): void => {
      workLeft -= view.text.length;
      if (workLeft < 0) return;
      this.#find(view, found);
      if (depth === DEPTH) return;
      for (const next of undone(view, depth === 0 ? text : '')) if (next !== null) search(next, depth + 1);
    };
    for (let start = 0; start < text.length; start += PIECE_CHARS - OVERLAP_CHARS)
      search(viewOf(text, start, Math.min(text.length, start + PIECE_CHARS)), 0);
    return workLeft < 0 ? mark : replaced(text, found, mark);
  }

  /** Equals signs are passed over: where they end a line of Base64, they look like those of mail. */
  #find({ text, from, to }: View, found: Range[]): void {
    const folded = text.replaceAll('=', '').toLowerCase();
    const places: number[] = [];
    if (folded.length < text.length)
      for (let at = 0; at < text.length; at += 1) if (text[at] !== '=') places.push(at);
    for (let at = 0; at + SECRET_MIN_CHARS <= folded.length; at += 1) {
      for (const form of this.#forms.get(folded.slice(at, at + SECRET_MIN_CHARS)) ?? []) {
        let end = at + SECRET_MIN_CHARS;
        while (end < folded.length && end - at < form.length && folded[end] === form[end - at]) end += 1;
        if (end - at < Math.min(form.length, SECRET_ENOUGH_CHARS)) continue;
        let last = places[end - 1] ?? end - 1;
        while (text[last + 1] === '=') last += 1;
        found.push([from[places[at] ?? at] ?? 0, to[last] ?? 0]);
      }
    }
  }
}

/** What takes one secret out of texts: `KnownSecrets.without`. */
export function textWithout(secret: string): (text: string, mark?: string) => string {
  const secrets = new KnownSecrets();
  secrets.add(secret);
  return (text, mark) => secrets.without(text, mark);
}

/**
 * A secret as views have it: as it is; with its own escapes undone, as they are in a view of a text that has others; and in
 * Base64 whose case was lost, which cannot be decoded.
 */
function formsOf(secret: string): ReadonlySet<string> {
  const forms: string[] = [];
  for (
    let view: View | null = viewOf(secret);
    view !== null && forms.length <= DEPTH;
    view = withoutEscapes(view)
  )
    forms.push(view.text);
  for (const before of ['', '0', '00']) {
    const digits = Buffer.from(before + secret)
      .toString('base64')
      .replace(/=+$/, '');
    // The digits that are the same whatever stands around the secret.
    const own = digits.slice(
      Math.ceil((before.length * 4) / 3),
      Math.floor(((before.length + secret.length) * 4) / 3),
    );
    forms.push(own, own.replaceAll('+', '-').replaceAll('/', '_'));
  }
  const folded = forms.map((form) => form.replaceAll('=', '').toLowerCase());
  return new Set(
    secret.length < SECRET_MIN_CHARS ? [] : folded.filter((form) => form.length >= SECRET_MIN_CHARS),
  );
}

function replaced(text: string, found: readonly Range[], mark: string): string {
  let shown = '';
  let done = 0;
  for (const [from, to] of found.toSorted(([a], [b]) => a - b)) {
    if (from >= done) shown += text.slice(done, from) + mark;
    done = Math.max(done, to);
  }
  return shown + text.slice(done);
}
