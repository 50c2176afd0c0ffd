import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { HOSTILE, type HostileKind } from '../../emulator/archives/hostile.ts';
import { scenarioNamed } from '../../emulator/scenarios/scenarios.ts';
import type { FailureCode } from '../../src/core/failure.ts';
import { needs, type Need } from '../needs.ts';
import { certificates } from './certificates.ts';
import { runAction, type Run, type RunOptions } from './runner.ts';
import { OLD, SITE, writeFiles } from './sites.ts';
import { withSmallDisk } from './small-disk.ts';
import { siteTree, subtree } from './tree.ts';

/** A failure: its cause, its result, its message, its next step. */
interface Case {
  readonly needs?: Need;
  readonly options: RunOptions;
  readonly result?: 'failed' | 'timeout' | 'cancelled';
  readonly says: RegExp;
  readonly nextStep: RegExp;
}

/** For limits of minutes. A run that follows a job has no start whose answer could be too late for that clock. */
const WINDOWS = process.platform === 'win32';
const FAST = { speed: 100, inputs: { 'job-id': 'job_0001' }, service: { existingJobs: ['job_0001'] } };
const scenario = (name: string, more: RunOptions = {}): RunOptions => ({
  ...more,
  service: { scenario: name, ...more.service },
});
const tls = certificates();

/** What the runner says about an action that it has downloaded. */
const FETCHED = { GITHUB_ACTION_REPOSITORY: 'acme/docs-export', GITHUB_ACTION_REF: 'v1' };

/** The address of an artifact service that does not answer. */
const NO_ARTIFACTS = {
  ACTIONS_RESULTS_URL: 'http://127.0.0.1:9',
  ACTIONS_RUNTIME_TOKEN: `e30.${Buffer.from('{"scp":"Actions.Results:run:job"}').toString('base64url')}.eA`,
};

/** The first needs a run without a service (see endings.test.ts), the others are not failures of an export. */
type Elsewhere = 'bug' | 'agent-failed' | 'no-pull-request' | 'site-broken' | 'site-stale';

/** Every code of `core/failure.ts` that an export can end with. */
const CASES: Readonly<Record<Exclude<FailureCode, Elsewhere>, Case | null>> = {
  'inputs-invalid': {
    options: { inputs: { domain: 'docs.example.com:443' } },
    says: /^Cannot use the inputs: 'domain' 'docs\.example\.com:443' holds a port\./,
    nextStep: /Did you mean 'docs\.example\.com'\?/,
  },
  'key-refused': {
    options: scenario('unauthorized'),
    says: /^Cannot start the export of 'docs\.example\.com': .+\(401\): API key has expired\./,
    nextStep: /make a new admin key/,
  },
  'not-allowed': {
    options: scenario('forbidden'),
    says: /^Cannot start .+\(403\): Static export is not enabled for this organization\./,
    nextStep: /Enterprise plan.+allow-list.+read-only key/,
  },
  'not-found': {
    options: { inputs: { 'job-id': 'job_gone' } },
    says: /^Cannot follow the export of job 'job_gone': .+\(404\): Export job not found\./,
    nextStep: /'job-id'/,
  },
  conflict: {
    options: scenario('active-job'),
    says: /^Cannot start .+\(409\): Another export job is already active\./,
    nextStep: /concurrency/,
  },
  'busy-timeout': {
    options: scenario('active-job', { inputs: { 'when-busy': 'wait', timeout: '400ms' } }),
    result: 'timeout',
    says: /^Cannot start the export of 'docs\.example\.com': after 0\.4 s another job was still active \(409\): Another export job is already active\./,
    nextStep: /No export was started.+dashboard.+'timeout'/,
  },
  'rate-limited': {
    options: scenario('rate-limited', { inputs: { timeout: '1s' } }),
    says: /^Cannot start .+\(429\): Too many requests\./,
    nextStep: /later/,
  },
  'request-refused': {
    options: scenario('bad-domain'),
    says: /^Cannot start .+\(400\): No deployment found for this domain\./,
    nextStep: /'domain'/,
  },
  'api-redirects': {
    options: scenario('redirecting-api'),
    says: /^Cannot start .+redirects \(307\) to 'http:\/\/127\.0\.0\.1:\d+\/v1\/static-export\/jobs'.+not sent along\./,
    nextStep: /'api-url'/,
  },
  'service-unavailable': {
    options: scenario('down', FAST),
    says: /^Cannot follow .+ job 'job_0001': no usable answer .+ for 5 min.+ 503: Service unavailable\./,
    nextStep: /job-id: job_0001/,
  },
  'certificate-untrusted': {
    needs: 'openssl',
    options: { service: { tls: { key: tls.key, cert: tls.cert } } },
    says: /^Cannot export 'docs\.example\.com': the certificate of '127\.0\.0\.1:\d+' is not trusted \(\w+\)\./,
    nextStep: /'ca-certificate'/,
  },
  'proxy-refused': {
    options: {
      service: { scenario: { about: 'a proxy asks', acts: { start: [{ do: 'answer', status: 407 }] } } },
    },
    says: /^Cannot export 'docs\.example\.com': the proxy '127\.0\.0\.1:\d+' asks for credentials.+\(407\)\./,
    nextStep: /user name and password.+HTTPS_PROXY.+Nothing was started/,
  },
  'start-uncertain': {
    options: scenario('lost-start-answer'),
    says: /^Cannot start .+may have reached the service/,
    nextStep: /not sent again.+dashboard.+'job-id'/,
  },
  'answer-unusable': {
    options: scenario('start-without-id'),
    says: /^Cannot start .+no 'jobId'\./,
    nextStep: /'api-url'/,
  },
  'job-failed': {
    options: scenario('failing-job'),
    result: 'failed',
    says: /^Cannot export 'docs\.example\.com': job 'job_0001' failed at the service: Build failed: docs\.json is missing\./,
    nextStep: /run this again/,
  },
  'job-timeout': {
    options: scenario('never-ends', { inputs: { timeout: '2s' } }),
    result: 'timeout',
    says: /^Cannot export 'docs\.example\.com': after 2 s job 'job_0001' was still 'running' \(\d+ %.*?\)\./,
    nextStep: /continues at the service.+job-id: job_0001.+'timeout'/,
  },
  cancelled: {
    options: scenario('never-ends', {
      during: async ({ untilAsked, kill }) => {
        await untilAsked('status');
        kill('SIGINT');
      },
    }),
    result: 'cancelled',
    says: /cancelled \(SIGINT\) while job 'job_0001' continues at the service\./,
    nextStep: /job-id: job_0001/,
  },
  'link-refused': {
    options: scenario('link-always-refused', FAST),
    says: /^Cannot download .+'127\.0\.0\.1:\d+' refuses every link \(403\): AccessDenied: Access Denied\./,
    nextStep: /job-id: job_0001/,
  },
  'download-failed': {
    options: scenario('cut-at-zero', FAST),
    says: /^Cannot download the bundle of job 'job_0001' .+: 8 attempts in a row without a new byte/,
    nextStep: /job-id: job_0001/,
  },
  'bundle-size-wrong': {
    options: scenario('wrong-size'),
    says: /^Cannot use the bundle of job 'job_0001': it has [\d,]+ bytes, and the service says 12,345,678\./,
    nextStep: /job-id: job_0001/,
  },
  'link-unusable': {
    options: {
      service: {
        scenario: {
          about: 'the link leads to another scheme',
          acts: {
            store: [{ do: 'answer', status: 302, headers: { location: 'ftp://files.example.com/b' } }],
          },
        },
      },
    },
    says: /^Cannot download .+its link cannot be followed: .+ftp\./,
    nextStep: /people who run the service/,
  },
  'archive-unknown': {
    options: scenario('hostile-not-an-archive'),
    says: /^Cannot unpack .+neither tar, tar\.gz, tar\.zst nor zip, but an HTML page\./,
    nextStep: /To resume this job without a new export/,
  },
  'archive-damaged': {
    options: scenario('hostile-truncated'),
    says: /^Cannot unpack .+ it is damaged/,
    nextStep: /Nothing was published/,
  },
  'archive-refused': {
    options: scenario('hostile-symlink'),
    says: /^Cannot unpack .+its entry 'escape' is refused: it is a symbolic link\./,
    nextStep: /Nothing was published; .+The whole bundle is refused/,
  },
  'archive-too-large': {
    options: scenario('hostile-bomb', { inputs: { 'max-size': '1MiB' } }),
    says: /^Cannot unpack .+holds more than 1 MiB, passed at 'large\.bin'\./,
    nextStep: /raise 'max-size'/,
  },
  'site-incomplete': {
    options: {
      service: { files: { 'guide/index.html': '<h1>Guide</h1>', 'guide/empty.html': '' } },
      inputs: { 'min-pages': '10' },
    },
    says: /^Cannot publish the site of job 'job_0001': it has no 'index\.html' at its root; it has 2 HTML files, and 'min-pages' wants 10; 1 HTML file is empty: 'guide\/empty\.html'\./,
    nextStep: /Nothing was published; .+strip-components/,
  },
  'archive-empty': {
    options: scenario('hostile-empty'),
    says: /^Cannot unpack .+not one file in it\./,
    nextStep: /pages/,
  },
  'site-check-failed': {
    options: {
      service: { files: { 'index.html': '<title>x</title><a href="gone">y</a>' } },
      inputs: { check: 'fail' },
    },
    says: /^Cannot publish 'docs\.example\.com': the site check found 1 problem in 1 place \(1 HTML file checked\)\. The most severe: Broken link to '\/gone' in 'index\.html:1'\./,
    nextStep: /Nothing was published; .+'check: warn'/,
  },
  // Nothing that a service sends makes the check itself fail: see site-check-in-runs.test.ts.
  'site-check-broken': null,
  'upload-unavailable': {
    options: { inputs: { upload: 'site' }, env: { GITHUB_SERVER_URL: 'https://git.example.com' } },
    says: /^Cannot upload the site of 'docs\.example\.com': 'git\.example\.com' is not GitHub\.com/,
    nextStep: /Leave 'upload' out/,
  },
  // On Windows such a name ends the run earlier, with archive-refused.
  'upload-name-refused': WINDOWS
    ? null
    : {
        options: {
          service: { files: { 'index.html': 'x', 'what?/a.html': 'x', 'users:batchGet.html': 'x' } },
          inputs: { upload: 'site' },
          env: NO_ARTIFACTS,
        },
        says: /^Cannot upload the site of job 'job_0001' as an artifact: .+ the character '[?:]'.+; 1 more file like it\./,
        nextStep: /Nothing was published; .+Set 'upload: bundle'/,
      },
  // Ten GiB are too much for a test: see upload/hand-over.test.ts.
  'pages-too-large': null,
  'upload-failed': {
    options: {
      inputs: { upload: 'bundle' },
      env: NO_ARTIFACTS,
      speed: 20,
      mayLeave: ['work/docs/docs/site'],
    },
    says: /^Cannot upload the bundle of job 'job_0001' as artifact 'docs-bundle': the connection broke \(ECONNREFUSED\)\./,
    nextStep: /run the workflow with 'job-id: job_0001'/,
  },
  // Found before the inputs are read: see old-node.test.ts.
  'node-too-old': null,
  // A run that cannot set outputs has no result to check: see command-files.test.ts.
  'outputs-unusable': null,
  'disk-full': withSmallDisk({
    needs: 'a small file system' as const,
    options: { service: { files: { 'large.bin': new Uint8Array(4_000_000) } } },
    says: /^Cannot write the file: the disk of '.+' is full\./,
    nextStep: /Free space/,
  }),
  'disk-too-small': withSmallDisk({
    needs: 'a small file system' as const,
    options: { service: { format: 'zip', files: { 'large.bin': new Uint8Array(4_000_000) } } },
    says: /^Cannot unpack the bundle: it takes 3\.8 MiB, and the disk of '.+' has [\d.]+ [KM]iB left\./,
    nextStep: /Free space/,
  }),
  'disk-error': {
    options: {
      // Without a length, a zip is written to a file before it is unpacked.
      service: {
        format: 'zip',
        scenario: {
          about: 'no length',
          rules: { contentLength: 'none', ranges: 'ignored', renderMs: 1_000 },
        },
      },
      // It was there when the step began; its loss is no change of the run.
      mayLeave: ['work/_temp'],
      during: async ({ temp, untilAsked }) => {
        await untilAsked('status');
        rmSync(temp, { recursive: true });
      },
    },
    says: /^Cannot create a temporary folder: '.+_temp': ENOENT/,
    nextStep: /Check that the folder is there/,
  },
};

describe('One error annotation per failure: cannot do what, to what, why, what to do next', () => {
  for (const [code, given] of Object.entries(CASES)) {
    if (given === null) continue;
    needs(given.needs ?? [], () => {
      test.concurrent(code, async () => {
        const run = await runAction({ ...given.options, env: { ...FETCHED, ...given.options.env } });
        expect(run.outputs['result']).toBe(given.result ?? 'error');
        expect(run.errors[0]).toMatch(given.says);
        expect(run.errors[0]).toMatch(given.nextStep);
        // The code is in the debug log only, with the stack.
        expect(run.debug.some((text) => text.startsWith(`Failure: ${code}\n`))).toBe(true);
        expect(plain(run.summary)).toContain(firstSentence(run));
        const [, more] = / More: (https:\S+)$/.exec(run.errors[0] ?? '') ?? [];
        expect(more).toMatch(
          new RegExp(`^https://[a-z.]+/acme/docs-export/blob/v1/docs/troubleshooting\\.md#${code}$`),
        );
        expect(run.summary).toContain(`Failure code: [\`${code}\`](${more ?? ''})`);
      });
    });
  }

  test.concurrent('without a link to the troubleshooting page, the annotation names the code', async () => {
    const run = await runAction(scenario('failing-job'));
    expect(run.errors[0]).not.toContain('More:');
    expect(run.summary).toContain('Failure code: `job-failed`');
  });
});

/** The summary without its Markdown escapes. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/\\([\\`*_[\]|#~!])/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function firstSentence({ errors }: Run): string {
  return errors[0]?.slice(0, 60) ?? '(none)';
}

describe("The service's own error text is always shown", () => {
  test.concurrent('a failed job without a text says that the service gave none', async () => {
    const run = await runAction(scenario('failing-job-no-text'));
    expect(run.outputs).toMatchObject({ result: 'failed', 'job-id': 'job_0001' });
    expect(run.errors[0]).toContain('which gave no reason');
  });

  test.concurrent('403 for the address', async () => {
    const run = await runAction(scenario('forbidden-address'));
    expect(run.errors[0]).toContain('IP address is not allowed');
  });

  test.concurrent('409 for the bundle', async () => {
    const run = await runAction(scenario('bundle-never-ready', FAST));
    expect(run.errors[0]).toMatch(
      /^Cannot get the bundle of job 'job_0001'.+\(409\): Export job is running, not completed/,
    );
  });

  test.concurrent('a timeout after failed polls says why they failed', async () => {
    const run = await runAction(scenario('down', { inputs: { timeout: '500ms' } }));
    expect(run.outputs['result']).toBe('timeout');
    expect(run.errors[0]).toContain('503: Service unavailable');
  });

  test.concurrent("the store's reason for a refusal", async () => {
    const run = await runAction(scenario('link-refused-once', { service: { files: SITE } }));
    expect(run.outputs['result']).toBe('success');
    expect(run.log).toContain('AccessDenied: Access Denied');
  });
});

/** What is refused while it arrives, and from a file. The reasons of all hostile archives: archive/hostile.test.ts. */
const REFUSED: readonly (readonly [HostileKind, says: RegExp])[] = [
  ['symlink-then-file', /its entry 'assets' is refused: it is a symbolic link\./],
  ['zip-duplicate', /its entry 'index\.html' is refused: its name is in the bundle twice\./],
];

describe('One refused entry refuses the whole archive, and the old site-path stays', () => {
  for (const [kind, says] of REFUSED) {
    test.concurrent(`${kind}: ${HOSTILE[kind].about}`, async () => {
      const run = await runAction(
        scenario(`hostile-${kind}`, {
          inputs: { overwrite: 'true', 'bundle-path': 'kept.tar.gz' },
          prepare: ({ workspace }) => {
            writeFiles(join(workspace, 'site'), OLD);
            writeFiles(workspace, { 'kept.tar.gz': 'of the run before' });
          },
        }),
      );
      expect(run.outputs['result']).toBe('error');
      expect(run.errors[0]).toMatch(/^Cannot unpack the bundle of job 'job_0001': /);
      expect(run.errors[0]).toMatch(says);
      expect(run.outputs['site-path']).toBeUndefined();
      expect(run.outputs['bundle-path']).toBeUndefined();
      expect(run.after).toEqual(run.before);
    });
  }

  test.concurrent('a name with a line break cannot print a line of its own', async () => {
    const run = await runAction(scenario('hostile-control-character'));
    expect(run.errors[0]).toContain(String.raw`'page\u{a}::set-output.html'`);
    expect(run.errors[0]).not.toContain('\n');
  });
});

describe('max-size and max-files limit what is unpacked, not the declared sizes', () => {
  for (const [kind, input, value] of [
    ['zip-bomb', 'max-size', '10MB'],
    ['many-files', 'max-files', '500'],
  ] as const) {
    test.concurrent(`${input}: ${HOSTILE[kind].about}`, async () => {
      const run = await runAction(scenario(`hostile-${kind}`, { inputs: { [input]: value } }));
      expect(run.errors[0]).toMatch(new RegExp(`holds more than .+raise '${input}'`));
    });
  }
});

// Node's own 'recursive' never returns for a folder below /proc.
needs('Linux', () => {
  test.concurrent.each([
    { 'bundle-path': '/proc/none/kept.tar.gz' },
    { 'manifest-path': '/proc/none/manifest.json' },
    { 'helm-values': '/proc/none/values.yaml', extract: 'false' },
  ])('a folder that cannot be made ends the run: %j', async (inputs) => {
    const run = await runAction({ inputs });
    expect(run.errors).toEqual([expect.stringMatching(/^Cannot create the folder: '\/proc\/none': ENOENT/)]);
    expect(run.after).toEqual(run.before);
  });
});

describe('All or nothing', () => {
  test.concurrent('a folder that another program fills during the run is not touched', async () => {
    const run = await runAction({
      service: {
        scenario: {
          ...scenarioNamed('never-ends'),
          rules: { queueMs: 0, renderMs: 0 },
          acts: { bundle: [{ do: 'delay', ms: 300 }] },
        },
      },
      mayLeave: ['work/docs/docs/site'],
      during: async ({ workspace, untilAsked }) => {
        await untilAsked('bundle');
        writeFiles(join(workspace, 'site'), OLD);
      },
    });
    expect(run.outputs['result']).toBe('error');
    expect(run.errors[0]).toMatch(/^Cannot publish: '.+site': it is not empty any more\./);
    expect(subtree(run.after, 'work/docs/docs/site')).toEqual(siteTree(OLD));
    expect(run.outputs['site-path']).toBeUndefined();
  });

  test.concurrent('when the site cannot be replaced, the archive is not published either', async () => {
    const run = await runAction({
      service: { scenario: { about: 'slow', acts: { bundle: [{ do: 'delay', ms: 300 }] } } },
      inputs: { 'bundle-path': 'kept.tar.gz' },
      mayLeave: ['work/docs/docs/kept.tar.gz'],
      during: async ({ workspace, untilAsked }) => {
        await untilAsked('bundle');
        writeFiles(workspace, { 'kept.tar.gz/page.html': 'a folder now' });
      },
    });
    // The folder is moved and the archive takes its place, or both stay: never one without the other.
    const site = run.after['work/docs/docs/site'] !== undefined;
    const archive = run.after['work/docs/docs/kept.tar.gz']?.startsWith('file') === true;
    expect(site).toBe(archive);
  });
});
