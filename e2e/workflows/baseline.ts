// The example that fails for new problems only, run after run.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { runExample, stepOf, type Case } from './case.ts';

const OLD_LINKS = Array.from({ length: 400 }, (_, at) => `<a href="/old/${at}">x</a>`);
const siteWith = (links: readonly string[]): Readonly<Record<string, string>> => {
  return { 'index.html': `<!doctype html><title>x</title><main><p>x ${links.join('\n')}</main>` };
};
const NEW_LINK = '<a href="/new">x</a>';

/** Runs in their order: the site, how it is started, how it has to end, its findings, and what it says. */
const RUNS = [
  [OLD_LINKS, 'accepting', 'green', '400', /nothing is known/],
  [OLD_LINKS, 'pushed', 'green', '0', /no new problems found; 400 known problems/],
  [[NEW_LINK, ...OLD_LINKS], 'pushed', 'red', '1', /1 new problem in 1 place/],
  // The run that failed has made nothing known.
  [[NEW_LINK, ...OLD_LINKS], 'pushed', 'red', '1', /1 new problem in 1 place/],
  [OLD_LINKS.slice(150), 'pushed', 'green', '0', /150 problems fewer/],
  // What was repaired is new when it comes back.
  [OLD_LINKS, 'pushed', 'red', '150', /150 new problems/],
] as const;

export const BASELINE: readonly Case[] = [
  {
    name: 'examples/check-baseline.yml',
    play: async (place) => {
      for (const [number, [links, start, ends, findings, said]] of RUNS.entries()) {
        const given = {
          service: { files: siteWith(links) },
          turn: String(number),
          runId: number + 1,
          ...(start === 'accepting' && { event: 'workflow_dispatch' as const, inputs: { accept: 'true' } }),
          env: { E2E_CACHES: join(place.folder, 'caches') },
        };
        await runExample(place, 'examples/check-baseline.yml', given, (run) => {
          assert.equal(run.ok ? 'green' : 'red', ends, `run ${number}`);
          const { outputs } = stepOf(run, 'export', 'export');
          assert.equal(outputs['check-findings'], findings, `run ${number}`);
          assert.match(run.log, said, `run ${number}`);
        });
      }
      return 'accepted once, 400 old problems pass, a new one fails again and again, and what is repaired may not come back';
    },
  },
];
