// Builds a small site with each of five generators and packs what it made: `node __tests__/check/sites/make.ts FOLDER [NAME …]`.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { GENERATORS, type Generator } from './generators.ts';

/** What the check reads. Of everything else the names are kept, and nothing in it. */
const READ = ['.html', '.htm', '.css', '.svg', '.xml', '.txt', '.webmanifest', ''];
const READ_NAMES = ['manifest.json', '_redirects'];
/** So that the same files make the same archive. */
const EPOCH = new Date(0);

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function install(folder: string, { from, packages, overrides = {} }: Generator): void {
  const run = (program: string, ...args: string[]): void => {
    execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  if (from === 'pip') {
    run('python3', '-m', 'venv', 'venv');
    run('venv/bin/pip', 'install', '--quiet', '--disable-pip-version-check', ...packages);
  } else {
    write(folder, { 'package.json': JSON.stringify({ name: 'site', private: true, overrides }) });
    run('npm', 'install', '--silent', '--no-audit', '--no-fund', ...packages);
  }
}

function build(folder: string, generator: Generator): string {
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    install(folder, generator);
  }
  const site = join(folder, generator.output);
  rmSync(site, { recursive: true, force: true });
  write(folder, generator.files());
  const [program = '', ...args] = generator.command;
  const env = {
    ...process.env,
    ...{ ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', DOCUSAURUS_DISABLE_TELEMETRY: '1' },
    ...{ CI: '1', NODE_ENV: 'production', NO_MKDOCS_2_WARNING: '1' },
  };
  execFileSync(join(folder, program), args, { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] });
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
