import { counted, grouped } from '../../text/amounts.ts';
import { cell, code, listOf, paragraphs } from '../../text/markdown.ts';
import { acceptedText, countedKind, explanationText, problemText, unusedText } from './check-text.ts';
import type { Severity, HostLoads } from '../finding.ts';
import type { Group } from './groups.ts';
import { featureText, SEVERITIES } from './severity.ts';
import type { CheckOutcome } from './outcome.ts';

const TITLES: Readonly<Record<Severity, string>> = {
  high: 'Repair first',
  medium: 'Repair next',
  low: 'Low severity',
  none: 'Not counted',
};

/** The problems as GitHub Markdown, on one screen, the first to repair first. Text of the site is escaped. */
export function checkSummary(outcome: CheckOutcome): string {
  const { groups, more } = outcome;
  return paragraphs([
    ...SEVERITIES.map((severity) => {
      const lines = groups.filter((group) => group.severity === severity).map(lineOf);
      // Nothing is next where nothing is first.
      const title =
        severity === 'medium' && groups[0]?.severity === severity ? TITLES.high : TITLES[severity];
      return listOf(`**${title}**`, lines);
    }),
    more > 0
      ? `And ${counted(more, 'more problem')}: ${code('check-report')} writes all of them to a file.`
      : '',
    cell(acceptedText(outcome)),
    unusedText(outcome, code),
  ]);
}

/** What the check found beside problems, in the same form. */
export function checkNotes(outcome: CheckOutcome): string {
  const { optional, hosts, moreHosts, placesLeftOut, skipped } = outcome;
  const mentions = hosts.filter(isMention);
  // For air-gapped hosting the others are listed among the problems.
  const loads = outcome.hosting === 'air-gapped' ? [] : hosts.filter((host) => !isMention(host));
  return paragraphs([
    listOf(
      `**${TITLES.none}: ${countedKind('missing-optional', optional.findings)}**`,
      optional.groups.map(lineOf),
    ),
    listOf('External requests, to hosts that readers have to reach:', loads.map(hostText)),
    listOf('Hosts that scripts name, and may ask for something:', mentions.map(hostText)),
    moreHosts > 0 ? `And ${counted(moreHosts, 'more host')}.` : '',
    placesLeftOut > 0 ? `More than a report holds: ${counted(placesLeftOut, 'place')} not listed.` : '',
    skipped === null
      ? ''
      : `Not fully checked: ${counted(skipped.count, 'file')}, such as ${code(skipped.first.page)} (${skipped.first.reason}).`,
  ]);
}

function lineOf(group: Group): string {
  const { causes, examples } = group;
  const remedy = explanationText(group, code);
  const shown = examples.map((example) => code(example.subject)).join(', ');
  const rest = causes > examples.length ? ` and ${grouped(causes - examples.length)} more` : '';
  const behind = causes === 1 ? '' : `: ${shown}${rest}`;
  return `- ${problemText(group, code)}${behind}${remedy === null ? '' : `. ${remedy}`}`;
}

function hostText({ host, feature, uses, pages, first }: HostLoads): string {
  const how = isMention({ uses }) ? '' : `${uses.join(', ')}; `;
  return `- ${code(host)}: ${cell(featureText(feature))} (${how}${counted(pages, 'file')}, such as ${code(first.page)})`;
}

/** No page loads from the host; only a script names it. */
function isMention({ uses }: Pick<HostLoads, 'uses'>): boolean {
  return uses.every((use) => use === 'mention');
}
