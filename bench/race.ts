import type { Contender, Field } from './contenders.ts';
import { measure, type Run } from './measure.ts';
import type { Stage } from './stage.ts';
import { ratio } from './statistics.ts';

/** One contender's runs, round by round. */
export interface Lane {
  readonly contender: Contender;
  readonly runs: readonly Run[];
}

export interface Race {
  readonly contenders: readonly Contender[];
  readonly field: Field;
  readonly rounds: number;
}

/** Runs the contenders in turn, round after round: what slows the machine for a while slows all of them. */
export async function race(
  { contenders, field, rounds }: Race,
  stage: Stage,
  say: (line: string) => void,
): Promise<readonly Lane[]> {
  const runs = contenders.map((): Run[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      const one = await stage.withFolder((folder) =>
        measure(contender.command(field, folder), folder, field.sample.files),
      );
      runs[index]?.push(one);
    }
    const seconds = (of: readonly Run[]): number => of[round]?.seconds ?? NaN;
    say(
      `  ${round + 1}/${rounds}: ${contenders
        .map(
          ({ name }, index) =>
            `${name} ${seconds(runs[index] ?? []).toFixed(2)} s (${ratio([seconds(runs[index] ?? [])], [seconds(runs[0] ?? [])]).median.toFixed(2)})`,
        )
        .join(', ')}`,
    );
  }
  return contenders.map((contender, index) => ({ contender, runs: runs[index] ?? [] }));
}
