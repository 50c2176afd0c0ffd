/** The thread that helps to make the many files of a tar, in the shipped action. */
import { describe, expect, test } from '@jest/globals';
import { runAction, type RunOptions } from './runner.ts';
import { differences, siteTree, subtree } from './tree.ts';

const FILES = Object.fromEntries(
  Array.from({ length: 4_000 }, (_, at) => [
    `${at % 50}/größe-${at}.html`,
    `<h1>${at}</h1>\n`.repeat(at % 90),
  ]),
);
/** Its pages are many and some are empty; nothing else is to start a thread. */
const INPUTS = { check: 'off', 'min-pages': '0' };
const LOADED = 'loaded file: opening-worker/index.js';

async function filesOf(options: Partial<RunOptions>, files = FILES): Promise<readonly string[]> {
  const service = { files, format: 'tar.gz' as const, ...options.service };
  const run = await runAction({ inputs: INPUTS, ...options, service });
  expect(run.errors).toEqual([]);
  expect(run.warnings).toEqual([]);
  expect(run.outputs['file-count']).toBe(String(Object.keys(files).length));
  expect(differences(siteTree(files), subtree(run.after, 'work/docs/docs/site'))).toEqual([]);
  return run.printed.filter((line) => line.startsWith('loaded file: '));
}

describe('a thread that opens files', () => {
  test.concurrent.each(['tar.gz', 'tar.zst'] as const)('is started for the many of a %s', async (format) => {
    expect(await filesOf({ service: { format }, preload: ['loaded-files.ts'] })).toContain(LOADED);
  });

  test.concurrent('is not started for fewer', async () => {
    const few = Object.fromEntries(Object.entries(FILES).slice(0, 1_900));
    expect(await filesOf({ preload: ['loaded-files.ts'] }, few)).not.toContain(LOADED);
  });

  test.concurrent.each(['dying-threads.ts', 'waiting-threads.ts'])(
    'is not needed: %s change nothing',
    async (preload) => {
      await filesOf({ preload: [preload] });
    },
  );
});
