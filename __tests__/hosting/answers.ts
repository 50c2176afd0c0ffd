import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = join(import.meta.dirname, '..', '..', 'docs', 'hosting.md');

/** What a host answers to one address: a file of the site, with 404 when it is the page for that, or another address. */
export type Outcome =
  | { readonly file: string; readonly status: 200 | 404 }
  | { readonly location: string; readonly status: number };

export const NOT_FOUND: Outcome = { file: '404.html', status: 404 };

/** The column of one host in the table of docs/hosting.md: address → what is answered. Throws where a cell cannot be read. */
export function documentedAnswers(host: string): readonly (readonly [asked: string, answered: Outcome])[] {
  const section = readFileSync(DOCUMENT, 'utf8')
    .split(/^## /m)
    .find((part) => part.startsWith('What is answered'));
  const [head = [], , ...rows] = (section?.match(/^\|.*\|$/gm) ?? []).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  const column = head.indexOf(host);
  if (column === -1) throw new Error(`There is no column of ${host}.`);
  return rows.map((row) => [/^`(.+)`$/.exec(row[0] ?? '')?.[1] ?? '', outcome(row[column] ?? '')]);
}

function outcome(cell: string): Outcome {
  if (cell === 'not found') return NOT_FOUND;
  const [, file] = /^`(.+)`$/.exec(cell) ?? [];
  if (file !== undefined) return { file, status: 200 };
  const [, status, location] = /^(\d{3}) to `(.+)`$/.exec(cell) ?? [];
  if (location === undefined) throw new Error(`The table has a cell that says nothing known: ${cell}`);
  return { location, status: Number(status) };
}
