import { isOvercrowded, parseJson, type JsonLimits } from '../../text/json.ts';
import { jsonFields, refuse, type Parsed } from '../../text/parsed.ts';
import type { FindingKind } from '../finding.ts';
import { FINDING_KINDS, isOfPages } from './severity.ts';

/** What a run accepts. */
export interface Accepted {
  readonly ignore: readonly IgnorePattern[];
  /** What an earlier report has; `null`: there is none. */
  readonly known: readonly Known[] | null;
}

export const NOTHING_ACCEPTED: Accepted = { ignore: [], known: null };

/** A line of `check-ignore`. */
export interface IgnorePattern {
  /** `null`: of any kind. */
  readonly kind: FindingKind | null;
  /** `*` stands for a part of a name, `**` for anything. */
  readonly address: string;
}

const PATTERNS_MAX = 1_000;
const PATTERN_MAX_CHARS = 1_000;
const FAULTS_SHOWN_MAX = 5;

/** One pattern per line, with a kind before it if it is for one alone. Blank lines and lines with `#` first do not count. */
export function parseIgnore(text: string): Parsed<readonly IgnorePattern[]> {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const patterns: IgnorePattern[] = [];
  const problems: string[] = [];
  const remedies = new Set<string>();
  for (const line of new Set(lines)) {
    if (line === '' || line.startsWith('#')) continue;
    const [, first = '', rest = ''] = /^([\w-]+)\s+(.+)$/.exec(line) ?? [];
    const kind = FINDING_KINDS.find((one) => one === first) ?? null;
    const address = kind === null ? line : rest;
    const fault = faultOf(address, kind === null ? first : '');
    if (fault === null) patterns.push({ kind, address });
    else {
      problems.push(`'${line.slice(0, 80)}', ${fault[0]}`);
      remedies.add(fault[1]);
    }
  }
  if (problems.length > 0)
    return refuse(`holds ${problems.slice(0, FAULTS_SHOWN_MAX).join('; ')}`, [...remedies].join(' '));
  if (patterns.length > PATTERNS_MAX)
    return refuse(`has more than ${PATTERNS_MAX} patterns`, "Use '*' and '**', or 'check-baseline'.");
  return { value: patterns };
}

const ADDRESS =
  "Write the address as the finding names it, such as '/api/**', '/guide#setup' or 'cdn.example.com'.";

/** What is wrong with a pattern, and the remedy. `word`: its first word, if that is no kind and more follows. */
function faultOf(address: string, word: string): readonly [problem: string, remedy: string] | null {
  if (word !== '')
    return [`and '${word}' is no kind of problem`, `The kinds are ${FINDING_KINDS.join(', ')}.`];
  if (FINDING_KINDS.some((kind) => kind === address))
    return ['which is a kind without an address', `For all of a kind, write '${address} **'.`];
  if (/\p{Cc}/u.test(address)) return ['which has a control character', 'Write one pattern per line.'];
  if (address.length > PATTERN_MAX_CHARS) return ['which is too long', "Shorten it with '**'."];
  if (address.includes('***'))
    return ["which has '***'", "Write '*' within a folder, or '**' across folders."];
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(address)) return ['which is a whole URL', ADDRESS];
  // A host has no slash.
  const isAddress = /^(?:\/|\.\.\/|\*)/.test(address) || /^[^/\s]+$/.test(address);
  return isAddress ? null : ['which begins with no slash', ADDRESS];
}

export function patternText({ kind, address }: IgnorePattern): string {
  return kind === null ? address : `${kind} ${address}`;
}

/** Whether an address matches. In linear time for any pattern: all positions in the pattern advance together. */
export function matcherOf({ kind, address }: IgnorePattern): (of: FindingKind, subject: string) => boolean {
  const tokens = address.match(/\*\*|[^]/g) ?? [];
  const isStar = (at: number): boolean => tokens[at] === '*' || tokens[at] === '**';
  const start = tokens.findIndex((_, at) => isStar(at));
  const prefix = start === -1 ? address : address.slice(0, start);
  // Most addresses are told apart by their beginning and their end.
  const suffix = address.slice(address.lastIndexOf('*') + 1);
  return (of, subject) => {
    if (kind !== null && kind !== of) return false;
    if (!subject.startsWith(prefix) || !subject.endsWith(suffix)) return false;
    if (start === -1) return subject === address;
    // The usual one: all below a folder.
    if (tokens[start] === '**' && start === tokens.length - 1) return true;
    let positions = new Set<number>();
    // A star may stand for nothing.
    const reach = (into: Set<number>, at: number): void => {
      into.add(at);
      if (isStar(at)) reach(into, at + 1);
    };
    reach(positions, start);
    for (let at = prefix.length; at < subject.length && positions.size > 0; at += 1) {
      const next = new Set<number>();
      for (const position of positions) {
        const token = tokens[position];
        if (token === '**' || (token === '*' && subject[at] !== '/')) reach(next, position);
        else if (token === subject[at] && token !== '*') reach(next, position + 1);
      }
      positions = next;
    }
    return positions.has(tokens.length);
  };
}

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
