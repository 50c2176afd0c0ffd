// The workflows of .github/ that others call. They call our actions by the tag of their own release, which never moves: a
// caller who pins the workflow pins the actions, too.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './tool.ts';

export const CALLED_WORKFLOWS = ['.github/workflows/pages.yml', '.github/workflows/s3.yml'] as const;

/** A workflow with the tag of this version behind each of our actions. */
export function withReleaseTag(text: string, version: string): string {
  return text.replace(/(?<=\buses: [\w.-]+\/static-docs-export(?:\/[\w-]+)?@)\S+/g, `v${version}`);
}

export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return version;
}

export function writeReleaseTags(): void {
  for (const name of CALLED_WORKFLOWS) {
    const path = join(ROOT, name);
    const text = readFileSync(path, 'utf8');
    const wanted = withReleaseTag(text, packageVersion());
    if (text !== wanted) writeFileSync(path, wanted);
  }
}
