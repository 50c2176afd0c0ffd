import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HYPERLINK } from './hyperlink.ts';

/** One finding of a checker. */
export interface Complaint {
  readonly page: string;
  /** As the checker writes it. */
  readonly reference: string;
  /** Path below the site's root, with `#name` where the name is what is missing. */
  readonly target: string;
}

export interface CheckRun {
  readonly seconds: number;
  /** User and system time of the process and all that it started. */
  readonly cpuSeconds: number;
  readonly peakMiB: number;
  /** `null`: it did not finish in time. */
  readonly complaints: readonly Complaint[] | null;
}

export interface Checker {
  readonly name: string;
  readonly check: (site: string) => CheckRun;
}

const LINKINATOR = '8.1.0';
const LONGEST_S = 20 * 60;
/** Exit code of `timeout` when it ended its command. */
const TIMED_OUT = 124;
const RESULT = join(tmpdir(), `bench-check-${String(process.pid)}.json`);

/** The script that `oursFrom` runs, beside the compiled files. */
const SCRIPT = `
import { readSiteApart } from './check/reader-process.js';
const [root, reportPath] = process.argv.slice(2);
const order = { root, hosting: 'client-hosted', siteUrl: null, reportPath };
await readSiteApart(order, {}, new AbortController().signal);
`;

/** Our check as a whole process, from files that are compiled into `lib`. */
export function oursFrom(lib: string): Checker {
  writeFileSync(join(lib, 'bench-check.js'), SCRIPT);
  return {
    name: 'ours',
    check: (site) =>
      timed([process.execPath, join(lib, 'bench-check.js'), site, RESULT], site, () => {
        const { findings } = JSON.parse(readFileSync(RESULT, 'utf8')) as { findings: Finding[] };
        return findings.flatMap(({ target, anchor, places }) =>
          target === undefined
            ? []
            : places.map(({ page, reference }) => {
                const suffix = anchor === undefined ? '' : `#${anchor}`;
                return { page, reference, target: target.replace(/^\//, '') + suffix };
              }),
        );
      }),
  };
}

interface Finding {
  readonly target?: string;
  readonly anchor?: string;
  readonly places: readonly { readonly page: string; readonly reference: string }[];
}

/** A link checker that crawls the site through its own server; installed into `cache` once. */
export function linkinator(cache: string): Checker {
  const home = join(cache, `linkinator-${LINKINATOR}`);
  const script = join(home, 'node_modules/linkinator/build/src/cli.js');
  if (!existsSync(script)) {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), '{"private":true}');
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', `linkinator@${LINKINATOR}`], {
      cwd: home,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }
  const flags = ['--recurse', '--check-css', '--check-fragments', '--clean-urls', '--format', 'json'];
  // Nothing outside of the site, and no mail addresses.
  flags.push('--skip', '^https?://(?!localhost|127)', '--skip', '^mailto:', '--skip', '@');
  const start = `"$0" "$1" . ${flags.map((flag) => `'${flag}'`).join(' ')} > "$2"`;
  return {
    name: `linkinator ${LINKINATOR}`,
    check: (site) =>
      timed(['sh', '-c', start, process.execPath, script, RESULT], site, () => {
        const { links } = JSON.parse(readFileSync(RESULT, 'utf8')) as { links: LinkinatorLink[] };
        const broken = links.filter(({ state }) => state === 'BROKEN');
        return broken.map(({ url, parent }) => {
          return {
            page: parent === '.' ? 'index.html' : decoded(parent),
            reference: url,
            target: decoded(url),
          };
        });
      }),
  };
}

/** Processor time of a Node that does nothing, which a run of the action needs anyway. */
export function startCpuSeconds(): number {
  return timed([process.execPath, '-e', '0'], tmpdir(), () => []).cpuSeconds;
}

/** A link checker that reads the files, in several threads; `program` is its path. */
export function hyperlinkAt(program: string): Checker {
  return {
    name: `hyperlink ${HYPERLINK}`,
    check: (site) =>
      timed(['sh', '-c', '"$0" --check-anchors . > "$1"', program, RESULT], site, () =>
        hyperlinkComplaints(readFileSync(RESULT, 'utf8')),
      ),
  };
}

/** A page is a line without indentation; its findings are the indented lines below. */
function hyperlinkComplaints(found: string): readonly Complaint[] {
  const complaints: Complaint[] = [];
  let page = '';
  for (const line of found.split('\n')) {
    const [, target] = /^ {2}error: bad link (.*)$/.exec(line) ?? [];
    if (target !== undefined)
      complaints.push({ page, reference: target, target: decoded(target.replace(/^\//, '')) });
    else if (/^\.\/\S/.test(line)) page = line.slice(2);
  }
  return complaints;
}

interface LinkinatorLink {
  readonly url: string;
  readonly state: string;
  readonly parent: string;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function timed(command: readonly string[], cwd: string, read: () => readonly Complaint[]): CheckRun {
  const report = `${RESULT}.time`;
  const args = ['-f', '%e %U %S %M', '-o', report, 'timeout', String(LONGEST_S), ...command];
  const done = spawnSync('/usr/bin/time', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    if (done.status === TIMED_OUT)
      return { seconds: LONGEST_S, cpuSeconds: Number.NaN, peakMiB: Number.NaN, complaints: null };
    // A checker that finds something ends with 1, and `time` writes a line about that first.
    const [seconds = 0, user = 0, system = 0, kibibytes = 0] = (
      readFileSync(report, 'utf8').trim().split('\n').at(-1) ?? ''
    )
      .split(' ')
      .map(Number);
    return { seconds, cpuSeconds: user + system, peakMiB: kibibytes / 1024, complaints: read() };
  } finally {
    for (const file of [RESULT, report]) rmSync(file, { force: true });
  }
}
