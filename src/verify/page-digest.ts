import { pageText } from '../html/page-text.ts';

/** Digest of a page's text, as the manifest has it. */
export function pageDigest(page: Buffer): string {
  return pageText(page).digest;
}

/** Whether a page names one of these files, by their last names. */
export function namesAnyOf(page: Buffer, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false;
  for (const [name] of page.toString('latin1').matchAll(/[\w.~-]+/g)) if (names.has(name)) return true;
  return false;
}
