import { mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { pack } from '../../emulator/archives/pack.ts';
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import type { Act } from '../../emulator/service/act.ts';
import { filesOf } from '../../emulator/site/site-files.ts';
import { needs } from '../needs.ts';
import { API_KEY } from './run-environment.ts';
import { runAction, type Run, type Running, type RunOptions } from './runner.ts';
import { noise, OLD, SITE, writeFiles } from './sites.ts';
import { withSmallDisk } from './small-disk.ts';
import { siteTree, subtree } from './tree.ts';
import { scratchFolder } from '../kit/scratch-disk.ts';
import { inTurn } from '../thorough.ts';

/** The time that is promised. */
const CANCEL_LIMIT_MS = 3_000;
/** More files than can be unpacked before a signal arrives, packed once for all runs. */
const MANY = Object.fromEntries(
  Array.from({ length: 10_000 }, (_, at) => [`${at % 50}/page-${at}.html`, `<h1>${at}</h1>`]),
);
const archives = scratchFolder();
await pack(filesOf(MANY), 'tar.gz', join(archives, 'tar.gz'));
await pack(filesOf(MANY), 'zip', join(archives, 'zip'));

interface Phase {
  readonly options: RunOptions;
  /** Resolves when the phase has begun. */
  readonly reached: (running: Running) => Promise<void>;
  readonly jobKnown: boolean;
}

const silent: readonly Act[] = [{ do: 'delay', ms: 3_600_000, times: 'always' }];
const throttled: readonly Act[] = [
  {
    do: 'answer',
    status: 429,
    headers: { 'retry-after': '600' },
    body: { error: 'Not now' },
    times: 'always',
  },
];

function unpacking(running: Running): Promise<void> {
  return running.until('unpacking', () => {
    const staging = readdirSync(running.workspace).find((name) => name.includes('partial'));
    return staging !== undefined && hasPage(join(running.workspace, staging));
  });
}

/** Looks for the first page only: on a slow disk a list of all takes longer than unpacking them. */
function hasPage(folder: string): boolean {
  return readdirSync(folder, { withFileTypes: true }).some((entry) =>
    entry.isDirectory() ? hasPage(join(folder, entry.name)) : entry.name.endsWith('.html'),
  );
}

const PHASES: Readonly<Record<string, Phase>> = {
  'while the start is on its way': {
    options: { service: { scenario: 'silent-start' } },
    reached: ({ untilAsked }) => untilAsked('start'),
    jobKnown: false,
  },
  'while the start waits for Retry-After': {
    options: {
      service: { scenario: { about: 'throttled', acts: { start: throttled } } },
      inputs: { timeout: '1h' },
    },
    reached: ({ until, printed }) => until('the wait', () => printed().includes('429')),
    jobKnown: false,
  },
  'while waiting for the job': {
    options: {
      service: { scenario: 'never-ends' },
      inputs: { 'poll-interval': '30s', 'max-poll-interval': '30s', timeout: '1h' },
    },
    reached: ({ until, printed }) => until('the first status', () => printed().includes('Running')),
    jobKnown: true,
  },
  'while a poll is on its way': {
    options: { service: { scenario: { about: 'silent', acts: { status: silent } } } },
    reached: ({ untilAsked }) => untilAsked('status'),
    jobKnown: true,
  },
  'while the bundle is asked for': {
    options: { service: { scenario: { about: 'silent', acts: { bundle: silent } } } },
    reached: ({ untilAsked }) => untilAsked('bundle'),
    jobKnown: true,
  },
  'while downloading': {
    options: {
      service: { files: { 'data.bin': noise(400_000) }, bytesPerSecond: 40_000 },
      inputs: { 'bundle-path': 'kept.tar.gz', overwrite: 'true' },
      prepare: ({ workspace }) => {
        writeFiles(workspace, { 'kept.tar.gz': 'of the run before' });
        writeFiles(join(workspace, 'site'), OLD);
      },
    },
    reached: ({ until, emulator }) =>
      until(
        'bytes came',
        () => emulator?.journal().some(({ route, bytes }) => route === 'store' && bytes > 0) === true,
      ),
    jobKnown: true,
  },
  'while the download pauses after a problem': {
    options: { service: { scenario: { about: 'throttled', acts: { store: throttled } } } },
    reached: ({ until, printed }) => until('the pause', () => printed().includes('The download stopped')),
    jobKnown: true,
  },
  'while unpacking a tar': {
    options: {
      service: { archive: join(archives, 'tar.gz') },
      inputs: { overwrite: 'true', 'bundle-path': 'new/kept.tar.gz' },
      prepare: ({ workspace }) => {
        writeFiles(join(workspace, 'site'), OLD);
      },
    },
    reached: unpacking,
    jobKnown: true,
  },
  'while unpacking a zip': {
    options: {
      service: { format: 'zip', archive: join(archives, 'zip') },
      inputs: { 'site-path': 'new/parents/site' },
    },
    reached: ({ until, workspace }) => until('unpacking', () => hasPage(workspace)),
    jobKnown: true,
  },
};

describe('Cancelled: the run ends within three seconds, removes temporary files, sets job-id and result', () => {
  for (const [place, [name, { options, reached, jobKnown }]] of Object.entries(PHASES).entries()) {
    // A runner sends SIGINT first; a machine that goes down sends SIGTERM.
    for (const signal of inTurn(place, ['SIGINT', 'SIGTERM'] as const)) {
      test.concurrent(`${signal} ${name}`, async () => {
        const run = await runAction({
          ...options,
          during: async (running) => {
            await reached(running);
            running.kill(signal);
          },
        });
        expect(run.endedAfterMs).toBeLessThan(CANCEL_LIMIT_MS);
        expect(run.exitCode).toBe(1);
        expect(run.outputs['result']).toBe('cancelled');
        expect(run.outputs['job-id']).toBe(jobKnown ? 'job_0001' : undefined);
        expect(run.errors[0]).toContain(`cancelled (${signal})`);
        if (jobKnown) {
          const isOver = run.log.includes('Completed after');
          expect(run.log).toContain(
            isOver ? "after job 'job_0001' was completed" : "while job 'job_0001' continues at the service",
          );
          expect(run.log).toContain("'job-id: job_0001'");
          expect(run.summary).toContain('job-id: job');
        } else {
          // The start may have reached the service.
          expect(run.errors[0]).toContain("unless the dashboard shows an export of 'docs.example.com'");
        }
        // The site, the archive and whatever was there before are unchanged.
        expect(run.after).toEqual(run.before);
      });
    }
  }

  test.concurrent(
    'also while removing unpacked files takes longer: the runner removes the rest',
    async () => {
      let staged: readonly string[] = [];
      const run = await runAction({
        preload: ['slow-removal.ts'],
        service: { archive: join(archives, 'tar.gz') },
        mayLeave: ['work/_temp'],
        during: async (running) => {
          await unpacking(running);
          running.kill('SIGINT');
          await running.until(
            'it is out of the workspace',
            () => readdirSync(running.workspace).length === 0,
          );
          staged = readdirSync(running.temp);
        },
      });
      expect(staged).toEqual([expect.stringMatching(/^\.site\.partial-/)]);
      expect(run.endedAfterMs).toBeLessThan(CANCEL_LIMIT_MS);
      expect(run.outputs).toMatchObject({ 'job-id': 'job_0001', result: 'cancelled' });
      expect(run.log).not.toContain('temporary folder');
      const left = Object.keys(run.after).filter((path) => run.before[path] === undefined);
      expect(left.every((path) => path.startsWith(`work/_temp/${staged[0] ?? ''}`))).toBe(true);
    },
  );

  test.concurrent('a second signal changes nothing', async () => {
    const run = await runAction({
      service: { scenario: { about: 'silent', acts: { status: silent } } },
      during: async ({ untilAsked, kill }) => {
        await untilAsked('status');
        kill('SIGINT');
        kill('SIGTERM');
        kill('SIGINT');
      },
    });
    expect(run.outputs).toEqual({ 'job-id': 'job_0001', result: 'cancelled' });
  });
});

needs('symbolic links', () => {
  test.concurrent(
    'A folder above the site that becomes a link while the run waits leads it nowhere',
    async () => {
      const run = await runAction({
        service: { files: SITE, scenario: { about: 'slow', rules: { queueMs: 1_000, renderMs: 1_000 } } },
        inputs: { 'site-path': 'out/site', overwrite: 'true' },
        prepare: ({ sandbox, workspace }) => {
          writeFiles(join(workspace, 'out', 'site'), OLD);
          writeFiles(join(sandbox, 'work', 'other', 'site'), OLD);
        },
        during: async ({ sandbox, workspace, untilAsked }) => {
          await untilAsked('status');
          renameSync(join(workspace, 'out'), join(workspace, 'moved'));
          symlinkSync(join(sandbox, 'work', 'other'), join(workspace, 'out'));
        },
        mayLeave: ['work/docs/docs/out', 'work/docs/docs/moved'],
      });
      expect(run.errors).toEqual([expect.stringMatching(/leads to '.+work.other' by now/)]);
      expect(run.outputs).toMatchObject({ result: 'error' });
      expect(subtree(run.after, 'work/other')).toEqual(subtree(run.before, 'work/other'));
    },
  );
});

/** A range would reveal the length of the whole. */
const NO_LENGTH: Scenario = {
  about: 'a store that says nothing of the length',
  rules: { contentLength: 'none', ranges: 'ignored' },
};

needs('a small file system', () => {
  describe('A full disk', () => {
    const data = noise(1_500_000);
    const failsOnDisk = (options: RunOptions, where: 'workspace' | 'temp'): RunOptions =>
      withSmallDisk({ options }, where).options;

    // Each file takes a page of the disk, which no declared size shows.
    const tiny = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`${at}.html`, 'x']));
    const bundleFull = /^Cannot write the bundle: the disk of '.+bundle\.part' is full\./;
    const siteFull = /^Cannot write the file: the disk of '.+' is full\./;
    const withOldSite: Pick<RunOptions, 'inputs' | 'prepare'> = {
      inputs: { overwrite: 'true' },
      prepare: ({ workspace }) => {
        writeFiles(join(workspace, 'site'), OLD);
      },
    };
    const cases: readonly (readonly [string, RunOptions, RegExp])[] = [
      [
        'while downloading into the temporary folder',
        failsOnDisk({ service: { format: 'zip', scenario: NO_LENGTH, files: { 'data.bin': data } } }, 'temp'),
        bundleFull,
      ],
      [
        'while downloading beside the archive that will be kept',
        failsOnDisk(
          {
            service: { format: 'tar', scenario: NO_LENGTH, files: { 'data.bin': data } },
            inputs: { 'bundle-path': 'kept/docs.tar', extract: 'false' },
          },
          'workspace',
        ),
        bundleFull,
      ],
      [
        'that is too small for the archive',
        failsOnDisk(
          {
            service: { format: 'tar', files: { 'data.bin': data } },
            inputs: { 'bundle-path': 'kept/docs.tar', extract: 'false' },
          },
          'workspace',
        ),
        /^Cannot download the bundle: it takes 1\.4 MiB, and the disk of '.+' has .+ left\./,
      ],
      [
        'while unpacking a zip',
        failsOnDisk({ service: { format: 'zip', files: tiny }, ...withOldSite }, 'workspace'),
        siteFull,
      ],
    ];

    for (const [name, options, says] of cases) {
      test.concurrent(`${name}: nothing is left, and the old site stays`, async () => {
        const run = await runAction(options);
        expect(run.outputs['result']).toBe('error');
        expect(run.errors[0]).toMatch(says);
        expect(run.after).toEqual(run.before);
      });
    }
  });
});

/** What a run opened, closed and reported, in this order. */
function foldsOf({ commands }: Run): readonly string[] {
  return commands.map(({ name }) => name).filter((name) => /group|error/.test(name));
}

describe('Never green by accident', () => {
  const script = (name: string): RunOptions => ({
    main: join(import.meta.dirname, 'sessions', `${name}.ts`),
    service: null,
  });
  const WORDS: Readonly<Record<string, RegExp>> = {
    'never-settles': /event loop ran dry/,
    'throws-a-string': /thrown on purpose/,
    'throws-nothing': /undefined/,
    'rejects-unhandled': /rejected on purpose/,
    'throws-from-a-timer': /thrown from a timer/,
    'throws-while-overheard': /thrown while somebody listened/,
    'cleans-up-badly': /could not clean up/,
  };

  for (const [name, says] of Object.entries(WORDS)) {
    test.concurrent(
      `work that ${name.replaceAll('-', ' ')} fails the step, once, with a result`,
      async () => {
        const run = await runAction(script(name));
        expect(run.exitCode).toBe(1);
        expect(run.outputs).toEqual({ result: 'error' });
        expect(run.errors).toHaveLength(1);
        expect(run.errors[0]).toMatch(/^Cannot continue: something happened that this action does not know/);
        expect(run.errors[0]).toMatch(says);
        expect(run.errors[0]).toContain('This is a bug: report it');
        expect(run.summary).toMatch(/^### ❌/);
        expect(foldsOf(run)).toEqual(['group', 'endgroup', 'error']);
      },
    );
  }

  test.concurrent('work that ends the process itself fails the step, and its files are removed', async () => {
    const run = await runAction({ ...script('exits'), hasNoResult: true });
    expect(run.exitCode).toBe(1);
    expect(foldsOf(run)).toEqual(['group', 'endgroup']);
    expect(run.after).toEqual(run.before);
  });

  test.concurrent('work that ignores its signal ends within three seconds all the same', async () => {
    const run = await runAction({
      ...script('deaf'),
      during: async ({ until, printed, kill }) => {
        await until('it works', () => printed().includes('deaf'));
        kill('SIGINT');
      },
    });
    expect(run.endedAfterMs).toBeLessThan(CANCEL_LIMIT_MS);
    expect(run.outputs).toEqual({ result: 'cancelled' });
  });

  test.concurrent('Ctrl+Break, which a runner on Windows sends last, cancels the run', async () => {
    const run = await runAction(script('hears-a-break'));
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toEqual({ result: 'cancelled' });
    expect(run.errors[0]).toContain('the step was cancelled (SIGBREAK)');
  });

  test.concurrent('a reader that closes the pipe early does not make a failed run succeed', async () => {
    const run = await runAction({
      service: { scenario: 'failing-job' },
      unread: true,
    });
    expect(run.exitCode).toBe(1);
    expect(run.outputs['result']).not.toBe('success');
  });
});

describe('No stack trace unless step debugging is on', () => {
  // The runner hides `::debug::` lines unless step debugging is on; no other line may hold a stack (see promises.ts).
  test.concurrent('the stack goes to the debug log', async () => {
    const run = await runAction({ service: { scenario: 'failing-job' }, env: { RUNNER_DEBUG: '1' } });
    expect(run.debug.some((text) => /^Failure: job-failed\n\s+at /.test(text))).toBe(true);
    expect(run.log).not.toMatch(/^\s+at /m);
    expect(run.summary).not.toMatch(/^\s+at /m);
  });
});

// What becomes of each kind of text: text/words.test.ts. Here, that it gets there on each way to the log.
describe("The service's text cannot become a command, or Markdown", () => {
  const TEXTS = [
    'first line\n::set-output name=result::success\n::add-mask::docs',
    'first line\r::stop-commands::pause',
    'words ##[set-output name=result;]success',
    '::error::not ours',
    '  ::save-state name=x::y',
    '%0A::set-env name=PATH::/tmp',
    '\u2028::add-path::/tmp\u0085::add-path::/tmp',
  ];

  test.concurrent('in the error of a job', async () => {
    const rules = { ends: 'failed', error: TEXTS.join('\n') } as const;
    const run = await runAction({ service: { scenario: { about: 'hostile', rules } } });
    expect(run.outputs['result']).toBe('failed');
    expectNoCommands(run);
  });

  test.concurrent('in the errors of polls that are retried', async () => {
    const acts = {
      status: TEXTS.map((error) => ({ do: 'answer', status: 503, body: { error } }) as const),
    };
    const run = await runAction({ service: { scenario: { about: 'hostile', acts } }, speed: 25 });
    expect(run.outputs['result']).toBe('success');
    expectNoCommands(run);
  });

  test.concurrent('in a status', async () => {
    const rules = { steps: [...TEXTS.map((status) => ({ status })), { status: 'completed' }] };
    const run = await runAction({ service: { scenario: { about: 'hostile', rules } } });
    expect(run.outputs['result']).toBe('success');
    expectNoCommands(run);
  });

  test.concurrent('in Markdown for the summary', async () => {
    const error =
      '<img src=x onerror=alert(1)> [link](https://evil.example) ![i](https://evil.example/i.png) @octocat `code` | cell | # head **bold** <!-- --> </td>';
    const rules = { ends: 'failed', error } as const;
    const run = await runAction({ service: { scenario: { about: 'hostile', rules } } });
    expect(run.summary).not.toMatch(/<(?:img|!--|\/td)/);
    expect(run.summary).not.toMatch(/(?<!\\)\]\(https/);
    expect(run.summary).not.toContain('@octocat');
    expect(run.summary).not.toContain(' `code`');
    expect(run.summary).not.toMatch(/(?<!\\)\*\*bold/);
    expect(run.errors[0]).toContain('@octocat');
  });

  test.concurrent('in an answer of the store', async () => {
    const body = '<Error><Code>::set-output name=a::b</Code><Message>x ##[add-path]/tmp</Message></Error>';
    const acts = { store: [{ do: 'answer', status: 503, body }] as const };
    const run = await runAction({ service: { scenario: { about: 'hostile', acts } }, speed: 25 });
    expect(run.outputs['result']).toBe('success');
    expectNoCommands(run);
  });

  test.concurrent('in the target of a redirect from the API', async () => {
    const location = 'https://evil.example/x ##[add-path]/tmp?token=abcdef';
    const acts = { start: [{ do: 'answer', status: 302, headers: { location } }] as const };
    const run = await runAction({ service: { scenario: { about: 'hostile', acts } } });
    expect(run.errors[0]).toContain('evil.example');
    expect(run.printed.join('\n')).not.toContain('abcdef');
    expectNoCommands(run);
  });

  test.concurrent('in a job id or a link that is invalid', async () => {
    for (const patch of [
      { start: { jobId: 'job\n::set-output name=a::b' } },
      { bundle: { bundleUrl: 'https://user:pass-word@[bad' } },
      { bundle: { expiresAt: '2026\n::set-output name=a::b' } },
    ]) {
      const run = await runAction({ service: { scenario: { about: 'hostile', rules: { patch } } } });
      expect(run.outputs['result']).toBe('expiresAt' in (patch.bundle ?? {}) ? 'success' : 'error');
      expectNoCommands(run);
      expect(run.printed.join('\n')).not.toContain('pass-word');
    }
  });

  /** promises.ts has checked every command that a runner would read: only these are there. */
  function expectNoCommands(run: Run): void {
    const masks = run.commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data);
    expect(masks.every((mask) => /^(?:svc_|EMULATOR|[0-9a-f]{64}$)/.test(mask))).toBe(true);
    expect(run.errors.length).toBeLessThanOrEqual(1);
    expect(run.warnings).toEqual([]);
  }
});

describe('The summary stays below 900 kB, the annotation below what the runner shows', () => {
  test.concurrent('with a megabyte of error text', async () => {
    const rules = { ends: 'failed', error: '<&|*`_'.repeat(170_000) } as const;
    const run = await runAction({ service: { scenario: { about: 'long-winded', rules } } });
    expect(run.outputs['result']).toBe('failed');
    expect(Buffer.byteLength(run.summary)).toBeLessThan(900_000);
    expect(run.errors[0]).toContain('<&|*`_');
  });

  test.concurrent('with a status of one megabyte', async () => {
    const rules = { steps: [{ status: 'x'.repeat(900_000) }, { status: 'completed' }] };
    const run = await runAction({ service: { scenario: { about: 'long-winded', rules } } });
    expect(run.outputs['result']).toBe('success');
    expect(run.log.length).toBeLessThan(100_000);
  });

  test.concurrent('with long wrong inputs', async () => {
    const long = 'x '.repeat(400);
    const run = await runAction({
      service: null,
      inputs: {
        domain: long,
        'api-url': long,
        timeout: long,
        'poll-interval': long,
        'max-poll-interval': long,
        wait: long,
        extract: long,
        overwrite: long,
        'strip-components': long,
        'max-size': long,
        'max-files': long,
        'ca-certificate': long,
        'site-path': `${long}/..//..`,
      },
    });
    expect(run.outputs).toEqual({ result: 'error' });
    for (const input of ['domain', 'timeout', 'max-files', 'ca-certificate'])
      expect(run.errors[0]).toContain(`${input}: `);
  });
});

describe('Secrets', () => {
  describe('a key that the service sends back is not printed, nor half of it', () => {
    const body = { error: `Key ${API_KEY} has expired. ${'x'.repeat(455)} ${API_KEY}` };
    const answer = { do: 'answer', status: 401, body } as const;
    const CASES: Readonly<Record<string, RunOptions & { readonly scenario: Partial<Scenario> }>> = {
      'in a refusal': { scenario: { acts: { start: [answer] } } },
      'in a failed job': { scenario: { rules: { ends: 'failed', error: body.error } } },
      'about an agent job': { action: 'agent-job', scenario: { acts: { agent: [answer] } } },
    };
    for (const [name, { scenario, ...options }] of Object.entries(CASES)) {
      test.concurrent(name, async () => {
        const run = await runAction({ ...options, service: { scenario: { about: name, ...scenario } } });
        expect(run.log).toContain('Key *** has expired');
        expect(run.summary).toContain('Key \\*\\*\\* has expired');
        expect(`${run.log}${run.summary}`).not.toContain('svc');
      });
    }
  });

  test.concurrent('step debugging prints no secret either', async () => {
    const run = await runAction({
      service: { scenario: 'expiring-link', files: SITE },
      env: { RUNNER_DEBUG: '1' },
      speed: 25,
    });
    expect(run.errors).toEqual([]);
    expect(run.debug.some((text) => text.includes('/store/docs-exports/job_0001/bundle.tar.gz'))).toBe(true);
  });

  test.concurrent('a session token and a password in the link are masked', async () => {
    const run = await runAction({ service: { scenario: 'link-with-token' }, inputs: { extract: 'false' } });
    expect(run.outputs['bundle-url']).toContain('X-Amz-Security-Token=');
  });

  test.concurrent('the job and the domain stay readable, also where a link names them', async () => {
    const bundleUrl = 'http://127.0.0.1:9/b?job=JOB_0001&site=docs.example.com&token=aB3dEfGh1234';
    const rules = { patch: { bundle: { bundleUrl } } };
    const run = await runAction({
      service: { scenario: { about: 'tells', rules } },
      inputs: { extract: 'false' },
    });
    const masks = run.commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data);
    expect(masks).toEqual([API_KEY, 'aB3dEfGh1234']);
    expect(run.summary).toContain('| Job | `job_0001` |');
  });

  test.concurrent('the secrets in a link of another kind of store are masked', async () => {
    const bundleUrl =
      'http://127.0.0.1:9/b.tar.gz?sv=2026-01-01&se=2026-11-22&sig=aB3dEfGh1234%3D&Policy=cG9saWN5LWRvY3VtZW50&Key-Pair-Id=K1234567890';
    const rules = { patch: { bundle: { bundleUrl } } };
    const run = await runAction({
      service: { scenario: { about: 'azure', rules } },
      inputs: { extract: 'false' },
    });
    const masks = run.commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data);
    expect(masks).toEqual(
      expect.arrayContaining(['aB3dEfGh1234=', 'aB3dEfGh1234%3D', 'cG9saWN5LWRvY3VtZW50']),
    );
    expect(run.outputs['bundle-url']).toBe(bundleUrl);
  });
});

describe('No temporary file is left', () => {
  test.concurrent(
    'folders made for a site that was never published are removed, others are not',
    async () => {
      const run = await runAction({
        service: { scenario: 'hostile-symlink' },
        inputs: { 'site-path': 'out/a/b/site', 'bundle-path': 'kept/c/docs.tar.gz' },
        prepare: ({ workspace }) => {
          mkdirSync(join(workspace, 'out'));
        },
      });
      expect(run.outputs['result']).toBe('error');
      expect(run.after).toEqual(run.before);
    },
  );

  test.concurrent(
    "without RUNNER_TEMP or a summary file the run uses the system's folder and prints no warning",
    async () => {
      const run = await runAction({
        service: { files: SITE },
        env: { RUNNER_TEMP: '', GITHUB_STEP_SUMMARY: '' },
      });
      expect(run.outputs['result']).toBe('success');
      expect(subtree(run.after, 'work/docs/docs/site')).toEqual(siteTree(SITE));
    },
  );

  test.concurrent.each([
    ['missing', '/no/such/folder', 'is no folder'],
    ['relative', 'temp', 'is not absolute'],
    ['a file', '/etc/hostname', 'is no folder'],
  ])('a RUNNER_TEMP that is %s ends the run before the first request', async (_, temp, says) => {
    const run = await runAction({ service: { files: SITE }, env: { RUNNER_TEMP: temp } });
    expect(run.errors[0]).toContain(`'RUNNER_TEMP' '${temp}' ${says}`);
    expect(run.journal).toEqual([]);
    expect(run.after).toEqual(run.before);
  });
});
