import { execFileSync } from 'node:child_process';
import type { Contender, Field } from './contenders.ts';
import { measure, type Run } from './measure.ts';
import type { Stage } from './stage.ts';

/** One contender's runs, round by round; none when it failed. */
export interface Measured {
  readonly name: string;
  readonly runs: readonly Run[];
  readonly hasFailed: boolean;
}

export interface Around {
  readonly stage: Stage;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Runs the contenders in turn, round after round, so that other work on the machine slows all of them. A contender that
 * fails is not run again.
 */
export async function race(
  contenders: readonly Contender[],
  field: Field,
  rounds: number,
  { stage, say, signal }: Around,
): Promise<readonly Measured[]> {
  const lanes = contenders.map((contender) => ({ contender, runs: [] as Run[], hasFailed: false }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const lane of lanes.filter(({ hasFailed }) => !hasFailed)) {
      try {
        const run = await stage.withFolder((folder) => {
          // Reads the archive once, so that no run waits for the disk.
          execFileSync('curl', ['-sSf', '-o', '/dev/null', field.url]);
          return measure(lane.contender.command(field, folder), { folder, sample: field.sample }, signal);
        });
        lane.runs.push(run);
      } catch (error) {
        signal.throwIfAborted();
        lane.hasFailed = true;
        lane.runs.length = 0;
        say(`  ${lane.contender.name} FAILED: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    const times = lanes.map(
      ({ contender, runs }) => `${contender.name} ${runs.at(-1)?.seconds.toFixed(2) ?? '-'}`,
    );
    say(`  ${round}/${rounds}, seconds: ${times.join(', ')}`);
  }
  return lanes.map(({ contender, runs, hasFailed }) => ({ name: contender.name, runs, hasFailed }));
}
