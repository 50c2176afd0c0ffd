import { pageText, type TextOptions } from '../html/page-text.ts';
import { addressesOf } from '../site/changes.ts';
import { isPage, type SiteFile } from '../site/file-index.ts';
import type { PageFacts } from '../site/page-texts.ts';
import { printable } from '../text/redact.ts';
import { asWritten, freshnessOf, mediaType, notableHeaders, wrongCharset, wronglyTyped } from './answer.ts';
import type { Answer, Body } from './answer.ts';
import { isThere, RIGHT, stays, waits, type Verdict } from './finding.ts';
import type { Host, SiteFacts } from './host.ts';
import { FIRST_PAGE, NOT_FOUND_PAGE } from './plan.ts';

type Answered = Extract<Answer, { kind: 'answer' }>;
type Whole = Extract<Body, { kind: 'whole' }>;
type Texted = Pick<PageFacts, 'textSha256' | 'leftOut'>;

const GONE: readonly number[] = [404, 410];
/** S3 answers so without the right to know whether a file exists. */
const SEEMS_MISSING: readonly number[] = [403, ...GONE];
/** Of a type that a report shows. */
const TYPE_MAX_CHARS = 100;
/** GitHub Pages, where types cannot be set. */
const FIXED_TYPES = /^github\.com$/i;
/** Cloudflare writes an e-mail address as hexadecimal bytes: the first is the key of the others. */
const PROTECTED = 'data-cfemail="';
const PROTECTED_ADDRESS =
  /<(a|span)\s[^<>]{0,300}?data-cfemail="((?:[0-9a-f]{2}){2,300})"[^<>]{0,300}>[^<]{0,100}<\/\1>/g;
/** What a page loads, as far as it is a script or a style. */
const LOADED =
  /<(?:script|link)\s[^<>]{0,2000}?\b(?:src|href)\s*=\s*["']?([^\s"'<>]{1,2000}?\.(?:m?js|css))(?=[\s"'?#>])/gi;

export function judgeFile(file: SiteFile, answer: Answer, facts: SiteFacts, host: Host): Verdict {
  if (answer.kind !== 'answer') return unanswered(answer);
  const { status, body, header } = answer;
  if (status !== 200) return waits({ kind: 'wrong-status', status });
  if (body.kind === 'unreadable') return waits(body);
  const isExact = isSame(file.sha256, body);
  const isOld = !isExact && isSame(facts.changes?.previousSha256.get(file.path), body);
  const isRight = isExact || (!isOld && isRewritten(file, answer, facts));
  if (!isRight && !isOld) {
    if (isForMissing(answer, host, facts)) return waits({ kind: 'same-as-missing' });
    const other = otherPage(file, answer, facts);
    if (other !== null) return other;
  }
  const ending = wronglyTyped(file.path, mediaType(header('content-type')));
  if (ending !== null) return judgeType(ending, answer, isRight);
  if (isRight && isPage(file.path)) {
    if (/^\s*attachment\b/i.test(header('content-disposition') ?? ''))
      return stays({ kind: 'saved-as-file' });
    const charset = body.bytes === null ? null : wrongCharset(header('content-type'), body.bytes);
    if (charset !== null) return stays({ kind: 'wrong-charset', charset });
  }
  if (!isRight || (!isExact && host.rewritesNothing && !hidesEmails(body)))
    return waits({ kind: 'old-contents', isPage: isPage(file.path), from: freshnessOf(header) });
  if (!isExact) return stays({ kind: hidesEmails(body) ? 'emails-hidden' : 'changed-by-host' });
  const headers = isPage(file.path) ? notableHeaders(header) : [];
  return headers.length === 0 ? RIGHT : stays({ kind: 'notable-headers', headers });
}

/**
 * Judges a page by both of its addresses: the one that readers use, which is not right, and the one with its ending. A
 * cache may not know the first one yet.
 */
export function judgePage(first: Verdict, withHtml: Verdict, isCached: boolean): Verdict {
  if (!isThere(withHtml)) return first;
  if (first.cause?.kind !== 'wrong-status') return stays({ kind: 'hidden-by-folder' });
  return { cause: { kind: 'needs-html', status: first.cause.status }, maySettle: isCached };
}

export function seemsMissing({ cause }: Verdict): boolean {
  return cause?.kind === 'wrong-status' && SEEMS_MISSING.includes(cause.status);
}

/** Whether a host answers with a folder of the page's name, which it may list, instead of the page. */
export function isFolder({ path }: SiteFile, answer: Answer, { site }: SiteFacts): boolean {
  if (answer.kind !== 'answer' || !answer.path.endsWith('/')) return false;
  const folder = `${path.replace(/\.html$/, '')}/`;
  return folder !== `${path}/` && [...site.files.keys()].some((other) => other.startsWith(folder));
}

/** Judges the answer for a page at its other address, at which a host need not have it: only an old copy is a fault. */
export function judgeOther(
  { file, address }: { readonly file: SiteFile; readonly address: string },
  answer: Answer,
  { facts, host }: { readonly facts: SiteFacts; readonly host: Host },
): Verdict {
  if (answer.kind !== 'answer' || answer.path !== facts.basePath + address) return RIGHT;
  const { cause } = judgeFile(file, answer, facts, host);
  return cause?.kind === 'old-contents' && facts.fileAt(address)?.path === file.path
    ? waits({ kind: 'old-elsewhere', from: cause.from })
    : RIGHT;
}

/** Judges the answer for a removed file, which was requested at one of its addresses. */
export function judgeRemoved(removed: string, answer: Answer, facts: SiteFacts, host: Host): Verdict {
  // Wherever it redirects to now, it is not the old page.
  if (answer.kind === 'away' || answer.kind === 'loop') return RIGHT;
  if (answer.kind !== 'answer') return unanswered(answer);
  const { status, path, body } = answer;
  // Of a removed page, its folder may still be there, which most hosts refuse to list.
  const gone = [...(path.endsWith('/') ? SEEMS_MISSING : GONE), host.missing?.status];
  if (status !== 200) return gone.includes(status) ? RIGHT : waits({ kind: 'wrong-status', status });
  const isLedAway = !addressesOf(removed).some((own) => isNear(path, facts.basePath + own));
  // A file of the new site may have its address.
  const file = fileNear(path, facts) ?? (body.kind === 'whole' ? facts.pageWith(body.sha256) : null);
  const isNew = file !== null && file !== undefined && holds(file, answer, facts);
  // A host that answers every address with a page is reported once, for the address that cannot exist.
  return isLedAway || isNew || isForMissing(answer, host, facts) ? RIGHT : waits({ kind: 'not-removed' });
}

/** Judges the answer for an address that cannot exist. `page` is the site's page for it. */
export function judgeNowhere(page: SiteFile | null, answer: Answer, facts: SiteFacts): Verdict {
  if (answer.kind !== 'answer') return unanswered(answer);
  const { status, body } = answer;
  if (status !== 404) {
    // The old site may have had no such page, and the host may have answered with its first one instead.
    const first = facts.site.files.get(FIRST_PAGE);
    const isOther = body.kind === 'whole' && ![first?.sha256, page?.sha256].includes(body.sha256);
    const maySettle = status === 200 ? isOther : status >= 500;
    return { cause: { kind: 'nowhere-status', status, hasPage: page !== null }, maySettle };
  }
  const isRight =
    page === null ||
    (body.kind === 'whole' && (isSame(page.sha256, body) || hasText(page.text, body, facts.textOptions)));
  return isRight ? RIGHT : stays({ kind: 'other-not-found-page' });
}

function unanswered(answer: Exclude<Answer, Answered>): Verdict {
  switch (answer.kind) {
    case 'lost':
      return waits({ kind: 'no-answer', problem: answer.problem });
    case 'busy':
      return waits({ kind: 'wrong-status', status: answer.status });
    case 'away':
      return stays({ kind: 'redirected-away', to: answer.to });
    case 'loop':
      return stays({ kind: 'redirect-loop' });
  }
}

/** What another page of the site in the place of a file means; `null`: the answer is none. */
function otherPage(file: SiteFile, answer: Answered, facts: SiteFacts): Verdict | null {
  if (answer.body.kind !== 'whole') return null;
  const near = isPage(file.path) ? fileNear(answer.path, facts) : null;
  const isThatOne = near !== null && near.path !== file.path && holds(near, answer, facts);
  const other = isThatOne ? near : facts.pageWith(answer.body.sha256);
  if (other === undefined) return null;
  if (other.path === NOT_FOUND_PAGE) return waits({ kind: 'same-as-missing' });
  if (isThatOne) return stays({ kind: 'redirected-within' });
  // The first page comes by a rule for everything. Another one may have had its contents here, in the export before.
  return { cause: { kind: 'other-page', page: other.path }, maySettle: other.path !== FIRST_PAGE };
}

/** Time does not fix a wrong type of the right contents. */
function judgeType(ending: string, { header }: Answered, isRight: boolean): Verdict {
  const type = printable(mediaType(header('content-type'))).slice(0, TYPE_MAX_CHARS);
  const isFixed = FIXED_TYPES.test(header('server') ?? '') && /^\.(?:rsc|md|markdown)$/.test(ending);
  if (isFixed && isRight) return stays({ kind: 'type-fixed-by-host', ending, type });
  return { cause: { kind: 'wrong-type', ending, type }, maySettle: !isRight };
}

/** Whether it is the page that the host has for everything; a login page, for one, has another token each time. */
function isForMissing({ path, body }: Answered, { missing }: Host, { textOptions }: SiteFacts): boolean {
  if (missing?.status !== 200 || body.kind !== 'whole') return false;
  return path === missing.path || isSame(missing.sha256, body) || hasText(missing, body, textOptions);
}

/** The file that the site has at this address, or with one slash more or less at its end, which some hosts add or remove. */
function fileNear(path: string, { basePath, fileAt }: SiteFacts): SiteFile | null {
  if (!path.startsWith(basePath)) return null;
  const address = path.slice(basePath.length);
  return fileAt(address) ?? fileAt(`${address}/`) ?? fileAt(address.replace(/\/$/, '')) ?? null;
}

/** Some hosts ignore case, too. */
function isNear(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => path.replace(/\/$/, '').toLowerCase());
  return first === second;
}

/** Whether an answer has the contents of this file, perhaps rewritten by the host. */
function holds(file: SiteFile, answer: Answered, facts: SiteFacts): boolean {
  const { body } = answer;
  return body.kind === 'whole' && (isSame(file.sha256, body) || isRewritten(file, answer, facts));
}

/** A host may name the compression that an archive or an image has by itself. */
function isSame(sha256: string | null | undefined, { sha256: plain, sentSha256 }: Whole): boolean {
  return sha256 === plain || sha256 === sentSha256;
}

/** A page with the same text was rewritten by the host, unless it loads a script or style of another export. */
function isRewritten(file: SiteFile, { path, body }: Answered, facts: SiteFacts): boolean {
  if (body.kind !== 'whole' || !body.bytes || !hasText(file.text, body, facts.textOptions)) return false;
  for (const [, name = ''] of body.bytes.toString('latin1').matchAll(LOADED)) {
    const url = URL.parse(Buffer.from(name, 'latin1').toString(), `https://site.invalid${path}`);
    const loaded = url?.host === 'site.invalid' ? asWritten(url.pathname) : null;
    if (loaded?.startsWith(facts.basePath) !== true) continue;
    if (facts.isOfOther(loaded.slice(facts.basePath.length))) return false;
  }
  return true;
}

/** Whether a page has this text, read as for the manifest, and leaves out the same. */
function hasText(text: Texted | null, body: Body, options: TextOptions): boolean {
  // Not a page without text, such as a redirect, whose answer is empty.
  if (!text?.textSha256 || body.kind !== 'whole' || !body.bytes?.length) return false;
  const { textSha256, leftOut } = text;
  const isIn = (bytes: Buffer): boolean => {
    const read = pageText(bytes, options);
    return read.digest === textSha256 && (leftOut ?? read.leftOut) === read.leftOut;
  };
  return isIn(body.bytes) || (hidesEmails(body) && isIn(withAddresses(body.bytes)));
}

function hidesEmails({ bytes }: Whole): boolean {
  return bytes?.includes(PROTECTED) === true;
}

/** A page with the e-mail addresses that Cloudflare has hidden from programs. Its scripts show them to readers. */
function withAddresses(page: Buffer): Buffer {
  const text = page.toString('latin1').replace(PROTECTED_ADDRESS, (_, __, hex: string) => {
    const [key = 0, ...others] = Buffer.from(hex, 'hex');
    const address = Buffer.from(others.map((byte) => byte ^ key)).toString('latin1');
    return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  });
  return Buffer.from(text, 'latin1');
}
