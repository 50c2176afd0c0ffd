// Fetches what some tests read of other projects' test suites, each set where it does not lie beside this project already.
// Without it these tests are skipped. Needs git, and make for one of them.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FETCHED, sharedFolder } from '../__tests__/kit/shared.ts';

interface Source {
  /** Repository and commit. */
  readonly at: string;
  /** A folder of the repository, or several → folders below the target. */
  readonly from: string | Readonly<Record<string, string>>;
  /** Folders in which `make` writes the archives. */
  readonly made?: readonly string[];
}

/** One is left out for its size, `huge.tar.gz` of tar-stream. */
const ARCHIVE = /^(?!huge\.).+\.(?:zip|zip_fragment|tar|tgz|tzst|tar\.gz|tar\.bz2|min)$/;

const CORPORA: Readonly<Record<string, Source>> = {
  yauzl: { at: 'thejoshwolfe/yauzl@f5798e15204ffbb9a428b00217e4659684a41b0f', from: 'test' },
  libzip: { at: 'nih-at/libzip@4cd731076f4a18e3b4b2cc36b4bfb432f571dec5', from: 'regress/data' },
  'zip2-fuzz': { at: 'zip-rs/zip2@00529ef8f7e8c2a351c839f3dba07643a75b9e3b', from: 'fuzz/read/in' },
  'async-zip': {
    at: 'astral-sh/rs-async-zip@1ab71238659617b1dd1e1612c3296d35a2bd1711',
    from: { 'src/tests/read': '', 'tests/test_inputs': 'tests/test_inputs' },
  },
  'node-tar': { at: 'isaacs/node-tar@0cd9cc3c5814446d3c0cbea6a31d6c00c2c8a9d9', from: 'test/fixtures' },
  'tar-rs': { at: 'composefs/tar-rs@2c19ee2fbd01a306127e027cb05a02568ccda1b3', from: 'tests/archives' },
  'tar-stream': {
    at: 'mafintosh/tar-stream@7a6fd517dfb2bae5c667b9ff982210ed4298d050',
    from: 'test/fixtures',
  },
  'tar-fs': { at: 'mafintosh/tar-fs@cb1c571fba8ec6dd56340f55dcd5d284372a8249', from: 'test/fixtures' },
  decompress: { at: 'kevva/decompress@84a8c1046946add1a6ae01c54dbebf312e4ffc85', from: 'fixtures' },
  jwilk: {
    at: 'jwilk/traversal-archives@2e07b586a27b7f3b5d37a4cf1f352b964c365a12',
    from: { tar: 'tar', zip: 'zip' },
    made: ['tar', 'zip'],
  },
  snyk: { at: 'snyk/zip-slip-vulnerability@ebbca955730babf2ff9c08171d24afc2ba604788', from: 'archives' },
};
const TOKENS = { at: 'html5lib/html5lib-tests@224991ec10db04f056a89eed8b0bd8695fd2950e', from: 'tokenizer' };

/** Fetches these folders of one commit and copies the wanted files into `to`, which appears complete or not at all. */
function fetchSource({ at, from: given, made = [] }: Source, wanted: RegExp, to: string): void {
  if (existsSync(to)) return;
  const [repository = '', commit = ''] = at.split('@');
  const folders = typeof given === 'string' ? { [given]: '' } : given;
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

const SETS = {
  corpora: Object.entries(CORPORA).map(([name, source]) => [source, ARCHIVE, join('corpora', name)] as const),
  'html5lib-tokenizer': [[TOKENS, /\.test$/, 'html5lib-tokenizer'] as const],
};
for (const [set, sources] of Object.entries(SETS)) {
  const folder = sharedFolder(set as keyof typeof SETS);
  if (!folder.startsWith(FETCHED)) console.log(`There already, beside this project: ${set}/`);
  else for (const [source, wanted, into] of sources) fetchOrTell(source, wanted, join(FETCHED, into));
}

function fetchOrTell(source: Source, wanted: RegExp, to: string): void {
  try {
    fetchSource(source, wanted, to);
  } catch (error) {
    for (const left of ['git', 'fresh']) rmSync(`${to}.${left}`, { recursive: true, force: true });
    console.error(`Cannot fetch ${source.at}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
