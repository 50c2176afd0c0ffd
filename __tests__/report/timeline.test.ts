import { describe, expect, test } from '@jest/globals';
import { Failure } from '../../src/core/failure.ts';
import { newRecord, type RunRecord } from '../../src/report/run-record.ts';
import { label, spansOf, timelineOf } from '../../src/report/timeline.ts';

const START = 1_735_689_600_000;
const at = (seconds: number): number => START + 1_000 * seconds;

const DONE: RunRecord = {
  ...newRecord(START),
  nowMs: at(185),
  domain: 'docs.example.com',
  phases: [
    { phase: 'start', startedMs: START, endedMs: at(1) },
    { phase: 'wait', startedMs: at(1), endedMs: at(121) },
    { phase: 'bundle', startedMs: at(121), endedMs: at(122) },
    { phase: 'download', startedMs: at(122), endedMs: at(182) },
    { phase: 'unpack', startedMs: at(130), endedMs: at(184.4) },
    { phase: 'publish', startedMs: at(184.4), endedMs: at(185) },
  ],
  renderingSinceMs: at(16.25),
  end: { result: 'success', failure: null },
};

test('shows the phases of a run, also overlapping ones, without those too short to be seen', () => {
  expect(timelineOf(DONE)).toMatchInlineSnapshot(`
    "\`\`\`mermaid
    gantt
        accTitle: Phases of the export
        accDescr: Queue (15 s), Render (1 min 45 s), Download (1 min), Unpack (54 s)
        dateFormat x
        axisFormat %H:%M:%S
        section Service
        Queue (15 s) :1735689601000, 1735689616250
        Render (1 min 45 s) :1735689616250, 1735689721000
        section Step
        Download (1 min) :1735689722000, 1735689782000
        Unpack (54 s) :1735689730000, 1735689784400
    \`\`\`"
  `);
});

describe('a failed run', () => {
  test('shows the phase in which it ended, however short, and where', () => {
    const failure = new Failure('archive-refused', { entry: '../x', reason: { kind: 'name-climbs' } });
    const phases = [
      ...DONE.phases.slice(0, 4),
      { phase: 'unpack', startedMs: at(182), endedMs: null } as const,
    ];
    const record = { ...DONE, phases, nowMs: at(182.3), end: { result: 'error', failure } as const };
    expect(timelineOf(record)).toMatchInlineSnapshot(`
      "\`\`\`mermaid
      gantt
          accTitle: Phases of the export
          accDescr: Queue (15 s), Render (1 min 45 s), Download (1 min), Unpack (0.3 s)
          dateFormat x
          axisFormat %H:%M:%S
          section Service
          Queue (15 s) :1735689601000, 1735689616250
          Render (1 min 45 s) :1735689616250, 1735689721000
          section Step
          Download (1 min) :1735689722000, 1735689782000
          Unpack (0.3 s) :crit, 1735689782000, 1735689782300
          archive-refused :crit, milestone, 1735689782300, 0ms
      \`\`\`"
    `);
  });

  test('that timed out ends in the render phase', () => {
    const failure = new Failure('job-timeout', { timeoutMs: 60_000, status: 'running', lastProblem: null });
    const phases = [{ phase: 'wait', startedMs: START, endedMs: null } as const];
    const record = { ...DONE, phases, nowMs: at(60), end: { result: 'timeout', failure } as const };
    expect(timelineOf(record)).toContain(`Render (44 s) :crit, ${at(16.25)}, ${at(60)}`);
    expect(timelineOf(record)).toContain(`job-timeout :crit, milestone, ${at(60)}, 0ms`);
  });
});

test('a wait without an answer is no queue, and a download without a link has not begun', () => {
  const phases = (wait: Partial<RunRecord>): readonly string[] =>
    spansOf({ ...DONE, renderingSinceMs: null, ...wait }).map(({ name }) => name);
  const unended = (['wait', 'bundle', 'download'] as const).map((phase, nth) => ({
    phase,
    startedMs: at(nth),
    endedMs: phase === 'wait' ? at(1) : null,
  }));
  expect(phases({ phases: unended, status: null })).toEqual(['Wait', 'Bundle']);
  expect(phases({ phases: unended, status: 'queued' })).toEqual(['Queue', 'Bundle']);
  // A job that is followed after its end has told of no queue.
  expect(phases({ status: 'completed' })).toEqual(['Wait', 'Bundle', 'Download', 'Unpack', 'Publish']);
});

test.each<[string, Partial<RunRecord>]>([
  ['a short run', { nowMs: at(19), phases: DONE.phases.slice(0, 2), renderingSinceMs: at(5) }],
  ['a run that never began', { phases: [] }],
  ['a run of one phase', { phases: DONE.phases.slice(0, 2), renderingSinceMs: null }],
  [
    'one phase beside others that would not be seen',
    {
      renderingSinceMs: null,
      phases: [
        { phase: 'wait', startedMs: START, endedMs: at(183.5) },
        { phase: 'download', startedMs: at(183.5), endedMs: at(184) },
      ],
    },
  ],
])('%s has no timeline', (_, facts) => {
  expect(timelineOf({ ...DONE, ...facts })).toBe('');
});

test('contains no untrusted text', () => {
  const untrusted = { domain: 'x: y; %% #1 {z}\nsection', jobId: 'a:b', warnings: ['::error::x'] };
  expect(timelineOf({ ...DONE, ...untrusted })).toBe(timelineOf(DONE));
});

test.each([
  ['Render (1 min 45 s)', 'Render (1 min 45 s)'],
  ['job-failed', 'job-failed'],
  ['größer', 'größer'],
  ['a: b', 'a b'],
  ['a;b', 'a b'],
  ['50 % # done', '50 done'],
  ['%% comment', 'comment'],
  ['one\n    section two', 'one section two'],
  ['```', ''],
  ['"<b>{x}[y]|z|', 'b x y z'],
])('%j is written as %j', (text, written) => {
  expect(label(text)).toBe(written);
});
