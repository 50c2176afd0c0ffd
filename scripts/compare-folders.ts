// Compares two folders file by file, byte by byte.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files that differ between two folders, each with its difference. */
export function differences(committed: string, fresh: string): readonly string[] {
  const files = (folder: string): readonly string[] =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
          statSync(join(folder, file)).isFile(),
        )
      : [];
  const [held, built] = [files(committed), files(fresh)];
  const same = (file: string): boolean =>
    readFileSync(join(committed, file)).equals(readFileSync(join(fresh, file)));
  return [
    ...built.filter((file) => !held.includes(file)).map((file) => `dist/${file} is missing`),
    ...held.filter((file) => !built.includes(file)).map((file) => `dist/${file} is no longer built`),
    ...held.filter((file) => built.includes(file) && !same(file)).map((file) => `dist/${file} differs`),
  ];
}
