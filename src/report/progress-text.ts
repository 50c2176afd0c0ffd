import { formatBytes } from '../text/byte-size.ts';
import { counted } from '../text/counted.ts';
import { formatAbout, formatDuration } from '../text/duration.ts';
import type { RunEvent } from './event.ts';

type EventOf<K extends RunEvent['kind']> = Extract<RunEvent, { kind: K }>;

/** A transfer that has brought less, or has just begun, foretells nothing. */
const ESTIMATE_FROM_SHARE = 0.1;
const ESTIMATE_FROM_MS = 5_000;

/** `Running: 42 %, 120 pages, 1 min so far, about 2 minutes left`. */
export function statusText({ status, share, pageCount, elapsedMs, leftMs }: EventOf<'job-status'>): string {
  const percent = share === null ? 0 : Math.floor(share * 100);
  const parts = [
    ...(percent === 0 ? [] : [`${percent} %`]),
    ...(pageCount === null || pageCount === 0 ? [] : [counted(pageCount, 'page')]),
    ...(elapsedMs < 1_000 ? [] : [`${formatDuration(elapsedMs)} so far`]),
    ...(leftMs === null ? [] : [`${formatAbout(leftMs)} left`]),
  ];
  const name = status === '' ? 'No status yet' : status.charAt(0).toUpperCase() + status.slice(1);
  return parts.length === 0 ? name : `${name}: ${parts.join(', ')}`;
}

/** `Downloaded 2 MiB of 10 MiB (20 %), about a minute left`; `tookMs` milliseconds after the beginning. */
export function downloadText(
  { heldBytes, totalBytes }: EventOf<'download-progress'>,
  tookMs: number,
): string {
  if (totalBytes === null || totalBytes === 0) return `Downloaded ${formatBytes(heldBytes)}`;
  const share = heldBytes / totalBytes;
  const of = `${formatBytes(heldBytes)} of ${formatBytes(totalBytes)} (${Math.floor(share * 100)} %)`;
  const tells = share >= ESTIMATE_FROM_SHARE && share < 1 && tookMs >= ESTIMATE_FROM_MS;
  return `Downloaded ${of}${tells ? `, ${formatAbout((tookMs * (1 - share)) / share)} left` : ''}`;
}

/** `Unpacked 1,234 files, 20 MiB so far`. */
export function unpackText({ fileCount, siteBytes }: EventOf<'unpack-progress'>): string {
  return `Unpacked ${counted(fileCount, 'file')}, ${formatBytes(siteBytes)} so far`;
}
