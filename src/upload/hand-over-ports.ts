/** What handing on a result needs from the world; the hands in disk/ and runner/ fit these. */
import type { ClientError } from '../artifacts/client-error.ts';
import type { UploadTarget } from './upload-target.ts';
import type { Tell } from '../service/store-reply.ts';

/** What an artifact is made of. Every path is absolute. */
export interface Parcel {
  readonly root: string;
  /** At least one, below `root`. */
  readonly files: readonly string[];
  /** `false`: there is one file, and it goes up as it is. */
  readonly zip: boolean;
}

/** The site as it was unpacked. */
export interface SiteContents {
  /** Of all files, from the root of the site, with slashes. */
  readonly paths: readonly string[];
  /** How long the tar of a Pages artifact would be. */
  readonly tarBytes: number;
}

/** The disk side of handing on. */
export interface HandOverDesk {
  /** Looks at what was unpacked. Throws `disk-error`. */
  inspect(): SiteContents;
  /** Makes ready what goes up; after publishing. Rejects with `disk-full`, `disk-error`, or the signal's reason. */
  pack(upload: UploadTarget, tell: Tell, signal: AbortSignal): Promise<Parcel>;
  /** Puts a text that is a secret into a file, in one rename. Throws `disk-full`, `disk-error`. */
  writeSecret(path: string, text: string): void;
}

/** What became of one request to the artifact service. */
export type ArtifactReply<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ClientError };

export interface StoredArtifact {
  readonly id: number;
  /** Where a person finds it; `null` when the run does not know its own address. */
  readonly url: string | null;
  readonly bytes: number;
  /** SHA-256 in lower-case hex. */
  readonly digest: string;
}

/** The artifact service of this workflow run. No method rejects but for an aborted signal. */
export interface ArtifactService {
  /** Removes the newest artifact of that name; `false` when there was none. */
  removeNewest(artifactName: string, signal: AbortSignal): Promise<ArtifactReply<boolean>>;
  send(upload: UploadTarget, parcel: Parcel, signal: AbortSignal): Promise<ArtifactReply<StoredArtifact>>;
}
