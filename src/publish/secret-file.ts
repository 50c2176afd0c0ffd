import { join } from 'node:path';
import { diskFailure } from '../system/disk-failure.ts';
import { writeNewFile } from '../system/new-file.ts';
import type { Publisher } from './publisher.ts';

/** Nobody else on the machine may read it. On Windows the rights of its folder decide that. */
const SECRET_MODE = 0o600;
const DOING = 'write the Helm values';

/**
 * Puts a text that is a secret into a file, whole or not at all: what was there stands until the rename.
 * Throws `disk-full`, `disk-error`; the publisher removes what is left then.
 */
export function writeSecretFile(path: string, text: string, publisher: Publisher): void {
  const draft = join(publisher.folderBeside(path), 'secret');
  try {
    writeNewFile(draft, SECRET_MODE, [text]);
  } catch (error) {
    throw diskFailure(error, path, DOING);
  }
  publisher.publishAlone({ from: draft, to: path, mayReplace: true }, DOING);
}
