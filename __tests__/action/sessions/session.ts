import { setSecret } from '@actions/core';
import type { RunResult } from '../../../src/core/run.ts';
import { runSession, type Session } from '../../../src/runner/session.ts';

/** Runs work of a test as an entry does, with the key masked first, and inside a folded group of the log. */
export async function session(work: (session: Session) => Promise<RunResult>): Promise<void> {
  setSecret(process.env['INPUT_API-KEY'] ?? '');
  await runSession('export', async (given) => {
    given.emit({ kind: 'status-unknown', status: 'of a test' });
    return await work(given);
  });
}
