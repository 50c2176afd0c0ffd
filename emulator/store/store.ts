import { xmlError, type Answer, type Reply, type Request, type Slice } from '../service/answer.ts';
import type { Rules } from '../service/rules.ts';
import { withEntry, type Stored, type ServiceState } from '../service/state.ts';
import { amzDate, validSignature } from './link.ts';

const WRONG_LENGTH_BYTES = 100;

/** The object store's answer to a presigned link, as S3 gives it. */
export function serveStore(state: ServiceState, request: Request, now: number): Reply {
  const { headers, url } = request;
  if (headers['authorization'] !== undefined) {
    return {
      state,
      answer: xmlError(
        400,
        'InvalidArgument',
        'Only one auth mechanism allowed; only the X-Amz-Algorithm query parameter, Signature query string parameter or the Authorization header should be specified',
      ),
    };
  }
  // A presigned link is signed with its method, so that HEAD does not fit; S3 answers HEAD without a body.
  if (request.method !== 'GET') return { state, answer: noMatch(request.method) };
  const signature = validSignature(url);
  if (signature === null) return { state, answer: noMatch(request.method) };
  const link = state.links.get(signature);
  const expiresAt = link?.expiresAt ?? expiryIn(url);
  if (now >= expiresAt || (link?.used ?? 0) >= state.rules.requestsPerLink) {
    const date = new Date(now).toISOString();
    return { state, answer: xmlError(403, 'AccessDenied', 'Request has expired', { ServerTime: date }) };
  }
  const which = archiveInForce(state);
  const stored = state.archives[which];
  if (stored === undefined) {
    return { state, answer: xmlError(404, 'NoSuchKey', 'The specified key does not exist.') };
  }
  const used =
    link === undefined ? state.links : withEntry(state.links, signature, { ...link, used: link.used + 1 });
  const answer = objectAnswer(
    { rules: rulesInForce(state), stored: ofNode(state, stored), archive: which },
    headers,
  );
  return { answer, state: { ...state, links: used, downloads: state.downloads + 1 } };
}

/** The rules after this many downloads. */
function rulesInForce({ rules, downloads }: ServiceState): Rules {
  return downloads >= rules.forgetsRangesAfter ? { ...rules, ranges: 'ignored' } : rules;
}

/** The archive as the machine that answers now has it. */
function ofNode({ rules, downloads }: ServiceState, stored: Stored): Stored {
  return rules.etag === 'by-node'
    ? { ...stored, etag: stored.etag.replace(/"$/, `-${downloads % 2}"`) }
    : stored;
}

interface Chosen {
  readonly rules: Rules;
  readonly stored: Stored;
  readonly archive: number;
}

function objectAnswer(chosen: Chosen, headers: Request['headers']): Answer {
  const { rules, stored, archive } = chosen;
  const etag = shownEtag(rules, stored);
  const modified = new Date(stored.lastModified).toUTCString();
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== stored.etag) {
    return xmlError(
      412,
      'PreconditionFailed',
      'At least one of the pre-conditions you specified did not hold',
    );
  }
  const common = {
    'content-type': 'application/octet-stream',
    'last-modified': modified,
    ...(etag === null ? {} : { etag }),
    ...(rules.ranges === 'ignored' ? {} : { 'accept-ranges': 'bytes' }),
    'x-amz-request-id': 'EMULATOR00000000',
    server: 'AmazonS3',
  };
  const whole: Slice = { archive, from: 0, to: stored.size };
  const ifRange = headers['if-range'];
  const fits =
    ifRange === undefined || rules.ifRange === 'ignored' || ifRange === etag || ifRange === modified;
  const weak = ifRange?.startsWith('W/') === true && rules.ifRange === 'honoured';
  const wanted =
    fits && !weak && rules.ranges !== 'ignored' ? rangeOf(headers['range'], stored.size) : 'whole';
  if (wanted === 'whole')
    return { status: 200, headers: { ...common, ...length(rules, whole) }, body: whole };
  if (wanted === 'unsatisfiable' || rules.ranges === 'refused') {
    const refused = xmlError(416, 'InvalidRange', 'The requested range is not satisfiable');
    return { ...refused, headers: { ...refused.headers, 'content-range': `bytes */${stored.size}` } };
  }
  const { from, to } = wanted;
  const shift = rules.ranges === 'shifted' ? Math.min(from, 7) : 0;
  const total = stored.size + (rules.ranges === 'wrong-total' ? 1 : 0);
  const slice: Slice = { archive, from: from - shift, to: to - shift };
  const label = { 'content-range': `bytes ${slice.from}-${slice.to - 1}/${total}` };
  return {
    status: 206,
    headers: { ...common, ...(rules.ranges === 'unlabelled' ? {} : label), ...length(rules, slice) },
    body: slice,
  };
}

/** The one range asked for. S3 takes a header that it cannot read, or several ranges, as none. */
export function rangeOf(
  header: string | undefined,
  size: number,
): 'whole' | 'unsatisfiable' | { from: number; to: number } {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const count = Number(last);
    return count === 0 || size === 0 ? 'unsatisfiable' : { from: Math.max(0, size - count), to: size };
  }
  const from = Number(first);
  const to = last === '' ? size : Math.min(size, Number(last) + 1);
  if (last !== '' && Number(last) < from) return 'whole';
  return from >= size ? 'unsatisfiable' : { from, to };
}

function shownEtag(rules: Rules, stored: Stored): string | null {
  if (rules.etag === 'none') return null;
  return rules.etag === 'weak' ? `W/${stored.etag}` : stored.etag;
}

function length(rules: Rules, slice: Slice): Record<string, string> {
  const bytes = slice.to - slice.from;
  switch (rules.contentLength) {
    case 'true':
      return { 'content-length': String(bytes) };
    case 'larger':
      return { 'content-length': String(bytes + WRONG_LENGTH_BYTES) };
    case 'smaller':
      return { 'content-length': String(Math.max(0, bytes - WRONG_LENGTH_BYTES)) };
    case 'none':
      return {};
  }
}

/** When a link expires by its own parameters: for one that another emulator issued. */
function expiryIn(url: string): number {
  const [, date = '', seconds = '0'] = /X-Amz-Date=(\w+)&X-Amz-Expires=(\d+)/.exec(url) ?? [];
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const issued = Date.parse(iso);
  return amzDate(issued || 0) === date ? issued + Number(seconds) * 1000 : 0;
}

function noMatch(method: string): Answer {
  const text =
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.';
  const answer = xmlError(403, 'SignatureDoesNotMatch', text);
  return method === 'HEAD' ? { ...answer, body: '' } : answer;
}

/** The number of the archive that the store serves now: the second one once the bundle has changed. */
export function archiveInForce({ downloads, rules, archives }: ServiceState): number {
  return downloads >= rules.changesAfter ? Math.min(1, archives.length - 1) : 0;
}
