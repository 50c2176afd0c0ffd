import type { Format } from '../../../emulator/archives/pack.ts';
import type { Act } from '../../../emulator/service/act.ts';
import { xmlError } from '../../../emulator/service/answer.ts';
import type { Rules } from '../../../emulator/service/rules.ts';
import type { FailureCode } from '../../../src/core/failure.ts';
import { seeded } from '../../kit/virtual-clock.ts';
import { SITE_BYTES } from './yard.ts';

/** One whole storm: what is downloaded, and every fault. */
export interface Schedule {
  readonly seed: number;
  /** `survivable`: with so few faults that the download must succeed. */
  readonly kind: 'survivable' | 'wild' | 'lying' | 'damaged' | 'cancelled';
  readonly format: Format;
  readonly siteBytes: number;
  /** The bundle changes to its second version during the download. */
  readonly changes: boolean;
  readonly extracts: boolean;
  readonly keeps: boolean;
  readonly rules: Partial<Rules>;
  readonly store: readonly Act[];
  readonly bundle: readonly Act[];
  /** Of each connection; `Infinity`: as fast as it goes. */
  readonly bytesPerSecond: number;
  /** Milliseconds after the start. */
  readonly cancelAfterMs: number | null;
  /** The bytes at these shares of the archive are inverted. */
  readonly damage: number | null;
  /** Failures that may end it. */
  readonly mayFail: readonly FailureCode[];
  /** The store serves every range of one unchanged bundle with one ETag: no byte needs to be fetched twice. */
  readonly isFaithful: boolean;
}

/** Random choices of the seed. */
class Dice {
  readonly roll: () => number;
  constructor(seed: number) {
    this.roll = seeded(seed * 2_654_435_761);
    this.roll();
  }
  below(limit: number): number {
    return Math.floor(this.roll() * limit);
  }
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }
  /** Small numbers as often as large ones. */
  scale(least: number, most: number): number {
    return Math.floor(least * (most / least) ** this.roll());
  }
  maybe(share: number): boolean {
    return this.roll() < share;
  }
  one<T>(of: readonly [T, ...T[]]): T {
    return of[this.below(of.length)] ?? of[0];
  }
}

const FORMATS = ['tar', 'tar.gz', 'tar.gz', 'tar.zst', 'zip', 'zip', 'zip-descriptors'] as const;
/** The formats in which each byte is under a checksum, or is needed to find one. */
const CHECKED_FORMATS = ['tar.gz', 'zip', 'zip-descriptors'] as const;
const KINDS: readonly (readonly [Schedule['kind'], number])[] = [
  ['survivable', 0.65],
  ['wild', 0.13],
  ['lying', 0.05],
  ['damaged', 0.07],
  ['cancelled', 0.1],
];
/** A connection that would take longer than this for the bundle gets a higher speed: a test has its limits. */
const LONGEST_MS = 700;

export function scheduleOf(seed: number): Schedule {
  const dice = new Dice(seed);
  const kind = kindOf(dice.roll());
  const siteBytes = dice.one(dice.maybe(0.35) ? [50_000, 400_000, 1_500_000] : SITE_BYTES);
  // The bundle comes in pieces of 64 KiB: at a lower speed the time between two of them would be a stall.
  const slowest = Math.max(500_000, (siteBytes / LONGEST_MS) * 1_000);
  const isPaced = dice.maybe(siteBytes > 1_500_000 ? 0.85 : 0.2);
  const changes = kind !== 'damaged' && kind !== 'lying' && dice.maybe(0.2);
  const rules = rulesOf(dice, changes);
  const isSteady =
    !changes &&
    rules.etag === 'strong' &&
    rules.ranges === 'honoured' &&
    rules.forgetsRangesAfter === undefined;
  const isLenient = isSteady && rules.requestsPerLink === undefined;
  const budget = kind === 'survivable' ? (isLenient ? 6 : 2) : dice.scale(1, 40);
  const isEndless = kind === 'wild' && dice.maybe(0.8);
  const store = [
    ...(changes ? [cutIn(dice, siteBytes)] : []),
    ...trouble(dice, { siteBytes, budget: changes ? Math.min(budget, 1) : budget, isEndless }),
  ];
  const extracts = kind === 'damaged' || dice.maybe(0.9);
  return {
    seed,
    kind,
    format: dice.one(kind === 'damaged' || kind === 'lying' ? CHECKED_FORMATS : FORMATS),
    siteBytes,
    changes,
    extracts,
    keeps: !extracts || dice.maybe(0.2),
    rules: { ...rules, ...(kind === 'lying' && lyingRules(dice)) },
    store,
    bundle: dice.maybe(0.2)
      ? [
          dice.one<Act>([
            { do: 'reset', when: 'before' },
            { do: 'delay', ms: 20 },
          ]),
        ]
      : [],
    bytesPerSecond: isPaced ? dice.scale(slowest, slowest * 4) : Infinity,
    cancelAfterMs: kind === 'cancelled' ? dice.scale(1, 500) : null,
    damage: kind === 'damaged' ? dice.roll() : null,
    mayFail: failuresOf(kind),
    // A 416 says that the earlier bytes are gone.
    isFaithful:
      isSteady && kind !== 'lying' && !store.some((act) => act.do === 'answer' && act.status === 416),
  };
}

function kindOf(roll: number): Schedule['kind'] {
  let left = roll;
  for (const [kind, share] of KINDS) {
    if (left < share) return kind;
    left -= share;
  }
  return 'survivable';
}

function rulesOf(dice: Dice, changes: boolean): Partial<Rules> & Pick<Rules, 'etag' | 'ranges'> {
  const ranges = dice.maybe(0.65)
    ? ('honoured' as const)
    : dice.one(['ignored', 'refused', 'shifted', 'unlabelled', 'wrong-total', 'forgotten'] as const);
  const etag = dice.one([
    'strong',
    'strong',
    'strong',
    'strong',
    'strong',
    'strong',
    'weak',
    'none',
    'by-node',
  ] as const);
  return {
    ranges: ranges === 'forgotten' ? 'honoured' : ranges,
    ...(ranges === 'forgotten' && { forgetsRangesAfter: dice.between(1, 8) }),
    etag,
    ifRange: dice.maybe(0.8) ? 'honoured' : 'ignored',
    ...(dice.maybe(0.1) && { contentLength: 'none' as const }),
    ...(dice.maybe(0.15) && { requestsPerLink: dice.between(1, 4) }),
    ...(dice.maybe(0.1) && { linkLifetimeMs: dice.scale(80, 500) }),
    ...(dice.maybe(0.3) && { bare: true }),
    ...(changes && { changesAfter: dice.one([1, 1, 2, 3, 5, 8]) }),
  };
}

/** The store describes the bundle wrongly. */
function lyingRules(dice: Dice): Partial<Rules> {
  return dice.one<Partial<Rules>>([
    { patch: { bundle: { sizeBytes: 12_345 } } },
    { patch: { bundle: { sizeBytes: 99_999_999 } } },
    { contentLength: 'larger' },
    { contentLength: 'smaller' },
  ]);
}

function failuresOf(kind: Schedule['kind']): readonly FailureCode[] {
  switch (kind) {
    case 'survivable':
      return [];
    case 'wild':
      return ['download-failed', 'link-refused'];
    case 'lying':
      return ['download-failed', 'link-refused', 'bundle-size-wrong', 'archive-damaged', 'archive-unknown'];
    case 'damaged':
      return ['download-failed', 'link-refused', 'archive-damaged', 'archive-refused', 'archive-unknown'];
    case 'cancelled':
      return ['cancelled', 'download-failed', 'link-refused'];
  }
}

/** Faults that prevent progress, however often the download retries. */
function hopeless(dice: Dice): Act {
  return dice.one<Act>([
    { do: 'cut', bytes: 0 },
    { do: 'reset', when: 'before' },
    { do: 'answer', status: 416 },
    complaint(dice),
    refusal(),
    refusal(),
    refusal(),
  ]);
}

const STATUSES = [500, 502, 503, 503, 429, 408] as const;

/**
 * The faults of the requests. `budget` is how many attempts may fail: the download fails after eight in a row, so it
 * survives fewer in any order.
 */
function trouble(
  dice: Dice,
  { siteBytes, budget, isEndless }: { siteBytes: number; budget: number; isEndless: boolean },
): readonly Act[] {
  const acts: Act[] = [];
  const share = dice.one([0.15, 0.4, 0.8]);
  let stalls = 2;
  let restarts = 1;
  for (let left = budget; left > 0 && acts.length < 60;) {
    if (!dice.maybe(share)) {
      acts.push(harmless(dice));
      continue;
    }
    left -= 1;
    const cut = cutIn(dice, siteBytes);
    const what = dice.below(10);
    if (what < 3) acts.push(cut);
    else if (what < 4 && stalls > 0) {
      stalls -= 1;
      acts.push(dice.maybe(0.3) ? { do: 'delay', ms: 700 } : { ...cut, do: 'stall' });
    } else if (what < 5) acts.push({ do: 'reset', when: dice.one(['before', 'after']) });
    else if (what < 7) acts.push(complaint(dice));
    else if (what < 8) acts.push(refusal());
    else if (what < 9 && restarts > 0 && left >= 3) {
      restarts -= 1;
      // Each attempt while the store is down uses up further attempts.
      left -= 3;
      acts.push({ do: 'restart', ms: dice.scale(2, 40) });
    } else acts.push({ do: 'answer', status: dice.one([204, 302, 416]) });
  }
  return isEndless ? [...acts.slice(0, dice.below(6)), { ...hopeless(dice), times: 'always' }] : acts;
}

function cutIn(dice: Dice, siteBytes: number): Extract<Act, { do: 'cut' }> {
  const bytes = [0, 1, dice.scale(1, siteBytes), dice.below(siteBytes), dice.below(2 ** 21)] as const;
  return { do: 'cut', bytes: dice.one(bytes) };
}

function harmless(dice: Dice): Act {
  const what = dice.below(10);
  if (what < 2) return { do: 'hang-up' };
  if (what < 3) return { do: 'delay', ms: dice.scale(1, 40) };
  if (what < 4) return { do: 'pace', bytesPerSecond: dice.scale(4_000_000, 40_000_000) };
  if (what < 5) return { do: 'redirect', status: 302 };
  return { do: 'pass' };
}

function complaint(dice: Dice): Act {
  const status = dice.one(STATUSES);
  const { headers, body } = xmlError(status, 'SlowDown', 'Please reduce your request rate.');
  const wait = dice.one([null, '0', String(dice.between(1, 20)), '{now+5s}']);
  return {
    do: 'answer',
    status,
    headers: { ...headers, ...(wait !== null && { 'retry-after': wait }) },
    body,
  };
}

function refusal(): Act {
  const { status, headers, body } = xmlError(403, 'AccessDenied', 'Request has expired');
  return { do: 'answer', status, headers, body };
}
