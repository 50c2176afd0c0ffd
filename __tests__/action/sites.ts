import { createCipheriv } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Results of `noise`, by length. */
const NOISE = new Map<number, Uint8Array>();

/** A small site with folders, a hidden folder, names beyond ASCII, and bytes that are no text. */
export const SITE: Files = {
  'index.html': '<title>Home</title>\n<h1>Home</h1>\n',
  '.well-known/security.txt': 'Contact: mailto:security@example.com\n',
  'guide/start/index.html': '<title>Start</title>\n<h1>Start</h1>\n',
  'guide/größen.html': '<title>Größen</title>\n<h1>Größen</h1>\n',
  'assets/app.js': 'console.log("search");\n',
  'assets/empty.css': '',
  'assets/data.bin': noise(40_000),
};

/** The old site, for runs that replace it or must leave it unchanged. */
export const OLD: Files = { 'index.html': '<h1>Old</h1>\n', 'old/page.html': '<h1>Gone</h1>\n' };

/** Bytes that do not compress and are the same in every run. */
export function noise(length: number): Uint8Array {
  const made = NOISE.get(length);
  if (made !== undefined) return made;
  // A key stream: hashes take a hundred times as long.
  const bytes = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(
    Buffer.alloc(length),
  );
  NOISE.set(length, bytes);
  return bytes;
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
