import { jsonFields } from './json-fields.ts';
import { refuse, type Parsed } from './parsed.ts';
import { isPage, type SiteFiles } from './site-files.ts';

/** Of the manifests that this version writes, and the newest that it reads. */
const SCHEMA_VERSION = 1;

/** What a manifest says beside its files. */
export interface ManifestFacts {
  readonly domain: string | null;
  readonly jobId: string;
  readonly version: string | null;
  /** Milliseconds since the epoch. */
  readonly createdMs: number;
}

/** An earlier publication, as its manifest tells it. */
export interface PreviousSite {
  readonly domain: string | null;
  readonly contentDigest: string | null;
  /** Path → SHA-256 in lower-case hex. */
  readonly files: ReadonlyMap<string, string>;
  readonly pageCount: number;
}

/** The manifest as JSON, piece by piece: one file a line, so that two of them can be compared by eye. */
export function* manifestText(facts: ManifestFacts, site: SiteFiles): Generator<string> {
  const head = {
    schemaVersion: SCHEMA_VERSION,
    domain: facts.domain,
    jobId: facts.jobId,
    version: facts.version,
    createdAt: new Date(facts.createdMs).toISOString(),
    contentDigest: site.contentDigest,
    fileCount: site.count,
  };
  yield '{\n';
  for (const [name, value] of Object.entries(head)) yield `  "${name}": ${JSON.stringify(value)},\n`;
  yield '  "files": [';
  for (let place = 0; place < site.count; place += 1) {
    const file = {
      path: site.pathAt(place),
      size: site.bytesAt(place),
      sha256: site.sha256At(place),
      md5: site.md5At(place),
    };
    yield `${place === 0 ? '' : ','}\n    ${JSON.stringify(file)}`;
  }
  yield '\n  ]\n}\n';
}

const REMEDY =
  "Give a manifest that 'manifest-path' wrote for the site that is live now, or a path where there is no file for the first publication.";

/** Reads a manifest; foreign data, since anything may have happened to the file meanwhile. */
export function parseManifest(text: string): Parsed<PreviousSite> {
  if (text.trim() === '') return refuse('is an empty file', REMEDY);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse('is not JSON', REMEDY);
  }
  const head = jsonFields(json);
  if (head === null) return refuse('is not a manifest', REMEDY);
  const { schemaVersion, domain, contentDigest, files } = head;
  if (typeof schemaVersion === 'number' && schemaVersion > SCHEMA_VERSION)
    return refuse(
      `has schema version ${schemaVersion}, and this version of the action reads ${SCHEMA_VERSION}`,
      'Use the newest version of the action.',
    );
  if (schemaVersion !== SCHEMA_VERSION || !Array.isArray(files)) return refuse('is not a manifest', REMEDY);
  const known = new Map<string, string>();
  let pageCount = 0;
  for (const [place, file] of files.entries()) {
    const { path, sha256 } = jsonFields(file) ?? {};
    if (typeof path !== 'string' || !isSha256(sha256))
      return refuse(`has no path with its SHA-256 as file number ${place + 1}`, REMEDY);
    if (known.has(path)) return refuse(`has file number ${place + 1} twice`, REMEDY);
    known.set(path, sha256);
    if (isPage(path)) pageCount += 1;
  }
  return {
    value: {
      domain: typeof domain === 'string' ? domain : null,
      contentDigest: isSha256(contentDigest) ? contentDigest : null,
      files: known,
      pageCount,
    },
  };
}

function isSha256(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}
