import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readdirSync, rmdirSync, rmSync, symlinkSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe } from '@jest/globals';
import { VERSITYGW_PATH } from '../e2e/tools.ts';
import { sharedFolder } from './kit/shared.ts';

const PROGRAMS = [
  ...[
    'awk',
    'bash',
    'bsdtar',
    'caddy',
    'chromium',
    'curl',
    'date',
    'find',
    'git',
    'go',
    'haproxy',
    'helm',
    'java',
    'jq',
    'mkfifo',
    'nginx',
    'openssl',
  ],
  ...['7z', 'aws', 'python3', 'rclone', 'sha256sum', 'tar', 'unzip', 'varnishd', 'xargs', 'zip', 'zstd'],
] as const;
type Program = (typeof PROGRAMS)[number];
const OTHER_NAMES: Readonly<Partial<Record<Program, readonly string[]>>> = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
};

/** Where Debian has programs for administrators, which may be missing in PATH. */
const ADMIN_FOLDERS = ['/usr/sbin', '/sbin'];
const AZURITE = join(import.meta.dirname, '..', '.cache', 'azurite', 'node_modules', 'azurite');
/** A smaller tree shows nothing. */
const TREE_MIN_FILES = 1_000;

const ON_LINUX = process.platform === 'linux';
const IS_ROOT = process.getuid?.() === 0;

const OTHERS = {
  Linux: () => ON_LINUX,
  'a platform other than Windows': () => process.platform !== 'win32',
  'Ctrl+C of Windows': () =>
    process.platform === 'win32' &&
    (process.env['NODE_PATH'] ?? '')
      .split(delimiter)
      .some((folder) => existsSync(join(folder, 'koffi', 'package.json'))),
  // Windows resolves `localhost` alone.
  'names below localhost': () => process.platform !== 'win32',
  'symbolic links': () => canLink(),
  'GNU tar': () => String(spawnSync('tar', ['--version']).stdout).includes('GNU tar'),
  Azurite: () => existsSync(AZURITE),
  'an S3 server': () => ON_LINUX && existsSync(VERSITYGW_PATH),
  IPv6: () =>
    Object.values(networkInterfaces())
      .flat()
      .some((one) => one?.address === '::1'),
  'an old Node': () => oldNode() !== undefined,
  'a small file system': () => canMount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs'),
  'an overlay file system': () => canMount('-t', 'overlay', 'overlay', '-o', 'lowerdir=/etc:/usr'),
  'a network namespace': () =>
    spawnSync('unshare', ['--user', '--map-root-user', '--net', 'true']).status === 0,
  'a documentation tree in DOCS_TREE': () => countFiles(process.env['DOCS_TREE'] ?? '') >= TREE_MIN_FILES,
  'the archives of other projects': () => existsSync(sharedFolder('corpora')),
  'the test suite of html5lib': () => existsSync(sharedFolder('html5lib-tokenizer')),
} as const satisfies Readonly<Record<string, () => boolean>>;

export type Need = Program | keyof typeof OTHERS;

/** Declares tests that need something beyond Node. Without it they are skipped and listed at the end of the run. */
export function needs(things: Need | readonly Need[], tests: () => void): void {
  const missing = [things].flat().filter((thing) => !has(thing));
  if (missing.length === 0) tests();
  else describe.skip(`[needs ${missing.join(', ')}]`, tests);
}

export function has(thing: Need): boolean {
  return isProgram(thing) ? programPath(thing) !== undefined : OTHERS[thing]();
}

function isProgram(thing: Need): thing is Program {
  return (PROGRAMS as readonly string[]).includes(thing);
}

/** Where a program is installed, by any of its names. */
export function programPath(program: Program): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...ADMIN_FOLDERS];
  const names = OTHER_NAMES[program] ?? [program];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** A Node on this machine that is older than the actions need. */
export function oldNode(): string | undefined {
  const all = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  const majorOf = (path: string): number =>
    Number(/^v(\d+)/.exec(String(spawnSync(path, ['--version']).stdout))?.[1]);
  return all.find((path) => existsSync(path) && majorOf(path) < 24);
}

/** Wine, and Windows without developer mode, create links for administrators only, or links without a target. */
function canLink(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'docs-export-link-'));
  try {
    symlinkSync('.', join(folder, 'link'));
    return lstatSync(join(folder, 'link')).isSymbolicLink();
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function canMount(...args: readonly string[]): boolean {
  if (!ON_LINUX || !IS_ROOT) return false;
  const folder = mkdtempSync(join(tmpdir(), 'docs-export-mount-'));
  const isMounted = spawnSync('mount', [...args, folder]).status === 0;
  if (isMounted) spawnSync('umount', [folder]);
  rmdirSync(folder);
  return isMounted;
}

function countFiles(folder: string): number {
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}
