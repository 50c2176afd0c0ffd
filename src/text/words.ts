import { escaped, printable, redact } from './redact.ts';

/** A text whose line breaks, control characters and runs of white space are one space each. */
export function folded(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ');
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An untrusted name or path as it may be printed: redacted, escaped, shortened, in quotes. */
export function quote(name: string): string {
  const shown = redact(name).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, escaped);
  return `'${shown.length > 200 ? `${shown.slice(0, 200)}…` : shown}'`;
}

/**
 * Untrusted text as the log may have it: `printable`, on one line, and never a command of the runner, which reads `::`
 * at the beginning, after white space too, and `##[` anywhere.
 */
export function oneLine(text: string): string {
  const line = printable(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  return line.replace(/^::/, ': :').replaceAll('##[', '## [');
}
