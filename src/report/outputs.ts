import { countOf } from '../site/page-changes.ts';
import type { EventOf, RunEvent } from './event.ts';
import type { RunRecord } from './run-record.ts';

/** The outputs of the root action, in the order of `action.yml`. */
// prettier-ignore
export const OUTPUT_NAMES = [
  'job-id', 'result', 'page-count', 'site-path', 'file-count', 'site-size', 'content-digest', 'manifest-path',
  'changed', 'added-count', 'changed-count', 'removed-count', 'changes-path', 'upload-path', 'invalidation-path',
  'pages-changed-count', 'text-changed', 'pages-path', 'check-findings', 'check-report',
  'bundle-path', 'bundle-size', 'bundle-sha256', 'bundle-url', 'bundle-expires-at',
  'artifact-id', 'artifact-url', 'artifact-digest', 'helm-values',
] as const;

/** The outputs of the agent-job action, in the order of its `action.yml`. */
// prettier-ignore
export const AGENT_OUTPUT_NAMES = [
  'status', 'result', 'pull-request-url', 'repository', 'ref', 'model', 'created-at', 'archived-at',
] as const;

/** The outputs of the verify action, in the order of its `action.yml`. */
export const VERIFY_OUTPUT_NAMES = [
  'result',
  'checked-count',
  'stale-count',
  'broken-count',
  'report',
] as const;

export type OutputName =
  (typeof OUTPUT_NAMES)[number] | (typeof AGENT_OUTPUT_NAMES)[number] | (typeof VERIFY_OUTPUT_NAMES)[number];

/** An output with `null` is not set. */
type Output = readonly [OutputName, string | number | null];

/** The outputs that one event makes true; `record` has it already. */
export function outputsOf(event: RunEvent, record: RunRecord): readonly Output[] {
  switch (event.kind) {
    case 'job-started':
    case 'job-followed':
      return [['job-id', event.jobId]];
    case 'link-issued':
      return [
        ['bundle-url', event.link.url],
        ['bundle-expires-at', event.link.expiresAt ?? ''],
      ];
    case 'downloaded':
      return [
        ['bundle-size', event.bytes],
        ['bundle-sha256', event.sha256],
      ];
    case 'site-listed':
      return [['content-digest', event.contentDigest]];
    case 'site-checked':
      return [['check-findings', event.outcome.findings]];
    case 'check-report-written':
      return [['check-report', event.path]];
    case 'published': {
      const site = event.sitePath === null ? undefined : record.last.unpacked;
      return [
        ['site-path', event.sitePath],
        ['file-count', site?.fileCount ?? null],
        ['site-size', site?.siteBytes ?? null],
        ['bundle-path', event.bundlePath],
      ];
    }
    case 'reports-published':
      return [['manifest-path', event.manifestPath], ...changeOutputs(event, record.last)];
    case 'uploaded':
      return [
        ['artifact-id', event.artifact.id],
        ['artifact-url', event.artifact.url],
        ['artifact-digest', event.artifact.digest],
      ];
    case 'values-written':
      return [['helm-values', event.path]];
    case 'job-completed':
      return [['page-count', record.pageCount]];
    case 'agent-job':
      return [
        ['status', event.job.status],
        ['pull-request-url', event.job.pullRequestUrl ?? ''],
        ['repository', event.job.repository],
        ['ref', event.job.ref],
        ['model', event.job.model],
        ['created-at', event.job.createdAt],
        ['archived-at', event.job.archivedAt],
      ];
    case 'verified':
      return [
        ['checked-count', event.outcome.checkedCount],
        ['stale-count', event.outcome.staleCount],
        ['broken-count', event.outcome.brokenCount],
      ];
    case 'verify-report-written':
      return [['report', event.path]];
    case 'ended':
      return [['result', event.result]];
    default:
      return [];
  }
}

/** Not before the site is published: the step that deploys the changes must find it. */
function changeOutputs(
  { changesPath, uploadPath, invalidationPath, pagesPath }: EventOf<'reports-published'>,
  last: RunRecord['last'],
): readonly Output[] {
  const changes = last['site-compared'];
  const { pages = 'now' } = last['pages-compared'] ?? {};
  const differing = typeof pages === 'string' ? null : countOf(pages);
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
    ['text-changed', differing === null ? null : String(differing > 0)],
    ['pages-path', pagesPath],
  ];
}
