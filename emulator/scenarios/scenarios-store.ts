import type { Act } from '../service/act.ts';
import type { Scenario } from './scenario.ts';
import { xmlError } from '../service/answer.ts';

const CUT_BYTES = 4096;

function storeError(status: number, code: string, message: string, times: Act['times'] = 1): Act {
  const { headers, body } = xmlError(status, code, message);
  return { do: 'answer', status, headers, body, times };
}

const REFUSED = storeError(403, 'AccessDenied', 'Access Denied', 'always');
const HTML = { 'content-type': 'text/html' };
const SIGN_IN: Act = { do: 'answer', status: 200, headers: HTML, body: '<h1>Sign in</h1>', times: 'always' };
const cut: Act = { do: 'cut', bytes: CUT_BYTES, times: 'always' };
const cutOnce: Act = { do: 'cut', bytes: CUT_BYTES };

/** Faults of the store. */
export const STORE_SCENARIOS = {
  cut: { about: `every download is cut after ${CUT_BYTES} bytes`, acts: { store: [cut] } },
  'cut-once': { about: `the first download is cut after ${CUT_BYTES} bytes`, acts: { store: [cutOnce] } },
  'cut-at-zero': {
    about: 'every download is cut before its first byte',
    acts: { store: [{ do: 'cut', bytes: 0, times: 'always' }] },
  },
  'store-reset': {
    about: 'the store resets the first two connections',
    acts: { store: [{ do: 'reset', when: 'before', times: 2 }] },
  },
  stall: {
    about: `the first download falls silent after ${CUT_BYTES} bytes`,
    acts: { store: [{ do: 'stall', bytes: CUT_BYTES }] },
  },
  'stall-always': {
    about: 'every download falls silent before its first byte',
    acts: { store: [{ do: 'stall', bytes: 0, times: 'always' }] },
  },
  'store-silent': {
    about: 'the first download gets no answer at all',
    acts: { store: [{ do: 'delay', ms: 3_600_000 }] },
  },
  drip: {
    about: 'the archive comes 512 bytes at a time, 20 times a second',
    acts: { store: [{ do: 'drip', bytes: 512, everyMs: 50, times: 'always' }] },
  },
  'store-503': {
    about: 'the store answers 503 twice, then works',
    acts: { store: [storeError(503, 'SlowDown', 'Please reduce your request rate.', 2)] },
  },
  'store-down': {
    about: 'the store answers 503 for ever',
    acts: { store: [storeError(503, 'ServiceUnavailable', 'Please try again.', 'always')] },
  },
  'store-throttled': {
    about: 'the store answers 429 with Retry-After: 1 once',
    acts: { store: [{ do: 'answer', status: 429, headers: { 'retry-after': '1' }, body: 'slow down' }] },
  },
  'expiring-link': {
    about: `each link works once, and the first three downloads are cut after ${CUT_BYTES} bytes, where they are longer`,
    rules: { requestsPerLink: 1 },
    acts: { store: [{ ...cut, times: 3 }] },
  },
  'lying-expiry': {
    about: 'each link works once, while expiresAt promises an hour; the first download is cut',
    rules: { requestsPerLink: 1 },
    acts: { store: [cutOnce] },
  },
  'expiry-in-the-past': {
    about: 'links work although expiresAt has passed',
    rules: { expiresAtOffMs: -7_200_000 },
  },
  'link-refused-once': {
    about: 'the first link is refused (403)',
    acts: { store: [{ ...REFUSED, times: 1 }] },
  },
  'link-always-refused': { about: 'every link is refused (403)', acts: { store: [REFUSED] } },
  'link-with-token': { about: 'links carry an X-Amz-Security-Token', rules: { sessionToken: true } },
  'changed-bundle': {
    about: 'after a first, cut download the link serves another archive',
    rules: { changesAfter: 1 },
    acts: { store: [cutOnce] },
  },
  'changed-bundle-no-etag': {
    about: 'the same, and the store gives no ETag',
    rules: { changesAfter: 1, etag: 'none' },
    acts: { store: [cutOnce] },
  },
  'changed-bundle-no-if-range': {
    about: 'the same, and the store ignores If-Range: 206 with the new ETag',
    rules: { changesAfter: 1, ifRange: 'ignored' },
    acts: { store: [cutOnce] },
  },
  'no-ranges': {
    about: 'the store answers ranges with the whole archive; the first download is cut',
    rules: { ranges: 'ignored' },
    acts: { store: [cutOnce] },
  },
  'no-ranges-cut': {
    about: 'the store has no ranges and cuts every download: it cannot end well',
    rules: { ranges: 'ignored' },
    acts: { store: [cut] },
  },
  'wrong-ranges': {
    about: 'a 206 starts seven bytes too early, and says so; the first download is cut',
    rules: { ranges: 'shifted' },
    acts: { store: [cutOnce] },
  },
  'unlabelled-ranges': {
    about: 'a 206 has no Content-Range; the first download is cut',
    rules: { ranges: 'unlabelled' },
    acts: { store: [cutOnce] },
  },
  'wrong-total': {
    about: 'a 206 names another total size; the first download is cut',
    rules: { ranges: 'wrong-total' },
    acts: { store: [cutOnce] },
  },
  'refused-ranges': {
    about: 'every range is answered 416; the first download is cut',
    rules: { ranges: 'refused' },
    acts: { store: [cutOnce] },
  },
  'forgotten-ranges': {
    about: 'the store serves ranges at first and forgets how; the first two downloads are cut',
    rules: { forgetsRangesAfter: 2 },
    acts: { store: [{ ...cut, times: 2 }] },
  },
  'two-nodes': {
    about: 'two machines answer in turn, each with an ETag of its own; the first download is cut',
    rules: { etag: 'by-node' },
    acts: { store: [cutOnce] },
  },
  'store-restarts': {
    about: 'the store goes away at the second request, and takes no connection for 200 ms',
    acts: { store: [cutOnce, { do: 'restart', ms: 200 }] },
  },
  'hang-up': {
    about: 'kept connections are dead when the next request comes',
    acts: { store: [{ do: 'hang-up', times: 'always' }] },
  },
  'no-etag': {
    about: 'the store gives no ETag; the first download is cut',
    rules: { etag: 'none' },
    acts: { store: [cutOnce] },
  },
  'weak-etag': {
    about: 'the store gives a weak ETag; the first download is cut',
    rules: { etag: 'weak' },
    acts: { store: [cutOnce] },
  },
  'no-length': { about: 'the store gives no Content-Length', rules: { contentLength: 'none' } },
  'lying-length': { about: 'Content-Length is 100 bytes too large', rules: { contentLength: 'larger' } },
  'lying-length-small': {
    about: 'Content-Length is 100 bytes too small',
    rules: { contentLength: 'smaller' },
  },
  'wrong-size': { about: 'sizeBytes is wrong', rules: { patch: { bundle: { sizeBytes: 12_345_678 } } } },
  'size-as-text': {
    about: 'sizeBytes and expiresAt make no sense',
    rules: { patch: { bundle: { sizeBytes: 'large', expiresAt: 'soon' } } },
  },
  'redirected-link': {
    about: 'the link redirects to another origin (302), which serves it and writes down what it is sent',
    acts: { store: [{ do: 'redirect', status: 302, times: 'always' }] },
  },
  'link-is-a-page': {
    about: 'the link answers 200 with an HTML page',
    acts: { store: [SIGN_IN] },
  },
  'misnamed-zip': {
    about: 'the link says bundle.tar.gz, the archive is a zip',
    format: 'zip',
    rules: { bundleName: 'bundle.tar.gz' },
  },
} satisfies Readonly<Record<string, Scenario>>;
