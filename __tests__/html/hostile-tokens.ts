import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSiteInProcess, type ReaderOptions } from '../../src/check/reader-process.ts';
import type { ReaderAnswer } from '../../src/check/reader-process.ts';
import { FILE_MAX_BYTES } from '../../src/check/site/site-folder.ts';

/** A file of the largest size that is read, made of one token: `head`, a filling that is repeated, `tail`. */
export type Hostile = readonly [name: string, file: string, head: string, filling: string, tail: string];

const html = (name: string, head: string, filling: string, tail = ''): Hostile => [
  name,
  '.html',
  head,
  filling,
  tail,
];
const css = (name: string, head: string, filling: string, tail = ''): Hostile => [
  name,
  '.css',
  head,
  filling,
  tail,
];
const list = (file: string, name: string, head: string, filling: string, tail = ''): Hostile => [`${file}: ${name}`, file, head, filling, tail]; // prettier-ignore

/** The tokens that once ended a whole run, and others that need the most memory. */
export const WORST: readonly Hostile[] = [
  css('a string of escapes', '@import "', '\\a', '";'),
  css('an identifier of escapes', 'a{b:', '\\q', '(x)}'),
  css('an address of escapes', 'a{b:url(', '\\q', ')}'),
  html('a style that is one string of escapes', '<style>@import "', '\\41 ', '"</style>'),
  html('an attribute value of references', '<a href="', '&amp;', '">'),
  html('a srcdoc of references', '<iframe srcdoc="', '&lt;a href=x&gt;', '">'),
  html('scripts in scripts', '<script>', '<!--<script>', '</script>'),
];

export const STYLE_SHEETS: readonly Hostile[] = [
  css('a string', '@import "', 'x', '";'),
  css('an imported string of escapes', '@import "', '\\000041 ', '";'),
  css('a string that has no end', 'a{b:"', '\\\n'),
  css('broken strings', 'a{b:', '"\n'),
  css('an identifier', '', 'x', '{}'),
  css('an address', 'a{b:url(', 'x', ')}'),
  css('an address without an end', 'a{b:url(', '\\)'),
  css('a bad address', 'a{b:url(x"', '\\41 ', ')}'),
  css('a quoted address of escapes', 'a{b:url("', '\\a', '")}'),
  css('addresses', 'a{b:', 'url(x)', '}'),
  css('an at-rule', '@', 'x', ' url(x);'),
  css('an at-rule of escapes', '@', '\\69', ' "x";'),
  css('at-rules', '', '@import"x";', ''),
  css('a comment', '/*', '*', '*/'),
  css('a comment without an end', '/*', '\\41 '),
  css('functions', '', 'image-set(', ''),
  css('braces', '', '@font-face{', ''),
  css('backslashes', '', '\\', ''),
];

export const PAGES: readonly Hostile[] = [
  html('an attribute value', '<a href="', 'x', '">'),
  html('an attribute value of percents', '<a href="#', '%41', '">'),
  html('an attribute value without an end', '<a href="', '&#x41;'),
  html('an attribute value without quotes', '<a href=', '&', '>'),
  html('a tag name', '<', 'a', '>'),
  html('an attribute name', '<a ', 'b', '>'),
  html('attributes', '<a ', 'b=c ', '>'),
  html('tags without an end', '', '<a href=x ', ''),
  html('text', '', 'x ', ''),
  html('text of references', '', '&#x41;', ''),
  html('a comment', '<!--', '-', '-->'),
  html('comments', '', '<!-->', ''),
  html('a comment without an end', '<!--', '--!', ''),
  html('a wrong comment', '<?', 'x', ''),
  html('a doctype', '<!doctype ', 'x', '>'),
  html('CDATA', '<svg><![CDATA[', ']]', ']]>'),
  html('plain text', '<plaintext>', '</plaintext>', ''),
  html('raw text', '<textarea>', '</textare', ''),
  html('a title', '<title>', '</titl>', '</title>'),
  html('a script', '<script>', '</', '</script>'),
  html('a script that names services', '<script>', '.io', '</script>'),
  html('an identifier in a style', '<style>', '\\75 ', '(x)</style>'),
  html('an address in a style', '<style>a{b:url(', '\\41', ')}</style>'),
  html('styles', '', '<style>/*</style>', ''),
  html('a style attribute', '<p style="a:url(', '&quot;', ')">'),
  html('a srcset', '<img srcset="', 'a 1x,', '">'),
  html('a srcdoc', '<iframe srcdoc="', '<a href=x>', '">'),
  html('frames', '', '<iframe srcdoc="<iframe srcdoc=x>">', ''),
  html('a refresh', '<meta http-equiv=refresh content="0;url=', "'", '">'),
  html('a refresh of spaces', '<meta http-equiv=refresh content="0', ' ', 'x">'),
  html('a map of modules', '<script type=importmap>{"imports":{"a":"/', 'x', '"}}</script>'),
  html('a deep map of modules', '<script type=importmap>', '[', '</script>'),
  html('a module', '<script type=module>', 'import "./a";', '</script>'),
  html('a module without an end', '<script type=module>', 'import {', '</script>'),
  html('a base', '<base href="/', 'x', '/"><a href=y>'),
  html('a relation', '<link rel="', 'next ', '" href=x>'),
  html('templates', '', '<template>', ''),
  html('drawings', '', '<svg><desc>', ''),
  html('names', '', '<p id=x>', ''),
  html('a name', '<p id="', 'x', '">'),
];

export const LISTS: readonly Hostile[] = [
  list('sitemap.xml', 'an address', '<urlset><loc>', 'x', '</loc></urlset>'),
  list('sitemap_index.xml', 'entries', '<sitemapindex>', '<loc>https://e.com/x.xml</loc>', ''),
  list('sitemap-index.xml', 'references', '<loc>', '&#x41;', '</loc>'),
  list('robots.txt', 'a line', 'Sitemap: ', 'x', ''),
  list('llms.txt', 'links', '', '[a](b)', ''),
  list('app.webmanifest', 'icons', '{"icons":[{"src":"', 'x', '"}]}'),
  list('_redirects', 'a rule', '/', '*/', ' /x'),
  list('staticwebapp.config.json', 'a rule', '{"routes":[{"route":"', '/*', '"}]}'),
  list('a.svg', 'a comment', '<svg><!--', '--!', '--></svg>'),
  list('b.svg', 'CDATA in a style', '<svg><style><![CDATA[', ']]', ']]></style></svg>'),
  list('c.svg', 'a doctype', '<!DOCTYPE svg [', '<!ENTITY a "b">', ']>'),
  list('d.svg', 'a style', '<svg><style>a{b:url(', '\\41', ')}</style></svg>'),
  list('a.js', 'names of services', '', 'plausible.io/', ''),
];

/** Memory-backed, where there is such a folder: the files are large. */
const TEMP = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
/** A page that names what is read only where a page names it. */
const START = '<title>x</title><link rel=manifest href="/app.webmanifest"><a href="/gone/x">y</a>';
/** Between two readings of the reader's memory. */
const LOOK_MS = 20;

export interface HostileReading {
  readonly answer: ReaderAnswer;
  /** The most memory that the reader had at a time; `null` where the system does not report it. */
  readonly peakMiB: number | null;
  readonly tookMs: number;
}

/** Reads a site of such files, each of 64 MiB, in a process that may die of it. */
export async function readHostile(
  files: readonly Hostile[],
  options: ReaderOptions = {},
): Promise<HostileReading> {
  const root = mkdtempSync(join(TEMP, 'site-check-hostile-'));
  try {
    writePieces(join(root, 'index.html'), [START]);
    for (const [index, [, file, head, filling, tail]] of files.entries()) {
      const name = file.startsWith('.') ? `${String(index)}${file}` : file;
      writeLargest(join(root, name), head, filling, tail);
    }
    const before = new Set(childrenOf(process.pid));
    const began = performance.now();
    let peakKiB = 0;
    const look = (): void => {
      for (const child of childrenOf(process.pid))
        if (!before.has(child)) peakKiB = Math.max(peakKiB, peakOf(child));
    };
    const looking = setInterval(look, LOOK_MS);
    try {
      const order = { root, hosting: 'client-hosted', siteUrl: null, reportPath: null } as const;
      const answer = await readSiteInProcess(order, options, new AbortController().signal);
      const tookMs = performance.now() - began;
      return { answer, peakMiB: peakKiB === 0 ? null : Math.round(peakKiB / 1024), tookMs };
    } finally {
      clearInterval(looking);
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Writes a file of the largest size that is read. */
export function writeLargest(path: string, head: string, filling: string, tail: string): void {
  const bytes = Buffer.alloc(FILE_MAX_BYTES, filling);
  bytes.write(head);
  bytes.write(tail, bytes.length - Buffer.byteLength(tail));
  writePieces(path, [bytes]);
}

function writePieces(path: string, pieces: readonly (string | Uint8Array)[]): void {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'w');
  try {
    for (const piece of pieces) {
      const bytes = Buffer.from(piece);
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
    }
  } finally {
    closeSync(file);
  }
}

/** The processes that a process has started; none where the system does not report them. */
export function childrenOf(pid: number): readonly number[] {
  try {
    const tasks = `/proc/${String(pid)}/task`;
    const lists = readdirSync(tasks).map((task) => readFileSync(join(tasks, task, 'children'), 'utf8'));
    return lists.flatMap((text) => text.trim().split(' ').filter(Boolean).map(Number));
  } catch {
    return [];
  }
}

/** The most memory that a process has had, in KiB; 0 where the system does not report it. */
function peakOf(pid: number): number {
  try {
    const [, size = '0'] =
      /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
    return Number(size);
  } catch {
    return 0;
  }
}
