import { describe, expect, test } from '@jest/globals';
import type { AgentJob } from '../../src/agent/agent-job.ts';
import { Failure } from '../../src/core/failure.ts';
import { newRecord, type RunRecord } from '../../src/report/run-record.ts';
import { summaryOf } from '../../src/report/summary.ts';
import { HOSTILE, LIMIT_BYTES, tags, targets } from '../kit/rendered.ts';

const START = Date.UTC(2025, 0, 1);

const JOB: AgentJob = {
  status: 'completed',
  repository: 'https://github.com/example/my_docs',
  ref: 'agent/quick_start',
  model: 'some-model',
  pullRequestUrl: 'https://github.com/example/my_docs/pull/7',
  createdAt: '2025-01-01T00:00:00Z',
  archivedAt: null,
  error: null,
};
const DONE: RunRecord = {
  ...newRecord(START, 'agent-job'),
  nowMs: START + 185_000,
  jobId: 'agent_0001',
  status: 'completed',
  agentJob: JOB,
  end: { result: 'success', failure: null },
};

function failed(
  failure: Failure,
  result: 'error' | 'failed' | 'timeout' | 'cancelled',
  job?: AgentJob,
): RunRecord {
  return { ...DONE, agentJob: job ?? null, end: { result, failure } };
}

describe('a success', () => {
  test('says status, repository, branch, model, pull request and time', () => {
    expect(summaryOf(DONE)).toMatchInlineSnapshot(`
      "### ✅ Agent job: completed

      Pull request: [https://github.com/example/my\\_docs/pull/7](https://github.com/example/my_docs/pull/7)

      <details>
      <summary>Details</summary>

      | Job | \`agent_0001\` |
      | --- | --- |
      | Status | completed |
      | Repository | [https://github.com/example/my\\_docs](https://github.com/example/my_docs) |
      | Branch | agent/quick\\_start |
      | Model | some-model |
      | Pull request | [https://github.com/example/my\\_docs/pull/7](https://github.com/example/my_docs/pull/7) |
      | Created | 2025-01-01T00:00:00Z |
      | Waited | 3 min 5 s |

      </details>
      "
    `);
  });

  test('links to the pull request and the repository, with whatever characters they have', () => {
    expect(targets(summaryOf(DONE))).toEqual([JOB.pullRequestUrl, JOB.repository, JOB.pullRequestUrl]);
    const pullRequestUrl = 'https://dev.azure.com/a/b%20c/_git/d/pullrequest/7?x=1&y=(2)*~#a_b';
    const odd = summaryOf({
      ...DONE,
      agentJob: { ...JOB, repository: 'git@x.example:a/b_c.git', pullRequestUrl },
    });
    const href = 'https://dev.azure.com/a/b%20c/_git/d/pullrequest/7?x=1&amp;y=%282%29*~#a_b';
    expect(targets(odd)).toEqual([href, href]);
  });

  test('without a pull request says why', () => {
    const text = summaryOf({ ...DONE, agentJob: { ...JOB, pullRequestUrl: null } });
    expect(text).toContain('No pull request: no file changed.');
    expect(text).not.toContain('| Pull request |');
  });

  test.each([
    [
      JOB.pullRequestUrl,
      '2025-01-02T00:00:00Z',
      'was archived at 2025-01-02T00:00:00Z. The service does not say',
    ],
    [null, null, 'is archived. The service does not say'],
  ])('of an archived job shows the state and its time: %s, %s', (pullRequestUrl, archivedAt, words) => {
    const job = { ...JOB, status: 'archived', pullRequestUrl, archivedAt };
    const text = summaryOf({ ...DONE, agentJob: job });
    expect(text).toMatch(/^### ✅ Agent job: archived\n/);
    expect(text).toContain(words);
    expect(text.includes('Pull request: ')).toBe(pullRequestUrl !== null);
    // For an archived job it is not known that no file changed.
    expect(text).not.toContain('no file changed');
  });

  test('leaves out unknown values', () => {
    const bare = { ...JOB, repository: null, ref: null, model: null, createdAt: null };
    expect(summaryOf({ ...DONE, agentJob: bare })).not.toMatch(
      /Repository|Branch|Model|Created|Archived|null/,
    );
  });

  test('shows the warnings', () => {
    expect(summaryOf({ ...DONE, warnings: ["'api-key' is odd."] })).toContain("- ⚠️ 'api-key' is odd.");
  });
});

describe('a failure', () => {
  const { repository } = JOB;
  const TITLES: readonly (readonly [Failure, 'error' | 'failed' | 'timeout' | 'cancelled', string])[] = [
    [new Failure('agent-failed', { repository }), 'failed', '❌ Agent job: failed'],
    [new Failure('no-pull-request', { repository }), 'failed', '❌ Agent job: no pull request'],
    [
      new Failure('job-timeout', { timeoutMs: 60_000, status: 'active', lastProblem: null }),
      'timeout',
      '❌ Agent job: timed out',
    ],
    [new Failure('cancelled', { signal: 'SIGINT' }), 'cancelled', '⚪ Agent job: cancelled'],
    // Nothing is known of the job itself.
    [new Failure('bug', { what: 'TypeError: x' }), 'error', '❌ Agent job: not followed'],
  ];
  test.each(TITLES.map((row) => [row[0].code, ...row] as const))(
    '%s has its title',
    (_, failure, result, title) => {
      const text = summaryOf(failed(failure, result, JOB));
      expect(text.startsWith(`### ${title}\n`)).toBe(true);
      expect(text).toContain(`Failure code: \`${failure.code}\``);
    },
  );

  test('has the sentence of the annotation, and the known fields of the job', () => {
    const failure = new Failure('agent-failed', { repository: null });
    expect(summaryOf(failed(failure, 'failed', { ...JOB, status: 'failed', pullRequestUrl: null })))
      .toMatchInlineSnapshot(`
      "### ❌ Agent job: failed

      > [!CAUTION]
      > **Cannot hand on the work of agent job 'agent\\_0001': the agent failed, and the service gives no reason.**
      >
      > Look at the job on the dashboard; then create a new job.
      >
      > Failure code: \`agent-failed\`

      <details>
      <summary>Details</summary>

      | Job | \`agent_0001\` |
      | --- | --- |
      | Status | failed |
      | Repository | [https://github.com/example/my\\_docs](https://github.com/example/my_docs) |
      | Branch | agent/quick\\_start |
      | Model | some-model |
      | Created | 2025-01-01T00:00:00Z |
      | Waited | 3 min 5 s |

      </details>
      "
    `);
  });

  test('before any answer still has a complete summary', () => {
    const failure = new Failure('inputs-invalid', {
      problems: [{ input: 'job-id', value: '', problem: 'is empty', remedy: 'Set it.' }],
    });
    const end = { result: 'error', failure } as const;
    const text = summaryOf({ ...newRecord(START, 'agent-job'), end });
    expect(text).toContain("Cannot use the inputs: 'job-id' is empty.");
    expect(text).not.toMatch(/null|undefined|\| Job \|/);
    expect(summaryOf(newRecord(START, 'agent-job'))).toContain('Agent job: not followed');
  });
});

describe('untrusted text', () => {
  const recordsWith = (text: string, status = 'completed'): readonly RunRecord[] => {
    const job = {
      ...JOB,
      status,
      repository: text,
      ref: text,
      model: text,
      createdAt: text,
      archivedAt: text,
    };
    return [
      { ...DONE, jobId: text, agentJob: job, warnings: [text] },
      { ...DONE, agentJob: { ...job, status: 'archived', pullRequestUrl: null } },
      failed(new Failure('agent-failed', { repository: text }), 'failed', { ...job, status: text }),
      failed(new Failure('job-timeout', { timeoutMs: 1, status: text, lastProblem: text }), 'timeout', job),
    ];
  };

  test.each(HOSTILE)('%j stays text: it makes no tag, row, link or heading', (text) => {
    const harmless = recordsWith('word').map((record) => tags(summaryOf(record)));
    expect(recordsWith(text).map((record) => tags(summaryOf(record)))).toEqual(harmless);
  });

  test.each(['$HOME/$USER', '$$x$$', '| $x$ `'])('%j makes no formula', (text) => {
    for (const record of recordsWith(text))
      expect(summaryOf(record).replace(/`[^`]*`/g, '')).not.toContain('$');
  });

  // Texts that `readAgentJob` accepts as http(s) addresses.
  test.each([
    'https://x.example/](https://evil.example)',
    'https://x.example/)[y](https://evil.example)',
    'https://x.example/|</td><img/src=x>',
    'https://x.example/`|`?`|`#`|`',
    'https://x.example/"onclick="alert(1)',
    'https://x.example/\\](https://evil.example)?\\)&quot;&#41;',
    'https://x.example/<!--',
    'https://x.example/![x](https://evil.example/p.png)',
  ])('the address %s is one link, and leads to its own host', (pullRequestUrl) => {
    const text = summaryOf({
      ...DONE,
      agentJob: { ...JOB, pullRequestUrl, repository: pullRequestUrl },
    });
    expect(tags(text)).toHaveLength(tags(summaryOf(DONE)).length);
    const found = targets(text);
    expect(found).toHaveLength(3);
    for (const href of found) expect(new URL(href).host).toBe('x.example');
  });

  test('keeps the summary below the limit of the runner', () => {
    for (const piece of ['x', '<', '`|', '漢', '😀', 'https://x.example/(']) {
      for (const record of recordsWith(piece.repeat(20_000)))
        expect(new TextEncoder().encode(summaryOf(record)).length).toBeLessThan(LIMIT_BYTES);
    }
  });
});
