import { createHash } from 'node:crypto';
import { getEventListeners } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { startEmulator, type Emulator } from '../../../emulator/server.ts';
import type { JournalEntry } from '../../../emulator/service/journal.ts';
import { Failure, isKnownFailure } from '../../../src/core/failure.ts';
import { exportBundle } from '../../../src/export/export-bundle.ts';
import type { Inputs } from '../../../src/export/inputs.ts';
import { staging, type DiskStaging } from '../../../src/export/staging.ts';
import type { RunEvent } from '../../../src/report/event.ts';
import { exportApi } from '../../../src/service/api.ts';
import { httpSender } from '../../../src/service/http/send.ts';
import { bundleStore } from '../../../src/service/store.ts';
import { entriesBelow } from '../../kit/entries-below.ts';
import { startFairClock, type FairClock } from '../../kit/fair-clock.ts';
import { anInputs, A_SITE } from '../../kit/inputs.ts';
import { NO_ARTIFACTS, NO_RECORDS } from '../../kit/scripted-staging.ts';
import { FastClock } from './fast-clock.ts';
import type { Schedule } from './schedule.ts';
import { WatchedStore } from './watched-store.ts';
import type { Version, Yard } from './yard.ts';

/** The course of one storm, and the promises that it broke. */
export interface Outcome {
  readonly seed: number;
  /** `ok`, or the code of the failure. */
  readonly end: string;
  /** Broken promises, one sentence each. */
  readonly broken: readonly string[];
  readonly tookMs: number;
  readonly bundleBytes: number;
  readonly receivedBytes: number;
  readonly requests: number;
  readonly mostOpen: number;
  readonly failedBeside: number;
  readonly connectionCount: number;
  /** How many answers of the store ended in each way: statuses and endings. */
  readonly seen: Readonly<Record<string, number>>;
  readonly gotSecondVersion: boolean;
}

/** No storm has a reason to take this long. */
const HANG_MS = 60_000;
/** After a cancel; the whole action has three seconds. */
const CANCEL_MS = 1_500;

export async function play(schedule: Schedule, yard: Yard, folder: string): Promise<Outcome> {
  const root = mkdtempSync(join(folder, `seed-${schedule.seed}-`));
  const versions = await Promise.all(
    ([0, 1] as const).map((number) => yard.version(schedule.format, schedule.siteBytes, number)),
  );
  const [first, second] = versions as [Version, Version];
  const emulator = await startEmulator({
    archive: schedule.damage === null ? first.archive : damaged(first.archive, schedule.damage),
    changedArchive: second.archive,
    existingJobs: ['job-1'],
    polls: { queued: 0, running: 0 },
    bytesPerSecond: schedule.bytesPerSecond,
    scenario: {
      about: `storm ${schedule.seed}`,
      rules: schedule.rules,
      acts: { store: schedule.store, bundle: schedule.bundle },
    },
  });
  try {
    return await playOn(schedule, { emulator, root, versions });
  } finally {
    await emulator.close();
    rmSync(root, { recursive: true, force: true });
  }
}

interface Scene {
  readonly emulator: Emulator;
  readonly root: string;
  readonly versions: readonly Version[];
}

async function playOn(schedule: Schedule, { emulator, root, versions }: Scene): Promise<Outcome> {
  const workspace = join(root, 'w');
  const tempFolder = join(root, 'temp');
  for (const made of [workspace, tempFolder]) mkdirSync(made);
  const inputs = inputsOf(schedule, emulator, workspace);
  const clock = new FastClock(schedule.seed);
  const events: RunEvent[] = [];
  const emit = (event: RunEvent): void => void events.push(event);
  const abort = new AbortController();
  const service = exportApi({ ...inputs, clock, emit, send: httpSender({ clock, keepsConnections: false }) });
  const send = httpSender({ clock, keepsConnections: true });
  const store = new WatchedStore(bundleStore({ clock, emit, send, maskUrl: () => undefined }));
  const disk = staging({ ...inputs, tempFolder, platform: process.platform, msLeft: () => Infinity });

  const startedMs = performance.now();
  const work = exportBundle(
    inputs,
    { service, store, staging: disk, artifacts: NO_ARTIFACTS, records: NO_RECORDS, clock, emit },
    abort.signal,
  );
  const end = await endOf(work, schedule, abort);
  const tookMs = performance.now() - startedMs;

  const broken = [...end.broken, ...discarded(disk)];
  const isOk = end.code === 'ok';
  if (!isOk && !schedule.mayFail.some((code) => code === end.code))
    broken.push(`it ended with ${end.code} ${end.facts}`);
  const published = isOk ? versions.findIndex(({ archive }) => sha256(archive) === shaOf(events)) : -1;
  if (isOk && schedule.kind !== 'damaged') broken.push(...wrongResult(inputs, versions[published]));
  if (isOk && schedule.kind === 'damaged') broken.push('a damaged archive was published');
  if (isOk && schedule.kind === 'lying' && schedule.rules.patch !== undefined)
    broken.push('a wrong size was believed');
  broken.push(...leftovers(root, isOk ? inputs : null));
  broken.push(...wrongEvents(events));
  if (clock.pending > 0) broken.push(`${clock.pending} timers are left`);
  if (getEventListeners(abort.signal, 'abort').length > 0) broken.push('listeners are left at the signal');
  if (store.open > 0) broken.push(`${store.open} answers were neither read nor closed`);
  if (!(await settles(emulator))) broken.push('a request is still open at the store');
  if (isOk && schedule.isFaithful && published === 0) broken.push(...wasted(schedule, emulator, store));

  return {
    seed: schedule.seed,
    end: end.code,
    broken,
    tookMs: Math.round(tookMs),
    bundleBytes: emulator.bundle.size,
    receivedBytes: store.receivedBytes,
    requests: store.requests,
    mostOpen: store.mostOpen,
    failedBeside: store.failedBeside,
    connectionCount: Math.max(
      1,
      ...events.map((event) => (event.kind === 'download-connections' ? event.connectionCount : 1)),
    ),
    seen: tally(emulator.journal()),
    gotSecondVersion: published === 1,
  };
}

function inputsOf(schedule: Schedule, { apiUrl, apiKey }: Emulator, workspace: string): Inputs {
  return anInputs({
    apiUrl,
    apiKey,
    job: { kind: 'follow', jobId: 'job-1', domain: null, version: null },
    pollIntervalMs: 1_000,
    maxPollIntervalMs: 1_000,
    site: schedule.extracts ? { ...A_SITE, path: join(workspace, 'site') } : null,
    bundlePath: schedule.keeps ? join(workspace, 'kept', 'bundle') : null,
  });
}

function damaged(archive: string, share: number): Uint8Array {
  const bytes = readFileSync(archive);
  const at = Math.floor(share * bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  return bytes;
}

interface End {
  readonly code: string;
  readonly facts: string;
  readonly broken: readonly string[];
}

async function endOf(work: Promise<unknown>, schedule: Schedule, abort: AbortController): Promise<End> {
  const broken: string[] = [];
  const cancelled = new Failure('cancelled', { signal: 'SIGTERM' });
  const sinceCancel: { clock: FairClock | null } = { clock: null };
  const timers = [
    setTimeout(() => {
      broken.push(`it was not over after ${HANG_MS} ms`);
      abort.abort(cancelled);
    }, HANG_MS),
    ...(schedule.cancelAfterMs === null
      ? []
      : [
          setTimeout(() => {
            sinceCancel.clock = startFairClock(process.pid);
            abort.abort(cancelled);
          }, schedule.cancelAfterMs),
        ]),
  ];
  try {
    await work;
    return { code: 'ok', facts: '', broken };
  } catch (error) {
    if (isKnownFailure(error)) return { code: error.code, facts: JSON.stringify(error.facts), broken };
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { code: 'bug', facts: what, broken };
  } finally {
    for (const timer of timers) clearTimeout(timer);
    const lateMs = sinceCancel.clock?.stop() ?? 0;
    if (lateMs > CANCEL_MS) broken.push(`it was over ${Math.round(lateMs)} ms after it was cancelled`);
  }
}

function discarded(disk: DiskStaging): readonly string[] {
  try {
    disk.discard();
    disk.discard();
    return [];
  } catch (error) {
    return [`discarding failed: ${String(error)}`];
  }
}

function shaOf(events: readonly RunEvent[]): string | null {
  const downloads = events.filter((event) => event.kind === 'downloaded');
  return downloads.length === 1 ? (downloads[0]?.sha256 ?? null) : null;
}

const hashes = new Map<string, string>();
function sha256(path: string): string {
  const known = hashes.get(path) ?? createHash('sha256').update(readFileSync(path)).digest('hex');
  hashes.set(path, known);
  return known;
}

/** Names and bytes of all that was published. */
function wrongResult({ site, bundlePath }: Inputs, version: Version | undefined): readonly string[] {
  if (version === undefined) return ['its SHA-256 is that of neither bundle'];
  const broken: string[] = [];
  if (bundlePath !== null && !readFileSync(bundlePath).equals(readFileSync(version.archive)))
    broken.push('the kept bundle is another one');
  const path = site?.path ?? null;
  if (path === null) return broken;
  const wanted = new Map(Object.entries(version.site));
  for (const { name, path: full, kind } of entriesBelow(path)) {
    if (kind === 'folder') continue;
    const bytes = wanted.get(name);
    wanted.delete(name);
    if (bytes === undefined) broken.push(`the site holds '${name}', which is not in the bundle`);
    else if (!readFileSync(full).equals(bytes)) broken.push(`'${name}' has other bytes`);
  }
  if (wanted.size > 0) broken.push(`the site lacks '${[...wanted.keys()].join("', '")}'`);
  return broken;
}

/** Files left that were not published. */
function leftovers(root: string, published: Inputs | null): readonly string[] {
  const may = [published?.site?.path, published?.bundlePath].filter((path) => typeof path === 'string');
  const left = entriesBelow(root)
    .map(({ path }) => path)
    .filter((path) => path !== join(root, 'w') && path !== join(root, 'temp'))
    .filter(
      (path) =>
        !may.some(
          (good) => path === good || path.startsWith(`${good}${sep}`) || good.startsWith(`${path}${sep}`),
        ),
    );
  return left.length === 0 ? [] : [`it left ${left.map((path) => relative(root, path)).join(', ')}`];
}

function wrongEvents(events: readonly RunEvent[]): readonly string[] {
  const beyond = events.find(
    (event) =>
      event.kind === 'download-progress' && event.totalBytes !== null && event.heldBytes > event.totalBytes,
  );
  return beyond === undefined ? [] : [`it told of more bytes than there are: ${JSON.stringify(beyond)}`];
}

/** Whether no client still reads from the store. */
async function settles(emulator: Emulator): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, 30_000, false);
  });
  const settled = await Promise.race([emulator.settled().then(() => true), late]);
  clearTimeout(timer);
  return settled;
}

/**
 * What was fetched and thrown away. A faithful store never sends a byte twice that was read, so only this may be added
 * to the bundle: the end of a zip, which is read out of turn, and of each answer that was left what had come with the
 * last byte that was wanted.
 */
function wasted(schedule: Schedule, emulator: Emulator, store: WatchedStore): readonly string[] {
  const randomAccess = schedule.format.startsWith('zip') ? 256 * 1024 : 0;
  const left = emulator.journal().filter(({ ending }) => ending === 'left').length;
  const most = emulator.bundle.size + randomAccess + (left + 1) * 64 * 1024;
  return store.receivedBytes <= most
    ? []
    : [
        `it fetched ${store.receivedBytes} bytes of a bundle of ${emulator.bundle.size}, at most ${most} are in order`,
      ];
}

function tally(journal: readonly JournalEntry[]): Record<string, number> {
  const seen: Record<string, number> = {};
  for (const { route, status, ending, headers } of journal) {
    if (route !== 'store') continue;
    const range = headers['range'] === undefined ? '' : ' to a range';
    for (const what of [`${status}${range}`, ending]) seen[what] = (seen[what] ?? 0) + 1;
  }
  return seen;
}
