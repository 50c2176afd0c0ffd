import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSite, type CheckOptions } from '../../src/disk/site-check.ts';
import type { CheckReport, Finding } from '../../src/rules/check/finding.ts';
import { writeFiles } from '../action/sites.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Puts files into a folder of their own and checks them. */
export async function checkFiles(files: Files, options: Partial<CheckOptions> = {}): Promise<CheckReport> {
  const folder = mkdtempSync(join(tmpdir(), 'site-check-test-'));
  try {
    writeFiles(folder, files);
    return await checkSite(
      folder,
      { hosting: 'client-hosted', workers: 1, ...options },
      new AbortController().signal,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A page with a title and something in its body. */
export function page(body: string, head = ''): string {
  return `<!doctype html>\n<html><head><title>Page</title>${head}</head>\n<body>\n${body}\n</body></html>\n`;
}

/** A finding in one line: `kind page:line reference → target`. */
export function told(finding: Finding): string {
  const line = 'line' in finding ? `:${String(finding.line)}` : '';
  const reference = 'reference' in finding ? ` ${finding.reference}` : '';
  const use =
    finding.kind === 'missing-resource' || finding.kind === 'external-load' ? ` ${finding.use}` : '';
  return `${finding.kind}${use} ${finding.page}${line}${reference}${aim(finding)}`;
}

function aim(finding: Finding): string {
  switch (finding.kind) {
    case 'missing-anchor':
      return ` → ${finding.target}#${finding.anchor}`;
    case 'external-load':
      return ` → ${finding.host}`;
    case 'no-title':
    case 'empty-page':
      return '';
    default:
      return ` → ${String(finding.target)}${finding.similar === null ? '' : ` (${finding.similar})`}`;
  }
}
