import { join } from 'node:path';
import type { Findings } from '../findings.ts';
import type { ResourceUse } from '../report/finding.ts';
import { addressOf } from './address.ts';
import type { FileBytes } from './file-bytes.ts';
import { shortened, targetOf, type Site } from './resolver.ts';
import type { Listed, SiteSurvey } from './survey.ts';

const LLMS = 'llms.txt';
const LLMS_MAX_BYTES = 4 * 1024 * 1024;
const MANIFEST_MAX_BYTES = 256 * 1024;

/** Judges the files of a site that list addresses: sitemaps, robots.txt, llms.txt and the web manifests of its pages. */
export class ListJudge {
  readonly #root: string;
  readonly #site: Site;
  readonly #findings: Findings;

  constructor(root: string, site: Site, findings: Findings) {
    this.#root = root;
    this.#site = site;
    this.#findings = findings;
  }

  sitemaps(survey: SiteSurvey): void {
    for (const listed of survey.robots) this.#judge('robots.txt', 'missing-sitemap-page', listed);
    for (const sitemap of survey.sitemaps)
      survey.read(sitemap, (listed) => {
        this.#judge(sitemap, 'missing-sitemap-page', listed);
      });
  }

  /** The links of llms.txt, which is Markdown. */
  llms(bytes: FileBytes): void {
    if (this.#site.files.at(LLMS) === null) return;
    const text = bytes.text(join(this.#root, LLMS), LLMS_MAX_BYTES) ?? '';
    for (const [index, line] of text.split('\n').entries())
      for (const [, url = ''] of line.matchAll(/\]\(<?([^()<>\s]{1,2000})/g))
        this.#judge(LLMS, 'broken-link', { url, line: index + 1 });
  }

  /** The pictures of a web manifest. What is no JSON is left alone. */
  manifest(file: number, bytes: FileBytes): void {
    const path = this.#site.files.path(file);
    const text = bytes.text(join(this.#root, path), MANIFEST_MAX_BYTES) ?? '';
    for (const [use, src] of picturesOf(text)) {
      // The file writes a slash as it is, or behind a backslash.
      const at = Math.max(text.indexOf(src), text.indexOf(src.replaceAll('/', '\\/')));
      this.#judge(path, use, { url: src, line: text.slice(0, Math.max(0, at)).split('\n').length });
    }
  }

  #judge(
    page: string,
    kind: 'missing-sitemap-page' | 'broken-link' | ResourceUse,
    { url, line }: Listed,
  ): void {
    const target = targetOf(url, addressOf(page), page, this.#site);
    if (target.kind !== 'missing') return;
    const { missing } = target;
    const place = { page, line, reference: shortened(url) };
    if (kind === 'missing-sitemap-page' || kind === 'broken-link')
      this.#findings.add({ kind, ...missing }, place);
    else this.#findings.add({ kind: 'missing-resource', use: kind, ...missing }, place);
  }
}

interface WebManifest {
  readonly icons?: unknown;
  readonly screenshots?: unknown;
  readonly shortcuts?: unknown;
}

function picturesOf(text: string): readonly (readonly [use: 'icon' | 'image', src: string])[] {
  let manifest: WebManifest | null;
  try {
    manifest = JSON.parse(text) as WebManifest | null;
  } catch {
    return [];
  }
  const { icons, screenshots, shortcuts } = Object(manifest) as WebManifest;
  const ofShortcuts = list(shortcuts).flatMap((shortcut) => list((Object(shortcut) as WebManifest).icons));
  return [
    ...[...list(icons), ...ofShortcuts].flatMap((entry) => srcOf('icon', entry)),
    ...list(screenshots).flatMap((entry) => srcOf('image', entry)),
  ];
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function srcOf(use: 'icon' | 'image', entry: unknown): readonly (readonly ['icon' | 'image', string])[] {
  const { src } = Object(entry) as { readonly src?: unknown };
  return typeof src === 'string' && src !== '' ? [[use, src]] : [];
}
