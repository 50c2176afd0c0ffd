/** What flows need from the world, as values and functions; the hands in service/, disk/ and runner/ fit these. */
import type { RunEvent } from '../report/event.ts';
import type { BundleLink } from '../job/answers.ts';
import type { Reply } from './reply.ts';

export interface Clock {
  /** Milliseconds since the epoch; never goes back. */
  now(): number;
  /** At least 0, below 1. */
  random(): number;
  /** Runs `act` after `ms` milliseconds unless the returned function is called before. */
  after(ms: number, act: () => void): () => void;
}

/** Says what has become true. Outputs, log lines and the summary are made from it. */
export type Tell = (event: RunEvent) => void;

export interface StartRequest {
  readonly domain: string;
  readonly version: string | null;
  readonly paths: readonly string[] | null;
}

/** The export API. No method rejects but for an aborted signal: what goes wrong is a `Reply`. */
export interface ExportService {
  start(request: StartRequest, signal: AbortSignal): Promise<Reply>;
  status(jobId: string, signal: AbortSignal): Promise<Reply>;
  bundle(jobId: string, signal: AbortSignal): Promise<Reply>;
}

/** The head of a store's answer, as `download/range-plan` judges it. Header values as sent; `null` when absent. */
export interface StoreHead {
  readonly status: number;
  readonly contentLength: string | null;
  readonly contentRange: string | null;
  readonly etag: string | null;
  readonly retryAfter: string | null;
  /** For an answer of 400 and above: the store's own code or message, shortened. */
  readonly detail: string | null;
  /** What it says of itself that no bundle would, as a clause: that it is a page, or was compressed on the way. */
  readonly oddity: string | null;
}

/** The agent API. It does not reject but for an aborted signal, as above. */
export interface AgentService {
  status(projectId: string, jobId: string, signal: AbortSignal): Promise<Reply>;
}

/** A chunk of `body` is there until the next one is asked for: copy what is to stay. */
export type StoreReply =
  | {
      readonly kind: 'head';
      readonly head: StoreHead;
      readonly body: AsyncIterable<Uint8Array>;
      readonly close: () => void;
    }
  | { readonly kind: 'lost'; readonly problem: string };

/** The bundle store. `read` rejects only for an aborted signal or `link-unusable`; a cut body throws `BodyCut`. */
export interface BundleStore {
  read(url: string, range: StoreRange, signal: AbortSignal): Promise<StoreReply>;
}

/** The bytes from `fromByte` up to `endByte`, which is not one of them. Offsets in bytes. */
export interface StoreRange {
  readonly fromByte: number;
  /** `null`: to the end. */
  readonly endByte: number | null;
  /** The strong ETag that they must still have. */
  readonly ifRange: string | null;
}

/** Thrown by a body that ended before its length: cut, stalled or reset. `message` is one clause. */
export class BodyCut extends Error {
  override readonly name = 'BodyCut';
}

/** The bundle while it arrives: bytes in order, hashed on the way, unpacked on the way where that is possible. */
export interface Intake {
  /** A bundle begins, or begins anew: whatever was taken before is forgotten. */
  begin(arriving: ArrivingBundle): void;
  /**
   * Resolves when the next bytes may come; these may be overwritten then. Rejects with any `archive-*` failure,
   * `disk-full` or `disk-error`.
   */
  take(bytes: Uint8Array): Promise<void>;
  /** After the last byte: how many they were, and their SHA-256 in lower-case hex. Rejects as `take` does. */
  finish(): Promise<{ readonly bytes: number; readonly sha256: string }>;
}

/** What is known of a bundle when its first byte arrives. */
export interface ArrivingBundle {
  /** `null` when the store does not say. */
  readonly totalBytes: number | null;
  /**
   * Bytes out of turn: from `fromByte` up to `endByte`. Resolves with `null` when the store cannot give them; rejects
   * when the download has ended.
   */
  readonly readAt: (fromByte: number, endByte: number) => Promise<Uint8Array | null>;
}

export interface UnpackRequest {
  readonly stripComponents: number;
  readonly maxBytes: number;
  readonly maxFiles: number;
}

export interface Unpacked {
  readonly format: string;
  readonly fileCount: number;
  readonly siteBytes: number;
}

/** Folders and files of one run; whatever is not published is removed by `discard`. */
export interface Workbench {
  /** Opens what takes the bundle. With a request it is unpacked into a staging folder, on the way where possible. */
  openIntake(request: UnpackRequest | null, tell: Tell, signal: AbortSignal): Intake;
  /** Whether the bundle, which has arrived, is still to be unpacked. */
  isStillPacked(): boolean;
  /** Ends the unpacking, or does all of it where it was not possible on the way. */
  unpack(): Promise<Unpacked>;
  /** Puts the staging folder and the kept archive in their places: all, or none. */
  publish(): void;
}

export type IssueLink = (signal: AbortSignal) => Promise<BundleLink>;
