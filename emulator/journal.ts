import type { IncomingHttpHeaders } from 'node:http';
import type { RouteName } from './route.ts';

/** Which of the emulator's servers a request came to. `elsewhere` is where redirects lead. */
export type Origin = 'api' | 'store' | 'elsewhere';

/** How an answer ended: whole, or by a fault, or because the client left. */
export type Ending = 'open' | 'whole' | 'reset' | 'cut' | 'stalled' | 'left';

/** One request and what became of it. No secret is in it: the query is names only, the key its prefix only. */
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
    if (value !== undefined) shown[name] = String(value);
  }
  return shown;
}

/** One line for an entry. Ports and ETags, which differ from run to run, are not in it. */
export function journalLine(entry: JournalEntry): string {
  return `${requestOf(entry)} → ${answerOf(entry)}`;
}

/** What was asked: method, path, body and the headers that tell. */
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

/** What was answered, and how the answer ended when not whole. */
export function answerOf({ status, ending }: JournalEntry): string {
  return `${status === 0 ? 'no answer' : String(status)}${ending === 'whole' ? '' : `, ${ending}`}`;
}

/** The journal as lines that are the same in every run that asks the same. */
export function formatJournal(entries: readonly JournalEntry[]): string {
  return entries.map((entry) => `${journalLine(entry)}\n`).join('');
}
