import { describe, expect, test } from '@jest/globals';
import { oneLine } from '../../src/text/words.ts';
import { shown, titled } from '../kit/titles.ts';

/** What the runner does with a line: it reads these as commands. */
function isCommand(line: string): boolean {
  return /^\s*::/.test(line) || line.includes('##[');
}

describe('untrusted text is one line of the log, and no command', () => {
  const LINES: readonly (readonly [string, string])[] = [
    ['a plain text stays', 'a plain text stays'],
    ['::error::x', ': :error::x'],
    ['  ::error::x', ': :error::x'],
    ['\u2003\t::error::x', ': :error::x'],
    [':::error::x', ': ::error::x'],
    ['::::set-env name=A::b', ': :::set-env name=A::b'],
    ['a\n::error::x', 'a ::error::x'],
    ['a\r\n::add-mask::x\r', 'a ::add-mask::x'],
    ['\u2028::error::x', ': :error::x'],
    ['a\u2029b\u0085c\u000bd\u001ce', 'a b c d e'],
    ['\u0000\u001b[31m::x', '[31m::x'],
    ['##[error]x', '## [error]x'],
    ['a ##[group]x ##[endgroup]', 'a ## [group]x ## [endgroup]'],
    ['###[error]x', '### [error]x'],
    ['\ufeff::error::x', ': :error::x'],
    ['\u202e::error::x', '\\u{202e}::error::x'],
    ['::stop-commands::a', ': :stop-commands::a'],
    ['', ''],
    ['\n\n', ''],
    ['https://u:p@h.example/?token=abc', 'https://h.example/'],
  ];
  test.each(titled(LINES))('%s', (_, text, line) => {
    expect(oneLine(text)).toBe(line);
    expect(isCommand(oneLine(text))).toBe(false);
    expect(oneLine(oneLine(text))).toBe(line);
  });

  test.each(['#', ':', '[', '\n', ' ', '\u200b', '\u0001', '\u2028'].map((mark) => [shown(mark), mark]))(
    'whatever stands between and before: %s',
    (_, mark) => {
      for (const text of [`${mark}::error::x`, `:${mark}:error::x`, `##${mark}[error]x`, `#${mark}#[error]x`])
        for (const before of ['', mark, ' ', `${mark}${mark}`])
          expect(isCommand(oneLine(`${before}${text}`)) && !/^\S*\u200b/.test(before + text)).toBe(false);
    },
  );
});
