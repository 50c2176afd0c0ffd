import { createHash } from 'node:crypto';
import { pageText } from '../../src/html/page-text.ts';
import type { AddressStyle } from '../../src/site/address-style.ts';
import type { SiteFile } from '../../src/site/file-index.ts';
import type { ExpectedSite } from '../../src/verify/plan.ts';

/** Links as the service writes them. */
export const CLEAN: AddressStyle = { pages: 'extensionless', folders: 'slash' };

/** A site of these files, path → contents, as its manifest describes it; written independently of `src/site/manifest.ts`. */
export function expectedSite(
  files: Readonly<Record<string, string>>,
  addressStyle: AddressStyle = CLEAN,
): ExpectedSite {
  const listed = Object.keys(files).map((path) => [path, expected(path, files[path])] as const);
  return { contentDigest: null, addressStyle, files: new Map(listed), repeated: [] };
}

export function expected(path: string, text = ''): SiteFile {
  const textSha256 = path.endsWith('.html') ? pageText(Buffer.from(text)).digest : null;
  const facts = textSha256 === null ? null : { title: null, textSha256 };
  return { path, bytes: Buffer.byteLength(text), sha256: sha256(text), text: facts };
}

export function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The manifest of such a site, as the export writes it. */
export function manifestOf(
  files: Readonly<Record<string, string | Buffer>>,
  {
    contentDigest = sha256('site'),
    addressStyle = CLEAN,
  }: { readonly contentDigest?: string; readonly addressStyle?: AddressStyle | null } = {},
): string {
  const listed = Object.entries(files).map(([path, content]) => {
    const bytes = Buffer.from(content);
    const text = path.endsWith('.html') ? { title: null, textSha256: pageText(bytes).digest } : {};
    return { path, size: bytes.length, sha256: sha256(bytes), md5: null, ...text };
  });
  const style = addressStyle === null ? {} : { addressStyle };
  const textRule = { version: 1, repeated: [] };
  const facts = { schemaVersion: 1, domain: 'docs.example.com', contentDigest, textRule, ...style };
  return JSON.stringify({ ...facts, files: listed });
}

/** `changes.json` of the same export. */
export function changesOf(
  changes: {
    readonly added?: readonly string[];
    readonly changed?: readonly string[];
    readonly removed?: readonly string[];
    /** What a file was before: its contents. */
    readonly previously?: Readonly<Record<string, string>>;
  },
  contentDigest = sha256('site'),
): string {
  const { previously = {}, ...lists } = changes;
  const digests = Object.entries(previously).map(([path, text]) => [path, sha256(text)] as const);
  return JSON.stringify({
    previousSha256: Object.fromEntries(digests),
    schemaVersion: 1,
    firstPublication: false,
    contentDigest,
    added: [],
    changed: [],
    removed: [],
    ...lists,
  });
}

export function page(text: string): string {
  return `<!doctype html><title>${text}</title><main><p>${text}</p></main>`;
}
