// The tables of docs/platforms.md: what ran where, with what came of it. Each script writes its own part.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PAGE = join(dirname(import.meta.dirname), 'docs', 'platforms.md');

export interface PlatformRow {
  readonly title: string;
  readonly machine: string;
  /** One clause. */
  readonly result: string;
  /** As in 2026-11-22. */
  readonly date: string;
}

export function platformRow(title: string, machine: string, result: string): PlatformRow {
  return { title, machine, result, date: new Date().toISOString().slice(0, 10) };
}

/** Puts rows into the table between the two markers of a part; a row that it has by this title is replaced. */
export function writePlatforms(part: string, rows: readonly PlatformRow[]): void {
  const page = readFileSync(PAGE, 'utf8');
  const [begin, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const from = page.indexOf(begin) + begin.length;
  const to = page.indexOf(end);
  if (from < begin.length || to < from) throw new Error(`docs/platforms.md has no part '${part}'.`);
  const old = page
    .slice(from, to)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:What |-)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const fresh = rows.map(({ title, machine, result, date }) => [title, machine, result, date]);
  const kept = old.map((row) => fresh.find(([title]) => title === row[0]) ?? row);
  const added = fresh.filter(([title]) => !old.some((row) => row[0] === title));
  const all = [['What', 'Machine', 'Result', 'Date'], ['-', '-', '-', '-'], ...kept, ...added];
  const cells = all.map((row, at) => row.map((cell, column) => padded(cell, all, at, column)));
  const table = cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
  writeFileSync(PAGE, `${page.slice(0, from)}\n\n${table}\n\n${page.slice(to)}`);
}

/** As prettier pads cells. */
function padded(cell: string, all: readonly (readonly string[])[], at: number, column: number): string {
  const width = Math.max(3, ...all.map((row) => row[column]?.length ?? 0));
  return at === 1 ? '-'.repeat(width) : cell.padEnd(width);
}
