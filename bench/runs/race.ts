import { execFileSync } from 'node:child_process';
import type { Contender, Field } from './contenders.ts';
import { measure, type Run, RunFailed } from './measure.ts';
import type { Stage } from './stage.ts';

const ATTEMPTS_MAX = 4;

/** One contender's runs, round by round; none when it failed. */
export interface Lane {
  readonly contender: Contender;
  readonly runs: readonly Run[];
  readonly failed: string | null;
}

export interface Race {
  readonly contenders: readonly Contender[];
  readonly field: Field;
  readonly rounds: number;
  /** Compare each unpacked byte, after the time was taken. */
  readonly comparesAll: boolean;
  /** Read the memory of all processes together. */
  readonly watchesTree: boolean;
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
export async function race(of: Race, around: Around): Promise<readonly Lane[]> {
  const { contenders, rounds } = of;
  const lanes = contenders.map((contender) => ({
    contender,
    runs: [] as Run[],
    failed: null as string | null,
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const lane of lanes.filter(({ failed }) => failed === null)) {
      try {
        lane.runs.push(await undisturbed(lane.contender, of, around));
      } catch (error) {
        around.signal.throwIfAborted();
        lane.failed = error instanceof Error ? error.message : String(error);
        lane.runs.length = 0;
        around.say(`  ${lane.contender.name} FAILED: ${lane.failed}`);
      }
    }
    const times = lanes.map(
      ({ contender, runs }) => `${contender.name} ${runs[round]?.seconds.toFixed(2) ?? '-'}`,
    );
    around.say(`  ${round + 1}/${rounds}, seconds: ${times.join(', ')}`);
  }
  return lanes;
}

/**
 * A run during which the machine did not stand still, or the last of a few attempts. A standstill may also make a run
 * fail: connections that get no answer for a minute are closed.
 */
async function undisturbed(
  contender: Contender,
  { field, comparesAll, watchesTree }: Race,
  { stage, say, signal }: Around,
): Promise<Run> {
  const { sample } = field;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const one = await stage.withFolder((folder) => {
        bringIntoMemory(field);
        return measure(
          contender.command(field, folder),
          { folder, sample, comparesAll, watchesTree },
          signal,
        );
      });
      if (!one.interrupted || attempt === ATTEMPTS_MAX) return one;
    } catch (error) {
      if (!(error instanceof RunFailed && error.interrupted) || attempt === ATTEMPTS_MAX) throw error;
    }
    say(`  The machine stood still for a while: ${contender.name} is run again.`);
  }
}

/** Reads the archive once, so that no run waits for the disk. */
function bringIntoMemory({ openUrl }: Field): void {
  execFileSync('curl', ['-sSf', '-o', '/dev/null', openUrl]);
}
