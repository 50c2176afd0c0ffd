import { refuse, type Parsed } from './parsed.ts';

const FACTORS: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['b', 1],
  ['kb', 1e3],
  ['mb', 1e6],
  ['gb', 1e9],
  ['tb', 1e12],
  ['kib', 2 ** 10],
  ['mib', 2 ** 20],
  ['gib', 2 ** 30],
  ['tib', 2 ** 40],
]);

/**
 * Reads `10GiB`, `500MB`, `1.5 GB` or plain bytes (`1048576`) as whole bytes. Units in any case:
 * those with an `i` are powers of 1024, the others of 1000.
 * Refused: another unit, zero, less than nothing, and more bytes than can be counted exactly.
 */
export function parseByteSize(text: string): Parsed<number> {
  const wanted = "Write bytes, or a number with a unit, such as '500MB' or '10GiB'.";
  const lower = text.trim().toLowerCase();
  if (lower.startsWith('-')) return refuse('is less than nothing', wanted);
  const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/.exec(lower) ?? [];
  if (amount === undefined || unit === undefined) return refuse('is not a size', wanted);
  const factor = FACTORS.get(unit);
  if (factor === undefined) {
    if (!/^[kmgt]$/.test(unit)) return refuse('has a unit that is not known', wanted);
    const size = `${amount}${unit.toUpperCase()}`;
    return refuse('does not say which unit', `Write '${size}iB' (1024) or '${size}B' (1000).`);
  }
  if (factor === 1 && amount.includes('.')) return refuse('is not a whole number of bytes', wanted);
  const bytes = Math.floor(Number(amount) * factor);
  if (bytes === 0) return refuse('allows not a single byte', wanted);
  if (!Number.isSafeInteger(bytes)) return refuse('is more than can be counted', wanted);
  return { value: bytes };
}

/**
 * Bytes as a person reads them: `512 B`, `1.5 KiB`, `53.2 MiB`, `10 GiB`. Powers of 1024, as the default of
 * `max-size` is, so that messages show a limit as it was written. Below zero, or no number at all, is `0 B`.
 */
export function formatBytes(bytes: number): string {
  if (!(bytes > 0)) return '0 B';
  if (bytes < 1024) return `${Math.round(bytes)} B`;
  let value = bytes;
  for (const unit of ['KiB', 'MiB', 'GiB']) {
    value /= 1024;
    const shown = rounded(value);
    if (shown < 1024) return `${shown} ${unit}`;
  }
  return `${rounded(value / 1024)} TiB`;
}

/** A limit in the unit that it was most likely given in: `500 MB` rather than `477 MiB`. */
export function formatLimit(bytes: number): string {
  for (const [unit, size] of [
    ['GB', 1e9],
    ['MB', 1e6],
    ['kB', 1e3],
  ] as const)
    if (bytes % size === 0) return `${bytes / size} ${unit}`;
  return formatBytes(bytes);
}

/** Three digits, or all digits before the point. */
function rounded(value: number): number {
  return value < 100 ? Math.round(value * 10) / 10 : Math.round(value);
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const UNITS: ReadonlyMap<string, number> = new Map([
  ['h', HOUR_MS],
  ['m', MINUTE_MS],
  ['s', SECOND_MS],
  ['ms', 1],
]);

/**
 * Reads a number with a unit (`500ms`, `90s`, `30m`, `1.5h`) as whole milliseconds.
 * Refused: no unit, another unit, several parts, zero, less than nothing, and more than `longestMs`.
 */
export function parseDuration(text: string, longestMs: number): Parsed<number> {
  const wanted = "Write a number with a unit, such as '90s', '30m' or '2h'.";
  const lower = text.trim().toLowerCase();
  if (lower.startsWith('-')) return refuse('is less than nothing', wanted);
  const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/.exec(lower) ?? [];
  const unitMs = UNITS.get(unit || 's');
  if (amount === undefined || unitMs === undefined) return refuse('is not a duration', wanted);
  const ms = Math.round(Number(amount) * unitMs);
  if (ms <= 0) return refuse('is no time at all', wanted);
  if (unit === '') return refuse('has no unit', `Add one: '${lower}s' for seconds, '${lower}m' for minutes.`);
  if (ms > longestMs)
    return refuse(`is longer than ${formatDuration(longestMs)}`, `Choose at most '${asInput(longestMs)}'.`);
  return { value: ms };
}

/**
 * Milliseconds as a person says them, with at most two units: `80 ms`, `2.5 s`, `42 s`, `2 min 5 s`, `1 h 5 min`.
 * Below zero, or no number at all, is `0 s`.
 */
export function formatDuration(ms: number): string {
  if (!(ms > 0)) return '0 s';
  if (ms < 100) return `${Math.ceil(ms)} ms`;
  if (ms < 9_950) return `${Math.round(ms / 100) / 10} s`;
  const seconds = Math.round(ms / SECOND_MS);
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return twoUnits(Math.floor(seconds / 60), 'min', seconds % 60, 's');
  const minutes = Math.round(seconds / 60);
  return twoUnits(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}

/** Milliseconds as an estimate, no finer than it deserves: `less than a minute`, `about 3 minutes`, `about 2 hours`. */
export function formatAbout(ms: number): string {
  const minutes = ms / MINUTE_MS;
  if (minutes < 0.75) return 'less than a minute';
  if (minutes < 1.5) return 'about a minute';
  if (minutes < 10.5) return `about ${Math.round(minutes)} minutes`;
  if (minutes < 52.5) return `about ${5 * Math.round(minutes / 5)} minutes`;
  const hours = Math.round(minutes / 30) / 2;
  return hours <= 1 ? 'about an hour' : `about ${hours} hours`;
}

/** Milliseconds as an input has them, in the largest unit that holds them exactly: `90s`, `2h`. */
export function asInput(ms: number): string {
  const [unit, length] = [...UNITS].find(([, unitMs]) => ms % unitMs === 0) ?? ['ms', 1];
  return `${ms / length}${unit}`;
}

function twoUnits(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}

/** `1 page`, `1,234 pages`. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `1,234`. Not by the locale's own rules: those take 11 ms to load. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
