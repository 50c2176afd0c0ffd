/** Archives as programs that exist pack them: each is accepted, with the bytes that were packed. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Need, needs } from '../needs.ts';
import { thorough } from '../thorough.ts';
import { unpacked } from './unpacking.ts';

const LONG = `${'a-long-folder/'.repeat(9)}page.html`;
const SITE: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  'guide/index.html': '<h1>Guide</h1>'.repeat(1000),
  'empty.txt': '',
  '.well-known/security.txt': 'Contact: nobody',
  [LONG]: 'far down',
};

const PYTHON_TAR = `
import sys, tarfile
with tarfile.open(sys.argv[2], 'w', format=getattr(tarfile, sys.argv[1])) as archive: archive.add('.', arcname='')
`;
const PYTHON_ZIP = `
import os, sys, zipfile
class Pipe:
    def __init__(self, file): self.file = file
    def write(self, data): return self.file.write(data)
    def flush(self): self.file.flush()
out = open(sys.argv[2], 'wb')
with zipfile.ZipFile(Pipe(out) if 'pipe' in sys.argv[1] else out, 'w', 0 if 'stored' in sys.argv[1] else 8) as archive:
    for folder, _, files in os.walk('.'):
        for file in files: archive.write(os.path.join(folder, file))
`;
const GO = `
package main
import ("archive/tar"; "archive/zip"; "io"; "io/fs"; "os")
func main() {
	out, _ := os.Create(os.Args[2])
	defer out.Close()
	if os.Args[1] == "zip" { z := zip.NewWriter(out); z.AddFS(os.DirFS(".")); z.Close(); return }
	if os.Args[1] == "stored" {
		z := zip.NewWriter(out)
		fs.WalkDir(os.DirFS("."), ".", func(p string, d fs.DirEntry, _ error) error {
			if d.IsDir() { return nil }
			w, _ := z.CreateHeader(&zip.FileHeader{Name: p, Method: zip.Store})
			f, _ := os.Open(p); io.Copy(w, f); return f.Close()
		})
		z.Close(); return
	}
	t := tar.NewWriter(out); t.AddFS(os.DirFS(".")); t.Close()
}
`;

type Command = readonly [program: string, ...args: string[]];
/** What packs the folder it runs in: OUT is the path of the archive, CODE that of a source. */
const PRODUCERS: readonly (readonly [needed: Need, Command, code?: string])[] = [
  ...['v7', 'oldgnu', 'gnu', 'ustar', 'posix'].map((format): [Need, Command] => [
    'GNU tar',
    format === 'v7'
      ? ['tar', `--format=${format}`, '--exclude=a-long-folder', '-cf', 'OUT', '.']
      : ['tar', `--format=${format}`, '-cf', 'OUT', '.'],
  ]),
  ['GNU tar', ['tar', '-czf', 'OUT', '.']],
  ['zstd', ['tar', '--zstd', '-cf', 'OUT', '.']],
  ...['ustar', 'pax', 'gnutar', 'zip'].map((format): [Need, Command] => [
    'bsdtar',
    ['bsdtar', `--format=${format}`, '-cf', 'OUT', '.'],
  ]),
  ['bsdtar', ['bash', '-c', 'bsdtar --format=zip -cf - . > "$1"', '-', 'OUT']],
  ...['USTAR_FORMAT', 'GNU_FORMAT', 'PAX_FORMAT'].map((format): [Need, Command, string] => [
    'python3',
    ['python3', 'CODE', format, 'OUT'],
    PYTHON_TAR,
  ]),
  ...['deflated', 'stored', 'deflated pipe', 'stored pipe'].map((how): [Need, Command, string] => [
    'python3',
    ['python3', 'CODE', how, 'OUT'],
    PYTHON_ZIP,
  ]),
  ...['tar', 'zip', 'stored'].map((how): [Need, Command, string] => [
    'go',
    ['go', 'run', 'CODE', how, 'OUT'],
    GO,
  ]),
  ['java', ['jar', '-cMf', 'OUT', '.']],
  ['java', ['jar', '-cM0f', 'OUT', '.']],
  ...['7z', 'zip'].flatMap((program): [Need, Command][] =>
    program === '7z'
      ? [['7z', ['7z', 'a', '-bd', '-tzip', 'OUT', '.']]]
      : [
          ['zip', ['zip', '-qr', 'OUT', '.']],
          ['zip', ['bash', '-c', 'zip -qr - . > "$1"', '-', 'OUT']],
        ],
  ),
  ...['tar', 'tar.gz', 'zip'].map((format): [Need, Command] => [
    'git',
    [
      'bash',
      '-c',
      'git init -q . && git add -A && git -c user.name=a -c user.email=a@example.com commit -qm a && git archive --format="$2" -o "$1" HEAD && rm -rf .git',
      '-',
      'OUT',
      format,
    ],
  ]),
];

thorough(() => {
  describe('the archive of a program that exists is accepted', () => {
    let work = '';
    beforeAll(() => {
      work = mkdtempSync(join(tmpdir(), 'producers-'));
      for (const [path, text] of Object.entries(SITE)) {
        mkdirSync(join(work, 'site', dirname(path)), { recursive: true });
        writeFileSync(join(work, 'site', path), text);
      }
    });
    afterAll(() => {
      rmSync(work, { recursive: true, force: true });
    });

    for (const [index, [needed, command, code]] of PRODUCERS.entries())
      needs(needed, () => {
        test(command.join(' '), async () => {
          const isZip = command.join(' ').includes('zip');
          const out = join(work, `${index}.${isZip ? 'zip' : command[0] === 'jar' ? 'jar' : 'tar'}`);
          const source = join(work, `pack${index}.${needed === 'go' ? 'go' : 'py'}`);
          if (code !== undefined) writeFileSync(source, code);
          const [program, ...args] = command.map((one) =>
            one === 'OUT' ? out : one === 'CODE' ? source : one,
          );
          const env = { ...process.env, GO111MODULE: 'off' };
          const done = spawnSync(program ?? '', args, { cwd: join(work, 'site'), env, encoding: 'utf8' });
          expect([done.status, done.stderr]).toEqual([0, expect.any(String)]);
          const outcome = await unpacked(readFileSync(out));
          const files =
            'tree' in outcome ? Object.entries(outcome.tree).filter(([, text]) => text !== null) : outcome;
          const packed = Object.entries(SITE).filter(
            ([path]) => path !== LONG || !command.includes('--format=v7'),
          );
          expect(Array.isArray(files) ? Object.fromEntries(files) : files).toEqual(
            Object.fromEntries(packed),
          );
        });
      });
  });
});
