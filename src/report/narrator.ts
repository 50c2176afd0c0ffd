import * as core from '@actions/core';
import type { AgentJob } from '../agent/agent-job.ts';
import type { Emit, Clock, Subject } from '../core/run.ts';
import { secretsOf } from '../text/redact.ts';
import { oneLine } from '../text/words.ts';
import type { RunEvent } from './event.ts';
import { newLogState, type LogLine } from './log-folds.ts';
import { logLines } from './log-lines.ts';
import { setOutput } from './output-file.ts';
import type { OutputName } from './outputs.ts';
import { addEvent, newRecord, type RunRecord } from './run-record.ts';

export interface Narrator {
  readonly emit: Emit<RunEvent>;
  /** All that has been told so far. */
  readonly record: () => RunRecord;
  /** Closes a folded part of the log that stands open, so that nothing that others print hides in it. */
  readonly unfold: () => void;
}

/**
 * Turns events into log lines and outputs as they come, and keeps them for the summary. `troubleshooting` is the address
 * of that page; `null`: not known. `tell` throws `outputs-unusable`.
 */
export function narrator(clock: Clock, subject: Subject, troubleshooting: string | null): Narrator {
  const outputs = new Map<OutputName, string | number>();
  let record = newRecord(clock.now(), subject, troubleshooting);
  let log = newLogState(clock.now());
  return {
    record: () => record,
    unfold: () => {
      if (log.open !== null) core.endGroup();
      log = { ...log, open: null };
    },
    emit: (event) => {
      const nowMs = clock.now();
      maskSecrets(event);
      record = addEvent(record, event, nowMs);
      const said = logLines(event, log, nowMs);
      log = said.state;
      for (const line of said.lines) say(line);
      // Last of all: this may throw, and what is said stands then.
      for (const [name, value] of outputsOf(event, record)) {
        if (value === null || outputs.get(name) === value) continue;
        outputs.set(name, value);
        setOutput(name, value);
      }
    },
  };
}

/** Masks whatever is secret in a URL, before anything is printed. */
export function maskUrl(url: string): void {
  for (const secret of secretsOf(url)) core.setSecret(secret);
}

function maskSecrets(event: RunEvent): void {
  if (event.kind === 'link-issued') maskUrl(event.link.url);
}

/** `null` is not set. */
type Output = readonly [OutputName, string | number | null];

/** The outputs that one event makes true; `record` has it already. */
function outputsOf(event: RunEvent, record: RunRecord): readonly Output[] {
  switch (event.kind) {
    case 'job-started':
    case 'job-followed':
      return [['job-id', event.jobId]];
    case 'link-issued':
      return [
        ['bundle-url', event.link.url],
        ['bundle-expires-at', event.link.expiresAt ?? ''],
      ];
    case 'downloaded':
      return [
        ['bundle-size', event.bytes],
        ['bundle-sha256', event.sha256],
      ];
    case 'site-listed':
      return [['content-digest', event.contentDigest]];
    case 'site-checked':
      return [['check-findings', event.outcome.findings]];
    case 'check-report-written':
      return [['check-report', event.path]];
    case 'published':
      return [
        ...(event.sitePath === null ? [] : siteOutputs(event.sitePath, record)),
        ['bundle-path', event.bundlePath],
      ];
    case 'reports-published':
      return [['manifest-path', event.manifestPath], ...changeOutputs(event, record)];
    case 'uploaded':
      return [
        ['artifact-id', event.artifact.id],
        ['artifact-url', event.artifact.url],
        ['artifact-digest', event.artifact.digest],
      ];
    case 'values-written':
      return [['helm-values', event.path]];
    case 'job-completed':
      return [['page-count', record.pageCount]];
    case 'agent-job':
      return agentOutputs(event.job);
    case 'ended':
      return [['result', event.result]];
    default:
      return [];
  }
}

function siteOutputs(sitePath: string, { site }: RunRecord): readonly Output[] {
  return [
    ['site-path', sitePath],
    ['file-count', site?.fileCount ?? null],
    ['site-size', site?.siteBytes ?? null],
  ];
}

/** Only now: whoever deploys what has changed must find it. */
function changeOutputs(
  { changesPath, invalidationPath }: Extract<RunEvent, { kind: 'reports-published' }>,
  { changes }: RunRecord,
): readonly Output[] {
  if (changes === null) return [];
  const { isFirst, added, changed, removed } = changes;
  return [
    ['changed', String(isFirst || added + changed + removed > 0)],
    ['added-count', added],
    ['changed-count', changed],
    ['removed-count', removed],
    ['changes-path', changesPath],
    ['invalidation-path', invalidationPath],
  ];
}

function agentOutputs(job: AgentJob): readonly Output[] {
  return [
    ['status', job.status],
    ['pull-request-url', job.pullRequestUrl ?? ''],
    ['repository', job.repository],
    ['ref', job.ref],
    ['model', job.model],
    ['created-at', job.createdAt],
    ['archived-at', job.archivedAt],
  ];
}

function say({ level, text }: LogLine): void {
  switch (level) {
    case 'info':
      core.info(oneLine(text));
      return;
    case 'warning':
      core.warning(oneLine(text));
      return;
    case 'debug':
      core.debug(oneLine(text));
      return;
    case 'group':
      core.startGroup(oneLine(text));
      return;
    case 'endgroup':
      core.endGroup();
  }
}
