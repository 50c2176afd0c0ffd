import { formatBytes } from '../text/amounts.ts';
import { refuse, type Parsed } from '../text/parsed.ts';
import { readPath, type TargetMachine } from './target-path.ts';

/** The disk, as far as files are read that inputs name. */
export interface ReadingMachine extends TargetMachine {
  /** What a file holds. `too-large`: more than `mostBytes`. */
  readonly readBytes: (path: string, mostBytes: number) => Uint8Array | 'too-large' | 'unreadable';
}

/** A file that an earlier run wrote, and an input names. */
export interface EarlierFile {
  /** Absolute. */
  readonly path: string;
  /** `null`: there is none yet. */
  readonly text: string | null;
}

export interface EarlierOptions {
  readonly mostBytes: number;
  /** What to do about a wrong path, and about a file that is too large. */
  readonly choose: string;
  readonly without: string;
  /** The input that writes such a file. */
  readonly writer: string;
}

/** Reads such a file. A missing one is no problem, any other that cannot be read is. */
export function readEarlierFile(
  value: string,
  { mostBytes, choose, without, writer }: EarlierOptions,
  machine: ReadingMachine,
): Parsed<EarlierFile> {
  const read = readPath(value, machine, choose);
  if (!('value' in read)) return read;
  const path = read.value;
  const state = machine.pathState(path);
  if (state === 'missing' || state === 'below-file') return { value: { path, text: null } };
  if (state === 'folder' || state === 'empty-folder') return refuse('is a folder', choose);
  const bytes = machine.readBytes(path, mostBytes);
  if (bytes === 'unreadable') return refuse('cannot be read', choose);
  if (bytes === 'too-large') return refuse(`is larger than ${formatBytes(mostBytes)}`, without);
  try {
    return { value: { path, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) } };
  } catch {
    return refuse(
      'is not UTF-8',
      `Keep the file as '${writer}' wrote it: some tools, such as '>' in Windows PowerShell, write another encoding.`,
    );
  }
}
