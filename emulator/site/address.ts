/** The way from a page to the site's root: '' or '../' or '../../'. */
export function rootFrom(url: string): string {
  return '../'.repeat(url.split('/').length - 1);
}

/** A path as a link writes it. */
export function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** The path that a link means; what cannot be decoded stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Text as HTML has it, in attributes too. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
