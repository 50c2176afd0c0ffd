import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSite, type SiteReadOptions } from '../../src/check/read-site.ts';
import type { CheckReport, Finding, Place } from '../../src/check/finding.ts';
import { reportOf } from '../../src/check/report/report.ts';
import { writeFiles } from '../action/sites.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Checks the site in a folder, in the process of the test. */
export async function checkFolder(
  root: string,
  options: Partial<SiteReadOptions> = {},
): Promise<CheckReport> {
  const all = { root, hosting: 'client-hosted', siteUrl: null, seed: 0x5eed, ...options } as const;
  const { reading } = await readSite(all, () => undefined);
  return reportOf(reading);
}

/** Writes files into a folder of their own and checks them. */
export async function checkFiles(files: Files, options: Partial<SiteReadOptions> = {}): Promise<CheckReport> {
  const folder = mkdtempSync(join(tmpdir(), 'site-check-test-'));
  try {
    writeFiles(folder, files);
    return await checkFolder(folder, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A page with a title and something in its body. */
export function page(body: string, head = ''): string {
  return `<!doctype html>\n<html><head><title>Page</title>${head}</head>\n<body>\n${body}\n</body></html>\n`;
}

/** Every place of every finding in one line, `kind page:line reference → target`, in the order of pages and lines. */
export function linesOf({ findings }: Pick<CheckReport, 'findings'>): readonly string[] {
  const places = findings.flatMap((finding) =>
    finding.places.map((place) => ({ place, text: lineOf(finding, place) })),
  );
  const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  places.sort(
    ({ place: a, text: textA }, { place: b, text: textB }) =>
      compare(a.page, b.page) || (a.line ?? 0) - (b.line ?? 0) || compare(textA, textB),
  );
  return places.map(({ text }) => text);
}

function lineOf(finding: Finding, { page: file, line, reference }: Place): string {
  const use = 'use' in finding ? ` ${finding.use}` : '';
  const at = line === null ? '' : `:${String(line)}`;
  return `${finding.kind}${use} ${file}${at}${reference === null ? '' : ` ${reference}`}${aim(finding)}`;
}

function aim(finding: Finding): string {
  switch (finding.kind) {
    case 'missing-anchor':
      return ` → ${finding.target}#${finding.anchor}`;
    case 'external-load':
      return ` → ${finding.host}`;
    case 'no-title':
    case 'empty-page':
    case 'error-page':
      return '';
    default:
      return ` → ${finding.target}${finding.similar === null ? '' : ` (${finding.similar})`}`;
  }
}
