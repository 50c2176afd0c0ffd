import { describe, expect, test } from '@jest/globals';
import { estimatedRestMs, foresee, NO_FORECAST, restMs, type Forecast } from '../../src/job/forecast.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

type Seen = readonly [seconds: number, share: number | null, status?: string];

function forecastOf(sightings: readonly Seen[]): Forecast {
  return sightings.reduce(
    (forecast, [seconds, share, status = 'running']) =>
      foresee(forecast, { elapsedMs: seconds * SECOND, share, status }),
    NO_FORECAST,
  );
}

/** The remaining seconds, from the last observation of a series. */
function rest(...sightings: readonly Seen[]): number | null {
  const ms = restMs(forecastOf(sightings));
  return ms === null ? null : ms / SECOND;
}

/** A job of `minutes`, observed every `everySeconds` up to `untilSeconds`. */
function watched(
  minutes: number,
  shape: (done: number) => number,
  { everySeconds = 5, untilSeconds }: { everySeconds?: number; untilSeconds: number },
): readonly Seen[] {
  const count = Math.floor(untilSeconds / everySeconds);
  return Array.from({ length: count + 1 }, (_, index) => {
    const seconds = index * everySeconds;
    return [seconds, shape(seconds / (60 * minutes))] as const;
  });
}

const stepped = (done: number): number => Math.floor(done * 10 + 1e-9) / 10;

describe('there is no forecast', () => {
  test.each<[string, readonly Seen[]]>([
    ['before the first observation', []],
    [
      'without progress',
      [
        [0, null],
        [5, null],
        [60, null],
      ],
    ],
    [
      'while a job shows zero progress',
      [
        [0, 0],
        [5, 0],
        [60, 0],
      ],
    ],
    ['from a single observation', [[0, 0.5]]],
    [
      'while a job that was followed half-way makes no progress',
      [
        [0, 0.5],
        [60, 0.5],
      ],
    ],
    [
      'for a job that has just started over',
      [
        [0, 0.5],
        [10, 0.9],
        [20, 0.1],
      ],
    ],
  ])('%s', (_, sightings) => {
    expect(rest(...sightings)).toBeNull();
  });
});

describe('the end is forecast', () => {
  test('at an even pace', () => {
    expect(rest(...watched(10, (done) => done, { untilSeconds: 300 }))).toBeCloseTo(300, 0);
    expect(rest(...watched(10, (done) => done, { untilSeconds: 540 }))).toBeCloseTo(60, 0);
  });

  test('from the first increase', () => {
    expect(rest([0, 0], [10, 0.1])).toBe(90);
  });

  test('from recent progress, for a job that is followed half-way', () => {
    expect(rest([0, 0.5], [10, 0.6])).toBeCloseTo(40);
  });

  test('at once when all is done and only the end is missing', () => {
    expect(rest([0, 1])).toBe(0);
    expect(rest([0, 0.9], [10, 1], [15, 1])).toBe(-5);
  });

  test('from large regular steps, by their pace and not by the time since the last one', () => {
    const at = (untilSeconds: number): number => rest(...watched(10, stepped, { untilSeconds })) ?? NaN;
    for (const seconds of [305, 330, 355]) expect(at(seconds)).toBeCloseTo(600 - seconds, -1);
  });

  test('and is overdue when it has passed', () => {
    const halted: readonly Seen[] = [...watched(10, (done) => done, { untilSeconds: 540 }), [630, 0.9]];
    expect(rest(...halted)).toBeCloseTo(-30, 0);
  });

  test('through answers without progress', () => {
    expect(rest([0, 0], [10, 0.1], [15, null])).toBe(85);
    expect(rest([0, 0], [10, 0.1], [15, null], [20, 0.2])).toBeCloseTo(80);
  });
});

describe('the pace is measured', () => {
  test('from when a queued job begins', () => {
    const queue = [0, 60, 120].map((seconds) => [seconds, 0, 'queued'] as const);
    expect(rest(...queue, [130, 0], [140, 0.1])).toBe(90);
  });

  test('from the first increase, where no status reported a queue', () => {
    const left = rest([0, 0], [60, 0], [120, 0], [130, 0.1], [140, 0.2], [150, 0.3], [160, 0.4]);
    // Measured from the start of the job it would be four minutes.
    expect(left).toBeGreaterThan(35);
    expect(left).toBeLessThan(75);
  });

  test('from zero when progress falls back', () => {
    const first = watched(2, (done) => done, { untilSeconds: 115 });
    expect(rest(...first, [120, 0.1], [130, 0.2])).toBeCloseTo(80);
  });

  test('without a restart when it is only irregular', () => {
    const wavering = (done: number): number => done + (Math.round(done * 120) % 2 === 0 ? 0.02 : -0.02);
    const left = rest(...watched(10, wavering, { untilSeconds: 300 }));
    expect(left).toBeGreaterThan(200);
    expect(left).toBeLessThan(360);
  });
});

describe('an estimate for people', () => {
  const even = (untilSeconds: number): Forecast => forecastOf(watched(10, (done) => done, { untilSeconds }));

  test('is the rest, once there is enough progress', () => {
    expect(estimatedRestMs(even(50))).toBeNull();
    expect(estimatedRestMs(even(60))).toBeCloseTo(9 * MINUTE, -3);
    expect(estimatedRestMs(even(300))).toBeCloseTo(5 * MINUTE, -3);
  });

  test('is absent for a job that was observed only briefly', () => {
    expect(
      estimatedRestMs(
        forecastOf([
          [0, 0.2],
          [2, 0.3],
          [4, 0.4],
          [6, 0.5],
          [8, 0.6],
        ]),
      ),
    ).toBeNull();
  });

  test('is absent after two steps', () => {
    expect(
      estimatedRestMs(
        forecastOf([
          [0, 0],
          [60, 0.33],
          [120, 0.66],
        ]),
      ),
    ).toBeNull();
  });

  test('is absent when the job has stopped', () => {
    const halted = (untilSeconds: number): number | null =>
      estimatedRestMs(
        foresee(even(300), { elapsedMs: untilSeconds * SECOND, share: 0.5, status: 'running' }),
      );
    expect(halted(305)).not.toBeNull();
    expect(halted(315)).toBeNull();
  });

  test('continues between large steps', () => {
    for (const seconds of [400, 415, 450, 475]) {
      const left = estimatedRestMs(forecastOf(watched(10, stepped, { untilSeconds: seconds })));
      expect(Math.abs((left ?? 0) - (600 - seconds) * SECOND)).toBeLessThan(20 * SECOND);
    }
  });

  test('is absent when the job is overdue, and when its last answer has no progress', () => {
    expect(
      estimatedRestMs(foresee(even(590), { elapsedMs: 700_000, share: 0.98, status: 'running' })),
    ).toBeNull();
    expect(
      estimatedRestMs(foresee(even(300), { elapsedMs: 305_000, share: null, status: 'running' })),
    ).toBeNull();
  });
});

test('is a finite number or absent, whatever the service sends', () => {
  const shares = [null, 0, 0.000_001, 0.3, 0.3, 0.999_999, 1, 0.1, 1, null, 0];
  for (let seed = 0; seed < 200; seed += 1) {
    let forecast = NO_FORECAST;
    for (let step = 0; step < 30; step += 1) {
      const share = shares[(seed * 7 + step * step * 3) % shares.length] ?? null;
      // Two answers may come in the same millisecond.
      const elapsedMs = Math.floor(step / 2) * (1 + (seed % 5)) * SECOND;
      forecast = foresee(forecast, { elapsedMs, share, status: step % 7 === 0 ? 'queued' : 'running' });
      const left = restMs(forecast);
      if (left !== null) expect(Number.isFinite(left)).toBe(true);
    }
  }
});
