import type { SomePages } from '../core/failure.ts';
import { AnchorIndex } from './anchor-index.ts';
import { Findings } from './findings.ts';
import { Judge } from './page/judge.ts';
import { PageReader } from './page/page-reader.ts';
import type { Hosting, Reading, SkippedFile } from './finding.ts';
import { styleOf, type AddressStyle } from '../site/address-style.ts';
import { isPage } from '../site/file-index.ts';
import { somePages } from '../site/page-texts.ts';
import type { SiteTexts } from './site-texts.ts';
import { parseSiteAddress, siteUrl } from './site/site-address.ts';
import { SiteFolder } from './site/site-folder.ts';
import { isHtml, SitePaths } from './site/site-paths.ts';
import { HostRules } from './site/host-rules.ts';
import type { Site } from './site/resolver.ts';
import { SiteSurvey } from './site/survey.ts';

export interface SiteReadOptions {
  /** Absolute path of the folder. */
  readonly root: string;
  readonly hosting: Hosting;
  /** The site's own address; `null`: take it from sitemaps and canonical links. */
  readonly siteUrl: string | null;
  /** A number that no site can foresee. */
  readonly seed: number;
}

/** What reading a site shows. */
export interface SiteReading {
  readonly reading: Reading;
  /** Pages that show an error or nothing; `null`: there is none. */
  readonly errorPages: SomePages | null;
  readonly addressStyle: AddressStyle;
}

type OnProgress = (fileCount: number, totalFiles: number) => Promise<void> | void;

const RULES_MAX_BYTES = 1024 * 1024;
/** What a template of Jinja, Liquid or Twig begins with, after comments. */
const TEMPLATE = /^(?:\s|<!--(?:(?!-->)[^])*-->)*\{%/;
const TEMPLATE_BYTES = 1024;
/** Time between two reports of progress. */
const PROGRESS_MS = 250;

/**
 * Reads a whole site and finds its problems. Makes no request. Throws if the folder does not exist.
 * `onProgress` is called a few times per second; `texts` get the text of each page that can be read.
 */
export async function readSite(
  { root, hosting, siteUrl: given, seed }: SiteReadOptions,
  onProgress: OnProgress,
  texts: SiteTexts | null = null,
): Promise<SiteReading> {
  const folder = new SiteFolder(root);
  const { files: paths, unreadable } = folder.paths();
  const files = new SitePaths(paths);
  const survey = new SiteSurvey(files, folder);
  const address = parseSiteAddress(given ?? '') ?? survey.address();
  const linked = survey.builtFor();
  const builtFor = linked?.basePath === address?.basePath ? null : linked;
  const rules = new HostRules((file) => folder.text(file, RULES_MAX_BYTES));
  const site: Site = { files, address, builtFor, rules };
  const findings = new Findings(hosting);
  const anchors = new AnchorIndex();
  const judge = new Judge({ site, anchors, findings, seed });
  const reader = new PageReader(judge, hosting);
  const skipped = unreadable.map((page): SkippedFile => ({ page, reason: 'not readable' }));
  let pages = 0;
  const errors: string[] = [];
  let next = performance.now() + PROGRESS_MS;
  texts?.sample(paths, (path) => folder.read(path));
  for (const [file, path] of paths.entries()) {
    if (performance.now() >= next) {
      next = performance.now() + PROGRESS_MS;
      await onProgress(file, paths.length);
    }
    const kind = kindOf(path);
    if (kind === null || (kind === 'script' && hosting === 'cloud')) continue;
    if (kind === 'html') pages += 1;
    const content = folder.read(path);
    if (typeof content === 'string') skipped.push({ page: path, reason: content });
    else if (kind === 'html' && TEMPLATE.test(content.toString('latin1', 0, TEMPLATE_BYTES)))
      skipped.push({ page: path, reason: 'template' });
    else if (kind === 'html') {
      const options = isPage(path) ? (texts?.options ?? null) : null;
      const { text, isError } = reader.html(file, content, options);
      if (isError && isPage(path)) errors.push(path);
      if (text !== null) texts?.add(path, content, text, isError);
    } else reader[kind](file, content);
  }
  for (const file of reader.untitled) {
    const page = files.path(file);
    // A table of contents of mdBook, for one, changes with each new page.
    if (judge.framed.has(file)) texts?.remove(page);
    else findings.add({ kind: 'no-title' }, { page, line: null, reference: null });
  }
  survey.judge(site, findings);
  for (const [file, references] of anchors.missing()) {
    const content = folder.read(files.path(file));
    if (typeof content === 'string') continue;
    judge.begin(file, content, !isHtml(files.path(file)));
    for (const reference of references) judge.missingAnchor(reference);
  }
  const reading = {
    hosting,
    siteUrl: address === null ? null : siteUrl(address),
    scanned: { files: paths.length, pages, references: judge.references },
    ...findings.all(),
    skipped: [...skipped, ...survey.skipped],
  };
  return { reading, errorPages: somePages(errors), addressStyle: styleOf(judge.forms) };
}

function kindOf(path: string): 'html' | 'svg' | 'css' | 'script' | null {
  if (isHtml(path)) return 'html';
  if (/\.svg$/i.test(path)) return 'svg';
  if (/\.css$/i.test(path)) return 'css';
  return /\.[cm]?js$/i.test(path) ? 'script' : null;
}
