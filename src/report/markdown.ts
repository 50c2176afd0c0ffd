import type { FailureCode } from '../core/failure.ts';
import type { RunResult } from '../core/run.ts';
import { printable } from '../text/redact.ts';
import type { Explanation } from './explain.ts';

/** Pieces of GitHub Markdown that both summaries are made of. Foreign text goes through `cell` or `code`. */

/** Longest foreign text in a cell. */
const CELL_MAX_CHARS = 2_000;

/** A row of a table: a name, and Markdown. */
export type Row = readonly [string, string];

export function mark(result: RunResult): string {
  if (result === 'success' || result === 'started') return '✅';
  return result === 'cancelled' ? '⚪' : '❌';
}

/** A failure as a box: the annotation's sentence, the next step, and the code, which leads to its heading. */
export function failureQuote(failureCode: FailureCode, { sentence, nextStep, more }: Explanation): string {
  const shown = code(failureCode);
  const failure = `Failure code: ${more === null ? shown : `[${shown}](${target(more)})`}`;
  return `> [!CAUTION]\n> **${cell(sentence)}**\n>\n> ${cell(nextStep)}\n>\n> ${failure}`;
}

export function table(rows: readonly Row[]): string {
  // The first row is the header: an empty one would be drawn as a blank strip.
  const [head, ...rest] = rows.map(([name, value]) => `| ${name} | ${value} |`);
  return head === undefined ? '' : [head, '| --- | --- |', ...rest].join('\n');
}

/** Foreign text in Markdown: one line, no markup, no mention, bounded. */
export function cell(text: string): string {
  const line = printable(text).replace(/\s+/g, ' ').slice(0, CELL_MAX_CHARS);
  return line
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/([\\`*_[\]|#~!])/g, '\\$1')
    .replace(/@/g, '&#64;');
}

/**
 * A foreign http(s) address as a link that shows itself; anything else as text. Written out, because an address that
 * GitHub finds by itself would keep the backslashes of `cell`.
 */
export function link(address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return cell(address);
  return `[${cell(address)}](${target(address)})`;
}

/** An address as it may stand in the brackets of a link. */
function target(address: string): string {
  return new URL(address).href
    .replace(/[()<>\\|`"]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/&/g, '&amp;');
}

/** Foreign text as code; as HTML where it holds what would end a code span or a cell. */
export function code(text: string): string {
  const line = printable(text).replace(/\s+/g, ' ').slice(0, CELL_MAX_CHARS);
  if (!/[`|]/.test(line)) return `\`${line}\``;
  return `<code>${line
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_[\]|#~!@]/g, (mark) => `&#${mark.charCodeAt(0)};`)}</code>`;
}
