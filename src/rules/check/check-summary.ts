import { counted, grouped } from '../counted.ts';
import { cell, code } from '../markdown.ts';
import { leftOutTexts } from './check-lines.ts';
import { featureText, type DigestLine, type DigestSection } from './digest.ts';
import type { HostLoads } from './finding.ts';
import type { CheckOutcome } from './outcome.ts';

/**
 * What a check found as GitHub Markdown: a few dozen lines, however much it was. Foreign text is escaped. Empty when
 * there is nothing to tell.
 */
export function checkSummary(outcome: CheckOutcome): string {
  const mentions = outcome.hosts.filter(isMention);
  const loads = outcome.hosts.filter((host) => !isMention(host));
  const isFinding = outcome.hosting === 'air-gapped';
  const parts = [
    ...outcome.sections.map((section) => sectionText(section, loads)),
    isFinding ? '' : hostsText('Loaded from other hosts, which readers have to reach:', loads),
    hostsText('Named in scripts, which may ask them for something:', mentions),
    outcome.moreHosts > 0 ? `And ${counted(outcome.moreHosts, 'more host')}.` : '',
    ...leftOutTexts(outcome).map((text) => `Beyond what a report holds: ${text}.`),
    skippedText(outcome),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Hosts that cannot be reached are told with what a reader misses without them. */
function sectionText(
  { kind, title, total, lines, more }: DigestSection,
  loads: readonly HostLoads[],
): string {
  const head = `**${title}** (${grouped(total)})`;
  if (kind === 'external-load') return hostsText(`${head}, and what stops working:`, loads);
  const rest = more > 0 ? [`- and ${counted(more, 'other')}`] : [];
  return [head, '', ...lines.map(lineText), ...rest].join('\n');
}

function lineText({ what, similar, count, place }: DigestLine): string {
  const times = count > 1 ? `, and ${counted(count - 1, 'more place')}` : '';
  const hint = similar === null ? '' : `; ${code(similar)} is there, in other upper and lower case`;
  return what === place ? `- ${code(what)}` : `- ${code(what)} in ${code(place)}${times}${hint}`;
}

function hostsText(lead: string, hosts: readonly HostLoads[]): string {
  return hosts.length === 0 ? '' : [lead, '', ...hosts.map(hostText)].join('\n');
}

function hostText({ host, feature, uses, pages, first }: HostLoads): string {
  const how = isMention({ uses }) ? '' : `${uses.join(', ')}; `;
  return `- ${code(host)}: ${cell(featureText(feature))} (${how}${counted(pages, 'file')}, as ${code(first.page)})`;
}

/** No page loads from there; a script has the name. */
function isMention({ uses }: Pick<HostLoads, 'uses'>): boolean {
  return uses.every((use) => use === 'mention');
}

function skippedText({ skipped }: CheckOutcome): string {
  if (skipped === null) return '';
  return `Not looked into: ${counted(skipped.count, 'file')}, as ${code(skipped.first)} (${skipped.reason}).`;
}
