import { describe, expect, test } from '@jest/globals';
import type { CheckOptions } from '../../src/check/check-inputs.ts';
import { NOTHING_ACCEPTED } from '../../src/check/report/accepted.ts';
import { parseInputs, type RawInputs } from '../../src/export/inputs.ts';
import type { PathState } from '../../src/inputs/target-path.ts';
import { aMachine, rawInputs } from '../kit/inputs.ts';

/** The order and the warnings, or the problems as one text each. */
function read(
  given: Partial<RawInputs>,
  states: Readonly<Record<string, PathState>> = {},
):
  | { readonly check: CheckOptions | null; readonly warnings: readonly string[] }
  | { readonly problems: readonly string[] } {
  const parsed = parseInputs(rawInputs(given), aMachine({ states }));
  return 'problems' in parsed
    ? {
        problems: parsed.problems.map(({ input, problem, remedy }) => `'${input}' ${problem}. ${remedy}`),
      }
    : { check: parsed.inputs.check, warnings: parsed.warnings };
}

describe('the input check', () => {
  test.each<[Partial<RawInputs>, Partial<CheckOptions> | null]>([
    [{}, { onFindings: 'warn', hosting: 'client-hosted', reportPath: null }],
    [{ check: 'WARN' }, { onFindings: 'warn', hosting: 'client-hosted', reportPath: null }],
    [
      { check: 'fail', hosting: 'Cloud' },
      { onFindings: 'fail', hosting: 'cloud', reportPath: null },
    ],
    [
      { hosting: 'air-gapped', 'check-report': 'out/report.json' },
      { onFindings: 'warn', hosting: 'air-gapped', reportPath: '/w/out/report.json' },
    ],
    [{ check: 'off' }, null],
    [{ check: 'off', hosting: 'air-gapped' }, null],
    [{ wait: 'false' }, null],
    [{ extract: 'false', 'bundle-path': 'b.tgz' }, null],
    [{ extract: 'false', upload: 'bundle' }, null],
    [
      { extract: 'false', upload: 'site' },
      { onFindings: 'warn', hosting: 'client-hosted', reportPath: null },
    ],
    [
      { extract: 'false', upload: 'pages' },
      { onFindings: 'warn', hosting: 'client-hosted', reportPath: null },
    ],
  ])('of %j is %j, without a warning', (given, check) => {
    const rest = { accepted: NOTHING_ACCEPTED, missingBaseline: null };
    expect(read(given)).toEqual({ check: check && { ...check, ...rest }, warnings: [] });
  });

  test('and check-report have no effect and give a warning when there is nothing to check', () => {
    const report = { 'check-report': 'report.json' };
    expect(read({ check: 'off', ...report })).toEqual({
      check: null,
      warnings: ["'check-report' has no effect with 'check: off': no report is made."],
    });
    expect(read({ check: 'fail', extract: 'false', 'bundle-path': 'b.tgz', ...report })).toEqual({
      check: null,
      warnings: [
        "'check-report' has no effect with 'extract: false': nothing is unpacked that could be checked.",
        "'check: fail' has no effect with 'extract: false': nothing is unpacked that could be checked.",
      ],
    });
    expect(read({ check: 'fail', wait: 'false' })).toEqual({
      check: null,
      warnings: ["'check: fail' has no effect with 'wait: false': there is no site to check yet."],
    });
  });

  test('is refused together with all other inputs, in the order of action.yml', () => {
    expect(
      read({ timeout: '3', check: 'true', hosting: 'on-prem', 'check-report': 'out/', upload: 'all' }),
    ).toEqual({
      problems: [
        expect.stringMatching(/^'timeout' /),
        "'check' is none of 'off', 'warn' and 'fail'. Write 'warn' to list the problems, 'fail' to list them and publish nothing, or 'off'.",
        "'hosting' is none of 'cloud', 'client-hosted' and 'air-gapped'. Write 'client-hosted' for a host of your own, 'air-gapped' for one without access to other hosts, or 'cloud'.",
        "'check-report' names a folder. Choose a file, such as 'check-report.json'.",
        expect.stringMatching(/^'upload' /),
      ],
    });
  });

  test('is refused also where it has no effect', () => {
    expect(read({ check: 'maybe', hosting: 'x', wait: 'false' })).toEqual({
      problems: [expect.stringMatching(/^'check' /), expect.stringMatching(/^'hosting' /)],
    });
  });
});

describe("'check-report'", () => {
  test.each<[string, Partial<RawInputs>, Readonly<Record<string, PathState>>, RegExp]>([
    ['site/report.json', {}, {}, /is 'site-path' or lies in it.+that folder is published/],
    ['.', {}, {}, /is the workspace itself|names a folder/],
    ['../report.json', {}, {}, /outside the workspace/],
    ['.git/report.json', {}, {}, /lies inside '\.git'/],
    ['b.tgz', { 'bundle-path': './b.tgz' }, {}, /is 'bundle-path'. Choose two files/],
    ['v.yaml', { 'helm-values': 'v.yaml' }, {}, /is 'helm-values'. Choose two files/],
    ['there', {}, { '/w/there': 'folder' }, /is a folder/],
    ['~/report.json', {}, {}, /begins with '~'/],
  ])('%s is refused', (path, given, states, problem) => {
    expect(read({ 'check-report': path, ...given }, states)).toEqual({
      problems: [expect.stringMatching(problem)],
    });
  });

  test('may be outside the workspace as an absolute path, and may exist already', () => {
    expect(read({ 'check-report': '/tmp/r.json' })).toMatchObject({ check: { reportPath: '/tmp/r.json' } });
    expect(read({ 'check-report': 'r.json' }, { '/w/r.json': 'file' })).toMatchObject({
      check: { reportPath: '/w/r.json' },
    });
  });
});
