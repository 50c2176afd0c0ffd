/** The outputs of the root action, in the order of `action.yml`. */
export const OUTPUT_NAMES = [
  'job-id',
  'result',
  'page-count',
  'site-path',
  'file-count',
  'site-size',
  'content-digest',
  'manifest-path',
  'changed',
  'added-count',
  'changed-count',
  'removed-count',
  'changes-path',
  'invalidation-path',
  'check-findings',
  'check-report',
  'bundle-path',
  'bundle-size',
  'bundle-sha256',
  'bundle-url',
  'bundle-expires-at',
  'artifact-id',
  'artifact-url',
  'artifact-digest',
  'helm-values',
] as const;

/** The outputs of the agent-job action, in the order of its `action.yml`. */
export const AGENT_OUTPUT_NAMES = [
  'status',
  'result',
  'pull-request-url',
  'repository',
  'ref',
  'model',
  'created-at',
  'archived-at',
] as const;

export type OutputName = (typeof OUTPUT_NAMES)[number] | (typeof AGENT_OUTPUT_NAMES)[number];
