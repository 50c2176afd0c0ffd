import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isFailure } from '../../src/core/failure.ts';
import { Publisher } from '../../src/publish/publisher.ts';
import { treeOf } from '../archive/unpacking.ts';
import { needs } from '../needs.ts';

/**
 * As in a container: files of its image in a lower layer, changes in an upper one. A folder of the lower layer cannot
 * be renamed there (EXDEV).
 */
let root = '';
const layer = (name: string): string => join(root, name);
const merged = (...names: string[]): string => join(root, 'merged', ...names);

function makeLayers(): boolean {
  root = mkdtempSync(join(tmpdir(), 'overlay-'));
  for (const name of ['lower', 'upper', 'work', 'merged']) mkdirSync(layer(name));
  const files = { 'site/index.html': 'old', 'site/deep/page.html': 'old page', 'site/deep/er/x': 'x' };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(layer('lower'), name)), { recursive: true });
    writeFileSync(join(layer('lower'), name), text);
  }
  chmodSync(join(layer('lower'), 'site', 'deep'), 0o750);
  const layers = `lowerdir=${layer('lower')},upperdir=${layer('upper')},workdir=${layer('work')}`;
  return spawnSync('mount', ['-t', 'overlay', 'overlay', '-o', layers, merged()]).status === 0;
}

function removeLayers(): void {
  spawnSync('umount', [merged()]);
  rmSync(root, { recursive: true, force: true });
}

needs('an overlay file system', () => {
  describe('a site in the lower layer of an overlay file system', () => {
    let publisher: Publisher;
    beforeEach(() => {
      makeLayers();
      publisher = new Publisher();
    });
    afterEach(removeLayers);

    const staged = (): string => {
      const folder = publisher.stagingFor(merged('site'));
      writeFileSync(join(folder, 'index.html'), 'new');
      return folder;
    };
    const OLD = treeThatWas();

    test('is replaced completely, and no part of it is left', () => {
      publisher.publish([{ from: staged(), to: merged('site'), mayReplace: true }]);
      expect(publisher.discard()).toEqual([]);
      expect(treeOf(merged())).toEqual({ 'site/': null, 'site/index.html': 'new' });
    });

    test('is restored with its modes when a later rename fails', () => {
      const moves = [
        { from: staged(), to: merged('site'), mayReplace: true },
        { from: merged('gone'), to: merged('b.tgz'), mayReplace: true },
      ];
      expect(
        failureOf(() => {
          publisher.publish(moves);
        }),
      ).toBe(merged('b.tgz'));
      publisher.discard();
      expect(treeOf(merged())).toEqual(OLD);
      expect(statSync(merged('site', 'deep')).mode & 0o777).toBe(0o750);
    });

    test('is restored when a part of it is on yet another file system, which is reported', () => {
      mkdirSync(merged('site', 'deep', 'mounted'));
      spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', merged('site', 'deep', 'mounted')]);
      try {
        writeFileSync(merged('site', 'deep', 'mounted', 'file'), 'x');
        const moves = [{ from: staged(), to: merged('site'), mayReplace: true }];
        expect(
          failureOf(() => {
            publisher.publish(moves);
          }),
        ).toBe(merged('site'));
      } finally {
        spawnSync('umount', [merged('site', 'deep', 'mounted')]);
      }
      publisher.discard();
      expect(treeOf(merged())).toEqual({ ...OLD, 'site/deep/mounted/': null });
      expect(statSync(merged('site', 'deep')).mode & 0o777).toBe(0o750);
    });
  });
});

function treeThatWas(): Readonly<Record<string, string | null>> {
  return {
    'site/': null,
    'site/index.html': 'old',
    'site/deep/': null,
    'site/deep/page.html': 'old page',
    'site/deep/er/': null,
    'site/deep/er/x': 'x',
  };
}

/** The path that a `disk-error` names; rethrows any other error. */
function failureOf(act: () => void): string {
  try {
    act();
  } catch (error) {
    if (isFailure(error, 'disk-error')) return error.facts.path;
    throw error;
  }
  throw new Error('nothing failed');
}
