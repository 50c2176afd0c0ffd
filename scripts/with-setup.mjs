// Runs a script on Node 24 with the packages of the project, and installs what is missing first. `--no-packages` before the
// script's name skips the packages. This file runs on Node 20 or later, so it imports built-in modules only.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const NODE_VERSION = '24.21.0';
const NODE_MAJOR = 24;
const PROGRESS_MS = 10_000;
const PARENT_WATCH_MS = 250;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
const say = (text) => void process.stderr.write(`${text}\n`);

/** The process that runs now. It gets the signals of this one, except on Windows: Ctrl+C reaches it there, and `kill` ends it. */
let running;
let isEnded = false;
function end(signal) {
  isEnded = true;
  if (!windows) running?.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
// npm passes SIGINT and SIGTERM on to its child: this process where the command in package.json begins with `exec`, as that of
// the emulator does (`exec.cmd` is for cmd.exe, which has no `exec`), else a shell. dash dies of SIGTERM without passing it on,
// which this notices. A SIGINT it ignores until its child ends, which nobody can notice. Ctrl+C reaches the whole group.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  end('SIGTERM');
}, PARENT_WATCH_MS).unref();
if (process.env.npm_lifecycle_event === undefined) clearInterval(watch);

/** Runs a program to its end and returns its exit code, for a signal as a shell does. */
function run(program, args, options) {
  return new Promise((resolve, reject) => {
    running = spawn(program, args, { cwd: root, ...options });
    running.once('error', reject);
    running.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/** Runs npm and reports progress from time to time. Shows its output only when it fails. */
async function npm(args, cwd, progress) {
  const started = performance.now();
  const timer = setInterval(() => {
    say(`  ${Math.round((performance.now() - started) / 1000)} s${progress()} ...`);
  }, PROGRESS_MS);
  let output = '';
  // Only a shell starts npm.cmd, and Node warns of arguments that it would not quote: these need no quotes.
  const ending = windows
    ? run(['npm.cmd', ...args].join(' '), [], { cwd, shell: true })
    : run('npm', args, { cwd });
  for (const stream of [running.stdout, running.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await ending.catch((error) => {
    output += error.message;
    return 1;
  });
  clearInterval(timer);
  if (code === 0) return;
  if (!isEnded) say(`Cannot run 'npm ${args.join(' ')}':\n${output}`);
  process.exit(code);
}

/** Installs the packages of package-lock.json, once for each of its versions. */
async function installPackages() {
  const stamp = join(root, 'node_modules', '.installed-lock');
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const paths = Object.keys(JSON.parse(lock).packages).filter((path) => path !== '');
  say('Installing packages (once, 350 MB, about 20 seconds on a quiet machine) ...');
  await npm(['ci', '--no-audit', '--no-fund'], root, () => {
    const there = paths.filter((path) => existsSync(join(root, path, 'package.json'))).length;
    return `, ${there} packages`;
  });
  writeFileSync(stamp, lock);
}

/** The path of a Node 24: the one that runs this, one of PATH, or one from the npm package with its binary. */
async function node24() {
  if (isRecent(process.versions.node)) return process.execPath;
  const binary = windows ? 'node.exe' : 'node';
  const folder = join(root, '.cache', `node-${NODE_VERSION}`);
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const path = join('node_modules', name, 'bin', binary);
  if (existsSync(join(folder, path))) return join(folder, path);
  for (const place of (process.env.PATH ?? '').split(delimiter)) {
    const found = join(place, binary);
    if (place === '' || found === process.execPath || !existsSync(found)) continue;
    const { stdout } = spawnSync(found, ['--version'], { encoding: 'utf8' });
    if (isRecent((stdout ?? '').trim().replace(/^v/, ''))) return found;
  }
  say(`Fetching Node ${NODE_VERSION}, on which actions run (once, 50 MB, about 5 seconds) ...`);
  const fresh = `${folder}.${process.pid}`;
  process.once('exit', () => rmSync(fresh, { recursive: true, force: true }));
  mkdirSync(join(fresh, dirname(path)), { recursive: true });
  await npm(['pack', `${name}@${NODE_VERSION}`], fresh, () => '');
  const archive = join(fresh, readdirSync(fresh).find((file) => file.endsWith('.tgz')) ?? '');
  // The package has 190 MB: only one file of it is needed.
  writeFileSync(join(fresh, path), fileInTar(gunzipSync(readFileSync(archive)), `package/bin/${binary}`), {
    mode: 0o755,
  });
  rmSync(archive);
  // Another command may have fetched it at the same time.
  if (!existsSync(join(folder, path))) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
  }
  return join(folder, path);
}

function isRecent(version) {
  return Number(version.split('.')[0]) >= NODE_MAJOR;
}

/** The content of one file of a tar archive, as npm writes them: names are short, sizes octal. */
function fileInTar(tar, name) {
  const field = (at, length) => tar.toString('latin1', at, at + length).replace(/[\0 ][^]*$/, '');
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0;) {
    const size = parseInt(field(at + 124, 12), 8);
    if (field(at, 100) === name) return tar.subarray(at + 512, at + 512 + size);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  throw new Error(`Cannot find '${name}' in its npm package.`);
}

const [first, ...rest] = process.argv.slice(2);
if (first !== '--no-packages') await installPackages();
const node = await node24();
const code = await run(node, first === '--no-packages' ? rest : [first, ...rest], {
  stdio: 'inherit',
  // Scripts are compiled once, not in each process that a test starts.
  env: {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
  },
});
process.exit(code);
