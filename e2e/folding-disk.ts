// Exports to a file system that folds case and normal form: a pair of names that it takes for one refuses the archive.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OddMachine } from './odd-machines.ts';

/** Debian's own: another one on PATH does not have Debian's modules. */
const PYTHON = '/usr/bin/python3';
const DISK = join(import.meta.dirname, 'folding-disk.py');
const REFUSAL = '::error title=Docs export%3A archive-refused::';

const disk: Pick<OddMachine, 'missing' | 'play' | 'restore'> = {
  missing: () => {
    const has = spawnSync(PYTHON, ['-c', 'import fusepy']).status === 0;
    return has && existsSync('/dev/fuse') ? null : 'there is no FUSE for Python (python3-fusepy)';
  },
  play: ({ sandbox, workspace }) => {
    const backing = join(sandbox, 'backing');
    mkdirSync(backing);
    const { status, stderr } = spawnSync(PYTHON, [DISK, backing, workspace], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`cannot mount: ${stderr}`);
    return {};
  },
  restore: ({ workspace }) => void spawnSync('umount', [workspace]),
};

/** A site with two names that the disk takes for one. */
function clash(first: string, second: string, format: 'tar.gz' | 'zip'): OddMachine {
  return {
    ...disk,
    files: { 'index.html': '<title>Home</title>', [first]: 'one', [second]: 'two' },
    service: { format },
    judge: ({ result, printed, places }) => {
      if (result !== 'error' || !printed.includes(REFUSAL)) return `it was not refused: result '${result}'`;
      const left = [...readdirSync(places.workspace), ...readdirSync(places.temp)];
      return left.length > 0 ? `it left ${left.join(', ')}` : null;
    },
  };
}

export const FOLDING: Readonly<Record<string, OddMachine>> = {
  'file system that folds names': disk,
  '... README.md beside readme.md, tar.gz': clash('README.md', 'readme.md', 'tar.gz'),
  '... README.md beside readme.md, zip': clash('README.md', 'readme.md', 'zip'),
  '... Guide/ beside guide/, tar.gz': clash('Guide/a.html', 'guide/b.html', 'tar.gz'),
  '... é composed beside decomposed, tar.gz': clash('caf\u00e9.html', 'cafe\u0301.html', 'tar.gz'),
  '... é composed beside decomposed, zip': clash('caf\u00e9.html', 'cafe\u0301.html', 'zip'),
};
