import { spawnSync } from 'node:child_process';

/** Programs that the benchmark runs, and the Debian package of each. */
const PACKAGE_OF = {
  nginx: 'nginx-light',
  openssl: 'openssl',
  curl: 'curl',
  unzip: 'unzip',
  zip: 'zip',
  zstd: 'zstd',
  aria2c: 'aria2',
  bsdtar: 'libarchive-tools',
  time: 'time',
} as const;
export type Tool = keyof typeof PACKAGE_OF;
export const TOOLS = Object.keys(PACKAGE_OF) as readonly Tool[];

/** Installs what is missing by apt, and says so; returns what is still missing. */
export function installTools(tools: readonly Tool[], say: (line: string) => void): ReadonlySet<Tool> {
  const missing = tools.filter((tool) => !has(tool));
  if (missing.length === 0) return new Set();
  const packages = missing.map((tool) => PACKAGE_OF[tool]);
  say(`Installing by apt: ${packages.join(', ')}`);
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages];
  const done = asRoot(install) || (asRoot(['apt-get', 'update', '-qq']) && asRoot(install));
  const still = tools.filter((tool) => !has(tool));
  if (!done)
    say(
      `apt cannot install ${still.map((tool) => PACKAGE_OF[tool]).join(', ')}: rows with them are skipped.`,
    );
  return new Set(still);
}

function has(tool: Tool): boolean {
  return spawnSync('sh', ['-c', 'command -v "$0"', tool === 'time' ? '/usr/bin/time' : tool]).status === 0;
}

/** Runs a command as root, directly or by `sudo` without a password. Returns whether it succeeded. */
export function asRoot(command: readonly string[]): boolean {
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  return (
    spawnSync(program, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  );
}
