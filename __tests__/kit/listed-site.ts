import { createHash } from 'node:crypto';
import type { PreviousSite } from '../../src/site/manifest.ts';
import type { SiteFiles } from '../../src/site/site-files.ts';

/** A copy in the order that `LC_ALL=C sort` gives. */
export function inUtf8Order(paths: Iterable<string>): readonly string[] {
  return [...paths].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
}

/** The files of a site, path → contents, as a run lists them; written apart from `src/site/file-index.ts`. */
export function listedSite(files: Readonly<Record<string, string>>): SiteFiles {
  const paths = inUtf8Order(Object.keys(files));
  const pathAt = (place: number): string => paths[place] ?? '';
  const contentsAt = (place: number): string => files[pathAt(place)] ?? '';
  const digest = (name: string, text: string): string => createHash(name).update(text).digest('hex');
  return {
    count: paths.length,
    contentDigest: digest(
      'sha256',
      paths.map((path) => `${digest('sha256', files[path] ?? '')}  ${path}\n`).join(''),
    ),
    pathAt,
    bytesAt: (place) => Buffer.byteLength(contentsAt(place)),
    sha256At: (place) => digest('sha256', contentsAt(place)),
    md5At: (place) => digest('md5', contentsAt(place)),
  };
}

/** The same as the site before. */
export function previousSite(files: Readonly<Record<string, string>>): PreviousSite {
  const site = listedSite(files);
  const places = Array.from({ length: site.count }, (_, place) => place);
  return {
    domain: 'docs.example.com',
    contentDigest: site.contentDigest,
    files: new Map(places.map((place) => [site.pathAt(place), site.sha256At(place)])),
    pageCount: places.filter((place) => site.pathAt(place).endsWith('.html')).length,
  };
}
