import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { docsFolder } from '../../src/report/explain.ts';

const SOURCE = { server: 'https://github.com', repository: 'acme/static-docs-export', ref: 'v1' };
const FOLDER = 'https://github.com/acme/static-docs-export/blob/v1/docs';

describe('the address of the docs', () => {
  test.each<[string, Partial<typeof SOURCE>, string | null]>([
    ['a tag', {}, FOLDER],
    ['a commit', { ref: 'a'.repeat(40) }, FOLDER.replace('v1', 'a'.repeat(40))],
    ['a branch with a slash', { ref: 'fix/odd name#1' }, FOLDER.replace('v1', 'fix/odd%20name%231')],
    [
      'a server of a company',
      { server: 'https://git.example.com:8443/' },
      FOLDER.replace('github.com', 'git.example.com:8443'),
    ],
    [
      'names with dots and hyphens',
      { repository: 'a-b/c.d_e' },
      FOLDER.replace(SOURCE.repository, 'a-b/c.d_e'),
    ],
    ['an action of the workspace', { repository: '', ref: '' }, null],
    ['no ref', { ref: '' }, null],
    ['no server', { server: '' }, null],
    ['a server that is no address', { server: 'https://' }, null],
    ['a server of another kind', { server: 'javascript:alert(1)' }, null],
    ['a repository with a path', { repository: 'a/b/c' }, null],
    ['a repository with markup', { repository: 'a/b](x' }, null],
  ])('%s', (_, given, folder) => {
    const { server, repository, ref } = { ...SOURCE, ...given };
    const env = {
      GITHUB_SERVER_URL: server,
      GITHUB_ACTION_REPOSITORY: repository,
      GITHUB_ACTION_REF: ref,
    };
    expect(docsFolder(env)).toBe(folder);
  });
});

describe('the table at the top of the troubleshooting page', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/troubleshooting.md'), 'utf8');
  const rows = [...page.matchAll(/^\| \[`([\w-]+)`\]\(#([\w-]+)\) +\|(.*)\|$/gm)];

  test('has each code once, in the order of the headings, with a link to its heading', () => {
    const headings = [...page.matchAll(/^## ([a-z-]+)$/gm)].map(([, code]) => code);
    expect(rows.map(([, code]) => code)).toEqual(headings);
    expect(rows.map(([, , target]) => target)).toEqual(headings);
  });

  test('says for each code what happened, and whether to try again', () => {
    for (const [, , , cells = ''] of rows)
      expect(cells.split('|').map((cell) => cell.trim() !== '')).toEqual([true, true]);
  });
});
