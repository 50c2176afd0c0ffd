/** What a fault does to one request. It is data, so that a test can write its own list. */
export type Act = { readonly times?: number | 'always' } & (
  | { readonly do: 'pass' }
  /** Another answer instead of the service's, which does not see the request. */
  | {
      readonly do: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  /** The connection is reset: before the service sees the request, or after it did what was asked. */
  | { readonly do: 'reset'; readonly when: 'before' | 'after' }
  /** The connection ends after that many bytes of the body. */
  | { readonly do: 'cut'; readonly bytes: number }
  /** Silence after that many bytes of the body; the connection stays open. */
  | { readonly do: 'stall'; readonly bytes: number }
  /** The whole answer comes late, its head included. */
  | { readonly do: 'delay'; readonly ms: number }
  /** This body is sent at this speed. */
  | { readonly do: 'pace'; readonly bytesPerSecond: number }
  /** The answer is whole; its keep-alive connection is reset at the next request. */
  | { readonly do: 'hang-up' }
  /** The server resets all its connections and accepts none for this time. */
  | { readonly do: 'restart'; readonly ms: number }
  /** The body comes in small pieces. */
  | { readonly do: 'drip'; readonly bytes: number; readonly everyMs: number }
  /** Redirects to the same path on another origin, which records the requests that it gets. */
  | { readonly do: 'redirect'; readonly status: 301 | 302 | 303 | 307 | 308 }
  /** A body of JSON that never ends. */
  | { readonly do: 'endless' }
);

/** The act for the nth request (from 0): each act applies to `times` requests, then the next act does. */
export function actAt(acts: readonly Act[], turn: number): Act {
  let left = turn;
  for (const act of acts) {
    if (act.times === 'always') return act;
    const times = act.times ?? 1;
    if (left < times) return act;
    left -= times;
  }
  return { do: 'pass' };
}

/** Fills `{now+2s}` in a header value with the HTTP date of that moment: `Retry-After` may be a date. */
export function datedHeader(value: string, now: number): string {
  return value.replace(/\{now([+-]\d+)s\}/g, (_, seconds: string) =>
    new Date(now + Number(seconds) * 1000).toUTCString(),
  );
}
