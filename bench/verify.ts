// Compares the verify action with `curl --parallel` over as many connections, from nginx on loopback; prints a table.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { plainEnvironment } from './runs/measure.ts';
import { median, ratio } from './runs/statistics.ts';
import { startStore } from './runs/store.ts';

const ROOT = dirname(import.meta.dirname);
const ROUNDS = Number(process.argv[2] ?? 9);
/** One request less than `max-requests`: the last one is for an address that cannot exist. */
const FILES = 1999;
const FILE_BYTES = 7_000;
const CONNECTIONS = '8';

interface Run {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMiB: number;
}

/** The contents of the files by name. No type is asked of this ending, and each file is another one. */
function makeFiles(): ReadonlyMap<string, Buffer> {
  const names = Array.from({ length: FILES }, (_, at) => `${at}.data`);
  return new Map(names.map((name) => [name, Buffer.alloc(FILE_BYTES, `${name} `)]));
}

function manifestOf(files: ReadonlyMap<string, Buffer>): string {
  const listed = [...files].map(([path, bytes]) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { path, size: bytes.length, sha256, md5: null };
  });
  return JSON.stringify({ schemaVersion: 1, domain: null, contentDigest: null, files: listed });
}

function timed(command: readonly string[], env: Readonly<Record<string, string>>, home: string): Run {
  const report = join(home, 'time');
  const startedMs = performance.now();
  const { status, stdout, stderr } = spawnSync(
    '/usr/bin/time',
    ['-f', '%U %S %M', '-o', report, ...command],
    { cwd: home, env: plainEnvironment(home, env), encoding: 'utf8' },
  );
  const seconds = (performance.now() - startedMs) / 1000;
  if (status !== 0)
    throw new Error(`'${command.join(' ')}' ended with ${String(status)}:\n${stdout}${stderr}`);
  const [user = 0, system = 0, kibibytes = 0] = readFileSync(report, 'utf8').trim().split(' ').map(Number);
  return { seconds, cpuSeconds: user + system, peakMiB: kibibytes / 1024 };
}

function row(name: string, runs: readonly Run[], base: readonly Run[]): string {
  const of = ratio(
    runs.map(({ seconds }) => seconds),
    base.map(({ seconds }) => seconds),
  );
  const cells = [
    median(runs.map(({ seconds }) => seconds)).toFixed(2),
    `${of.median.toFixed(1)} (${of.least.toFixed(1)} to ${of.most.toFixed(1)})`,
    median(runs.map(({ cpuSeconds }) => cpuSeconds)).toFixed(2),
    Math.max(...runs.map(({ peakMiB }) => peakMiB)).toFixed(0),
  ];
  return `| ${[name, ...cells].join(' | ')} |`;
}

const home = mkdtempSync(join(tmpdir(), 'bench-verify-'));
try {
  const files = makeFiles();
  mkdirSync(join(home, 'site'));
  for (const [name, bytes] of files) writeFileSync(join(home, 'site', name), bytes);
  for (const name of ['output', 'summary']) writeFileSync(join(home, name), '');
  writeFileSync(join(home, 'manifest.json'), manifestOf(files));
  const store = await startStore(join(home, 'site'));
  try {
    const url = `http://127.0.0.1:${store.ranges.port}`;
    const wanted = [...files.keys()].map((name) => `url = "${url}/${name}"\noutput = "/dev/null"\n`);
    writeFileSync(join(home, 'urls'), wanted.join(''));
    const curl = ['curl', '-sf', '--parallel', '--parallel-max', CONNECTIONS, '-K', 'urls'];
    const action = [process.execPath, join(ROOT, 'dist/verify/index.js')];
    const env = {
      INPUT_URL: url,
      INPUT_MANIFEST: 'manifest.json',
      INPUT_CONCURRENCY: CONNECTIONS,
      GITHUB_WORKSPACE: home,
      GITHUB_OUTPUT: join(home, 'output'),
      GITHUB_STEP_SUMMARY: join(home, 'summary'),
    };
    const theirs: Run[] = [];
    const ours: Run[] = [];
    // In turn, so that other work on the machine slows both.
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push(timed(curl, {}, home));
      ours.push(timed(action, env, home));
    }
    const head = '| Program | s | Of `curl` | CPU s | Peak MiB |\n| --- | --- | --- | --- | --- |';
    const lines = [row('`curl --parallel`', theirs, theirs), row('verify', ours, theirs)];
    process.stdout.write(
      `${FILES} files of ${FILE_BYTES} bytes, ${ROUNDS} rounds\n\n${[head, ...lines].join('\n')}\n`,
    );
  } finally {
    await store.stop();
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}
