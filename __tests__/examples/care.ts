import { parse } from 'yaml';

interface Careful {
  readonly permissions?: unknown;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions?: unknown;
        readonly 'timeout-minutes'?: unknown;
        readonly steps: readonly {
          readonly uses?: string;
          readonly run?: string;
          readonly with?: Readonly<Record<string, unknown>>;
        }[];
      }
    >
  >;
}

/** The faults of a workflow that others copy: rights, limits, pins. One sentence each. */
export function careFaults(text: string): readonly string[] {
  const workflow = parse(text) as Careful;
  const found: string[] = [];
  if (JSON.stringify(workflow.permissions) !== '{}') found.push('it gives rights to all its jobs');
  if (workflow.concurrency === undefined) found.push('it may run twice at a time');
  for (const [name, { steps, ...job }] of Object.entries(workflow.jobs)) {
    if (typeof job.permissions !== 'object') found.push(`${name}: it does not say its rights`);
    if (typeof job['timeout-minutes'] !== 'number') found.push(`${name}: it has no limit`);
    const exported = steps.findIndex(({ uses = '' }) => uses.includes('/static-docs-export@'));
    steps.forEach(({ uses = '', run = '', with: given }, at) => {
      if (run.includes('${{')) found.push(`${name}: a script has untrusted text put into it`);
      if (!uses.startsWith('actions/checkout@')) return;
      if (given?.['persist-credentials'] !== false) found.push(`${name}: a checkout leaves its token behind`);
      if (exported !== -1 && at > exported) found.push(`${name}: a checkout removes what was exported`);
    });
  }
  for (const [, uses = ''] of text.matchAll(/\buses: (.*)$/gm))
    if (!uses.startsWith('OWNER/') && !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(uses))
      found.push(`${uses} is not pinned`);
  return found;
}

/** Settings that the comment at the top lacks, or names without need. */
export function setUpFaults(text: string): readonly string[] {
  const head = /^(?:#.*\n)*/.exec(text)?.[0] ?? '';
  const used = new Set([...text.matchAll(/\b(?:vars|secrets)\.(\w+)/g)].map(([, name = '']) => name));
  const said = new Set(head.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []);
  return [
    ...[...used]
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(head))
      .map((name) => `${name} is not said`),
    ...[...said].filter((name) => !used.has(name)).map((name) => `${name} is not needed`),
  ];
}
