import { spawnSync } from 'node:child_process';

/** Programs that the benchmark runs, and the Debian package of each. */
const PACKAGE_OF = { nginx: 'nginx-light', curl: 'curl', unzip: 'unzip', zip: 'zip', time: 'time' } as const;
type Tool = keyof typeof PACKAGE_OF;
const TOOLS = Object.keys(PACKAGE_OF) as readonly Tool[];

/** Installs what is missing by apt, and says so. Throws when a program is still missing. */
export function installTools(say: (line: string) => void): void {
  const packages = TOOLS.filter((tool) => !has(tool)).map((tool) => PACKAGE_OF[tool]);
  if (packages.length === 0) return;
  say(`Installing by apt: ${packages.join(', ')}`);
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages];
  if (!asRoot(install) && asRoot(['apt-get', 'update', '-qq'])) asRoot(install);
  const missing = TOOLS.filter((tool) => !has(tool));
  if (missing.length > 0) throw new Error(`Cannot measure without ${missing.join(', ')}. Install them.`);
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
