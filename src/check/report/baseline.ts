import { isOvercrowded, parseJson, type JsonLimits } from '../../text/json.ts';
import { jsonFields, refuse, type Parsed } from '../../text/parsed.ts';
import { FINDING_KINDS, isOfPages } from './harm.ts';

/** A problem of an earlier report. */
export type Known = readonly [
  key: string,
  /** Whether the earlier run counted it. */
  counted: boolean,
];

/** 200,000 places of 300 bytes each. */
export const BASELINE_MAX_BYTES = 64 * 1024 * 1024;
/** A place has five marks and at least 40 characters. */
const JSON_LIMITS: JsonLimits = { charsPerMark: 6, marksMax: 2 * 1024 * 1024 };

const REMEDY =
  "Give a report that 'check-report' wrote, or a path where there is no file if nothing is known yet.";

/** The same for the same kind and target. */
export function knownKey(kind: string, subject: string): string {
  return `${kind} ${subject}`;
}

/** Reads an earlier report, as far as it says what is known. It is untrusted: the file may have been changed meanwhile. */
export function readBaseline(text: string): Parsed<readonly Known[]> {
  if (isOvercrowded(text, JSON_LIMITS)) return refuse('is no report of the site check', REMEDY);
  const json = parseJson(text);
  if (json === undefined) return refuse('is not JSON', REMEDY);
  const { schemaVersion, findings } = jsonFields(json) ?? {};
  if (typeof schemaVersion === 'number' && schemaVersion > 1)
    return refuse(`has schema version ${schemaVersion}`, 'Use the newest version of the action.');
  if (schemaVersion !== 1 || !Array.isArray(findings))
    return refuse('is no report of the site check', REMEDY);
  const known = new Map<string, boolean>();
  for (const [at, finding] of findings.entries()) {
    const { kind, harm, state, ...fields } = jsonFields(finding) ?? {};
    const subjects = subjectsIn(kind, fields);
    if (typeof kind !== 'string' || subjects === null)
      return refuse(`has no kind with its target as finding number ${at + 1}`, REMEDY);
    for (const subject of subjects)
      known.set(knownKey(kind, subject), harm !== 'none' && state !== 'ignored');
  }
  return { value: [...known] };
}

/** The targets of a finding, as `subjectOf` has them; one per page for a fault of pages. `null`: they are not there. */
function subjectsIn(kind: unknown, fields: Readonly<Record<string, unknown>>): readonly string[] | null {
  const { target, anchor, host, places } = fields;
  const known = FINDING_KINDS.find((one) => one === kind);
  if (known !== undefined && isOfPages(known)) {
    const pages = Array.isArray(places) ? places.map((place) => jsonFields(place)?.['page']) : [null];
    return pages.every((page) => typeof page === 'string') ? pages.map((page) => `/${page}`) : null;
  }
  if (known !== 'missing-anchor') return stringIn(known === 'external-load' ? host : target);
  return typeof target === 'string' && typeof anchor === 'string' ? [`/${target}#${anchor}`] : null;
}

function stringIn(value: unknown): readonly string[] | null {
  return typeof value === 'string' ? [value] : null;
}
