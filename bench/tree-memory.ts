import { readdirSync, readFileSync } from 'node:fs';

const INTERVAL_MS = 10;
const MIB = 1024 ** 2;
/** Of the kernel: `/proc/PID/statm` counts in pages. */
const PAGE_BYTES = 4096;

export interface TreeMemory {
  /** Ends the watch and gives the highest sum, in MiB; `NaN` without `/proc`. */
  readonly end: () => number;
}

/** Watches the resident sets of all descendants of a process, without itself, and keeps the highest sum. */
export function watchTree(pid: number): TreeMemory {
  let highest = Number.NaN;
  const look = (): void => {
    const sum = treeMiB(pid);
    if (sum > 0 && !(sum <= highest)) highest = sum;
  };
  const timer = setInterval(look, INTERVAL_MS);
  return {
    end: () => {
      clearInterval(timer);
      return highest;
    },
  };
}

/** The current sum of the resident sets of all descendants; 0 without any, or without `/proc`. */
export function treeMiB(pid: number): number {
  return below(pid).reduce((total, child) => total + residentBytes(child), 0) / MIB;
}

/** All descendants. A process that has just ended has none. */
function below(pid: number): readonly number[] {
  const children = entries(`/proc/${pid}/task`).flatMap((thread) =>
    text(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...below(child)]);
}

function residentBytes(pid: number): number {
  return Number(text(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * PAGE_BYTES;
}

function entries(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function text(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
