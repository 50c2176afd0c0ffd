import { setSecret } from '@actions/core';
import { runSession, type Session } from '../../../src/runner/session.ts';
import type { RunResult } from '../../../src/rules/event.ts';

/** Runs work of a test as an entry does, with the key masked first. */
export async function session(work: (session: Session) => Promise<RunResult>): Promise<void> {
  setSecret(process.env['INPUT_API-KEY'] ?? '');
  await runSession('export', work);
}
