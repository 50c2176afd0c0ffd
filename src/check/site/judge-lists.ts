import { decodeXML } from 'entities/decode';
import type { Findings } from '../findings.ts';
import type { ResourceUse } from '../report/finding.ts';
import { addressOf } from './site-address.ts';
import type { FileBytes } from './file-bytes.ts';
import { shortened, targetOf, type Site } from './resolver.ts';
import type { Listed, SiteSurvey } from './survey.ts';

const LLMS = 'llms.txt';
const LLMS_MAX_BYTES = 4 * 1024 * 1024;
const MANIFEST_MAX_BYTES = 256 * 1024;

type ListedKind =
  | { readonly kind: 'missing-sitemap-page' | 'broken-link' }
  | { readonly kind: 'missing-resource'; readonly use: ResourceUse };

interface Lists {
  readonly site: Site;
  readonly survey: SiteSurvey;
  /** The web manifests that pages load. */
  readonly manifests: Iterable<number>;
}

/** Judges the files of a site that list addresses: sitemaps, robots.txt, llms.txt and web manifests. */
export function judgeLists({ site, survey, manifests }: Lists, bytes: FileBytes, findings: Findings): void {
  const judge = (page: string, kind: ListedKind, { url, line }: Listed): void => {
    const target = targetOf(url, addressOf(page), page, site);
    if (target.kind === 'missing')
      findings.add({ ...kind, ...target.missing }, { page, line, reference: shortened(url) });
  };
  for (const listed of survey.robots) judge('robots.txt', { kind: 'missing-sitemap-page' }, listed);
  for (const sitemap of survey.sitemaps)
    survey.read(sitemap, (listed) => {
      judge(sitemap, { kind: 'missing-sitemap-page' }, listed);
    });
  for (const listed of linksIn(bytes.text(LLMS, LLMS_MAX_BYTES)))
    judge(LLMS, { kind: 'broken-link' }, listed);
  for (const manifest of manifests) {
    const path = site.files.path(manifest);
    const text = bytes.text(path, MANIFEST_MAX_BYTES);
    for (const [use, url] of picturesOf(text)) {
      // The file may write a slash with a backslash before it.
      const at = Math.max(0, text.indexOf(url), text.indexOf(url.replaceAll('/', '\\/')));
      judge(path, { kind: 'missing-resource', use }, { url, line: text.slice(0, at).split('\n').length });
    }
  }
}

/** Between brackets, or up to a space, with pairs of parentheses and escapes. */
const LINK = /\]\((?:<([^<>]{1,2000})>|((?:[^()<>\s\\]|\\.|\([^()<>\s]{0,2000}\)){1,2000}))/g;

/** The links of a Markdown text that are not in code. */
function linksIn(markdown: string): readonly Listed[] {
  let isCode = false;
  return markdown.split('\n').flatMap((line, index) => {
    const isFence = /^\s*(?:```|~~~)/.test(line);
    if (isFence) isCode = !isCode;
    return isCode || isFence
      ? []
      : Array.from(line.replace(/`[^`]+`/g, '').matchAll(LINK), ([, bracketed, bare]) => {
          const url = decodeXML((bracketed ?? bare ?? '').replace(/\\([!-/:-@[-`{-~])/g, '$1'));
          return { url, line: index + 1 };
        });
  });
}

interface WebManifest {
  readonly icons?: unknown;
  readonly screenshots?: unknown;
  readonly shortcuts?: unknown;
  /** Of a picture. */
  readonly src?: unknown;
}

/** None if it is not JSON. */
function picturesOf(text: string): readonly (readonly [use: 'icon' | 'image', src: string])[] {
  let manifest: WebManifest;
  try {
    manifest = Object(JSON.parse(text)) as WebManifest;
  } catch {
    return [];
  }
  const icons = [manifest, ...objectsIn(manifest.shortcuts)].flatMap((each) => objectsIn(each.icons));
  return [
    ...icons.map(({ src }) => ['icon', src] as const),
    ...objectsIn(manifest.screenshots).map(({ src }) => ['image', src] as const),
  ].filter(
    (picture): picture is ['icon' | 'image', string] => typeof picture[1] === 'string' && picture[1] !== '',
  );
}

function objectsIn(value: unknown): readonly WebManifest[] {
  return Array.isArray(value) ? value.map((entry: unknown) => Object(entry) as WebManifest) : [];
}
