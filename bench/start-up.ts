import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { action } from './action.ts';
import type { Child } from './child.ts';
import { plainEnvironment } from './measure.ts';
import type { Around } from './race.ts';

/** Times of one build, round by round, in milliseconds. */
export interface StartUp {
  readonly name: string;
  /** From the start of a process to its first request at the API. */
  readonly toRequestMs: readonly number[];
  /** From the start to the end of `node -e 0`. */
  readonly emptyMs: readonly number[];
}

const ROUNDS = 15;

/** The time until the first request of the action, in turn with a Node that does nothing. */
export async function startUp(
  mains: readonly string[],
  api: Child,
  around: Around,
): Promise<readonly StartUp[]> {
  const results = mains.map((main, index) => ({
    name: index === 0 ? 'this action' : `\`${main}\``,
    main,
    toRequestMs: [] as number[],
    emptyMs: [] as number[],
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { main, toRequestMs, emptyMs } of results) {
      around.signal.throwIfAborted();
      await around.stage.withFolder(async (folder) => {
        emptyMs.push(await untilEnd([process.execPath, '-e', '0'], plainEnvironment(folder), folder));
        // The API refuses this address, so the action ends after its first request.
        const { command, env } = action({ main, apiUrl: `http://127.0.0.1:${api.port}` }, folder);
        const asked = new Promise<bigint>((resolve) => {
          api.onLine((line) => {
            resolve(BigInt(line.replace('asked ', '')));
          });
        });
        const startedNs = process.hrtime.bigint();
        await untilEnd(command, plainEnvironment(folder, env), folder);
        const never = delay(1000, null, { ref: false });
        const askedNs = await Promise.race([asked, never]);
        if (askedNs === null) throw new Error(`'${main}' ended without a request.`);
        toRequestMs.push(Number(askedNs - startedNs) / 1e6);
      });
    }
  }
  return results;
}

async function untilEnd(command: readonly string[], env: NodeJS.ProcessEnv, cwd: string): Promise<number> {
  const [program = '', ...args] = command;
  const startedMs = performance.now();
  await once(spawn(program, args, { cwd, env, stdio: 'ignore' }), 'exit');
  return performance.now() - startedMs;
}
