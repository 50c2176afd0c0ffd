// Puts the tables of inputs and outputs between the markers of a page.
import { INPUT_GROUPS, OUTPUT_GROUPS, type Groups } from './input-groups.ts';

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

const INPUT_HEAD = ['Input', 'Default', 'Meaning'];
const OUTPUT_HEAD = ['Output', 'Meaning'];

/** The page with the tables of `action`. Throws if a description or a marker is missing. */
export function withTables(page: string, action: ActionFile): string {
  const inputs = Object.entries(action.inputs).map((one) => inputRow(...one, described(...one)));
  const outputs = Object.entries(action.outputs).map((one) => outputRow(...one, described(...one)));
  return withParts(page, table(INPUT_HEAD, inputs), table(OUTPUT_HEAD, outputs));
}

/** The same in groups, with the first sentence of each description. Throws also if one has no group. */
export function withShortTables(
  page: string,
  action: ActionFile,
  inputGroups: Groups = INPUT_GROUPS,
  outputGroups: Groups = OUTPUT_GROUPS,
): string {
  const inputs = grouped(action.inputs, inputGroups, (title, members) => [
    [`**${title}**`, '', ''],
    ...members.map(({ name, one }) => inputRow(name, one, firstSentence(described(name, one)))),
  ]);
  const outputs = grouped(action.outputs, outputGroups, (title, members) => [
    [`**${title}**`, ''],
    ...members.map(({ name, one }) => outputRow(name, one, firstSentence(described(name, one)))),
  ]);
  return withParts(page, table(INPUT_HEAD, inputs.flat()), table(OUTPUT_HEAD, outputs.flat()));
}

/** A heading for each input, with its whole description and an example, and a table for each group of outputs. */
export function withReference(
  page: string,
  action: ActionFile,
  inputGroups: Groups = INPUT_GROUPS,
  outputGroups: Groups = OUTPUT_GROUPS,
): string {
  const inputs = grouped(action.inputs, inputGroups, (title, members) => {
    const parts = members.map(
      ({ name, one, example }) =>
        `#### ${name}\n\n${defaultOf(one)}${described(name, one)}\n\n\`\`\`yaml\n${example}\n\`\`\``,
    );
    return [`### ${title}`, ...parts].join('\n\n');
  });
  const outputs = grouped(action.outputs, outputGroups, (title, members) => {
    const rows = members.map(({ name, one, example }) => [
      `\`${name}\``,
      described(name, one),
      `\`${example}\``,
    ]);
    return `**${title}**\n\n${table([...OUTPUT_HEAD, 'Example'], rows)}`;
  });
  return withParts(page, inputs.join('\n\n'), outputs.join('\n\n'));
}

interface Member {
  readonly name: string;
  readonly one: Described;
  readonly example: string;
}

/** The result of `write` for each group. Throws if a group names what does not exist, or if a name is in no group. */
function grouped<T>(
  all: ActionFile['inputs'],
  groups: Groups,
  write: (title: string, members: readonly Member[]) => T,
): readonly T[] {
  const names = Object.values(groups).flatMap((group) => Object.keys(group));
  const missing = Object.keys(all).filter((name) => !names.includes(name));
  const unknown = names.filter((name, at) => !(name in all) || names.indexOf(name) !== at);
  if (missing.length > 0)
    throw new Error(`Cannot group ${missing.join(', ')}: scripts/input-groups.ts has no group for it.`);
  if (unknown.length > 0)
    throw new Error(`Cannot group ${unknown.join(', ')}: it is not in action.yml, or is in two groups.`);
  return Object.entries(groups).map(([title, group]) =>
    write(
      title,
      Object.entries(group).map(([name, example]) => ({ name, one: all[name] ?? {}, example })),
    ),
  );
}

function inputRow(name: string, one: Described, meaning: string): readonly string[] {
  const shown = one.required === true ? 'required' : one.default === undefined ? '' : `\`${one.default}\``;
  return [`\`${name}\``, shown, meaning];
}

function outputRow(name: string, _: Described, meaning: string): readonly string[] {
  return [`\`${name}\``, meaning];
}

function defaultOf({ required, default: value }: Described): string {
  return required === true ? 'Required. ' : value === undefined ? '' : `Default: \`${value}\`. `;
}

function described(name: string, { description = '' }: Described): string {
  if (description.trim() === '')
    throw new Error(`Cannot describe '${name}': action.yml has no description of it.`);
  return description.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}

/** Up to the first full stop before a space. */
function firstSentence(text: string): string {
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `|${cells.map((cell) => (cell === '' ? '  ' : ` ${cell} `)).join('|')}|`;
  return [head, head.map(() => '---'), ...rows].map(line).join('\n');
}

function withParts(page: string, inputs: string, outputs: string): string {
  return between(between(page, 'inputs', inputs), 'outputs', outputs);
}

function between(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open) + open.length, text.indexOf(close)];
  if (!text.includes(open) || to < from) throw new Error(`Cannot find '${open}' and '${close}' in the page.`);
  // Not padded into columns: one long meaning would move every line of the table.
  const kept = `<!-- prettier-ignore-start -->\n\n${content}\n\n<!-- prettier-ignore-end -->`;
  return `${text.slice(0, from)}\n\n${kept}\n\n${text.slice(to)}`;
}
