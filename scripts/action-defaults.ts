// Reads the inputs of our own action.yml without a YAML parser, so that the demo needs no packages.

const INPUT = /^ {2}([\w-]+):$/;
const DEFAULT = /^ {4}default: (.+)$/;

/** The inputs of an action.yml in their order, each with its default, or ''. Throws on a default of several lines. */
export function actionDefaults(text: string): ReadonlyMap<string, string> {
  const [, block = ''] = /^inputs:\n((?: .*\n|\n)+)/m.exec(text) ?? [];
  const found = new Map<string, string>();
  let input = '';
  for (const line of block.split('\n')) {
    input = INPUT.exec(line)?.[1] ?? input;
    if (!found.has(input) && input !== '') found.set(input, '');
    const [, value] = DEFAULT.exec(line) ?? [];
    if (value !== undefined) found.set(input, unquoted(value.trim(), input));
  }
  return found;
}

function unquoted(value: string, input: string): string {
  if (/^[|>&*[{]|\\/.test(value))
    throw new Error(`Cannot read the default of '${input}' in action.yml: write it as one plain line.`);
  const [, text] = /^'(.*)'$/.exec(value) ?? /^"(.*)"$/.exec(value) ?? [];
  return text ?? value;
}
