import { addressesOf } from '../site/changes.ts';
import { isPage } from '../site/file-index.ts';
import { printable } from '../text/redact.ts';
import type { Answer, Body } from './answer.ts';
import { isThere, RIGHT, type Cause, type Verdict } from './cause.ts';
import { mediaType, wronglyTyped } from './content-type.ts';
import type { ExpectedFile } from './expected-site.ts';
import { freshnessOf } from './freshness.ts';
import { hasDigest, namesAnyOf } from './page-digest.ts';
import { NOT_FOUND_PAGE } from './plan.ts';

/** The facts about host and site for judging an answer. */
export interface Knowledge {
  /** The host's answer for an address that cannot exist; `null`: unknown. `page`: its contents. */
  readonly missing: {
    readonly status: number;
    readonly path: string;
    readonly page: Pick<ExpectedFile, 'sha256' | 'textSha256'> | null;
  } | null;
  /** Path of the site's address, without a trailing slash. */
  readonly basePath: string;
  /** Every address that a file of the site may have, below the base path. */
  readonly owned: () => ReadonlyMap<string, ExpectedFile>;
  /** Names of scripts and styles that the site no longer has: only an old page refers to them. */
  readonly removedNames: ReadonlySet<string>;
}

type Answered = Extract<Answer, { kind: 'answer' }>;

const GONE: readonly number[] = [404, 410];
/** S3 answers so without the right to know whether a file exists. */
const SEEMS_MISSING: readonly number[] = [403, ...GONE];
/** Of a type that a report shows. */
const LONGEST_TYPE = 100;
/** GitHub Pages, where types cannot be set. */
const FIXED_TYPES = /^github\.com$/i;

/** Judges the answer for a file. */
export function judgeFile(file: ExpectedFile, answer: Answer, known: Knowledge): Verdict {
  if (answer.kind !== 'answer') return unanswered(answer);
  const { status, body } = answer;
  if (status !== 200) return waits({ kind: 'wrong-status', status });
  if (body.kind === 'unreadable') return waits(body);
  // A host may name the compression that an archive or an image has by itself.
  const isSame = body.sha256 === file.sha256 || body.sentSha256 === file.sha256;
  const isRight = isSame || hasSameText(file, body, known);
  if (!isRight && isForMissing(answer, known)) return waits({ kind: 'same-as-missing' });
  const other = isRight || !isPage(file.path) ? null : fileNear(answer.path, known);
  if (other !== null && other !== file && isContentOf(other, body, known))
    return other.path === NOT_FOUND_PAGE
      ? waits({ kind: 'same-as-missing' })
      : stays({ kind: 'redirected-within' });
  const type = mediaType(answer.header('content-type'));
  const ending = wronglyTyped(file.path, type);
  if (ending !== null) return judgeType(ending, type, { answer, isRight });
  if (isSame) return RIGHT;
  return isRight ? stays({ kind: 'changed-by-host' }) : waits(oldContents(file, answer));
}

/**
 * Judges the answers for both addresses of a page: the one that readers use, which is not right, and the one with `.html`,
 * which is `null` where it was not requested.
 */
export function judgePage(first: Verdict, withHtml: Verdict | null): Verdict {
  if (withHtml === null || !isThere(withHtml)) return first;
  return stays(
    first.cause?.kind === 'wrong-status'
      ? { kind: 'needs-html', status: first.cause.status }
      : { kind: 'hidden-by-folder' },
  );
}

/** Whether the address with `.html` can tell more about a page. */
export function mayNeedHtml({ cause }: Verdict): boolean {
  return cause?.kind === 'wrong-status' && SEEMS_MISSING.includes(cause.status);
}

/** Judges the answer for a removed file, whose path this is. */
export function judgeRemoved(removed: string, answer: Answer, known: Knowledge): Verdict {
  // Wherever it redirects to now, it is not the old page.
  if (answer.kind === 'away' || answer.kind === 'loop') return RIGHT;
  if (answer.kind !== 'answer') return unanswered(answer);
  const { status, path, body } = answer;
  // A host that answers every address with a page is reported once, for the address that cannot exist.
  if (status === 200 ? isForMissing(answer, known) : [...GONE, known.missing?.status].includes(status))
    return RIGHT;
  if (status !== 200) return waits({ kind: 'wrong-status', status });
  if (ownerOf(path, known) !== undefined) return RIGHT;
  const isRedirected = addressesOf(removed).every((address) => path !== known.basePath + address);
  const other = isRedirected ? fileNear(path, known) : null;
  return other !== null && isContentOf(other, body, known) ? RIGHT : waits({ kind: 'not-removed' });
}

/** Judges the answer for an address that cannot exist. `page` is the site's page for it, `first` its first page. */
export function judgeNowhere(page: ExpectedFile | null, answer: Answer, first: ExpectedFile | null): Verdict {
  if (answer.kind !== 'answer') return unanswered(answer);
  const { status, body } = answer;
  if (status !== 404) {
    // The old site may have had no such page, and the host may have answered with its first one instead.
    const isOther = body.kind === 'whole' && ![first?.sha256, page?.sha256].includes(body.sha256);
    const mayPass = status === 200 ? isOther : status >= 500;
    return { cause: { kind: 'nowhere-status', status }, maySettle: mayPass };
  }
  if (page === null) return RIGHT;
  if (body.kind === 'unreadable') return waits(body);
  if (body.sha256 === page.sha256) return RIGHT;
  return hasText(page, body) ? stays({ kind: 'changed-by-host' }) : waits({ kind: 'other-not-found-page' });
}

/**
 * Judges the page of the host for addresses that cannot exist. `own`: the site's page for them, at its own address; `null`
 * where it was not requested. Once time cannot change that one, the host just does not use it.
 */
export function judgeNotFoundPage(answered: Verdict, own: Verdict | null): Verdict {
  if (own === null || own.maySettle || answered.cause?.kind !== 'other-not-found-page') return answered;
  return stays({ kind: 'unused-not-found-page' });
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

/** Time does not fix a wrong type of the right contents. */
function judgeType(
  ending: string,
  type: string,
  { answer, isRight }: { readonly answer: Answered; readonly isRight: boolean },
): Verdict {
  const shown = printable(type).slice(0, LONGEST_TYPE);
  const isFixed = FIXED_TYPES.test(answer.header('server') ?? '') && /^\.(?:rsc|md|markdown)$/.test(ending);
  if (isFixed && isRight) return stays({ kind: 'type-fixed-by-host', ending, type: shown });
  return { cause: { kind: 'wrong-type', ending, type: shown }, maySettle: !isRight };
}

function oldContents(file: ExpectedFile, { header }: Answered): Cause {
  return { kind: 'old-contents', isPage: isPage(file.path), from: freshnessOf(header) };
}

/** Whether it is the page that the host has for everything; a login page, for one, has another token each time. */
function isForMissing({ path, body }: Answered, { missing }: Knowledge): boolean {
  if (missing?.status !== 200 || body.kind !== 'whole') return false;
  if (path === missing.path) return true;
  return missing.page !== null && (body.sha256 === missing.page.sha256 || hasText(missing.page, body));
}

/** The file that the site has at an address. */
function ownerOf(path: string, { basePath, owned }: Knowledge): ExpectedFile | undefined {
  return path.startsWith(basePath) ? owned().get(path.slice(basePath.length)) : undefined;
}

/** The same; or the one at this address with one slash more or less at its end, which some hosts add or remove. */
function fileNear(path: string, known: Knowledge): ExpectedFile | null {
  const nearby = [path, `${path}/`, path.replace(/\/$/, '')].map((address) => ownerOf(address, known));
  return nearby.find((file) => file !== undefined) ?? null;
}

function isContentOf(file: ExpectedFile, body: Body, known: Knowledge): boolean {
  return body.kind === 'whole' && (body.sha256 === file.sha256 || hasSameText(file, body, known));
}

/** A page with the same text was changed by the host, unless it refers to a file that only the old site had. */
function hasSameText(file: ExpectedFile, body: Body, { removedNames }: Knowledge): boolean {
  return (
    hasText(file, body) &&
    !(body.kind === 'whole' && body.bytes !== null && namesAnyOf(body.bytes, removedNames))
  );
}

function hasText({ textSha256 }: Pick<ExpectedFile, 'textSha256'>, body: Body): boolean {
  if (textSha256 === null || body.kind !== 'whole' || body.bytes === null) return false;
  return hasDigest(body.bytes, textSha256);
}

function waits(cause: Cause): Verdict {
  return { cause, maySettle: true };
}

function stays(cause: Cause): Verdict {
  return { cause, maySettle: false };
}
