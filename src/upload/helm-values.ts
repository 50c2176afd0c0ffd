import type { BundleLink } from '../job/answers.ts';

export interface HelmFacts {
  readonly link: BundleLink;
  readonly jobId: string;
  readonly domain: string | null;
  /** `null`: the values name none. */
  readonly version: string | null;
}

/** The values that point a self-hosted deployment at the bundle, as a YAML file. The text is a secret. */
export function helmValues({ link, jobId, domain, version }: HelmFacts): string {
  const expires =
    link.expiresAt === null ? 'expires, the service does not say when' : `expires ${link.expiresAt}`;
  return [
    `# Export job ${jobId}${domain === null ? '' : ` of ${domain}`}.`,
    `# Secret: whoever has this link can fetch the bundle. It ${expires}.`,
    `# Deploy before that. Later, write this file again with 'job-id: ${jobId}'.`,
    'staticExport:',
    '  enabled: true',
    `  bundleUrl: ${yamlText(link.url)}`,
    ...(version === null ? [] : [`  version: ${yamlText(version)}`]),
    '',
  ].join('\n');
}

/**
 * A text in double quotes that every YAML reader takes for that text: `1.10` and `yes` stay texts, and whatever is not
 * plain ASCII is escaped, as some readers see line breaks in U+0085 and U+2028.
 */
function yamlText(text: string): string {
  const escaped = text.toWellFormed().replaceAll(/["\\]|[^ -~]/gu, (mark) => {
    if (mark === '"' || mark === '\\') return `\\${mark}`;
    const hex = (mark.codePointAt(0) ?? 0).toString(16);
    return hex.length <= 4 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
  });
  return `"${escaped}"`;
}
