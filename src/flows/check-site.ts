import type { CheckOrder } from '../rules/check-inputs.ts';
import type { CheckReport } from '../rules/check/finding.ts';
import { outcomeOf, type CheckOutcome } from '../rules/check/outcome.ts';
import { Failure, isFailure } from '../rules/failure.ts';
import type { Tell } from './ports.ts';
import type { CheckDesk } from './site-ports.ts';

interface CheckPorts {
  readonly workbench: CheckDesk;
  readonly tell: Tell;
}

/**
 * Checks the unpacked site, before anything is published. Resolves with the path that the report will have, when there
 * is one. Rejects with `site-check-failed` for findings, with `site-check-broken` when it does not work (both only where
 * they are to end the run), with `disk-*` for a report that cannot be written, or with the reason of the signal.
 */
export async function checkSite(
  order: CheckOrder,
  { workbench, tell }: CheckPorts,
  signal: AbortSignal,
): Promise<string | null> {
  tell({ kind: 'phase', phase: 'check' });
  const report = await reportOrProblem(order, { workbench, tell }, signal);
  signal.throwIfAborted();
  if (typeof report === 'string') {
    if (order.onFindings === 'fail') throw new Failure('site-check-broken', { problem: report });
    tell({ kind: 'check-broken', problem: report });
    return null;
  }
  const outcome = outcomeOf(report);
  const refused = order.onFindings === 'fail' && outcome.findings > 0;
  tell({ kind: 'site-checked', outcome, refused });
  if (order.reportPath !== null) workbench.draftReport(order.reportPath, report);
  if (!refused) return order.reportPath;
  if (order.reportPath !== null) {
    workbench.publishReport(order.reportPath);
    tell({ kind: 'check-report-written', path: order.reportPath });
  }
  throw refusalOf(outcome, order.reportPath);
}

/** The report, or in one clause why there is none. */
async function reportOrProblem(
  { hosting }: CheckOrder,
  { workbench, tell }: CheckPorts,
  signal: AbortSignal,
): Promise<CheckReport | string> {
  try {
    return await workbench.checkSite(hosting, tell, signal);
  } catch (error) {
    signal.throwIfAborted();
    return problemOf(error);
  }
}

function problemOf(error: unknown): string {
  if (isFailure(error, 'disk-error')) return `'${error.facts.path}': ${error.facts.problem}`;
  return error instanceof Error ? error.message.replace(/[.\s]+$/, '') : String(error);
}

function refusalOf({ findings, places, pages, notices }: CheckOutcome, reportPath: string | null): Failure {
  return new Failure('site-check-failed', { findings, places, pages, first: notices[0] ?? '', reportPath });
}
