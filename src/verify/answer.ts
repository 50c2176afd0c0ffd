export type Header = (name: string) => string | null;

/** The answer for an address, after redirects within its origin. `problem` is one clause. */
export type Answer =
  | {
      readonly kind: 'answer';
      /** Path of the address that answered, percent-encoded. */
      readonly path: string;
      readonly status: number;
      /** A header's value; `null` when absent. */
      readonly header: Header;
      readonly body: Body;
    }
  /** 429, or 503 with `Retry-After`. `waitMs`: the delay in it; `null`: none. */
  | { readonly kind: 'busy'; readonly status: number; readonly waitMs: number | null }
  /** A redirect to another origin, which is not followed. */
  | { readonly kind: 'away'; readonly to: string }
  | { readonly kind: 'loop' }
  | { readonly kind: 'lost'; readonly problem: string };

export type Body =
  /**
   * `sha256` in lower-case hex, after decompression; `sentSha256` before it. `bytes`: `null` where they were not to be
   * kept.
   */
  | {
      readonly kind: 'whole';
      readonly sha256: string;
      readonly sentSha256: string;
      readonly bytes: Buffer | null;
    }
  | { readonly kind: 'unreadable'; readonly problem: string };
