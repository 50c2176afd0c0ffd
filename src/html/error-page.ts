import { HtmlScanner, TOKEN } from './html-scanner.ts';
import { ATTRIBUTE, TAG } from './names.ts';
import type { PageText } from './page-text.ts';

/** Whole texts of pages that frameworks, and the servers that an export reads from, make of an error; in lower case. */
const ERROR_TEXTS: readonly RegExp[] = [
  // Next.js, whose newer versions name the host and add a digest.
  /^application error: a (?:client|server)-side exception has occurred\b.{0,300}$/,
  /^(?:404:? )?this page could not be found\.?$/,
  /^(?:5\d\d:? )?internal server error\.?$/,
  /^(?:404:? not found|50[0234]:? (?:bad gateway|internal server error|service (?:temporarily )?unavailable|gateway time-?out))\.?(?: nginx(?:\/[\d.]+)?)?$/,
  /^an (?:unexpected )?error (?:has )?occurred(?: while (?:loading|rendering) (?:the|this) page)?\.?(?: check (?:the )?(?:browser |developer )?(?:tools )?console for details\.?)?$/,
  /^(?:oops[!,.]? )?something went wrong[!.]?(?: try again[!.]?)?$/,
];

/** Pages that hosts show for an error, such as `404.html`, `fr/404/index.html` and `_not-found.html`. */
const MADE_FOR_ERRORS = /(?:^|\/)_?(?:[45]\d\d|error|not[-_]?found)(?:\/index)?\.x?html?$/i;

/**
 * Whether a page shows an error instead of what its path promises: its whole text is a known one, or its main content shows
 * nothing. A page *about* an error has more text. `bytes`: the page.
 */
export function isErrorPage(path: string, { start, isWhole, isMainEmpty }: PageText, bytes: Buffer): boolean {
  if (MADE_FOR_ERRORS.test(path)) return false;
  const text = start.toLowerCase();
  return isMainEmpty ? !isMount(bytes) : isWhole && ERROR_TEXTS.some((error) => error.test(text));
}

/** Elements that show nothing, or nothing by themselves. */
const SHOW_NOTHING: readonly number[] = [
  ...[TAG.html, TAG.head, TAG.body, TAG.base, TAG.link, TAG.meta],
  ...[TAG.title, TAG.style, TAG.script, TAG.noscript, TAG.template],
];
const OTHER_HOST = /^\s*(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i;

/**
 * Whether a page is only what a script fills, as that of a single-page app: its body shows nothing but empty elements with an
 * `id`, and it loads a script of its own. A page that was exported without its content has more: a navigation, a footer.
 */
function isMount(bytes: Buffer): boolean {
  const scanner = new HtmlScanner();
  let hasScript = false;
  let isInMount = false;
  /** An open element whose content is not shown. */
  let hidden = 0;
  scanner.start(bytes);
  for (let token = scanner.next(); token !== TOKEN.end; token = scanner.next()) {
    const { tag, from, to } = scanner;
    if (token === TOKEN.endTag) {
      if (tag === hidden) hidden = 0;
      isInMount = false;
    } else if (hidden !== 0 || token === TOKEN.comment) continue;
    else if (token === TOKEN.text) {
      if (bytes.toString('latin1', from, to).trim() !== '') return false;
    } else if (SHOW_NOTHING.includes(tag)) {
      const src = scanner.attribute(ATTRIBUTE.src);
      if (tag === TAG.script && src !== -1)
        hasScript ||= !OTHER_HOST.test(
          bytes.toString('latin1', scanner.valueFrom(src), scanner.valueTo(src)),
        );
      if (scanner.isRawText || tag === TAG.noscript || tag === TAG.template) hidden = tag;
    } else if (isInMount || scanner.attribute(ATTRIBUTE.id) === -1) return false;
    else isInMount = true;
  }
  return hasScript;
}
