// Linux machines that a runner may be, each by what it takes to play it here: namespaces, limits, mounts, other processors.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmulatorOptions } from '../emulator/options.ts';
import { arm64Node, muslNode } from './other-nodes.ts';
import { FOLDING } from './folding-disk.ts';

export interface Places {
  readonly sandbox: string;
  readonly workspace: string;
  readonly temp: string;
}

/** How the action is started there. */
export interface Played {
  /** The command before `node`. */
  readonly prefix?: readonly string[];
  readonly node?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export interface OddMachine {
  /** Why it cannot be played here, as one clause; `null`: it can. */
  readonly missing: () => string | null;
  readonly play: (places: Places) => Played;
  readonly restore?: (places: Places) => void;
  readonly service?: EmulatorOptions;
  readonly files?: EmulatorOptions['files'];
  /** What is wrong with the run; a whole, green export unless given. */
  readonly judge?: (ended: {
    readonly code: unknown;
    readonly result: string;
    readonly printed: string;
    readonly places: Places;
  }) => string | null;
}

const always = (): null => null;
const works = (program: string, ...args: readonly string[]): boolean => spawnSync(program, args).status === 0;
const needsRoot = (): string | null =>
  process.getuid?.() === 0 && works('unshare', '--mount', 'true')
    ? null
    : 'it takes root and mount namespaces';

/** Runs the rest in a mount namespace of its own after these commands. */
function mounted(commands: string, ...args: readonly string[]): readonly string[] {
  const script = `${commands}; shift ${args.length}; exec "$@"`;
  return ['unshare', '--mount', '--propagation', 'private', 'bash', '-ec', script, 'sh', ...args];
}

/** Puts a tmpfs over a folder, which stays mounted until the end: the run's result has to be seen. */
function covered(folder: (places: Places) => string): OddMachine {
  return {
    missing: needsRoot,
    play: (places) => {
      if (!works('mount', '-t', 'tmpfs', 'tmpfs', folder(places))) throw new Error('cannot mount a tmpfs');
      return {};
    },
    restore: (places) => void spawnSync('umount', [folder(places)]),
  };
}

/** The group of 512 MiB, by the way that the kernel has: one of the first or of the second generation. */
function memoryGroup(): { readonly folder: string; readonly limit: string } | null {
  for (const [root, limit] of [
    ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes'],
    ['/sys/fs/cgroup', 'memory.max'],
  ] as const) {
    const folder = join(root, `docs-export-${process.pid}`);
    try {
      mkdirSync(folder);
      if (existsSync(join(folder, limit))) return { folder, limit };
      rmdirSync(folder);
    } catch {
      // Nobody but root may, and in most containers not even root.
    }
  }
  return null;
}

let group: ReturnType<typeof memoryGroup> = null;

export const ODD_MACHINES: Readonly<Record<string, OddMachine>> = {
  'one core': {
    missing: () => (works('taskset', '-c', '0', 'true') ? null : 'there is no taskset'),
    play: () => ({ prefix: ['taskset', '-c', '0'] }),
  },
  '512 MiB of memory': {
    missing: () => ((group = memoryGroup()) === null ? 'no control group can be made' : null),
    play: () => {
      if (group === null) return {};
      writeFileSync(join(group.folder, group.limit), String(512 * 1024 * 1024));
      return {
        prefix: ['bash', '-ec', 'echo $$ >"$1"; shift; exec "$@"', 'sh', join(group.folder, 'cgroup.procs')],
      };
    },
    restore: () => {
      if (group !== null) rmdirSync(group.folder);
    },
  },
  '64 open files': {
    missing: () => (works('prlimit', '--nofile=64', 'true') ? null : 'there is no prlimit'),
    play: () => ({ prefix: ['prlimit', '--nofile=64'] }),
  },
  'umask 077': { missing: always, play: () => ({ prefix: ['bash', '-c', 'umask 077; exec "$@"', 'sh'] }) },
  'umask 000': { missing: always, play: () => ({ prefix: ['bash', '-c', 'umask 000; exec "$@"', 'sh'] }) },
  'HOME is not set': { missing: always, play: () => ({ env: { HOME: undefined } }) },
  'no locale of UTF-8': { missing: always, play: () => ({ env: { LC_ALL: 'C', LANG: 'C' } }) },
  'no /proc': { missing: needsRoot, play: () => ({ prefix: mounted('mount -t tmpfs tmpfs /proc') }) },
  'read-only root': {
    missing: needsRoot,
    play: ({ sandbox }) => ({
      prefix: mounted('mount --bind "$1" "$1"; mount -o remount,ro,bind /; cd "$1/work"', sandbox),
    }),
  },
  'workspace on tmpfs': covered(({ workspace }) => workspace),
  'workspace on overlay': {
    missing: needsRoot,
    play: ({ sandbox, workspace }) => {
      const [base, upper, work] = ['lower', 'upper', 'scratch'].map((name) => join(sandbox, 'layers', name));
      const layers = join(sandbox, 'layers');
      mkdirSync(layers);
      spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', layers]);
      for (const folder of [base, upper, work]) mkdirSync(folder ?? '');
      const options = `lowerdir=${base ?? ''},upperdir=${upper ?? ''},workdir=${work ?? ''}`;
      if (!works('mount', '-t', 'overlay', 'overlay', '-o', options, workspace))
        throw new Error('cannot mount an overlay');
      return {};
    },
    restore: ({ sandbox, workspace }) => {
      spawnSync('umount', [workspace]);
      spawnSync('umount', [join(sandbox, 'layers')]);
    },
  },
  'RUNNER_TEMP on another file system': covered(({ temp }) => temp),
  'RUNNER_TEMP with spaces and umlauts': {
    missing: always,
    play: ({ sandbox }) => {
      const folder = join(sandbox, 'tëmp \'of\' "the" $runner 目录');
      mkdirSync(folder);
      return { env: { RUNNER_TEMP: folder } };
    },
  },
  'RUNNER_TEMP is a link': {
    missing: always,
    play: ({ sandbox, temp }) => {
      symlinkSync(temp, join(sandbox, 'link'));
      return { env: { RUNNER_TEMP: join(sandbox, 'link') } };
    },
  },
  'RUNNER_TEMP is not set': {
    missing: always,
    play: ({ temp }) => ({ env: { RUNNER_TEMP: undefined, TMPDIR: temp } }),
  },
  'a user without a name': {
    missing: () =>
      process.getuid?.() === 0 && works('setpriv', '--version') ? null : 'it takes root and setpriv',
    play: ({ sandbox }) => {
      spawnSync('chown', ['-R', '54321:54321', sandbox]);
      return { prefix: ['setpriv', '--reuid=54321', '--regid=54321', '--clear-groups'] };
    },
  },
  ...FOLDING,
  'arm64, by qemu': arm64Node,
  musl: muslNode,
};
