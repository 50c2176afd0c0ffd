// Simulates the wait for thousands of jobs, with the shipped schedule and with others, and prints the figures.
// `--write` also puts them into their part of docs/benchmarks.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, PRETTIER, ROOT } from '../scripts/tool.ts';
import { PAGE, withPart } from './page.ts';
import { eitherOr, logNormal, uniform, type JobKind } from './polling/jobs.ts';
import { HELD_OUT, LOOKED_AT, ONCE_HELD_OUT, TUNED } from './polling/kinds.ts';
import {
  compare,
  comparisonTable,
  keepsTarget,
  lengthTable,
  othersTable,
  rangeOf,
  type Comparison,
  type Setting,
} from './polling/report.ts';
import { OTHERS, shipped } from './polling/schedules.ts';

const COUNT = 3_000;

/** The setting that the constants were chosen on; the others check them. */
const TUNED_ON: Setting = { count: COUNT, seed: 1, lengths: logNormal(180, 1) };
const OTHER_SEED: Setting = { ...TUNED_ON, seed: 900_001 };
const OTHER_LENGTHS: Readonly<Record<string, Setting>> = {
  'Short jobs: log-normal, median 40 s': { count: COUNT, seed: 910_001, lengths: logNormal(40, 0.7) },
  'Long jobs: log-normal, median 12 min': { count: COUNT, seed: 920_001, lengths: logNormal(720, 0.9) },
  'Evenly spread from 30 s to 20 min': { count: COUNT, seed: 930_001, lengths: uniform(30, 1_200) },
  'Either about 40 s or about 15 min': {
    count: COUNT,
    seed: 940_001,
    lengths: eitherOr(logNormal(40, 0.4), logNormal(900, 0.4)),
  },
};

const ALL = [...TUNED, ...LOOKED_AT, ...ONCE_HELD_OUT, ...HELD_OUT];
const SOME = ['no progress', 'linear', 'slow end (concave)', 'steps of 10 %', 'bent twice at random'].map(
  named,
);

function named(name: string): JobKind {
  const found = ALL.find((kind) => kind.name === name);
  if (found === undefined) throw new RangeError(`There is no kind of job '${name}'.`);
  return found;
}

function compareAll(kinds: readonly JobKind[], setting: Setting): readonly Comparison[] {
  return kinds.map((kind) => compare(kind, setting));
}

function losses(title: string, comparisons: readonly Comparison[]): readonly string[] {
  return comparisons.flatMap((comparison) => {
    const { kind, ours, every10s } = comparison;
    const beatenBy = comparison.beatenBy();
    const hasProgress = kind.shape(() => 0.5) !== null;
    const mean = (ours.meanLagMs / every10s.meanLagMs).toFixed(2);
    const lags = `${mean} and ${(ours.p95LagMs / every10s.p95LagMs).toFixed(2)}`;
    const requests = `${(ours.requests / every10s.requests).toFixed(2)} times the requests of every 10 s`;
    return [
      ...(hasProgress && !keepsTarget(comparison)
        ? [`- ${title}, ${kind.name}: ${requests}, ${lags} of its lags (mean, 95 %).`]
        : []),
      ...(beatenBy.length > 0
        ? [`- ${title}, ${kind.name}: beaten in all three figures by every ${rangeOf(beatenBy)}.`]
        : []),
    ];
  });
}

function report(date: string): string {
  const tuned = compareAll(TUNED, TUNED_ON);
  const lookedAt = compareAll(LOOKED_AT, TUNED_ON);
  const again = compareAll(TUNED, OTHER_SEED);
  const onceHeldOut = compareAll(ONCE_HELD_OUT, TUNED_ON);
  const heldOut = compareAll(HELD_OUT, OTHER_SEED);
  const lengths = Object.entries(OTHER_LENGTHS).map(
    ([title, setting]) => [title, compareAll(SOME, setting), setting] as const,
  );
  const parts = [
    '# Polling, simulated',
    `Written by \`npm run bench:polling -- --write\` on ${date}. Each row has ${COUNT.toLocaleString('en-US')} jobs. The same
seeds give the same figures.`,
    `Unless a row says otherwise, a job is queued for up to a fifth of its length and reports whole percents. Its length is
log-normal with a median of 3 minutes, from 10 s to 60 min. A poll takes 0.1 to 0.4 s, and its answer is true for its
middle. The lag is the time from the end of the job to the answer that reports it. "Beaten by" names the fixed intervals,
from 1 s to 30 s in tenths, that are better in mean lag, 95th percentile and requests alike.`,
    `The simulated rule is the shipped one: \`src/job/poll-delay.ts\`, fed by \`src/job/job-watch.ts\`, with the default
limits of 2 s and 30 s. [0013](adr/0013-polling-schedule.md) has the reasons.`,
    '## Other schedules',
    `These ignore progress, so one table is enough. The last row is ours without progress. The lags of schedules that give
up are those of the jobs whose end they saw. deploy-pages waits before its first poll; all others poll at once.`,
    othersTable([...OTHERS, shipped()], named('no progress'), OTHER_SEED),
    `Sources: \`src/internal/deployment.js\` and \`action.yml\` of actions/deploy-pages, v5.0.0 (cd2ce8f) and the later
0143e11; \`packages/client/src/check-deployment-status.ts\` and \`utils/get-polling-delay.ts\` of vercel/vercel at 17d9eba
(@vercel/client 18.2.3), without its event stream. The vendor's template is 60 polls, 10 s apart.`,
    '## Shapes that the constants were chosen on, with other seeds',
    comparisonTable(again),
    'The same shapes with the seeds of that choice:',
    comparisonTable(tuned),
    '## Shapes that were tried while the rule was chosen',
    comparisonTable(lookedAt),
    '## Shapes that were held out at first',
    `They showed two faults, and the rule was changed: it polls a job that stays near 0 % half as often, and it learns a
change of pace sooner. So they count as tuned.`,
    comparisonTable(onceHeldOut),
    '## Shapes that were held out',
    `Written after that change. No constant has changed since they were run. One fault was corrected for another reason: a
predicted end that jumps because the pace is measured from another point no longer counts as one that moves.`,
    comparisonTable(heldOut),
    '## Other lengths of jobs, held out as well',
    ...lengths.flatMap(([title, comparisons, setting]) => [
      `### ${title}`,
      comparisonTable(comparisons),
      othersTable(OTHERS, named('no progress'), setting),
    ]),
    '## Jobs of one length',
    lengthTable(
      [
        'no progress',
        'linear',
        'slow end (concave)',
        'fast end (convex)',
        'steps of 10 %',
        'stalls at 90 %',
      ].map(named),
      [1, 10, 55],
      { ...OTHER_SEED, count: 500 },
    ),
    '## Where it loses',
    `These rows are beaten by a fixed interval. With progress, rows with a longer lag than every 10 s, or more than 1.1
times its requests, are listed as well:`,
    [
      ...losses('Tuned on', again),
      ...losses('Tried', lookedAt),
      ...losses('Held out at first', onceHeldOut),
      ...losses('Held out', heldOut),
      ...lengths.flatMap(([title, comparisons]) => losses(title, comparisons)),
    ].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

const text = report(new Date().toISOString().slice(0, 10));
process.stdout.write(text);
if (process.argv.includes('--write')) {
  const page = join(ROOT, PAGE);
  writeFileSync(page, withPart(readFileSync(page, 'utf8'), 'polling', text));
  mustRun(PRETTIER, ['--write', PAGE]);
}
