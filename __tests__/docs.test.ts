import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..');
const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');
const pagesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const PAGES = ['', 'docs', 'agent-job', 'verify', 'docs/adr'].flatMap(pagesIn);
const OUR_FILE =
  /`((?:src|scripts|emulator|e2e|bench|__tests__|docs|examples)\/[\w./-]+(?:\/|\.(?:ts|mjs|md|yml|json)))`/g;

describe('files that the docs name exist', () => {
  test.each(PAGES)('%s', (page) => {
    const named = [...read(page).matchAll(OUR_FILE)].map(([, file = '']) => file);
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test('CONTRIBUTING.md: the files of each room, and those that decide something', () => {
    const [, rooms = '', decisions = ''] =
      /Read first.*?\n((?:\|.*\n)+)[^]*?File in `src\/`.*?\n((?:\|.*\n)+)/.exec(read('CONTRIBUTING.md')) ??
      [];
    const named = [
      ...[...rooms.matchAll(/^\| `([\w-]+)`.*\|(.*)\|$/gm)].flatMap(([, room = '', files = '']) =>
        namesIn(files).map((file) => (room === 'main' || file.includes('/') ? file : `${room}/${file}`)),
      ),
      ...namesIn(decisions),
    ];
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((file) => !existsSync(join(ROOT, 'src', file)))).toEqual([]);
  });
});

function namesIn(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+\.ts)`/g)].map(([, name = '']) => name);
}
