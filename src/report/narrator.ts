import * as core from '@actions/core';
import { Failure } from '../core/failure.ts';
import type { Emit, Clock, Subject } from '../core/run.ts';
import { KnownSecrets } from '../text/known-secrets.ts';
import { secretsOf } from '../text/redact.ts';
import { oneLine } from '../text/words.ts';
import { addEvent, outputsOf } from './event-table.ts';
import type { RunEvent } from './event.ts';
import { logLines, newLogState, type LogLine } from './log-lines.ts';
import { setOutput, type OutputName } from './outputs.ts';
import { newRecord, type RunRecord } from './run-record.ts';

export interface Narrator {
  readonly emit: Emit<RunEvent>;
  /** Keeps a secret out of the log and the summary. Call it before anything of it is printed. */
  readonly mask: (secret: string) => void;
  /** The same for whatever is secret in a URL. Throws `link-unusable` once the URLs of the run held too much. */
  readonly maskUrl: (url: string) => void;
  /** A text as it may be printed or written: `mark`, `***` by default, stands for each secret. */
  readonly masked: (text: string, mark?: string) => string;
  /** All that has been emitted so far. */
  readonly record: () => RunRecord;
  /** Closes a group of the log that is open, so that nothing that others print hides in it. */
  readonly unfold: () => void;
}

/** A run that has its link renewed each minute for a day, with all values in it, is far below. */
const LINK_SECRETS_MAX = 20_000;

/**
 * Turns events into log lines and outputs as they come, and keeps them for the summary. `docs` is the address
 * of their folder; `null`: not known. `emit` throws `outputs-unusable`.
 */
export function narrator(clock: Clock, subject: Subject, docs: string | null): Narrator {
  const outputs = new Map<OutputName, string | number>();
  let log = newLogState(newRecord(clock.now(), subject, docs));
  const secrets = new KnownSecrets();
  const masks = new Set<string>();
  const mask = (secret: string): void => {
    if (masks.has(secret)) return;
    masks.add(secret);
    core.setSecret(secret);
    secrets.add(secret);
  };
  const maskUrl = (url: string): void => {
    // A link may name these two, and the runner passes no output to another job that holds a masked text.
    const open = [log.run.jobId, log.run.domain].map((text) => text?.toLowerCase());
    for (const secret of secretsOf(url)) if (!open.includes(secret.toLowerCase())) mask(secret);
    if (masks.size > LINK_SECRETS_MAX)
      throw new Failure('link-unusable', { problem: 'the service keeps giving new ones' });
  };
  const masked: Narrator['masked'] = (text, mark) => secrets.without(text, mark);
  const print = ({ level, text }: LogLine): void => {
    const line = masked(oneLine(text));
    if (level === 'endgroup') core.endGroup();
    else if (level === 'group') core.startGroup(line);
    else core[level](line);
  };
  return {
    mask,
    maskUrl,
    masked,
    record: () => log.run,
    unfold: () => {
      if (log.open !== null) core.endGroup();
      log = { ...log, open: null };
    },
    emit: (event) => {
      if (event.kind === 'link-issued') maskUrl(event.link.url);
      log = logLines(event, log, addEvent(log.run, event, clock.now()));
      log.lines.forEach(print);
      // Last of all: this may throw, and the lines are in the log then.
      for (const [name, value] of outputsOf(event, log.run)) {
        if (value === null || outputs.get(name) === value) continue;
        outputs.set(name, value);
        setOutput(name, value);
      }
    },
  };
}
