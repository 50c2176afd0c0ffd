import { request } from 'node:http';
import type { Outcome } from './answers.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Where a server listens. */
export type Listening = { readonly socketPath: string } | { readonly host: string; readonly port: number };

/** Requests a path as it stands, and follows no redirect. */
export function get(at: Listening, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'docs.example.com' };
    request({ ...at, path, headers, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('error', reject).once('end', () => {
        const { statusCode: status = 0 } = response;
        resolve({ status, headers: response.headers, body: Buffer.concat(pieces).toString() });
      });
    })
      .once('error', reject)
      .end();
  });
}

/** An answer in the words of the table: bodies are names. */
export function seen({ status, headers, body }: Answer): Outcome {
  return headers['location'] === undefined
    ? { file: body, status: status as 200 | 404 }
    : { location: String(headers['location']), status };
}
