import { counted, grouped } from '../text/amounts.ts';
import type { RunEvent } from './event.ts';

type Compared = Extract<RunEvent, { kind: 'site-compared' }>;

/** What is different, as a clause: `12 added, 3 changed, 1 removed`. */
export function changesText({ isFirst, added, changed, removed }: Compared): string {
  if (isFirst) return `first publication, ${counted(added, 'file')}`;
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, what]) => `${grouped(count)} ${what}`);
  return told.length === 0 ? 'nothing has changed' : told.join(', ');
}

/** What is different, as a line of the log. */
export function comparedText(event: Compared): string {
  if (event.isFirst) return `First publication: there is no manifest at ${event.manifest}`;
  return `Compared with the site before: ${changesText(event)}`;
}

/** Where to find what is told about the site. */
export function reportTexts({
  manifestPath,
  changesPath,
}: Extract<RunEvent, { kind: 'reports-published' }>): readonly string[] {
  return [
    ...(manifestPath === null ? [] : [`The manifest is at ${manifestPath}`]),
    ...(changesPath === null ? [] : [`The lists of changes are beside ${changesPath}`]),
  ];
}

/** What is odd about the comparison, though it was made; `null` when nothing is. */
export function comparedWarning({ otherDomain, manifest }: Compared): string | null {
  if (otherDomain === null) return null;
  return `'previous-manifest' is of another site: ${otherDomain} (${manifest}). What is told as changed is the difference from that one. Check where the workflow keeps the manifest of each site.`;
}
