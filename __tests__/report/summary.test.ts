import type { PageChanges } from '../../src/site/page-changes.ts';
import { describe, expect, test } from '@jest/globals';
import { Failure } from '../../src/core/failure.ts';
import type { EventOf } from '../../src/report/event.ts';
import { newRecord, type RunRecord } from '../../src/report/run-record.ts';
import { summaryOf } from '../../src/report/summary.ts';
import type { UploadedArtifact } from '../../src/upload/hand-over.ts';
import { HOSTILE, LIMIT_BYTES, tags, words } from '../kit/rendered.ts';

const SHA = '0123456789abcdef'.repeat(4);
const START = Date.UTC(2025, 0, 1);

const DONE: RunRecord = {
  ...newRecord(START),
  nowMs: START + 185_000,
  jobId: 'job-1',
  domain: 'docs.example.com',
  status: 'completed',
  pageCount: 1234,
  phases: [
    { phase: 'start', startedMs: START, endedMs: START + 900 },
    { phase: 'wait', startedMs: START + 1_000, endedMs: START + 121_000 },
    { phase: 'bundle', startedMs: START + 121_000, endedMs: START + 122_000 },
    { phase: 'download', startedMs: START + 122_000, endedMs: START + 182_000 },
    { phase: 'unpack', startedMs: START + 182_000, endedMs: START + 184_500 },
    { phase: 'publish', startedMs: START + 184_500, endedMs: START + 185_000 },
  ],
  renderingSinceMs: START + 16_000,
  polls: 14,
  repeatedCalls: 2,
  resumes: 1,
  end: { result: 'success', failure: null },
  last: {
    'link-issued': linkUntil('2025-01-01T01:00:00Z'),
    downloaded: { kind: 'downloaded', bytes: 55_834_574, sha256: SHA },
    unpacked: { kind: 'unpacked', format: 'tar.gz', fileCount: 4321, siteBytes: 209_715_200 },
    published: { kind: 'published', sitePath: '/w/site', bundlePath: '/w/bundle.tar.gz' },
  },
};

const ARTIFACT = { kind: 'bundle', name: 'docs', id: 7, url: null, bytes: 1024, digest: SHA } as const;

function linkUntil(expiresAt: string): EventOf<'link-issued'> {
  return {
    kind: 'link-issued',
    link: { url: 'https://x.example/b', sizeBytes: null, expiresAt },
    count: 2,
  };
}

function uploaded(artifact: UploadedArtifact): EventOf<'uploaded'> {
  return { kind: 'uploaded', artifact };
}

function valuesAt(path: string): EventOf<'values-written'> {
  return { kind: 'values-written', path, expiresAt: null };
}

/** A success with other last events. */
function doneWith(last: RunRecord['last']): RunRecord {
  return { ...DONE, last: { ...DONE.last, ...last } };
}

/** A success that unpacked nothing: with these last events beside the link. */
function unextracted(last: RunRecord['last']): RunRecord {
  const { 'link-issued': link } = DONE.last;
  return { ...DONE, last: { ...(link && { 'link-issued': link }), ...last } };
}

function failed(failure: Failure, result: 'error' | 'failed' | 'timeout' | 'cancelled' = 'error'): RunRecord {
  return { ...newRecord(START), domain: 'docs.example.com', jobId: 'job-1', end: { result, failure } };
}

describe('a success', () => {
  test('shows what was exported, how much, how long it took, where it is and what comes next', () => {
    expect(summaryOf(DONE)).toMatchInlineSnapshot(`
      "### ✅ Docs export: done

      **docs.example.com**: 1,234 pages, 4,321 files, 200 MiB, in 3 min 5 s.

      Next: deploy the site folder; later steps find it in the output \`site-path\`.

      <details>
      <summary>Details</summary>

      | Job | \`job-1\` |
      | --- | --- |
      | Pages | 1,234 |
      | Files | 4,321 (200 MiB) |
      | Bundle | 53.2 MiB, tar.gz |
      | SHA-256 | \`0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\` |
      | Site folder | \`/w/site\` |
      | Bundle file | \`/w/bundle.tar.gz\` |
      | Polls | 14 |
      | Links used | 2 |
      | Retries | 2 repeated requests, 1 resumed download |

      | Queue | Render | Bundle | Download | Unpack | Publish | Total |
      | --- | --- | --- | --- | --- | --- | --- |
      | 15 s | 1 min 45 s | 1 s | 1 min | 2.5 s | 0.5 s | 3 min 5 s |

      \`\`\`mermaid
      gantt
          accTitle: Phases of the export
          accDescr: Queue (15 s), Render (1 min 45 s), Download (1 min), Unpack (2.5 s)
          dateFormat x
          axisFormat %H:%M:%S
          section Service
          Queue (15 s) :1735689601000, 1735689616000
          Render (1 min 45 s) :1735689616000, 1735689721000
          section Step
          Download (1 min) :1735689722000, 1735689782000
          Unpack (2.5 s) :1735689782000, 1735689784500
      \`\`\`

      </details>
      "
    `);
  });

  test('says "none" where nothing was retried', () => {
    expect(summaryOf({ ...DONE, repeatedCalls: 0, resumes: 0 })).toContain('| Retries | none |');
  });

  test('of the archive alone points to the archive', () => {
    const published = { kind: 'published', sitePath: null, bundlePath: '/w/bundle.tar.gz' } as const;
    const text = summaryOf(unextracted({ published }));
    expect(text).toContain('bundle ready');
    expect(text).toContain('`bundle-path`');
    expect(text).not.toContain('Site folder');
  });

  test('of the link alone points to the link and its expiry', () => {
    const text = summaryOf(unextracted({}));
    expect(text).toContain('`bundle-url`');
    expect(text).toContain('(`2025-01-01T01:00:00Z`)');
    expect(text).not.toContain('SHA-256');
  });

  test('without wait names the job for later', () => {
    const text = summaryOf({
      ...newRecord(START),
      domain: 'docs.example.com',
      jobId: 'job-1',
      end: { result: 'started', failure: null },
    });
    expect(text).toContain('Docs export: started');
    expect(text).toContain('`job-id: job-1`');
  });

  test('links the artifact, and says what to do with it', () => {
    const url = 'https://github.com/example/docs/actions/runs/1/artifacts/7';
    const artifact = { kind: 'site', name: 'docs-site', id: 7, url, bytes: 1024, digest: SHA } as const;
    const text = summaryOf(doneWith({ uploaded: uploaded(artifact) }));
    expect(text).toContain(`; uploaded as [docs-site](${url}).`);
    expect(text).toContain('| Artifact | docs-site (1 KiB) |');
    expect(text).toContain('`site-path`');
    expect(summaryOf(doneWith({ uploaded: uploaded({ ...artifact, url: null }) }))).toContain(
      '; uploaded as `docs-site`.',
    );
    const pages = { ...artifact, kind: 'pages', name: 'github-pages' } as const;
    expect(summaryOf(doneWith({ uploaded: uploaded(pages) }))).toContain(
      'Next: deploy with `actions/deploy-pages`',
    );
    const alone = summaryOf(unextracted({ uploaded: uploaded(artifact) }));
    expect(alone).toContain('Next: fetch the artifact `docs-site`');
  });

  test('points to the Helm values first, and to the expiry of their link', () => {
    const text = summaryOf(doneWith({ 'values-written': valuesAt('/t/values.yaml') }));
    expect(text).toContain('| Helm values | `/t/values.yaml` |');
    expect(text).toContain(
      'Next: deploy with `helm upgrade --values` and the output `helm-values`, before its link expires (`2025-01-01T01:00:00Z`).',
    );
  });

  test('advises no deployment where nothing has changed', () => {
    const counts = { isFirst: false, added: 0, changed: 0, removed: 0 };
    const next = (more: Partial<typeof counts>): string | undefined => {
      const site = { manifest: '/w/live.json', otherDomain: null, isPart: false, ...counts, ...more };
      const text = summaryOf(doneWith({ 'site-compared': { kind: 'site-compared', ...site } }));
      return /^Next: .*/m.exec(text)?.[0];
    };
    expect(next({})).toBe('Next: nothing has to be deployed, as the published site has the same files.');
    for (const more of [{ removed: 1 }, { isFirst: true }])
      expect(next(more)).toContain('deploy the site folder');
  });

  test('shows the warnings', () => {
    expect(summaryOf({ ...DONE, warnings: ["'api-key' is odd."] })).toContain("- ⚠️ 'api-key' is odd.");
  });
});

describe('a failure', () => {
  const TITLES: readonly (readonly [Failure, 'error' | 'failed' | 'timeout' | 'cancelled', string])[] = [
    [new Failure('job-failed', { detail: 'no such theme' }), 'failed', '❌ Docs export: the job failed'],
    [
      new Failure('job-timeout', { timeoutMs: 60_000, status: 'running', lastProblem: null }),
      'timeout',
      '❌ Docs export: timed out',
    ],
    [new Failure('cancelled', { signal: 'SIGINT' }), 'cancelled', '⚪ Docs export: cancelled'],
    [new Failure('bug', { what: 'TypeError: x' }), 'error', '❌ Docs export: failed'],
  ];
  test.each(TITLES.map((row) => [row[0].code, ...row] as const))(
    '%s has its title',
    (_, failure, result, title) => {
      expect(summaryOf(failed(failure, result))).toMatch(new RegExp(`^### ${title}\n`));
    },
  );

  test('has the sentence of the annotation, and how to resume the job', () => {
    const failure = new Failure('job-timeout', { timeoutMs: 60_000, status: 'running', lastProblem: null });
    expect(summaryOf(failed(failure, 'timeout'))).toMatchInlineSnapshot(`
      "### ❌ Docs export: timed out

      > [!CAUTION]
      > **Cannot export 'docs.example.com': after 1 min job 'job-1' was still 'running'.**
      >
      > Nothing was published; the old site is untouched. The job continues at the service. To resume this job without a new export, run the workflow with 'job-id: job-1'. If such jobs take longer, raise 'timeout'.
      >
      > Failure code: \`job-timeout\`

      <details>
      <summary>Details</summary>

      | Job | \`job-1\` |
      | --- | --- |

      </details>
      "
    `);
  });

  test('shows the known values all the same', () => {
    const text = summaryOf({
      ...unextracted({ downloaded: { kind: 'downloaded', bytes: 55_834_574, sha256: SHA } }),
      end: { result: 'error', failure: new Failure('archive-empty', { stripComponents: 1 }) },
    });
    expect(text).toContain(`| SHA-256 | \`${SHA}\` |`);
    expect(text).toContain('| Polls | 14 |');
    expect(summaryOf({ ...DONE, polls: 4144 })).toContain('| Polls | 4,144 |');
    expect(text).not.toContain('Next:');
  });

  test('before any answer still has a complete summary', () => {
    const failure = new Failure('inputs-invalid', {
      problems: [{ input: 'domain', value: '', problem: 'is empty', remedy: 'Set it.' }],
    });
    const text = summaryOf({ ...newRecord(START), end: { result: 'error', failure } });
    expect(text).toBe(
      "### ❌ Docs export: failed\n\n> [!CAUTION]\n> **Cannot use the inputs: 'domain' is empty.**\n>\n> Set it.\n>\n> Failure code: `inputs-invalid`\n",
    );
    expect(summaryOf(newRecord(START))).toContain('Docs export: failed');
  });
});

describe('untrusted text', () => {
  const recordsWith = (text: string): readonly RunRecord[] => [
    {
      ...doneWith({ published: { kind: 'published', sitePath: text, bundlePath: text } }),
      domain: text,
      jobId: text,
      warnings: [text, text],
    },
    unextracted({ 'link-issued': linkUntil(text) }),
    doneWith({ 'values-written': valuesAt(text), uploaded: uploaded({ ...ARTIFACT, name: text }) }),
    { ...failed(new Failure('job-failed', { detail: text }), 'failed'), domain: text, jobId: text },
    failed(new Failure('archive-refused', { entry: 'x', reason: { kind: 'name-alike', first: text } })),
    failed(new Failure('bug', { what: text })),
  ];

  test.each(HOSTILE)('%j stays text: it makes no tag, row, link or heading', (text) => {
    const harmless = recordsWith('word').map((record) => tags(summaryOf(record)));
    const found = recordsWith(text).map((record) => summaryOf(record));
    expect(found.map(tags)).toEqual(harmless);
    const line = text.replace(/\s+/g, ' ');
    for (const summary of found) {
      expect(words(summary)).toContain(line);
      // Outside code no bracket is left that another reader of HTML could take for a tag.
      expect(summary.replace(/<\/?(?:code|details|summary)>/g, '').replace(/`[^`\n]*`/g, '')).not.toMatch(
        /</,
      );
    }
  });

  test('keeps the summary below the limit of the runner', () => {
    for (const piece of ['x', '<', '`|', '漢', '😀']) {
      const text = piece.repeat(20_000);
      const records = [
        ...recordsWith(text),
        { ...DONE, warnings: Array.from({ length: 500 }, () => text) },
        failed(
          new Failure('inputs-invalid', {
            problems: Array.from({ length: 20 }, () => ({
              input: 'domain',
              value: text,
              problem: text,
              remedy: text,
            })),
          }),
        ),
      ];
      for (const record of records) expect(Buffer.byteLength(summaryOf(record))).toBeLessThan(LIMIT_BYTES);
    }
  });
});

const NO_PAGES: PageChanges = {
  ...{ added: [], changed: [], removed: [], moved: [] },
  ...{ pictures: [], filledByScript: [], notCompared: [] },
};

describe('the changed pages', () => {
  const compared = (more: Partial<EventOf<'pages-compared'>>): string =>
    summaryOf(
      doneWith({
        'pages-compared': {
          kind: 'pages-compared',
          pages: NO_PAGES,
          isFirst: false,
          files: 212,
          siteUrl: 'https://docs.example.com',
          pageStyle: null,
          titles: { end: ' | Docs', shared: new Set() },
          ...more,
        },
      }),
    );

  test('are listed by title, as links', () => {
    const text = compared({
      pages: {
        ...NO_PAGES,
        changed: [
          { path: 'guide/index.html', title: 'Guide | Docs', sections: [{ id: 'start', heading: 'Start' }] },
        ],
        removed: [{ path: 'gone.html', title: 'Gone | Docs' }],
      },
    });
    expect(text).toContain('**1 page changed, 1 removed; 212 files differ in all**');
    expect(text).toContain(
      '\n- **removed:** Gone (`gone.html`)\n- [Guide](https://docs.example.com/guide/): [*Start*](https://docs.example.com/guide/#start)\n',
    );
  });

  test('may be none or unknown, and have no list at the first publication', () => {
    expect(compared({})).toContain("**212 files differ, and no page's text**");
    expect(compared({ pages: 'earlier' })).toContain('the previous manifest has no texts of pages');
    expect(compared({ pages: 'now' })).toContain('their texts could not be read');
    expect(compared({ pages: 'now', isFirst: true })).not.toContain('texts of pages');
    expect(compared({ isFirst: true })).not.toContain('212 files');
  });

  test('have titles without markup', () => {
    const named = HOSTILE.map((title, at) => ({ path: `${String(at)}.html`, title }));
    const text = compared({ pages: { ...NO_PAGES, added: named, removed: named } });
    expect(tags(text)).toEqual(
      tags(
        compared({
          pages: {
            ...NO_PAGES,
            added: named.map((page) => ({ ...page, title: 'x' })),
            removed: named.map((page) => ({ ...page, title: 'x' })),
          },
        }),
      ),
    );
    expect(text.length).toBeLessThan(LIMIT_BYTES);
  });
});
