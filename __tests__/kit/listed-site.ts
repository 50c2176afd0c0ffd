import { createHash } from 'node:crypto';
import { withTexts, type SiteFiles } from '../../src/site/file-index.ts';
import { UNKNOWN_STYLE } from '../../src/site/address-style.ts';
import type { PreviousSite } from '../../src/site/manifest.ts';
import type { PageTexts } from '../../src/site/page-texts.ts';

/** A copy in the order that `LC_ALL=C sort` gives. */
export function inUtf8Order(paths: Iterable<string>): readonly string[] {
  return [...paths].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
}

/** The files of a site, path → contents, as a run lists them; written independently of `src/site/file-index.ts`. */
export function listedSite(files: Readonly<Record<string, string | Buffer>>): SiteFiles {
  const digest = (name: string, text: string | Buffer): string => createHash(name).update(text).digest('hex');
  const listed = inUtf8Order(Object.keys(files)).map((path) => {
    const text = files[path] ?? '';
    return {
      path,
      bytes: Buffer.byteLength(text),
      sha256: digest('sha256', text),
      md5: digest('md5', text),
      text: null,
    };
  });
  const sums = listed.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
  return { files: listed, contentDigest: digest('sha256', sums) };
}

/** The same as the previous site. */
export function previousSite(
  files: Readonly<Record<string, string>>,
  texts: PageTexts | null = null,
): PreviousSite {
  const site = withTexts(listedSite(files), texts);
  return {
    domain: 'docs.example.com',
    contentDigest: site.contentDigest,
    files: new Map(site.files.map((file) => [file.path, file])),
    addressStyle: UNKNOWN_STYLE,
    repeated: [],
  };
}
