import { dirname, join, posix } from 'node:path';
import { renderSite } from '../../emulator/site/render.ts';
import { filesIn, filesOf } from '../../emulator/site/site-files.ts';

const DOCS = join(dirname(dirname(import.meta.dirname)), 'docs');

/** Renders this project's docs/ into a site without broken links: those that lead out of docs/ lead to a repository. */
export function renderOwnDocs(into: string): void {
  const contents: Record<string, Buffer> = {};
  for (const file of filesIn(DOCS)) {
    if (file.kind === 'folder') continue;
    const bytes = Buffer.concat([...file.pieces()]);
    contents[file.name] = file.name.endsWith('.md')
      ? Buffer.from(withinDocs(file.name, String(bytes)))
      : bytes;
  }
  renderSite(filesOf(contents), into, { domain: 'docs.example.com' });
}

function withinDocs(name: string, markdown: string): string {
  return markdown.replace(/(?<=\]\()(?:\.\.\/)+[^)\s]*/g, (href) => {
    const target = posix.join(posix.dirname(name), href);
    return target.startsWith('../') ? `https://repository.example/${target.slice(3)}` : href;
  });
}
