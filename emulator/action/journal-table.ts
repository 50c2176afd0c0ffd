import { answerOf, requestOf, type JournalEntry } from '../service/journal.ts';

/** A page of requests is read, a thousand are not; the beginning and the end tell most. */
const SHOWN_AT_EITHER_END = 100;

const HEAD = ['After', 'Request', 'Answer', 'Bytes'] as const;

type Row = readonly [after: string, request: string, answer: string, bytes: string];

/** The journal as aligned lines, for a log. */
export function logTable(entries: readonly JournalEntry[]): readonly string[] {
  const rows = [HEAD, ...rowsOf(entries)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (text: string, column: number): string =>
    column === 0 || column === 3 ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return rows.map((row) => `  ${row.map(pad).join('  ')}`.trimEnd());
}

/** The journal as a table of Markdown. */
export function markdownTable(entries: readonly JournalEntry[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  const rows = rowsOf(entries).map((row) => line(row.map(asText)));
  return line(HEAD) + line(['---:', '---', '---', '---:']) + rows.join('');
}

/** Requests that follow each other and are the same, as polls are, share a row. */
function rowsOf(entries: readonly JournalEntry[]): readonly Row[] {
  const runs: { readonly first: JournalEntry; readonly what: string; count: number; bytes: number }[] = [];
  for (const entry of entries) {
    const what = `${requestOf(entry)} ${answerOf(entry)}`;
    const last = runs.at(-1);
    if (last?.what === what) {
      last.count += 1;
      last.bytes += entry.bytes;
    } else runs.push({ first: entry, what, count: 1, bytes: entry.bytes });
  }
  const startMs = entries[0]?.atMs ?? 0;
  const rows = runs.map(({ first, count, bytes }): Row => {
    const times = count === 1 ? '' : ` × ${count}`;
    const after = `${((first.atMs - startMs) / 1000).toFixed(1)} s`;
    return [after, requestOf(first), `${answerOf(first)}${times}`, bytes.toLocaleString('en')];
  });
  const left = rows.length - 2 * SHOWN_AT_EITHER_END;
  if (left <= 1) return rows;
  const between: Row = ['…', `${left} rows are left out`, '', ''];
  return [...rows.slice(0, SHOWN_AT_EITHER_END), between, ...rows.slice(-SHOWN_AT_EITHER_END)];
}

/** Untrusted text: each character that could be markup in Markdown or HTML becomes a character reference. */
function asText(text: string): string {
  return text.replace(/[^\p{L}\p{N} ./,:×→…-]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}
