import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { EmulatorOptions } from '../../emulator/options.ts';
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import { AGENT_SCENARIOS } from '../../emulator/scenarios/scenarios-api.ts';
import type { Act } from '../../emulator/service/act.ts';
import { AGENT_OUTPUT_NAMES } from '../../src/report/outputs.ts';
import { shown } from '../kit/titles.ts';
import { needs } from '../needs.ts';
import { certificates } from './certificates.ts';
import { API_KEY } from './run-environment.ts';
import { runAction, type Run, type RunOptions } from './runner.ts';

/** The time that is promised. */
const CANCEL_LIMIT_MS = 3_000;
const REPOSITORY = 'https://github.com/example/docs';
const BRANCH = 'agent/update-quickstart';
const PULL_REQUEST = `${REPOSITORY}/pull/7`;
const DATE = /^\d{4}-\d\d-\d\dT/;
/** The outputs after the first answer. */
const KNOWN = { repository: REPOSITORY, ref: BRANCH, model: 'emulated-model' };

/** The path of every poll. */
const PATH = '/v2/agent/docs/job/agent_0001';
const silent: readonly Act[] = [{ do: 'delay', ms: 3_600_000, times: 'always' }];

type More = Omit<RunOptions, 'action' | 'service'> & { readonly service?: EmulatorOptions };

/** Runs the agent-job action, which writes no file and sends requests to one path only. */
async function runAgent(scenario: string | Scenario, more: More = {}): Promise<Run> {
  const run = await runAction({ action: 'agent-job', ...more, service: { scenario, ...more.service } });
  expect(run.after).toEqual(run.before);
  expect(
    Object.keys(run.outputs).filter((name) => !AGENT_OUTPUT_NAMES.some((known) => known === name)),
  ).toEqual([]);
  return run;
}

function odd(patch: Readonly<Record<string, unknown>>): Scenario {
  return { about: 'odd', rules: { patch: { agent: patch } } };
}

/** The summary without its Markdown escapes. */
function plain(markdown: string): string {
  return markdown.replaceAll(/\\([\\`*_[\]|#~!])/g, '$1');
}

interface Case {
  readonly more?: More;
  readonly outputs: Readonly<Record<string, unknown>>;
  /** The message and the next step of a failed run, or the log of a successful one. */
  readonly says: RegExp;
  readonly warns?: RegExp;
  readonly polls?: number;
}

const COMPLETED = {
  ...KNOWN,
  status: 'completed',
  result: 'success',
  'pull-request-url': PULL_REQUEST,
  'created-at': expect.stringMatching(DATE),
};

/** Every scenario of the emulator that is about an agent job. */
const CASES: Readonly<Record<keyof typeof AGENT_SCENARIOS, Case>> = {
  'agent-pull-request': {
    outputs: COMPLETED,
    says: new RegExp(`^Completed after .+: pull request ${PULL_REQUEST}$`, 'm'),
    polls: 3,
  },
  'agent-no-change': {
    outputs: { ...COMPLETED, 'pull-request-url': '' },
    says: /^Completed after .+: no pull request: no file changed$/m,
    polls: 3,
  },
  'agent-failed': {
    outputs: { ...COMPLETED, status: 'failed', result: 'failed', 'pull-request-url': '' },
    says: /^Cannot hand on the work of agent job 'agent_0001': the agent failed.+dashboard.+https:\/\/github\.com\/example\/docs/,
    polls: 3,
  },
  'agent-archived': {
    outputs: { ...COMPLETED, status: 'archived', 'archived-at': expect.stringMatching(DATE) },
    says: /^Following agent job 'agent_0001' of project 'docs'$/m,
    warns:
      /^The agent job was archived at \d{4}-.+Z\. The service does not say whether it had completed: look at it on the dashboard\. Its pull request: https:/,
    polls: 3,
  },
  'agent-slow': {
    more: { service: { agentRunMs: 400 } },
    outputs: COMPLETED,
    says: /^ {4}Active$/m,
  },
  'agent-never-ends': {
    more: { inputs: { timeout: '500ms' } },
    outputs: { ...COMPLETED, status: 'active', result: 'timeout', 'pull-request-url': '' },
    says: /^Cannot wait for agent job 'agent_0001': after 0\.5 s it was still 'active'\. The job continues at the service\..+'timeout'/,
  },
  'agent-unknown-status': {
    outputs: COMPLETED,
    says: /^ {4}The service says 'thinking', which is not a known status/m,
    polls: 4,
  },
  'agent-not-found': {
    more: { speed: 25 },
    outputs: { result: 'error' },
    says: /^Cannot follow agent job 'agent_0001': the service knows no such job \(404\): Agent job not found\. Check 'project-id' and 'job-id'/,
  },
  'agent-unauthorized': {
    outputs: { result: 'error' },
    says: /^Cannot follow agent job 'agent_0001': the service refused the API key \(401\): API key has expired\. .+make a new admin key/,
    polls: 1,
  },
  'agent-flaky': {
    more: { speed: 10 },
    outputs: COMPLETED,
    says: /^ {4}The service has a problem: it answered 429 \(too many requests\): Too many requests\. It asks to wait 1 s$/m,
    polls: 7,
  },
  'agent-down': {
    more: { speed: 100 },
    outputs: { result: 'error' },
    says: /^Cannot follow agent job 'agent_0001': no usable answer from the service for 5 min.+ 503: Service unavailable\. Check 'api-url', .+ Run this again: it follows the same job\./,
  },
};

test.concurrent(
  'A failure leads to its heading in the version that runs, in the repository of both actions',
  async () => {
    const env = { GITHUB_ACTION_REPOSITORY: 'acme/docs-export', GITHUB_ACTION_REF: 'v1' };
    const run = await runAgent('agent-failed', { env });
    const more = 'https://github.com/acme/docs-export/blob/v1/docs/troubleshooting.md#agent-failed';
    expect(run.errors[0]).toMatch(new RegExp(` More: ${more.replaceAll('.', String.raw`\.`)}$`));
    expect(run.summary).toContain(`Failure code: [\`agent-failed\`](${more})`);
  },
);

describe('Every scenario of an agent job: outputs, message, exit code', () => {
  for (const [name, { more, outputs, says, warns, polls }] of Object.entries(CASES)) {
    test.concurrent(`${name} (${AGENT_SCENARIOS[name as keyof typeof AGENT_SCENARIOS].about})`, async () => {
      const run = await runAgent(name, more);
      expect(run.outputs).toEqual(outputs);
      expect(run.exitCode).toBe(outputs['result'] === 'success' ? 0 : 1);
      expect(run.errors[0] ?? run.log).toMatch(says);
      expect(run.warnings).toEqual(warns === undefined ? [] : [expect.stringMatching(warns)]);
      expect(new Set(run.journal.map(({ method, path }) => `${method} ${path}`))).toEqual(
        new Set([`GET ${PATH}`]),
      );
      if (polls !== undefined) expect(run.journal).toHaveLength(polls);
      expect(run.summary).toMatch(
        outputs['result'] === 'success' ? /^### ✅ Agent job: / : /^### ❌ Agent job: /,
      );
      if (run.errors[0] !== undefined) expect(plain(run.summary)).toContain(run.errors[0].slice(0, 60));
    });
  }
});

describe('Log and summary', () => {
  test.concurrent('say once where the agent works, and how it ended', async () => {
    const run = await runAgent('agent-pull-request');
    expect(run.log.match(/The agent works on/g)).toHaveLength(1);
    expect(run.log).toContain(`The agent works on ${REPOSITORY}, branch ${BRANCH}, model emulated-model\n`);
    for (const text of ['completed', REPOSITORY, BRANCH, 'emulated-model', '`agent_0001`', '| Waited |'])
      expect(plain(run.summary)).toContain(text);
    expect(plain(run.summary)).toContain(`[${PULL_REQUEST}](${PULL_REQUEST})`);
  });

  test.concurrent('an unknown status is reported once', async () => {
    const run = await runAgent('agent-unknown-status');
    expect(run.log.match(/not a known status/g)).toHaveLength(1);
    expect(run.log.match(/gives no status/g)).toHaveLength(1);
  });
});

describe('require-pull-request', () => {
  const inputs = { 'require-pull-request': 'true' };

  test.concurrent('accepts a pull request', async () => {
    const run = await runAgent('agent-pull-request', { inputs });
    expect(run.outputs).toMatchObject({ result: 'success', 'pull-request-url': PULL_REQUEST });
  });

  test.concurrent('fails without one', async () => {
    const run = await runAgent('agent-no-change', { inputs });
    expect(run.outputs).toMatchObject({
      ...KNOWN,
      status: 'completed',
      result: 'failed',
      'pull-request-url': '',
    });
    expect(run.errors[0]).toMatch(
      /^Cannot hand on a pull request of agent job 'agent_0001': .+ no file changed in https:.+'require-pull-request'/,
    );
  });

  test.concurrent('ignores an archived job', async () => {
    const run = await runAgent(
      { about: 'archived without', rules: { agentEnds: 'archived', pullRequest: null } },
      { inputs },
    );
    expect(run.outputs).toMatchObject({ result: 'success', status: 'archived', 'pull-request-url': '' });
    expect(run.warnings[0]).toContain('It names no pull request.');
  });
});

describe('Outputs are set as soon as their values are known', () => {
  test.concurrent('while the job runs', async () => {
    await runAgent('agent-never-ends', {
      inputs: { timeout: '1h' },
      during: async ({ until, outputs, kill }) => {
        await until('the first answer', () => outputs()['model'] !== undefined);
        expect(outputs()).toMatchObject({ ...KNOWN, status: 'active', 'pull-request-url': '' });
        expect(outputs()['result']).toBeUndefined();
        kill('SIGTERM');
      },
    });
  });

  test.concurrent('and stay when the service fails later', async () => {
    const acts = {
      agent: [{ do: 'pass' }, { do: 'answer', status: 503, body: { error: 'Down' }, times: 'always' }],
    };
    const run = await runAgent({ about: 'breaks down', acts } as Scenario, { inputs: { timeout: '700ms' } });
    expect(run.outputs).toMatchObject({ ...KNOWN, status: 'active', result: 'timeout' });
    expect(run.errors[0]).toContain('503: Down');
  });

  test.concurrent('and a branch that becomes known later is set then', async () => {
    const acts = {
      agent: [
        {
          do: 'answer',
          status: 200,
          body: { status: 'active', source: { repository: REPOSITORY, ref: null }, model: 'm', prLink: null },
        },
      ],
    };
    const run = await runAgent({ about: 'no branch yet', acts } as Scenario);
    expect(run.outputs).toMatchObject({ ref: BRANCH, result: 'success' });
  });
});

describe('Cancelled: the run ends within three seconds, result is set, the job continues', () => {
  const WAITS: Readonly<
    Record<string, { scenario: Scenario | string; inputs?: Record<string, string>; until: RegExp }>
  > = {
    'while waiting for the job': {
      scenario: 'agent-never-ends',
      inputs: { 'poll-interval': '30s', 'max-poll-interval': '30s', timeout: '1h' },
      until: /^Active/m,
    },
    'while a poll is on its way': {
      scenario: { about: 'silent', acts: { agent: silent } },
      until: /^Following agent job/m,
    },
    'while it waits for Retry-After': {
      scenario: {
        about: 'throttled',
        acts: { agent: [{ do: 'answer', status: 429, headers: { 'retry-after': '600' }, times: 'always' }] },
      },
      inputs: { timeout: '1h' },
      until: /It asks to wait/,
    },
  };

  for (const [name, { scenario, inputs = {}, until: said }] of Object.entries(WAITS)) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      test.concurrent(`${signal} ${name}`, async () => {
        const run = await runAgent(scenario, {
          inputs,
          during: async ({ until, untilAsked, printed, kill }) => {
            await untilAsked('agent');
            await until('it waits', () => said.test(printed()));
            kill(signal);
          },
        });
        expect(run.endedAfterMs).toBeLessThan(CANCEL_LIMIT_MS);
        expect(run.exitCode).toBe(1);
        expect(run.outputs['result']).toBe('cancelled');
        expect(run.errors[0]).toContain(
          `cancelled (${signal}) while agent job 'agent_0001' continues at the service`,
        );
        expect(run.errors[0]).toContain('Run this again: it follows the same job.');
        expect(run.summary).toMatch(/^### ⚪ Agent job: cancelled\n/);
      });
    }
  }
});

describe('Inputs', () => {
  test.concurrent('all mistakes are reported together, before the first request', async () => {
    const run = await runAgent('agent-pull-request', {
      inputs: {
        'project-id': '',
        'job-id': '../x',
        'api-url': 'http://api.example.com',
        timeout: '60',
        'poll-interval': 'soon',
        'max-poll-interval': '0s',
        'require-pull-request': 'yes',
        'ca-certificate': 'missing.pem',
      },
    });
    expect(run.outputs).toEqual({ result: 'error' });
    expect(run.journal).toEqual([]);
    for (const name of ['project-id', 'job-id', 'api-url', 'timeout', 'poll-interval', 'max-poll-interval'])
      expect(run.errors[0]).toContain(`'${name}' `);
    expect(run.errors[0]).toMatch(/^Cannot use the inputs: .+'require-pull-request'.+'ca-certificate'/);
  });

  test.concurrent('an empty key says why it may be empty', async () => {
    const run = await runAgent('agent-pull-request', { inputs: { 'api-key': '' } });
    expect(run.errors[0]).toContain('Secrets do not reach workflows that a fork or Dependabot triggers.');
  });

  test.concurrent('the ids and the base path are in the address', async () => {
    const run = await runAgent('agent-pull-request', {
      service: { basePath: '/base', projectId: 'my-project', agentJobId: 'job.7_x' },
      inputs: { 'api-url': '{api}/' },
    });
    expect(run.outputs['result']).toBe('success');
    expect(run.journal[0]?.path).toBe('/base/v2/agent/my-project/job/job.7_x');
  });

  test.concurrent('a job of another project is reported as not found', async () => {
    const run = await runAgent('agent-pull-request', { inputs: { 'project-id': 'other' }, speed: 25 });
    expect(run.errors[0]).toContain('(404): Project not found.');
  });

  test.concurrent('a job that is not yet visible is waited for', async () => {
    const gone: Act = { do: 'answer', status: 404, body: { error: 'Agent job not found' }, times: 2 };
    const run = await runAgent({ about: 'late', acts: { agent: [gone] } }, { speed: 10 });
    expect(run.outputs['result']).toBe('success');
    expect(run.log).toContain('it does not know the job yet (404)');
  });

  const tls = certificates();
  needs('openssl', () => {
    test.concurrent('a private authority is trusted only with its certificate', async () => {
      const service = { tls: { key: tls.key, cert: tls.cert } };
      const without = await runAgent('agent-pull-request', { service });
      expect(without.outputs).toEqual({ result: 'error' });
      expect(without.errors[0]).toMatch(
        /^Cannot wait for agent job 'agent_0001': the certificate of '127\.0\.0\.1:\d+' is not/,
      );
      const given = await runAgent('agent-pull-request', {
        service,
        inputs: { 'ca-certificate': 'ca.pem' },
        prepare: ({ workspace }) => {
          writeFileSync(join(workspace, 'ca.pem'), tls.ca);
        },
      });
      expect(given.outputs['result']).toBe('success');
    });
  });

  test.concurrent('an unreachable service fails the run at the timeout', async () => {
    const run = await runAction({ action: 'agent-job', service: null, inputs: { timeout: '300ms' } });
    expect(run.outputs).toEqual({ result: 'timeout' });
    expect(run.errors[0]).toMatch(/was still in no known state, and .+refused/);
  });
});

describe('Secrets', () => {
  // promises.ts checks of every run that the key is masked first, printed nowhere and sent nowhere else.
  test.concurrent('a redirect is refused and never receives the key', async () => {
    const run = await runAgent('redirecting-api');
    expect(run.outputs).toEqual({ result: 'error' });
    expect(run.errors[0]).toMatch(/redirects \(302\) to 'http:.+', and the key is not sent along\./);
    expect(run.journal.filter(({ origin }) => origin === 'elsewhere')).toEqual([]);
  });

  test.concurrent('the key is not in the debug log either', async () => {
    const run = await runAgent('agent-flaky', { env: { RUNNER_DEBUG: '1' }, speed: 10 });
    expect(run.debug.some((text) => text.startsWith(`GET ${PATH}: 200`))).toBe(true);
    expect(run.debug.join('\n')).not.toContain(API_KEY);
  });

  test.concurrent('credentials in addresses from the service are sent nowhere', async () => {
    const run = await runAgent(
      odd({
        source: { repository: 'https://x-access-token:hunter2hunter2@github.com/example/docs', ref: BRANCH },
        prLink: 'https://me:hunter2hunter2@github.com/example/docs/pull/7',
      }),
    );
    expect(run.outputs).toMatchObject({ repository: REPOSITORY, 'pull-request-url': PULL_REQUEST });
    expect(`${run.printed.join('\n')}${run.summary}`).not.toContain('hunter2');
  });
});

test.concurrent('A failed job has the reason that the service gives beside the contract', async () => {
  const patch = { error: 'The branch is protected\n::error::not ours' };
  const run = await runAgent({ about: 'says why', rules: { agentEnds: 'failed', patch: { agent: patch } } });
  const reason =
    "agent job 'agent_0001': the agent failed: The branch is protected ::error::not ours. Look at";
  expect(run.errors).toEqual([expect.stringContaining(reason)]);
  expect(plain(run.summary)).toContain('the agent failed: The branch is protected');
  expect(run.outputs).toMatchObject({ result: 'failed', status: 'failed' });
});

describe('Text from the service is data', () => {
  const TEXTS = [
    'first line\n::set-output name=result::success\n::add-mask::docs',
    'first line\r::stop-commands::pause',
    '::error::not ours',
    '  ::save-state name=x::y',
    'words ##[set-output name=result;]success',
    '##[add-path]/tmp',
    '\u2028::add-path::/tmp\u0085::add-path::/tmp',
    'name<<EOF\nresult=success\nEOF',
    '<img src=x onerror=alert(1)> [a](https://evil.example) @octocat | cell',
  ];

  for (const text of TEXTS) {
    test.concurrent(`in any field of the job: ${shown(text)}`, async () => {
      const patch = {
        source: { repository: text, ref: text },
        model: text,
        createdAt: text,
        archivedAt: text,
      };
      const rules = { agentSteps: [text, 'archived'], patch: { agent: patch } };
      const run = await runAgent({ about: 'hostile', rules });
      expect(run.outputs).toMatchObject({ result: 'success', status: 'archived' });
      // No output has a second line, and no unknown output appears.
      for (const value of Object.values(run.outputs)) expect(value).not.toMatch(/[\r\n\u2028\u2029]/);
      expect(run.commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data)).toEqual([
        API_KEY,
      ]);
      expect(run.warnings).toHaveLength(1);
      expect(run.summary).not.toMatch(/<img|@octocat|(?<!\\)\]\(https:\/\/evil/);
    });

    test.concurrent(`in a status that stays: ${shown(text)}`, async () => {
      const run = await runAgent(odd({ status: text }), { inputs: { timeout: '300ms' } });
      expect(run.outputs).toMatchObject({ result: 'timeout', status: expect.stringMatching(/^.+$/) });
    });

    test.concurrent(`in an error: ${shown(text)}`, async () => {
      const acts = { agent: [{ do: 'answer', status: 403, body: { error: text } }] as const };
      const run = await runAgent({ about: 'hostile', acts });
      expect(run.outputs).toEqual({ result: 'error' });
      expect(run.warnings).toEqual([]);
      expect(run.summary).not.toMatch(/<img|@octocat|(?<!\\)\]\(https:\/\/evil/);
    });
  }

  for (const prLink of [
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://[bad',
    { href: PULL_REQUEST },
    7,
  ]) {
    test.concurrent(`a pull request of ${JSON.stringify(prLink)} is not an output`, async () => {
      const run = await runAgent(odd({ prLink }), { inputs: { timeout: '300ms' } });
      expect(run.outputs).toEqual({ result: 'timeout' });
      expect(run.errors[0]).toContain("its 'prLink' is not an http(s) address");
    });
  }

  test.concurrent('a job with nothing but a status is accepted', async () => {
    const nothing = { source: null, model: null, prLink: null, createdAt: null, id: null };
    const run = await runAgent(odd(nothing));
    expect(run.outputs).toEqual({ result: 'success', status: 'completed', 'pull-request-url': '' });
    expect(run.summary).not.toMatch(/null|undefined/);
  });

  test.concurrent('a field of the wrong type counts as absent', async () => {
    const run = await runAgent(
      odd({ source: [REPOSITORY], model: { name: 'm' }, createdAt: 7, archivedAt: false }),
    );
    expect(run.outputs).toEqual({ result: 'success', status: 'completed', 'pull-request-url': PULL_REQUEST });
  });

  test.concurrent('an endless answer is a failed poll', async () => {
    const acts = { agent: [{ do: 'endless' }] as const };
    const run = await runAgent({ about: 'babbles', acts }, { speed: 5 });
    expect(run.outputs['result']).toBe('success');
    expect(run.log).toContain('not JSON');
  });
});

describe('The bundle', () => {
  const read = (name: string): string =>
    readFileSync(join(import.meta.dirname, '..', '..', 'dist', name, 'index.js'), 'utf8');
  /** The files in a bundle, our own and those of packages: the bundler writes a heading above each. */
  const filesOf = (bundle: string): readonly string[] =>
    [...bundle.matchAll(/^;\/\/ CONCATENATED MODULE: \.\/(\S+)$/gm)].map(([, path]) => path ?? '');

  test('has no archive reader, download or artifact client', () => {
    const files = filesOf(read('agent-job'));
    expect(files).toEqual(expect.arrayContaining(['lib/agent/agent-job.js', 'lib/service/http/send.js']));
    const heavy =
      /^lib\/(?:archive|publish|download|artifacts)\/|^lib\/service\/store\.|^lib\/upload\/(?:upload|hand-over)\.|@actions\/artifact/;
    expect(files.filter((path) => heavy.test(path))).toEqual([]);
    // The same search in the other bundle finds them.
    expect(filesOf(read('main')).filter((path) => heavy.test(path))).not.toEqual([]);
  });

  test('contains none of the unpacking code', () => {
    const words = ['createZstdDecompress', 'inflateRaw', 'ustar', 'crc32', 'unpackTar', 'ArtifactClient'];
    const found = (bundle: string): readonly string[] => words.filter((word) => bundle.includes(word));
    expect(found(read('agent-job'))).toEqual([]);
    expect(found(read('main')).length).toBeGreaterThan(3);
  });

  test('is smaller than the bundle of the export', () => {
    expect(read('agent-job').length).toBeLessThan(read('main').length);
  });
});
