import { cell, code } from '../markdown.ts';
import { checkDigest, featureText, type DigestLine, type DigestSection } from './digest.ts';
import type { CheckReport, HostLoads } from './finding.ts';

/** Hosts that a summary names. */
const HOSTS_MAX = 20;

/** The outcome of a check as GitHub Markdown: a few dozen lines, however much was found. Foreign text is escaped. */
export function checkSummary(report: CheckReport): string {
  const { pages, references } = report.scanned;
  const places = Object.values(report.totals).reduce((sum, total) => sum + total, 0);
  const lead =
    places === 0
      ? `Site check: nothing found on ${counted(pages, 'page')} with ${counted(references, 'reference')}.`
      : `Site check: ${counted(report.findings.length, 'finding')} in ${counted(places, 'place')}, on ${counted(pages, 'page')} with ${counted(references, 'reference')}.`;
  const parts = [lead, ...checkDigest(report).map(sectionText), hostsText(report), skippedText(report)];
  return parts.filter((part) => part !== '').join('\n\n');
}

function sectionText({ title, total, lines, more }: DigestSection): string {
  const rest = more > 0 ? [`- and ${counted(more, 'other')}`] : [];
  return [`**${title}** (${total.toLocaleString('en-US')})`, '', ...lines.map(lineText), ...rest].join('\n');
}

function lineText({ what, similar, count, place }: DigestLine): string {
  const times = count > 1 ? `, and ${counted(count - 1, 'more place')}` : '';
  const hint = similar === null ? '' : `; ${code(similar)} is there, in other upper and lower case`;
  return what === place ? `- ${code(what)}` : `- ${code(what)} in ${code(place)}${times}${hint}`;
}

function hostsText({ hosting, loads }: CheckReport): string {
  if (loads.length === 0) return '';
  const lead =
    hosting === 'air-gapped'
      ? 'Does not work without these hosts:'
      : 'Loaded from other hosts, which readers have to reach:';
  const shown = loads.slice(0, HOSTS_MAX).map(hostText);
  const rest = loads.length > HOSTS_MAX ? [`- and ${counted(loads.length - HOSTS_MAX, 'other')}`] : [];
  return [lead, '', ...shown, ...rest].join('\n');
}

function hostText({ host, feature, uses, pages }: HostLoads): string {
  const how = uses.every((use) => use === 'mention') ? 'named in a script' : uses.join(', ');
  return `- ${code(host)}: ${cell(featureText(feature))} (${how}; ${counted(pages, 'file')})`;
}

function skippedText({ skipped }: CheckReport): string {
  const [first] = skipped;
  if (first === undefined) return '';
  return `Not looked into: ${counted(skipped.length, 'file')}, as ${code(first.page)} (${first.reason}).`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
