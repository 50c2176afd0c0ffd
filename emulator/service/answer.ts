import type { Answer, Reply, World } from './world.ts';

export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(value),
  };
}

export function refusal(
  world: World,
  status: number,
  error: string,
  headers: Record<string, string> = {},
): Reply {
  return { answer: json(status, { error }, headers), world };
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
