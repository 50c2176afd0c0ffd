import { createHash } from 'node:crypto';

/** Digests do not compress: they make every archive of the sample longer than what a scenario lets through. */
const RELEASES = Array.from(
  { length: 120 },
  (_, at) => `| 1.${119 - at} | ${createHash('sha256').update(`sample ${at}`).digest('hex')} |\n`,
);

/** The documentation that is exported by default: small, with everything that a site has. */
export const SAMPLE_DOCS: Readonly<Record<string, string>> = {
  'README.md': `# Sample docs

This site was made by the emulator. Serve your own with \`--markdown DIR\` or \`--site DIR\`.

- [Get started](guide/start.md)
- [Settings](reference/settings.md#time-limits)
- [Releases](reference/releases.md)
`,
  'guide/start.md': `# Get started

1. Start an export.
2. Wait for it.
3. Deploy the folder, as [deploying](deploy.md) says.

\`\`\`sh
npm run emulator -- --markdown docs
\`\`\`
`,
  'guide/deploy.md': `# Deploying

| Where | How |
|---|---|
| A static host | copy the folder |
| A cluster | see the [settings](../reference/settings.md) |
`,
  'reference/settings.md': `# Settings

## Time limits

Every wait has an end. Back to the [start](../README.md).

## Größen

Names are UTF-8.
`,
  'reference/releases.md': `# Releases

| Release | SHA-256 |
|---|---|
${RELEASES.join('')}`,
};
