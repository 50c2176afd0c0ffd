// One export of the shipped action on each of many odd Linux machines. What this machine cannot play is left out, and said.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseOutputs } from '../__tests__/action/commands.ts';
import { SITE } from '../__tests__/action/sites.ts';
import { siteTree, treeOf } from '../__tests__/action/tree.ts';
import { startEmulator } from '../emulator/server.ts';
import { commandFiles, shippedAction } from '../scripts/shipped-action.ts';
import { ODD_MACHINES, type OddMachine, type Places } from './odd-machines.ts';

const LIMIT_MS = 180_000;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** What is wrong with an export on this machine; `null` when nothing is. Throws a sentence when it cannot be played. */
async function play(machine: OddMachine): Promise<string | null> {
  const sandbox = mkdtempSync(join(tmpdir(), 'docs-export-machine-'));
  const places: Places = { sandbox, workspace: join(sandbox, 'work'), temp: join(sandbox, 'temp') };
  for (const folder of [places.workspace, places.temp]) mkdirSync(folder);
  const emulator = await startEmulator({ files: machine.files ?? SITE, ...machine.service });
  const files = commandFiles(join(sandbox, 'commands'));
  const inputs = {
    ...{ 'api-url': emulator.apiUrl, 'api-key': emulator.apiKey, domain: 'docs.example.com' },
    'poll-interval': '20ms',
  };
  try {
    const { prefix = [], node, env = {} } = machine.play(places);
    const started = shippedAction({ inputs, ...places, files });
    const [ours, ...args] = started.command;
    const child = spawn('env', [...prefix, node ?? ours, ...args], {
      cwd: started.cwd,
      env: { ...started.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...{ timeout: LIMIT_MS, killSignal: 'SIGKILL' },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
    const [code] = (await once(child, 'close')) as [number | null];
    const { result = 'none' } = parseOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8'));
    const problem = (machine.judge ?? judgeExport)({ code, result, printed, places });
    return problem === null ? null : `${problem}\n${printed.trim().split('\n').slice(-12).join('\n')}`;
  } finally {
    await emulator.close();
    machine.restore?.(places);
    rmSync(sandbox, { recursive: true, force: true });
  }
}

/** Green, the whole site with its modes, all read by the site check, and nothing else. */
function judgeExport({
  code,
  result,
  printed,
  places,
}: Parameters<NonNullable<OddMachine['judge']>>[0]): string | null {
  if (code !== 0 || result !== 'success') return `it ended with ${String(code)}, result '${result}'`;
  if (/^::warning/m.test(printed)) return 'it has a warning';
  const [wanted, found] = [siteTree(SITE), treeOf(join(places.workspace, 'site'))];
  const strange = Object.keys({ ...wanted, ...found }).filter((path) => wanted[path] !== found[path]);
  if (strange.length > 0) return `the site differs at ${strange.join(', ')}`;
  const left = [...readdirSync(places.workspace), ...readdirSync(places.temp)].filter(
    (name) => name !== 'site',
  );
  return left.length > 0 ? `it left ${left.join(', ')}` : null;
}

let [played, leftOut] = [0, 0];
for (const [title, machine] of Object.entries(ODD_MACHINES)) {
  const missing = machine.missing();
  if (missing !== null) {
    say(`skipped: ${title}: ${missing}`);
    leftOut += 1;
    continue;
  }
  const problem = await play(machine).catch((error: unknown) => String(error));
  say(problem === null ? `ok: ${title}` : `FAILED: ${title}: ${problem}`);
  played += 1;
  if (problem !== null) process.exitCode = 1;
}
say(`machines: ${played} played, ${leftOut} left out`);
