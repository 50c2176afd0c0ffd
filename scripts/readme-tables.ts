// Puts the tables of inputs and outputs between the markers of a README.

interface Described {
  readonly description?: string;
  readonly required?: boolean;
  readonly default?: string;
}

/** What is used of an action.yml. */
export interface ActionFile {
  readonly inputs: Readonly<Record<string, Described>>;
  readonly outputs: Readonly<Record<string, Described>>;
}

/** The README with its tables as `action` has them. Throws when a description or a marker is missing. */
export function withTables(readme: string, action: ActionFile): string {
  const inputs = Object.entries(action.inputs).map(([name, input]) => [
    `\`${name}\``,
    input.required === true ? 'required' : input.default === undefined ? '' : `\`${input.default}\``,
    described(name, input),
  ]);
  const outputs = Object.entries(action.outputs).map(([name, output]) => [
    `\`${name}\``,
    described(name, output),
  ]);
  const withInputs = between(readme, 'inputs', table(['Input', 'Default', 'Meaning'], inputs));
  return between(withInputs, 'outputs', table(['Output', 'Meaning'], outputs));
}

function described(name: string, { description = '' }: Described): string {
  if (description.trim() === '')
    throw new Error(`Cannot describe '${name}': action.yml has no description of it.`);
  return description.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function between(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open) + open.length, text.indexOf(close)];
  if (!text.includes(open) || to < from)
    throw new Error(`Cannot find '${open}' and '${close}' in README.md.`);
  // Not padded into columns: one long meaning would move every line of the table.
  const kept = `<!-- prettier-ignore-start -->\n\n${content}\n\n<!-- prettier-ignore-end -->`;
  return `${text.slice(0, from)}\n\n${kept}\n\n${text.slice(to)}`;
}
