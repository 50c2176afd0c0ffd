// Tags that a site may keep as they are, as they load nothing. Attributes are dropped with everything else.
const KEPT =
  /^(b|br|code|dd|del|details|dl|dt|em|hr|i|ins|kbd|li|ol|p|pre|s|small|strong|sub|summary|sup|table|tbody|td|th|thead|tr|ul)$/;
const DROPPED =
  /^(a|article|center|div|figcaption|figure|font|h[1-6]|iframe|img|link|picture|script|section|source|span|style|svg|video)$/;
const TAG = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)\b[^<>]*>/g;

/** HTML inside Markdown, made harmless: nothing of it can load a resource. Unknown tags are shown as text. */
export function harmlessHtml(html: string): string {
  let result = '';
  let at = 0;
  for (const match of html.matchAll(TAG)) {
    result += html.slice(at, match.index).replaceAll('<', '&lt;') + harmlessTag(match);
    at = match.index + match[0].length;
  }
  return result + html.slice(at).replaceAll('<', '&lt;');
}

function harmlessTag([whole, slash = '', name = '']: RegExpExecArray | RegExpMatchArray): string {
  const tag = name.toLowerCase();
  if (KEPT.test(tag)) return `<${slash}${tag}>`;
  if (whole.startsWith('<!--') || DROPPED.test(tag)) return '';
  return whole.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
