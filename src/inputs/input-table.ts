import type { InputProblem } from '../core/failure.ts';
import { refuse, valueOf, type Parsed, type Refusal } from '../text/parsed.ts';
import { textWithout } from '../text/known-secrets.ts';
import { looksLikeKey } from './input-values.ts';
import type { InputMachine } from './target-path.ts';

/** Reads one input, whose text is trimmed and not empty. `textOf`: the text of another input. */
type Parse<T> = (text: string, machine: InputMachine, textOf: (input: string) => string) => Parsed<T>;

/** An input that is read as a `T`. */
export interface Input<F extends string, T> {
  /** What its value is called in the code. */
  readonly field: F;
  readonly parse: Parse<T>;
  /** As `action.yml` has it; an input that is left empty means this. */
  readonly initial: string;
  /** The way out where it is empty and must not be. */
  readonly remedy: string | null;
}

/** The inputs of an action, in the order of its `action.yml`. */
type InputTable = Readonly<Record<string, Input<string, unknown>>>;
type ValueOf<I> = I extends Input<string, infer V> ? V : never;
/** The names of inputs whose values may be `null`. */
export type MayBeNull<T extends InputTable> = {
  [N in keyof T & string]: null extends ValueOf<T[N]> ? N : never;
}[keyof T & string];
export type Values<T extends InputTable> = {
  readonly [N in keyof T as T[N]['field']]: ValueOf<T[N]>;
};
export type RawValues<T extends InputTable> = Readonly<Record<keyof T, string>>;

/** An input with a default. */
export function input<F extends string, T>(field: F, initial: string, parse: Parse<T>): Input<F, T> {
  return { field, parse, initial, remedy: null };
}

/** An input that may be empty, or that not every run uses: `null` then. */
export function optional<F extends string, T>(field: F, parse: Parse<T>, initial = ''): Input<F, T | null> {
  return { field, parse, initial, remedy: null };
}

export function required<F extends string, T>(field: F, parse: Parse<T>, remedy: string): Input<F, T> {
  return { field, parse, initial: '', remedy };
}

/** The defaults of all inputs. */
export function defaultsOf<T extends InputTable>(table: T): RawValues<T> {
  const entries = Object.entries(table).map(([name, { initial }]) => [name, initial]);
  return Object.fromEntries(entries) as RawValues<T>;
}

/** All inputs of an action, or every problem with them. */
export type ParsedInputs<T> =
  | {
      readonly inputs: T;
      /** What works but is probably not what was meant: whole sentences that name the input. */
      readonly warnings: readonly string[];
    }
  | { readonly problems: readonly InputProblem[] };

/** How the inputs of one action are read. */
export interface ActionInputs<N extends string, T> {
  readonly defaults: Readonly<Record<N, string>>;
  readonly parse: (raw: Readonly<Record<N, string>>, machine: InputMachine) => ParsedInputs<T>;
  /** The site that the run is about; `null`: none is known. */
  readonly domainOf: (inputs: T) => string | null;
  /** Whether the run makes files in the runner's temporary folder. */
  readonly usesTemp: boolean;
}

/** Reads the inputs of one action and gathers every problem with them. */
export interface InputReader<T extends InputTable> {
  /** The input as text: trimmed, its default when empty. */
  readonly text: (input: keyof T & string) => string;
  /** `null` when it is empty, not used, or cannot be used; the last is noted. */
  readonly value: <N extends keyof T & string>(input: N) => ValueOf<T[N]> | null;
  /** Nothing that these inputs name is judged: this run does not use them. */
  readonly leaveOut: (unused: readonly MayBeNull<T>[]) => void;
  readonly note: (input: keyof T & string, fault: Refusal) => void;
  /** Reads what was not read before. The problems are in the order of the table. */
  readonly end: () => { readonly values: Values<T> } | { readonly problems: readonly InputProblem[] };
}

const KEY_INPUT = 'api-key';
const SHOWN_MAX_CHARS = 200;
const KEY_ELSEWHERE = "Give the key as 'api-key' only, as every other value may be shown.";

/** A reader over `raw`, what the runner gives. */
export function inputReader<T extends InputTable>(
  table: T,
  raw: RawValues<T>,
  machine: InputMachine,
): InputReader<T> {
  const found: InputProblem[] = [];
  const read = new Map<string, unknown>();
  const order = Object.keys(table);
  const text = (name: string): string => raw[name]?.trim() || (table[name]?.initial ?? '');
  const key = text(KEY_INPUT);
  const withoutKey = textWithout(key);
  const note = (name: string, fault: Refusal): void => {
    const value = name === KEY_INPUT && key !== '' ? null : shownValue(name, withoutKey(text(name)));
    found.push({ input: name, value, ...fault });
  };
  const parse = (name: string, { parse: parseText, initial, remedy }: Input<string, unknown>): unknown => {
    const given = text(name);
    if (given === '' && remedy !== null) note(name, refuse('is empty', remedy));
    if (given === '') return null;
    const isOwn = key === '' || name === KEY_INPUT || given === initial;
    const holdsKey = !isOwn && (withoutKey(given) !== given || (name === 'job-id' && given.includes(key)));
    const parsed = holdsKey ? refuse('holds the API key', KEY_ELSEWHERE) : parseText(given, machine, text);
    if (!('value' in parsed)) note(name, parsed);
    return valueOf(parsed);
  };
  const value = (name: string): unknown => {
    const entry = table[name];
    if (!read.has(name) && entry !== undefined) read.set(name, parse(name, entry));
    return read.get(name);
  };
  return {
    text,
    value: (name) => value(name) as ValueOf<T[typeof name]> | null,
    note,
    leaveOut: (unused) => {
      for (const name of unused) read.set(name, null);
    },
    end: () => {
      const values = Object.entries(table).map(([name, { field }]) => [field, value(name)]);
      const problems = found.sort((a, b) => order.indexOf(a.input) - order.indexOf(b.input));
      return problems.length > 0 ? { problems } : { values: Object.fromEntries(values) as Values<T> };
    },
  };
}

/** The value as a message may show it: one line, not endless; `null` where a part of it may be a secret. */
function shownValue(name: string, value: string): string | null {
  const isAddress = name === 'domain' || name === 'api-url' || name === 'url';
  // Also of a wrong address, text before an `@` or after a `?` may be a password or a token.
  if (isAddress && (/[@?]/.test(value) || looksLikeKey(value))) return null;
  const shown = value.replaceAll(/\p{Cc}+/gu, ' ');
  return shown.length > SHOWN_MAX_CHARS ? `${shown.slice(0, SHOWN_MAX_CHARS)}…` : shown;
}
