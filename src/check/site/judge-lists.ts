import { decodeXML } from 'entities/decode';
import type { Findings } from '../findings.ts';
import { addressOf } from './site-address.ts';
import type { FileBytes } from './file-bytes.ts';
import { shortened, targetOf, type Site } from './resolver.ts';
import type { Listed, SiteSurvey } from './survey.ts';

const LLMS = 'llms.txt';
const LLMS_MAX_BYTES = 4 * 1024 * 1024;

interface Lists {
  readonly site: Site;
  readonly survey: SiteSurvey;
}

/** Judges the files of a site that list addresses: sitemaps, robots.txt and llms.txt. */
export function judgeLists({ site, survey }: Lists, bytes: FileBytes, findings: Findings): void {
  const judge = (page: string, kind: 'missing-sitemap-page' | 'broken-link', { url, line }: Listed): void => {
    const target = targetOf(url, addressOf(page), page, site);
    if (target.kind === 'missing')
      findings.add({ kind, ...target.missing }, { page, line, reference: shortened(url) });
  };
  for (const listed of survey.robots) judge('robots.txt', 'missing-sitemap-page', listed);
  for (const sitemap of survey.sitemaps)
    survey.read(sitemap, (listed) => {
      judge(sitemap, 'missing-sitemap-page', listed);
    });
  for (const listed of linksIn(bytes.text(LLMS, LLMS_MAX_BYTES))) judge(LLMS, 'broken-link', listed);
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
