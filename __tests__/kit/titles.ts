/** What titles of tests show, and what they may not. */

const SHOWN_MAX_CHARS = 80;
/** Enough to tell a long text by. */
const START_CHARS = 40;
/** What ends a line, prints nothing or turns the direction of a text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A value as the title of a test can show it: in one line, and cut. */
export function shown(value: unknown): string {
  const text = (value === undefined ? 'undefined' : JSON.stringify(value)).replace(
    UNSEEN,
    (mark) => `\\u${(mark.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
  return text.length <= SHOWN_MAX_CHARS
    ? text
    : `${text.slice(0, START_CHARS)} … (${String(text.length)} characters)`;
}

/** Rows for `test.each` whose title can show the first value with `%s`: that value, as a title shows it, is put before each row. */
export function titled<Row extends readonly unknown[]>(rows: readonly Row[]): (readonly [string, ...Row])[] {
  return rows.map((row) => [shown(row[0]), ...row]);
}

interface Titled {
  readonly title: string;
  /** With the titles of the blocks around it. */
  readonly fullName: string;
}

const MAX_CHARS = 300;

const FAULTS: readonly (readonly [fault: string, holds: (test: Titled) => boolean])[] = [
  [`has more than ${MAX_CHARS} characters`, ({ fullName }) => fullName.length > MAX_CHARS],
  ['has more than one line', ({ fullName }) => /[\n\r\u0085\u2028\u2029]/.test(fullName)],
  [
    'has a placeholder that nothing replaced',
    ({ fullName }) => /(?<![\w%])%(?:\.\d+)?[sdifjoOp#$](?!\w)/.test(fullName),
  ],
  ['has a stack trace', ({ fullName }) => /\bat .*:\d+:\d+/.test(fullName)],
  ['shows a value without a text', ({ fullName }) => /\[object \w+\]|\[Function/.test(fullName)],
  [
    'is only a number, or begins with one that says nothing',
    ({ title }) => /^\s*-?\d[\d.,]*(?:$|[:;)\]]|(?<=\.)\s)/.test(title),
  ],
  ['is empty', ({ title }) => title.trim() === ''],
];

/** What is wrong with the titles of one file, one line for each fault. */
export function titleFaults(tests: readonly Titled[]): readonly string[] {
  const seen = new Set<string>();
  return tests.flatMap((one) => {
    const faults = FAULTS.filter(([, holds]) => holds(one)).map(([fault]) => fault);
    if (seen.has(one.fullName)) faults.push('is there twice');
    seen.add(one.fullName);
    return faults.map((fault) => `${JSON.stringify(one.fullName.slice(0, 120))} ${fault}`);
  });
}
