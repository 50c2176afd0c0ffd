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
    const letter = unit.toUpperCase();
    return refuse(
      'does not say which unit',
      `Write '${amount}${letter}iB' (1024) or '${amount}${letter}B' (1000).`,
    );
  }
  if (factor === 1 && amount.includes('.')) return refuse('is not a whole number of bytes', wanted);
  const bytes = Math.floor(Number(amount) * factor);
  if (bytes === 0) return refuse('leaves no room for a single byte', wanted);
  if (!Number.isSafeInteger(bytes)) return refuse('is more than can be counted', wanted);
  return { value: bytes };
}

/**
 * Bytes as a person reads them: `512 B`, `1.5 KiB`, `53.2 MiB`, `10 GiB`. Powers of 1024, as the default of
 * `max-size` is, so that a limit is told as it was written. Below zero, or no number at all, is `0 B`.
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

/** Three digits, or all digits before the point. */
function rounded(value: number): number {
  return value < 100 ? Math.round(value * 10) / 10 : Math.round(value);
}
