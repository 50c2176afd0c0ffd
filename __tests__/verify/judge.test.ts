import { describe, expect, test } from '@jest/globals';
import { pageText } from '../../src/html/page-text.ts';
import { pieceKey } from '../../src/html/repeated-text.ts';
import type { ListedChanges } from '../../src/site/changes.ts';
import {
  asWritten,
  freshnessOf,
  notableHeaders,
  wrongCharset,
  wronglyTyped,
  type Answer,
  type Freshness,
} from '../../src/verify/answer.ts';
import { RIGHT, stays, waits, type Verdict } from '../../src/verify/finding.ts';
import {
  learnMissing,
  learnPage,
  siteFacts,
  UNKNOWN_HOST,
  type Host,
  type SiteFacts,
} from '../../src/verify/host.ts';
import {
  judgeFile,
  judgeNowhere,
  judgeOther,
  judgePage,
  judgeRemoved,
  seemsMissing,
} from '../../src/verify/judge.ts';
import { expected, expectedSite, page, sha256 } from './sites.ts';

const NEW = page('the new words');
const MISSING = page('nothing here');
const FILES = {
  'index.html': page('first'),
  'guide.html': NEW,
  'app.js': 'run()',
  'en/index.html': page('welcome'),
  'assets/app-2b.js': 'run()',
  'assets/a+b@1.js': 'run()',
  '404.html': MISSING,
};
const GUIDE = expected('guide.html', NEW);
const SCRIPT = expected('app.js', 'run()');
const NO_CHANGES: ListedChanges = { added: [], changed: [], removed: [], previousSha256: new Map() };
const factsOf = (changes: Partial<ListedChanges> | null = null): SiteFacts =>
  siteFacts(
    expectedSite(FILES),
    changes === null ? null : { ...NO_CHANGES, ...changes },
    'https://docs.example.com/base/',
  );
const FACTS = factsOf();
const missing = (status: number, text: string, path = '/no-such-page'): Host => ({
  ...UNKNOWN_HOST,
  missing: {
    status,
    path,
    sha256: sha256(text),
    textSha256: expected('x.html', text).text?.textSha256 ?? null,
  },
});
const CATCH_ALL = missing(200, MISSING);
const EXACT: Host = { ...UNKNOWN_HOST, rewritesNothing: true };

type Answered = Extract<Answer, { kind: 'answer' }>;
type More = Partial<Answered> & { readonly headers?: Readonly<Record<string, string>> };
function answer(text: string | Buffer, { headers, ...more }: More = {}): Answered {
  const bytes = Buffer.from(text);
  const all: Readonly<Record<string, string>> = { 'content-type': 'text/html; charset=utf-8', ...headers };
  return {
    kind: 'answer',
    path: '/base/guide',
    status: 200,
    header: (name) => all[name] ?? null,
    body: { kind: 'whole', sha256: sha256(bytes), sentSha256: sha256(bytes), bytes },
    ...more,
  };
}
const typed = (type: string, more = {}): More => ({ headers: { 'content-type': type, ...more } });
const status = (code: number): Answered => answer('', { status: code });
const unknown = { kind: 'unknown' } as const;
const old = (isPage: boolean): Verdict => waits({ kind: 'old-contents', isPage, from: unknown });
const JS = typed('text/javascript');
const MINIFIED = NEW.replace('<p>', '<p class=x>').concat('<script src=/cdn-cgi/x.js></script>');
const LOADS = (name: string): string => `${NEW}<script src="${name}"></script>`;
const FOR_MISSING = waits({ kind: 'same-as-missing' });
const WITHIN = stays({ kind: 'redirected-within' });
const CHANGED = stays({ kind: 'changed-by-host' });

test('a page of an earlier export is old, although only digits differ in what stands on most pages', () => {
  const pageOf = (version: string): string => page(`the words</p><p>install pkg@${version}</p><p>`);
  const pieces = pieceKey(Buffer.from('install pkg@1.0.0'), 0, 17);
  const options = { repeated: new Set([pieces]) };
  const { digest, leftOut } = pageText(Buffer.from(pageOf('2.5.0')), options);
  const text = { title: null, textSha256: digest, leftOut };
  const file = { ...expected('guide.html', pageOf('2.5.0')), text };
  const site = { ...expectedSite(FILES), repeated: [pieces] };
  const facts = siteFacts(site, null, 'https://docs.example.com/base/');
  const read = (html: string): Verdict => judgeFile(file, answer(html), facts, UNKNOWN_HOST);
  expect(pageText(Buffer.from(pageOf('1.0.0')), options).digest).toBe(digest);
  expect(read(pageOf('1.0.0'))).toEqual(old(true));
  expect(read(`${pageOf('2.5.0')}<!-- served by a cache -->`)).toEqual(CHANGED);
});

describe('the answer for a file', () => {
  test.each<[string, Answer, Host, Verdict]>([
    ['the page', answer(NEW), UNKNOWN_HOST, RIGHT],
    ['the page in other bytes', answer(MINIFIED), UNKNOWN_HOST, CHANGED],
    ['the same at a host that sends other pages to the byte', answer(MINIFIED), EXACT, old(true)],
    ['another text', answer(page('the old words')), UNKNOWN_HOST, old(true)],
    ['a script of another export', answer(LOADS('/base/assets/app-1a.js')), UNKNOWN_HOST, old(true)],
    ['the same by a relative link', answer(LOADS('assets/app-1a.js?v=1')), UNKNOWN_HOST, old(true)],
    ['a script of the site', answer(LOADS('assets/app-2b.js')), UNKNOWN_HOST, CHANGED],
    ['a script of the site with other escapes', answer(LOADS('assets/a%2bb%401.js')), UNKNOWN_HOST, CHANGED],
    ['a script of the host', answer(LOADS('/base/_vercel/insights.js')), UNKNOWN_HOST, CHANGED],
    ['a rewritten script', answer(LOADS('assets/app-2b.js.pagespeed.jm.x.js')), UNKNOWN_HOST, CHANGED],
    ['a script beside the site', answer(LOADS('/assets/app-1a.js')), UNKNOWN_HOST, CHANGED],
    ['a script elsewhere', answer(LOADS('https://x.example/base/assets/app-1a.js')), UNKNOWN_HOST, CHANGED],
    ['what comes for everything', answer(MISSING), CATCH_ALL, FOR_MISSING],
    [
      'what comes for everything, with another token',
      answer(`${MISSING}<input type=hidden value=2>`),
      missing(200, `${MISSING}<input type=hidden value=1>`),
      FOR_MISSING,
    ],
    [
      'the address that everything missing is redirected to',
      answer(page('sign in at 12:01'), { path: '/base/login' }),
      missing(200, page('sign in at 12:00'), '/base/login'),
      FOR_MISSING,
    ],
    ['the page that comes for everything, where it is right', answer(NEW), missing(200, NEW), RIGHT],
    ['the page for what is missing', answer(MISSING), missing(404, MISSING), FOR_MISSING],
    ['the same after a redirect', answer(MISSING, { path: '/base/404' }), UNKNOWN_HOST, FOR_MISSING],
    [
      'another page of the site, after a redirect',
      answer(page('welcome'), { path: '/base/en/' }),
      UNKNOWN_HOST,
      WITHIN,
    ],
    [
      'another page of the site, without its slash and with a script of the host',
      answer(`${page('welcome')}<script src=/x.js></script>`, { path: '/base/en' }),
      UNKNOWN_HOST,
      WITHIN,
    ],
    [
      'an old page of the site, after a redirect',
      answer(page('hi'), { path: '/base/en/' }),
      UNKNOWN_HOST,
      old(true),
    ],
    [
      'another page of the site at this address',
      answer(page('welcome')),
      UNKNOWN_HOST,
      // The export before may have had it here.
      waits({ kind: 'other-page', page: 'en/index.html' }),
    ],
    [
      'the first page at this address',
      answer(page('first')),
      UNKNOWN_HOST,
      stays({ kind: 'other-page', page: 'index.html' }),
    ],
    [
      'the page that everything missing is redirected to',
      answer(page('welcome'), { path: '/base/en/' }),
      missing(200, page('welcome'), '/base/en/'),
      FOR_MISSING,
    ],
    ['status 404', status(404), UNKNOWN_HOST, waits({ kind: 'wrong-status', status: 404 })],
    ['status 206', answer(NEW, { status: 206 }), UNKNOWN_HOST, waits({ kind: 'wrong-status', status: 206 })],
    [
      'a page as text',
      answer(NEW, typed('text/plain')),
      UNKNOWN_HOST,
      stays({ kind: 'wrong-type', ending: '.html', type: 'text/plain' }),
    ],
    [
      'an old page as text',
      answer('old', typed('text/plain')),
      UNKNOWN_HOST,
      waits({ kind: 'wrong-type', ending: '.html', type: 'text/plain' }),
    ],
    [
      'a page without a type',
      answer(NEW, typed('')),
      UNKNOWN_HOST,
      stays({ kind: 'wrong-type', ending: '.html', type: '' }),
    ],
    [
      'what cannot be read',
      answer('', { body: { kind: 'unreadable', problem: 'x' } }),
      UNKNOWN_HOST,
      waits({ kind: 'unreadable', problem: 'x' }),
    ],
    [
      'nothing',
      { kind: 'lost', problem: 'the connection was cut' },
      UNKNOWN_HOST,
      waits({ kind: 'no-answer', problem: 'the connection was cut' }),
    ],
    [
      'busy to the end',
      { kind: 'busy', status: 429, waitMs: null },
      UNKNOWN_HOST,
      waits({ kind: 'wrong-status', status: 429 }),
    ],
    [
      'another host',
      { kind: 'away', to: 'https://x' },
      UNKNOWN_HOST,
      stays({ kind: 'redirected-away', to: 'https://x' }),
    ],
    ['a circle', { kind: 'loop' }, UNKNOWN_HOST, stays({ kind: 'redirect-loop' })],
    [
      'a page that browsers save',
      answer(NEW, { headers: { 'content-disposition': 'attachment; filename=x' } }),
      UNKNOWN_HOST,
      stays({ kind: 'saved-as-file' }),
    ],
    [
      'a page with headers that may surprise',
      answer(NEW, { headers: { 'x-robots-tag': 'noindex' } }),
      UNKNOWN_HOST,
      stays({ kind: 'notable-headers', headers: ['X-Robots-Tag: noindex'] }),
    ],
  ])('%s', (_, given, host, verdict) => {
    expect(judgeFile(GUIDE, given, FACTS, host)).toEqual(verdict);
  });

  test('in a wrong charset is broken, as it is to readers', () => {
    const text = page('größe').replace('<title>', '<meta charset=utf-8><title>');
    const [file, latin] = [expected('guide.html', text), typed('text/html; charset=ISO-8859-1')];
    expect(judgeFile(file, answer(text, latin), FACTS, UNKNOWN_HOST)).toEqual(
      stays({ kind: 'wrong-charset', charset: 'windows-1252' }),
    );
  });

  test('with the bytes of the export before is old, although it has the text of the new one', () => {
    const facts = factsOf({
      changed: ['guide.html'],
      previousSha256: new Map([['guide.html', sha256(MINIFIED)]]),
    });
    expect(judgeFile(GUIDE, answer(MINIFIED), facts, UNKNOWN_HOST)).toEqual(old(true));
    expect(judgeFile(GUIDE, answer(`${MINIFIED} `), facts, UNKNOWN_HOST)).toEqual(CHANGED);
    // It may be the new first page of a language, too.
    const moved = factsOf({ previousSha256: new Map([['guide.html', sha256(page('welcome'))]]) });
    expect(judgeFile(GUIDE, answer(page('welcome')), moved, UNKNOWN_HOST)).toEqual(old(true));
  });

  test('that loads a removed script is old, in a folder that the site no longer has', () => {
    const facts = factsOf({ removed: ['_x/gone-1.js'] });
    expect(judgeFile(GUIDE, answer(LOADS('_x/gone-1.js')), facts, UNKNOWN_HOST)).toEqual(old(true));
    expect(judgeFile(GUIDE, answer(LOADS('_x/gone-2.js')), facts, UNKNOWN_HOST)).toEqual(CHANGED);
  });

  test('a script is compared by its bytes only, and a wrong type that only GitHub can fix does not count', () => {
    const judged = (path: string, text: string, more: More): Verdict =>
      judgeFile(expected(path, path === 'app.js' ? 'run()' : 'x'), answer(text, more), FACTS, UNKNOWN_HOST);
    expect(judged('app.js', 'run()', JS)).toEqual(RIGHT);
    expect(judged('app.js', 'run( )', JS)).toEqual(old(false));
    const facts = { ending: '.rsc', type: 'application/octet-stream' };
    expect(judged('guide.rsc', 'x', typed(facts.type))).toEqual(stays({ kind: 'wrong-type', ...facts }));
    const github = typed(facts.type, { server: 'GitHub.com' });
    expect(judged('guide.rsc', 'x', github)).toEqual(stays({ kind: 'type-fixed-by-host', ...facts }));
    expect(judged('app.js', 'run()', github).cause?.kind).toBe('wrong-type');
    expect(judged('app.js', page('welcome'), {}).cause).toEqual({
      kind: 'other-page',
      page: 'en/index.html',
    });
  });

  test('a file that is compressed by itself is right under the name of its compression', () => {
    const archive = expected('docs.tar.gz', 'packed');
    const whole = { kind: 'whole', sha256: sha256('unpacked'), bytes: null } as const;
    const judged = (sent: string): Verdict =>
      judgeFile(archive, answer('', { body: { ...whole, sentSha256: sha256(sent) } }), FACTS, UNKNOWN_HOST);
    expect(judged('packed')).toEqual(RIGHT);
    expect(judged('old')).toEqual(old(false));
  });

  test('without text, such as a redirect, is not the same as an empty answer', () => {
    const [file, text] = [expected('to.html', '<meta http-equiv=refresh>'), '<meta http-equiv=refresh >'];
    expect(judgeFile(file, answer(''), FACTS, UNKNOWN_HOST)).toEqual(old(true));
    expect(judgeFile(file, answer(text), FACTS, UNKNOWN_HOST)).toEqual(CHANGED);
  });

  test('without a text digest, different bytes are stale', () => {
    expect(judgeFile({ ...GUIDE, text: null }, answer(MINIFIED), FACTS, UNKNOWN_HOST)).toEqual(old(true));
  });

  const ADDRESS = 'größe@example.com';
  const hex = Buffer.from([0x5a, ...Buffer.from(ADDRESS).map((byte) => byte ^ 0x5a)]).toString('hex');
  const hidden = (code: string, name = 'span'): string =>
    `<${name} class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</${name}>`;
  const mail = (address: string): string => page(`Write to ${address} & ask`);
  test.each<[string, string, Verdict]>([
    ['in a text', mail(hidden(hex)), stays({ kind: 'emails-hidden' })],
    ['in a link', mail(`<a href="/x">${hidden(hex)}</a>`), stays({ kind: 'emails-hidden' })],
    ['of its own', mail(hidden(hex, 'a')), stays({ kind: 'emails-hidden' })],
    ['of another page', mail(hidden(hex.replace(/..$/, '00'))), old(true)],
    ['that is none', mail('<b data-cfemail="zz">x</b>'), old(true)],
  ])('that hides an e-mail address %s', (_, text, verdict) => {
    const file = expected('mail.html', mail(ADDRESS));
    // Although the host sends pages without an address to the byte.
    expect(judgeFile(file, answer(text), FACTS, EXACT)).toEqual(verdict);
  });
});

describe('a page at two addresses', () => {
  const gone = waits({ kind: 'wrong-status', status: 404 });
  const needsHtml = { kind: 'needs-html', status: 404 } as const;
  test.each<[string, Verdict, Verdict, boolean, Verdict]>([
    ['there with its ending', gone, RIGHT, false, stays(needsHtml)],
    ['the same by a cache', gone, RIGHT, true, waits(needsHtml)],
    ['changed by the host there', gone, CHANGED, false, stays(needsHtml)],
    ['old there', gone, old(true), false, gone],
    ['nowhere', gone, gone, false, gone],
    ['behind a folder', old(true), RIGHT, true, stays({ kind: 'hidden-by-folder' })],
  ])('%s', (_, first, second, isFoundLater, verdict) => {
    expect(judgePage(first, second, isFoundLater)).toEqual(verdict);
  });

  test.each([
    [403, true],
    [404, true],
    [410, true],
    [500, false],
    [301, false],
  ])('%i requests the other address: %s', (code, asks) => {
    expect(seemsMissing(waits({ kind: 'wrong-status', status: code }))).toBe(asks);
    expect(seemsMissing(RIGHT)).toBe(false);
  });

  test.each<[string, Answer, Host, Verdict]>([
    ['old at the other', answer(page('old')), UNKNOWN_HOST, waits({ kind: 'old-elsewhere', from: unknown })],
    ['new there', answer(NEW), UNKNOWN_HOST, RIGHT],
    ['not there', status(404), UNKNOWN_HOST, RIGHT],
    ['redirected from there', answer(page('old'), { path: '/base/guide.html' }), UNKNOWN_HOST, RIGHT],
    ['answered with another page there', answer(page('welcome')), UNKNOWN_HOST, RIGHT],
    ['answered as everything missing there', answer(page('any')), missing(200, page('any')), RIGHT],
    ['a list as JSON there', answer('[]', typed('application/json')), UNKNOWN_HOST, RIGHT],
    ['not answered there', { kind: 'lost', problem: 'x' }, UNKNOWN_HOST, RIGHT],
  ])('%s', (_, given, host, verdict) => {
    expect(judgeOther({ file: GUIDE, address: '/guide' }, given, { facts: FACTS, host })).toEqual(verdict);
  });
});

describe('the answer for a removed file', () => {
  const there = waits({ kind: 'not-removed' });
  test.each<[string, Answer, Host, Verdict]>([
    ['status 404', status(404), UNKNOWN_HOST, RIGHT],
    ['status 410', status(410), UNKNOWN_HOST, RIGHT],
    ['the page still', answer('old', { path: '/base/old' }), UNKNOWN_HOST, there],
    ['a page of the site there', answer(NEW, { path: '/base/old' }), UNKNOWN_HOST, RIGHT],
    ['another page of the site', answer(NEW, { path: '/base/guide' }), UNKNOWN_HOST, RIGHT],
    [
      'another page of the site with a slash, changed by the host',
      answer(MINIFIED, { path: '/base/guide/' }),
      UNKNOWN_HOST,
      RIGHT,
    ],
    ['an old page of the site', answer('x', { path: '/base/guide/' }), UNKNOWN_HOST, RIGHT],
    ['an address of the site that is none of it', answer('x', { path: '/base/v1/old' }), UNKNOWN_HOST, RIGHT],
    ['an address beside the site', answer('x', { path: '/support' }), UNKNOWN_HOST, RIGHT],
    ['the page with a slash', answer('old', { path: '/base/old/' }), UNKNOWN_HOST, there],
    ['the page in lower case', answer('old', { path: '/base/OLD.html' }), UNKNOWN_HOST, there],
    ['another host', { kind: 'away', to: 'https://x' }, UNKNOWN_HOST, RIGHT],
    ['403 where S3 says so of everything', status(403), missing(403, ''), RIGHT],
    ['403 elsewhere', status(403), UNKNOWN_HOST, waits({ kind: 'wrong-status', status: 403 })],
    [
      '403 for its folder, which the host does not list',
      answer('', { status: 403, path: '/base/old/' }),
      UNKNOWN_HOST,
      RIGHT,
    ],
    ['what comes for everything', answer(MISSING, { path: '/base/old' }), CATCH_ALL, RIGHT],
    [
      'the address that everything missing is redirected to',
      answer(page('sign in at 12:01'), { path: '/base/login' }),
      missing(200, page('sign in at 12:00'), '/base/login'),
      RIGHT,
    ],
    ['the page, where another comes for everything', answer('old', { path: '/base/old' }), CATCH_ALL, there],
    ['nothing', { kind: 'lost', problem: 'x' }, UNKNOWN_HOST, waits({ kind: 'no-answer', problem: 'x' })],
  ])('%s', (_, given, host, verdict) => {
    expect(judgeRemoved('old.html', given, FACTS, host)).toEqual(verdict);
  });

  test.each<[string, string, More, Verdict]>([
    ['en.html', 'old', {}, there],
    ['en.html', page('welcome'), {}, RIGHT],
    ['en.html', `${page('welcome')}<img src=x>`, {}, RIGHT],
    ['app.js.html', 'old', { path: '/base/app.js' }, there],
    ['app.js.html', 'run()', { path: '/base/app.js' }, RIGHT],
  ])('%s, beside a file that has one of its addresses now: %s', (removed, text, more, verdict) => {
    const given = answer(text, { path: '/base/en', ...more });
    expect(judgeRemoved(removed, given, FACTS, UNKNOWN_HOST)).toEqual(verdict);
  });
});

describe('the answer for an address that cannot exist', () => {
  const own = expected('404.html', MISSING);
  const other = stays({ kind: 'other-not-found-page' });
  const nowhere = (code: number, hasPage = true) =>
    ({ kind: 'nowhere-status', status: code, hasPage }) as const;
  test.each<[string, Answer, typeof own | null, Verdict]>([
    ['404 with its page', answer(MISSING, { status: 404 }), own, RIGHT],
    ['404 with its page in other bytes', answer(`${MISSING}\n`, { status: 404 }), own, RIGHT],
    ['404 with another page', answer(page('host'), { status: 404 }), own, other],
    ['404 of a site without such a page', answer(page('host'), { status: 404 }), null, RIGHT],
    ['the first page', answer(page('first')), own, stays(nowhere(200))],
    ['the first page, without such a page', answer(page('first')), null, stays(nowhere(200, false))],
    ['another page', answer(page('old')), own, waits(nowhere(200))],
    ['status 403', status(403), own, stays(nowhere(403))],
    ['status 502', status(502), own, waits(nowhere(502))],
    [
      'another host',
      { kind: 'away', to: 'https://x' },
      own,
      stays({ kind: 'redirected-away', to: 'https://x' }),
    ],
  ])('%s', (_, given, wanted, verdict) => {
    expect(judgeNowhere(wanted, given, FACTS)).toEqual(verdict);
  });
});

describe('a host is known by its answers:', () => {
  const known = (given: Answer, isFound = true): Host =>
    learnPage(UNKNOWN_HOST, GUIDE, { answer: given, isFound });
  test('one that sends a page to the byte rewrites none, and finds its kind without the ending', () => {
    expect(known(answer(NEW))).toEqual({ ...EXACT, findsClean: new Set(['by-name']) });
    expect(known(answer(NEW), false)).toEqual(EXACT);
  });
  test.each(['google-site-verification: google1a.html', '<meta http-equiv=refresh content="0;url=/">'])(
    'one that sends %s to the byte may insert scripts into whole pages',
    (text) => {
      const seen = { answer: answer(text), isFound: false };
      expect(learnPage(UNKNOWN_HOST, expected('guide.html', text), seen)).toEqual(UNKNOWN_HOST);
    },
  );
  test('one that rewrites it, or does not have it', () => {
    expect(known(answer(MINIFIED))).toEqual({ ...UNKNOWN_HOST, findsClean: new Set(['by-name']) });
    expect(known(status(404), false)).toEqual(UNKNOWN_HOST);
    expect(known({ kind: 'loop' })).toBe(UNKNOWN_HOST);
  });
  test('the first page and scripts show nothing of pages', () => {
    const first = expected('index.html', NEW);
    const byFirst = learnPage(UNKNOWN_HOST, first, { answer: answer(NEW), isFound: true });
    expect(byFirst.findsClean).toEqual(new Set());
    const byScript = { answer: answer('run()', JS), isFound: true };
    expect(learnPage(UNKNOWN_HOST, SCRIPT, byScript)).toBe(UNKNOWN_HOST);
  });
  test('its page for what is missing', () => {
    const learnt = (given: Answer): Host => learnMissing(UNKNOWN_HOST, given, FACTS.textOptions);
    expect(learnt(answer(MISSING))).toEqual(missing(200, MISSING, '/base/guide'));
    const none = { sha256: null, textSha256: null };
    expect(learnt(answer(MISSING, { status: 404 })).missing).toEqual({
      status: 404,
      path: '/base/guide',
      ...none,
    });
    expect(learnt({ kind: 'loop' })).toBe(UNKNOWN_HOST);
  });
});

test.each([
  ['/gr%c3%b6%c3%9fe/', '/gr%C3%B6%C3%9Fe/'],
  ['/c%26d%2be%40f', '/c&d+e@f'],
  ["/it's%20(a)*", "/it's%20(a)%2A"],
  ['/a%3Fb%23c%25d', '/a%3Fb%23c%25d'],
  ['/100%', '/100%'],
])('a redirect to %s leads to the file at %s', (path, written) => {
  expect(asWritten(path)).toBe(written);
});

const UMLAUT = '<p>größe';
const META = (charset: string): string => `<meta charset="${charset}">${UMLAUT}`;
test.each<[string, string | null, Buffer, string | null]>([
  ['no header', 'text/html', Buffer.from(UMLAUT), null],
  ['no type', null, Buffer.from(UMLAUT), null],
  ['the same', 'text/html; charset=UTF-8', Buffer.from(META('utf8')), null],
  ['the same by another name', 'text/html;charset="latin1"', Buffer.from(META('ISO-8859-1'), 'latin1'), null],
  ['another', 'text/html; charset=iso-8859-1', Buffer.from(META('utf-8')), 'windows-1252'],
  ['another for a page that names none', 'text/html; charset=latin1', Buffer.from(UMLAUT), 'windows-1252'],
  ['UTF-8 for a page in another', 'text/html; charset=utf-8', Buffer.from(META('latin1'), 'latin1'), 'utf-8'],
  ['that of a page which names another', 'text/html; charset=utf-8', Buffer.from(META('latin1')), null],
  ['another for a page of ASCII', 'text/html; charset=latin1', Buffer.from('<p>size'), null],
  ['another for a page with a mark', 'text/html; charset=latin1', Buffer.from(`\ufeff${UMLAUT}`), null],
  ['one that does not exist', 'text/html; charset=klingon', Buffer.from(UMLAUT), null],
])('a charset: %s', (_, type, bytes, charset) => {
  expect(wrongCharset(type, bytes)).toBe(charset);
});

test.each<[Readonly<Record<string, string>>, readonly string[]]>([
  [{}, []],
  [{ 'cache-control': 'public, max-age=300, s-maxage=31536000' }, []],
  [{ 'cache-control': 'public,max-age=31536000' }, ['Cache-Control: max-age of a year']],
  [{ 'cache-control': 'max-age=31536000, immutable' }, ['Cache-Control: immutable']],
  [{ 'x-robots-tag': 'all' }, []],
  [{ 'x-robots-tag': 'googlebot: NOINDEX, nofollow' }, ['X-Robots-Tag: noindex']],
  [
    { 'x-robots-tag': 'none', 'content-security-policy': "default-src 'self'" },
    ['X-Robots-Tag: noindex', 'Content-Security-Policy'],
  ],
])('headers of a page: %j', (headers, notable) => {
  expect(notableHeaders((name) => headers[name] ?? null)).toEqual(notable);
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
  ['a.webmanifest', 'application/octet-stream', null],
  ['a.vtt', 'application/octet-stream', '.vtt'],
  ['a.woff2', 'application/octet-stream', null],
  ['a.zip', 'application/octet-stream', null],
  ['LICENSE', 'application/octet-stream', null],
  ['js', 'application/octet-stream', null],
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
