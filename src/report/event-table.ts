import {
  acceptedText,
  brokenCheckText,
  checkedText,
  checkProgressText,
  noticesOf,
} from '../check/report/check-text.ts';
import { countOf, unknownOf } from '../site/page-changes.ts';
import { LISTED_MAX, pagesText, WITHOUT_TEXTS } from '../site/page-list.ts';
import { counted, formatAbout, formatBytes, formatDuration, grouped } from '../text/amounts.ts';
import { hostOf } from '../text/redact.ts';
import {
  pausedText,
  plannedText,
  roundText,
  verifiedText,
  verifyNotices,
  verifyProgressText,
  verifyWarnings,
} from '../verify/verify-text.ts';
import type { EventOf, RunEvent } from './event.ts';
import { UPLOADED } from './explain-site.ts';
import { JOB_EVENTS, type Entries, type Entry } from './job-events.ts';
import type { Output } from './outputs.ts';
import { endPhase, startDownload, type RunRecord } from './run-record.ts';

/** A transfer that has brought less, or has just begun, foretells nothing. */
const ESTIMATE_FROM_SHARE = 0.1;
const ESTIMATE_FROM_MS = 5_000;

/** All events. Those of a bundle and its site stand here. */
export const EVENTS: Entries<RunEvent> = {
  ...JOB_EVENTS,
  'link-issued': {
    says: ({ link, count }) => {
      const size = link.sizeBytes === null ? '' : `, ${formatBytes(link.sizeBytes)}`;
      const expires = link.expiresAt === null ? '' : `, expires ${link.expiresAt}`;
      return `${count === 1 ? 'Bundle' : `Fresh link (number ${count})`} at ${hostOf(link.url)}${size}${expires}`;
    },
    isAnswer: true,
    sets: ({ link }) => [
      ['bundle-url', link.url],
      ['bundle-expires-at', link.expiresAt ?? ''],
    ],
    keeps: ({ count }, record) => (count === 1 ? { phases: startDownload(record) } : {}),
  },
  'download-connections': {
    says: ({ connectionCount }) => `Downloading over ${counted(connectionCount, 'connection')}`,
    within: () => 'debug',
  },
  /** `Downloaded 2 MiB of 10 MiB (20 %), about a minute left` */
  'download-progress': {
    says: ({ heldBytes, totalBytes }, tookMs = 0) => {
      if (totalBytes === null || totalBytes === 0) return `Downloaded ${formatBytes(heldBytes)}`;
      const share = heldBytes / totalBytes;
      const of = `${formatBytes(heldBytes)} of ${formatBytes(totalBytes)} (${Math.floor(share * 100)} %)`;
      const tells = share >= ESTIMATE_FROM_SHARE && share < 1 && tookMs >= ESTIMATE_FROM_MS;
      return `Downloaded ${of}${tells ? `, ${formatAbout((tookMs * (1 - share)) / share)} left` : ''}`;
    },
    within: () => 'download',
    progressOf: 'download',
  },
  'download-resumed': {
    says: ({ problem, fromByte, waitMs, freshLink }) => {
      const when = waitMs < 100 ? 'now' : `in ${formatDuration(waitMs)}`;
      const how = fromByte === 0 ? 'Starting from the beginning' : `Resuming at ${formatBytes(fromByte)}`;
      return `The download stopped: ${problem}. ${freshLink ? 'Asking for a fresh link' : how} ${when}`;
    },
    within: () => 'download',
    keeps: ({ fromByte }, { resumes, restarts }) =>
      fromByte > 0 ? { resumes: resumes + 1 } : { restarts: restarts + 1 },
  },
  downloaded: {
    says: ({ bytes, sha256 }, tookMs = 0) =>
      `Downloaded ${formatBytes(bytes)} in ${formatDuration(tookMs)}, SHA-256 ${sha256}`,
    ends: 'download',
    sets: ({ bytes, sha256 }) => [
      ['bundle-size', bytes],
      ['bundle-sha256', sha256],
    ],
  },
  'unpack-progress': {
    says: ({ fileCount, siteBytes }) =>
      `Unpacked ${counted(fileCount, 'file')}, ${formatBytes(siteBytes)} so far`,
    within: () => 'unpack',
    progressOf: 'unpack',
  },
  unpacked: {
    says: ({ format, fileCount, siteBytes }, unpackMs) => {
      const when = unpackMs === undefined ? 'while downloading' : `in ${formatDuration(unpackMs)}`;
      return `Unpacked ${format}: ${counted(fileCount, 'file')}, ${formatBytes(siteBytes)}, ${when}`;
    },
    ends: 'unpack',
  },
  'site-listed': {
    says: ({ contentDigest }) => `Content digest ${contentDigest}`,
    within: () => 'debug',
    sets: ({ contentDigest }) => [['content-digest', contentDigest]],
  },
  'site-compared': {
    says: (event) =>
      event.isFirst
        ? `First publication: there is no manifest at ${event.manifest}`
        : `Compared with the previous site: ${changesText(event)}`,
    warns: ({ otherDomain, manifest, isPart, removed }) => [
      ...(otherDomain === null
        ? []
        : [
            `'previous-manifest' is of another site: ${otherDomain} (${manifest}). What counts as changed is the difference from that one. Check where the workflow keeps the manifest of each site.`,
          ]),
      ...(isPart && removed > 0
        ? [
            `'paths' exports a part of the site, and what it leaves out counts as removed: ${counted(removed, 'file')}. Delete the files in 'remove.txt' only if you mean to.`,
          ]
        : []),
    ],
  },
  'pages-compared': { says: comparedText },
  'check-progress': {
    says: checkProgressText,
    within: ({ isCheck }) => (isCheck ? 'check' : 'texts'),
    progressOf: 'check',
  },
  'site-checked': {
    says: (event, tookMs = 0) => checkedText(event, tookMs),
    notes: ({ outcome }) => acceptedText(outcome) || [],
    warns: noticesOf,
    // The summary has all that was found.
    recalls: () => [],
    ends: 'check',
    sets: ({ outcome }) => [['check-findings', outcome.findings]],
  },
  'check-broken': { warns: ({ problem }) => brokenCheckText(problem), ends: 'check' },
  'texts-read': {
    says: ({ pages }) => `Read the texts of ${counted(pages, 'page')}`,
    ends: 'check',
  },
  'texts-unread': {
    warns: ({ problem }) =>
      `The texts of the pages are not read: ${problem}. Files are compared, pages are not, and the manifest has no texts.`,
    ends: 'check',
  },
  'check-report-written': {
    says: ({ path }) => `The report of the site check is in ${path}`,
    sets: ({ path }) => [['check-report', path]],
  },
  published: {
    says: ({ sitePath, bundlePath }) => [
      ...(sitePath === null ? [] : [`The site is in ${sitePath}`]),
      ...(bundlePath === null ? [] : [`The bundle is at ${bundlePath}`]),
    ],
    ends: 'publish',
    sets: ({ sitePath, bundlePath }, { last }) => {
      const site = sitePath === null ? undefined : last.unpacked;
      return [
        ['site-path', sitePath],
        ['file-count', site?.fileCount ?? null],
        ['site-size', site?.siteBytes ?? null],
        ['bundle-path', bundlePath],
      ];
    },
  },
  'reports-published': {
    says: ({ manifestPath, changesPath, uploadPath }) => [
      ...(manifestPath === null ? [] : [`The manifest is at ${manifestPath}`]),
      ...(changesPath === null ? [] : [`The changes are in ${changesPath}, and in lists beside it`]),
      ...(uploadPath === null ? [] : [`What has to be uploaded is in ${uploadPath}`]),
    ],
    sets: (event, { last }) => [['manifest-path', event.manifestPath], ...changeOutputs(event, last)],
  },
  'upload-started': {
    says: ({ upload, fileCount }) => {
      const files = fileCount === null ? '' : ` (${counted(fileCount, 'file')})`;
      return `Uploading ${UPLOADED[upload.kind]}${files} as artifact '${upload.artifactName}' ...`;
    },
  },
  'pages-large': {
    warns: ({ bytes, limit }) =>
      `The site is ${formatBytes(bytes)} as a Pages artifact: GitHub supports ${formatBytes(limit)}, and larger deployments may fail.`,
  },
  'artifact-client-said': { says: ({ text }) => text, within: () => 'upload' },
  'upload-repeated': {
    says: ({ problem, waitMs }) =>
      `The upload has a problem: ${problem}. Trying again in ${formatDuration(waitMs)}`,
    keeps: (_, { repeatedCalls }) => ({ repeatedCalls: repeatedCalls + 1 }),
  },
  'retention-lowered': {
    warns: ({ days }) =>
      `'retention-days' is more than the repository allows: the artifact is kept for ${counted(days, 'day')}.`,
  },
  uploaded: {
    says: ({ artifact: { name, url, bytes, digest } }, tookMs = 0) => {
      const place = url === null ? '' : `, at ${url}`;
      return `Uploaded artifact '${name}': ${formatBytes(bytes)} in ${formatDuration(tookMs)}, SHA-256 ${digest}${place}`;
    },
    ends: 'upload',
    sets: ({ artifact }) => [
      ['artifact-id', artifact.id],
      ['artifact-url', artifact.url],
      ['artifact-digest', artifact.digest],
    ],
  },
  'values-written': {
    says: ({ path, expiresAt }) =>
      `The Helm values are in ${path}; their link expires${expiresAt === null ? '' : ` ${expiresAt}`}`,
    sets: ({ path }) => [['helm-values', path]],
  },
  'verify-planned': { says: plannedText },
  'verify-progress': {
    says: verifyProgressText,
    within: () => 'verify',
    progressOf: 'verify',
  },
  'verify-paused': { says: pausedText, within: () => 'verify' },
  'verify-round': { says: roundText, within: () => 'verify' },
  verified: {
    says: ({ outcome }, tookMs = 0) => [verifiedText(outcome, tookMs), ...verifyNotices(outcome)],
    warns: verifyWarnings,
    // The summary has all that was found.
    recalls: () => [],
    ends: 'verify',
    sets: ({ outcome }) => [
      ['checked-count', outcome.checkedCount],
      ['stale-count', outcome.staleCount],
      ['broken-count', outcome.brokenCount],
    ],
  },
  'verify-report-written': {
    says: ({ path }) => `The report of the verification is in ${path}`,
    sets: ({ path }) => [['report', path]],
  },
};

/** The pages that differ: what they sum up to, and their titles. */
function comparedText({ pages, isFirst, files }: EventOf<'pages-compared'>): readonly string[] {
  if (isFirst) return [];
  if (typeof pages === 'string') return [WITHOUT_TEXTS[pages]];
  const { added, changed, removed, moved } = pages;
  const lines = [
    ...removed.map((page) => ['removed', page.title, page.path] as const),
    ...moved.map(({ from, to, title }) => ['moved', title, `${from} -> ${to}`] as const),
    ...added.map((page) => ['new', page.title, page.path] as const),
    ...changed.map((page) => ['changed', page.title, page.path] as const),
  ];
  const shown = lines
    .slice(0, LISTED_MAX)
    .map(([what, title, path]) => `- ${what}: ${title ?? '(no title)'} (${path})`);
  const more = lines.length - shown.length;
  return [
    `In pages: ${pagesText(pages, files)}`,
    ...shown,
    ...(more > 0 ? [`- and ${grouped(more)} more`] : []),
  ];
}

/** What is different, as a clause: `12 added, 3 changed, 1 removed` */
export function changesText({ isFirst, added, changed, removed }: EventOf<'site-compared'>): string {
  if (isFirst) return `first publication, ${counted(added, 'file')}`;
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ] as const;
  const shown = parts.flatMap(([count, what]) => (count > 0 ? [`${grouped(count)} ${what}`] : []));
  return shown.length === 0 ? 'nothing has changed' : shown.join(', ');
}

/** What differs from the previous site. Not before the site is published: the step that deploys the changes must find it. */
function changeOutputs(
  { changesPath, uploadPath, invalidationPath, pagesPath }: EventOf<'reports-published'>,
  last: RunRecord['last'],
): readonly Output[] {
  const changes = last['site-compared'];
  const { pages = 'now' } = last['pages-compared'] ?? {};
  const [differing, unknown] = typeof pages === 'string' ? [null, null] : [countOf(pages), unknownOf(pages)];
  if (changes === undefined) return [];
  const { isFirst, added, changed, removed } = changes;
  return [
    ['changed', String(isFirst || added + changed + removed > 0)],
    ['added-count', added],
    ['changed-count', changed],
    ['removed-count', removed],
    ['changes-path', changesPath],
    ['upload-path', uploadPath],
    ['invalidation-path', invalidationPath],
    ['pages-changed-count', differing],
    ['pages-unknown-count', unknown],
    ['text-changed', differing === null || (differing === 0 && unknown !== 0) ? null : String(differing > 0)],
    ['pages-path', pagesPath],
  ];
}

/** The record after one more event. */
export function addEvent(before: RunRecord, event: RunEvent, nowMs: number): RunRecord {
  const entry: Entry<RunEvent> = EVENTS[event.kind];
  const { ends } = entry;
  const record: RunRecord = {
    ...before,
    nowMs,
    phases: ends === undefined ? before.phases : endPhase(before.phases, ends, nowMs),
    warnings: [...before.warnings, ...[entry.recalls?.(event) ?? entry.warns?.(event, 0) ?? []].flat()],
    last: { ...before.last, [event.kind]: event },
  };
  return { ...record, ...entry.keeps?.(event, record) };
}

/** The outputs that one event sets; `record` has it already. */
export function outputsOf(event: RunEvent, record: RunRecord): readonly Output[] {
  const entry: Entry<RunEvent> = EVENTS[event.kind];
  return entry.sets?.(event, record) ?? [];
}
