import { createHash } from 'node:crypto';
import type { SiteFiles } from '../../src/site/file-index.ts';
import type { PreviousSite } from '../../src/site/manifest.ts';

/** A copy in the order that `LC_ALL=C sort` gives. */
export function inUtf8Order(paths: Iterable<string>): readonly string[] {
  return [...paths].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
}

/** The files of a site, path → contents, as a run lists them; written independently of `src/site/file-index.ts`. */
export function listedSite(files: Readonly<Record<string, string>>): SiteFiles {
  const digest = (name: string, text: string): string => createHash(name).update(text).digest('hex');
  const listed = inUtf8Order(Object.keys(files)).map((path) => {
    const text = files[path] ?? '';
    return {
      path,
      bytes: Buffer.byteLength(text),
      sha256: digest('sha256', text),
      md5: digest('md5', text),
    };
  });
  const sums = listed.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
  return { files: listed, contentDigest: digest('sha256', sums) };
}

/** The same as the previous site. */
export function previousSite(files: Readonly<Record<string, string>>): PreviousSite {
  const site = listedSite(files);
  return {
    domain: 'docs.example.com',
    contentDigest: site.contentDigest,
    files: new Map(site.files.map(({ path, sha256 }) => [path, sha256])),
    texts: null,
    pageCount: site.files.filter(({ path }) => path.endsWith('.html')).length,
  };
}
