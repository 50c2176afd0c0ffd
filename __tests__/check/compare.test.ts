/** The tool that shows the differences between two reports, as a child process. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { scratchFolder } from '../kit/scratch-disk.ts';

const TOOL = join(import.meta.dirname, '..', '..', 'bench', 'site-check', 'compare.ts');

const work = scratchFolder();

const place = (page: string, line: number): object => ({ page, line, reference: 'x' });

function report(name: string, findings: readonly object[]): string {
  const file = join(work, name);
  const rest = {
    totals: { 'broken-link': findings.length },
    scanned: { files: 3, pages: 2 },
    placesLeftOut: 0,
  };
  writeFileSync(file, JSON.stringify({ findings, ...rest }));
  return file;
}

function compared(before: readonly object[], after: readonly object[]): readonly [number | null, string] {
  const args = ['--no-warnings', TOOL, report('old.json', before), report('new.json', after), work];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return [status, stdout];
}

test('finds no difference in reports that differ only in order and groups', () => {
  const [a, b] = [place('a.html', 1), place('b.html', 2)];
  const before = [
    { kind: 'broken-link', target: '/x', places: [a] },
    { kind: 'missing-anchor', target: '/y', anchor: 'z', places: [a, b] },
  ];
  const after = [
    { kind: 'missing-anchor', target: '/y', anchor: 'z', harm: 'low', places: [b] },
    { kind: 'missing-anchor', target: '/y', anchor: 'z', places: [a] },
    { kind: 'broken-link', target: '/x', places: [a] },
  ];
  const [status, said] = compared(before, after);
  expect(said).toMatch(/Only in the old: 0\nOnly in the new: 0\n$/);
  expect(status).toBe(0);
});

test.each([
  ['another kind', { kind: 'missing-optional', target: '/x', places: [place('a.html', 1)] }],
  ['another target', { kind: 'broken-link', target: '/y', places: [place('a.html', 1)] }],
  ['an anchor', { kind: 'broken-link', target: '/x', anchor: 'x', places: [place('a.html', 1)] }],
  ['another line', { kind: 'broken-link', target: '/x', places: [place('a.html', 2)] }],
  ['another page', { kind: 'broken-link', target: '/x', places: [place('b.html', 1)] }],
])('shows %s on both sides', (_, after) => {
  const [status, said] = compared(
    [{ kind: 'broken-link', target: '/x', places: [place('a.html', 1)] }],
    [after],
  );
  expect(said).toContain('Only in the old: 1\n  broken-link: 1\n    → /x in a.html:1 "x"\n');
  expect(said).toContain('Only in the new: 1\n');
  expect(status).toBe(1);
});

test('shows a place that one report has once less', () => {
  const finding = { kind: 'broken-link', target: '/x', places: [place('a.html', 1)] };
  const [, said] = compared([finding, finding], [finding]);
  expect(said).toMatch(/Only in the old: 1\n[^]*Only in the new: 0\n$/);
});
