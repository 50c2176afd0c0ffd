import { appendFileSync } from 'node:fs';

/** Files that the runner reads when a step ends. */
type CommandFile = 'GITHUB_OUTPUT' | 'GITHUB_STATE' | 'GITHUB_STEP_SUMMARY';

/** A line of the log that the runner does not take for a command, whatever it contains. */
export function say(text: string): void {
  process.stdout.write(`${harmless(text)}\n`);
}

export function mask(secret: string): void {
  process.stdout.write(`::add-mask::${secret}\n`);
}

/** An annotation. */
export function annotate(level: 'error' | 'warning', text: string): void {
  process.stdout.write(`::${level} title=Emulator::${harmless(text).replaceAll('%', '%25')}\n`);
}

export function setOutput(env: NodeJS.ProcessEnv, name: string, value: string): void {
  append(env, 'GITHUB_OUTPUT', `${name}=${oneLine(value)}\n`);
}

/** Keeps a value for the post step, which gets it as `STATE_<name>`. */
export function saveState(env: NodeJS.ProcessEnv, name: string, value: string): void {
  append(env, 'GITHUB_STATE', `${name}=${oneLine(value)}\n`);
}

export function addSummary(env: NodeJS.ProcessEnv, markdown: string): void {
  append(env, 'GITHUB_STEP_SUMMARY', markdown);
}

function append(env: NodeJS.ProcessEnv, file: CommandFile, text: string): void {
  const path = env[file];
  if (path !== undefined && path !== '') appendFileSync(path, text);
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** `::` counts at the beginning of a line, white space before it or not, and `##[` counts anywhere. */
function harmless(text: string): string {
  return oneLine(text)
    .replace(/^(\s*)::/, '$1: :')
    .replaceAll('##[', '## [');
}
