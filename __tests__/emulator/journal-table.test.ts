import { describe, expect, test } from '@jest/globals';
import { logTable, markdownTable } from '../../emulator/action/journal-table.ts';
import type { JournalEntry } from '../../emulator/service/journal.ts';

function entry(more: Partial<JournalEntry> = {}): JournalEntry {
  return {
    origin: 'api',
    route: 'status',
    method: 'GET',
    path: '/v1/static-export/jobs/job_1',
    authorization: 'none',
    headers: {},
    body: null,
    atMs: 1_000,
    status: 200,
    bytes: 100,
    ending: 'whole',
    ...more,
  };
}

describe('The table of a journal', () => {
  test('has aligned columns', () => {
    const entries = [
      entry({ method: 'POST', path: '/a', status: 202, bytes: 7 }),
      entry({ atMs: 13_340, path: '/longer', status: 0, bytes: 0, ending: 'reset' }),
      entry({ atMs: 14_000, path: '/b', bytes: 1_234_567, headers: { range: 'bytes=5-' } }),
    ];
    expect(logTable(entries)).toEqual([
      '   After  Request                   Answer                Bytes',
      '   0.0 s  POST /a                   202                       7',
      '  12.3 s  GET /longer               no answer, reset          0',
      '  13.0 s  GET /b [range: bytes=5-]  200               1,234,567',
    ]);
  });

  test('has one row for equal requests in succession', () => {
    const poll = (atMs: number): JournalEntry => entry({ atMs, bytes: 10 });
    const rows = logTable([
      poll(0),
      poll(1_000),
      poll(2_000),
      entry({ atMs: 3_000, status: 503 }),
      poll(4_000),
    ]);
    expect(rows.slice(1).map((row) => row.trim().split(/ {2,}/))).toEqual([
      ['0.0 s', 'GET /v1/static-export/jobs/job_1', '200 × 3', '30'],
      ['3.0 s', 'GET /v1/static-export/jobs/job_1', '503', '100'],
      ['4.0 s', 'GET /v1/static-export/jobs/job_1', '200', '10'],
    ]);
  });

  test('leaves out the middle of a long journal', () => {
    const many = (count: number): readonly string[] =>
      logTable(Array.from({ length: count }, (_, at) => entry({ path: `/${at}` })));
    expect(many(201)).toHaveLength(202);
    const rows = many(1_000);
    expect(rows).toHaveLength(202);
    expect(rows[100]).toContain('GET /99 ');
    expect(rows[101]).toContain('800 rows are left out');
    expect(rows[102]).toContain('GET /900 ');
  });

  test('escapes markup in untrusted text', () => {
    const path = '/a|b`c`<img src=x>[l](http://x)&amp;*e*_f_\\|';
    const table = markdownTable([entry({ path, body: { a: '| x |\n## y' } })]);
    const rows = table.trimEnd().split('\n');
    expect(rows).toHaveLength(3);
    expect(rows[2]?.split('|')).toHaveLength(6);
    expect(rows[2]).not.toMatch(/[<>[\]()`*_\\]|&(?!#\d+;)/);
    const shown = rows[2]?.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
    expect(shown).toContain(`GET ${path} {"a":"| x |\\n## y"}`);
  });
});
