import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Anchors } from './anchors.ts';
import { Findings } from './findings.ts';
import { Judge } from './page/judge.ts';
import { PageReader } from './page/page-reader.ts';
import type { Hosting, Reading, RulesFile } from './report/finding.ts';
import { parseSiteAddress, siteUrl } from './site/address.ts';
import { FileBytes } from './site/file-bytes.ts';
import { isHtml, SiteFiles } from './site/files.ts';
import { HostRules } from './site/host-rules.ts';
import { ListJudge } from './site/lists.ts';
import type { Site } from './site/resolver.ts';
import { siteTree } from './site/site-tree.ts';
import { SiteSurvey } from './site/survey.ts';

export interface SiteOrder {
  /** Absolute path of the folder. */
  readonly root: string;
  readonly hosting: Hosting;
  /** The site's own address; `null`: it is learned from sitemaps and canonical links. */
  readonly siteUrl: string | null;
  /** A number that no site can foresee. */
  readonly seed: number;
}

const RULES_MAX_BYTES = 1024 * 1024;
/** Time that passes before others get their turn. */
const TURN_MS = 250;

/** Reads a whole site and gives what is wrong with it. Makes no request. Throws an error where there is no such folder. `onProgress` is told now and then. */
export async function readSite(
  { root, hosting, siteUrl: given, seed }: SiteOrder,
  onProgress: (fileCount: number, totalFiles: number) => Promise<void> | void,
): Promise<Reading> {
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Error(`'${root}' is no folder`);
  const { paths, closed } = siteTree(root);
  const files = new SiteFiles(paths);
  const bytes = new FileBytes();
  const survey = new SiteSurvey(root, files, bytes);
  const address = parseSiteAddress(given ?? '') ?? survey.address();
  const textOf = (file: RulesFile): string | null =>
    files.at(file) === null ? null : bytes.text(join(root, file), RULES_MAX_BYTES);
  const site: Site = { files, address, rules: new HostRules(textOf) };
  const findings = new Findings(hosting);
  const anchors = new Anchors();
  const judge = new Judge({ site, anchors, findings, seed });
  const reader = new PageReader(judge, hosting);

  const lists = new ListJudge(root, site, findings);

  lists.sitemaps(survey);
  let pages = 0;
  let turnEnds = performance.now() + TURN_MS;
  for (const [file, path] of paths.entries()) {
    if (performance.now() >= turnEnds) {
      await onProgress(file, paths.length);
      turnEnds = performance.now() + TURN_MS;
    }
    const kind = kindOf(path);
    if (kind === null || (kind === 'script' && hosting === 'cloud')) continue;
    if (kind === 'html') pages += 1;
    const content = bytes.read(`${root}/${path}`);
    if (typeof content === 'string') findings.skip(path, content);
    else reader[kind](file, content);
  }
  for (const manifest of judge.manifests) lists.manifest(manifest, bytes);
  lists.llms(bytes);
  for (const [file, demands] of anchors.missing()) {
    const content = bytes.read(join(root, files.path(file)));
    if (typeof content === 'string') continue;
    judge.begin(file, content, !isHtml(files.path(file)));
    for (const demand of demands) judge.missingAnchor(demand);
  }
  for (const folder of closed) findings.skip(folder, 'not readable');
  return findings.reading({
    siteUrl: address === null ? null : siteUrl(address),
    scanned: { files: paths.length, pages, references: judge.references },
    orderOf: (page) => files.at(page) ?? -1,
  });
}

function kindOf(path: string): 'html' | 'svg' | 'css' | 'script' | null {
  if (isHtml(path)) return 'html';
  const [, ending = ''] = /\.([a-z]{2,3})$/i.exec(path) ?? [];
  switch (ending.toLowerCase()) {
    case 'svg':
      return 'svg';
    case 'css':
      return 'css';
    case 'js':
    case 'cjs':
    case 'mjs':
      return 'script';
    default:
      return null;
  }
}
