// What a bucket holds, asked of the store itself.
import assert from 'node:assert/strict';
import { presigned, type Store } from './presigned.ts';
import type { Site } from './site-versions.ts';

const LINK_S = 60;
/** What browsers need to take a file for what it is. For others the guess of the aws command is free. */
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html; charset=utf-8$/,
  css: /^text\/css(?:; charset=utf-8)?$/,
  js: /^(?:text|application)\/javascript(?:; charset=utf-8)?$/,
  json: /^application\/json$/,
  svg: /^image\/svg\+xml$/,
  png: /^image\/png$/,
  xml: /^(?:text|application)\/xml(?:; charset=utf-8)?$/,
  txt: /^text\/plain(?:; charset=utf-8)?$/,
  rsc: /^text\/x-component$/,
  md: /^text\/markdown$/,
  markdown: /^text\/markdown$/,
  mjs: /^text\/javascript$/,
  vtt: /^text\/vtt$/,
  webmanifest: /^application\/manifest\+json$/,
};

/** Asks for one object. */
export function fetchObject(store: Store, path: string): Promise<Response> {
  return fetch(presigned(store, { method: 'GET', path, lifetimeS: LINK_S }));
}

/**
 * With which status it is answered. The bytes are read too: where they are left and the connection ends, fetch throws an
 * error that nobody can catch.
 */
export async function objectStatus(store: Store, path: string): Promise<number> {
  const answer = await fetchObject(store, path);
  await answer.arrayBuffer();
  return answer.status;
}

/** Puts one object, with this type. Throws when the store refuses. */
export async function putObject(store: Store, path: string, content: Buffer, type?: string): Promise<void> {
  const link = presigned(store, { method: 'PUT', path, lifetimeS: LINK_S });
  const headers = type === undefined ? {} : { 'content-type': type };
  const answer = await fetch(link, { method: 'PUT', headers, body: new Uint8Array(content) });
  assert.equal(answer.status, 200, await answer.text());
}

const XMLNS = 'http://s3.amazonaws.com/doc/2006-03-01/';

/** Makes a bucket a public website, with `index.html` for folders and `404.html` for what is missing. */
export async function makeWebsite(store: Store, bucket: string): Promise<void> {
  const resource = `arn:aws:s3:::${bucket}/*`;
  const statement = { Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: resource };
  const settings = {
    policy: JSON.stringify({ Version: '2012-10-17', Statement: [statement] }),
    website: `<WebsiteConfiguration xmlns="${XMLNS}"><IndexDocument><Suffix>index.html</Suffix></IndexDocument><ErrorDocument><Key>404.html</Key></ErrorDocument></WebsiteConfiguration>`,
  };
  for (const [name, body] of Object.entries(settings)) {
    const asked = { method: 'PUT', path: `/${bucket}`, query: { [name]: '' }, lifetimeS: LINK_S } as const;
    const answer = await fetch(presigned(store, asked), { method: 'PUT', body });
    assert.ok(answer.ok, await answer.text());
  }
}

/**
 * Holds a bucket against a site: the same names and bytes, nothing else but `aside`, and the kinds and times to keep that the
 * examples give.
 */
export async function compareBucket(
  store: Store,
  bucket: string,
  site: Site,
  aside: readonly string[] = [],
): Promise<void> {
  const query = { 'list-type': '2' };
  const list = await fetch(presigned(store, { method: 'GET', path: `/${bucket}`, query, lifetimeS: LINK_S }));
  const listed = await list.text();
  assert.match(listed, /<IsTruncated>false</);
  const keys = [...listed.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) =>
    key
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
      .replaceAll('&amp;', '&'),
  );
  assert.deepEqual(keys.toSorted(), [...site.keys(), ...aside].toSorted());
  for (const [name, content] of site) {
    const answer = await fetchObject(store, `/${bucket}/${name}`);
    const { status, headers } = answer;
    assert.equal(status, 200, name);
    assert.ok(content.equals(Buffer.from(await answer.arrayBuffer())), `${name} has other bytes`);
    const page = /\.(?:html|rsc)$/.test(name);
    assert.equal(headers.get('cache-control'), page ? 'no-cache' : 'public, max-age=300', name);
    const type = TYPES[/\.(\w+)$/.exec(name)?.[1] ?? ''];
    if (type !== undefined) assert.match(headers.get('content-type') ?? '', type, name);
  }
}
