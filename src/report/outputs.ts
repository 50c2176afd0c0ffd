import { countOf, unknownOf } from '../site/page-changes.ts';
import type { EventOf } from './event.ts';
import type { RunRecord } from './run-record.ts';

/** The outputs of the root action, in the order of `action.yml`. */
// prettier-ignore
export const OUTPUT_NAMES = [
  'job-id', 'result', 'page-count', 'site-path', 'file-count', 'site-size', 'content-digest', 'manifest-path',
  'changed', 'added-count', 'changed-count', 'removed-count', 'changes-path', 'upload-path', 'invalidation-path',
  'pages-changed-count', 'pages-unknown-count', 'text-changed', 'pages-path', 'check-findings', 'check-report',
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
export type Output = readonly [OutputName, string | number | null];

/** What differs from the previous site. Not before the site is published: the step that deploys the changes must find it. */
export function changeOutputs(
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
