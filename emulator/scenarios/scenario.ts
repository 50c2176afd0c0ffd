import type { HostileKind } from '../archives/hostile.ts';
import type { Format } from '../archives/pack.ts';
import type { Act } from '../service/act.ts';
import type { RouteName } from '../service/route.ts';
import type { Rules } from '../service/rules.ts';

/** A way for the service to behave: how it differs from a healthy one, as data. */
export interface Scenario {
  /** One line for the reader of --help. */
  readonly about: string;
  /** Rules that differ from `DEFAULT_RULES`. */
  readonly rules?: Partial<Rules>;
  /** The faults of the first, second, … request to each endpoint; later requests are answered normally. */
  readonly acts?: Readonly<Partial<Record<RouteName, readonly Act[]>>>;
  readonly format?: Format;
  /** A hostile archive instead of the site. */
  readonly hostile?: HostileKind;
}
