import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderSite } from '../../emulator/site/render.ts';
import { SAMPLE_DOCS } from '../../emulator/site/sample.ts';
import { filesOf } from '../../emulator/site/site-files.ts';
import type { Outcome } from './answers.ts';

/** What the table of docs/hosting.md asks for, in its order. */
export const ASKED = ['/', '/x', '/x/', '/x.html', '/dir', '/dir/', '/both', '/both/page', '/missing'];

/** The site of the document's table, and names that are harder. The content of each file is its name. */
export const NAMES = [
  ...['index.html', 'x.html', 'dir/index.html', 'both.html', 'both/page.html', '404.html'],
  ...[
    'v1.2.html',
    'größe.html',
    'a b.html',
    'assets/app.js',
    'x.rsc',
    '.well-known/security.txt',
    '.well-known/app-links',
  ],
];

/** Writes files whose content is their name. */
export function writeNamed(folder: string, names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), name);
  }
}

/** Renders a site with everything that addresses can be: folders with a page, without one, and beside one; the paths of its sitemap. */
export function renderDocs(into: string): readonly string[] {
  const docs = {
    ...SAMPLE_DOCS,
    'api.md': '# API\n\n[Users](api/users.md)\n',
    'api/users.md': '# Users\n\n[API](../api.md), [start](../README.md), [concepts](../concepts/README.md)\n',
    'concepts/README.md': '# Concepts\n\n[Jobs](jobs.md)\n',
    'concepts/jobs.md': '# Jobs\n\n[Concepts](README.md)\n',
  };
  renderSite(filesOf(docs), into, { domain: 'docs.example.com' });
  const sitemap = readFileSync(join(into, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>https:\/\/docs\.example\.com([^<]*)</g)].map(([, path = '']) => path);
}

/** Follows the redirects of a host to the end. Throws when there are too many. */
export async function landing(
  path: string,
  ask: (path: string) => Promise<Outcome> | Outcome,
): Promise<Outcome> {
  let outcome = await ask(path);
  for (let hops = 0; 'location' in outcome && hops < 2; hops += 1) outcome = await ask(outcome.location);
  return outcome;
}
