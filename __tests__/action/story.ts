import { formatJournal } from '../kit/journal-lines.ts';
import type { Run } from './runner.ts';
import { differences } from './tree.ts';

/** A whole run as a text for people, without the parts that differ from run to run. */
export function storyOf(run: Run): string {
  const outputs = Object.entries(run.outputs)
    .map(([name, value]) => `${name}: ${value}\n`)
    .sort();
  const changes = differences(run.before, run.after).map(
    (path) => `${path}: ${run.after[path] === undefined ? 'gone' : kindOf(run.after[path])}\n`,
  );
  const parts = [
    `exit code ${String(run.exitCode)}\n`,
    ...part('log', run.log),
    ...part('outputs', outputs.join('')),
    ...part('requests', formatJournal(run.journal)),
    ...part('new or changed on the disk', changes.join('')),
    ...part('summary', run.summary),
  ];
  return `\n${normal(parts.join('\n'), run)}`;
}

function part(title: string, text: string): readonly string[] {
  return text === '' ? [] : [`--- ${title}\n${text}`];
}

function kindOf(what: string): string {
  return what.replace(/ [0-9a-f]{16}$/, '');
}

/** Replaces ports, folders, times, hashes and signatures by fixed names; the timeline depends on how long the run took. */
export function normal(text: string, { emulator, workspace, temp, sandbox }: Run): string {
  const places: readonly (readonly [string, string])[] = [
    ...(emulator === null
      ? []
      : [
          [new URL(emulator.apiUrl).host, '{api}'] as const,
          [new URL(emulator.storeUrl).host, '{store}'] as const,
        ]),
    [workspace, '{workspace}'],
    [temp, '{temp}'],
    [sandbox, '{sandbox}'],
  ];
  return places
    .reduce((shown, [value, name]) => shown.replaceAll(value, name), text)
    .replaceAll(/\{(?:workspace|temp|sandbox)\}[\\\w.-]+/g, (path) => path.replaceAll('\\', '/'))
    .replaceAll(/```mermaid\n[^`]*```\n\n/g, '')
    .replaceAll(/\?X-Amz-Algorithm=\S+/g, '?X-Amz-…')
    .replaceAll(/\b[0-9a-f]{64}\b/g, '{sha-256}')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z/g, '{date}')
    .replaceAll(/\b\d+(?:\.\d+)? (?:ms|s|min)\b(?: \d+ s\b)?/g, '{time}')
    .replaceAll(/[,:] \{time\} so far/g, '');
}
