import { refuse, type Parsed, type Refusal } from '../text/parsed.ts';
import {
  namesFolder,
  parentsOf,
  resolvePath,
  segmentsBelow,
  segmentsOf,
  WINDOWS_DEVICE,
  WINDOWS_DROPS,
  WINDOWS_FORBIDS,
} from './lexical-path.ts';

/**
 * What lies at a path, links not followed. `below-file`: one of its parents is a file.
 * `unreadable`: a device, a socket, or something that may not be looked at.
 */
export type PathState = 'missing' | 'file' | 'empty-folder' | 'folder' | 'link' | 'below-file' | 'unreadable';

/** The machine, as far as inputs are judged by it. Every path is absolute. */
export interface InputMachine {
  /** Absolute path of the workspace. */
  readonly workspace: string;
  /** Node's name of the platform: `linux`, `darwin`, `win32`. */
  readonly platform: string;
  readonly pathState: (path: string) => PathState;
  /** The path with every link in it followed, whether its end exists or not; `null` when a link leads nowhere. */
  readonly realPath: (path: string) => string | null;
  /** Whether another file system, or a part of one, is mounted at the path: no rename replaces it. */
  readonly isMountPoint: (path: string) => boolean;
  /** Whether this user may change what is in a folder. */
  readonly mayWrite: (folder: string) => boolean;
  /** What a file holds. `too-large`: more than `mostBytes`. */
  readonly readBytes: (path: string, mostBytes: number) => Uint8Array | 'too-large' | 'unreadable';
  /** As `process.versions.node`: `24.5.0`. */
  readonly nodeVersion: string;
  /** Whether one PEM block is a certificate that can be used. */
  readonly isCertificate: (pemBlock: string) => boolean;
}

const CHOOSE_FOLDER = "Choose a folder inside the workspace, such as 'site'.";

/** The inputs that name one file to write: an example, and why it may not lie in the folder of the site. */
const FILES = {
  'bundle-path': { example: 'bundle.tar.gz', because: 'that folder is replaced whole' },
  'manifest-path': { example: 'manifest.json', because: 'that folder is replaced whole' },
  'helm-values': {
    example: 'values.yaml',
    because: 'that folder is published, and the link in this file is a secret',
  },
  'check-report': { example: 'check-report.json', because: 'that folder is published' },
  report: { example: 'verify-report.json', because: 'that folder is published' },
} as const;

/**
 * Judges where the site may go and gives its absolute path. The folder is replaced whole by a rename, so it has to
 * lie inside the workspace, by name and on the disk, and may hold nothing unless `overwrite` is `true`
 * (`null`: not known, which is no reason to refuse).
 */
export function judgeSitePath(
  text: string,
  overwrite: boolean | null,
  machine: InputMachine,
): Parsed<string> {
  const path = readPath(text, machine, CHOOSE_FOLDER);
  if (!('value' in path)) return path;
  const fault = faultOfPlace(path.value, machine, CHOOSE_FOLDER);
  if (fault !== null) return fault;
  const state = stateOf(path.value, machine);
  if (state !== 'missing' && state !== 'empty-folder' && state !== 'folder')
    return refuse(STATES[state], CHOOSE_FOLDER);
  if (state === 'folder' && overwrite === false)
    return refuse(
      'exists and is not empty',
      "Set 'overwrite: true' to replace it, or choose another folder.",
    );
  // Without its `.git`, the next `git commit` in this folder would go to the repository of the workspace.
  if (machine.pathState(`${path.value}/.git`) !== 'missing')
    return refuse(
      "is a git repository, whose '.git' would be removed",
      'Choose another folder, and copy the site into the repository after this step.',
    );
  return faultOfRights(path.value, state !== 'missing' && overwrite !== false, machine) ?? path;
}

/** The inputs that name one file to write. */
type FileInput = keyof typeof FILES;

/**
 * Makes the parser of an input that names a file to write. It gives an absolute path, which may lie anywhere, for example
 * in the runner's temporary folder; what is named inside the workspace has to lie there on the disk too. `faultsOfTargets`
 * judges what is there.
 */
export function filePathParser(input: FileInput): (text: string, machine: InputMachine) => Parsed<string> {
  const choose = chooseFile(input);
  return (text, machine) => {
    const { platform, workspace } = machine;
    if (namesFolder(text, platform)) return refuse('names a folder', choose);
    const path = readPath(text, machine, choose);
    if (!('value' in path)) return path;
    const inside = segmentsBelow(workspace, path.value, platform) !== null;
    const place = inside || !isAbsolute(text, platform) ? faultOfPlace(path.value, machine, choose) : null;
    return place ?? path;
  };
}

function chooseFile(input: FileInput): string {
  return `Choose a file, such as '${FILES[input].example}'.`;
}

/** A path and its input. */
type Named<N extends string = string> = readonly [input: N, path: string];

/** Paths by their input; `null` for what is not given, or cannot be used, which was noted. All are absolute. */
export interface Targets<N extends FileInput> {
  /** Files that are read: no written file may replace them. */
  readonly read?: Readonly<Record<string, string | null>>;
  readonly written: Readonly<Record<N, string | null>>;
  readonly sitePath: string | null;
}

/**
 * What is wrong with the paths that a run would write, by input. No two are the same or lie below each other, and of two
 * that do the later is at fault. None becomes a part of the site, and each is one that a rename can replace. A file that is
 * read may lie in the old site, and its successor be written over it.
 */
export function faultsOfTargets<N extends FileInput>(
  { read = {}, written, sitePath }: Targets<N>,
  machine: InputMachine,
): readonly (readonly [N, Refusal])[] {
  const paths = (named: Readonly<Record<string, string | null>>): readonly Named[] =>
    Object.entries(named).filter((one): one is [string, string] => one[1] !== null);
  const files = paths(written) as readonly Named<N>[];
  return files.flatMap(([input, path], at) => {
    const successorOf = input === 'manifest-path' ? 'previous-manifest' : '';
    const kept = paths(read).filter(([name]) => name !== successorOf);
    const others = [...files.slice(0, at), ...kept, ...paths({ 'site-path': sitePath })];
    const fault =
      faultOfPair([input, path], others, machine) ??
      faultOfState(path, chooseFile(input), machine) ??
      faultOfRights(path, false, machine);
    return fault === null ? [] : [[input, fault] as const];
  });
}

function faultOfState(path: string, choose: string, machine: InputMachine): Refusal | null {
  const state = stateOf(path, machine);
  return state === 'missing' || state === 'file' ? null : refuse(STATES[state], choose);
}

/** Whether `path` lies in the folder that `text` names, or is it. */
export function liesInFolder(path: string, text: string, machine: InputMachine): boolean {
  const folder = readPath(text, machine, CHOOSE_FOLDER);
  return 'value' in folder && within(folder.value, path, machine);
}

/** Reads a path as a file system of this platform would, and gives it absolute; relative ones start at the workspace. */
export function readPath(text: string, machine: InputMachine, remedy: string): Parsed<string> {
  if (/\p{Cc}/u.test(text)) return refuse('holds a line break or another control character', remedy);
  if (/^~(?:[\\/]|$)/.test(text)) return refuse("begins with '~', which only a shell understands", remedy);
  if (/^(?:\$\w|\$\{|%\w+%)/.test(text)) {
    return refuse(
      'begins with a variable, which only a shell understands',
      "Use an expression, such as '${{ github.workspace }}'.",
    );
  }
  const path = resolvePath(machine.workspace, text, machine.platform);
  if (path === null) return refuse('names a drive without a folder', remedy);
  if (machine.platform === 'win32') {
    if (/^\\\\[.?]\\/.test(path)) return refuse('names a device of Windows', remedy);
    // The workspace is there, so its own names are fine.
    const names = segmentsBelow(machine.workspace, path, 'win32') ?? segmentsOf(path, 'win32');
    if (names.some(isOddOnWindows)) return refuse('holds a name that Windows reads otherwise', remedy);
  }
  return { value: path };
}

/**
 * What lies at a path. Windows says "missing" of whatever lies below a file, on a drive that is not there, or on a share
 * that cannot be reached: there the nearest parent that exists decides.
 */
function stateOf(path: string, machine: InputMachine): PathState | 'no-drive' | 'no-share' {
  const state = machine.pathState(path);
  if (machine.platform !== 'win32' || (state !== 'missing' && state !== 'unreadable')) return state;
  const parents = parentsOf(path, machine.platform);
  const root = parents.at(-1) ?? path;
  const rootState = machine.pathState(root);
  // A root that may not be listed may still be used, as long as something can be said of what lies below it.
  if (rootState === 'missing' || (rootState === 'unreadable' && state === 'unreadable'))
    return root.startsWith('\\\\') ? 'no-share' : 'no-drive';
  const nearest = parents.find((parent) => machine.pathState(parent) !== 'missing') ?? root;
  return machine.pathState(machine.realPath(nearest) ?? nearest) === 'file' ? 'below-file' : state;
}

const STATES = {
  file: 'is a file',
  folder: 'is a folder',
  'empty-folder': 'is a folder',
  link: 'is a link',
  'below-file': 'lies below something that is a file',
  unreadable: 'cannot be used: it is a device or may not be read',
  'no-drive': 'lies on a drive that is not there',
  'no-share': 'lies on a share that cannot be reached',
} as const;

/** `.git` under the names that some file system takes for it: any case, the short name, dots and spaces at its end. */
const GIT_FOLDER = /^(?:\.git|git~\d)[. ]*$/i;

function faultOfPlace(path: string, machine: InputMachine, remedy: string): Refusal | null {
  const { platform, workspace } = machine;
  const real = machine.realPath(path);
  if (real === null) return refuse('leads through a link that ends nowhere', remedy);
  const byName = segmentsBelow(workspace, path, platform);
  if (byName === null) return refuse('lies outside the workspace', remedy);
  if (byName.length === 0) return refuse('is the workspace itself', remedy);
  const onDisk = segmentsBelow(machine.realPath(workspace) ?? workspace, real, platform);
  if (onDisk === null) return refuse('leads out of the workspace through a link', remedy);
  if (onDisk.length === 0) return refuse('leads to the workspace itself through a link', remedy);
  const inGit = [...byName, ...onDisk].some((name) => GIT_FOLDER.test(name));
  return inGit ? refuse("lies inside '.git'", remedy) : null;
}

/** Why this user cannot rename anything to `path`. A folder that is moved aside has to be writable itself. */
function faultOfRights(path: string, isMoved: boolean, machine: InputMachine): Refusal | null {
  if (machine.isMountPoint(path))
    return refuse('is a mount point, which cannot be replaced', 'Choose a path below it.');
  const parent = parentsOf(path, machine.platform).find((folder) => machine.pathState(folder) !== 'missing');
  const changed = isMoved ? [parent, path] : [parent];
  const locked = changed.find((folder) => folder !== undefined && !machine.mayWrite(folder));
  if (locked === undefined) return null;
  return refuse(
    locked === path
      ? 'is a folder that this user may not change'
      : `lies in a folder that this user may not change: '${locked}'`,
    'Another step may have created it as another user, such as root in a container: change its owner, or choose another path.',
  );
}

const APART = 'Choose two paths, none of them below the other.';

/** The first of the other paths that lies above or below a file, or is the same. */
function faultOfPair(
  [input, file]: Named<FileInput>,
  others: readonly Named[],
  machine: InputMachine,
): Refusal | null {
  for (const [other, path] of others) {
    const isAbove = within(file, path, machine);
    const isBelow = within(path, file, machine);
    if (isBelow && other === 'site-path')
      return refuse(
        "is 'site-path' or lies in it",
        `Choose a file outside of 'site-path': ${FILES[input].because}.`,
      );
    if (isAbove && isBelow) return refuse(`is '${other}'`, 'Choose two files.');
    if (isAbove) return refuse(`cannot be a file: '${other}' lies below it`, APART);
    if (isBelow) return refuse(`lies below '${other}', which is a file`, APART);
  }
  return null;
}

/** Whether `path` is `folder` or lies below it, by name or on the disk. */
function within(folder: string, path: string, machine: InputMachine): boolean {
  const real = (one: string): string => machine.realPath(one) ?? one;
  const below = (a: string, b: string): boolean => segmentsBelow(a, b, machine.platform) !== null;
  return below(folder, path) || below(real(folder), real(path));
}

function isOddOnWindows(name: string): boolean {
  return WINDOWS_FORBIDS.test(name) || WINDOWS_DROPS.test(name) || WINDOWS_DEVICE.test(name);
}

function isAbsolute(text: string, platform: string): boolean {
  return platform === 'win32' ? /^(?:[a-z]:)?[\\/]/i.test(text) : text.startsWith('/');
}
