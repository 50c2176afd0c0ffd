import { SiteTexts } from '../../src/check/site-texts.ts';
import { pageText } from '../../src/html/page-text.ts';
import { UNKNOWN_STYLE } from '../../src/site/address-style.ts';
import { withTexts, type SiteFiles } from '../../src/site/file-index.ts';
import {
  manifestText,
  readManifest,
  type ManifestFacts,
  type PreviousSite,
} from '../../src/site/manifest.ts';
import { pageChangesOf, type PageChanges } from '../../src/site/page-changes.ts';
import { parseTexts, type TextsRead } from '../../src/site/page-texts.ts';
import { listedSite } from '../kit/listed-site.ts';

export type Site = Readonly<Record<string, string | Buffer>>;

/** The texts of a site as in a run: written as lines, and read back. */
export function readTexts(site: Site, previous: PreviousSite | null = null): TextsRead {
  const texts = new SiteTexts(previous?.repeated ?? null);
  const pages = Object.keys(site).filter((path) => path.endsWith('.html'));
  const read = (path: string): Buffer => Buffer.from(site[path] ?? '');
  texts.sample(pages, read);
  for (const path of pages) texts.add(path, read(path), pageText(read(path), texts.options), false);
  const digests = new Map(listedSite(site).files.map(({ path, sha256 }) => [path, sha256]));
  return parseTexts([...texts.lines()].join(''), { digests, before: previous?.files ?? null });
}

/** A site with its texts. */
export function withRead(site: Site, previous: PreviousSite | null = null): SiteFiles {
  return withTexts(listedSite(site), readTexts(site, previous).texts);
}

export const FACTS: ManifestFacts = {
  domain: null,
  jobId: 'j',
  version: null,
  createdMs: 0,
  addressStyle: UNKNOWN_STYLE,
  repeated: [],
};

/** The manifest of a site; `null`: without texts. */
export function manifestOf(site: Site, read: TextsRead | null = readTexts(site)): string {
  const facts = { ...FACTS, repeated: read?.repeated ?? null };
  return [...manifestText(facts, withTexts(listedSite(site), read?.texts ?? null))].join('');
}

/** A site as its manifest keeps it. */
export function kept(site: Site, read: TextsRead | null = readTexts(site)): PreviousSite {
  const manifest = readManifest(manifestOf(site, read));
  if (!('value' in manifest)) throw new Error('the manifest is refused');
  return manifest.value;
}

/** `before`: `null` for a first publication. */
export function changesBetween(before: Site | null, now: Site): PageChanges {
  const previous = before === null ? null : kept(before);
  return pageChangesOf(withRead(now, previous), previous);
}
