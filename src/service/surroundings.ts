import type { Emit, Clock } from '../core/run.ts';
import type { ServiceEvent } from './events.ts';

/** What the network hands take from the session that they work in. */
export interface Surroundings {
  readonly clock: Clock;
  readonly tell: Emit<ServiceEvent>;
  /** Masks whatever is secret in a URL. */
  readonly maskUrl: (url: string) => void;
}
