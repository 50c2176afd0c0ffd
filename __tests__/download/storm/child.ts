/**
 * Plays storms in a separate process: `node child.ts FOLDER FIRST STEP COUNT`. Prints a line of JSON for each, and ends
 * by itself: an open handle keeps it from that. An uncaught error makes it fail.
 */
import { play } from './play.ts';
import { scheduleOf } from './schedule.ts';
import { Yard } from './yard.ts';

/** Storms mostly wait. */
const AT_ONCE = 4;

const [folder = '', first = '1', step = '1', count = '1'] = process.argv.slice(2);
const yard = new Yard(folder);
const seeds = Array.from({ length: Number(count) }, (_, index) => Number(first) + index * Number(step));

// Warnings such as those of listeners that pile up.
process.on('warning', (warning) => {
  if (warning.name === 'ExperimentalWarning') return;
  process.stderr.write(`${String(warning.stack)}\n`);
  process.exitCode = 1;
});

async function playSome(): Promise<void> {
  for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
    const outcome = await play(scheduleOf(seed), yard, folder);
    process.stdout.write(`${JSON.stringify(outcome)}\n`);
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, playSome));
