import { jsonFields, refuse, type Parsed } from '../text/parsed.ts';
import { JsonListReader } from './json-list.ts';
import { PreviousFilesPacker, type PreviousFiles } from './previous-files.ts';
import { isPage, type SiteFiles } from './site-files.ts';

/** Of the manifests that this version writes, and the newest that it reads. */
const SCHEMA_VERSION = 1;

/** A hostname has no more; a warning repeats it. */
const LONGEST_DOMAIN = 253;

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
  readonly files: PreviousFiles;
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

/** Reads a manifest as its text arrives; foreign data, since anything may have happened to the file meanwhile. */
export class ManifestReader {
  readonly #files = new PreviousFilesPacker();
  #pageCount = 0;
  #isEmpty = true;
  #isJson = true;
  #fileProblem: string | null = null;
  readonly #list = new JsonListReader('files', (file, number) => {
    this.#fileProblem ??= this.#addFile(file, number);
  });

  write(piece: string): void {
    this.#isEmpty &&= piece.trim() === '';
    this.#parse(() => {
      this.#list.write(piece);
    });
  }

  end(): Parsed<PreviousSite> {
    if (this.#isEmpty) return refuse('is an empty file', REMEDY);
    const read = this.#parse(() => this.#list.end());
    if (read === null) return refuse('is not JSON', REMEDY);
    const { schemaVersion, domain, contentDigest, files: rest } = jsonFields(read.json) ?? {};
    if (typeof schemaVersion === 'number' && schemaVersion > SCHEMA_VERSION)
      return refuse(
        `has schema version ${schemaVersion}, and this version of the action reads ${SCHEMA_VERSION}`,
        'Use the newest version of the action.',
      );
    if (schemaVersion !== SCHEMA_VERSION || !Array.isArray(rest)) return refuse('is not a manifest', REMEDY);
    if (rest.length > 1 || (read.count === 0) !== (rest.length === 0))
      return refuse('lists something that is no file', REMEDY);
    const files = this.#files.pack();
    // Nothing is packed once there is a problem, so that this one comes before it in the file.
    if ('repeated' in files) return refuse(`has file number ${files.repeated} twice`, REMEDY);
    if (this.#fileProblem !== null) return refuse(this.#fileProblem, REMEDY);
    return {
      value: {
        domain: typeof domain === 'string' ? domain.slice(0, LONGEST_DOMAIN) : null,
        contentDigest: isSha256(contentDigest) ? contentDigest : null,
        files,
        pageCount: this.#pageCount,
      },
    };
  }

  /** `null`: it is not JSON, now or before. */
  #parse<T>(step: () => T): T | null {
    try {
      if (this.#isJson) return step();
    } catch {
      this.#isJson = false;
    }
    return null;
  }

  /** What is wrong with it. */
  #addFile({ path, sha256 }: Readonly<Record<string, unknown>>, number: number): string | null {
    if (typeof path !== 'string' || !isSha256(sha256))
      return `has no path with its SHA-256 as file number ${number}`;
    if (!isSitePath(path)) return `has a path that no file of a site can have as file number ${number}`;
    this.#files.add(path, sha256);
    if (isPage(path)) this.#pageCount += 1;
    return null;
  }
}

/**
 * Whether a later step may be told of this path, one a line, to remove what is there: it is relative, stays in its
 * folder, fills one line, and can be written as UTF-8.
 */
function isSitePath(path: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(path) && !/(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
}

function isSha256(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}
