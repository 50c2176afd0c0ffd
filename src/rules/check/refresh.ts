/** The address in the content of `<meta http-equiv=refresh>`, as in `0; url='guide/'`; `null` when it only reloads. */
export function refreshAddress(content: string): string | null {
  const time = /^[\t\n\f\r ]*[\d.]+/.exec(content)?.[0];
  if (time === undefined) return null;
  let rest = content.slice(time.length);
  if (!/^[\t\n\f\r ;,]/.test(rest)) return null;
  rest = rest.trimStart();
  if (/^[;,]/.test(rest)) rest = rest.slice(1).trimStart();
  const named = /^url[\t\n\f\r ]*=/i.exec(rest)?.[0];
  if (named !== undefined) rest = rest.slice(named.length).trimStart();
  const quote = rest.charAt(0);
  if (quote === '"' || quote === "'") {
    const end = rest.indexOf(quote, 1);
    rest = rest.slice(1, end === -1 ? undefined : end);
  }
  rest = rest.trim();
  return rest === '' ? null : rest;
}
