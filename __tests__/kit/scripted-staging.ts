import type { Unpacked } from '../../src/archive/tree.ts';
import type { CheckStaging } from '../../src/check/check-site.ts';
import type { Staging } from '../../src/export/export-bundle.ts';
import type { JobRecords } from '../../src/job/reattach.ts';
import type { SiteStaging } from '../../src/site/inspect-site.ts';
import type { UploadStaging } from '../../src/upload/parcel.ts';
import type { ArtifactService } from '../../src/upload/upload.ts';
import { listedSite } from './listed-site.ts';
import { MemorySink } from './memory-sink.ts';

export interface ScriptedStaging extends Staging, UploadStaging, SiteStaging, CheckStaging {
  readonly sink: MemorySink;
  readonly did: string[];
  /** Path → text. */
  readonly secrets: ReadonlyMap<string, string>;
  /** Path → text. */
  readonly drafts: ReadonlyMap<string, string>;
}

/** What every bundle unpacks to. */
export const SITE_CONTENTS = { 'index.html': '<h1>Home</h1>', 'a/b.html': '<h1>B</h1>', 'a/c.css': '' };

/** For runs that upload nothing. */
export const NO_ARTIFACTS: ArtifactService = {
  removeNewest: () => Promise.reject(new Error('no artifact is to be removed')),
  send: () => Promise.reject(new Error('nothing is to be uploaded')),
};

/** For runs that keep no job for a later attempt. */
export const NO_RECORDS: JobRecords = {
  obstacle: null,
  attempt: 1,
  digest: () => {
    throw new Error('nothing is to be hashed');
  },
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
  const drafts = new Map<string, string>();
  let isFreed = false;
  const mustBeListed = (): void => {
    if (isFreed) throw new Error('the list of files was freed');
  };
  return {
    sink,
    did,
    secrets,
    drafts,
    siteFiles: () => {
      mustBeListed();
      return listedSite(SITE_CONTENTS);
    },
    freeSiteFiles: () => {
      isFreed = true;
    },
    draft: (path, text) => {
      did.push('draft');
      drafts.set(path, [...text].join(''));
    },
    draftLists: <N extends string>(lists: Readonly<Record<N, Iterable<string>>>) => {
      did.push('draft lists');
      const names = Object.keys(lists) as N[];
      for (const name of names) drafts.set(name, [...lists[name]].join(''));
      return Object.fromEntries(names.map((name) => [name, `/t/${name}`])) as Record<N, string>;
    },
    draftUpload: (paths) => {
      did.push(`draft upload of ${paths.length}`);
      return Promise.resolve('/t/upload');
    },
    inspect: () => {
      mustBeListed();
      did.push('inspect');
      return { paths: ['index.html', 'a/b.html'], tarBytes: 10_240 };
    },
    pack: ({ kind }) => {
      did.push(`pack ${kind}`);
      return Promise.resolve({ root: '/t', files: ['/t/a', '/t/b'], zip: kind !== 'bundle' });
    },
    writeSecret: (path, text) => {
      did.push('write secret');
      secrets.set(path, text);
    },
    readSite: () => Promise.reject(new Error('nothing is to be checked')),
    placeTexts: () => '/t/texts',
    pageTexts: () => new Map(),
    draftReport: (path) => {
      did.push(`draft ${path}`);
      return `/t${path}`;
    },
    keepReport: (draft, path) => void did.push(`keep ${draft} as ${path}`),
    publishReport: (path) => void did.push(`publish ${path}`),
    openSink: (request) => {
      did.push(request === null ? 'open' : 'open to unpack');
      return sink;
    },
    unpack: async (emit) => {
      if (stillPacked) emit({ kind: 'phase', phase: 'unpack' });
      did.push('unpack');
      return await unpack();
    },
    publish: () => void did.push('publish'),
  };
}
