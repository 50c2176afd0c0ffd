/** CloudFront's rules of docs/hosting.md match its table: the unchanged function, with a folder as the store. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { documentedErrors, documentedFolders, documentedFunction } from '../e2e/cloudfront.ts';
import { documentedAnswers, NOT_FOUND, type Outcome } from './hosting/answers.ts';
import { ASKED, landing, NAMES, renderDocs, writeNamed } from './hosting/site.ts';
import { scratchFolder } from './kit/scratch-disk.ts';
import { needs } from './needs.ts';

const scratch = scratchFolder();
/** The programs of the documented list of folders. */
const BY_SHELL = ['find', 'jq'] as const;

describe('the table of docs/hosting.md', () => {
  test.each(['nginx', 'Caddy', 'CloudFront', 'Cloudflare Pages'])('says of %s what it answers', (host) => {
    expect(documentedAnswers(host).map(([asked]) => asked)).toEqual(ASKED);
  });

  test('finds each page at its address, and reports missing pages', () => {
    for (const host of ['nginx', 'Caddy', 'CloudFront', 'Cloudflare Pages']) {
      const answers = new Map(documentedAnswers(host));
      expect(answers.get('/x')).toEqual({ file: 'x.html', status: 200 });
      expect(answers.get('/dir/')).toEqual({ file: 'dir/index.html', status: 200 });
      expect(answers.get('/missing')).toEqual(NOT_FOUND);
    }
  });
});

/** The answer to a visitor: the function, then the store, then the error responses. `refusal`: the store's status. */
function cloudFront(uri: string, { folders = '["/dir/"]', refusal = 403 } = {}): Outcome {
  const rewritten = documentedFunction(folders)(uri);
  if (!('uri' in rewritten)) return rewritten;
  const key = decodeURIComponent(rewritten.uri).replace(/^\//, '');
  if (NAMES.includes(key)) return { file: key, status: 200 };
  const error = documentedErrors().get(refusal);
  return { location: error?.page ?? '', status: error?.status ?? refusal };
}

/** An error response is a page of the site, not a redirect. */
function shown(outcome: Outcome): Outcome {
  return 'location' in outcome && outcome.status === 404
    ? { file: outcome.location.slice(1), status: 404 }
    : outcome;
}

describe('CloudFront', () => {
  needs(BY_SHELL, () => {
    test.each([403, 404])(
      'answers as the table says, with a store that answers %i for missing files',
      (refusal) => {
        const site = join(scratch, 'site');
        writeNamed(site, NAMES);
        const folders = documentedFolders(site);
        const answered = ASKED.map((asked) => [asked, shown(cloudFront(asked, { folders, refusal }))]);
        expect(answered).toEqual(documentedAnswers('CloudFront'));
      },
    );

    test('the listed folders are those with their own page, unless a file beside it has the address', () => {
      const listed = join(scratch, 'listed');
      const names = ['index.html', 'a/index.html', 'a b/ü/index.html', 'c/index.html', 'c.html', 'd/e.html'];
      writeNamed(listed, names);
      expect(JSON.parse(documentedFolders(listed))).toEqual(['/a b/ü/', '/a/']);
      const rewrite = documentedFunction(documentedFolders(listed));
      expect(rewrite('/a%20b/%C3%BC/')).toEqual({ uri: '/a%20b/%C3%BC/index.html' });
      expect(rewrite('/a%20b/%C3%BC')).toEqual({ status: 301, location: '/a%20b/%C3%BC/' });
      expect(rewrite('/c')).toEqual({ uri: '/c.html' });
      expect(rewrite('/c/')).toEqual({ status: 301, location: '/c' });
    });

    test('the list of folders is data, whatever their names', () => {
      const hostile = join(scratch, 'hostile');
      const folders = [
        ...[
          "'+(globalThis.pwned=1)+'",
          '"]; globalThis.pwned = 1; ["',
          '\\',
          '\\n',
          '$(touch pwned)',
          '`touch pwned`',
        ],
        ...['-e', '*', '%2e%2e', '\u2028', 'a?b#c', '<b>', '${1}', ' a ', '日本', 'a\nb'],
      ];
      writeNamed(
        hostile,
        folders.map((folder) => `${folder}/index.html`),
      );
      const listed = documentedFolders(hostile);
      expect(listed).toMatch(/^[\x20-\x7e\n]*$/);
      const names = JSON.parse(listed) as readonly string[];
      // A name with a line break, which no archive may hold, is listed as two missing folders.
      const oneLine = folders.filter((folder) => !folder.includes('\n'));
      expect(names).toEqual(expect.arrayContaining(oneLine.map((folder) => `/${folder}/`)));
      const rewrite = documentedFunction(listed);
      for (const folder of oneLine) {
        const asked = `/${encodeURIComponent(folder)}/`;
        expect(rewrite(asked)).toEqual({ uri: `${asked}index.html` });
        expect(rewrite(asked.slice(0, -1))).toEqual({ status: 301, location: asked });
      }
      expect('pwned' in globalThis).toBe(false);
      expect(readdirSync(hostile).toSorted()).toEqual(folders.toSorted());
    });
  });

  test('an address that cannot be decoded names no folder', () => {
    expect(cloudFront('/%zz/')).toEqual({ location: '/%zz', status: 301 });
  });

  test.each([
    ['/gr%C3%B6%C3%9Fe', 'größe.html'],
    ['/a%20b', 'a b.html'],
    ['/x.rsc', 'x.rsc'],
    ['/v1.2', 'v1.2.html'],
    ['/index.html', 'index.html'],
    ['/assets/app.js', 'assets/app.js'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
    ['/.well-known/app-links', '.well-known/app-links'],
  ])('%s is %s', (asked, file) => {
    expect(cloudFront(asked)).toEqual({ file, status: 200 });
  });

  test.each([
    ['/x/', '/x'],
    ['/both/', '/both'],
    ['/a/b/', '/a/b'],
    ['/gr%C3%B6%C3%9Fe/', '/gr%C3%B6%C3%9Fe'],
    ['//', '/'],
    // Browsers read two slashes, or a slash and a backslash, as the beginning of a host.
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/\\elsewhere.example/', '/elsewhere.example'],
    ['///\\/elsewhere.example//', '/elsewhere.example'],
  ])('%s is redirected to %s on the same host', (asked, location) => {
    expect(cloudFront(asked)).toEqual({ location, status: 301 });
    expect(new URL(location, 'https://docs.example.com').host).toBe('docs.example.com');
  });

  test('without a list of folders, the copied function finds the start page and every page named x.html', () => {
    for (const asked of ['/', '/x', '/x.html', '/x/', '/both', '/both/page', '/missing', '/assets/app.js'])
      expect(cloudFront(asked, { folders: '[]' })).toEqual(cloudFront(asked));
    expect(shown(cloudFront('/dir', { folders: '[]' }))).toEqual(NOT_FOUND);
  });

  needs(BY_SHELL, () => {
    test('every address of a sitemap is found', async () => {
      const rendered = join(scratch, 'rendered');
      const paths = renderDocs(rendered);
      const rewrite = documentedFunction(documentedFolders(rendered));
      expect(paths).toContain('/concepts');
      for (const path of paths) {
        const found = await landing(path, (asked) => {
          const rewritten = rewrite(asked);
          return 'uri' in rewritten ? { file: rewritten.uri, status: 200 } : rewritten;
        });
        expect([path, 'file' in found && existsSync(join(rendered, found.file))]).toEqual([path, true]);
      }
    });
  });
});
