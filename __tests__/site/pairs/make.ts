// Packs some pages of each pair: `node __tests__/site/pairs/make.ts FOLDER [NAME …]`. It needs Debian with its sources for the
// versions, npm, pip, rustdoc and makeinfo, each only for the pairs that are made with it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { generate, install, writeFiles } from '../../check/sites/run-generator.ts';
import { EDITIONS, type Edition, type Generated } from './generated.ts';
import { PAIRS, type Packaged } from './pairs.ts';

const PAGES = 12;
const PAGE_MAX_BYTES = 40_000;

/** Fetches and unpacks the package of one version, where it is not there yet. */
function unpacked(
  folder: string,
  { package: name, folder: docs }: Packaged,
  version: string,
  side: string,
): string {
  const root = join(folder, side);
  if (!existsSync(root)) {
    mkdirSync(root, { recursive: true });
    execFileSync('apt-get', ['-q', 'download', `${name}=${version}`], { cwd: folder, stdio: 'inherit' });
    const archive = readdirSync(folder).find((file) => file.endsWith('.deb') && file.includes(name)) ?? '';
    execFileSync('dpkg-deb', ['-x', join(folder, archive), root]);
    execFileSync('rm', [join(folder, archive)]);
  }
  return join(root, docs);
}

/** Installs the generator, and runs it, where that was not done yet. */
function built(folder: string, pair: Generated, edition: Edition): string {
  const setup = { ...pair, command: pair.command(edition) };
  install(folder, setup);
  const source = join(folder, edition.version);
  if (!existsSync(source)) {
    writeFiles(source, pair.files(edition));
    generate(folder, source, setup);
  }
  return join(source, pair.output);
}

/** The pages with a change, and others without looking at them. */
function chosen(changed: readonly string[], [before, after]: readonly [string, string]): readonly string[] {
  const rank = (path: string): string => createHash('sha256').update(path).digest('hex');
  const others = readdirSync(after, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html') && !changed.includes(path) && existsSync(join(before, path)))
    .filter((path) => statSync(join(after, path)).size < PAGE_MAX_BYTES)
    .sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
  return [...changed, ...others.slice(0, PAGES - changed.length)].sort();
}

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder shall the packages be unpacked in?');
for (const pair of PAIRS) {
  if (names.length > 0 && !names.includes(pair.name)) continue;
  const into = join(folder, pair.name);
  const [before, after] =
    'versions' in pair
      ? [unpacked(into, pair, pair.versions[0], 'old'), unpacked(into, pair, pair.versions[1], 'new')]
      : [built(into, pair, EDITIONS[0]), built(into, pair, EDITIONS[1])];
  const paths = chosen(pair.changed, [before, after]);
  const pages = [before, after].map((root) =>
    // In Latin 1 each byte is a character.
    Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'latin1')])),
  );
  const bytes = Buffer.from(JSON.stringify(pages));
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  const packed = brotliCompressSync(bytes, { params });
  writeFileSync(join(import.meta.dirname, `${pair.name}.json.br`), packed);
  process.stdout.write(`${pair.name}: ${String(paths.length)} pages, ${String(packed.length)} bytes\n`);
}
