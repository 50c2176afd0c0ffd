// Unpacks a zip while it comes, through the library that the artifact client uses.
import { get, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { pipeline } from 'node:stream/promises';

interface UnzipStream {
  readonly Extract: (options: { readonly path: string }) => NodeJS.WritableStream;
}

const { Extract } = createRequire(import.meta.url)('unzip-stream') as UnzipStream;
const [url = ''] = process.argv.slice(2);
const answer = await new Promise<IncomingMessage>((resolve, reject) => {
  get(url, resolve).on('error', reject);
});
const site = Extract({ path: 'site' });
const closed = new Promise((resolve, reject) => {
  site.on('close', resolve);
  site.on('error', reject);
});
await Promise.all([pipeline(answer, site), closed]);
