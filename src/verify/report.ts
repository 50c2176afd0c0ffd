import type { VerifyOutcome } from './finding.ts';

/** Milliseconds since the epoch. */
export interface Times {
  readonly startedMs: number;
  readonly endedMs: number;
}

/** The report as JSON: docs/verify-report.schema.json describes it. */
export function reportOf(outcome: VerifyOutcome, { startedMs, endedMs }: Times): string {
  const { findings, ...counts } = outcome;
  const report = {
    schemaVersion: 1,
    ...counts,
    startedAt: new Date(startedMs).toISOString(),
    endedAt: new Date(endedMs).toISOString(),
    findings: findings.map(({ level, cause, paths }) => ({ level, ...cause, count: paths.length, paths })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
