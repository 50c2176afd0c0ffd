/** Tokens of 64 MiB, of every kind: the reader ends in bounded memory, and the run continues. `HOSTILE=all` reads all of them. */
import { describe, expect, test } from '@jest/globals';
import { thorough } from '../thorough.ts';
import { LISTS, PAGES, readHostile, STYLE_SHEETS, WORST, type Hostile } from './hostile-tokens.ts';

/** The heap, a file of the largest size, and what Node takes by itself. */
const MOST_MIB = 512 + 64 + 80;
/** The machine may be busy. */
const LONGEST_MS = 900_000;
const EVERYTHING = process.env['HOSTILE'] === 'all';

/** A site of a few such files: each takes time to write and to read. */
function few(all: readonly Hostile[], count = 8): readonly (readonly Hostile[])[] {
  return Array.from({ length: Math.ceil(all.length / count) }, (_, at) =>
    all.slice(at * count, (at + 1) * count),
  );
}

const SITES: readonly (readonly [string, readonly Hostile[]])[] = [
  ['the worst of all', WORST],
  // Millions of entries or of names are left to the whole matrix: each is looked up.
  ['lists', LISTS.filter(([name]) => !/entries|services/.test(name))],
  ...(EVERYTHING
    ? [
        ...[...WORST, ...STYLE_SHEETS, ...PAGES, ...LISTS].map(
          (one): readonly [string, readonly Hostile[]] => [`${one[1]} ${one[0]}`, [one]],
        ),
        ...few([...STYLE_SHEETS, ...PAGES]).map((some): readonly [string, readonly Hostile[]] => [
          some.map(([name]) => name).join(', '),
          some,
        ]),
      ]
    : []),
];

thorough(() => {
  describe('tokens of 64 MiB are read in bounded memory', () => {
    test.each(SITES)(
      '%s',
      async (name, files) => {
        const { answer, peakMiB, tookMs } = await readHostile(files);
        if (EVERYTHING)
          process.stderr.write(
            `${name}: ${String(peakMiB)} MiB, ${(tookMs / 1000).toFixed(1)} s, ${answer.kind}\n`,
          );
        expect(answer).toMatchObject({ kind: 'done' });
        expect(peakMiB ?? 0).toBeLessThan(MOST_MIB);
      },
      LONGEST_MS,
    );
  });
});
