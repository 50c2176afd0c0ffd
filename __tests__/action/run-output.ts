import { readFileSync } from 'node:fs';
import type { CommandFiles } from '../../scripts/shipped-action.ts';
import { parseLine, parseOutputs, type Command } from './commands.ts';

/** What a run has printed and written. */
export interface RunOutput {
  /** All that was printed, line by line, as the runner gets it. */
  readonly printed: readonly string[];
  /** What a reader of the log sees: commands carried out, secrets masked, what is folded set in. */
  readonly log: string;
  readonly commands: readonly Command[];
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly debug: readonly string[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** Reads what a run has printed and written, as the runner reads it. */
export function readOutput(text: string, files: CommandFiles): RunOutput {
  const printed = text.split(/\r\n|\r|\n/);
  if (printed.at(-1) === '') printed.pop();
  const parsed = printed.map(parseLine);
  const commands = parsed.filter((line) => typeof line !== 'string');
  const said = (name: string): string[] => commands.filter((c) => c.name === name).map(({ data }) => data);
  const masks = said('add-mask');
  let indent = '';
  const log = parsed
    .flatMap((line) => {
      if (typeof line === 'string') return [indent + line];
      const { name, data } = line;
      if (name === 'error' || name === 'warning') return [`${indent}${name}: ${data}`];
      if (name === 'group') {
        indent = '    ';
        return [`▸ ${data}`];
      }
      if (name === 'endgroup') indent = '';
      return [];
    })
    .map((line) => masks.reduce((shown, mask) => shown.replaceAll(mask, '***'), line));
  return {
    printed,
    log: log.map((line) => `${line}\n`).join(''),
    commands,
    errors: said('error'),
    warnings: said('warning'),
    debug: said('debug'),
    outputs: parseOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
    summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
  };
}
