import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Enables loopback, the only interface of a new network namespace, and runs the command after it. */
const INSIDE = 'PATH=$PATH:/usr/sbin:/sbin && ip link set lo up && exec "$@"';
const WITHOUT_ROUTE = ['--user', '--map-root-user', '--net', 'sh', '-c', INSIDE, 'sh'];
const LONGEST_MS = 60_000;

/** Runs a script by this Node where only loopback is reachable. Returns its output, which is JSON. */
export async function runCutOff(script: string): Promise<unknown> {
  const args = [...WITHOUT_ROUTE, process.execPath, '--no-warnings', script];
  const env = { PATH: process.env['PATH'] ?? '' };
  const child = spawn('unshare', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [printed, said] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const hanging = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  clearTimeout(hanging);
  if (code !== 0) throw new Error(`The script ended with ${String(code)}:\n${said}`);
  return JSON.parse(printed);
}

/** The requests that loopback does not answer. Every attempt counts, even if its sender ignored the failure. */
export interface Attempts {
  /** Packets and connections to an address without a route. */
  readonly unroutable: number;
  /** Datagrams: DNS queries are the only ones that the actions could send. */
  readonly datagrams: number;
}

/** Counts since the namespace was made. */
export function attempts(): Attempts {
  const [v4, v6] = [
    counters4(readFileSync('/proc/net/snmp', 'utf8')),
    readFileSync('/proc/net/snmp6', 'utf8'),
  ];
  const count6 = (name: string): number =>
    Number(new RegExp(`^${name}\\s+(\\d+)$`, 'm').exec(v6)?.[1] ?? NaN);
  return {
    unroutable: (v4.get('Ip OutNoRoutes') ?? NaN) + count6('Ip6OutNoRoutes'),
    datagrams: (v4.get('Udp OutDatagrams') ?? NaN) + count6('Udp6OutDatagrams'),
  };
}

/** The kernel prints a line of names and a line of numbers for each protocol. */
function counters4(text: string): ReadonlyMap<string, number> {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/:? /));
  return new Map(
    lines.flatMap(([protocol, ...names], at) =>
      at % 2 === 1
        ? []
        : names.map((name, n) => [`${protocol ?? ''} ${name}`, Number(lines[at + 1]?.[n + 1])] as const),
    ),
  );
}
