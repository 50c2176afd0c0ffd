import { execFileSync } from 'node:child_process';

/** One hash of all names and contents of files in some folders, and of the names of folders. */
export function digestOf(root: string, folders: readonly string[]): string {
  const script = [
    '{ find "$@" -type f -print0 | sort -z | xargs -0r sha256sum',
    'find "$@" -mindepth 1 -type d -print0 | sort -z | sha256sum; } | sha256sum',
  ].join('; ');
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } } as const;
  return execFileSync('sh', ['-ec', script, 'sh', ...folders], options).slice(0, 64);
}
