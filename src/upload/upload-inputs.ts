import type { UploadKind } from '../core/failure.ts';
import { input, optional, type Values } from '../inputs/input-table.ts';
import { choiceParser, countParser } from '../inputs/input-values.ts';
import { filePathParser } from '../inputs/target-path.ts';
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

/** What each kind of upload is, unless the inputs say otherwise. What is not made of files goes up as it is. */
const UPLOADS = {
  site: { artifactName: 'docs-site', retentionDays: null, ofFiles: true },
  bundle: { artifactName: 'docs-bundle', retentionDays: null, ofFiles: false },
  // The name that `actions/deploy-pages` looks for. The artifact is of no use after the deployment, and
  // `actions/upload-pages-artifact` keeps it for as long.
  pages: { artifactName: 'github-pages', retentionDays: 1, ofFiles: true },
} as const satisfies Record<UploadKind, object>;

/** The default of `compression-level`, which the runner gives whether the workflow does or not. */
const USUAL_LEVEL = '6';
/** The most that an organisation can set. The service lowers it to what the repository allows. */
const RETENTION_MAX_DAYS = 400;
/** Of a file in common file systems, in bytes; a `bundle` becomes a file of this name. */
const NAME_MAX_BYTES = 255;

/**
 * What the artifact service refuses in a name and in the path of a file, because some file system cannot hold it; in a
 * name also what parts folders. The client finds it only when the upload begins, and names only the first file.
 */
export const REFUSED_CHARACTER = /["<>:|*?]/;

/** `none`, or a kind, in any case. */
export const parseUpload = choiceParser(
  ['none', 'site', 'bundle', 'pages'],
  "Write 'site' for the folder, 'bundle' for what was downloaded, 'pages' for a Pages deployment, or 'none'.",
);

/** The inputs that say how the result is handed on, beyond the workspace. */
export const UPLOAD_INPUTS = {
  upload: input('uploadKind', 'none', parseUpload),
  'artifact-name': optional('artifactName', parseArtifactName),
  'retention-days': optional('retentionDays', countParser(1, RETENTION_MAX_DAYS)),
  'compression-level': input('compressionLevel', USUAL_LEVEL, (text, _, textOf) =>
    parseCompressionLevel(text, textOf('upload')),
  ),
  'helm-values': optional('helmValuesPath', filePathParser('helm-values')),
};

/** `null`: no artifact. */
export function uploadOf({
  uploadKind: kind,
  artifactName,
  retentionDays,
  compressionLevel,
}: Values<typeof UPLOAD_INPUTS>): UploadTarget | null {
  if (kind === 'none') return null;
  const usual = UPLOADS[kind];
  return {
    kind,
    artifactName: artifactName ?? usual.artifactName,
    retentionDays: retentionDays ?? usual.retentionDays,
    compressionLevel: usual.ofFiles ? compressionLevel : null,
  };
}

/** Whether the upload that this input asks for needs an unpacked site. */
export function uploadsFiles(upload: string): boolean {
  const kind = parseUpload(upload);
  return 'value' in kind && kind.value !== 'none' && UPLOADS[kind.value].ofFiles;
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

const parseLevel = countParser(0, 9);

/** For what is compressed. */
function parseCompressionLevel(text: string, upload: string): Parsed<number> {
  if (upload.toLowerCase() === 'bundle' && text !== USUAL_LEVEL) {
    return refuse(
      "has no use with 'upload: bundle', which goes up as it is",
      "Leave it out, or upload the 'site' or the 'pages'.",
    );
  }
  return parseLevel(text);
}
