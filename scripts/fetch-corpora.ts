// Fetches what some tests read of other projects' test suites, where it does not lie beside this project already. Without it
// these tests are skipped. Needs git, and make for one of them.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FETCHED, SHARED } from '../__tests__/kit/shared.ts';

interface Source {
  readonly repository: string;
  readonly commit: string;
  /** Folders of the repository → folders below the target. */
  readonly folders: Readonly<Record<string, string>>;
  /** Folders in which `make` writes the archives. */
  readonly made?: readonly string[];
}

const ARCHIVE = /\.(?:zip|zip_fragment|tar|tgz|tzst|tar\.gz|tar\.bz2|min)$/;

const CORPORA: Readonly<Record<string, Source>> = {
  yauzl: {
    repository: 'thejoshwolfe/yauzl',
    commit: 'f5798e15204ffbb9a428b00217e4659684a41b0f',
    folders: { test: '' },
  },
  libzip: {
    repository: 'nih-at/libzip',
    commit: '4cd731076f4a18e3b4b2cc36b4bfb432f571dec5',
    folders: { 'regress/data': '' },
  },
  'zip2-fuzz': {
    repository: 'zip-rs/zip2',
    commit: '00529ef8f7e8c2a351c839f3dba07643a75b9e3b',
    folders: { 'fuzz/read/in': '' },
  },
  'async-zip': {
    repository: 'astral-sh/rs-async-zip',
    commit: '1ab71238659617b1dd1e1612c3296d35a2bd1711',
    folders: { 'src/tests/read': '', 'tests/test_inputs': 'tests/test_inputs' },
  },
  'node-tar': {
    repository: 'isaacs/node-tar',
    commit: '0cd9cc3c5814446d3c0cbea6a31d6c00c2c8a9d9',
    folders: { 'test/fixtures': '' },
  },
  'tar-rs': {
    repository: 'composefs/tar-rs',
    commit: '2c19ee2fbd01a306127e027cb05a02568ccda1b3',
    folders: { 'tests/archives': '' },
  },
  'tar-stream': {
    repository: 'mafintosh/tar-stream',
    commit: '7a6fd517dfb2bae5c667b9ff982210ed4298d050',
    folders: { 'test/fixtures': '' },
  },
  'tar-fs': {
    repository: 'mafintosh/tar-fs',
    commit: 'cb1c571fba8ec6dd56340f55dcd5d284372a8249',
    folders: { 'test/fixtures': '' },
  },
  decompress: {
    repository: 'kevva/decompress',
    commit: '84a8c1046946add1a6ae01c54dbebf312e4ffc85',
    folders: { fixtures: '' },
  },
  jwilk: {
    repository: 'jwilk/traversal-archives',
    commit: '2e07b586a27b7f3b5d37a4cf1f352b964c365a12',
    folders: { tar: 'tar', zip: 'zip' },
    made: ['tar', 'zip'],
  },
  snyk: {
    repository: 'snyk/zip-slip-vulnerability',
    commit: 'ebbca955730babf2ff9c08171d24afc2ba604788',
    folders: { archives: '' },
  },
};
const TOKENIZER: Source = {
  repository: 'html5lib/html5lib-tests',
  commit: '224991ec10db04f056a89eed8b0bd8695fd2950e',
  folders: { tokenizer: '' },
};

/** Fetches these folders of one commit and copies the wanted files into `to`, which appears complete or not at all. */
function fetchSource({ repository, commit, folders, made = [] }: Source, wanted: RegExp, to: string): void {
  if (existsSync(to)) return;
  console.log(`Fetching ${repository} at ${commit.slice(0, 12)}`);
  const fresh = `${to}.fresh`;
  const clone = `${to}.git`;
  for (const folder of [fresh, clone]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(clone, { recursive: true });
  const git = (...args: readonly string[]): void => {
    execFileSync('git', args, { cwd: clone, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  git('init', '--quiet');
  git('sparse-checkout', 'set', ...Object.keys(folders));
  git('fetch', '--quiet', '--depth=1', '--filter=blob:none', `https://github.com/${repository}`, commit);
  git('checkout', '--quiet', 'FETCH_HEAD');
  for (const folder of made) execFileSync('make', ['-C', folder], { cwd: clone, stdio: 'ignore' });
  for (const [from, into] of Object.entries(folders)) {
    for (const entry of readdirSync(join(clone, from), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !wanted.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const target = join(fresh, into, path.slice(join(clone, from).length + 1));
      mkdirSync(dirname(target), { recursive: true });
      cpSync(path, target);
    }
  }
  rmSync(clone, { recursive: true });
  renameSync(fresh, to);
}

if (SHARED !== FETCHED) console.log(`They are there: ${basename(SHARED)}/, beside this project.`);
else {
  const all = [
    ...Object.entries(CORPORA).map(([name, source]) => [source, ARCHIVE, join('corpora', name)] as const),
    [TOKENIZER, /\.test$/, 'html5lib-tokenizer'] as const,
  ];
  for (const [source, wanted, folder] of all) {
    try {
      fetchSource(source, wanted, join(FETCHED, folder));
    } catch (error) {
      for (const left of ['git', 'fresh'])
        rmSync(`${join(FETCHED, folder)}.${left}`, { recursive: true, force: true });
      console.error(
        `Cannot fetch ${source.repository}: ${error instanceof Error ? error.message : String(error)}`,
      );
      process.exitCode = 1;
    }
  }
}
