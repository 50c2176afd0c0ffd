import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { HOSTILE } from '../../emulator/archives/hostile.ts';
import { FORMATS, pack, type Format } from '../../emulator/archives/pack.ts';
import { belowFolder, filesIn, filesOf } from '../../emulator/site/site-files.ts';
import { needs, type Need } from '../needs.ts';

const folder = scratchFolder();

const LONG = `${'a-very-long-folder-name/'.repeat(12)}page.html`;
const CONTENTS: Record<string, string | Buffer> = {
  'index.html': '<h1>Start</h1>',
  'empty.txt': '',
  '.well-known/docs.json': '{}',
  'größe/日本語.html': 'UTF-8 names',
  [LONG]: 'a name that needs an extended header',
  'exactly/512.bin': Buffer.alloc(512, 1),
  'large.bin': Buffer.from(Array.from({ length: 700_000 }, (_, at) => (at * 7919) % 251)),
};

const PYTHON_ZIP = `
import sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
archive.extractall(sys.argv[2])
`;
import { scratchFolder } from '../kit/scratch-disk.ts';

/** Names and SHA-256 of the files below a folder. */
function digests(root: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    if (statSync(join(root, name)).isFile()) found[name] = digest(readFileSync(join(root, name)));
  }
  return found;
}

function digest(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

const WANTED = Object.fromEntries(Object.entries(CONTENTS).map(([name, data]) => [name, digest(data)]));

const READERS: {
  name: string;
  formats: Format[];
  needs: readonly Need[];
  read: (archive: string, into: string) => string[];
}[] = [
  {
    name: 'tar',
    formats: ['tar', 'tar.gz', 'tar.gz-members'],
    needs: ['tar'],
    read: (archive, into) => ['tar', '-xf', archive, '-C', into],
  },
  {
    name: 'tar with zstd',
    formats: ['tar.zst'],
    needs: ['tar', 'zstd'],
    read: (archive, into) => ['tar', '--zstd', '-xf', archive, '-C', into],
  },
  {
    name: 'python3 zipfile',
    formats: ['zip', 'zip-stored', 'zip-descriptors', 'zip-zip64'],
    needs: ['python3'],
    read: (archive, into) => ['python3', '-c', PYTHON_ZIP, archive, into],
  },
  {
    name: 'unzip',
    formats: ['zip', 'zip-stored', 'zip-descriptors', 'zip-zip64'],
    needs: ['unzip'],
    read: (archive, into) => ['unzip', '-q', archive, '-d', into],
  },
];

describe.each(READERS)('$name reads', ({ name, formats, needs: tools, read }) => {
  needs(tools, () => {
    test.each(formats)('%s: every name and byte', async (format) => {
      const archive = join(folder, `${name} ${format}`);
      const into = `${archive}.out`;
      mkdirSync(into);
      await pack(filesOf(CONTENTS), format, archive);
      const [tool = '', ...args] = read(archive, into);
      const done = spawnSync(tool, args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } });
      expect(done).toMatchObject({ status: 0, stderr: '' });
      expect(digests(into)).toEqual(WANTED);
    });
  });
});

describe('an archive', () => {
  test.each(Object.keys(FORMATS) as Format[])('of the same files has the same bytes: %s', async (format) => {
    const [first, second] = [join(folder, `${format}-1`), join(folder, `${format}-2`)];
    await pack(filesOf(CONTENTS), format, first);
    await pack(filesOf(CONTENTS), format, second);
    expect(digest(readFileSync(second))).toBe(digest(readFileSync(first)));
  });

  test('of a folder holds no links, no targets of links and no .git folder', async () => {
    const [site, outside] = [join(folder, 'linked'), join(folder, 'outside')];
    for (const made of [join(site, 'real', '.git'), join(site, '.GIT'), outside])
      mkdirSync(made, { recursive: true });
    writeFileSync(join(site, 'real', 'page.html'), 'text');
    for (const secret of [
      join(site, 'real', '.git', 'config'),
      join(site, '.GIT', 'config'),
      join(outside, 'token'),
    ])
      writeFileSync(secret, 'secret');
    for (const [target, name] of [
      ['real', 'alias'],
      ['..', 'real/up'],
      ['nowhere', 'broken'],
      ['real/page.html', 'page.html'],
      [outside, 'folder'],
      [join(outside, 'token'), 'token.html'],
    ] as const)
      symlinkSync(target, join(site, name));
    const names = [...filesIn(site)].map((file) => file.name);
    expect(names).toEqual(['real', 'real/page.html']);
    expect([...belowFolder('top', filesIn(site))].at(-1)?.name).toBe('top/real/page.html');
    await pack(filesIn(site), 'tar', join(folder, 'linked.tar'));
    expect(readFileSync(join(folder, 'linked.tar'), 'utf8')).not.toContain('secret');
  });

  test('has no hidden file and no credentials, which an earlier step may have left in the folder', () => {
    const site = join(folder, 'workspace');
    const served = ['.nojekyll', '.well-known/a.txt', 'credentials.md', 'keys.html', 'secrets/page.html'];
    const secret = [
      ...['.env', '.npmrc', '.aws/config', '.git/config', 'gha-creds-0a1b2c.json', 'deep/gha-creds-0.json'],
      ...[
        'id_ed25519',
        'server.PEM',
        'my-service-account.json',
        'kubeconfig',
        'credentials',
        'client_secret.json',
      ],
    ];
    for (const name of [...served, ...secret]) {
      mkdirSync(dirname(join(site, name)), { recursive: true });
      writeFileSync(join(site, name), 'x');
    }
    const files = [...filesIn(site)].filter(({ kind }) => kind === 'file').map(({ name }) => name);
    expect(files).toEqual(served);
  });

  test('of folders that link to each other contains each of them once', () => {
    const site = join(folder, 'crossed');
    const names = Array.from({ length: 12 }, (_, at) => String.fromCharCode(97 + at));
    for (const name of names) mkdirSync(join(site, name), { recursive: true });
    for (const [at, name] of names.entries())
      for (const other of [names[at + 1], names[at + 2]])
        if (other !== undefined) symlinkSync(join('..', other), join(site, name, `to-${other}`));
    expect([...filesIn(site)].map((file) => file.name)).toEqual(names);
  });

  test('is not made when a file changes while it is packed', async () => {
    const site = join(folder, 'changing');
    mkdirSync(site);
    writeFileSync(join(site, 'page.html'), 'long enough');
    const files = [...filesIn(site)];
    writeFileSync(join(site, 'page.html'), 'short');
    await expect(pack(files, 'tar', join(folder, 'changing.tar'))).rejects.toThrow("Cannot pack 'page.html'");
  });
});

describe('a hostile archive', () => {
  // The large ones are made in the tests of whole scenarios.
  const small = Object.entries(HOSTILE).filter(([kind]) => !kind.includes('bomb'));
  test.each(small)('%s is as described', (kind, { packing, pieces }) => {
    const bytes = Buffer.concat([...pieces()]);
    expect(bytes.length).toBeGreaterThan(0);
    if (packing === 'gzip') expect(gzipSync(bytes).length).toBeGreaterThan(20);
    if (kind.startsWith('zip-') && kind !== 'zip-truncated')
      expect(bytes.readUInt32LE(bytes.length - 22)).toBe(0x06054b50);
  });

  needs('tar', () => {
    test('has the intended names when tar reads it', () => {
      const names = (kind: keyof typeof HOSTILE): string[] => {
        const path = join(folder, `${kind}.tar`);
        writeFileSync(path, Buffer.concat([...HOSTILE[kind].pieces()]));
        const listed = spawnSync('tar', ['-tvPf', path], {
          encoding: 'utf8',
          env: { ...process.env, LC_ALL: 'C' },
          maxBuffer: 8 * 1024 * 1024,
        });
        expect(listed).toMatchObject({ status: 0, stderr: '' });
        return listed.stdout
          .trim()
          .split('\n')
          .map((line) => `${line.slice(0, 1)} ${line.split(/\d\d:\d\d /)[1] ?? ''}`);
      };
      expect(names('symlink')).toEqual(['- index.html', 'l escape -> ../../outside']);
      expect(names('hardlink')).toEqual(['- index.html', 'h passwd link to /etc/passwd']);
      expect(names('traversal-pax')).toEqual(['- index.html', '- ../outside.txt']);
      expect(names('traversal-gnu')).toEqual(['- index.html', '- ../outside.txt']);
      expect(names('absolute')).toEqual(['- index.html', '- /tmp/outside.txt']);
      expect(names('device')).toEqual(['- index.html', 'c null']);
      expect(names('fifo')).toEqual(['- index.html', 'p pipe']);
      expect(names('many-files')).toHaveLength(20_001);
    });
  });
});
