import type { InputReader } from '../inputs/input-reader.ts';
import {
  judgeValuesPath,
  liesInFolder,
  type OtherTargets,
  type TargetMachine,
} from '../inputs/target-path.ts';
import {
  ARTIFACT_NAMES,
  PAGES_RETENTION_DAYS,
  parseArtifactName,
  parseCompressionLevel,
  parseRetentionDays,
  parseUpload,
  type UploadTarget,
  USUAL_LEVEL,
} from './upload-target.ts';

/** The inputs that say how the result is handed on, beyond the workspace. */
type HandOverInput =
  'upload' | 'artifact-name' | 'retention-days' | 'compression-level' | 'helm-values' | 'site-path';

export interface HandOver {
  /** `null`: no artifact. */
  readonly upload: UploadTarget | null;
  /** Absolute path of the file for the Helm values; `null`: none is written. */
  readonly helmValuesPath: string | null;
  /** Whole sentences that name the input. */
  readonly warnings: readonly string[];
}

/** What has to be known of the run. */
export interface HandOverRun {
  readonly waits: boolean;
  readonly others: OtherTargets;
}

/** Reads how the result is handed on. A run that does not wait has nothing to hand on, and judges no place on the disk. */
export function readHandOver(
  { read, text }: InputReader<HandOverInput>,
  { waits, others }: HandOverRun,
  machine: TargetMachine,
): HandOver {
  const kind = read('upload', parseUpload);
  const artifactName = read('artifact-name', parseArtifactName);
  const retentionDays = read('retention-days', parseRetentionDays);
  const compressionLevel = read('compression-level', (value) => parseCompressionLevel(value, kind));
  const helmValuesPath = waits
    ? read('helm-values', (value) => judgeValuesPath(value, others, machine))
    : null;
  const warnings: string[] = [];
  if (kind === 'none') {
    for (const input of ['artifact-name', 'retention-days'] as const)
      if (text(input) !== '') warnings.push(`'${input}' has no effect without 'upload'.`);
    if (text('compression-level') !== USUAL_LEVEL)
      warnings.push("'compression-level' has no effect without 'upload'.");
  }
  if (!waits) {
    for (const input of ['upload', 'helm-values'] as const) {
      if (!['', 'none'].includes(text(input).toLowerCase()))
        warnings.push(`'${input}' has no effect with 'wait: false': there is nothing to hand on yet.`);
    }
  }
  // A site that is not unpacked here may lie there all the same, and is published by another step.
  if (
    helmValuesPath !== null &&
    others.sitePath === null &&
    liesInFolder(helmValuesPath, text('site-path'), machine)
  ) {
    warnings.push(
      "'helm-values' lies in 'site-path': publish that folder without it, the link in it is a secret.",
    );
  }
  const upload =
    kind === null || kind === 'none' || !waits
      ? null
      : {
          kind,
          artifactName: artifactName ?? ARTIFACT_NAMES[kind],
          retentionDays: retentionDays ?? (kind === 'pages' ? PAGES_RETENTION_DAYS : null),
          compressionLevel: kind === 'bundle' ? null : compressionLevel,
        };
  return { upload, helmValuesPath, warnings };
}
