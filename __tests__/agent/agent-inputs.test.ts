import { describe, expect, test } from '@jest/globals';
import {
  AGENT_INPUT_DEFAULTS,
  parseAgentInputs,
  type AgentInputName,
  type AgentInputs,
} from '../../src/agent/agent-inputs.ts';
import { aMachine } from '../kit/inputs.ts';

type Given = Partial<Record<AgentInputName, string>>;

const MINIMAL = {
  'project-id': 'docs',
  'job-id': 'agent_0001',
  'api-key': 'svc_key-0123456789',
  'api-url': 'https://api.example.com',
};
const CERTIFICATE = '-----BEGIN CERTIFICATE-----\ngood\n-----END CERTIFICATE-----\n';
const NAMES = Object.keys(AGENT_INPUT_DEFAULTS) as AgentInputName[];

function parse(
  given: Given,
  texts: Readonly<Record<string, string>> = {},
): ReturnType<typeof parseAgentInputs> {
  const absent = Object.fromEntries(NAMES.map((name) => [name, ''])) as Record<AgentInputName, string>;
  return parseAgentInputs({ ...absent, ...MINIMAL, ...given }, aMachine({ texts }));
}

/** The problems as a reader of the log sees them; empty for accepted inputs. */
function problems(given: Given, texts: Readonly<Record<string, string>> = {}): readonly string[] {
  const parsed = parse(given, texts);
  if (!('problems' in parsed)) return [];
  return parsed.problems.map(
    ({ input, value, problem, remedy }) => `${input} "${value}" ${problem}. ${remedy}`,
  );
}

function inputs(given: Given, texts: Readonly<Record<string, string>> = {}): AgentInputs {
  const parsed = parse(given, texts);
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  return parsed.inputs;
}

describe('accepted inputs', () => {
  const USUAL: AgentInputs = {
    projectId: 'docs',
    jobId: 'agent_0001',
    apiKey: 'svc_key-0123456789',
    apiUrl: 'https://api.example.com',
    timeoutMs: 3_600_000,
    pollIntervalMs: 2_000,
    maxPollIntervalMs: 30_000,
    requirePullRequest: false,
    caCertificate: null,
  };

  test('four inputs are enough: all others have a default', () => {
    expect(parse({})).toEqual({ inputs: USUAL, warnings: [] });
  });

  test('a blank input means its default', () => {
    const blank = Object.fromEntries(NAMES.map((name) => [name, ' \n'])) as Given;
    expect(inputs({ ...blank, ...MINIMAL })).toEqual(USUAL);
  });

  test('every input has an effect', () => {
    const given = {
      'project-id': ' 550e8400-e29b-41d4-a716-446655440000 ',
      'job-id': 'job.1_x-Y\n',
      'api-key': ' svc_other\r\n',
      'api-url': ' http://127.0.0.1:8787/base/ ',
      timeout: '90s',
      'poll-interval': '50ms',
      'max-poll-interval': '1s',
      'require-pull-request': 'TRUE',
      'ca-certificate': 'ca.pem',
    };
    expect(Object.keys(given)).toEqual(NAMES);
    expect(inputs(given, { '/w/ca.pem': CERTIFICATE })).toEqual({
      projectId: '550e8400-e29b-41d4-a716-446655440000',
      jobId: 'job.1_x-Y',
      apiKey: 'svc_other',
      apiUrl: 'http://127.0.0.1:8787/base',
      timeoutMs: 90_000,
      pollIntervalMs: 50,
      maxPollIntervalMs: 1_000,
      requirePullRequest: true,
      caCertificate: CERTIFICATE,
    });
  });

  test.each([
    ['true', true],
    ['True', true],
    ['false', false],
    ['FALSE', false],
    ['', false],
  ])('require-pull-request %j is %s', (text, value) => {
    expect(inputs({ 'require-pull-request': text }).requirePullRequest).toBe(value);
  });

  test.each<[Given, string]>([
    [{ 'api-key': 'hunter2hunter2' }, "'api-key' does not begin with a word and an underscore"],
    [{ 'api-url': 'https://api.example.com/v2' }, "'api-url' ends with '/v2'"],
  ])('%j is accepted with a warning', (given, begins) => {
    const parsed = parse(given);
    if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
    expect(parsed.warnings).toHaveLength(1);
    expect(parsed.warnings[0]).toContain(begins);
    expect(parsed.warnings[0]).not.toContain('hunter2');
  });
});

describe('refused inputs', () => {
  test('every mistake is reported, in the order of action.yml, each with the name of its input', () => {
    const wrong: Record<AgentInputName, string> = {
      'project-id': 'a/b',
      'job-id': '..',
      'api-key': 'Bearer svc_hunter2',
      'api-url': 'http://api.example.com',
      timeout: '60',
      'poll-interval': 'soon',
      'max-poll-interval': '0s',
      'require-pull-request': 'yes',
      'ca-certificate': 'missing.pem',
    };
    expect(problems(wrong)).toMatchInlineSnapshot(`
      [
        "project-id "a/b" holds more than letters, digits, '_', '-' and '.'. Set it to the project's id, from the dashboard's API keys page.",
        "job-id ".." holds '..' or is '.', which would change the URL. Set it to the id that the service gave when the agent job was created.",
        "api-key "null" begins with 'Bearer'. Give the key alone; the action adds the rest.",
        "api-url "http://api.example.com" would send the key over the network unencrypted. Give 'https://api.example.com'.",
        "timeout "60" has no unit. Add one: '60s' for seconds, '60m' for minutes.",
        "poll-interval "soon" is not a duration. Write a number with a unit, such as '90s', '30m' or '2h'.",
        "max-poll-interval "0s" is no time at all. Write a number with a unit, such as '90s', '30m' or '2h'.",
        "require-pull-request "yes" is neither 'true' nor 'false'. Write 'true' or 'false'.",
        "ca-certificate "missing.pem" names no file that can be read. Give the path of a PEM file, relative to the workspace; check it out or write it in an earlier step.",
      ]
    `);
    const parsed = parse(wrong);
    expect('problems' in parsed && parsed.problems.map(({ input }) => input)).toEqual(NAMES);
  });

  test('all missing inputs are reported together', () => {
    const nothing = { 'project-id': '', 'job-id': ' ', 'api-key': '\n', 'api-url': '' };
    expect(problems(nothing)).toMatchInlineSnapshot(`
      [
        "project-id "" is empty. Set it to the project's id, from the dashboard's API keys page.",
        "job-id "" is empty. Set it to the id that the service gave when the agent job was created.",
        "api-key "" is empty. Pass an admin API key as a secret: 'api-key: \${{ secrets.DOCS_API_KEY }}'. Secrets do not reach workflows that a fork or Dependabot triggers.",
        "api-url "" is empty. Set it to the URL of the service's API, such as 'https://api.example.com'.",
      ]
    `);
  });

  test.each(['project-id', 'job-id'] as const)('%s becomes part of a path', (name) => {
    for (const text of [
      '../x',
      '..',
      '.',
      'a..b',
      'a/b',
      'a\\b',
      'a b',
      'a%2fb',
      'a?b',
      'a#b',
      'a\nb',
      '::error::x',
      'é',
      'x'.repeat(257),
    ]) {
      expect(problems({ [name]: text })).toHaveLength(1);
      expect(problems({ [name]: text })[0]).toMatch(new RegExp(`^${name} "`));
    }
    for (const text of ['a', '7', 'a.b_c-D', 'x'.repeat(256)]) expect(problems({ [name]: text })).toEqual([]);
  });

  test.each<[Given, RegExp]>([
    [{ timeout: '121h' }, /^timeout "121h" is longer than 120 h\. Choose at most '120h'\.$/],
    [{ timeout: '-1m' }, /^timeout "-1m" is less than nothing\./],
    [{ 'poll-interval': '60s' }, /^poll-interval "60s" is longer than 'max-poll-interval' \(30s\)\./],
    [{ 'max-poll-interval': '2h' }, /^max-poll-interval "2h" is longer than 1 h\./],
    [{ 'require-pull-request': '1' }, /^require-pull-request "1" is neither 'true' nor 'false'\./],
    [{ 'api-url': 'api.example.com' }, /^api-url .+ Did you mean 'https:\/\/api\.example\.com'\?$/],
    [{ 'ca-certificate': CERTIFICATE }, /^ca-certificate .+ is a certificate itself/],
  ])('%j', (given, message) => {
    expect(problems(given)).toEqual([expect.stringMatching(message)]);
  });

  test('an invalid certificate is refused', () => {
    const said = problems({ 'ca-certificate': 'ca.pem' }, { '/w/ca.pem': 'hello' });
    expect(said).toEqual([expect.stringContaining('names a file without a certificate in it')]);
  });

  test('a mistake in one input causes no problem in another', () => {
    expect(problems({ 'max-poll-interval': 'x', 'poll-interval': '50m' })).toHaveLength(1);
  });

  test.each<Given>([
    { 'job-id': 'svc_key-0123456789' },
    { 'project-id': 'SVC_KEY-0123456789' },
    { 'api-url': 'https://svc_key-0123456789' },
    { 'ca-certificate': 'svc_key-0123456789.pem' },
    { timeout: 'svc_key-0123456789' },
  ])('the key is refused as another input, and not shown: %j', (given) => {
    const found = problems(given);
    expect(found).toEqual([
      expect.stringMatching(/\*\*\*.* holds the API key\. Give the key as 'api-key' only/),
    ]);
    expect(found.join()).not.toMatch(/0123456789/);
  });

  test.each<Given>([
    { 'api-key': 'svc_ hunter2' },
    { 'api-key': 'Bearer svc_hunter2' },
    { 'api-key': 'svc_hunter2é' },
    { 'api-url': 'https://me:hunter2@api.example.com' },
    { 'api-url': 'https://api.example.com?token=hunter2' },
    { 'api-key': 'svc_hunter2-hunter2', 'job-id': 'svc_hunter2-hunter2/' },
    { 'api-key': 'svc_hunter2-hunter2', 'project-id': 'svc_hunter2-hunter2/' },
  ])('no message repeats a key or password: %j', (given) => {
    const found = problems(given);
    expect(found).toHaveLength(1);
    expect(found.join()).not.toContain('hunter2');
  });
});
