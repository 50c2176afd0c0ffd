import type { Emit } from '../../src/core/run.ts';
import type { RunEvent } from '../../src/report/event.ts';

type EventOf<K extends RunEvent['kind']> = Extract<RunEvent, { kind: K }>;

export interface EventLog {
  readonly emit: Emit<RunEvent>;
  readonly all: readonly RunEvent[];
  readonly of: <K extends RunEvent['kind']>(kind: K) => readonly EventOf<K>[];
}

export function eventLog(): EventLog {
  const all: RunEvent[] = [];
  return {
    all,
    emit: (event) => void all.push(event),
    of: <K extends RunEvent['kind']>(kind: K) =>
      all.filter((event): event is EventOf<K> => event.kind === kind),
  };
}
