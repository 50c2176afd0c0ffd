/** Texts of the service, the store and the archive reach readers without secrets, and in their own reading direction. */
import { describe, expect, test } from '@jest/globals';
import type { Act } from '../../emulator/service/act.ts';
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import { API_KEY } from './run-environment.ts';
import { runAction, type RunOptions } from './runner.ts';
import { SITE } from './sites.ts';
import { someOf } from '../thorough.ts';

const KEY = '9f8e7d6c5b4a39281706f5e4d3c2b1a0';
/** A signed link without scheme and host, and text that would be shown from right to left. */
const SIGNED = `/exports/b.tgz?X-Amz-Credential=${KEY}&X-Amz-Signature=${KEY}`;
const TURNED = '\u202eliah\u2066x\u200f\u061c';
const TEXT = `${TURNED} see ${SIGNED} and https://u:${KEY}@h.example/${TURNED}?sig=${KEY}`;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

function answers(status: number, body: unknown, headers: Record<string, string> = {}): Act {
  return { do: 'answer', status, headers, body, times: 'always' };
}

function error(text: string): { readonly error: string } {
  return { error: text };
}

const xml = (message: string): Act =>
  answers(403, `<Error><Code>AccessDenied</Code><Message>${message}</Message></Error>`, {
    'content-type': 'application/xml',
  });

/** The source of a text, and whether a reader sees that something was there. */
const CASES: Readonly<Record<string, Scenario & { readonly more?: RunOptions; readonly seen?: RegExp }>> = {
  'a refusal': {
    about: '',
    acts: { start: [answers(400, error(TEXT))] },
    seen: /u\{202e\}liah.+Signature=\*\*\*/,
  },
  'a message below an error': { about: '', acts: { start: [answers(400, { error: { message: TEXT } })] } },
  'an answer that is retried': {
    about: '',
    acts: { status: [{ ...answers(503, error(TEXT)), times: 1 }, answers(404, error(TEXT))] },
    more: { inputs: { 'job-id': 'job_1' } },
  },
  'the error of a failed job': { about: '', rules: { ends: 'failed', error: TEXT, queueMs: 0, renderMs: 0 } },
  'a status': {
    about: '',
    acts: {
      status: [
        { ...answers(200, { status: `s ${SIGNED}` }), times: 1 },
        { ...answers(200, { status: `https://u:${KEY}` + 'x'.repeat(90) + '@h/' }), times: 1 },
        answers(200, { status: TURNED }),
      ],
    },
    more: { inputs: { timeout: '300ms' } },
  },
  'the id of a request': {
    about: '',
    acts: { start: [answers(400, error('no'), { 'x-request-id': `a?X-Amz-Signature=${KEY}` })] },
    seen: /request a\?X-Amz-Signature=\*\*\*/,
  },
  'a redirect of the API to data': {
    about: '',
    acts: { start: [answers(307, '', { location: `data:text/plain,${KEY}` })] },
    seen: /redirects \(307\) to 'data:…'/,
  },
  'a redirect of the API to a token': {
    about: '',
    acts: { start: [answers(302, '', { location: `https://login.example/${KEY}/in?x=${KEY}` })] },
    seen: /redirects \(302\) to 'https:\/\/login\.example\/…'/,
  },
  'a store that refuses': {
    about: '',
    acts: { store: [xml(SIGNED.replaceAll('&', '&amp;'))] },
    more: { speed: 100 },
  },
  'a redirect of the store to a token': {
    about: '',
    acts: {
      store: [{ do: 'answer', status: 302, headers: { location: `/${KEY}/b.tgz` } }, answers(404, '')],
    },
    more: { speed: 100 },
    seen: /GET http:\/\/127\.0\.0\.1:\d+\/…: /,
  },
  'a redirect of the store to data': {
    about: '',
    acts: { store: [answers(302, '', { location: `data:text/plain,${KEY}` })] },
    seen: /redirected from http to data/,
  },
};

describe('Untrusted text is printed and written without secrets', () => {
  for (const [name, { more, seen, ...scenario }] of Object.entries(CASES)) {
    test.concurrent(name, async () => {
      const run = await runAction({
        ...more,
        service: { files: SITE, scenario: { ...scenario, about: name }, existingJobs: ['job_1'] },
        env: { RUNNER_DEBUG: '1' },
      });
      const shown = [...run.printed, run.summary, JSON.stringify(run.outputs)].join('\n');
      expect(shown).not.toContain(KEY);
      expect(shown).not.toMatch(DIRECTIONS);
      if (seen !== undefined) expect(run.printed.join('\n')).toMatch(seen);
    });
  }

  for (const status of ['completed', 'failed', 'archived', `thinking ${SIGNED}`]) {
    test.concurrent(`an agent job with the status ${status.slice(0, 10)}`, async () => {
      const agent = {
        status,
        source: { repository: `ssh://git:${KEY}@h.example/docs.git`, ref: `main ${SIGNED}` },
        model: `m ${TEXT}`,
        prLink: `https://u:${KEY}@h.example/pull/7`,
        archivedAt: `2025 ${SIGNED}`,
        createdAt: TEXT,
      };
      const run = await runAction({
        action: 'agent-job',
        service: { scenario: { about: 'an odd agent', rules: { patch: { agent } } } },
        inputs: { timeout: '400ms' },
        env: { RUNNER_DEBUG: '1' },
      });
      expect([...run.printed, run.summary, JSON.stringify(run.outputs)].join('\n')).not.toContain(KEY);
      expect([...run.printed, run.summary].join('\n')).not.toMatch(DIRECTIONS);
      expect(run.outputs).toMatchObject({
        repository: 'ssh://h.example/docs.git',
        'pull-request-url': 'https://h.example/pull/7',
      });
    });
  }
});

describe('The API key is in nothing that is printed or written, however the service writes it', () => {
  const FORMS: Readonly<Record<string, string>> = {
    'in upper case': API_KEY.toUpperCase(),
    'in an address': `https://h.example/${API_KEY.replace('_', '%5F')}/`,
    'in Markdown': API_KEY.replace('_', '\\_'),
    'over two lines': `${API_KEY.slice(0, 12)}\n${API_KEY.slice(12)}`,
    'in Base64': Buffer.from(`key:${API_KEY}`).toString('base64'),
    'in Base64 with lines of 76 characters': Buffer.from(`${'-'.repeat(50)}${API_KEY}`)
      .toString('base64')
      .replace(/.{76}/, '$&\r\n'),
    'for mail': Array.from(API_KEY, (mark) => `=${mark.charCodeAt(0).toString(16)}`).join(''),
    'in HTML without semicolons': Array.from(API_KEY, (mark) => `&#00${mark.charCodeAt(0)}`).join(''),
    'in hexadecimal with colons': Buffer.from(API_KEY)
      .toString('hex')
      .replace(/..(?=.)/g, '$&:'),
  };
  /** What would be left of a form that nobody knows. */
  const REST =
    /2mWx9TzKp4R|MldYOVR6S3A|JtV3g5VHpLc|yMm1XeDlUekt|=32=6d=57=78|0050&#00109|32:6d:57:78|T0dkWTJ0V3g|M21XeDlUekt/i;

  // Each of them in any text: text/known-secrets.test.ts.
  for (const [name, form] of someOf(3, Object.entries(FORMS))) {
    test.concurrent(`${name}, in each field of an agent job`, async () => {
      const agent = {
        status: 'archived',
        source: { repository: form, ref: form },
        model: form,
        prLink: `https://h.example/${API_KEY.replace('_', '%5F')}`,
        createdAt: form,
        archivedAt: form,
      };
      const run = await runAction({
        action: 'agent-job',
        service: { scenario: { about: name, rules: { patch: { agent } } } },
        env: { RUNNER_DEBUG: '1' },
      });
      const shown = [...run.printed.slice(1), run.summary, JSON.stringify(run.outputs)].join('\n');
      expect(shown).not.toMatch(REST);
      expect(run.outputs['pull-request-url']).toBe('https://h.example/***');
    });
  }

  test.concurrent('in the id of a request, and in the host of a redirect', async () => {
    const act = answers(302, '', { location: `https://${API_KEY}.example/`, 'x-request-id': API_KEY });
    const run = await runAction({
      service: { scenario: { about: '', acts: { start: [act] } } },
      env: { RUNNER_DEBUG: '1' },
    });
    expect(run.errors[0]).toContain("redirects (302) to 'https://***.example/…'");
    expect(run.debug.join('\n')).toContain('request ***');
    expect([...run.printed.slice(1), run.summary].join('\n')).not.toMatch(REST);
  });
});

describe('A key that is an ordinary word changes nothing that the action understands', () => {
  test.concurrent('of an agent job', async () => {
    const agent = { status: 'completed', model: 'completed', prLink: 'https://h.example/completed/7' };
    const run = await runAction({
      action: 'agent-job',
      service: { scenario: { about: '', rules: { patch: { agent } } }, apiKey: 'completed' },
      inputs: { 'api-key': 'completed' },
    });
    expect(run.outputs).toMatchObject({
      status: 'completed',
      result: 'success',
      'pull-request-url': 'https://h.example/completed/7',
    });
    expect(run.printed.slice(1).join('\n')).not.toContain('completed');
  });

  test.concurrent('of an export', async () => {
    const run = await runAction({
      service: { files: SITE, apiKey: 'completed' },
      inputs: { 'api-key': 'completed' },
    });
    expect(run.outputs).toMatchObject({ result: 'success' });
  });

  test.concurrent('but a job id that holds it is refused, as no later job could get it', async () => {
    const start = answers(200, { jobId: 'job-completed-1', status: 'queued' });
    const run = await runAction({
      service: { scenario: { about: '', acts: { start: [start] } }, apiKey: 'completed' },
      inputs: { 'api-key': 'completed' },
    });
    expect(run.errors).toEqual([expect.stringContaining("its 'jobId' contains the API key")]);
    expect(run.outputs).toMatchObject({ result: 'error' });
    expect(run.outputs).not.toHaveProperty('job-id');
  });
});

describe('A link with more values than any store gives one is not used', () => {
  const query = Array.from({ length: 2_000 }, (_, at) => `v${at}=${String(at).padStart(56, 'a1')}`).join('&');

  test.concurrent('as the target of a redirect', async () => {
    const redirect = answers(302, '', { location: `/b.tgz?${query}` });
    const run = await runAction({
      service: { files: SITE, scenario: { about: '', acts: { store: [redirect] } } },
      speed: 100,
    });
    expect(run.errors).toEqual([expect.stringContaining('it is redirected to one that is longer than 8192')]);
  });

  test.concurrent('as the link itself', async () => {
    const bundle = answers(200, { bundleUrl: `https://s.example/b.tgz?${query}` });
    const run = await runAction({
      service: { files: SITE, scenario: { about: '', acts: { bundle: [bundle] } } },
      speed: 100,
    });
    expect(run.errors).toEqual([expect.stringContaining("its 'bundleUrl' is longer than 8192 characters")]);
  });

  test.concurrent('and an ordinary value of a link stays readable, also in other steps', async () => {
    const redirect = answers(302, '', { location: '/missing.tgz?folder=public&file=bundle.tar.gz' });
    const run = await runAction({
      service: { files: SITE, scenario: { about: '', acts: { store: [{ ...redirect, times: 'always' }] } } },
      speed: 100,
    });
    expect(run.printed.filter((line) => /^::add-mask::(public|bundle\.tar\.gz)$/.test(line))).toEqual([]);
  });
});

test('the summary has no signature, though Markdown escapes what the runner would mask', async () => {
  const signature = 'nitfHRCrtziwO2HwPfWw~yYDhUF5EwRunQA_j19DzZrvDh6hQ73lDx';
  const redirect: Act = { do: 'answer', status: 302, headers: { location: `/b.tgz?Signature=${signature}` } };
  const run = await runAction({
    service: { scenario: { about: '', acts: { store: [redirect, xml(`Not the ${signature}`)] } } },
    speed: 100,
  });
  expect(run.errors[0]).toContain('AccessDenied: Not the ***.');
  expect(run.summary).toContain('AccessDenied: Not the \\*\\*\\*.');
  expect(run.summary.replaceAll('\\', '')).not.toContain(signature);
});
