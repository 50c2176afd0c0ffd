// Asks the registry whether a shipped package has a known vulnerability, and reads the answer. As a script it is for a
// release: it fails where the registry gives no answer.
import { spawnSync } from 'node:child_process';
import { ROOT, type Ran } from './tool.ts';

/** The levels that fail the check. Lower ones are for the person who updates the packages. */
const SEVERE: readonly string[] = ['high', 'critical'];
const LIMITS = ['--fetch-retries', '1', '--fetch-timeout', '30000'] as const;

interface Advisory {
  readonly title?: string;
  readonly url?: string;
}

interface Answer {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      { readonly severity: string; readonly range: string; readonly via: readonly (string | Advisory)[] }
    >
  >;
  /** If there is no report. */
  readonly message?: string;
}

/** Judges what `npm audit --json` printed. Without a report it passes, and `note` says that nothing is known. */
export function judgeAudit(printed: string): Ran {
  const { vulnerabilities, message = 'npm gave no report' } = read(printed);
  if (vulnerabilities === undefined) return { ok: true, output: '', note: `not known: ${message}` };
  const severe = Object.entries(vulnerabilities).filter(([, { severity }]) => SEVERE.includes(severity));
  const lines = severe.map(([name, { severity, range, via }]) => {
    const reasons = via.map((one) =>
      typeof one === 'string' ? `by ${one}` : `${one.title ?? ''} ${one.url ?? ''}`,
    );
    return `${name} ${range} (${severity}): ${reasons.join('; ')}`;
  });
  return { ok: lines.length === 0, output: lines.join('\n') };
}

/** The same for a release, which stops where nothing is known. */
export function forRelease({ ok, output, note }: Ran): Ran {
  return note === undefined ? { ok, output } : { ok: false, output: `The registry gave no answer, ${note}` };
}

function read(printed: string): Answer {
  try {
    return (JSON.parse(printed) as Answer | null) ?? {};
  } catch {
    return {};
  }
}

/** Asks about the packages that `dependencies` of package.json bring. Passes without a network, and says so. */
export function auditShipped(): Ran {
  const windows = process.platform === 'win32';
  const done = spawnSync(windows ? 'npm.cmd' : 'npm', ['audit', '--omit', 'dev', '--json', ...LIMITS], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: windows,
    maxBuffer: 2 ** 28,
  });
  // Without npm there is no output at all.
  return judgeAudit(done.error === undefined ? done.stdout : JSON.stringify({ message: done.error.message }));
}

if (import.meta.main) {
  const { ok, output } = forRelease(auditShipped());
  process.stdout.write(ok ? 'No shipped package has a known vulnerability.\n' : `${output}\n`);
  if (!ok) process.exitCode = 1;
}
