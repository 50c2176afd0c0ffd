import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { RouteName } from './route.ts';

/** Which of the emulator's servers a request came to. `elsewhere` is where redirects lead. */
export type Origin = 'api' | 'store' | 'elsewhere';

/** How an answer ended: complete, by a fault, or because the client left. */
export type Ending = 'open' | 'whole' | 'reset' | 'cut' | 'stalled' | 'left';

/** One request and its answer. It has no secret: of the query only the names, of the key only the prefix. */
export interface JournalEntry {
  readonly origin: Origin;
  readonly route: RouteName;
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly atMs: number;
  /** 0 when no answer was given. */
  readonly status: number;
  /** Bytes of the body that were sent. */
  readonly bytes: number;
  readonly ending: Ending;
}

/** Enough for a job of days. At the largest size of an entry, some 70 MB. */
const KEPT_AT_EITHER_END = 5_000;
const PATH_MAX_CHARS = 1_000;
const HEADER_MAX_CHARS = 250;
const BODY_MAX_BYTES = 4_096;
const BODY_SHOWN_BYTES = 200;

/** An entry whose body is still text: parsed JSON of many small parts takes far more memory. */
interface Kept {
  entry: Omit<JournalEntry, 'body'>;
  body: string;
}

/** One request whose answer is being sent. */
export interface Line {
  readonly note: (more: Partial<Omit<JournalEntry, 'body'>>) => void;
  readonly noteBody: (body: Buffer) => void;
  readonly entry: () => JournalEntry;
}

/** The first and the last requests, each shortened to what identifies it. */
export class Journal {
  readonly #first: Kept[] = [];
  readonly #last: Kept[] = [];
  #dropped = 0;

  add(origin: Origin, route: RouteName, request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Line {
    const { method = 'GET', url = '/', headers } = request;
    const kept: Kept = {
      entry: {
        ...{ origin, route, method, path: shortened(redactedPath(url), PATH_MAX_CHARS) },
        authorization: shortened(redactedAuthorization(headers.authorization), HEADER_MAX_CHARS),
        headers: shownHeaders(headers),
        ...{ atMs: Date.now(), status: 0, bytes: 0, ending: 'open' },
      },
      body: '',
    };
    if (this.#first.length < KEPT_AT_EITHER_END) this.#first.push(kept);
    else this.#last.push(kept);
    if (this.#last.length > KEPT_AT_EITHER_END) {
      this.#last.shift();
      this.#dropped += 1;
    }
    return {
      note: (more) => {
        kept.entry = { ...kept.entry, ...more };
      },
      noteBody: (body) => {
        kept.body =
          body.length <= BODY_MAX_BYTES
            ? body.toString()
            : `${body.toString('utf8', 0, BODY_SHOWN_BYTES)}… (${body.length} bytes)`;
      },
      entry: () => entryOf(kept),
    };
  }

  entries(): readonly JournalEntry[] {
    return [...this.#first, ...this.#last].map(entryOf);
  }

  /** The number of requests between the first and the last ones, which have no entry. */
  dropped(): number {
    return this.#dropped;
  }
}

function entryOf({ entry, body }: Kept): JournalEntry {
  return { ...entry, body: jsonOr(body) };
}

function jsonOr(text: string): unknown {
  if (text === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}

/** A copy, because a part of a text keeps the whole text in memory. */
function shortened(text: string, maxChars: number): string {
  const copy = Buffer.from(text.slice(0, maxChars)).toString();
  return text.length > maxChars ? `${copy}…` : copy;
}

const SHOWN_HEADERS = [
  'range',
  'if-range',
  'if-match',
  'if-none-match',
  'cookie',
  'user-agent',
  'accept-encoding',
];
const LINE_HEADERS = ['range', 'if-range', 'if-match', 'if-none-match', 'cookie'];

/** The path with the names of its query only. */
export function redactedPath(url: string): string {
  const [path = '', query] = url.split('?');
  if (query === undefined) return path;
  return `${path}?${query
    .split('&')
    .map((pair) => pair.split('=')[0])
    .join('&')}`;
}

/** Whether and how a request was authorized: of a key only its prefix. */
export function redactedAuthorization(header: string | undefined): string {
  if (header === undefined) return 'none';
  const [, prefix] = /^Bearer ([A-Za-z]+_)/.exec(header) ?? [];
  return prefix === undefined ? `${header.split(' ')[0] ?? ''} …` : `Bearer ${prefix}…`;
}

export function shownHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const name of SHOWN_HEADERS) {
    const value = headers[name];
    if (value !== undefined) shown[name] = shortened(String(value), HEADER_MAX_CHARS);
  }
  return shown;
}

/** One line for an entry. Ports and ETags, which differ from run to run, are not in it. */
export function journalLine(entry: JournalEntry): string {
  return `${requestOf(entry)} → ${answerOf(entry)}`;
}

/** The request: method, path, body and the headers that matter. */
export function requestOf(entry: JournalEntry): string {
  const path = entry.path.replace(/\?X-Amz-Algorithm&.*$/, '?X-Amz-…');
  const host = entry.origin === 'api' ? '' : `${entry.origin} `;
  const shown = LINE_HEADERS.flatMap((name) => {
    const value = entry.headers[name];
    return value === undefined ? [] : [`${name}: ${value.replace(/[0-9a-f]{32}/g, '{etag}')}`];
  });
  const facts = [...(entry.authorization === 'none' ? [] : [entry.authorization]), ...shown];
  const body = entry.body === null ? '' : ` ${JSON.stringify(entry.body)}`;
  const notes = facts.length === 0 ? '' : ` [${facts.join(', ')}]`;
  return `${entry.method} ${host}${path}${body}${notes}`;
}

/** The answer, and how it ended if it is not complete. */
export function answerOf({ status, ending }: JournalEntry): string {
  return `${status === 0 ? 'no answer' : String(status)}${ending === 'whole' ? '' : `, ${ending}`}`;
}
