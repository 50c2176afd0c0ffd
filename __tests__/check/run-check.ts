import type { Hosting } from '../../src/check/finding.ts';
import { checkFolder } from './small-sites.ts';

/** The parts of a report that the tests of whole sites compare. */
export interface ReportSeen {
  readonly findings: readonly FindingSeen[];
}

export interface FindingSeen {
  readonly kind: string;
  readonly target?: string;
  readonly anchor?: string;
  readonly similar?: string | null;
  readonly explanation?: string | null;
  /** External requests. */
  readonly host?: string | null;
  readonly places: readonly {
    readonly page: string;
    readonly line: number | null;
    readonly reference: string | null;
  }[];
}

/** The site check as the tests of whole sites see it: a folder goes in, a report comes out. */
export function runCheck(folder: string, hosting: Hosting): Promise<ReportSeen> {
  return checkFolder(folder, { hosting });
}
