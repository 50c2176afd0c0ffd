import type { ServiceState } from './state.ts';

export interface Request {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Bytes `from` up to but not including `to` of one of the archives. */
export interface Slice {
  readonly archive: number;
  readonly from: number;
  readonly to: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Slice;
}

export interface Reply {
  readonly answer: Answer;
  readonly state: ServiceState;
}

export function json(status: number, value: unknown): Answer {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { status, headers, body: JSON.stringify(value) };
}

export function refusal(state: ServiceState, status: number, error: string): Reply {
  return { answer: json(status, { error }), state };
}

/** An error as S3 words it. */
export function xmlError(
  status: number,
  code: string,
  message: string,
  more: Record<string, string> = {},
): Answer {
  const fields = { Code: code, Message: message, ...more, RequestId: 'EMULATOR00000000', HostId: 'emulator' };
  const inner = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${inner.join('')}</Error>`;
  return { status, headers: { 'content-type': 'application/xml', server: 'AmazonS3' }, body };
}
