import { formatBytes } from '../text/amounts.ts';
import { refuse, type Parsed } from '../text/parsed.ts';
import { readPath, type InputMachine } from './target-path.ts';

/** A file that an earlier run wrote, and an input names. */
interface EarlierFile<T> {
  /** Absolute. */
  readonly path: string;
  readonly content: T;
}

interface EarlierOptions<M> {
  readonly mostBytes: number;
  /** What to do about a wrong path, and about a file that is too large. */
  readonly choose: string;
  readonly without: string;
  /** The input or output that names such a file. */
  readonly writer: string;
  /** What it means that there is none yet. */
  readonly missing: Parsed<M>;
}

/** Makes the parser of an input that names such a file, where `parse` reads its text. */
export function earlierFileParser<T, M>(
  { mostBytes, choose, without, writer, missing }: EarlierOptions<M>,
  parse: (text: string) => Parsed<T>,
): (value: string, machine: InputMachine) => Parsed<EarlierFile<T | M>> {
  return (value, machine) => {
    const read = readPath(value, machine, choose);
    if (!('value' in read)) return read;
    const path = read.value;
    const state = machine.pathState(path);
    const found = (content: Parsed<T | M>): Parsed<EarlierFile<T | M>> =>
      'value' in content ? { value: { path, content: content.value } } : content;
    if (state === 'missing' || state === 'below-file') return found(missing);
    if (state === 'folder' || state === 'empty-folder') return refuse('is a folder', choose);
    const bytes = machine.readBytes(path, mostBytes);
    if (bytes === 'unreadable') return refuse('cannot be read', choose);
    if (bytes === 'too-large') return refuse(`is larger than ${formatBytes(mostBytes)}`, without);
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return refuse(
        'is not UTF-8',
        `Keep the file as '${writer}' wrote it: some tools, such as '>' in Windows PowerShell, write another encoding.`,
      );
    }
    return found(parse(text));
  };
}
