import type { Clock } from '../core/run.ts';
import type { Tell } from './store-reply.ts';

/** What the network hands take from the session that they work in. */
export interface Surroundings {
  readonly clock: Clock;
  readonly tell: Tell;
  /** Masks whatever is secret in a URL. */
  readonly maskUrl: (url: string) => void;
}
