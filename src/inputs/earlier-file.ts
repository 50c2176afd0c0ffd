import { formatBytes } from '../text/amounts.ts';
import { refuse, type Parsed, type Refusal } from '../text/parsed.ts';
import { readPath, type TargetMachine } from './target-path.ts';

/** A file that an earlier run wrote, and an input names. */
export interface EarlierFile {
  /** Absolute. */
  readonly path: string;
  /** `null`: there is none yet. */
  readonly text: string | null;
}

export interface EarlierOptions {
  readonly maxBytes: number;
  /** What to do about a wrong path, and about a file that is too large. */
  readonly choose: string;
  readonly without: string;
  /** The input that writes such a file. */
  readonly writer: string;
}

/** Reads such a file. A missing one is no problem, any other that cannot be read is. */
export function readEarlierFile(
  value: string,
  { maxBytes, choose, without, writer }: EarlierOptions,
  machine: TargetMachine,
): Parsed<EarlierFile> {
  const read = readPath(value, machine, choose);
  if (!('value' in read)) return read;
  const path = read.value;
  const state = machine.pathState(path);
  if (state === 'missing' || state === 'below-file') return { value: { path, text: null } };
  if (state === 'folder' || state === 'empty-folder') return refuse('is a folder', choose);
  const notUtf8 = `Keep the file as '${writer}' wrote it: some tools, such as '>' in Windows PowerShell, write another encoding.`;
  const unreadable = refuse('cannot be read', choose);
  const text = readText(path, { maxBytes, tooLarge: without, notUtf8, unreadable }, machine);
  return 'value' in text ? { value: { path, text: text.value } } : text;
}

export interface TextOptions {
  readonly maxBytes: number;
  /** What to do about a file that is too large, and about one in another encoding. */
  readonly tooLarge: string;
  readonly notUtf8: string;
  readonly unreadable: Refusal;
}

/** The text of a file, which is UTF-8. */
export function readText(
  path: string,
  { maxBytes, tooLarge, notUtf8, unreadable }: TextOptions,
  { readBytes }: TargetMachine,
): Parsed<string> {
  const bytes = readBytes(path, maxBytes);
  if (bytes === 'unreadable') return unreadable;
  if (bytes === 'too-large') return refuse(`is larger than ${formatBytes(maxBytes)}`, tooLarge);
  try {
    return { value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return refuse('is not UTF-8', notUtf8);
  }
}
