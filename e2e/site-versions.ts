// Two versions of a site, as a bundle each: what a deployment has to bring, to change and to remove.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pack } from '../emulator/archives/pack.ts';
import { filesIn, filesOf } from '../emulator/site/site-files.ts';
import { renderOwnDocs } from '../__tests__/kit/own-docs.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

/** Content by name. */
export type Site = ReadonlyMap<string, Buffer>;

/** The files of a folder. */
export function filesBelow(folder: string): Map<string, Buffer> {
  const files = [...filesIn(folder)].filter((entry) => entry.kind === 'file');
  return new Map(files.map(({ name, pieces }) => [name, Buffer.concat([...pieces()])]));
}

/** This project's own documents with files of every kind; `bulkBytes` that cannot be compressed make it long to download. */
export function firstVersion(folder: string, bulkBytes: number): Site {
  renderOwnDocs(folder);
  const site = filesBelow(folder);
  const more: Readonly<Record<string, string | Buffer>> = {
    'images/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'images/dot.png': Buffer.from(PNG, 'base64'),
    'fonts/text.woff2': noise(bulkBytes),
    'llms.txt': 'What this is about: größe.\n',
    'größe & maß.html': '<!doctype html><title>Größe</title>',
    'a+b (1).html': '<!doctype html><title>a+b</title>',
    'empty.txt': '',
    'old-page.rsc': '1:["$","h1"]',
    '$(touch pwned) `touch pwned`/*.rsc': '2:[]',
    '-K- ;"\'.html': '<!doctype html><title>-K-</title>',
    'old-page.html': '<!doctype html><title>Old</title>',
    'assets/old.js': 'let old;',
  };
  for (const [name, content] of Object.entries(more)) site.set(name, Buffer.from(content));
  return site;
}

/** The same with a page and a file more, a page and a file less, and a page that changes without changing its length. */
export function secondVersion(first: Site): Site {
  const site = new Map(first);
  for (const name of ['old-page.html', 'old-page.rsc', 'assets/old.js', 'fonts/text.woff2'])
    site.delete(name);
  site.set(
    'new-page.html',
    Buffer.from('<!doctype html><title>New</title><script src="assets/new.js"></script>'),
  );
  site.set('assets/new.js', Buffer.from('let fresh;'));
  const start = Buffer.from(first.get('index.html') ?? '');
  start.write('x', start.length - 1);
  site.set('index.html', start);
  return site;
}

/** Packs a version as the service does; the archive's bytes. */
export async function bundleOf(site: Site, file: string): Promise<Buffer> {
  mkdirSync(dirname(file), { recursive: true });
  await pack(filesOf(Object.fromEntries(site)), 'tar.gz', file);
  return readFileSync(file);
}

/** Bytes that look like chance and are the same each time. */
function noise(bytes: number): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes; at += 32) pieces.push(createHash('sha256').update(`noise ${at}`).digest());
  return Buffer.concat(pieces).subarray(0, bytes);
}
