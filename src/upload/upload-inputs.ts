import type { UploadKind } from '../core/failure.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { parseChoice, parseCount } from '../inputs/input-values.ts';
import { filePathParser, type TargetMachine } from '../inputs/target-path.ts';
import { refuse, type Parsed } from '../text/parsed.ts';

export interface UploadTarget {
  readonly kind: UploadKind;
  /** A `bundle` is also called so as a file, since that is what the service names an artifact after that is no zip. */
  readonly artifactName: string;
  /** `null`: as the repository is set. */
  readonly retentionDays: number | null;
  /** 0 to 9; `null`: it goes up as it is. */
  readonly compressionLevel: number | null;
}

/** How the result is handed on. */
export interface HandOver {
  /** `null`: no artifact. */
  readonly upload: UploadTarget | null;
  /** Absolute path of the file for the Helm values; `null`: none is written. */
  readonly helmValuesPath: string | null;
}

/** What each kind of upload is, unless the inputs say otherwise. What is not made of files goes up as it is. */
const UPLOADS = {
  site: { artifactName: 'docs-site', retentionDays: null, ofFiles: true },
  bundle: { artifactName: 'docs-bundle', retentionDays: null, ofFiles: false },
  // The name that `actions/deploy-pages` looks for. The artifact is of no use after the deployment, and
  // `actions/upload-pages-artifact` keeps it for as long.
  pages: { artifactName: 'github-pages', retentionDays: 1, ofFiles: true },
} as const satisfies Record<UploadKind, object>;

/** The default of `compression-level`, which the runner gives whether the workflow does or not. */
export const USUAL_LEVEL = '6';
/** The most that an organisation can set. The service lowers it to what the repository allows. */
const RETENTION_MAX_DAYS = 400;
/** Of a file in common file systems, in bytes; a `bundle` becomes a file of this name. */
const NAME_MAX_BYTES = 255;

/**
 * What the artifact service refuses in a name and in the path of a file, because some file system cannot hold it; in a
 * name also what parts folders. The client finds it only when the upload begins, and names only the first file.
 */
export const REFUSED_CHARACTER = /["<>:|*?]/;

/** The inputs that say how the result is handed on, beyond the workspace. */
type HandOverInput = 'upload' | 'artifact-name' | 'retention-days' | 'compression-level' | 'helm-values';

/** Reads how the result is handed on. */
export function readHandOver({ read }: InputReader<HandOverInput>, machine: TargetMachine): HandOver {
  const kind = read('upload', parseUpload);
  const artifactName = read('artifact-name', parseArtifactName);
  const retentionDays = read('retention-days', parseRetentionDays);
  const compressionLevel = read('compression-level', (value) => parseCompressionLevel(value, kind));
  const helmValuesPath = read('helm-values', filePathParser('helm-values', machine));
  if (kind === null || kind === 'none') return { upload: null, helmValuesPath };
  const usual = UPLOADS[kind];
  const upload = {
    kind,
    artifactName: artifactName ?? usual.artifactName,
    retentionDays: retentionDays ?? usual.retentionDays,
    compressionLevel: usual.ofFiles ? compressionLevel : null,
  };
  return { upload, helmValuesPath };
}

/** Whether the upload that this input asks for needs an unpacked site. */
export function uploadsFiles(upload: string): boolean {
  const kind = parseUpload(upload);
  return 'value' in kind && kind.value !== 'none' && UPLOADS[kind.value].ofFiles;
}

/** `none`, or a kind, in any case. */
export function parseUpload(text: string): Parsed<UploadKind | 'none'> {
  const remedy =
    "Write 'site' for the folder, 'bundle' for the archive as downloaded, 'pages' for a Pages deployment, or 'none'.";
  return parseChoice(text, ['none', 'site', 'bundle', 'pages'], remedy);
}

/** A name that the artifact service takes, and that a file may have. */
export function parseArtifactName(text: string): Parsed<string> {
  const remedy = "Choose a name such as 'docs-site'.";
  if (/\p{Cc}/u.test(text)) return refuse('holds a control character', remedy);
  const [refused] = REFUSED_CHARACTER.exec(text) ?? /[\\/]/.exec(text) ?? [];
  if (refused !== undefined)
    return refuse(`holds the character '${refused}', which the artifact service refuses`, remedy);
  if (/^\.+$/.test(text)) return refuse('is dots only, which no file can be called', remedy);
  if (new TextEncoder().encode(text).length > NAME_MAX_BYTES)
    return refuse(`is longer than ${NAME_MAX_BYTES} bytes`, remedy);
  return { value: text };
}

export function parseRetentionDays(text: string): Parsed<number> {
  return parseCount(text, 1, RETENTION_MAX_DAYS);
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
