// Builds a small site with each of five generators and packs what it made: `node __tests__/check/sites/make.ts FOLDER [NAME …]`.
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { GENERATORS, type Generator } from './generators.ts';
import { generate, install, writeFiles } from './run-generator.ts';

/** What the check reads. Of everything else the names are kept, and nothing in it. */
const READ = ['.html', '.htm', '.css', '.svg', '.xml', '.txt', '.webmanifest', ''];
const READ_NAMES = ['manifest.json', '_redirects'];
/** So that the same files make the same archive. */
const EPOCH = new Date(0);

function build(folder: string, generator: Generator): string {
  install(folder, generator);
  const site = join(folder, generator.output);
  rmSync(site, { recursive: true, force: true });
  writeFiles(folder, generator.files());
  generate(folder, folder, generator);
  return site;
}

function pack(site: string, into: string, scratch: string): void {
  rmSync(scratch, { recursive: true, force: true });
  cpSync(site, scratch, { recursive: true });
  for (const name of readdirSync(scratch, { recursive: true, encoding: 'utf8' })) {
    const path = join(scratch, name);
    const base = name.slice(name.lastIndexOf('/') + 1);
    if (statSync(path).isFile() && !READ.includes(extname(name)) && !READ_NAMES.includes(base))
      writeFileSync(path, '');
    utimesSync(path, EPOCH, EPOCH);
  }
  const tar = [
    '--sort=name',
    '--mtime=@0',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
  ];
  execFileSync('tar', [...tar, '--use-compress-program=gzip -9n', '-cf', into, '-C', scratch, '.'], {
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  rmSync(scratch, { recursive: true });
}

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder shall the generators work in?');
for (const generator of GENERATORS.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const at = join(folder, `build-${generator.name}`);
  const archive = join(import.meta.dirname, `${generator.name}.tar.gz`);
  pack(build(at, generator), archive, join(at, 'packing'));
  process.stdout.write(`${generator.name}: ${String(statSync(archive).size)} bytes\n`);
}
