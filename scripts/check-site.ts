// Checks the site in a folder and prints what would break for its readers. Ends with 1 when there is anything.
import { parseArgs } from 'node:util';
import { checkSite } from '../src/disk/site-check.ts';
import { checkDigest, featureText } from '../src/rules/check/digest.ts';
import type { CheckReport, Hosting } from '../src/rules/check/finding.ts';

const USAGE = `Usage: npm run check-site -- FOLDER [--hosting cloud|client-hosted|air-gapped] [--site-url URL] [--json]
`;
const HOSTINGS: readonly string[] = ['cloud', 'client-hosted', 'air-gapped'] satisfies readonly Hosting[];

function text(report: CheckReport): string {
  const { files, pages, references } = report.scanned;
  const at = report.siteUrl === null ? '' : ` of ${report.siteUrl}`;
  const sections = checkDigest(report).map(({ title, total, lines, more }) => {
    const rows = lines.map(({ what, similar, count, place }) => {
      const hint = similar === null ? '' : `\n      there is ${similar}`;
      return `  ${String(count).padStart(6)}  ${what}${what === place ? '' : `  in ${place}`}${hint}`;
    });
    return [`${title}: ${total}`, ...rows, ...(more > 0 ? [`          and ${more} others`] : [])].join('\n');
  });
  const hosts = report.loads.map(
    ({ host, feature, uses, pages: from }) =>
      `  ${host}: ${featureText(feature)} (${uses.join(', ')}; files: ${from})`,
  );
  const { references: left, pages: on } = report.loadsLeftOut;
  const more = left > 0 ? [`  further hosts: ${left} references (files: ${on})`] : [];
  const { linksLeftOut } = report;
  return [
    `${files} files, ${pages} pages, ${references} references${at}`,
    ...sections,
    ...(hosts.length > 0 ? [['From other hosts:', ...hosts, ...more].join('\n')] : []),
    ...(linksLeftOut > 0 ? [`Not looked up: ${linksLeftOut} links to names on other pages`] : []),
    ...report.skipped.map(({ page, reason }) => `Not looked into (${reason}): ${page}`),
  ].join('\n\n');
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    hosting: { type: 'string', default: 'client-hosted' },
    'site-url': { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (folder === undefined || !HOSTINGS.includes(values.hosting)) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  const options = { hosting: values.hosting as Hosting, siteUrl: values['site-url'] ?? null };
  const report = await checkSite(folder, options, new AbortController().signal);
  process.stdout.write(`${values.json ? JSON.stringify(report, null, 2) : text(report)}\n`);
  process.exitCode = Object.values(report.totals).some((total) => total > 0) ? 1 : 0;
}
