import type { Unpacked } from '../../src/archive/tree.ts';
import type { ReadSite } from '../../src/check/reader-process.ts';
import type { Drafts, Staging } from '../../src/export/export-bundle.ts';
import type { JobRecords } from '../../src/job/reattach.ts';
import type { UnpackedSite } from '../../src/site/file-index.ts';
import type { UploadStaging, ArtifactService } from '../../src/upload/hand-over.ts';
import { listedSite } from './listed-site.ts';
import { MemorySink } from './memory-sink.ts';

export interface ScriptedStaging extends Staging, UploadStaging {
  readSite: ReadSite;
  readonly sink: MemorySink;
  readonly did: string[];
  /** Path → text. */
  readonly secrets: ReadonlyMap<string, string>;
  /** Of drafts: path → text. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What every bundle unpacks to. */
export const SITE_CONTENTS = { 'index.html': '<h1>Home</h1>', 'a/b.html': '<h1>B</h1>', 'a/c.css': '' };

/** A site with these files. */
export function unpackedSite(files: Readonly<Record<string, string>> = SITE_CONTENTS): UnpackedSite {
  return { root: '/t/site', folders: ['a'], ...listedSite(files) };
}

/** For runs that upload nothing. */
export const NO_ARTIFACTS: ArtifactService = {
  removeNewest: () => Promise.reject(new Error('no artifact is to be removed')),
  send: () => Promise.reject(new Error('nothing is to be uploaded')),
};

/** For runs that keep no job for a later attempt. */
export const NO_RECORDS: JobRecords = {
  obstacle: null,
  attempt: 1,
  list: () => Promise.reject(new Error('nothing is to be listed')),
  keep: () => Promise.reject(new Error('nothing is to be kept')),
};

/** A staging that unpacks while downloading, unless it is `stillPacked`. */
export function scriptedStaging(
  unpack: () => Promise<Unpacked> = () =>
    Promise.resolve({ format: 'tar.gz', fileCount: 3, siteBytes: 4096 }),
  stillPacked = false,
): ScriptedStaging {
  const sink = new MemorySink();
  const did: string[] = [];
  const secrets = new Map<string, string>();
  const texts = new Map<string, string>();
  const drafts: Drafts = {
    write: (path, text) => {
      did.push('draft');
      texts.set(path, [...text].join(''));
    },
    writeLists: <N extends string>(lists: Readonly<Record<N, Iterable<string>>>) => {
      did.push('draft lists');
      const names = Object.keys(lists) as N[];
      for (const name of names) texts.set(name, [...lists[name]].join(''));
      return Object.fromEntries(names.map((name) => [name, `/t/${name}`])) as Record<N, string>;
    },
    linkFiles: (_, paths) => {
      did.push(`link ${paths.length}`);
      return Promise.resolve('/t/upload');
    },
    publishSecret: (path, text) => {
      did.push('write secret');
      secrets.set(path, text);
    },
    place: (path) => {
      did.push(`draft ${path}`);
      return `/t${path}`;
    },
    keep: (draft, path) => void did.push(`keep ${draft} as ${path}`),
    publishAlone: (path) => void did.push(`publish ${path}`),
  };
  return {
    sink,
    did,
    secrets,
    texts,
    drafts,
    pack: ({ kind }) => {
      did.push(`pack ${kind}`);
      return Promise.resolve({ root: '/t', files: ['/t/a', '/t/b'], zip: kind !== 'bundle' });
    },
    readSite: () => Promise.reject(new Error('nothing is to be checked')),
    openSink: (request) => {
      did.push(request === null ? 'open' : 'open to unpack');
      return sink;
    },
    unpack: async (emit) => {
      if (stillPacked) emit({ kind: 'phase', phase: 'unpack' });
      did.push('unpack');
      emit({ kind: 'unpacked', ...(await unpack()) });
      return unpackedSite();
    },
    publish: () => void did.push('publish'),
  };
}
