import { jsonFields, refuse, type Parsed } from '../text/parsed.ts';
import { isPage, type SiteFiles } from './file-index.ts';
import type { PageFacts, PageTexts } from './page-texts.ts';

/** Of the manifests that this version writes, and the newest that it reads. */
const SCHEMA_VERSION = 1;

/** No hostname is longer; a warning repeats it. */
const LONGEST_DOMAIN = 253;
/** Longer titles are cut; lists of pages repeat them. */
const LONGEST_TITLE = 200;

/** The values of a manifest beside its files. */
export interface ManifestFacts {
  readonly domain: string | null;
  readonly jobId: string;
  readonly version: string | null;
  /** Milliseconds since the epoch. */
  readonly createdMs: number;
}

/** The previous publication, from its manifest. */
export interface PreviousSite {
  readonly domain: string | null;
  readonly contentDigest: string | null;
  /** Path, relative with slashes → SHA-256 in lower-case hex; in any order. */
  readonly files: ReadonlyMap<string, string>;
  readonly pageCount: number;
  /** `null`: the manifest has none. */
  readonly texts: PageTexts | null;
}

/**
 * The manifest as JSON, piece by piece: one file per line, so that two of them can be compared by eye. `texts`: of the
 * pages; `null`: they were not read.
 */
export function* manifestText(
  facts: ManifestFacts,
  site: SiteFiles,
  texts: PageTexts | null = null,
): Generator<string> {
  const head = {
    schemaVersion: SCHEMA_VERSION,
    domain: facts.domain,
    jobId: facts.jobId,
    version: facts.version,
    createdAt: new Date(facts.createdMs).toISOString(),
    contentDigest: site.contentDigest,
    fileCount: site.files.length,
  };
  yield '{\n';
  for (const [name, value] of Object.entries(head)) yield `  "${name}": ${JSON.stringify(value)},\n`;
  yield '  "files": [';
  for (const [at, { path, bytes, sha256, md5 }] of site.files.entries())
    yield `${at === 0 ? '' : ','}\n    ${JSON.stringify({ path, size: bytes, sha256, md5, ...texts?.get(path) })}`;
  yield '\n  ]\n}\n';
}

const REMEDY =
  "Give a manifest that 'manifest-path' wrote for the site that is live now, or a path where there is no file for the first publication.";

/** A shorter text is harmless, whatever is in it. */
const SHORT_CHARS = 1024 * 1024;
/** A file of a manifest has three such marks at least, and more than 80 characters. */
const CHARS_PER_MARK = 16;
/** 8 million names take `JSON.parse` 1.6 GiB; 500,000 pages have 3.5 million marks. */
const MOST_MARKS = 8 * 1024 * 1024;
const [COMMA, OPEN_LIST, OPEN_OBJECT] = [0x2c, 0x5b, 0x7b];

/** Reads a manifest. It is untrusted: the file may have been changed meanwhile. */
export function readManifest(text: string): Parsed<PreviousSite> {
  if (text.trim() === '') return refuse('is an empty file', REMEDY);
  if (isOvercrowded(text)) return refuse('is not a manifest', REMEDY);
  const json = parseJson(text);
  if (json === undefined) return refuse('is not JSON', REMEDY);
  const { schemaVersion, domain, contentDigest, files } = jsonFields(json) ?? {};
  if (typeof schemaVersion === 'number' && schemaVersion > SCHEMA_VERSION)
    return refuse(
      `has schema version ${schemaVersion}, and this version of the action reads ${SCHEMA_VERSION}`,
      'Use the newest version of the action.',
    );
  if (schemaVersion !== SCHEMA_VERSION || !Array.isArray(files)) return refuse('is not a manifest', REMEDY);
  const read = readFiles(files);
  if (typeof read === 'string') return refuse(read, REMEDY);
  return {
    value: {
      domain: typeof domain === 'string' ? domain.slice(0, LONGEST_DOMAIN) : null,
      contentDigest: isSha256(contentDigest) ? contentDigest : null,
      files: read,
      pageCount: [...read.keys()].filter(isPage).length,
      texts: readTexts(files),
    },
  };
}

/** `JSON.parse` takes 40 times the size of a text that has nothing but brackets: more than any heap has. */
function isOvercrowded(text: string): boolean {
  if (text.length < SHORT_CHARS) return false;
  let marks = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charCodeAt(at);
    if (mark === COMMA || mark === OPEN_LIST || mark === OPEN_OBJECT) marks += 1;
  }
  return marks > Math.min(text.length / CHARS_PER_MARK, MOST_MARKS);
}

/** `undefined`: it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The files, path → SHA-256, or the problem with them. */
function readFiles(list: readonly unknown[]): ReadonlyMap<string, string> | string {
  if (list.some((file) => jsonFields(file) === null)) return 'lists something that is no file';
  const files = new Map<string, string>();
  for (const [at, file] of list.entries()) {
    const { path, sha256 } = jsonFields(file) ?? {};
    const number = at + 1;
    if (typeof path !== 'string' || !isSha256(sha256))
      return `has no path with its SHA-256 as file number ${number}`;
    if (!isSitePath(path)) return `has a path that no file of a site can have as file number ${number}`;
    if (files.has(path)) return `has file number ${number} twice`;
    files.set(path, sha256);
  }
  return files;
}

/** The texts of pages; an invalid one counts as absent. `null`: there are none at all. */
function readTexts(list: readonly unknown[]): PageTexts | null {
  const texts = new Map<string, PageFacts>();
  for (const file of list) {
    const { path, title, textSha256 } = jsonFields(file) ?? {};
    if (typeof path !== 'string' || !isPage(path) || !(textSha256 === null || isSha256(textSha256))) continue;
    const shown = typeof title === 'string' ? Array.from(title.slice(0, 2 * LONGEST_TITLE)) : null;
    texts.set(path, { title: shown?.slice(0, LONGEST_TITLE).join('') ?? null, textSha256 });
  }
  return texts.size === 0 ? null : texts;
}

/**
 * Whether this path is safe in a list, one per line, of files for a later step to remove: it is relative, stays in its
 * folder, has one line, and can be written as UTF-8.
 */
export function isSitePath(path: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(path) && !/(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
}

function isSha256(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}
