import type { EntryVerdict } from './entry-rules.ts';
import { Failure } from '../core/failure.ts';

/** The failure that a verdict against an entry becomes: `archive-refused` or `archive-too-large`. */
export function refusal(
  verdict: Extract<EntryVerdict, { verdict: 'refuse' | 'too-large' }>,
  entry: string,
): Failure {
  if (verdict.verdict === 'refuse') return new Failure('archive-refused', { entry, reason: verdict.reason });
  return new Failure('archive-too-large', { input: verdict.input, limit: verdict.limit, entry });
}
