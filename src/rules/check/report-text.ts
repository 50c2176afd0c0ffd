import type { CheckReport, Finding } from './finding.ts';

/** A report as a JSON text, in pieces: one with a million places is too long for a string. */
export function* reportText(report: CheckReport): Generator<string> {
  const { findings, loads, skipped, ...rest } = report;
  yield JSON.stringify(rest, null, 2).slice(0, -'\n}'.length);
  yield ',\n  "findings": ';
  yield* list(findings, '  ', findingText);
  yield ',\n  "loads": ';
  yield* list(loads, '  ', lineText);
  yield ',\n  "skipped": ';
  yield* list(skipped, '  ', lineText);
  yield '\n}\n';
}

/** A finding with a line for each of its places. */
function* findingText({ places, ...rest }: Finding): Generator<string> {
  yield `${JSON.stringify(rest).slice(0, -1)},"places":`;
  yield* list(places, '    ', lineText);
  yield '}';
}

function* list<T>(
  items: readonly T[],
  indent: string,
  textOf: (item: T) => Iterable<string>,
): Generator<string> {
  let before = '[';
  for (const item of items) {
    yield `${before}\n${indent}  `;
    yield* textOf(item);
    before = ',';
  }
  yield items.length === 0 ? '[]' : `\n${indent}]`;
}

function lineText(item: unknown): readonly string[] {
  return [JSON.stringify(item)];
}
