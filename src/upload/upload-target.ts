import type { UploadKind } from '../core/failure.ts';
import { parseCount } from '../inputs/input-values.ts';
import { refuse, type Parsed } from '../text/parsed.ts';
import { refusedCharacter, REFUSED_IN_NAMES } from './artifact-name.ts';

export interface UploadTarget {
  readonly kind: UploadKind;
  /** A `bundle` is also called so as a file, since that is what the service names an artifact after that is no zip. */
  readonly artifactName: string;
  /** `null`: as the repository is set. */
  readonly retentionDays: number | null;
  /** 0 to 9; `null`: it goes up as it is. */
  readonly compressionLevel: number | null;
}

/** `pages`: the name that `actions/deploy-pages` looks for unless told another. */
export const ARTIFACT_NAMES: Readonly<Record<UploadKind, string>> = {
  site: 'docs-site',
  bundle: 'docs-bundle',
  pages: 'github-pages',
};

/** A Pages artifact is used up by its deployment; `actions/upload-pages-artifact` keeps it for as long. */
export const PAGES_RETENTION_DAYS = 1;
/** The default of `compression-level`, which the runner gives whether the workflow does or not. */
export const USUAL_LEVEL = '6';
/** The most that an organisation can set. The service lowers it to what the repository allows. */
const LONGEST_RETENTION_DAYS = 400;
/** Of a file in common file systems, in bytes; a `bundle` becomes a file of this name. */
const LONGEST_NAME_BYTES = 255;

/** `none`, or a kind, in any case. */
export function parseUpload(text: string): Parsed<UploadKind | 'none'> {
  const lower = text.toLowerCase();
  if (lower === 'none' || lower === 'site' || lower === 'bundle' || lower === 'pages')
    return { value: lower };
  const remedy =
    "Write 'site' for the folder, 'bundle' for the archive as it came, 'pages' for a Pages deployment, or 'none'.";
  if (lower === 'true' || lower === 'false') return refuse('does not say what to upload', remedy);
  return refuse("is none of 'none', 'site', 'bundle' and 'pages'", remedy);
}

/** A name that the artifact service takes, and that a file may have. */
export function parseArtifactName(text: string): Parsed<string> {
  const refused = refusedCharacter(text, REFUSED_IN_NAMES);
  if (refused !== null) {
    const plain = text.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replaceAll(/^-+|-+$/g, '');
    const meant =
      plain === '' ? "Choose a name such as 'docs-site'." : `Did you mean '${plain.slice(0, 80)}'?`;
    return refuse(`holds ${refused}, which the artifact service refuses`, meant);
  }
  const remedy = "Choose a name such as 'docs-site'.";
  if (/\p{Cc}/u.test(text)) return refuse('holds a control character', remedy);
  if (/^\.+$/.test(text)) return refuse('is dots only, which no file can be called', remedy);
  if (new TextEncoder().encode(text).length > LONGEST_NAME_BYTES)
    return refuse(`is longer than ${LONGEST_NAME_BYTES} bytes`, remedy);
  return { value: text };
}

/** Whole days. */
export function parseRetentionDays(text: string): Parsed<number> {
  const days = /^(\d+)\s*d(?:ays?)?$/i.exec(text)?.[1];
  if (days !== undefined) return refuse('has a unit', `Write the days alone: '${days}'.`);
  return parseCount(text, 1, LONGEST_RETENTION_DAYS);
}

/** 0 to 9, for what is compressed. */
export function parseCompressionLevel(text: string, kind: UploadKind | 'none' | null): Parsed<number> {
  if (kind === 'bundle' && text !== USUAL_LEVEL) {
    return refuse(
      "has no use with 'upload: bundle', which goes up as it is",
      "Leave it out, or upload the 'site' or the 'pages'.",
    );
  }
  return parseCount(text, 0, 9);
}

/** Of the tar, as `actions/deploy-pages` counts: GitHub supports one GiB, and does not try beyond ten. */
export const PAGES_SUPPORTED_BYTES = 1024 ** 3;
export const PAGES_LARGEST_BYTES = 10 * 1024 ** 3;

/** Whether a tar of that length can be deployed: surely, perhaps, or not at all. */
export function judgePagesSize(tarBytes: number): 'fits' | 'large' | 'too-large' {
  if (tarBytes > PAGES_LARGEST_BYTES) return 'too-large';
  return tarBytes > PAGES_SUPPORTED_BYTES ? 'large' : 'fits';
}
