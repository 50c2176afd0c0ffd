import type { InputProblem } from '../core/failure.ts';
import { refuse, type Parsed, type Refusal } from '../text/parsed.ts';
import { textWithout } from '../text/known-secrets.ts';
import { looksLikeKey } from './input-values.ts';

const SHOWN_MAX_CHARS = 200;
const KEY_ELSEWHERE = "Give the key as 'api-key' only, as every other value may be shown.";

/** All inputs of an action, or every problem with them. */
export type ParsedInputs<T> =
  | {
      readonly inputs: T;
      /** What works but is probably not what was meant: whole sentences that name the input. */
      readonly warnings: readonly string[];
    }
  | { readonly problems: readonly InputProblem[] };

/** Reads the inputs of one action and gathers every problem with them. */
export interface InputReader<N extends string> {
  /** The input as text: trimmed, its default when empty. */
  readonly text: (input: N) => string;
  /** The value of an input, or `null` when it is empty or cannot be used; the latter is noted. */
  readonly read: <T>(input: N, parse: (text: string) => Parsed<T>) => T | null;
  /** The same, and empty is a problem too. */
  readonly readRequired: <T>(input: N, parse: (text: string) => Parsed<T>, remedy: string) => T | null;
  /** Notes a problem with an input that was read. */
  readonly note: (input: N, fault: Refusal) => void;
  /** What was noted, in the order of the defaults. */
  readonly problems: () => readonly InputProblem[];
}

/** A reader over `raw`, where `defaults` has every input of the action in the order of its `action.yml`. */
export function inputReader<N extends string>(
  raw: Readonly<Record<N, string>>,
  defaults: Readonly<Record<N, string>>,
  keyInput: NoInfer<N> | null,
): InputReader<N> {
  const found: InputProblem[] = [];
  const order = Object.keys(defaults);
  const text = (input: N): string => raw[input].trim() || defaults[input];
  const key = keyInput === null ? '' : text(keyInput);
  const withoutKey = textWithout(key);
  const note = (input: N, fault: Refusal): void => {
    const value = input === keyInput && key !== '' ? null : shownValue(input, withoutKey(text(input)));
    found.push({ input, value, ...fault });
  };
  const read = <T>(input: N, parse: (text: string) => Parsed<T>): T | null => {
    const given = text(input);
    if (given === '') return null;
    const isOwn = key === '' || input === keyInput || given === defaults[input];
    const holdsKey = !isOwn && (withoutKey(given) !== given || (input === 'job-id' && given.includes(key)));
    const parsed = holdsKey ? refuse('holds the API key', KEY_ELSEWHERE) : parse(given);
    if ('value' in parsed) return parsed.value;
    note(input, parsed);
    return null;
  };
  return {
    text,
    read,
    note,
    readRequired: (input, parse, remedy) => {
      if (text(input) === '') note(input, refuse('is empty', remedy));
      return read(input, parse);
    },
    problems: () => found.toSorted((a, b) => order.indexOf(a.input) - order.indexOf(b.input)),
  };
}

/** The same for a run that does not use these inputs: `read` gives nothing for them, and nothing that they name is judged. */
export function withoutInputs<N extends string>(
  reader: InputReader<N>,
  unused: readonly N[],
): InputReader<N> {
  const read = <T>(input: N, parse: (text: string) => Parsed<T>): T | null =>
    unused.includes(input) ? null : reader.read(input, parse);
  return { ...reader, read };
}

/** The values of inputs, or `null` where one of them is missing, which was noted then. */
export function allOf<T extends object>(values: { readonly [K in keyof T]: T[K] | null }): T | null {
  return Object.values(values).includes(null) ? null : (values as T);
}

/** The value as a message may show it: one line, not endless; `null` where a part of it may be a secret. */
function shownValue(input: string, value: string): string | null {
  const isAddress = input === 'domain' || input === 'api-url' || input === 'url';
  // Also of a wrong address, text before an `@` or after a `?` may be a password or a token.
  if (isAddress && (/[@?]/.test(value) || looksLikeKey(value))) return null;
  const shown = value.replaceAll(/\p{Cc}+/gu, ' ');
  return shown.length > SHOWN_MAX_CHARS ? `${shown.slice(0, SHOWN_MAX_CHARS)}…` : shown;
}
