import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../../src/verify/answer.ts';
import { RIGHT, type Cause, type Verdict } from '../../src/verify/cause.ts';
import { wronglyTyped } from '../../src/verify/content-type.ts';
import { freshnessOf, type Freshness } from '../../src/verify/freshness.ts';
import {
  judgeFile,
  judgeNotFoundPage,
  judgeNowhere,
  judgePage,
  judgeRemoved,
  mayNeedHtml,
  type Knowledge,
} from '../../src/verify/judge.ts';
import { expected, page, sha256 } from './sites.ts';

const NEW = page('the new words');
const GUIDE = expected('guide.html', NEW);
const SCRIPT = expected('app.js', 'run()');
const MISSING = page('nothing here');
const EN = expected('en/index.html', page('welcome'));
const KNOWN: Knowledge = {
  missing: null,
  basePath: '/base',
  owned: () => new Map([GUIDE, EN].map((file) => [`/${file.path.replace(/(?:index)?\.html$/, '')}`, file])),
  removedNames: new Set(),
};
const missing = (status: number, text: string, path = '/no-such-page'): Knowledge['missing'] => ({
  status,
  path,
  page: expected('404.html', text),
});
const CATCH_ALL: Knowledge = { ...KNOWN, missing: missing(200, MISSING) };

type Answered = Extract<Answer, { kind: 'answer' }>;
type More = Partial<Answered> & { readonly type?: string | null; readonly server?: string };
function answer(text: string, { type = 'text/html; charset=utf-8', server, ...more }: More = {}): Answered {
  return {
    kind: 'answer',
    path: '/guide',
    status: 200,
    header: (name) => ({ 'content-type': type, server: server ?? null })[name] ?? null,
    body: { kind: 'whole', sha256: sha256(text), sentSha256: sha256(text), bytes: Buffer.from(text) },
    ...more,
  };
}
const waits = (cause: Cause): Verdict => ({ cause, maySettle: true });
const stays = (cause: Cause): Verdict => ({ cause, maySettle: false });
const unknown = { kind: 'unknown' } as const;
const old = (isPage: boolean): Verdict => waits({ kind: 'old-contents', isPage, from: unknown });
const JS = { type: 'text/javascript' };
const MINIFIED = NEW.replace('<p>', '<p class=x>').concat('<script src=/cdn-cgi/x.js></script>');

describe('the answer for a file', () => {
  test.each<[string, Answer, Knowledge, Verdict]>([
    ['the page', answer(NEW), KNOWN, RIGHT],
    ['the page in other bytes', answer(MINIFIED), KNOWN, stays({ kind: 'changed-by-host' })],
    ['another text', answer(page('the old words')), KNOWN, old(true)],
    [
      'the text with a script that was removed',
      answer(`${NEW}<script src="/assets/old-1a.js"></script>`),
      { ...KNOWN, removedNames: new Set(['old-1a.js']) },
      old(true),
    ],
    ['what comes for everything', answer(MISSING), CATCH_ALL, waits({ kind: 'same-as-missing' })],
    [
      'what comes for everything, with another token',
      answer(`${MISSING}<input type=hidden value=2>`),
      { ...KNOWN, missing: missing(200, `${MISSING}<input type=hidden value=1>`) },
      waits({ kind: 'same-as-missing' }),
    ],
    [
      'the address that everything missing is redirected to',
      answer(page('sign in at 12:01'), { path: '/base/login' }),
      { ...KNOWN, missing: missing(200, page('sign in at 12:00'), '/base/login') },
      waits({ kind: 'same-as-missing' }),
    ],
    [
      'the page that comes for everything, where it is right',
      answer(NEW),
      { ...KNOWN, missing: missing(200, NEW) },
      RIGHT,
    ],
    [
      'what comes with 404 for what is missing',
      answer(MISSING),
      { ...KNOWN, missing: missing(404, MISSING) },
      old(true),
    ],
    [
      'another page of the site, after a redirect',
      answer(page('welcome'), { path: '/base/en/' }),
      KNOWN,
      stays({ kind: 'redirected-within' }),
    ],
    [
      'another page of the site, which the host serves without its slash and with a script of its own',
      answer(`${page('welcome')}<script src=/x.js></script>`, { path: '/base/en' }),
      KNOWN,
      stays({ kind: 'redirected-within' }),
    ],
    [
      'the page for what is missing, after a redirect',
      answer(MISSING, { path: '/base/404' }),
      { ...KNOWN, owned: () => new Map([['/404', expected('404.html', MISSING)]]) },
      waits({ kind: 'same-as-missing' }),
    ],
    [
      'an old page of the site, after a redirect',
      answer(page('hi'), { path: '/base/en/' }),
      KNOWN,
      old(true),
    ],
    ['another page at its own address', answer(page('welcome'), { path: '/base/guide' }), KNOWN, old(true)],
    [
      'the page that everything missing is redirected to',
      answer(page('welcome'), { path: '/base/en/' }),
      { ...KNOWN, missing: missing(200, page('welcome'), '/base/en/') },
      waits({ kind: 'same-as-missing' }),
    ],
    ['404', answer('', { status: 404 }), KNOWN, waits({ kind: 'wrong-status', status: 404 })],
    ['206', answer(NEW, { status: 206 }), KNOWN, waits({ kind: 'wrong-status', status: 206 })],
    [
      'a page as text',
      answer(NEW, { type: 'text/plain' }),
      KNOWN,
      stays({ kind: 'wrong-type', ending: '.html', type: 'text/plain' }),
    ],
    [
      'an old page as text',
      answer('old', { type: 'text/plain' }),
      KNOWN,
      waits({ kind: 'wrong-type', ending: '.html', type: 'text/plain' }),
    ],
    [
      'a page without a type',
      answer(NEW, { type: null }),
      KNOWN,
      stays({ kind: 'wrong-type', ending: '.html', type: '' }),
    ],
    [
      'what cannot be read',
      answer('', { body: { kind: 'unreadable', problem: 'x' } }),
      KNOWN,
      waits({ kind: 'unreadable', problem: 'x' }),
    ],
    [
      'nothing',
      { kind: 'lost', problem: 'the connection was cut' },
      KNOWN,
      waits({ kind: 'no-answer', problem: 'the connection was cut' }),
    ],
    [
      'busy to the end',
      { kind: 'busy', status: 429, waitMs: null },
      KNOWN,
      waits({ kind: 'wrong-status', status: 429 }),
    ],
    [
      'another host',
      { kind: 'away', to: 'https://x' },
      KNOWN,
      stays({ kind: 'redirected-away', to: 'https://x' }),
    ],
    ['a circle', { kind: 'loop' }, KNOWN, stays({ kind: 'redirect-loop' })],
  ])('%s', (_, given, known, verdict) => {
    expect(judgeFile(GUIDE, given, known)).toEqual(verdict);
  });

  test('a script is compared by its bytes only, and a wrong type that only GitHub can fix does not count', () => {
    expect(judgeFile(SCRIPT, answer('run()', JS), KNOWN)).toEqual(RIGHT);
    expect(judgeFile(SCRIPT, answer('run( )', JS), KNOWN)).toEqual(old(false));
    const rsc = expected('guide.rsc', 'x');
    const typed = { type: 'application/octet-stream' };
    const facts = { ending: '.rsc', type: 'application/octet-stream' };
    expect(judgeFile(rsc, answer('x', typed), KNOWN)).toEqual(stays({ kind: 'wrong-type', ...facts }));
    expect(judgeFile(rsc, answer('x', { ...typed, server: 'GitHub.com' }), KNOWN)).toEqual(
      stays({ kind: 'type-fixed-by-host', ...facts }),
    );
    expect(judgeFile(SCRIPT, answer('run()', { ...typed, server: 'GitHub.com' }), KNOWN).cause?.kind).toBe(
      'wrong-type',
    );
  });

  test('a file that is compressed by itself is right under the name of its compression', () => {
    const archive = expected('docs.tar.gz', 'packed');
    const body = {
      kind: 'whole',
      sha256: sha256('unpacked'),
      sentSha256: sha256('packed'),
      bytes: null,
    } as const;
    expect(judgeFile(archive, answer('', { body }), KNOWN)).toEqual(RIGHT);
    expect(judgeFile(archive, answer('', { body: { ...body, sentSha256: sha256('old') } }), KNOWN)).toEqual(
      old(false),
    );
  });

  test('without a text digest, different bytes are stale', () => {
    expect(judgeFile({ ...GUIDE, textSha256: null }, answer(MINIFIED), KNOWN)).toEqual(old(true));
  });
});

describe('a page at two addresses', () => {
  const missing = waits({ kind: 'wrong-status', status: 404 });
  test.each<[string, Verdict, Verdict | null, Verdict]>([
    ['there with its ending', missing, RIGHT, stays({ kind: 'needs-html', status: 404 })],
    [
      'changed by the host there',
      missing,
      stays({ kind: 'changed-by-host' }),
      stays({ kind: 'needs-html', status: 404 }),
    ],
    ['old there', missing, old(true), missing],
    ['nowhere', missing, missing, missing],
    ['not asked for twice', missing, null, missing],
    ['right at once', RIGHT, null, RIGHT],
  ])('%s', (_, first, second, verdict) => {
    expect(judgePage(first, second)).toEqual(verdict);
  });

  test.each([
    [403, true],
    [404, true],
    [410, true],
    [500, false],
    [301, false],
  ])('%i requests the other address: %s', (status, asks) => {
    expect(mayNeedHtml(waits({ kind: 'wrong-status', status }))).toBe(asks);
    expect(mayNeedHtml(RIGHT)).toBe(false);
  });
});

describe('the answer for a removed file', () => {
  const known = {
    ...KNOWN,
    owned: () =>
      new Map([
        ['/guide/', GUIDE],
        ['/en/', EN],
      ]),
  };
  const s3 = { ...known, missing: missing(403, '') };
  test.each<[string, Answer, Knowledge, Verdict]>([
    ['404', answer('', { status: 404 }), known, RIGHT],
    ['410', answer('', { status: 410 }), known, RIGHT],
    ['the page still', answer(NEW, { path: '/base/guide' }), known, waits({ kind: 'not-removed' })],
    ['another page of the site', answer(NEW, { path: '/base/guide/' }), known, RIGHT],
    [
      'another page of the site without its slash',
      answer(page('welcome'), { path: '/base/en' }),
      known,
      RIGHT,
    ],
    ['something else there', answer('x', { path: '/base/en' }), known, waits({ kind: 'not-removed' })],
    ['another host', { kind: 'away', to: 'https://x' }, known, RIGHT],
    ['403 where S3 says so of everything', answer('', { status: 403 }), s3, RIGHT],
    ['403 elsewhere', answer('', { status: 403 }), known, waits({ kind: 'wrong-status', status: 403 })],
    [
      'what comes for everything',
      answer(MISSING, { path: '/base/guide' }),
      { ...CATCH_ALL, owned: known.owned },
      RIGHT,
    ],
    [
      'the address that everything missing is redirected to',
      answer(page('sign in at 12:01'), { path: '/base/login' }),
      { ...known, missing: missing(200, page('sign in at 12:00'), '/base/login') },
      RIGHT,
    ],
    [
      'the page, where another comes for everything',
      answer(NEW, { path: '/base/guide' }),
      { ...CATCH_ALL, owned: known.owned },
      waits({ kind: 'not-removed' }),
    ],
    ['nothing', { kind: 'lost', problem: 'x' }, known, waits({ kind: 'no-answer', problem: 'x' })],
  ])('%s', (_, given, what, verdict) => {
    expect(judgeRemoved('guide.html', given, what)).toEqual(verdict);
  });
});

describe('the answer for an address that cannot exist', () => {
  const own = expected('404.html', MISSING);
  const first = expected('index.html', NEW);
  test.each<[string, Answer, typeof own | null, Verdict]>([
    ['404 with its page', answer(MISSING, { status: 404 }), own, RIGHT],
    [
      '404 with its page in other bytes',
      answer(`${MISSING}\n`, { status: 404 }),
      own,
      stays({ kind: 'changed-by-host' }),
    ],
    [
      '404 with another page',
      answer(page('host'), { status: 404 }),
      own,
      waits({ kind: 'other-not-found-page' }),
    ],
    ['404 of a site without such a page', answer(page('host'), { status: 404 }), null, RIGHT],
    ['the first page', answer(NEW), own, stays({ kind: 'nowhere-status', status: 200 })],
    ['another page', answer(page('old')), own, waits({ kind: 'nowhere-status', status: 200 })],
    ['403', answer('', { status: 403 }), own, stays({ kind: 'nowhere-status', status: 403 })],
    ['502', answer('', { status: 502 }), own, waits({ kind: 'nowhere-status', status: 502 })],
    [
      'another host',
      { kind: 'away', to: 'https://x' },
      own,
      stays({ kind: 'redirected-away', to: 'https://x' }),
    ],
  ])('%s', (_, given, wanted, verdict) => {
    expect(judgeNowhere(wanted, given, first)).toEqual(verdict);
  });
});

describe('a host with a page of its own for what is missing', () => {
  const another = waits({ kind: 'other-not-found-page' });
  const unused = stays({ kind: 'unused-not-found-page' });
  test.each<[string, Verdict, Verdict | null, Verdict]>([
    ['has the page of the site', another, RIGHT, unused],
    ['has it in other bytes', another, stays({ kind: 'changed-by-host' }), unused],
    ['has it as text', another, stays({ kind: 'wrong-type', ending: '.html', type: 'text/plain' }), unused],
    ['has the old one still', another, old(true), another],
    ['has none yet', another, waits({ kind: 'wrong-status', status: 404 }), another],
    ['was not asked for it', another, null, another],
    ['answers with the page of the site', RIGHT, RIGHT, RIGHT],
  ])('%s', (_, answered, ownPage, verdict) => {
    expect(judgeNotFoundPage(answered, ownPage)).toEqual(verdict);
  });
});

test.each([
  ['a.html', 'text/html', null],
  ['a.HTM', 'application/xhtml+xml', null],
  ['a.html', 'application/octet-stream', '.html'],
  ['a.js', 'text/javascript', null],
  ['a.mjs', 'application/javascript', null],
  ['a.js', 'application/x-javascript', null],
  ['a.js', 'text/plain', '.js'],
  ['a.css', 'text/plain', '.css'],
  ['a.svg', 'text/xml', '.svg'],
  ['a.wasm', 'application/wasm', null],
  ['a.rsc', 'text/x-component', null],
  ['a.rsc', 'text/plain', null],
  ['a.rsc', 'binary/octet-stream', '.rsc'],
  ['a.md', 'text/markdown', null],
  ['a.md', 'application/octet-stream', '.md'],
  ['a.md', '', '.md'],
  ['a.woff2', 'application/octet-stream', null],
  ['a.zip', 'application/octet-stream', null],
  ['LICENSE', 'application/octet-stream', null],
])('%s as %s: %s', (path, type, ending) => {
  expect(wronglyTyped(path, type)).toBe(ending);
});

test.each<[Readonly<Record<string, string>>, Freshness]>([
  [{ age: '10800' }, { kind: 'cache', ageMs: 10_800_000 }],
  [{ 'x-cache': 'Hit from cloudfront' }, { kind: 'cache', ageMs: null }],
  [
    { 'x-cache': 'HIT, HIT', age: '0' },
    { kind: 'cache', ageMs: null },
  ],
  [
    { 'cache-status': '"Netlify Durable"; fwd=miss; stored, "Netlify Edge"; hit' },
    { kind: 'cache', ageMs: null },
  ],
  [{ 'cache-status': '"Netlify Edge"; fwd=miss' }, { kind: 'host' }],
  [
    { 'cf-cache-status': 'HIT', age: '7' },
    { kind: 'cache', ageMs: 7_000 },
  ],
  [{ 'x-cache': 'Miss from cloudfront' }, { kind: 'host' }],
  [{ 'cf-cache-status': 'DYNAMIC' }, { kind: 'host' }],
  [{ age: '0', 'x-vercel-cache': 'MISS' }, { kind: 'host' }],
  [{ age: '-1' }, { kind: 'unknown' }],
  [{ age: 'a day' }, { kind: 'unknown' }],
  [{}, { kind: 'unknown' }],
])('%j is from %j', (headers, from) => {
  expect(freshnessOf((name) => headers[name] ?? null)).toEqual(from);
});
