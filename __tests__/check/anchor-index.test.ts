import { describe, expect, test } from '@jest/globals';
import { AnchorIndex, LEADS_OUT, type AnchorReference } from '../../src/check/anchor-index.ts';

const demand = (target: number, name: number, orName = name, source = 9): AnchorReference => {
  return { source, target, name, orName, from: 0, to: 5, at: 0, address: null };
};

/** Names by file. */
const SITE: Readonly<Record<number, readonly number[]>> = {
  1: [5, -7, 2 ** 31 - 1],
  2: [],
  3: [],
  4: [],
  5: [],
  6: [],
};

function fill(anchors: AnchorIndex): void {
  for (const [file, names] of Object.entries(SITE)) anchors.addNames(Number(file), Int32Array.from(names));
  for (const [from, to] of [
    [2, 1],
    [3, 4],
    [4, 3],
    [5, 7],
    [6, LEADS_OUT],
  ] as const)
    anchors.addRedirect(from, to);
}

describe('a name that another page refers to', () => {
  test.each<[string, readonly AnchorReference[], number]>([
    ['is there', [demand(1, 5), demand(1, -7), demand(1, 2 ** 31 - 1)], 0],
    ['is missing', [demand(1, 6)], 1],
    ['is missing below and above all names', [demand(1, -8), demand(1, -(2 ** 31))], 2],
    ['is there by its other name', [demand(1, 12, 5)], 0],
    ['is on the page that the page leads on to', [demand(2, 5)], 0],
    ['is not there either', [demand(2, 6)], 1],
    ['is on none of a circle', [demand(3, 5)], 1],
    ['is on a page that was not read', [demand(7, 5)], 0],
    ['is on a page that leads on to one that was not read', [demand(5, 5)], 0],
    ['is on a page that leads elsewhere', [demand(6, 5)], 0],
  ])('%s', (_name, demands, missing) => {
    const [early, late] = [new AnchorIndex(), new AnchorIndex()];
    fill(early);
    for (const each of demands) {
      early.addReference(each);
      late.addReference(each);
    }
    fill(late);
    const found = [...early.missing()].flatMap(([, asked]) => asked);
    expect(found).toHaveLength(missing);
    expect([...late.missing()]).toEqual([...early.missing()]);
  });

  test('is reported on the page that refers to it', () => {
    const anchors = new AnchorIndex();
    fill(anchors);
    const asked = [demand(1, 6, 6, 4), demand(1, 6, 6, 8), demand(2, 6, 6, 8), demand(1, 5, 5, 9)];
    for (const each of asked) anchors.addReference(each);
    expect([...anchors.missing()]).toEqual([
      [4, [asked[0]]],
      [8, [asked[1], asked[2]]],
    ]);
  });

  test('is found through twenty redirects, as many as browsers follow', () => {
    const anchors = new AnchorIndex();
    for (let file = 0; file <= 30; file += 1) {
      anchors.addNames(file, Int32Array.from(file === 30 ? [1] : []));
      if (file < 30) anchors.addRedirect(file, file + 1);
    }
    for (const from of [9, 10]) anchors.addReference(demand(from, 1, 1, from));
    expect([...anchors.missing()].map(([source]) => source)).toEqual([9]);
  });
});

test('names may come unsorted', () => {
  const anchors = new AnchorIndex();
  const names = Array.from({ length: 1_000 }, (_, at) => Math.imul(at + 1, 0x9e3779b1));
  anchors.addNames(0, Int32Array.from(names));
  expect(names.every((name) => anchors.has(0, name))).toBe(true);
  expect(names.some((name) => anchors.has(0, name + 1))).toBe(false);
});
