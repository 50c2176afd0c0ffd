import { isOvercrowded, parseJson, type JsonLimits } from '../text/json.ts';
import { jsonFields, refuse, type Parsed } from '../text/parsed.ts';
import { shortTitle } from '../text/short-title.ts';
import { readAddressStyle, type AddressStyle } from './address-style.ts';
import { isPage, type SiteFile, type SiteFiles } from './file-index.ts';
import { REPEATED_MAX, TEXT_RULE, type PageFacts } from './page-texts.ts';

/** Of the manifests that this version writes, and the newest that it reads. */
const SCHEMA_VERSION = 1;

/** No hostname is longer; a warning repeats it. */
const DOMAIN_MAX_CHARS = 253;

/** The values of a manifest beside its files. */
export interface ManifestFacts {
  readonly domain: string | null;
  readonly jobId: string;
  readonly version: string | null;
  /** Milliseconds since the epoch. */
  readonly createdMs: number;
  readonly addressStyle: AddressStyle;
  /** Keys of the pieces that the texts leave out; `null`: no texts were read. */
  readonly repeated: readonly number[] | null;
}

/** A publication as its manifest describes it. */
export interface PreviousSite {
  readonly domain: string | null;
  readonly contentDigest: string | null;
  /** By path, in any order. */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly addressStyle: AddressStyle;
  /** Keys of the pieces that the texts leave out; `null`: it has no texts, or by another rule. */
  readonly repeated: readonly number[] | null;
}

/** The manifest as JSON, piece by piece: one file per line, so that two of them can be compared by eye. */
export function* manifestText(facts: ManifestFacts, site: SiteFiles): Generator<string> {
  const { domain, jobId, version, createdMs, addressStyle, repeated } = facts;
  const head = {
    schemaVersion: SCHEMA_VERSION,
    domain,
    jobId,
    version,
    createdAt: new Date(createdMs).toISOString(),
    contentDigest: site.contentDigest,
    addressStyle,
    fileCount: site.files.length,
    ...(repeated === null ? {} : { textRule: { version: TEXT_RULE, repeated } }),
  };
  yield '{\n';
  for (const [name, value] of Object.entries(head)) yield `  "${name}": ${JSON.stringify(value)},\n`;
  yield '  "files": [';
  for (const [at, { path, bytes, sha256, md5, text }] of site.files.entries()) {
    const { title, textSha256, sections, pictures, leftOut } = text ?? {};
    const file = { path, size: bytes, sha256, md5, title, textSha256, sections, pictures, leftOut };
    yield `${at === 0 ? '' : ','}\n    ${JSON.stringify(file)}`;
  }
  yield '\n  ]\n}\n';
}

const REMEDY =
  "Give a manifest that 'manifest-path' wrote for the published site, or a path where there is no file for the first publication.";

/**
 * A file of a manifest has three marks at least, and more than 80 characters. 8 million names take `JSON.parse` 1.6 GiB;
 * 500,000 pages have 3.5 million marks.
 */
const JSON_LIMITS: JsonLimits = { charsPerMark: 16, marksMax: 8 * 1024 * 1024 };

/** Reads a manifest. It is untrusted: the file may have been changed meanwhile. */
export function readManifest(text: string): Parsed<PreviousSite> {
  if (text.trim() === '') return refuse('is an empty file', REMEDY);
  if (isOvercrowded(text, JSON_LIMITS)) return refuse('is not a manifest', REMEDY);
  const json = parseJson(text);
  if (json === undefined) return refuse('is not JSON', REMEDY);
  const { schemaVersion, domain, contentDigest, addressStyle, textRule, files } = jsonFields(json) ?? {};
  if (typeof schemaVersion === 'number' && schemaVersion > SCHEMA_VERSION)
    return refuse(
      `has schema version ${schemaVersion}, and this version of the action reads ${SCHEMA_VERSION}`,
      'Use the newest version of the action.',
    );
  if (schemaVersion !== SCHEMA_VERSION || !Array.isArray(files)) return refuse('is not a manifest', REMEDY);
  const repeated = readRule(textRule);
  const read = readFiles(files, repeated !== null);
  if (typeof read === 'string') return refuse(read, REMEDY);
  return {
    value: {
      domain: typeof domain === 'string' ? domain.slice(0, DOMAIN_MAX_CHARS) : null,
      contentDigest: isSha256(contentDigest) ? contentDigest : null,
      files: read,
      addressStyle: readAddressStyle(addressStyle),
      repeated,
    },
  };
}

/** The files by path, or the problem with them. Texts by another rule are not read. */
function readFiles(list: readonly unknown[], withTexts: boolean): ReadonlyMap<string, SiteFile> | string {
  if (list.some((file) => jsonFields(file) === null)) return 'lists something that is no file';
  const files = new Map<string, SiteFile>();
  for (const [at, file] of list.entries()) {
    const { path, size, sha256, ...text } = jsonFields(file) ?? {};
    const number = at + 1;
    if (typeof path !== 'string' || !isSha256(sha256))
      return `has no path with its SHA-256 as file number ${number}`;
    if (!isSitePath(path)) return `has a path that no file of a site can have as file number ${number}`;
    if (files.has(path)) return `has file number ${number} twice`;
    const bytes = typeof size === 'number' && Number.isSafeInteger(size) && size >= 0 ? size : null;
    files.set(path, { path, bytes, sha256, text: withTexts && isPage(path) ? readText(text) : null });
  }
  return files;
}

/** What the texts leave out; `null`: they were made by another rule, or there are none. */
function readRule(value: unknown): readonly number[] | null {
  const { version, repeated } = jsonFields(value) ?? {};
  if (version !== TEXT_RULE || !Array.isArray(repeated) || repeated.length > REPEATED_MAX) return null;
  const keys = repeated.filter((key): key is number => Number.isSafeInteger(key));
  return keys.length === repeated.length ? keys : null;
}

/** The text of a page; an invalid one counts as absent. */
function readText(fields: Readonly<Record<string, unknown>>): PageFacts | null {
  const { title, textSha256, sections, pictures, leftOut } = fields;
  if (textSha256 !== null && !isSha256(textSha256)) return null;
  if (!isDigests(sections) || !isDigests(pictures)) return null;
  return {
    title: typeof title === 'string' ? shortTitle(title) : null,
    textSha256,
    sections,
    pictures,
    leftOut: typeof leftOut === 'number' ? leftOut : undefined,
  };
}

/**
 * Whether this path is safe in a list, one per line, of files for a later step to remove: it is relative, stays in its
 * folder, has one line, and can be written as UTF-8. Some readers end a line also at a line separator (U+2028), so what they
 * would read has to be safe too.
 */
export function isSitePath(path: string): boolean {
  if (/[\p{Cc}\p{Cs}]/u.test(path)) return false;
  const lines = linesOf(path).filter((line) => line !== '');
  return [path, ...lines].every((line) => !/(?:^|\/)\.{0,2}(?:\/|$)/.test(line));
}

/** The lines that some readers see in a path. */
export function linesOf(path: string): readonly string[] {
  return path.split(/[\u2028\u2029]/);
}

/** Of at most 500 sections, or of pictures. */
function isDigests(value: unknown): value is string | undefined {
  return value === undefined || (typeof value === 'string' && /^[\w+/]{5,2500}$/.test(value));
}

function isSha256(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}
