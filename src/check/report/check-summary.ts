import { counted, grouped } from '../../rules/counted.ts';
import { cell, code } from '../../rules/markdown.ts';
import { leftOutTexts } from './check-text.ts';
import type { Harm, HostLoads } from './finding.ts';
import type { Group } from './groups.ts';
import { HARMS } from './harm.ts';
import type { CheckOutcome } from './outcome.ts';
import { countedKind, cureText, featureText, problemText } from './problem-text.ts';

const TITLES: Readonly<Record<Harm, string>> = {
  high: 'Repair first',
  medium: 'Repair next',
  low: 'Little harm',
  none: 'Not counted',
};

/**
 * What a check found as GitHub Markdown, on one screen: what to repair first stands first. Text of the site is escaped.
 * Empty when there is nothing to say.
 */
export function checkSummary(outcome: CheckOutcome): string {
  const { groups, more, optional, hosts, moreHosts, skipped } = outcome;
  const leftOut = leftOutTexts(outcome);
  const mentions = hosts.filter(isMention);
  // Behind an air gap the other ones are problems, and stand among them.
  const loads = outcome.hosting === 'air-gapped' ? [] : hosts.filter((host) => !isMention(host));
  const parts = [
    ...HARMS.map((harm) =>
      listOf(
        TITLES[harm],
        groups.filter((group) => group.harm === harm),
      ),
    ),
    more > 0
      ? `And ${counted(more, 'more problem')}: ${code('check-report')} writes all of them to a file.`
      : '',
    listOf(`${TITLES.none}: ${countedKind('missing-optional', optional.findings)}`, optional.groups),
    hostsText('External requests, to hosts that readers have to reach:', loads),
    hostsText('Hosts that scripts name, and may ask for something:', mentions),
    moreHosts > 0 ? `And ${counted(moreHosts, 'more host')}.` : '',
    leftOut.length > 0 ? `More than a report holds: ${leftOut.join('; ')}.` : '',
    skipped === null
      ? ''
      : `Not checked: ${counted(skipped.count, 'file')}, such as ${code(skipped.first.page)} (${skipped.first.reason}).`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function listOf(title: string, groups: readonly Group[]): string {
  return groups.length === 0 ? '' : [`**${title}**`, '', ...groups.map(lineOf)].join('\n');
}

function lineOf(group: Group): string {
  const cure = cureText(group, code);
  return `- ${problemText(group, code)}${examplesText(group)}${cure === null ? '' : `. ${cure}`}`;
}

/** What stands behind a pattern. */
function examplesText({ causes, examples }: Group): string {
  if (causes === 1) return '';
  const shown = examples.map((example) => code(example.subject)).join(', ');
  return `: ${shown}${causes > examples.length ? ` and ${grouped(causes - examples.length)} more` : ''}`;
}

function hostsText(lead: string, hosts: readonly HostLoads[]): string {
  return hosts.length === 0 ? '' : [lead, '', ...hosts.map(hostText)].join('\n');
}

function hostText({ host, feature, uses, pages, first }: HostLoads): string {
  const how = isMention({ uses }) ? '' : `${uses.join(', ')}; `;
  return `- ${code(host)}: ${cell(featureText(feature))} (${how}${counted(pages, 'file')}, such as ${code(first.page)})`;
}

/** No page loads from there; a script has the name. */
function isMention({ uses }: Pick<HostLoads, 'uses'>): boolean {
  return uses.every((use) => use === 'mention');
}
