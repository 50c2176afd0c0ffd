import { describe, expect, test } from '@jest/globals';
import { checkNotes, checkSummary } from '../../src/check/report/check-summary.ts';
import type { Found, HostLoads, LoadUse } from '../../src/check/finding.ts';
import { outcomeOf } from '../../src/check/report/outcome.ts';
import { reportOf } from '../../src/check/report/report.ts';
import {
  anchor,
  EMPTY_PAGE,
  file,
  found,
  link,
  load,
  NO_TITLE,
  numbered,
  optional,
  readingOf,
} from './readings.ts';

const summaryIn = (all: readonly Found[], more: Parameters<typeof readingOf>[1] = {}): string => {
  const outcome = outcomeOf(reportOf(readingOf(all, more)));
  return [checkSummary(outcome), checkNotes(outcome)].filter((part) => part !== '').join('\n\n');
};
const host = (name: string, feature: HostLoads['feature'], ...uses: LoadUse[]): HostLoads => {
  const first = { page: 'a.html', line: 1, reference: name };
  return { host: name, feature, uses, pages: 1, references: 1, first };
};

describe('a summary', () => {
  test('shows on one screen what to repair first', () => {
    const own = (at: number): string[] => [`docs/${String(at)}.html`];
    const text = summaryIn([
      ...numbered(100, (at) => found(optional(`/docs/${String(at % 10)}/page-${String(at)}.md`), own(at))),
      ...numbered(60, (at) => found(anchor(`docs/${String(at)}.html`, 'install'), own(at))),
      ...numbered(3, (at) => found(link(`/rare-${String(at)}`))),
      ...numbered(12, (at) => found(link(`/_v/${String(at)}`, '_redirects'))),
      found(link('/Setup', null, 'setup.html')),
      found(file('/logo.svg', 'image'), 1),
      found(file('/jquery.js', 'script'), 900),
      found(NO_TITLE, 4),
    ]);
    expect(text).toBe(`**Repair first**

- Missing file \`/jquery.js\` (script), loaded by \`p0.html:3\` and 899 more places (900 files in all)

**Repair next**

- Broken link to \`/Setup\` in \`p0.html:3\`. There is \`/setup.html\`: hosts tell upper from lower case, so write it like that.
- Broken link to \`/rare-0\` in \`p0.html:3\`
- Broken link to \`/rare-1\` in \`p0.html:3\`
- Broken link to \`/rare-2\` in \`p0.html:3\`
- 60 missing anchors \`/docs/*.html#install\`, linked from \`docs/0.html:3\` and 59 more places (60 files in all): \`/docs/0.html#install\`, \`/docs/1.html#install\`, \`/docs/10.html#install\` and 57 more

**Low severity**

- 12 broken links to \`/_v/*\` in \`p0.html:3\` and 11 more places in that file: \`/_v/0\`, \`/_v/1\`, \`/_v/10\` and 9 more. Works only where \`_redirects\` is honoured: for other hosts, correct the address.
- Missing file \`/logo.svg\` (image), loaded by \`p0.html:3\`
- 4 pages without a title: \`p0.html\`, \`p1.html\`, \`p2.html\` and 1 more

**Not counted: 100 missing optional files**

- 100 missing optional files \`/docs/*/page-*.md\` (\`alternate\`), named in \`docs/0.html:3\` and 99 more places (100 files in all): \`/docs/0/page-0.md\`, \`/docs/0/page-10.md\`, \`/docs/0/page-20.md\` and 97 more`);
  });

  test('stays short, and counts what it leaves out', () => {
    const text = summaryIn([
      ...numbered(500, (at) => found(link(`/gone-${String(at)}`))),
      ...numbered(500, (at) => found(optional(`/${String(at)}.${'abcdefgh'.charAt(at % 8)}`))),
    ]);
    expect(text.split('\n').length).toBeLessThan(40);
    expect(text).toContain('And 485 more problems: `check-report` writes all of them to a file.');
    expect(text).toContain('**Not counted: 500 missing optional files**');
  });

  test('is empty for a site without a fault', () => {
    expect(summaryIn([])).toBe('');
  });

  test('lists hosts, and files that were not fully checked', () => {
    const loads = [
      host('www.googletagmanager.com', 'analytics', 'script'),
      host('plausible.io', 'analytics', 'mention'),
      host('cdn.example', 'unknown', 'style', 'hint'),
    ];
    const skipped = [{ page: 'x.html', reason: 'too large' as const }];
    expect(summaryIn([], { loads, skipped, placesLeftOut: 2 }))
      .toBe(`External requests, to hosts that readers have to reach:

- \`cdn.example\`: purpose unknown (hint, style; 1 file, such as \`a.html\`)
- \`www.googletagmanager.com\`: analytics (script; 1 file, such as \`a.html\`)

Hosts that scripts name, and may ask for something:

- \`plausible.io\`: analytics (1 file, such as \`a.html\`)

More than a report holds: 2 places not listed.

Not fully checked: 1 file, such as \`x.html\` (too large).`);
  });

  test('of an air-gapped site lists external requests as problems', () => {
    const loads = [host('x.algolia.net', 'search', 'script'), host('plausible.io', 'analytics', 'mention')];
    expect(
      summaryIn([found(load('x.algolia.net', 'script', 'search'), 900), found(EMPTY_PAGE)], {
        hosting: 'air-gapped',
        loads,
      }),
    ).toBe(`**Repair first**

- External request to \`x.algolia.net\` (search; script), made by \`p0.html:3\` and 899 more places (900 files in all)

**Repair next**

- Empty page: \`p0.html\`

Hosts that scripts name, and may ask for something:

- \`plausible.io\`: analytics (1 file, such as \`a.html\`)`);
  });

  test('renders no text of the site as markup', () => {
    const evil = '`|</code>@everyone\n# x <img src=x>';
    const text = summaryIn(
      [
        found(link(evil, null, evil), [evil]),
        found(anchor(evil, evil)),
        found(optional(evil, evil)),
        found(NO_TITLE, [evil]),
        ...numbered(6, (at) => found(file(`/${evil}/${String(at)}.png`, 'image'))),
      ],
      { loads: [host(evil, 'unknown', 'image')], skipped: [{ page: evil, reason: 'template' }] },
    );
    expect(text).not.toMatch(/<img|@everyone|^# x/m);
  });
});
