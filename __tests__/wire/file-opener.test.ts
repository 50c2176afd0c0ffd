import {
  closeSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { FileOpener } from '../../src/disk/file-opener.ts';
import { OpenSlots, openSlotsMemory } from '../../src/disk/open-slots.ts';
import { scratchDisk } from './scratch-disk.ts';

/** Paths below `root` that this process has open. */
function openBelow(root: string): readonly string[] {
  const links = readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)];
    } catch {
      return [];
    }
  });
  return links.filter((path) => path.startsWith(root));
}

async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; !isSo(); turns += 1) {
    if (turns > 1000) throw new Error('it did not come to pass within ten seconds');
    await wait(10);
  }
}

describe('a thread that opens files', () => {
  const { at, names } = scratchDisk();
  const NAMES = ['a', 'é/ü.html', '目录/文件', '𝒳', 'x'.repeat(200)];

  async function withOpener(work: (opener: FileOpener) => Promise<void> | void): Promise<void> {
    for (const folder of ['é', '目录']) mkdirSync(at(folder));
    const opener = new FileOpener(at());
    try {
      await work(opener);
    } finally {
      opener.endTurn();
      opener.end();
    }
  }

  test('opens them for writing, whatever their names, in each turn', async () => {
    await withOpener(async (opener) => {
      for (let turn = 0; turn < 20; turn += 1) {
        const paths = NAMES.map((name) => `${name}-${turn}`);
        opener.offer(paths);
        await until(() => openBelow(at()).length === paths.length);
        for (const [place, path] of paths.entries()) {
          const descriptor = opener.take(place) ?? -1;
          expect(readlinkSync(`/proc/self/fd/${descriptor}`)).toBe(at(path));
          writeSync(descriptor, path);
          closeSync(descriptor);
        }
      }
      expect(names().filter((name) => !name.endsWith('/'))).toHaveLength(20 * NAMES.length);
      expect(readFileSync(at('é/ü.html-7'), 'utf8')).toBe('é/ü.html-7');
    });
  });

  test('leaves to the caller what it cannot open, and all after it', async () => {
    await withOpener(async (opener) => {
      writeFileSync(at('there'), 'as it was');
      opener.offer(['before', 'there', 'after']);
      await until(() => openBelow(at()).length === 1);
      await wait(50);
      expect(opener.take(1)).toBeNull();
      expect(opener.take(2)).toBeNull();
      expect(names()).not.toContain('after');
      expect(readFileSync(at('there'), 'utf8')).toBe('as it was');
      opener.endTurn();
      opener.offer(['no/folder', 'next']);
      await wait(50);
      expect([opener.take(0), opener.take(1)]).toEqual([null, null]);
      opener.offer(['a new turn']);
      await until(() => openBelow(at()).length === 1);
    });
  });

  test('keeps nothing open after the end of a turn, however early that comes', async () => {
    await withOpener(async (opener) => {
      for (let turn = 0; turn < 60; turn += 1) {
        opener.offer(Array.from({ length: 100 }, (_, place) => `f-${turn}-${place}`));
        if (turn % 3 === 0) await wait(turn % 5);
        const taken = opener.take(turn % 100);
        if (taken !== null) closeSync(taken);
        opener.endTurn();
        expect(openBelow(at())).toEqual([]);
        const made = names().length;
        if (turn % 10 === 0) await wait(20);
        expect(names()).toHaveLength(made);
      }
    });
  });

  test('takes no more than there is room for', async () => {
    await withOpener((opener) => {
      const long = Array.from({ length: 400 }, (_, place) => `${'é'.repeat(100)}-${place}`);
      opener.offer(long);
      const taken = long.map((_, place) => opener.take(place));
      for (const descriptor of taken) if (descriptor !== null) closeSync(descriptor);
      expect(taken.slice(256)).toEqual(Array(144).fill(null));
      opener.offer(['x'.repeat(70_000), 'never reached']);
      expect([opener.take(0), opener.take(1), opener.take(2)]).toEqual([null, null, null]);
    });
  });

  test('is not needed: without it the caller opens all', () => {
    const slots = new OpenSlots(openSlotsMemory(10, 100));
    slots.offer(['a', 'b']);
    expect([slots.take(0), slots.take(1), slots.take(2)]).toEqual([null, null, null]);
    slots.offer(['c']);
    expect(slots.takeRest()).toEqual([]);
  });
});
