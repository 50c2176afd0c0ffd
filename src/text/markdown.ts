import { printable } from './redact.ts';

/** Pieces of GitHub Markdown that both summaries are made of. Untrusted text goes through `cell`, `link` or `code`. */

const CELL_MAX_CHARS = 2_000;

/** A row of a table: a name, and Markdown. */
export type Row = readonly [string, string];

export function table(rows: readonly Row[]): string {
  // The first row is the header: an empty one would be drawn as a blank strip.
  const [head, ...rest] = rows.map(([name, value]) => `| ${name} | ${value} |`);
  return head === undefined ? '' : [head, '| --- | --- |', ...rest].join('\n');
}

/** Parts with an empty line between them; those without text are left out. */
export function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A list below its title; empty where it has no lines. */
export function listOf(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, '', ...lines].join('\n');
}

/** Folded until a reader opens it; empty where all parts are. `title` is trusted. */
export function details(title: string, parts: readonly string[]): string {
  const shown = paragraphs(parts);
  // Without the empty lines GitHub shows the Markdown as it is written.
  return shown === ''
    ? ''
    : ['<details>', `<summary>${title}</summary>`, '', shown, '', '</details>'].join('\n');
}

/** Untrusted text in Markdown: one line, no markup, no mention, no formula (`$HOME/$USER`), bounded. */
export function cell(text: string): string {
  return escapedTags(bounded(text))
    .replace(/([\\`*_[\]|#~!])/g, '\\$1')
    .replace(/[@$]/g, asNumber);
}

/**
 * The same, where GitHub must make nothing else of it: no address, no issue, no mention, no emoji (`std::map::find`). For
 * comments and notes.
 */
export function inert(text: string): string {
  return cell(text).replace(
    /\\#|&#64;|www(?=\.)|:(?=\/\/|[\w+-]+:)|\bgh(?=-\d)/gi,
    (mark) => `${mark}&#8288;`,
  );
}

/**
 * An untrusted http(s) address as a link that shows itself; anything else as text. Written out, because an address that
 * GitHub finds by itself would keep the backslashes of `cell`.
 */
export function link(address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return cell(address);
  return `[${cell(address)}](${target(address)})`;
}

/** An address as it may stand in the brackets of a link. */
export function target(address: string): string {
  return new URL(address).href
    .replace(/[()<>\\|`"]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/&/g, '&amp;');
}

/** Untrusted text as code; as HTML where it holds what would end a code span or a cell. */
export function code(text: string): string {
  const line = bounded(text);
  if (!/[`|]/.test(line)) return `\`${line}\``;
  return `<code>${escapedTags(line).replace(/[\\`*_[\]|#~!@$]/g, asNumber)}</code>`;
}

function asNumber(mark: string): string {
  return `&#${mark.charCodeAt(0)};`;
}

function bounded(text: string): string {
  return printable(text).replace(/\s+/g, ' ').slice(0, CELL_MAX_CHARS);
}

function escapedTags(line: string): string {
  return line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
