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
 * nothing. A page *about* an error has more text.
 */
export function isErrorPage(path: string, { start, isWhole, isMainEmpty }: PageText): boolean {
  if (MADE_FOR_ERRORS.test(path)) return false;
  const text = start.toLowerCase();
  return isMainEmpty || (isWhole && ERROR_TEXTS.some((error) => error.test(text)));
}
