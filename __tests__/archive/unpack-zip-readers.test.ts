/** Archives that two readers could read differently, with what other programs read in them. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { zip } from '../kit/archives.ts';
import { has, type Need } from '../needs.ts';
import { inScratch, unpacked } from './unpacking.ts';

const PYTHON = `
import sys, zipfile
sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]))
`;
/** Programs that print one file of an archive, and their arguments. */
const READERS: readonly (readonly [Need, (archive: string, name: string) => readonly string[]])[] = [
  ['unzip', (archive, name) => ['-p', archive, name]],
  ['bsdtar', (archive, name) => ['-xOf', archive, name]],
  ['python3', (archive, name) => ['-c', PYTHON, archive, name]],
];

/** The results of the installed programs; at least one is installed on every Linux. */
async function readByOthers(archive: Buffer, name: string): Promise<readonly string[]> {
  return await inScratch((scratch) => {
    const path = join(scratch, 'archive.zip');
    writeFileSync(path, archive);
    return READERS.filter(([program]) => has(program)).map(([program, args]) =>
      execFileSync(program, args(path, name), {
        encoding: 'latin1',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  });
}

/** The four bytes to put at the start of `bytes` so that its CRC-32 is `wanted`: the CRC is linear in them. */
function firstFourFor(bytes: Buffer, wanted: number): Buffer {
  const sumWith = (word: number): number => {
    bytes.writeUInt32LE(word >>> 0, 0);
    return crc32(bytes);
  };
  const zero = sumWith(0);
  // Each row: the effect of a combination of bits on the sum, and the combination. Ordered by their leading bits.
  const rows: (readonly [number, number])[] = [];
  const reduced = (sum: number, word: number): readonly [number, number] =>
    rows.reduce<readonly [number, number]>(
      ([left, used], [row, by]) =>
        Math.clz32(left ^ row) > Math.clz32(left) || (left ^ row) >>> 0 < left >>> 0
          ? [(left ^ row) >>> 0, (used ^ by) >>> 0]
          : [left, used],
      [sum >>> 0, word >>> 0],
    );
  for (let bit = 0; bit < 32; bit += 1) {
    const word = (1 << bit) >>> 0;
    const row = reduced(sumWith(word) ^ zero, word);
    rows.push(row);
    rows.sort(([a], [b]) => b - a);
  }
  const [left, word] = reduced((wanted ^ zero) >>> 0, 0);
  if (left !== 0) throw new Error('no four bytes give this sum');
  const first = Buffer.alloc(4);
  first.writeUInt32LE(word, 0);
  return first;
}

/** The bytes between two entries, for a reader that takes entries for members of a gzip stream. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const TRAILER_BYTES = 8;

/**
 * A folder whose data is the head of a stored block. A reader that does not stop at the end of an entry reads what
 * follows as the contents of the block: the trailer, the next header, and the first part of the page's data. It then
 * shows only the second part: a page of the same size and, through the chosen sum of the folder, the same CRC-32.
 */
function forTwoReaders(): { readonly archive: Buffer; readonly page: string } {
  const end = '<p>The end of the page, which both readers see.</p>';
  for (let length = 0; length < 500; length += 1) {
    const start = 'a'.repeat(length);
    const first = deflateRawSync(start, { finishFlush: constants.Z_FULL_FLUSH });
    const swallowedBytes = TRAILER_BYTES + GZIP_HEADER.length + first.length;
    if (swallowedBytes !== length) continue;
    const page = start + end;
    const others = Buffer.concat([Buffer.alloc(TRAILER_BYTES), GZIP_HEADER, first, Buffer.from(end)]);
    const sum = firstFourFor(others, crc32(page)).readUInt32LE(0);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(swallowedBytes, 1);
    head.writeUInt16LE(~swallowedBytes & 0xffff, 3);
    const archive = zip([
      { name: 'folder/', packed: head, local: { crc: sum }, central: { crc: sum } },
      { name: 'page.html', body: page, packed: Buffer.concat([first, deflateRawSync(end)]) },
    ]);
    return { archive, page };
  }
  throw new Error('no length of the first part fits');
}

describe('a folder with data that some readers take for the next entries', () => {
  test('is refused; other programs ignore its data', async () => {
    const { archive, page } = forTwoReaders();
    expect(await unpacked(archive)).toEqual({
      code: 'archive-damaged',
      facts: { problem: 'the deflate data are damaged (unexpected end of file)', entry: 'folder/' },
    });
    for (const read of await readByOthers(archive, 'page.html')) expect(read).toBe(page);
  });
});

describe('zips that other programs read as well', () => {
  const files = Array.from({ length: 300 }, (_, index) => ({ name: `f/${index}`, body: `page ${index}` }));
  test.each([
    ['folders with and without data', zip([{ name: 'f/' }, { name: 'g/', method: 0 }, ...files])],
    ['zeros after the end', zip(files, { after: Buffer.alloc(5_000) })],
  ])('%s', async (_, archive) => {
    expect(await unpacked(archive)).toMatchObject({ tree: { 'f/7': 'page 7', 'f/299': 'page 299' } });
    for (const read of await readByOthers(archive, 'f/299')) expect(read).toBe('page 299');
  });
});
