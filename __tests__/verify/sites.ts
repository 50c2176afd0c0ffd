import { createHash } from 'node:crypto';
import { pageText } from '../../src/html/page-text.ts';
import type { ExpectedFile, ExpectedSite } from '../../src/verify/expected-site.ts';

/** A site of these files, path → contents, as its manifest describes it; written independently of `src/verify/expected-site.ts`. */
export function expectedSite(files: Readonly<Record<string, string>>): ExpectedSite {
  return {
    contentDigest: null,
    files: Object.keys(files)
      .toSorted()
      .map((path) => expected(path, files[path])),
  };
}

export function expected(path: string, text = ''): ExpectedFile {
  const textSha256 = path.endsWith('.html') ? pageText(Buffer.from(text)).digest : null;
  return { path, bytes: Buffer.byteLength(text), sha256: sha256(text), textSha256 };
}

export function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The manifest of such a site, as the export writes it. */
export function manifestOf(
  files: Readonly<Record<string, string | Buffer>>,
  contentDigest = sha256('site'),
): string {
  const listed = Object.entries(files).map(([path, content]) => {
    const bytes = Buffer.from(content);
    const text = path.endsWith('.html') ? { title: null, textSha256: pageText(bytes).digest } : {};
    return { path, size: bytes.length, sha256: sha256(bytes), md5: null, ...text };
  });
  return JSON.stringify({ schemaVersion: 1, domain: 'docs.example.com', contentDigest, files: listed });
}

/** `changes.json` of the same export. */
export function changesOf(
  changes: {
    readonly added?: readonly string[];
    readonly changed?: readonly string[];
    readonly removed?: readonly string[];
  },
  contentDigest = sha256('site'),
): string {
  return JSON.stringify({
    schemaVersion: 1,
    firstPublication: false,
    contentDigest,
    added: [],
    changed: [],
    removed: [],
    ...changes,
  });
}

export function page(text: string): string {
  return `<!doctype html><title>${text}</title><main><p>${text}</p></main>`;
}
