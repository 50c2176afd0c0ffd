// Packs some pages of each pair: `node __tests__/site/pairs/make.ts FOLDER [NAME …]`, on Debian with its sources for the versions.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { PAIRS, type Pair } from './pairs.ts';

const PAGES = 12;
const PAGE_MAX_BYTES = 40_000;

/** Fetches and unpacks the package of one version, where it is not there yet. */
function unpacked(
  folder: string,
  { package: name, folder: docs }: Pair,
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

/** The pages with a change, and others without looking at them. */
function chosen({ changed }: Pair, [before, after]: readonly [string, string]): readonly string[] {
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
  const [first, second] = pair.versions;
  const [before, after] = [
    unpacked(join(folder, pair.name), pair, first, 'old'),
    unpacked(join(folder, pair.name), pair, second, 'new'),
  ];
  const paths = chosen(pair, [before, after]);
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
