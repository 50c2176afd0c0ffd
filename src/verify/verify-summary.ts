import { counted, grouped } from '../text/amounts.ts';
import { code } from '../text/markdown.ts';
import type { Finding, Level, VerifyOutcome } from './finding.ts';
import { noticeOf } from './verify-text.ts';

const TITLES: Readonly<Record<Level, string>> = {
  broken: 'Broken',
  stale: 'Stale',
  noted: 'Not counted',
};
/** One screen. The report has all of them. */
const FINDINGS_MAX = 20;
const PATHS_MAX = 5;

/** The findings of these levels as GitHub Markdown, the worst first. Text of the host and the site is escaped. */
export function verifySummary({ findings }: VerifyOutcome, levels: readonly Level[]): string {
  const all = findings.filter(({ level }) => levels.includes(level));
  const shown = all.slice(0, FINDINGS_MAX);
  const rest = all.length - shown.length;
  const parts = levels.map((level) => {
    const lines = shown.filter((finding) => finding.level === level).map(lineOf);
    return lines.length === 0 ? '' : [`**${TITLES[level]}**`, '', ...lines].join('\n');
  });
  return [
    ...parts,
    rest === 0 ? '' : `And ${counted(rest, 'more cause')}: ${code('report')} writes all of them to a file.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function lineOf(finding: Finding): string {
  const [, ...others] = finding.paths;
  const more = others.slice(0, PATHS_MAX - 1).map((path) => code(path));
  const rest = others.length - more.length;
  const behind =
    more.length === 0 ? '' : ` Also: ${more.join(', ')}${rest === 0 ? '' : ` and ${grouped(rest)} more`}.`;
  return `- ${noticeOf(finding, code)}${behind}`;
}
