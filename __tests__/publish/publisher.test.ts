import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, posix, relative, win32 } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isFailure } from '../../src/core/failure.ts';
import { Publisher } from '../../src/publish/publisher.ts';
import { missingFolders } from '../../src/system/folders.ts';
import { entriesBelow } from '../kit/entries-below.ts';
import { shownMode } from '../kit/modes.ts';
import { has, needs } from '../needs.ts';

let root: string;
let publisher: Publisher;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'publisher-')));
  publisher = new Publisher();
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const at = (...names: string[]): string => join(root, ...names);

function write(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** Everything below the folder: files with their text, folders with a slash. */
function tree(folder = root): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { name, path, kind } of entriesBelow(folder)) {
    if (kind === 'folder') found[`${name}/`] = '';
    else found[name] = kind === 'file' ? readFileSync(path, 'utf8') : 'link';
  }
  return found;
}

/** A tree of one file that is ready to become `target`. */
function staged(target: string, text = 'new'): string {
  const folder = publisher.stagingFor(target);
  write(join(folder, 'index.html'), text);
  return folder;
}

/** An archive that is ready to become `target`. */
function part(target: string, text = 'archive'): string {
  return write(join(publisher.folderBeside(target), 'bundle.part'), text);
}

function failureOf(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
}

describe('staging paths beside the target', () => {
  test('are hidden, new each time, on the same disk, and gone after discard', () => {
    const [one, other] = [publisher.folderBeside(at('site')), publisher.folderBeside(at('site'))];
    expect(one).not.toBe(other);
    for (const folder of [one, other]) {
      expect(dirname(folder)).toBe(root);
      expect(relative(root, folder)).toMatch(/^\.site\.partial-/);
      expect(readdirSync(folder)).toEqual([]);
    }
    write(join(one, 'a', 'b'), 'x');
    publisher.discard();
    expect(tree()).toEqual({});
  });

  test('of the future site folder have its mode, whatever the umask', () => {
    const before = process.umask(0o077);
    try {
      expect(statSync(publisher.stagingFor(at('site'))).mode & 0o7777).toBe(shownMode(0o755));
    } finally {
      process.umask(before);
    }
  });

  test('in the temporary folder belong to us alone', () => {
    const folder = publisher.folderIn(root);
    expect(relative(root, folder)).toMatch(/^static-docs-export-/);
    expect(statSync(folder).mode & 0o077).toBe(shownMode(0o700) & 0o077);
  });

  test('create the parent folders, and remove them on discard', () => {
    publisher.folderBeside(at('a', 'b', 'site'));
    expect(existsSync(at('a', 'b'))).toBe(true);
    publisher.discard();
    expect(tree()).toEqual({});
  });

  test('remove parent folders in whatever order they were created', () => {
    for (const targets of [
      [at('out', 'one', 'b.tgz'), at('out', 'two', 'site')],
      [at('out', 'site'), at('out', 'deep', 'down', 'b.tgz')],
      [at('out', 'deep', 'down', 'b.tgz'), at('out', 'site')],
    ]) {
      for (const target of targets) publisher.folderBeside(target);
      publisher.discard();
      expect(tree()).toEqual({});
    }
  });

  test('keep a parent folder that existed before, or that another program uses by now', () => {
    mkdirSync(at('there'));
    publisher.folderBeside(at('there', 'new', 'site'));
    write(at('there', 'new', 'other.txt'), 'not ours');
    publisher.discard();
    expect(tree()).toEqual({ 'there/': '', 'there/new/': '', 'there/new/other.txt': 'not ours' });
  });

  test('cannot be created below a file', () => {
    write(at('file'), 'x');
    const failure = failureOf(() => publisher.folderBeside(at('file', 'a', 'site')));
    expect(isFailure(failure, 'disk-error')).toBe(true);
    publisher.discard();
    expect(tree()).toEqual({ file: 'x' });
  });

  test('cannot be created in a missing temporary folder', () => {
    const failure = failureOf(() => publisher.folderIn(at('missing')));
    expect(isFailure(failure, 'disk-error')).toBe(true);
    expect(tree()).toEqual({});
  });
});

describe('publishing', () => {
  test('moves everything to its target, and leaves nothing beside it', () => {
    const [site, bundle] = [at('out', 'site'), at('keep', 'bundle.tar.gz')];
    const moves = [
      { from: staged(site), to: site, mayReplace: false },
      { from: part(bundle), to: bundle, mayReplace: true },
    ];
    publisher.publish(moves);
    const expected = {
      'out/': '',
      'out/site/': '',
      'out/site/index.html': 'new',
      'keep/': '',
      'keep/bundle.tar.gz': 'archive',
    };
    expect(tree()).toEqual(expected);
    publisher.discard();
    publisher.discard();
    expect(tree()).toEqual(expected);
  });

  test('into an empty folder replaces it', () => {
    mkdirSync(at('site'));
    publisher.publish([{ from: staged(at('site')), to: at('site'), mayReplace: false }]);
    expect(tree()).toEqual({ 'site/': '', 'site/index.html': 'new' });
  });

  test('into a folder that another program filled meanwhile fails, and that folder stays', () => {
    mkdirSync(at('site'));
    const from = staged(at('site'));
    write(at('site', 'theirs.txt'), 'theirs');
    const failure = failureOf(() => {
      publisher.publish([{ from, to: at('site'), mayReplace: false }]);
    });
    expect(isFailure(failure, 'disk-error') && failure.facts).toEqual({
      path: at('site'),
      doing: 'publish',
      problem: 'it is not empty any more',
    });
    publisher.discard();
    expect(tree()).toEqual({ 'site/': '', 'site/theirs.txt': 'theirs' });
  });

  test('over a file or link that appeared meanwhile fails, and that stays', () => {
    mkdirSync(at('target'));
    for (const make of [
      () => write(at('site'), 'theirs'),
      ...(has('symbolic links')
        ? [
            () => {
              symlinkSync(at('target'), at('site'));
            },
          ]
        : []),
    ]) {
      const from = staged(at('site'));
      make();
      const failure = failureOf(() => {
        publisher.publish([{ from, to: at('site'), mayReplace: false }]);
      });
      expect(isFailure(failure, 'disk-error')).toBe(true);
      publisher.discard();
      expect(Object.keys(tree()).sort()).toEqual(['site', 'target/']);
      rmSync(at('site'));
    }
  });

  test('over an old site replaces it completely, where it may', () => {
    write(at('site', 'old', 'page.html'), 'old');
    write(at('b.tgz'), 'old');
    publisher.publish([
      { from: staged(at('site')), to: at('site'), mayReplace: true },
      { from: part(at('b.tgz')), to: at('b.tgz'), mayReplace: true },
    ]);
    expect(tree()).toEqual({ 'site/': '', 'site/index.html': 'new', 'b.tgz': 'archive' });
  });

  test('a file over a folder that appeared meanwhile fails, and that folder stays', () => {
    write(at('site', 'page.html'), 'old');
    const moves = [
      { from: staged(at('site')), to: at('site'), mayReplace: true },
      { from: part(at('b.tgz')), to: at('b.tgz'), mayReplace: true },
    ];
    write(at('b.tgz', 'theirs.txt'), 'theirs');
    const failure = failureOf(() => {
      publisher.publish(moves);
    });
    expect(isFailure(failure, 'disk-error') && failure.facts.path).toBe(at('b.tgz'));
    publisher.discard();
    expect(tree()).toEqual({
      'site/': '',
      'site/page.html': 'old',
      'b.tgz/': '',
      'b.tgz/theirs.txt': 'theirs',
    });
  });

  test('moves old paths without a successor aside in one rename; one that cannot be moved stays and is removed', () => {
    write(join(publisher.stagingFor(at('new', 'site')), 'index.html'), 'new');
    const inTheWay = publisher.folderBeside(at('kept'));
    write(at('away', basename(inTheWay), 'page.html'), 'theirs');
    publisher.moveAway(at('away'));
    expect(readdirSync(root).sort()).toEqual([basename(inTheWay), 'away', 'new'].sort());
    expect(Object.keys(tree())).toContainEqual(
      expect.stringMatching(/^away\/\.site\..+\/site\/index\.html$/),
    );

    expect(publisher.discard()).toEqual([]);
    const stays = `away/${basename(inTheWay)}/`;
    expect(tree()).toEqual({ 'away/': '', [stays]: '', [`${stays}page.html`]: 'theirs' });
  });

  test('leaves paths in use to the end, and names them', () => {
    let isHeld = true;
    publisher = new Publisher([], {
      platform: 'linux',
      remove: (path) => {
        if (isHeld && path.includes('.replaced-')) throw Object.assign(new Error('held'), { code: 'EPERM' });
        rmSync(path, { recursive: true, force: true });
      },
      pause: () => undefined,
      msLeft: () => Infinity,
    });
    write(at('site', 'page.html'), 'old');
    publisher.publish([{ from: staged(at('site')), to: at('site'), mayReplace: true }]);
    expect(tree()).toMatchObject({ 'site/index.html': 'new' });
    const aside = readdirSync(root).filter((name) => name.startsWith('.site.replaced-'));
    expect(aside).toHaveLength(1);
    expect(publisher.discard()).toEqual([at(aside[0] ?? '')]);
    isHeld = false;
    expect(publisher.discard()).toEqual([]);
    expect(tree()).toEqual({ 'site/': '', 'site/index.html': 'new' });
  });

  describe('that fails at the second of two targets', () => {
    /** Publishes a site and an archive whose staging file is missing. */
    function publishHalf(mayReplace: boolean): unknown {
      const moves = [
        { from: staged(at('site')), to: at('site'), mayReplace },
        { from: part(at('b.tgz')), to: at('b.tgz'), mayReplace: true },
      ];
      rmSync(moves[1]?.from ?? '');
      const failure = failureOf(() => {
        publisher.publish(moves);
      });
      publisher.discard();
      return failure;
    }

    test('removes the first, where nothing was before', () => {
      expect(isFailure(publishHalf(false), 'disk-error')).toBe(true);
      expect(tree()).toEqual({});
    });

    test('restores what the first replaced, and what the second would have replaced', () => {
      write(at('site', 'page.html'), 'old');
      write(at('b.tgz'), 'old');
      expect(isFailure(publishHalf(true), 'disk-error')).toBe(true);
      expect(tree()).toEqual({ 'site/': '', 'site/page.html': 'old', 'b.tgz': 'old' });
    });

    test('restores an empty folder that was replaced', () => {
      mkdirSync(at('site'));
      publishHalf(false);
      expect(tree()).toEqual({ 'site/': '' });
    });

    test('names the target that could not be published', () => {
      const failure = publishHalf(false);
      expect(isFailure(failure, 'disk-error') && failure.facts.path).toBe(at('b.tgz'));
    });
  });

  test('names the first target when that one fails', () => {
    mkdirSync(at('site'));
    const moves = [
      { from: staged(at('site')), to: at('site'), mayReplace: false },
      { from: part(at('b.tgz')), to: at('b.tgz'), mayReplace: true },
    ];
    write(at('site', 'theirs.txt'), 'theirs');
    const failure = failureOf(() => {
      publisher.publish(moves);
    });
    expect(isFailure(failure, 'disk-error') && failure.facts.path).toBe(at('site'));
    publisher.discard();
    expect(tree()).toEqual({ 'site/': '', 'site/theirs.txt': 'theirs' });
  });

  test('keeps the parent folders of the target', () => {
    const site = at('a', 'b', 'site');
    publisher.publish([{ from: staged(site), to: site, mayReplace: false }]);
    publisher.discard();
    expect(Object.keys(tree())).toEqual(['a/', 'a/b/', 'a/b/site/', 'a/b/site/index.html']);
  });
});

needs('symbolic links', () => {
  describe('a folder above a target that has become a link', () => {
    const SITE = ['work', 'out', 'site'];
    let site = '';
    beforeEach(() => {
      site = at(...SITE);
      write(at('outside', 'site', 'page.html'), 'theirs');
    });

    /** What happens while the run waits for the export. */
    function turnIntoLink(): void {
      if (existsSync(at('work', 'out'))) renameSync(at('work', 'out'), at('work', 'moved'));
      mkdirSync(at('work'), { recursive: true });
      symlinkSync(at('outside'), at('work', 'out'));
    }

    const THEIRS = { 'outside/site/': '', 'outside/site/page.html': 'theirs' };
    const refused = {
      problem: expect.stringMatching(/^it was '.+out' when .+outside' by now$/),
    };

    test.each([true, false])('before staging (it existed: %s): nothing is made there', (existed) => {
      if (existed) mkdirSync(at('work', 'out'), { recursive: true });
      publisher = new Publisher([site, null]);
      turnIntoLink();
      const failure = failureOf(() => publisher.folderBeside(site));
      expect(isFailure(failure, 'disk-error') && failure.facts).toMatchObject({
        ...refused,
        path: at('work', 'out'),
      });
      publisher.discard();
      expect(tree()).toMatchObject(THEIRS);
      expect(readdirSync(at('outside'))).toEqual(['site']);
    });

    test('before the rename: nothing is replaced there', () => {
      write(at('work', 'out', 'site', 'page.html'), 'old');
      publisher = new Publisher([site]);
      const from = staged(site);
      turnIntoLink();
      // As somebody would who wants the rename to go there.
      write(join(from, 'index.html'), 'planted');
      const failure = failureOf(() => {
        publisher.publish([{ from, to: site, mayReplace: true }]);
      });
      expect(isFailure(failure, 'disk-error') && failure.facts.problem).toMatch(/by now$/);
      publisher.discard();
      expect(tree()).toMatchObject({ ...THEIRS, 'work/moved/site/page.html': 'old' });
    });

    test('that was a link from the beginning, and leads to the same place, is used', () => {
      mkdirSync(at('work'));
      symlinkSync(at('outside'), at('work', 'out'));
      publisher = new Publisher([site]);
      publisher.publish([{ from: staged(site), to: site, mayReplace: true }]);
      expect(publisher.discard()).toEqual([]);
      expect(tree(at('outside'))).toEqual({ 'site/': '', 'site/index.html': 'new' });
    });
  });
});

describe('missing parent folders', () => {
  test.each([
    ['on a drive that is not there', 'Z:\\a\\b', win32, ['Z:\\a\\b', 'Z:\\a', 'Z:\\']],
    ['on a server that is not there', '\\\\s\\x\\a', win32, ['\\\\s\\x\\a', '\\\\s\\x\\']],
    ['where there is nothing at all', '/a', posix, ['/a', '/']],
  ])('%s are listed, and the search ends', (_, folder, system, missing) => {
    expect(missingFolders(folder, { exists: () => false, parentOf: (path) => system.dirname(path) })).toEqual(
      missing,
    );
  });

  test('are distinguished from existing ones', () => {
    expect(missingFolders(at('a', 'b'))).toEqual([at('a', 'b'), at('a')]);
    expect(missingFolders(root)).toEqual([]);
  });
});
