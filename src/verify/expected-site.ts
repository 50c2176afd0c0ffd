import { compareUtf8 } from '../site/file-index.ts';
import { isSitePath, readManifest } from '../site/manifest.ts';
import { jsonFields, refuse, type Parsed } from '../text/parsed.ts';

/** A file that the site must serve. */
export interface ExpectedFile {
  /** Relative, with slashes. */
  readonly path: string;
  readonly bytes: number;
  /** Lower-case hex, as is the next. */
  readonly sha256: string;
  /** Digest of a page's text; `null` for other files, and where the manifest has none. */
  readonly textSha256: string | null;
}

/** The site as its manifest describes it. */
export interface ExpectedSite {
  readonly contentDigest: string | null;
  /** In the order of their paths' UTF-8 bytes. */
  readonly files: readonly ExpectedFile[];
}

/** The differences from the site before: paths. */
export interface ExpectedChanges {
  readonly uploads: readonly string[];
  readonly removed: readonly string[];
}

const CHOOSE_MANIFEST = "Give the output 'manifest-path' of the export.";
const CHOOSE_CHANGES = "Give the output 'changes-path' of the export, or leave it out.";

/** Reads a manifest with sizes and text digests. It is untrusted: the file may have been changed meanwhile. */
export function readExpectedSite(text: string): Parsed<ExpectedSite> {
  const read = readManifest(text);
  if (!('value' in read)) return refuse(read.problem, CHOOSE_MANIFEST);
  const { files: listed } = jsonFields(JSON.parse(text)) ?? {};
  const files: ExpectedFile[] = [];
  for (const file of Array.isArray(listed) ? listed : []) {
    const { path, size } = jsonFields(file) ?? {};
    const sha256 = typeof path === 'string' ? read.value.files.get(path) : undefined;
    if (typeof path !== 'string' || sha256 === undefined) continue;
    if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0)
      return refuse(`has no size of file number ${files.length + 1}`, CHOOSE_MANIFEST);
    files.push({ path, bytes: size, sha256, textSha256: read.value.texts?.get(path)?.textSha256 ?? null });
  }
  if (files.length === 0) return refuse('lists no file', CHOOSE_MANIFEST);
  files.sort((one, other) => compareUtf8(one.path, other.path));
  return { value: { contentDigest: read.value.contentDigest, files } };
}

/** Reads `changes.json` of the same export as the manifest. */
export function readExpectedChanges(text: string, contentDigest: string | null): Parsed<ExpectedChanges> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse('is not JSON', CHOOSE_CHANGES);
  }
  const fields = jsonFields(json) ?? {};
  const [added, changed, removed] = ['added', 'changed', 'removed'].map((name) => pathsOf(fields[name]));
  if (added === undefined || changed === undefined || removed === undefined)
    return refuse('is not the changes.json of an export', CHOOSE_CHANGES);
  if (fields['contentDigest'] !== contentDigest)
    return refuse("is of another export than 'manifest'", 'Give both outputs of the same step.');
  return { value: { uploads: [...added, ...changed], removed } };
}

function pathsOf(list: unknown): readonly string[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const paths = list.filter((path) => typeof path === 'string' && isSitePath(path)) as readonly string[];
  return paths.length === list.length ? paths : undefined;
}
