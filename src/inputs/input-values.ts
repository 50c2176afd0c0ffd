import { refuse, type Parsed } from '../text/parsed.ts';

/** Parsers of single inputs that are too small for a file of their own. Each takes text that is trimmed and not empty. */

const LABEL_MAX_CHARS = 256;

/** One of a few words, in any case. */
export function choiceParser<const T extends string>(
  choices: readonly T[],
  remedy: string,
): (text: string) => Parsed<T> {
  const names = choices.map((choice) => `'${choice}'`);
  const [others, last] = [names.slice(0, -1).join(', '), names.at(-1) ?? ''];
  const problem =
    choices.length === 2 ? `is neither ${others} nor ${last}` : `is none of ${others} and ${last}`;
  return (text) => {
    const value = choices.find((choice) => choice === text.toLowerCase());
    return value === undefined ? refuse(problem, remedy) : { value };
  };
}

const parseTrueOrFalse = choiceParser(['true', 'false'], "Write 'true' or 'false'.");

/** `true` or `false` in any case, nothing else. */
export function parseBoolean(text: string): Parsed<boolean> {
  const choice = parseTrueOrFalse(text);
  return 'value' in choice ? { value: choice.value === 'true' } : choice;
}

/** Digits only: no sign, no separators, no exponent. */
export function countParser(least: number, most: number): (text: string) => Parsed<number> {
  const range = `Write a whole number from ${least} to ${most}.`;
  return (text) => {
    if (!/^\d+$/.test(text)) {
      const digits = text.replaceAll(/[_,' ]/g, '');
      const meant = digits !== text && /^\d+$/.test(digits) ? `Did you mean '${digits}'?` : range;
      return refuse('is not a whole number in digits', meant);
    }
    const value = Number(text);
    return value < least || value > most ? refuse('is out of range', range) : { value };
  };
}

/** An API key as it goes into a header. No refusal repeats any of it. */
export function parseApiKey(text: string): Parsed<string> {
  if (/^bearer\s/i.test(text))
    return refuse("begins with 'Bearer'", 'Give the key alone; the action adds the rest.');
  if (/\s/.test(text)) {
    return refuse('holds white space', 'Paste the secret again as one line, without spaces or quotes.');
  }
  if (!/^[!-~]+$/.test(text)) {
    return refuse(
      'holds characters that no key has',
      'Paste the secret again; an invisible character may have come along.',
    );
  }
  return { value: text };
}

/** Whether a key has the shape that the service gives its admin keys: a word and an underscore first. */
export function hasKeyPrefix(key: string): boolean {
  return /^[a-z][a-z0-9]*_/i.test(key);
}

/** Whether a text that should be no key is one by its looks: a word, an underscore, and a long rest with a digit in it. */
export function looksLikeKey(text: string): boolean {
  return /^[a-z][a-z0-9]*_(?=\D*\d)[\w-]{16,}$/i.test(text);
}

/** The identifier of a job, safe as one segment of a path. */
export function parseJobId(
  text: string,
  remedy = "Give the 'job-id' output of the step that started the job.",
): Parsed<string> {
  if (!/^[A-Za-z0-9_.-]+$/.test(text))
    return refuse("holds more than letters, digits, '_', '-' and '.'", remedy);
  if (text === '.' || text.includes('..'))
    return refuse("holds '..' or is '.', which would change the URL", remedy);
  if (text.length > LABEL_MAX_CHARS) return refuse(`is longer than ${LABEL_MAX_CHARS} characters`, remedy);
  return { value: text };
}

/** A label of one line. */
export function parseVersion(text: string): Parsed<string> {
  const remedy = "Give a short label, such as '2026-11-21' or a commit.";
  if (/\p{Cc}/u.test(text)) return refuse('holds a line break or another control character', remedy);
  if (text.length > LABEL_MAX_CHARS) return refuse(`is longer than ${LABEL_MAX_CHARS} characters`, remedy);
  return { value: text };
}

/** Page paths, one per line; blank lines do not count. At least one. */
export function parsePaths(text: string): Parsed<readonly string[]> {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const paths = [...new Set(lines.filter((line) => line !== ''))];
  // Not `[slug]/`, as frameworks name folders.
  const odd = paths.find((path) => /\p{Cc}|^-\s|^\[(?:\s*"|$)|^[a-z][a-z0-9+.-]*:\/\//iu.test(path));
  if (odd !== undefined)
    return refuse(
      `holds '${odd.slice(0, 80)}', which is no page path`,
      "Give one per line, such as '/guide': no list, no address, no control character.",
    );
  return { value: paths };
}

/** The text of a PEM file with at least one certificate in it, each of which `isCertificate` accepts. */
export function parsePem(pem: string, isCertificate: (pemBlock: string) => boolean): Parsed<string> {
  const remedy = "Give a PEM file, which holds '-----BEGIN CERTIFICATE-----'.";
  const blocks = certificateBlocks(pem);
  if (blocks.length === 0) {
    const what = pem.includes('PRIVATE KEY-----')
      ? 'names a private key'
      : 'names a file without a certificate in it';
    return refuse(what, remedy);
  }
  const damaged = blocks.findIndex((block) => !isCertificate(block));
  if (damaged === -1) return { value: pem };
  return refuse(`names a file whose certificate number ${damaged + 1} cannot be read`, remedy);
}

/** PEM blocks; after the first, a beginning without an end is one too. */
function certificateBlocks(pem: string): readonly string[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^]*?(?:-----END CERTIFICATE-----|$)/g) ?? [];
  return blocks[0]?.endsWith('-----END CERTIFICATE-----') === true ? blocks : [];
}
