import { refuse, type Parsed } from '../../text/parsed.ts';
import type { FindingKind } from '../finding.ts';
import { FINDING_KINDS } from './severity.ts';

/** A line of `check-ignore`. */
export interface IgnorePattern {
  /** `null`: of any kind. */
  readonly kind: FindingKind | null;
  /** `*` stands for a part of a name, `**` for anything. */
  readonly address: string;
}

const PATTERNS_MAX = 1_000;
const PATTERN_MAX_CHARS = 1_000;

/** One pattern per line, with a kind before it if it is for one alone. Blank lines and lines with `#` first do not count. */
export function parseIgnore(text: string): Parsed<readonly IgnorePattern[]> {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const patterns: IgnorePattern[] = [];
  for (const line of new Set(lines)) {
    if (line === '' || line.startsWith('#')) continue;
    const [, first = '', rest = ''] = /^([\w-]+)\s+(.+)$/.exec(line) ?? [];
    const kind = FINDING_KINDS.find((one) => one === first) ?? null;
    const address = kind === null ? line : rest;
    const fault = faultOf(address, kind === null ? first : '');
    if (fault !== null) return refuse(`holds '${line.slice(0, 80)}', ${fault[0]}`, fault[1]);
    patterns.push({ kind, address });
  }
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
  return (of, subject) => {
    if ((kind !== null && kind !== of) || !subject.startsWith(prefix)) return false;
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
