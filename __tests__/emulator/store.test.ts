import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../../emulator/service/answer.ts';
import type { Rules } from '../../emulator/service/rules.ts';
import { newState, withEntry, type ServiceState } from '../../emulator/service/state.ts';
import { signedLink } from '../../emulator/store/link.ts';
import { rangeOf, serveStore } from '../../emulator/store/store.ts';

const ETAG = '"0123456789abcdef0123456789abcdef"';
const OTHER_ETAG = '"ffffffffffffffffffffffffffffffff"';
const MODIFIED = 'Mon, 01 Jan 2024 00:00:00 GMT';
const ARCHIVES = [
  { size: 1000, etag: ETAG, lastModified: Date.parse(MODIFIED) },
  { size: 1200, etag: OTHER_ETAG, lastModified: Date.parse(MODIFIED) + 60_000 },
];
const NOW = Date.parse('2026-01-02T03:04:05Z');

/** A store with one link, good for a minute. */
function store(rules: Partial<Rules> = {}): { link: string; get: (asked?: Asked) => Answer } {
  let state: ServiceState = newState({ storeUrl: '', linkLifetimeMs: 60_000, ...rules }, ARCHIVES);
  const link = signedLink(state.rules, 'job_0001', { now: NOW, serial: 1 });
  state = { ...state, links: withEntry(state.links, link.slice(-64), { expiresAt: NOW + 60_000, used: 0 }) };
  return {
    link,
    get: ({ method = 'GET', url = link, headers = {}, at = NOW } = {}) => {
      const { answer, state: next } = serveStore(state, { method, url, headers, body: '' }, at);
      state = next;
      return answer;
    },
  };
}

interface Asked {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly at?: number;
}

describe('a presigned link', () => {
  test('gives the whole archive', () => {
    expect(store().get()).toEqual({
      status: 200,
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': '1000',
        'last-modified': MODIFIED,
        'accept-ranges': 'bytes',
        etag: ETAG,
        server: 'AmazonS3',
        'x-amz-request-id': 'EMULATOR00000000',
      },
      body: { archive: 0, from: 0, to: 1000 },
    });
  });

  const refusals: [string, (link: string) => Asked, number, string][] = [
    [
      'when an Authorization header comes with it',
      () => ({ headers: { authorization: 'Bearer svc_x' } }),
      400,
      'InvalidArgument',
    ],
    ['once it has expired', () => ({ at: NOW + 60_000 }), 403, 'Request has expired'],
    [
      'when its signature is another',
      (link) => ({ url: `${link.slice(0, -1)}${link.endsWith('0') ? '1' : '0'}` }),
      403,
      'SignatureDoesNotMatch',
    ],
    [
      'when its expiry was moved',
      (link) => ({ url: link.replace('Expires=60', 'Expires=61') }),
      403,
      'SignatureDoesNotMatch',
    ],
    [
      'for another path',
      (link) => ({ url: link.replace('job_0001', 'job_0002') }),
      403,
      'SignatureDoesNotMatch',
    ],
    [
      'without a signature',
      (link) => ({ url: link.split('&X-Amz-Signature')[0] ?? '' }),
      403,
      'SignatureDoesNotMatch',
    ],
    ['with another method', () => ({ method: 'PUT' }), 403, 'SignatureDoesNotMatch'],
  ];
  test.each(refusals)('is refused %s', (_, asked, status, text) => {
    const { link, get } = store();
    const answer = get(asked(link));
    expect(answer).toMatchObject({ status, headers: { 'content-type': 'application/xml' } });
    expect(answer.body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<Error><Code>/);
    expect(answer.body).toContain(text);
  });

  test('refuses HEAD, without a body', () => {
    expect(store().get({ method: 'HEAD' })).toMatchObject({ status: 403, body: '' });
  });

  test('works until the last moment', () => {
    expect(store().get({ at: NOW + 59_999 }).status).toBe(200);
  });

  test('of another emulator expires at its own time', () => {
    const { get } = store();
    const url = signedLink(newState({ storeUrl: '', linkLifetimeMs: 5000 }, []).rules, 'job_x', {
      now: NOW,
      serial: 9,
    });
    expect(get({ url, at: NOW + 4999 }).status).toBe(200);
    expect(get({ url, at: NOW + 5000 }).status).toBe(403);
  });

  test('may work for a limited number of requests', () => {
    const { get } = store({ requestsPerLink: 2 });
    expect([get().status, get().status, get().status]).toEqual([200, 200, 403]);
  });

  test('may serve another archive after a while', () => {
    const { get } = store({ changesAfter: 1 });
    expect([get(), get()]).toMatchObject([
      { headers: { etag: ETAG }, body: { archive: 0, to: 1000 } },
      { headers: { etag: OTHER_ETAG }, body: { archive: 1, to: 1200 } },
    ]);
  });

  test('may stop serving ranges', () => {
    const { get } = store({ forgetsRangesAfter: 2 });
    const range = { headers: { range: 'bytes=10-' } };
    expect([get(range).status, get(range).status, get(range).status]).toEqual([206, 206, 200]);
  });

  test('may have another ETag on each of two machines', () => {
    const { get } = store({ etag: 'by-node' });
    const etags = [get(), get(), get()].map(({ headers }) => headers['etag']);
    expect(etags).toEqual([0, 1, 0].map((node) => ETAG.replace(/"$/, `-${node}"`)));
    // The second machine, whose turn it is, does not know the ETag of the first.
    expect(get({ headers: { range: 'bytes=10-', 'if-range': String(etags[0]) } }).status).toBe(200);
    expect(get({ headers: { range: 'bytes=10-', 'if-range': String(etags[0]) } }).status).toBe(206);
  });

  test('may carry a security token', () => {
    const { link, get } = store({ sessionToken: true });
    expect(link).toContain('&X-Amz-Security-Token=FwoGZXIv');
    expect(get().status).toBe(200);
  });
});

describe('a range', () => {
  const ranges: [string | undefined, ReturnType<typeof rangeOf>][] = [
    [undefined, 'whole'],
    ['bytes=0-', { from: 0, to: 1000 }],
    ['bytes=0-0', { from: 0, to: 1 }],
    ['bytes=999-', { from: 999, to: 1000 }],
    ['bytes=10-99999', { from: 10, to: 1000 }],
    ['bytes=-5', { from: 995, to: 1000 }],
    ['bytes=-5000', { from: 0, to: 1000 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-4', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['items=0-1', 'whole'],
  ];
  test.each(ranges)('%s of 1000 bytes', (header, wanted) => {
    expect(rangeOf(header, 1000)).toEqual(wanted);
  });

  const honoured: [string, Record<string, string>, Partial<Rules>, number, string | undefined][] = [
    ['is given', {}, {}, 206, 'bytes 10-19/1000'],
    ['is given when If-Range names the ETag', { 'if-range': ETAG }, {}, 206, 'bytes 10-19/1000'],
    ['is given when If-Range names the date', { 'if-range': MODIFIED }, {}, 206, 'bytes 10-19/1000'],
    ['is the whole when If-Range names another ETag', { 'if-range': OTHER_ETAG }, {}, 200, undefined],
    ['is the whole when the ETag is weak', { 'if-range': `W/${ETAG}` }, { etag: 'weak' }, 200, undefined],
    ['is the whole when there is no ETag', { 'if-range': ETAG }, { etag: 'none' }, 200, undefined],
    [
      'is given whatever If-Range says, by a careless store',
      { 'if-range': OTHER_ETAG },
      { ifRange: 'ignored' },
      206,
      'bytes 10-19/1000',
    ],
    ['is given when If-Match names the ETag', { 'if-match': ETAG }, {}, 206, 'bytes 10-19/1000'],
    ['is refused when If-Match names another', { 'if-match': OTHER_ETAG }, {}, 412, undefined],
    ['is the whole from a store without ranges', {}, { ranges: 'ignored' }, 200, undefined],
    ['is refused by a store that cannot', {}, { ranges: 'refused' }, 416, 'bytes */1000'],
    ['starts too early', {}, { ranges: 'shifted' }, 206, 'bytes 3-12/1000'],
    ['names another total', {}, { ranges: 'wrong-total' }, 206, 'bytes 10-19/1001'],
    ['has no label', {}, { ranges: 'unlabelled' }, 206, undefined],
  ];
  test.each(honoured)('%s', (_, headers, rules, status, label) => {
    const answer = store(rules).get({ headers: { range: 'bytes=10-19', ...headers } });
    expect([answer.status, answer.headers['content-range']]).toEqual([status, label]);
  });

  test('past the end is answered 416 with the size', () => {
    const answer = store().get({ headers: { range: 'bytes=1000-' } });
    expect(answer).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */1000' } });
    expect(answer.body).toContain('<Code>InvalidRange</Code>');
  });
});

describe('Content-Length', () => {
  const lengths: [Rules['contentLength'], string | undefined][] = [
    ['true', '1000'],
    ['larger', '1100'],
    ['smaller', '900'],
    ['none', undefined],
  ];
  test.each(lengths)('%s', (contentLength, shown) => {
    expect(store({ contentLength }).get().headers['content-length']).toBe(shown);
  });
});
