// Runs a script on Node 24 with the dependencies in place; installs both first where they are missing.
// It runs on a fresh clone, on Node 20 or later, before anything is installed: only built-in modules here.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_VERSION = '24.21.0';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';

/** Runs npm quietly in the project; its output is shown only when it fails. */
function npm(args) {
  const done = spawnSync(windows ? 'npm.cmd' : 'npm', args, { cwd: root, encoding: 'utf8', shell: windows });
  if (done.status === 0) return;
  process.stderr.write(
    `Cannot run 'npm ${args.join(' ')}':\n${done.stdout ?? ''}${done.stderr ?? done.error}\n`,
  );
  process.exit(1);
}

/** Installs the dependencies that package-lock.json names, once for each of its states. */
function dependencies() {
  const stamp = join(root, 'node_modules', '.installed-lock');
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stderr.write('Installing dependencies (once) ...\n');
  npm(['ci', '--no-audit', '--no-fund']);
  writeFileSync(stamp, lock);
}

/** The path of a Node 24: the one that runs this, or one from the npm package that holds its binary. */
function node24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const folder = join(root, '.cache', `node-${NODE_VERSION}`);
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const binary = join(folder, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  process.stderr.write(`Fetching Node ${NODE_VERSION}, which the runner has (once) ...\n`);
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  writeFileSync(join(fresh, 'package.json'), '{"private":true}');
  npm(['install', '--prefix', fresh, '--no-save', '--no-audit', '--no-fund', `${name}@${NODE_VERSION}`]);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  return binary;
}

dependencies();
const node = node24();
const path = `${dirname(node)}${windows ? ';' : ':'}${process.env.PATH ?? ''}`;
const done = spawnSync(node, process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  // Scripts are compiled once, not in each process that a test starts.
  env: { ...process.env, PATH: path, NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') },
});
process.exit(done.status ?? 1);
