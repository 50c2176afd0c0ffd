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

    test('is not replaced, which is said, and stays as it is', () => {
      const failure = failureOf(() => {
        publisher.publish([{ from: staged(), to: merged('site'), mayReplace: true }]);
      });
      expect(failure).toMatchObject({
        path: merged('site'),
        problem: expect.stringMatching(
          /^it is part of the image of this container.+remove it in a step before/,
        ),
      });
      expect(publisher.discard()).toEqual([]);
      expect(treeOf(merged())).toEqual(OLD);
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

/** The facts of a `disk-error`; rethrows any other error. */
function failureOf(act: () => void): object {
  try {
    act();
  } catch (error) {
    if (isFailure(error, 'disk-error')) return error.facts;
    throw error;
  }
  throw new Error('nothing failed');
}
