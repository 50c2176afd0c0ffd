/** What is uploaded as an artifact of the workflow run. */
export type UploadKind = 'site' | 'bundle' | 'pages';

/** So many pages; `first` is the path of one of them. */
export interface SomePages {
  readonly count: number;
  readonly first: string;
}

/** Why a site is not fit to be published. */
export type GateProblem =
  | { readonly kind: 'no-index' }
  | { readonly kind: 'min-pages'; readonly pages: number; readonly least: number }
  | {
      readonly kind: 'max-page-drop';
      /** Pages of the previous site that are neither there nor moved; `null`: none. */
      readonly gone: SomePages | null;
      /** Pages that had a text in the previous site, and show an error or nothing now. They count as gone; `null`: none. */
      readonly blank: SomePages | null;
      /** All pages of the previous site. */
      readonly before: number;
      /** Percent. */
      readonly limit: number;
    }
  /** Too many pages show an error or nothing. */
  | { readonly kind: 'blank-pages'; readonly pages: number; readonly blank: SomePages }
  /** `count` pages are empty files; `paths` are the first few of them. */
  | { readonly kind: 'empty-pages'; readonly count: number; readonly paths: readonly string[] };

/** Why one entry of an archive is refused. Lengths in bytes. */
export type EntryRefusal =
  | {
      readonly kind:
        | 'symbolic-link'
        | 'hard-link'
        | 'device'
        | 'named-pipe'
        | 'socket'
        | 'sparse-file'
        | 'unknown-kind'
        | 'folder-with-bytes'
        | 'file-as-root'
        | 'encrypted'
        | 'patch'
        | 'name-not-utf8'
        | 'name-empty'
        | 'name-absolute'
        | 'name-drive'
        | 'name-climbs'
        | 'name-backslash'
        | 'name-control'
        | 'name-git'
        | 'windows-colon'
        | 'windows-device'
        | 'windows-drops'
        | 'windows-forbids'
        | 'names-too-long'
        | 'name-twice'
        | 'name-of-file'
        | 'name-of-folder'
        | 'below-file'
        | 'name-in-the-way';
    }
  | { readonly kind: 'method'; readonly method: number }
  | { readonly kind: 'part-too-long'; readonly bytesMax: number }
  | { readonly kind: 'name-too-long'; readonly bytesMax: number; readonly isMacos: boolean }
  /** `first` is an earlier name that some systems take for the same. */
  | { readonly kind: 'name-alike'; readonly first: string };

/**
 * Everything that can go wrong, with its facts. The codes are closed: each has its prose in `explain` and a heading in
 * docs/troubleshooting.md. Anything else that is thrown is reported as `bug`.
 */
export interface FailureFacts {
  readonly 'inputs-invalid': { readonly problems: readonly InputProblem[] };
  /** The runner has an older Node than `action.yml` names. `version` as in `20.9.0`; `least` is the major version. */
  readonly 'node-too-old': { readonly version: string; readonly least: number };

  /** The service answered 401. */
  readonly 'key-refused': ServiceRefusal;
  /** 403: plan, IP allow-list or a read-only key. */
  readonly 'not-allowed': ServiceRefusal;
  /** 404 for the job (or for the API itself, when `api-url` is wrong). */
  readonly 'not-found': ServiceRefusal;
  /** 409: another job is active, or the job is not finished. */
  readonly conflict: ServiceRefusal;
  /** 409 at each attempt to start until `timeout`, with `when-busy: wait`. */
  readonly 'busy-timeout': { readonly timeoutMs: number; readonly detail: string | null };
  /** 429 for longer than we wait. */
  readonly 'rate-limited': ServiceRefusal;
  /** Any other 4xx. */
  readonly 'request-refused': ServiceRefusal;
  /** A 3xx: the key is never sent along a redirect. `location` is an origin and path without query. */
  readonly 'api-redirects': ServiceRefusal & { readonly location: string };
  /** No usable answer for `forMs`: resets, 5xx, cut or non-JSON answers. `lastProblem` is one clause, here and below. */
  readonly 'service-unavailable': {
    readonly doing: ServiceCall;
    readonly lastProblem: string;
    readonly forMs: number;
  };
  /** TLS. Not retried. `problem` is OpenSSL's code. */
  readonly 'certificate-untrusted': { readonly host: string; readonly problem: string };
  /** 407 of the proxy `host`. Not retried. */
  readonly 'proxy-refused': { readonly host: string };
  /** The start request may have arrived but its answer was lost; it is not sent twice. */
  readonly 'start-uncertain': { readonly lastProblem: string };
  /** An answer that is JSON but lacks what the contract promises. */
  readonly 'answer-unusable': { readonly doing: ServiceCall; readonly problem: string };

  /** The service ended the job as failed. `detail` is the job's `error` field. */
  readonly 'job-failed': { readonly detail: string | null };
  /** The agent ended its job as failed. */
  readonly 'agent-failed': { readonly repository: string | null };
  /** The agent completed without a pull request, and `require-pull-request` is set. */
  readonly 'no-pull-request': { readonly repository: string | null };
  /** The job had not ended when `timeout` came. */
  readonly 'job-timeout': {
    readonly timeoutMs: number;
    /** The last one; `null`: no poll had an answer. */
    readonly status: string | null;
    readonly lastProblem: string | null;
  };
  /** SIGINT or SIGTERM. */
  readonly cancelled: { readonly signal: string };

  /** The store refused the link, and a fresh one too. */
  readonly 'link-refused': { readonly status: number; readonly detail: string | null; readonly host: string };
  /** So many `attempts` in a row brought no new byte. */
  readonly 'download-failed': {
    readonly host: string;
    readonly attempts: number;
    readonly heldBytes: number;
    readonly lastProblem: string;
  };
  /** The bundle is not as long as the service says. `'more'`: it was not downloaded to its end. */
  readonly 'bundle-size-wrong': { readonly expectedBytes: number; readonly actualBytes: number | 'more' };
  /** The link cannot be followed: its scheme, a redirect loop, not a URL. */
  readonly 'link-unusable': { readonly problem: string };

  /**
   * Of no known format. `head` is the first bytes in hex, or words for what it seems to be. `isKept`: it may be an archive of
   * another format, so a run that unpacks nothing keeps it.
   */
  readonly 'archive-unknown': { readonly head: string; readonly isKept: boolean };
  /** Damaged or truncated: wrong checksum, malformed header, unexpected end. */
  readonly 'archive-damaged': { readonly problem: string; readonly entry: string | null };
  /** One entry is not allowed, so the whole archive is refused. */
  readonly 'archive-refused': { readonly entry: string; readonly reason: EntryRefusal };
  readonly 'archive-too-large': {
    readonly input: 'max-size' | 'max-files';
    readonly limit: number;
    readonly entry: string | null;
  };
  /** There is no file in the archive, after `strip-components`. */
  readonly 'archive-empty': { readonly stripComponents: number };

  /** The site may not replace the published one; every reason at once. */
  readonly 'site-incomplete': { readonly problems: readonly GateProblem[] };
  /** The site check found problems, and `check: fail` is set. `first` is the most severe, as a whole sentence. */
  readonly 'site-check-failed': {
    /** Problems of the earlier report, which do not count; `null`: there is no earlier report. */
    readonly known: number | null;
    /** Path of `check-baseline` where there is no file; `null`: it was read, or none is wanted. */
    readonly missingBaseline: string | null;
    readonly findings: number;
    readonly places: number;
    readonly pages: number;
    readonly first: string;
    readonly reportPath: string | null;
  };
  /** The site check itself did not work, and `check: fail` is set. `problem` is one clause. */
  readonly 'site-check-broken': { readonly problem: string };

  /** Readers do not get what they ask for at the public address of the site, and `fail-on` is not `nothing`. */
  readonly 'site-broken': VerifyFacts;
  /** They get what is not of this export, and `fail-on: stale` is set. */
  readonly 'site-stale': VerifyFacts;

  /** There is no artifact service to use; found before the first request. */
  readonly 'upload-unavailable': {
    readonly kind: UploadKind;
    readonly why: 'not-github' | 'no-token' | 'no-address';
    /** The server that the workflow belongs to. */
    readonly host: string;
  };
  /** A file of the site has a name that no artifact can hold, for this character. */
  readonly 'upload-name-refused': {
    readonly path: string;
    readonly character: string;
    readonly others: number;
  };
  readonly 'pages-too-large': { readonly bytes: number; readonly limit: number };
  /** `problem` is one clause, mostly the artifact service's own words. */
  readonly 'upload-failed': {
    readonly kind: UploadKind;
    readonly artifactName: string;
    readonly problem: string;
    readonly remedy: UploadRemedy;
  };

  /** The file in GITHUB_OUTPUT cannot be written. `problem` is the system's text, here and below. */
  readonly 'outputs-unusable': { readonly path: string; readonly problem: string };

  /** ENOSPC or EDQUOT. `doing` is a verb and what it acts on, here and below. */
  readonly 'disk-full': { readonly path: string; readonly doing: string };
  /** Found before the first byte is written. */
  readonly 'disk-too-small': {
    readonly path: string;
    readonly doing: string;
    readonly neededBytes: number;
    readonly freeBytes: number;
  };
  /** Any other error of the file system. */
  readonly 'disk-error': { readonly path: string; readonly doing: string; readonly problem: string };

  /** `what` is the name and message of what was thrown. */
  readonly bug: { readonly what: string };
}

/** `first` is the worst of what was found, as whole sentences. */
export interface VerifyFacts {
  readonly checkedCount: number;
  readonly staleCount: number;
  readonly brokenCount: number;
  readonly first: string;
  readonly reportPath: string | null;
}

/** What the user can do about an upload that failed. */
export type UploadRemedy = 'free-storage' | 'rename' | 'run-again' | 'check';

export type FailureCode = keyof FailureFacts;

/** One input that cannot be used: its name, the value as shown (never a secret) and what to do. */
export interface InputProblem {
  readonly input: string;
  /** As it may be shown; empty: not given; `null`: a secret, or next to one. */
  readonly value: string | null;
  /** One clause that follows the value. */
  readonly problem: string;
  /** One sentence: the way out. */
  readonly remedy: string;
}

/** The calls of the service. */
export type ServiceCall = 'start' | 'status' | 'bundle' | 'agent-status';

export interface ServiceRefusal {
  readonly doing: ServiceCall;
  readonly status: number;
  /** The service's own `error` text; `null` when it gave none. */
  readonly detail: string | null;
  /** What `Retry-After` asks for, in milliseconds; absent when it does not. */
  readonly waitMs?: number;
}

/** The codes whose facts are a refusal and nothing else. */
export type RefusalCode =
  'key-refused' | 'not-allowed' | 'not-found' | 'conflict' | 'rate-limited' | 'request-refused';

/** A failure that a user can act on. Its prose is made in `explain`, nowhere else. */
export class Failure<C extends FailureCode = FailureCode> extends Error {
  override readonly name = 'Failure';
  readonly code: C;
  readonly facts: FailureFacts[C];

  constructor(code: C, facts: FailureFacts[C], cause?: unknown) {
    super(code, cause === undefined ? undefined : { cause });
    this.code = code;
    this.facts = facts;
  }
}

export function isKnownFailure(thrown: unknown): thrown is Failure {
  return thrown instanceof Failure;
}

export function isFailure<C extends FailureCode>(thrown: unknown, code: C): thrown is Failure<C> {
  return thrown instanceof Failure && thrown.code === code;
}
