/** Types without a meaning; browsers save such a file instead of showing it. */
const OPAQUE: ReadonlySet<string> = new Set([
  'application/octet-stream',
  'binary/octet-stream',
  'application/x-unknown',
]);

const SCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/;
/** Browsers use these files only with such a type, or show them as something else. */
const WANTED: readonly (readonly [endings: RegExp, wanted: RegExp])[] = [
  [/\.(?:html?|xhtml)$/, /^(?:text\/html|application\/xhtml\+xml)$/],
  [/\.m?js$/, SCRIPT],
  [/\.css$/, /^text\/css$/],
  [/\.svg$/, /^image\/svg\+xml$/],
  [/\.wasm$/, /^application\/wasm$/],
];
/** Files that browsers run, show or fetch without the need for a certain type. */
const SHOWN =
  /\.(?:rsc|md|markdown|txt|json|xml|webmanifest|png|jpe?g|gif|webp|avif|ico|pdf|mp4|webm|mp3|vtt)$/;

/** The type of a `Content-Type` header: lower case, without its parameters; empty when absent. */
export function mediaType(header: string | null): string {
  return (header ?? '').split(';', 1).join('').trim().toLowerCase();
}

/** The ending for which this type is wrong, such as `.rsc`; `null`: the type is right. */
export function wronglyTyped(path: string, type: string): string | null {
  const lower = path.toLowerCase();
  const rule = WANTED.find(([endings]) => endings.test(lower));
  const ending = /\.[a-z0-9]+$/.exec(lower)?.[0] ?? '';
  if (rule !== undefined) return rule[1].test(type) ? null : ending;
  return SHOWN.test(lower) && (OPAQUE.has(type) || type === '') ? ending : null;
}
