/** What one line of the artifact client's output is about. It takes no logger, so that its lines are read instead. */
export type ClientWord =
  | { readonly word: 'sent'; readonly bytes: number }
  | { readonly word: 'repeats'; readonly problem: string; readonly waitMs: number }
  | { readonly word: 'retention-lowered'; readonly days: number }
  /** A command for the runner that has to reach it. */
  | { readonly word: 'mask' }
  /** Worth the debug log and no more: what went wrong is told by the error that the client throws. */
  | { readonly word: 'detail'; readonly text: string };

/** Reads one line as it would be printed. Source: the messages of @actions/artifact 6.2.1; one that changes becomes a detail. */
export function readClientLine(line: string): ClientWord {
  if (line.startsWith('::add-mask::')) return { word: 'mask' };
  const [, bytes] = /^Uploaded bytes (\d+)$/.exec(line) ?? [];
  if (bytes !== undefined) return { word: 'sent', bytes: Number(bytes) };
  const [, problem, waitMs] =
    /^Attempt \d+ of \d+ failed with error: (.+?)\.? Retrying request in (\d+) ms/.exec(line) ?? [];
  if (problem !== undefined) return { word: 'repeats', problem, waitMs: Number(waitMs) };
  const [, days] = /^::warning::Retention days cannot be .+ Using (\d+) instead/.exec(line) ?? [];
  if (days !== undefined) return { word: 'retention-lowered', days: Number(days) };
  const [, data] = /^::(?:debug|warning|error|notice)[^:]*::(.*)$/.exec(line) ?? [];
  return { word: 'detail', text: data === undefined ? line : unescape(data) };
}

/** The status of the answer that a line tells of; `null` for any other line. The client prints it for each answer. */
export function readStatus(line: string): number | null {
  const [, status] = /^::debug::\[Response\] - (\d{3})$/.exec(line) ?? [];
  return status === undefined ? null : Number(status);
}

/** Takes back what a command escapes. */
function unescape(data: string): string {
  return data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
