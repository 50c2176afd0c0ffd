/** Workflow commands and command files, read as the runner reads them (its `ActionCommand` and `FileCommandManager`). */

/** On Windows the runner accepts both, elsewhere only one. */
const LINE_END = process.platform === 'win32' ? /\r?\n/ : '\n';

export interface Command {
  readonly name: string;
  readonly properties: string;
  readonly data: string;
}

/** The commands of the runner; in untrusted text each of them is an injection. */
const REGISTERED = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'internal-set-repo-path',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
]);

/** The command in a line, or the line if it has none. */
export function parseLine(line: string): Command | string {
  return parseColons(line.trimStart()) ?? parseBrackets(line) ?? line;
}

/** `::name properties::data`, white space before it allowed. */
function parseColons(line: string): Command | null {
  const [, head = '', data = ''] = /^::(.*?)::(.*)$/s.exec(line) ?? [];
  return command(head, data, [
    ['%0D', '\r'],
    ['%0A', '\n'],
    ['%25', '%'],
  ]);
}

/** The older `##[name properties]data`, which counts anywhere in a line. */
function parseBrackets(line: string): Command | null {
  const [, head = '', data = ''] = /##\[(.*?)\](.*)$/s.exec(line) ?? [];
  return command(head, data, [
    ['%3B', ';'],
    ['%0D', '\r'],
    ['%0A', '\n'],
    ['%5D', ']'],
    ['%25', '%'],
  ]);
}

function command(
  head: string,
  data: string,
  escapes: readonly (readonly [string, string])[],
): Command | null {
  const space = head.indexOf(' ');
  const name = (space === -1 ? head : head.slice(0, space)).toLowerCase();
  if (!REGISTERED.has(name)) return null;
  const plain = escapes.reduce((text, [escaped, character]) => text.replaceAll(escaped, character), data);
  return { name, properties: space === -1 ? '' : head.slice(space + 1), data: plain };
}

/** `name=value` and `name<<delimiter … delimiter`; the last value of a name counts. Throws on anything else, as the step would fail. */
export function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split(LINE_END);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const [, name = '', delimiter = ''] = /^([^=]*?)<<(.+)$/.exec(line) ?? [];
    if (name === '') {
      const [, simple, value = ''] = /^([^=]+)=(.*)$/.exec(line) ?? [];
      if (simple === undefined) throw new Error(`The output file has a malformed line: ${line}`);
      outputs[simple] = value;
      continue;
    }
    const end = lines.indexOf(delimiter, at + 1);
    if (end === -1) throw new Error(`The output file has a value without an end: ${name}`);
    outputs[name] = lines.slice(at + 1, end).join('\n');
    at = end;
  }
  return outputs;
}
