// Builds a small site five times with each framework, and packs the pages: `node __tests__/site/builds/make.ts FOLDER [NAME …]`.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { generate, install, writeFiles } from '../../check/sites/run-generator.ts';
import { BUILDS, type Source } from './documents.ts';
import { FRAMEWORKS, type Framework } from './frameworks.ts';
import { SPHINX } from './sphinx.ts';

/** Frameworks ask git when a page was last changed, and by whom. */
function commit(folder: string, { builtAt, author }: Source): void {
  const who = { GIT_AUTHOR_NAME: author, GIT_AUTHOR_EMAIL: 'a@example.com', GIT_AUTHOR_DATE: builtAt };
  const by = {
    GIT_COMMITTER_NAME: author,
    GIT_COMMITTER_EMAIL: 'a@example.com',
    GIT_COMMITTER_DATE: builtAt,
  };
  const git = (...args: string[]): void => {
    execFileSync('git', args, { cwd: folder, env: { ...process.env, ...who, ...by }, stdio: 'ignore' });
  };
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'core.hooksPath=/dev/null', '-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message=Docs');
}

/** The pages of a fresh build, by their paths. */
function build(installed: string, name: string, framework: Framework): Readonly<Record<string, string>> {
  const source = join(installed, name);
  // Docusaurus takes over from here what it knows of another folder.
  for (const old of [source, join(installed, 'node_modules', '.cache')])
    rmSync(old, { recursive: true, force: true });
  writeFiles(source, framework.files(BUILDS[name as keyof typeof BUILDS]));
  commit(source, BUILDS[name as keyof typeof BUILDS]);
  generate(installed, source, framework);
  const site = join(source, framework.output);
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
  return Object.fromEntries(pages.sort().map((path) => [path, readFileSync(join(site, path), 'utf8')]));
}

function pack(into: string, builds: Readonly<Record<string, unknown>>): void {
  const bytes = Buffer.from(JSON.stringify(builds));
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(into, brotliCompressSync(bytes, { params }));
}

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder shall the frameworks work in?');
for (const framework of [...FRAMEWORKS, ...SPHINX]) {
  if (names.length > 0 && !names.includes(framework.name)) continue;
  const installed = join(folder, `build-${framework.name}`);
  // Below it, each build has a fresh folder. Node.js finds the packages in the folder above.
  install(installed, framework);
  const archive = join(import.meta.dirname, `${framework.name}.json.br`);
  pack(
    archive,
    Object.fromEntries(Object.keys(BUILDS).map((name) => [name, build(installed, name, framework)])),
  );
  process.stdout.write(`${framework.name}: ${String(statSync(archive).size)} bytes\n`);
}
